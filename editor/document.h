#pragma once
// The scenario being edited, with everything that can be taken back. The only gate: docks and tools change
// nothing but through change().

#include <QObject>
#include <QUndoStack>

#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"
#include "editor/selection.h"

#include <functional>
#include <memory>

class QTimer;

namespace zama::table {
class MessageFormatter;
}

namespace zama::editor {

/// Holds the changes of one gesture together: typing in one field, turning one wheel, one drag. Changes of
/// the same gesture that follow each other are one step of undo. 0: every change is a step of its own.
struct Gesture {
    std::uint32_t id = 0;
    bool operator==(const Gesture &) const = default;
};

/// A scenario at a moment. Its art is shared with its neighbours, since it is large and seldom changes.
struct Snapshot {
    std::shared_ptr<const Scenario> scenario; ///< without art
    std::shared_ptr<const std::vector<ArtSpec>> art;
};

class ScenarioDocument : public QObject
{
    Q_OBJECT
public:
    /// Opens with nothing to take back. Any value may be edited, however broken: issues() says what is wrong.
    explicit ScenarioDocument(Scenario scenario, QObject *parent = nullptr);
    ~ScenarioDocument() override;

    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    [[nodiscard]] Selection &selection() { return m_selection; }
    [[nodiscard]] const Selection &selection() const { return m_selection; }

    /// Everything validate() says of the scenario as it is now; computed when first asked for.
    [[nodiscard]] const Issues &issues() const;

    using Edit = std::function<void(Scenario &)>;
    /// Changes the scenario as one step that `what` names (a row "edit...." of core/text, numbers only).
    /// Returns false where nothing became different: then there is no step either. May be called in the
    /// middle of a gesture: changes with the same gesture become one step, which vanishes if in the end
    /// nothing is different. Not to be called from a slot of changed().
    bool change(const Message &what, const Edit &edit, Gesture gesture = {});
    /// The same with the whole next value, as fixes, proposals and the library hand it over.
    bool change(const Message &what, const Scenario &next, Gesture gesture = {});
    /// A gesture of its own, different from all before.
    [[nodiscard]] Gesture newGesture() { return {++m_lastGesture}; }

    [[nodiscard]] bool canUndo() const { return m_stack.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_stack.canRedo(); }
    /// "Undo: move 3 pieces" in the language of the moment, without the word Undo; empty: nothing to take
    /// back.
    [[nodiscard]] QString undoText(const table::MessageFormatter &formatter) const;
    [[nodiscard]] QString redoText(const table::MessageFormatter &formatter) const;

    /// Is the scenario different from what was saved, or opened, last?
    [[nodiscard]] bool isModified() const { return !m_stack.isClean(); }
    /// The scenario as it is now is on the disk.
    void setSaved();
    /// What is on the disk is no longer what was saved or opened, so that nothing here equals it.
    void setUnsaved();

public slots:
    /// Tools drop what they hold first: see interrupted().
    void undo();
    void redo();

signals:
    /// The scenario is another than `before`. Docks compare the part they show.
    void changed(const zama::Scenario &before);
    /// issues() may be different. Sent when the hand has come to rest, not at every step of a drag.
    void issuesChanged();
    void modifiedChanged(bool isModified);
    /// There is another step to take back, or to do again. Comes after changed(), when canUndo() is right.
    void stepsChanged();
    /// Undo or redo is about to act: what was being dragged or typed is to be dropped.
    void interrupted();

private:
    class Step;
    [[nodiscard]] Snapshot snapshotOf(const Scenario &scenario) const;
    void restore(const Snapshot &snapshot);
    void tell(const Scenario &before);

    Scenario m_scenario;
    Snapshot m_now;
    QUndoStack m_stack;
    Selection m_selection;
    std::uint32_t m_lastGesture = 0;
    mutable Issues m_issues;
    mutable bool m_isJudged = false;
    QTimer *m_rest; ///< runs while the issues are to be told
};

} // namespace zama::editor
