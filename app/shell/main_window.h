#pragma once
// The window of the program: what is opened, kept, chosen for the eye; the battle itself is a PlayWindow in
// it.

#include <QMainWindow>

#include "app/play/play_window.h"
#include "app/shell/opening.h"
#include "app/shell/theme.h"

#include <optional>

class QActionGroup;

namespace zama::shell {

class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    /// `theme` overrides the choice in the settings for this time.
    explicit MainWindow(std::optional<ThemeChoice> theme = {});
    ~MainWindow() override;

    /// Begins the battle of a scenario file, or goes on with that of a journal; "" is the Battle of Zama.
    /// Where it cannot be opened, the message line says so and what was shown before stays; at the very
    /// beginning that is the Battle of Zama. Returns what went wrong; empty: nothing.
    QString open(const QString &path);

    [[nodiscard]] play::PlayWindow &playWindow() const { return *m_play; }
    /// The state shown; none before a battle is open.
    [[nodiscard]] const State *state() const;
    void setTheme(ThemeChoice choice);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void makeActions();
    QAction *addAction(QMenu *menu, const QKeySequence &keys);
    void addThemeAction(ThemeChoice choice);
    void retranslate();
    void showTitle();
    void begin(const OpenedBattle &battle);
    void chooseFile();
    void showAbout();
    void restore();

    QPalette m_desktopPalette;
    ThemeChoice m_theme = ThemeChoice::System;

    play::PlayWindow *m_play;
    QMenu *m_battleMenu;
    QMenu *m_viewMenu;
    QMenu *m_themeMenu;
    QMenu *m_helpMenu;
    QActionGroup *m_themes;
    QAction *m_open = nullptr;
    QAction *m_openZama = nullptr;
    QAction *m_quit = nullptr;
    QAction *m_about = nullptr;
};

} // namespace zama::shell
