#include "editor/document.h"

#include "core/scenario/validate.h"
#include "table/model/message_formatter.h"

#include <QTimer>
#include <QUndoCommand>

#include <utility>

namespace zama::editor {
namespace {

constexpr int kRest = 120; // milliseconds after the last change

Scenario sceneOf(const Snapshot &snapshot)
{
    Scenario scenario = *snapshot.scenario;
    scenario.art = *snapshot.art;
    return scenario;
}

bool isSame(const Snapshot &a, const Snapshot &b)
{
    return *a.scenario == *b.scenario && (a.art == b.art || *a.art == *b.art);
}

} // namespace

// A step knows the whole scenario before and after it, so that it cannot be taken back wrongly.
class ScenarioDocument::Step : public QUndoCommand
{
public:
    Step(ScenarioDocument &document, const Message &what, Snapshot before, Snapshot after, Gesture gesture)
        : m_document(document),
          m_what(what),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_gesture(gesture)
    {
    }

    [[nodiscard]] int id() const override { return m_gesture == Gesture{} ? -1 : 1; }
    void undo() override { m_document.restore(m_before); }
    void redo() override { m_document.restore(m_after); }
    bool mergeWith(const QUndoCommand *later) override
    {
        const auto *step = static_cast<const Step *>(later); // the same id() says that it is one
        if (step->m_gesture != m_gesture) {
            return false;
        }
        m_after = step->m_after;
        m_what = step->m_what;
        setObsolete(isSame(m_before, m_after));
        return true;
    }
    [[nodiscard]] const Message &what() const { return m_what; }

private:
    ScenarioDocument &m_document;
    Message m_what;
    Snapshot m_before;
    Snapshot m_after;
    Gesture m_gesture;
};

ScenarioDocument::ScenarioDocument(Scenario scenario, QObject *parent)
    : QObject(parent),
      m_scenario(std::move(scenario)),
      m_now(snapshotOf(m_scenario)),
      m_rest(new QTimer(this))
{
    m_rest->setSingleShot(true);
    m_rest->setInterval(kRest);
    connect(m_rest, &QTimer::timeout, this, &ScenarioDocument::issuesChanged);
    connect(&m_stack, &QUndoStack::indexChanged, this, &ScenarioDocument::stepsChanged);
    connect(&m_stack, &QUndoStack::cleanChanged, this,
            [this](bool isClean) { emit modifiedChanged(!isClean); });
}

ScenarioDocument::~ScenarioDocument()
{
    m_stack.disconnect(this);
}

Snapshot ScenarioDocument::snapshotOf(const Scenario &scenario) const
{
    Snapshot snapshot;
    if (m_now.art != nullptr && *m_now.art == scenario.art) {
        snapshot.art = m_now.art;
    } else {
        snapshot.art = std::make_shared<const std::vector<ArtSpec>>(scenario.art);
    }
    Scenario rest = scenario;
    rest.art.clear();
    snapshot.scenario = std::make_shared<const Scenario>(std::move(rest));
    return snapshot;
}

const Issues &ScenarioDocument::issues() const
{
    if (!m_isJudged) {
        m_issues = validate(m_scenario);
        m_isJudged = true;
    }
    return m_issues;
}

bool ScenarioDocument::change(const Message &what, const Edit &edit, Gesture gesture)
{
    Scenario next = m_scenario;
    edit(next);
    return change(what, next, gesture);
}

bool ScenarioDocument::change(const Message &what, const Scenario &next, Gesture gesture)
{
    Snapshot after = snapshotOf(next);
    if (isSame(after, m_now)) {
        return false;
    }
    m_stack.push(new Step(*this, what, m_now, std::move(after), gesture));
    return true;
}

// QUndoStack::push() carries a step out by redoing it, so this is the one way by which the scenario changes.
void ScenarioDocument::restore(const Snapshot &snapshot)
{
    if (isSame(snapshot, m_now)) {
        return;
    }
    m_now = snapshot;
    const Scenario before = std::exchange(m_scenario, sceneOf(snapshot));
    m_isJudged = false;
    tell(before);
}

void ScenarioDocument::tell(const Scenario &before)
{
    m_selection.prune(m_scenario);
    emit changed(before);
    m_rest->start();
}

QString ScenarioDocument::undoText(const table::MessageFormatter &formatter) const
{
    return canUndo() ? formatter.sentence(
                           static_cast<const Step *>(m_stack.command(m_stack.index() - 1))->what(), Setup{})
                     : QString();
}

QString ScenarioDocument::redoText(const table::MessageFormatter &formatter) const
{
    return canRedo() ? formatter.sentence(static_cast<const Step *>(m_stack.command(m_stack.index()))->what(),
                                          Setup{})
                     : QString();
}

void ScenarioDocument::setSaved()
{
    m_stack.setClean();
}

void ScenarioDocument::setUnsaved()
{
    m_stack.resetClean();
}

void ScenarioDocument::undo()
{
    emit interrupted();
    m_stack.undo();
}

void ScenarioDocument::redo()
{
    emit interrupted();
    m_stack.redo();
}

} // namespace zama::editor
