#pragma once
// A window onto the table: zoom to the pointer, push, fit; rulers at its edges. Never mirrored: the table is
// the same in every language.

#include "table/model/message_formatter.h"
#include "table/scene/table_scene.h"

#include <QGraphicsView>

#include <optional>

class QGestureEvent;
class QNativeGestureEvent;

namespace zama::table {

class Ruler;
class TableTool;
struct TableTouch;

class TableView : public QGraphicsView
{
    Q_OBJECT
public:
    explicit TableView(TableScene &scene, QWidget *parent = nullptr);

    [[nodiscard]] TableScene &table() const { return m_scene; }
    [[nodiscard]] double pixelsPerInch() const;
    /// Shows `part` (scene coordinates) as large as possible and stays there.
    void showPart(const QRectF &part);
    /// The scene point under a place of the viewport, not rounded to pixels.
    [[nodiscard]] QPointF sceneAt(QPointF viewport) const;

    /// Who takes gestures and keys; null: nobody, the table is only looked at. The tool must outlive its
    /// stay.
    void setTool(TableTool *tool);
    [[nodiscard]] TableTool *tool() const { return m_tool; }
    /// Is the tool in the middle of a gesture?
    [[nodiscard]] bool isToolBusy() const { return m_toolHolds; }
    /// What a click on somebody does, for those who have no pointer.
    void activate(const EntryId &id);
    /// Ends a gesture without an order.
    void cancelGesture();
    /// Shows `part` without zooming if it is out of sight.
    void bringIntoView(const QRectF &part);

    /// The part of the scene that is in the viewport.
    [[nodiscard]] QRectF seenRect() const;
    /// Brings a scene point to the middle without zooming.
    void lookAt(QPointF scene);

    /// What the rulers at the edges count.
    [[nodiscard]] LengthUnit lengthUnit() const { return m_unit; }
    void setLengthUnit(LengthUnit unit);

    /// Names of widgets and hints again in the present language.
    void retranslate();

public slots:
    void zoomIn();
    void zoomOut();
    /// The whole table; it keeps fitting when the window changes its size, until somebody zooms or pushes.
    void fit();
    /// Enlarges by `factor`; what is under `viewport` stays there to less than a pixel, however often.
    void zoomAt(QPointF viewport, double factor);
    void push(QPoint pixels);

signals:
    /// What the viewport shows has changed.
    void moved();

protected:
    bool viewportEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    /// A scene point that is being kept under a place of the viewport.
    struct Anchor {
        QPointF viewport;
        QPointF scene;
    };

    [[nodiscard]] TableTouch touchAt(QPointF viewport, Qt::KeyboardModifiers modifiers) const;
    [[nodiscard]] QString wordsAt(QPointF scene) const;
    void showTip(QPoint pointer);
    [[nodiscard]] int handleAt(QPointF viewport, bool isOnBody) const;
    void pressAt(QMouseEvent &event, bool isDouble);
    [[nodiscard]] static bool isTrackpad(const QWheelEvent &event);
    bool nativeGesture(const QNativeGestureEvent &event);
    bool pinch(QGestureEvent &event);
    void showCursor(const TableTouch &touch);
    void keepMiddle(QSize grown);
    void holdAnchor();
    void zoomAtMiddle(double factor);
    void layOutRulers();
    void showOrder();
    [[nodiscard]] bool isPannedBy(const QMouseEvent &event) const;

    TableScene &m_scene;
    Ruler *m_top;
    Ruler *m_left;
    LengthUnit m_unit = LengthUnit::Inches;
    bool m_isFitted = true;
    std::optional<Anchor> m_anchor;
    std::optional<QPoint> m_grip; ///< where the table was taken hold of
    TableTool *m_tool = nullptr;
    QString m_toldOrder; ///< the words that were told last of the order being made
    bool m_toolHolds = false;
};

} // namespace zama::table
