#include "app/play/die_face.h"

#include "table/widgets/accessible_role.h"
#include <QAccessible>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <array>

namespace zama::play {
namespace {

constexpr int kFewDice = 18;
constexpr double kPale = 0.55;
constexpr double kLift = 0.12; // of the height

} // namespace

DieFace::DieFace(table::FigurePixmaps &pixmaps, int number, int of, QWidget *parent)
    : QWidget(parent),
      m_pixmaps(pixmaps),
      m_colours{QColor(0xef, 0xe5, 0xcf), QColor(0x2b, 0x23, 0x20)},
      m_number(number),
      m_of(of)
{
    table::setAccessibleRole(*this, QAccessible::Graphic);
    resize(sizeFor(fontMetrics(), of));
    retranslate();
}

QSize DieFace::sizeFor(const QFontMetrics &metrics, int of)
{
    const int side = of <= kFewDice ? metrics.height() * 3 : metrics.height() * 2;
    return {side, side + side / 3};
}

void DieFace::show(const Look &look)
{
    if (look == m_look) {
        return;
    }
    const bool tumbles = look.tilt != 0;
    m_look = look;
    if (!tumbles) {
        retranslate();
    }
    update();
}

void DieFace::setColours(const table::DieColours &colours)
{
    m_colours = colours;
    update();
}

// The die's own square: lifted for a hit, low for a miss.
QRectF DieFace::square() const
{
    const double side = width() - 4.0;
    const double middle = (height() - side) / 2;
    const double lift = m_look.mark == DieMark::Hit    ? -kLift * height()
                        : m_look.mark == DieMark::Miss ? kLift * height()
                                                       : 0.0;
    return {2.0, middle + lift, side, side};
}

void DieFace::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF box = square();
    if (m_look.face == 0) {
        paintOutline(painter, box);
    } else {
        paintDie(painter, box);
    }
    if (m_look.mark == DieMark::Hit) {
        paintTick(painter);
    }
}

void DieFace::paintOutline(QPainter &painter, const QRectF &box) const
{
    const QPalette &p = palette();
    QPen pen(p.color(m_look.isCursor ? QPalette::Highlight : QPalette::PlaceholderText),
             m_look.isCursor ? 2.6 : 1.4);
    pen.setStyle(m_look.isCursor ? Qt::SolidLine : Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(p.color(QPalette::Base));
    const QRectF edge = box.adjusted(2, 2, -2, -2);
    painter.drawRoundedRect(edge, box.width() * 0.18, box.width() * 0.18);
}

void DieFace::paintDie(QPainter &painter, const QRectF &box)
{
    painter.save();
    painter.setOpacity(m_look.mark == DieMark::Miss ? kPale : 1.0);
    painter.translate(box.center());
    painter.rotate(m_look.tilt);
    const int size = static_cast<int>(box.width() * devicePixelRatioF());
    const QRectF centred(-box.width() / 2, -box.height() / 2, box.width(), box.height());
    const QPixmap die = m_pixmaps.die(m_look.face, m_colours, size);
    painter.drawPixmap(centred, die, QRectF(die.rect()));
    painter.restore();
    if (m_look.mark == DieMark::Hit || m_look.isCursor) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), box.width() * 0.22, box.width() * 0.22);
    }
}

void DieFace::paintTick(QPainter &painter) const
{
    const QRectF box = square();
    const double size = height() - box.bottom() - 3.0;
    const QPointF at(width() / 2.0, box.bottom() + 2.0);
    painter.setPen(
        QPen(palette().color(QPalette::WindowText), 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const std::array<QPointF, 3> tick{at + QPointF(-size * 0.55, size * 0.5),
                                      at + QPointF(-size * 0.1, size * 0.9),
                                      at + QPointF(size * 0.75, size * 0.05)};
    painter.drawPolyline(tick.data(), static_cast<int>(tick.size()));
}

void DieFace::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        emit clicked();
    }
}

QString DieFace::spoken() const
{
    const std::array<QString, 7> faces{tr("not rolled yet"), tr("one"),  tr("two"), tr("three"),
                                       tr("four"),           tr("five"), tr("six")};
    const QString &face = faces.at(static_cast<std::size_t>(m_look.face));
    switch (m_look.mark) {
    case DieMark::Hit:
        return tr("die %1 of %2: %3, a hit").arg(m_number).arg(m_of).arg(face);
    case DieMark::Miss:
        return tr("die %1 of %2: %3, a miss").arg(m_number).arg(m_of).arg(face);
    case DieMark::None:
        break;
    }
    return tr("die %1 of %2: %3").arg(m_number).arg(m_of).arg(face);
}

void DieFace::retranslate()
{
    const QString name = spoken();
    if (name != accessibleName()) {
        setAccessibleName(name); // tells screen readers by itself
        setToolTip(name);
    }
}

void DieFace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::play
