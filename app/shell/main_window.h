#pragma once
// The window: the table, the panel of the armies, the steps of the turn.

#include <QMainWindow>

#include "app/shell/opening.h"
#include "app/shell/theme.h"
#include "core/game/state.h"
#include "table/model/table_model.h"
#include "table/scene/table_scene.h"

#include <optional>

class QActionGroup;

namespace zama::table {
class TableView;
}

namespace zama::shell {

class BattlePanel;
class MessageLine;
class StepBar;

class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    /// `theme` overrides the choice in the settings for this time.
    explicit MainWindow(std::optional<ThemeChoice> theme = {});

    /// Shows the battle of a file, "" the Battle of Zama. Where it cannot be opened, the message line says so
    /// and what was shown before stays; at the very beginning that is the Battle of Zama. Returns what went
    /// wrong; empty: nothing.
    QString open(const QString &path);

    [[nodiscard]] const std::optional<State> &state() const { return m_state; }
    [[nodiscard]] const table::TableModel &model() const { return m_model; }
    [[nodiscard]] table::TableView &view() const { return *m_view; }
    [[nodiscard]] const BattlePanel &panel() const { return *m_panel; }
    [[nodiscard]] const MessageLine &messageLine() const { return *m_message; }
    void setTheme(ThemeChoice choice);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void makeActions();
    QAction *addAction(QMenu *menu, const QKeySequence &keys);
    void addThemeAction(ThemeChoice choice);
    void layOut();
    void retranslate();
    void showBattle(const OpenedBattle &battle);
    void refresh();
    void chooseFile();
    void showAbout();
    void restore();

    table::TableModel m_model;
    table::TableScene m_scene;
    std::optional<State> m_state;
    QPalette m_desktopPalette;
    ThemeChoice m_theme = ThemeChoice::System;

    table::TableView *m_view;
    BattlePanel *m_panel;
    StepBar *m_steps;
    MessageLine *m_message;
    QMenu *m_battleMenu;
    QMenu *m_viewMenu;
    QMenu *m_themeMenu;
    QMenu *m_helpMenu;
    QActionGroup *m_themes;
    QAction *m_open = nullptr;
    QAction *m_openZama = nullptr;
    QAction *m_quit = nullptr;
    QAction *m_zoomIn = nullptr;
    QAction *m_zoomOut = nullptr;
    QAction *m_fit = nullptr;
    QAction *m_grid = nullptr;
    QAction *m_about = nullptr;
};

} // namespace zama::shell
