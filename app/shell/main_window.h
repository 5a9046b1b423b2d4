#pragma once
// The window of the program: the start page and the table, what is opened and kept, and what is chosen for
// the eye.

#include <QMainWindow>

#include "app/play/play_window.h"
#include "app/shell/battle_shelf.h"
#include "app/shell/editing.h"
#include "app/shell/playing.h"
#include "app/shell/theme.h"

#include <optional>

class QStackedWidget;

namespace zama::play {
class MessageLine;
class RulebookDock;
} // namespace zama::play

namespace zama::shell {

class BattleMenu;
class HelpMenu;
class LanguageChoice;
class LanguageMenu;
class PlayMenu;
class ReportPage;
class ScenarioMenus;
class StartPage;
class TestBar;
class ViewMenu;

class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    /// `theme` overrides the choice in the settings for this time; battles are kept in `places`.
    explicit MainWindow(std::optional<ThemeChoice> theme = {}, BattlePlaces places = BattlePlaces::standard(),
                        const editor::EditorPlaces &scenarios = editor::EditorPlaces::standard());
    ~MainWindow() override;

    /// Begins the battle of a scenario file, or goes on with that of a journal; "" is the Battle of Zama.
    /// Where it cannot be opened, the message line says so and what was shown before stays. Returns what went
    /// wrong; empty: nothing.
    QString open(const QString &path);
    /// Begins a new battle as it is wished for; as open().
    QString begin(const BattleWish &wish);
    /// Back to the start page; a battle under way is kept, unsaved scenarios are asked about.
    void showStart();
    /// Opens a scenario in the editor; as open().
    QString edit(const QString &path);

    [[nodiscard]] play::PlayWindow &playWindow() const { return *m_play; }
    [[nodiscard]] play::MessageLine &messageLine() const { return *m_message; }
    [[nodiscard]] StartPage &startPage() const { return *m_start; }
    [[nodiscard]] Editing &editing() const { return *m_editing; }
    [[nodiscard]] Playing &playing() const { return *m_playing; }
    [[nodiscard]] LanguageChoice &languages() const { return *m_languages; }
    /// Plays the scenario on the desk as it is now; leaveTest() comes back to it.
    void playTest();
    void leaveTest();
    /// Asks what is to be printed for the battle in sight: on the desk, on the table or chosen on the start
    /// page.
    void print();
    /// Is the battle being played a test of the scenario on the desk?
    [[nodiscard]] bool isTesting() const { return m_playing->isTest(); }
    /// The state shown; none before a battle is open.
    [[nodiscard]] const State *state() const;
    /// Keeps the battle under way; none before one is open.
    [[nodiscard]] const BattleKeeper *keeper() const { return m_playing->keeper(); }
    void setTheme(ThemeChoice choice);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void connectPages();
    void connectEditing();
    void connectPlaying();
    void connectMenus();
    void followWhoActs();
    void retranslate();
    void showTitle();
    void showChoices();
    void fillViewMenu();
    void showTable();
    void showReport();
    void showEditor();
    void dropEditor();
    [[nodiscard]] bool isEditorInSight() const;
    void say(const LiveWords &words, bool isProblem);
    [[nodiscard]] bool mayPlay();
    QString resume(const QString &path);
    QString objectTo(const OpeningProblem &problem);
    void playAgain();
    void designBattle();
    void editBattle();
    [[nodiscard]] std::shared_ptr<const Scenario> scenarioInSight();
    void openRule(const QString &clause);
    void restore();

    QPalette m_desktopPalette;
    ThemeChoice m_theme = ThemeChoice::System;
    BattlePlaces m_places;
    BattleShelf m_shelf;

    StartPage *m_start;
    play::PlayWindow *m_play;
    ReportPage *m_report;
    play::MessageLine *m_message;
    TestBar *m_testBar;
    QStackedWidget *m_pages;
    Playing *m_playing;
    Editing *m_editing;
    play::RulebookDock *m_book = nullptr; ///< of the start page; made when it is first asked for
    BattleMenu *m_battleMenu;
    ScenarioMenus *m_scenarioMenus;
    PlayMenu *m_playMenu;
    ViewMenu *m_viewMenu;
    LanguageChoice *m_languages;
    LanguageMenu *m_languageMenu;
    HelpMenu *m_helpMenu;
};

} // namespace zama::shell
