#pragma once
// The window of the program: the start page and the table, what is opened and kept, and what is chosen for
// the eye.

#include <QMainWindow>

#include "app/play/play_window.h"
#include "app/shell/battle_keeper.h"
#include "app/shell/battle_shelf.h"
#include "app/shell/editing.h"
#include "app/shell/opening.h"
#include "app/shell/theme.h"

#include <array>
#include <memory>
#include <optional>

class QActionGroup;
class QPushButton;
class QStackedWidget;

namespace zama::play {
class MessageLine;
class ReportView;
class RulebookDock;
} // namespace zama::play

namespace zama::shell {

class ScenarioMenus;
class StartPage;
class TestBar;

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
    /// Plays the scenario on the desk as it is now; leaveTest() comes back to it.
    void playTest();
    void leaveTest();
    /// Is the battle being played a test of the scenario on the desk?
    [[nodiscard]] bool isTesting() const { return m_isTesting; }
    /// The state shown; none before a battle is open.
    [[nodiscard]] const State *state() const;
    /// Keeps the battle under way; none before one is open.
    [[nodiscard]] const BattleKeeper *keeper() const { return m_keeper.get(); }
    void setTheme(ThemeChoice choice);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    /// One choice of several in a menu.
    struct Choice {
        QMenu *menu = nullptr;
        QActionGroup *group = nullptr;
    };

    void makeActions();
    void makeBattleMenu();
    void makePlayMenu();
    void makeViewMenu();
    void fillViewMenu();
    void showEditor();
    void dropEditor();
    void keepTest();
    [[nodiscard]] bool isEditorInSight() const;
    void editBattle();
    void designBattle();
    void editPosition();
    QAction *addAction(QMenu *menu, const QKeySequence &keys);
    [[nodiscard]] Choice makeChoice(QMenu &parent, int count, const std::function<void(int)> &choose);
    void retranslate();
    void showTitle();
    void showChoices();
    void play(Journal journal, std::unique_ptr<BattleKeeper> keeper, const LiveWords &notice, bool isGuided);
    QString resume(const QString &path);
    QString objectTo(const OpeningProblem &problem);
    void keep();
    void beginBranch();
    void changePlay(const PlayChoice &play);
    void chooseFile();
    void saveAs();
    void showRulebook();
    void openRule(const QString &clause);
    void showReport();
    void playAgain();
    [[nodiscard]] QWidget *makeReportPage();
    void showAbout();
    void restore();

    QPalette m_desktopPalette;
    ThemeChoice m_theme = ThemeChoice::System;
    BattlePlaces m_places;
    BattleShelf m_shelf;
    std::unique_ptr<BattleKeeper> m_keeper;

    StartPage *m_start;
    play::PlayWindow *m_play;
    play::ReportView *m_report;
    QPushButton *m_back; ///< from the report to the table
    play::MessageLine *m_message;
    TestBar *m_testBar;
    QStackedWidget *m_pages;
    Editing *m_editing;
    bool m_isTesting = false;
    bool m_isTestKept = false;
    play::RulebookDock *m_book = nullptr; ///< of the start page; made when it is first asked for
    QMenu *m_battleMenu;
    ScenarioMenus *m_scenarioMenus;
    QMenu *m_playMenu;
    QMenu *m_viewMenu;
    QMenu *m_helpMenu;
    std::array<Choice, 2> m_players; ///< by side
    Choice m_dice;
    Choice m_undo;
    Choice m_pace;
    Choice m_lengths;
    Choice m_themes;
    Choice m_sizes;
    QAction *m_home = nullptr;
    QAction *m_open = nullptr;
    QAction *m_saveAs = nullptr;
    QAction *m_quit = nullptr;
    QAction *m_rulebook = nullptr;
    QAction *m_about = nullptr;
};

} // namespace zama::shell
