#pragma once
// What a hand on the table does: a tool takes gestures and keys, shows an overlay, and asks for orders. It
// never changes anything itself.

#include <QCursor>
#include <QObject>

#include "table/scene/table_scene.h"

class QKeyEvent;

namespace zama::table {

/// A touch of the table.
struct TableTouch {
    QPointF scene;         ///< where, in scene coordinates
    Point table;           ///< the same in mils of the table
    EntryId entry;         ///< who is there, if anybody
    bool hasEntry = false; ///< somebody is there
    bool isDouble = false; ///< the second click of two
    int handle = -1;       ///< the handle of the overlay that was taken hold of; -1: none
    Qt::KeyboardModifiers modifiers;
};

class TableTool : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// True: the gesture is the tool's until release() or cancel(). False: nobody's; the table is pushed.
    virtual bool press(const TableTouch &touch) = 0;
    virtual void drag(const TableTouch &touch) = 0;
    virtual void release(const TableTouch &touch) = 0;
    /// The pointer passes over without a button.
    virtual void hover(const TableTouch &touch) = 0;
    virtual void leave() = 0;
    /// The gesture ends without an order: Escape, a lost focus, an undo in mid-drag.
    virtual void cancel() = 0;
    /// True: the key was the tool's.
    virtual bool key(const QKeyEvent &event) = 0;
    [[nodiscard]] virtual QCursor cursorAt(const TableTouch &touch) const = 0;

    /// What there is to say of somebody in the words of this tool, for those who cannot see the overlay: that
    /// he can still act, that he can be shot at. Empty: nothing.
    [[nodiscard]] virtual QString remarkOn(const EntryId &) const { return {}; }
    /// The order that is being made, in words: what is left, why not, whom it meets. Empty: none.
    [[nodiscard]] virtual QString orderInWords() const { return {}; }

    [[nodiscard]] const Overlay &overlay() const { return m_overlay; }

signals:
    void overlayChanged();

protected:
    void setOverlay(Overlay overlay)
    {
        if (overlay != m_overlay) {
            m_overlay = std::move(overlay);
            emit overlayChanged();
        }
    }

private:
    Overlay m_overlay;
};

} // namespace zama::table
