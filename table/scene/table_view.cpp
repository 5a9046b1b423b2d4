#include "table/scene/table_view.h"

#include "table/scene/ruler.h"
#include "table/scene/table_accessible.h"
#include "table/scene/table_tool.h"

#include <QAccessible>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace zama::table {
namespace {

constexpr double kMinPixelsPerInch = 2.0;
constexpr double kMaxPixelsPerInch = 400.0;
constexpr double kZoomStep = 1.25;
constexpr double kWheelStep = 120.0; // eighths of a degree of a notch
constexpr double kMinPinch = 0.2;    // however wildly fingers move at once
constexpr int kPushStep = 60;        // pixels an arrow key pushes
constexpr double kMilsPerInch = 1000.0;
constexpr double kRoom = 0.36; // around the table, in widths of its rim

} // namespace

TableView::TableView(TableScene &scene, QWidget *parent)
    : QGraphicsView(&scene, parent),
      m_scene(scene),
      m_top(new Ruler(Qt::Horizontal, *this)),
      m_left(new Ruler(Qt::Vertical, *this))
{
    installTableAccessibility();
    setLayoutDirection(Qt::LeftToRight);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::NoAnchor);
    setAlignment(Qt::AlignCenter);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    connect(&scene, &TableScene::backgroundChanged, this, [this] {
        resetCachedContent(); // a scene's invalidate() leaves it as it is
        viewport()->update();
    });
    setCacheMode(QGraphicsView::CacheBackground);
    setOptimizationFlags(QGraphicsView::DontAdjustForAntialiasing | QGraphicsView::DontSavePainterState);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::OpenHandCursor);
    viewport()->grabGesture(Qt::PinchGesture);
    connect(&scene, &QGraphicsScene::sceneRectChanged, this, [this] { fit(); });
    connect(&scene, &TableScene::pickedChanged, this, [this] { tellPick(*this); });
    connect(&scene, &TableScene::shownRectChanged, this, [this] {
        if (m_isFitted) {
            fit();
        }
    });
    layOutRulers();
    retranslate();
}

void TableView::retranslate()
{
    setAccessibleName(tr("Table"));
    setAccessibleDescription(
        tr("The battlefield with all units and generals. Space does the next thing, N and P pick "
           "units, arrow keys steer who is picked, Enter orders it, Escape drops it."));
}

double TableView::pixelsPerInch() const
{
    return transform().m11() * kMilsPerInch;
}

QPointF TableView::sceneAt(QPointF viewport) const
{
    return viewportTransform().inverted().map(viewport);
}

void TableView::setLengthUnit(LengthUnit unit)
{
    m_unit = unit;
    m_top->update();
    m_left->update();
}

void TableView::showPart(const QRectF &part)
{
    m_isFitted = false;
    m_anchor.reset();
    fitInView(part, Qt::KeepAspectRatio);
    emit moved();
}

void TableView::fit()
{
    m_anchor.reset();
    const QRectF framed = m_scene.shownRect();
    const double room = kRoom * (m_scene.tableRect().left() - framed.left());
    fitInView(framed.adjusted(-room, -room, room, 1.5 * room), Qt::KeepAspectRatio);
    m_isFitted = true;
    emit moved();
}

void TableView::zoomIn()
{
    zoomAtMiddle(kZoomStep);
}

void TableView::zoomOut()
{
    zoomAtMiddle(1.0 / kZoomStep);
}

void TableView::zoomAtMiddle(double factor)
{
    zoomAt(QRectF(viewport()->rect()).center(), factor);
}

// The view moves by whole pixels; remembering the exact point keeps their roundings from adding up.
void TableView::zoomAt(QPointF viewport, double factor)
{
    if (!m_anchor || m_anchor->viewport != viewport) {
        m_anchor = Anchor{viewport, sceneAt(viewport)};
    }
    const double wanted = std::clamp(pixelsPerInch() * factor, kMinPixelsPerInch, kMaxPixelsPerInch);
    const double applied = wanted / pixelsPerInch();
    const Anchor anchor = *m_anchor;
    scale(applied, applied);
    m_anchor = anchor;
    m_isFitted = false;
    holdAnchor();
    emit moved();
}

void TableView::holdAnchor()
{
    const Anchor anchor = *m_anchor;
    const QPointF off = viewportTransform().map(anchor.scene) - anchor.viewport;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(std::lround(off.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(off.y())));
    m_anchor = anchor;
}

void TableView::push(QPoint pixels)
{
    m_isFitted = false;
    m_anchor.reset();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - pixels.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - pixels.y());
    emit moved();
}

void TableView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    m_top->update();
    m_left->update();
}

// Units are small: whoever is under the pointer names himself, found by his body rather than his margin.
bool TableView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        showTip(static_cast<QHelpEvent *>(event)->pos());
        return true;
    }
    if (event->type() == QEvent::NativeGesture && nativeGesture(*static_cast<QNativeGestureEvent *>(event))) {
        return true;
    }
    if (event->type() == QEvent::Gesture && pinch(*static_cast<QGestureEvent *>(event))) {
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

// In a lower corner, away from the pointer: beside it, it would lie over those one wants to click next.
void TableView::showTip(QPoint pointer)
{
    const QString words = m_toolHolds ? QString() : wordsAt(sceneAt(pointer));
    const QRect room = viewport()->rect();
    const QSize size = fontMetrics().boundingRect(room, Qt::TextWordWrap, words).size() + QSize(24, 32);
    const bool isNear = QRect(QPoint(room.left(), room.bottom() - 2 * size.height()),
                              QSize(2 * size.width(), 2 * size.height()))
                            .contains(pointer);
    const int x = isNear ? room.right() - size.width() : room.left();
    QToolTip::showText(viewport()->mapToGlobal(QPoint(x, room.bottom() - size.height())), words, viewport());
}

QString TableView::wordsAt(QPointF scene) const
{
    const TableEntry *entry = m_scene.entryAt(scene);
    return entry == nullptr ? m_scene.lossAt(scene) : entry->label + QLatin1Char('\n') + entry->description;
}

// Wheels count whole notches, trackpads count pixels; some systems fill in pixels for wheels too.
bool TableView::isTrackpad(const QWheelEvent &event)
{
    const bool wholeNotches =
        event.angleDelta() != QPoint() && event.angleDelta().y() % static_cast<int>(kWheelStep) == 0;
    const auto *device = event.pointingDevice();
    const bool pad = device != nullptr && device->type() == QInputDevice::DeviceType::TouchPad;
    return !event.pixelDelta().isNull() && (pad || !wholeNotches);
}

// A wheel zooms, two fingers on a trackpad push, with Ctrl they zoom too.
void TableView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    const bool zooms = !isTrackpad(*event) || (event->modifiers() & Qt::ControlModifier) != 0;
    if (!zooms) {
        push(event->pixelDelta());
        return;
    }
    const double notches = event->angleDelta().y() / kWheelStep;
    if (notches != 0.0) {
        zoomAt(event->position(), std::pow(kZoomStep, notches));
    }
}

bool TableView::nativeGesture(const QNativeGestureEvent &event)
{
    if (event.gestureType() != Qt::ZoomNativeGesture) {
        return false;
    }
    zoomAt(event.position(), std::max(kMinPinch, 1.0 + event.value()));
    return true;
}

// Two fingers on a screen: what is between them stays there. A hand that drew has let go.
bool TableView::pinch(QGestureEvent &event)
{
    const auto *gesture = static_cast<QPinchGesture *>(event.gesture(Qt::PinchGesture));
    if (gesture == nullptr) {
        return false;
    }
    cancelGesture();
    if ((gesture->changeFlags() & QPinchGesture::ScaleFactorChanged) != 0 && gesture->scaleFactor() > 0.0) {
        zoomAt(viewport()->mapFromGlobal(gesture->hotSpot()), gesture->scaleFactor());
    }
    event.accept(Qt::PinchGesture);
    return true;
}

bool TableView::isPannedBy(const QMouseEvent &event) const
{
    return event.button() == Qt::LeftButton || event.button() == Qt::MiddleButton;
}

void TableView::setTool(TableTool *tool)
{
    cancelGesture();
    if (m_tool != nullptr) {
        disconnect(m_tool, nullptr, this, nullptr);
    }
    m_tool = tool;
    viewport()->setMouseTracking(tool != nullptr);
    if (tool == nullptr) {
        m_scene.setOverlay({});
        return;
    }
    connect(tool, &TableTool::overlayChanged, this, &TableView::showOrder);
    connect(tool, &QObject::destroyed, this, [this] { m_tool = nullptr; });
    m_scene.setOverlay(tool->overlay());
}

// Seen beside the ghost, and told to those who cannot see it.
void TableView::showOrder()
{
    m_scene.setOverlay(m_tool->overlay());
    if (!QAccessible::isActive()) {
        return;
    }
    const QString words = m_tool->orderInWords();
    if (words != std::exchange(m_toldOrder, words)) {
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void TableView::cancelGesture()
{
    m_grip.reset();
    if (m_tool != nullptr && std::exchange(m_toolHolds, false)) {
        m_tool->cancel();
    }
}

void TableView::activate(const EntryId &id)
{
    const EntryItem *item = m_scene.itemFor(id);
    if (m_tool == nullptr || item == nullptr) {
        return;
    }
    cancelGesture();
    TableTouch touch;
    touch.scene = item->mapToScene(item->shape().boundingRect().center());
    touch.table = pointFrom(touch.scene, m_scene.model().frame().box);
    touch.entry = id;
    touch.hasEntry = true;
    if (m_tool->press(touch)) {
        m_tool->release(touch);
    }
}

QRectF TableView::seenRect() const
{
    return {sceneAt(QPointF(0, 0)), sceneAt(QPointF(viewport()->width(), viewport()->height()))};
}

void TableView::lookAt(QPointF scene)
{
    m_isFitted = false;
    m_anchor.reset();
    centerOn(scene);
    emit moved();
}

void TableView::bringIntoView(const QRectF &part)
{
    if (!seenRect().contains(part)) {
        lookAt(part.center());
    }
}

// Handles are as large on the screen as a finger needs, whatever the zoom; the nearest one counts. Between
// two of them lies their body, and the middle of the smallest body is its own.
int TableView::handleAt(QPointF viewport, bool isOnBody) const
{
    const auto &handles = m_scene.overlay().handles;
    std::vector<QPointF> places;
    std::ranges::transform(handles, std::back_inserter(places), [&](const OverlayHandle &handle) {
        return viewportTransform().map(sceneFrom(handle.at, m_scene.model().frame().box));
    });
    double reach = isOnBody ? kHandleReachOnBody : kHandleReach;
    if (places.size() == 2) {
        const QPointF front = places[1] - places[0];
        const double along = QPointF::dotProduct(viewport - places[0], front);
        const bool isBetween = along > 0 && along < QPointF::dotProduct(front, front);
        reach = isBetween ? std::min(kHandleReachOnBody, std::hypot(front.x(), front.y()) / 2 - 1.0) : reach;
    }
    const auto distance = [&](QPointF place) { return QLineF(place, viewport).length(); };
    const auto nearest = std::ranges::min_element(places, {}, distance);
    return nearest != places.end() && distance(*nearest) <= reach
               ? handles[static_cast<std::size_t>(nearest - places.begin())].id
               : -1;
}

TableTouch TableView::touchAt(QPointF viewport, Qt::KeyboardModifiers modifiers) const
{
    TableTouch touch;
    touch.scene = sceneAt(viewport);
    touch.table = pointFrom(touch.scene, m_scene.model().frame().box);
    if (const TableEntry *entry = m_scene.entryAt(touch.scene)) {
        touch.entry = entry->id;
        touch.hasEntry = true;
    }
    touch.handle = handleAt(viewport, touch.hasEntry);
    touch.modifiers = modifiers;
    return touch;
}

void TableView::showCursor(const TableTouch &touch)
{
    viewport()->setCursor(m_tool == nullptr ? QCursor(Qt::OpenHandCursor) : m_tool->cursorAt(touch));
}

void TableView::mousePressEvent(QMouseEvent *event)
{
    pressAt(*event, false);
}

void TableView::mouseDoubleClickEvent(QMouseEvent *event)
{
    pressAt(*event, true);
}

void TableView::pressAt(QMouseEvent &event, bool isDouble)
{
    event.accept();
    TableTouch touch = touchAt(event.position(), event.modifiers());
    touch.isDouble = isDouble;
    if (event.button() == Qt::RightButton) {
        cancelGesture();
        return;
    }
    if (event.button() == Qt::LeftButton && m_tool != nullptr && m_tool->press(touch)) {
        m_toolHolds = true;
        return;
    }
    if (isPannedBy(event)) {
        m_grip = event.position().toPoint();
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
}

void TableView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip) {
        const QPoint now = event->position().toPoint();
        push(now - *m_grip);
        m_grip = now;
        return;
    }
    if (m_tool == nullptr) {
        return;
    }
    const TableTouch touch = touchAt(event->position(), event->modifiers());
    if (m_toolHolds) {
        m_tool->drag(touch);
    } else {
        m_tool->hover(touch);
        showCursor(touch);
    }
}

void TableView::mouseReleaseEvent(QMouseEvent *event)
{
    const TableTouch touch = touchAt(event->position(), event->modifiers());
    if (m_grip && isPannedBy(*event)) {
        m_grip.reset();
        showCursor(touch);
        return;
    }
    if (event->button() == Qt::LeftButton && std::exchange(m_toolHolds, false)) {
        m_tool->release(touch);
    }
}

void TableView::leaveEvent(QEvent *event)
{
    QGraphicsView::leaveEvent(event);
    if (m_tool != nullptr && !m_toolHolds) {
        m_tool->leave();
    }
}

// A window switched away in mid-drag must not leave a ghost in the hand.
void TableView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    cancelGesture();
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_toolHolds) {
        cancelGesture();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_scene.ruler() != Overlay{}) {
        m_scene.setRuler({});
        return;
    }
    if (m_tool != nullptr && m_tool->key(*event)) {
        return;
    }
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return;
    case Qt::Key_Minus:
        zoomOut();
        return;
    case Qt::Key_0:
    case Qt::Key_Home:
        fit();
        return;
    case Qt::Key_Left:
        push({kPushStep, 0});
        return;
    case Qt::Key_Right:
        push({-kPushStep, 0});
        return;
    case Qt::Key_Up:
        push({0, kPushStep});
        return;
    case Qt::Key_Down:
        push({0, -kPushStep});
        return;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void TableView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    layOutRulers();
    if (m_isFitted) {
        fit();
    } else if (event->oldSize().isValid()) {
        keepMiddle(event->size() - event->oldSize());
    }
    emit moved();
}

// Qt would keep the left upper corner: what somebody looks at would go when docks grow or change sides.
void TableView::keepMiddle(QSize grown)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - grown.width() / 2);
    verticalScrollBar()->setValue(verticalScrollBar()->value() - grown.height() / 2);
}

void TableView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        layOutRulers();
    }
}

void TableView::layOutRulers()
{
    const int thickness = Ruler::thickness(*this);
    setViewportMargins(thickness, thickness, 0, 0);
    m_top->setGeometry(thickness, 0, width() - thickness, thickness);
    m_left->setGeometry(0, thickness, thickness, height() - thickness);
}

} // namespace zama::table
