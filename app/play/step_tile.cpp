#include "app/play/step_tile.h"

#include "table/art/recolour.h"
#include "table/scene/livery_painter.h"
#include "table/widgets/accessible_role.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace zama::play {
namespace {

constexpr double kPoint = 11.0; // how far an arrow reaches into its neighbour
constexpr int kPadding = 10;
constexpr double kGap = 4.0;

// From one swatch to the next in a line of that height.
double swatchStep(double line)
{
    return line * 0.72;
}

} // namespace

StepTile::StepTile(QWidget *parent)
    : QWidget(parent)
{
    table::setAccessibleRole(*this, QAccessible::ListItem);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StepTile::show(const StepFace &face)
{
    const bool isSame = face == m_face;
    m_face = face;
    const QString place =
        tr("Step %1: %2, %3", "number, name, who acts").arg(face.number).arg(face.name, face.who);
    setAccessibleName(face.isCurrent ? tr("%1, now").arg(place) : place);
    setToolTip(accessibleName());
    if (!isSame) {
        updateGeometry();
        update();
    }
}

void StepTile::setDetail(TileDetail detail)
{
    if (detail != m_detail) {
        m_detail = detail;
        updateGeometry();
        update();
    }
}

int StepTile::widthFor(TileDetail detail) const
{
    QFont bold = font();
    bold.setBold(true);
    const double line = fontMetrics().height();
    const double name = QFontMetricsF(bold).horizontalAdvance(m_face.name);
    const double swatches = swatchStep(line) * static_cast<double>(m_face.liveries.size()) + kGap;
    const double number = detail == TileDetail::Least ? line + kGap : 0.0;
    const double who = detail == TileDetail::Full ? QFontMetricsF(font()).horizontalAdvance(m_face.who) : 0.0;
    return static_cast<int>(
        std::ceil(wordsBegin(detail) + std::max(name, number + swatches + who) + kPoint + kGap));
}

QSize StepTile::sizeHint() const
{
    return {widthFor(m_detail), 2 * fontMetrics().height() + kPadding};
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

double StepTile::discSize() const
{
    const double height = 2 * fontMetrics().height() + kPadding;
    return m_detail == TileDetail::Least ? (height - kPadding) / 2.0 : height * 0.56;
}

double StepTile::wordsBegin(TileDetail detail) const
{
    const double left = kPadding * 0.6 + (m_face.isFirst ? 0.0 : kPoint);
    const double height = 2 * fontMetrics().height() + kPadding;
    return detail == TileDetail::Least ? left : left + height * 0.56 + kPadding * 0.6;
}

StepTile::Boxes StepTile::boxes() const
{
    const double disc = discSize();
    const double words = wordsBegin(m_detail);
    const double line = (height() - kPadding) / 2.0;
    const double top = kPadding / 2.0;
    const double end = width() - kPoint;
    const bool isLeast = m_detail == TileDetail::Least;
    const double signs = isLeast ? words + disc + kGap : words;
    const double swatches = swatchStep(line) * static_cast<double>(m_face.liveries.size());
    const double number = isLeast ? words : words - kPadding * 0.6 - disc;
    Boxes b{{number, isLeast ? top + line : (height() - disc) / 2, disc, disc},
            {words, top, end - words, line},
            {signs, top + line, swatches, line},
            {signs + swatches + kGap, top + line, end - signs - swatches - kGap, line}};
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
    if (m_detail == TileDetail::Full) {
        paintLine(painter, b.who, font(), m_face.who);
    }
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
    if (m_detail == TileDetail::Least) {
        bold.setPointSizeF(bold.pointSizeF() * 0.8);
    }
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
