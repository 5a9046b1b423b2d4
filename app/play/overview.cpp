#include "app/play/overview.h"

#include "table/scene/livery_painter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace zama::play {
namespace {

using namespace table;

constexpr int kWidth = 240;
constexpr int kMinWidth = 120;
constexpr double kGeneral = 2.6; // pixels: the radius of a general's dot
constexpr double kSmallest = 2.5;
constexpr double kKeyPart = 0.25; // of the view, an arrow key moves

} // namespace

Overview::Overview(TableView &view, QWidget *parent)
    : QWidget(parent),
      m_view(view)
{
    setLayoutDirection(Qt::LeftToRight);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    const auto again = [this] { update(); };
    const TableModel &model = view.table().model();
    connect(&view, &TableView::moved, this, again);
    connect(&model, &QAbstractItemModel::dataChanged, this, again);
    connect(&model, &QAbstractItemModel::rowsInserted, this, again);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, again);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        updateGeometry();
        update();
    });
    retranslate();
}

void Overview::retranslate()
{
    setAccessibleName(tr("Overview"));
    setAccessibleDescription(tr("The whole table in small. Arrow keys move the part that is in view."));
}

QSize Overview::sizeHint() const
{
    return {kWidth, heightForWidth(kWidth)};
}

QSize Overview::minimumSizeHint() const
{
    return {kMinWidth, heightForWidth(kMinWidth)};
}

int Overview::heightForWidth(int width) const
{
    const QRectF framed = m_view.table().framedRect();
    return framed.width() > 0 ? static_cast<int>(width * framed.height() / framed.width()) : width * 2 / 3;
}

QTransform Overview::toWidget() const
{
    const QRectF framed = m_view.table().framedRect();
    const double scale =
        std::min(width() / std::max(framed.width(), 1.0), height() / std::max(framed.height(), 1.0));
    QTransform transform;
    transform.translate(width() / 2.0, height() / 2.0);
    transform.scale(scale, scale);
    transform.translate(-framed.center().x(), -framed.center().y());
    return transform;
}

void Overview::paintEvent(QPaintEvent *)
{
    const TableScene &scene = m_view.table();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(toWidget().mapRect(scene.framedRect()), scene.colours().frame);
    painter.fillRect(toWidget().mapRect(scene.tableRect()), scene.colours().ground);
    for (const TableEntry &entry : scene.model().entries()) {
        if (entry.id.kind == EntryKind::Unit) {
            paintUnit(painter, entry);
        } else if (entry.id.kind == EntryKind::General) {
            paintGeneral(painter, entry);
        }
    }
    paintSeen(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

// The two sides differ in lightness too, so that they differ for every eye.
void Overview::paintUnit(QPainter &painter, const TableEntry &unit) const
{
    const TableFrame &frame = m_view.table().model().frame();
    QPolygonF body;
    for (const Point &corner : footprintAt(unit.pose, unit.extent).corner) {
        body << toWidget().map(sceneFrom(corner, frame.box));
    }
    const Livery &livery = frame.liveries.at(unit.side.index());
    painter.setPen(QPen(colourOf(livery), kSmallest, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(colourOf(livery));
    painter.drawPolygon(body);
}

void Overview::paintGeneral(QPainter &painter, const TableEntry &general) const
{
    const TableFrame &frame = m_view.table().model().frame();
    const Livery &livery = frame.liveries.at(general.side.index());
    painter.setPen(QPen(colourOf(livery).darker(150), 1.0));
    painter.setBrush(secondColourOf(livery));
    painter.drawEllipse(toWidget().map(sceneFrom(general.pose.front, frame.box)), kGeneral, kGeneral);
}

// What is out of view is in the shade.
void Overview::paintSeen(QPainter &painter) const
{
    const QRectF seen = toWidget().mapRect(m_view.seenRect());
    QPainterPath outside;
    outside.addRect(rect());
    QPainterPath inside;
    inside.addRect(seen);
    painter.fillPath(outside.subtracted(inside), QColor(0, 0, 0, 80));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_view.table().colours().plateInk, 3.0));
    painter.drawRect(seen);
    painter.setPen(QPen(m_view.table().colours().focus, 1.6));
    painter.drawRect(seen);
}

void Overview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_view.lookAt(sceneAt(event->position()));
    }
}

void Overview::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->buttons() & Qt::LeftButton) != 0) {
        m_view.lookAt(sceneAt(event->position()));
    }
}

void Overview::wheelEvent(QWheelEvent *event)
{
    if (event->angleDelta().y() > 0) {
        m_view.zoomIn();
    } else if (event->angleDelta().y() < 0) {
        m_view.zoomOut();
    }
    event->accept();
}

void Overview::keyPressEvent(QKeyEvent *event)
{
    const QRectF seen = m_view.seenRect();
    const QPointF step(seen.width() * kKeyPart, seen.height() * kKeyPart);
    switch (event->key()) {
    case Qt::Key_Left:
        m_view.lookAt(seen.center() - QPointF(step.x(), 0));
        return;
    case Qt::Key_Right:
        m_view.lookAt(seen.center() + QPointF(step.x(), 0));
        return;
    case Qt::Key_Up:
        m_view.lookAt(seen.center() - QPointF(0, step.y()));
        return;
    case Qt::Key_Down:
        m_view.lookAt(seen.center() + QPointF(0, step.y()));
        return;
    case Qt::Key_Plus:
        m_view.zoomIn();
        return;
    case Qt::Key_Minus:
        m_view.zoomOut();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Overview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::play
