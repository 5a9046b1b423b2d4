#pragma once
// The table in play, with everything around it: steps above, the next thing below, docks beside.

#include <QMainWindow>

#include "app/play/next_thing.h"
#include "app/play/opponents.h"
#include "app/play/order_desk.h"
#include "table/model/table_model.h"
#include "table/scene/table_scene.h"

#include <memory>

class QAction;
class QVBoxLayout;

namespace zama::table {
class MeasureTool;
class TableView;
} // namespace zama::table

namespace zama::play {

class ActionBar;
class FloatOver;
class FocusRound;
class GuidePanel;
class ObjectionLine;
class PlayPanels;
class PlayTool;
class StepBar;
class Timeline;
class VerdictBanner;

/// How a battle is to be played.
struct PlayTerms {
    Players players{Player::Person, Player::Person};
    bool typesDice = false; ///< dice are rolled on the desk and typed in
    bool isGuided = false;  ///< the guided first battle (Guide::battle())
    UndoPolicy undo = UndoPolicy::UntilDice;
};

class PlayWindow final : public QMainWindow
{
    Q_OBJECT
public:
    explicit PlayWindow(QWidget *parent = nullptr);
    ~PlayWindow() override;

    /// Begins, or goes on with, the battle of a journal.
    void play(Journal journal, const PlayTerms &terms);
    [[nodiscard]] bool isPlaying() const { return m_game != nullptr; }
    /// Ends to show the battle; whoever kept the journal has it.
    void leave();

    /// Those of the battle being played; isPlaying() comes first.
    [[nodiscard]] table::GameSession &session() const;
    [[nodiscard]] table::Presenter &presenter() const;
    [[nodiscard]] OrderDesk &desk() const;
    [[nodiscard]] Opponents &opponents() const;
    /// The tool of the present step.
    [[nodiscard]] PlayTool *tool() const;

    [[nodiscard]] table::TableView &view() const { return *m_view; }
    [[nodiscard]] table::TableScene &scene() { return m_scene; }
    [[nodiscard]] const table::TableModel &model() const { return m_model; }
    [[nodiscard]] PlayPanels &panels() const { return *m_panels; }
    [[nodiscard]] ActionBar &actionBar() const { return *m_bar; }
    [[nodiscard]] ObjectionLine &objection() const { return *m_objection; }
    [[nodiscard]] VerdictBanner &verdict() const { return *m_verdict; }

    [[nodiscard]] const PlayTerms &terms() const { return m_terms; }
    void setPlayers(const Players &players);
    void setTypesDice(bool types);
    void setUndoPolicy(UndoPolicy policy);
    void setPace(table::Pace pace);
    /// In what lengths are shown, everywhere.
    void setLengthUnit(table::LengthUnit unit);

    /// Actions for menus, in their order; null is a separator.
    [[nodiscard]] QList<QAction *> battleActions() const;
    [[nodiscard]] QList<QAction *> viewActions() const;

    /// Does what the space bar does.
    void doNext();
    /// Ends the step for every person who may.
    void done();
    /// Gives the faces that are due.
    void enterFaces(const Faces &faces);

signals:
    /// The journal is another: to be kept.
    void journalChanged();
    /// A battle of its own has begun from an earlier moment.
    void branched();
    void reportRequested();
    /// The same battle is to be played from its beginning, with new dice.
    void againRequested();
    /// Away from the table, to the start page.
    void startRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Said;
    struct Game;

    void makeActions();
    QAction *addAction(const QKeySequence &keys);
    void layOut();
    void end();
    void beginGuide();
    void endGuide();
    void moveForGuide();
    void pointOut();
    void lookAt(const std::vector<UnitId> &units);
    void retranslate();
    void connectGame();
    void showAll();
    void showTable();
    void showNext();
    void showPicks();
    void chooseTool();
    void explain(const Decision &decision, bool isHint);
    void say(const Said &said);
    void sayAgain();
    void dropAdvice();
    void sayVerdict();
    void showVerdict();
    void lookBack();
    void placeObjection();
    void showOpenWork();
    void showHint(const Command &command);
    void roll();

    table::TableModel m_model;
    table::TableScene m_scene;
    PlayTerms m_terms;
    table::Pace m_pace = table::Pace::Calm;
    table::LengthUnit m_unit = table::LengthUnit::Inches;
    std::unique_ptr<Game> m_game;

    table::TableView *m_view;
    table::MeasureTool *m_measure;
    PlayPanels *m_panels;
    StepBar *m_steps;
    ObjectionLine *m_objection;
    FloatOver *m_objectionPlace = nullptr;
    VerdictBanner *m_verdict;
    ActionBar *m_bar;
    Timeline *m_timeline;
    FocusRound *m_round = nullptr;
    QVBoxLayout *m_column = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_done = nullptr;
    QAction *m_advance = nullptr;
    QAction *m_hint = nullptr;
    QAction *m_finish = nullptr;
    QAction *m_pause = nullptr;
    QAction *m_concede = nullptr;
    QAction *m_measuring = nullptr;
    QAction *m_report = nullptr;
    QAction *m_whoWon = nullptr;
    QAction *m_zoomIn = nullptr;
    QAction *m_zoomOut = nullptr;
    QAction *m_fit = nullptr;
    QAction *m_grid = nullptr;
    QAction *m_timelineShown = nullptr;
    QAction *m_resetLayout = nullptr;
    QAction *m_nextArea = nullptr;
    QAction *m_previousArea = nullptr;
};

} // namespace zama::play
