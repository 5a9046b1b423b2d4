#include "app/play/step_tile.h"

#include "app/play/accessible_role.h"
#include "table/art/recolour.h"
#include "table/scene/livery_painter.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

namespace zama::play {
namespace {

constexpr double kPoint = 11.0; // how far an arrow reaches into its neighbour
constexpr int kPadding = 10;

// From one swatch to the next in a line of that height.
double swatchStep(double line)
{
    return line * 0.72;
}

} // namespace

StepTile::StepTile(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(*this, QAccessible::ListItem);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StepTile::show(const StepFace &face)
{
    m_face = face;
    const QString place =
        tr("Step %1: %2, %3", "number, name, who acts").arg(face.number).arg(face.name, face.who);
    setAccessibleName(face.isCurrent ? tr("%1, now").arg(place) : place);
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize StepTile::sizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const int name = QFontMetrics(bold).horizontalAdvance(m_face.name);
    const int who = fontMetrics().horizontalAdvance(m_face.who);
    const int height = 2 * fontMetrics().height() + kPadding;
    return {std::max(name, who) + height + 3 * kPadding, height};
}

QSize StepTile::minimumSizeHint() const
{
    return {2 * sizeHint().height(), sizeHint().height()};
}

// An arrow that points the way people read.
QPainterPath StepTile::outline() const
{
    const double w = width() - 1.0;
    const double h = height() - 1.0;
    QPolygonF arrow(
        {QPointF(0, 0), QPointF(w - kPoint, 0), QPointF(w, h / 2), QPointF(w - kPoint, h), QPointF(0, h)});
    if (!m_face.isFirst) {
        arrow << QPointF(kPoint, h / 2);
    }
    if (layoutDirection() == Qt::RightToLeft) {
        arrow = QTransform(-1, 0, 0, 1, w, 0).map(arrow);
    }
    QPainterPath path;
    path.addPolygon(arrow.translated(0.5, 0.5));
    path.closeSubpath();
    return path;
}

StepTile::Boxes StepTile::boxes() const
{
    const double disc = height() * 0.56;
    const double left = kPadding * 0.6 + (m_face.isFirst ? 0.0 : kPoint);
    const double words = left + disc + kPadding * 0.6;
    const double line = (height() - kPadding) / 2.0;
    const double end = width() - kPoint;
    const double swatches = swatchStep(line) * static_cast<double>(m_face.liveries.size());
    Boxes b{{left, (height() - disc) / 2, disc, disc},
            {words, kPadding / 2.0, end - words, line},
            {words, kPadding / 2.0 + line, swatches, line},
            {words + swatches + 4.0, kPadding / 2.0 + line, end - words - swatches - 4.0, line}};
    if (layoutDirection() == Qt::RightToLeft) {
        for (QRectF *box : {&b.number, &b.name, &b.liveries, &b.who}) {
            box->moveLeft(width() - box->right());
        }
    }
    return b;
}

void StepTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &p = palette();
    painter.setPen(QPen(p.color(m_face.isCurrent ? QPalette::Highlight : QPalette::Mid), 1.0));
    painter.setBrush(p.color(m_face.isCurrent ? QPalette::Highlight
                             : m_face.isDone  ? QPalette::Midlight
                                              : QPalette::Base));
    painter.drawPath(outline());
    const Boxes b = boxes();
    paintNumber(painter, b.number);
    paintLiveries(painter, b.liveries);
    painter.setPen(p.color(m_face.isCurrent ? QPalette::HighlightedText
                           : m_face.isDone  ? QPalette::PlaceholderText
                                            : QPalette::WindowText));
    QFont bold = font();
    bold.setBold(true);
    paintLine(painter, b.name, bold, m_face.name);
    paintLine(painter, b.who, font(), m_face.who);
}

void StepTile::paintLine(QPainter &painter, const QRectF &box, const QFont &face, const QString &text) const
{
    painter.setFont(face);
    const auto flags = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter);
    painter.drawText(box, static_cast<int>(flags),
                     QFontMetricsF(face).elidedText(text, Qt::ElideRight, box.width()));
}

void StepTile::paintNumber(QPainter &painter, const QRectF &box) const
{
    const QPalette &p = palette();
    painter.setPen(Qt::NoPen);
    painter.setBrush(p.color(m_face.isCurrent ? QPalette::HighlightedText : QPalette::Button));
    painter.drawEllipse(box);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(p.color(m_face.isCurrent ? QPalette::Highlight
                           : m_face.isDone  ? QPalette::PlaceholderText
                                            : QPalette::ButtonText));
    painter.drawText(box, Qt::AlignCenter, locale().toString(m_face.number));
}

void StepTile::paintLiveries(QPainter &painter, const QRectF &box) const
{
    const double side = box.height() * 0.56;
    double x = box.left();
    for (const Livery &livery : m_face.liveries) {
        const QRectF swatch(x, box.center().y() - side / 2, side, side);
        table::fillWithLivery(painter, swatch, livery, 5.0);
        painter.setPen(QPen(palette().color(QPalette::Shadow), 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(swatch);
        x += swatchStep(box.height());
    }
}

} // namespace zama::play
