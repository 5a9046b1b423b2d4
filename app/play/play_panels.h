#pragma once
// The docks around the table: dice, fights, odds, armies, the rulebook, how fair the dice were. They show
// what the presenter tells and ask for orders; they know nothing of the table itself.

#include <QObject>

#include "app/play/order_desk.h"

#include <QList>

#include <functional>
#include <memory>

class QAction;
class QDockWidget;
class QMainWindow;

namespace zama::table {
class EventLogModel;
class FigurePixmaps;
class TableView;
} // namespace zama::table

namespace zama::play {

class BattlePanel;
class DiceTray;
class FairnessPage;
class FightPanel;
class LogView;
class OddsPanel;
class Overview;
class RosterView;
class RulebookDock;

class PlayPanels final : public QObject
{
    Q_OBJECT
public:
    /// Makes the docks of `window`, which owns them. The view must outlive the docks.
    PlayPanels(QMainWindow &window, table::TableView &view);
    ~PlayPanels() override;

    /// Shows the battle of that desk from now on, until the next call or forget().
    void watch(OrderDesk &desk, table::Presenter &presenter);
    /// The battle shown is about to end.
    void forget();
    /// Shows the presenter's state in every dock.
    void show();
    void setTypesDice(bool types);
    /// Names of docks, in the present language, and what show() leaves until it is seen.
    void retranslate();
    /// Every dock where it was at the very first.
    void resetLayout();
    /// Only the dice and the log beside the table, for a beginner.
    void showLittle();
    /// What showLittle() took away.
    void showAsBefore();
    /// Opens the rulebook at a clause.
    void openRule(const QString &clause);
    /// Brings the dice to the keyboard, and confirms what was typed.
    void enterDice();
    /// Show or hide the docks, in their order. One that lies behind another comes to the front.
    [[nodiscard]] const QList<QAction *> &toggles() const { return m_toggles; }
    /// Gives the docks the width in which all their tabs can be read: the size of text has changed.
    void fitWidth();

    [[nodiscard]] BattlePanel &armies() const { return *m_armies; }
    [[nodiscard]] DiceTray &dice() const { return *m_dice; }
    [[nodiscard]] FightPanel &fights() const { return *m_fights; }
    [[nodiscard]] OddsPanel &odds() const { return *m_odds; }
    [[nodiscard]] RosterView &roster() const { return *m_roster; }
    /// The log of the battle; null while there is none.
    [[nodiscard]] LogView *log() const { return m_log; }
    [[nodiscard]] RulebookDock &rulebook() const { return *m_rulebook; }

signals:
    void rollRequested();
    void facesEntered(const zama::Faces &faces);
    void orderRequested(const zama::Command &command);
    /// Units that a panel speaks of are to be looked at.
    void unitsPicked(const std::vector<zama::UnitId> &units);
    /// A unit or a general was picked from the list of both armies.
    void unitChosen(zama::UnitId unit);
    void generalChosen(zama::GeneralId general);

private:
    QDockWidget *addDock(const QString &name, QWidget *widget, Qt::DockWidgetArea area);
    void makeDocks();
    void watchLog(OrderDesk &desk, table::Presenter &presenter);
    void connectPanels();
    void showArmies();
    void showRoster();
    void showFights();
    void jump();
    void blankFights();
    void sayFightsAgain();
    void showDue();
    void showThought();
    void showFairness();
    void raiseFor(int step);
    void tumble(const Event &event, int milliseconds);
    void tell(const Event &event);
    void showRoll(const Event &event);
    [[nodiscard]] std::function<QString()> outcomeOf(const Event &event) const;

    QAction *makeToggle(QDockWidget &dock);
    [[nodiscard]] QList<QDockWidget *> docks() const;
    [[nodiscard]] QList<QDockWidget *> tabs() const;

    QMainWindow &m_window;
    table::FigurePixmaps &m_pixmaps;
    OrderDesk *m_desk = nullptr;
    table::Presenter *m_presenter = nullptr;
    BattlePanel *m_armies;
    DiceTray *m_dice;
    FightPanel *m_fights;
    OddsPanel *m_odds;
    RosterView *m_roster;
    Overview *m_overview;
    std::unique_ptr<table::EventLogModel> m_events;
    LogView *m_log = nullptr; ///< of m_events
    FairnessPage *m_fairness;
    RulebookDock *m_rulebook;
    QDockWidget *m_armiesDock = nullptr;
    QDockWidget *m_diceDock = nullptr;
    QDockWidget *m_fightsDock = nullptr;
    QDockWidget *m_oddsDock = nullptr;
    QDockWidget *m_rosterDock = nullptr;
    QDockWidget *m_logDock = nullptr;
    QDockWidget *m_fairnessDock = nullptr;
    QDockWidget *m_overviewDock = nullptr;
    QList<QAction *> m_toggles;
    bool m_fightsAreStale = false; ///< of another moment, and nobody looks at them
    QByteArray m_firstLayout;
    QByteArray m_layoutBefore; ///< before showLittle(); empty: not called
};

} // namespace zama::play
