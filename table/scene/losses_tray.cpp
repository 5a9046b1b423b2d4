#include "table/scene/losses_tray.h"

#include "table/scene/livery_painter.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr double kBand = 420.0; // of the side's colours, along the outer edge
constexpr double kPadding = 350.0;
constexpr double kRow = 2400.0; // the height of a row where there is room
constexpr double kRounding = 380.0;
constexpr double kDrawing = 280.0 / 110.0; // width to height of a fallen stand

double scaleOf(const QPainter &painter)
{
    return std::sqrt(std::abs(painter.worldTransform().determinant())) *
           painter.device()->devicePixelRatioF();
}

} // namespace

LossesTray::LossesTray(SideId side, SceneStyle &style)
    : m_side(side),
      m_style(style)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void LossesTray::show(const SideLosses &losses, const QRectF &place)
{
    if (losses == m_losses && place == m_place) {
        return;
    }
    prepareGeometryChange();
    m_losses = losses;
    m_place = place;
    update();
}

// Trays of large tables are larger.
double LossesTray::unit() const
{
    return m_place.width() / kTrayWidth;
}

// Rows share the tray; many of them lie closer together.
QRectF LossesTray::row(std::size_t index) const
{
    const double pad = kPadding * unit();
    const QRectF inner = m_place.adjusted((kBand + 2 * kPadding) * unit(), pad, -pad, -pad);
    const double room = inner.height() / static_cast<double>(std::max<std::size_t>(m_losses.rows.size(), 1));
    const double height = std::min(kRow * unit(), room);
    const double top = m_losses.isNorth
                           ? inner.top() + height * static_cast<double>(index)
                           : inner.bottom() - height * static_cast<double>(m_losses.rows.size() - index);
    return {inner.left(), top, inner.width(), height};
}

QString LossesTray::wordsAt(QPointF scene) const
{
    for (std::size_t i = 0; i < m_losses.rows.size(); ++i) {
        if (row(i).contains(scene)) {
            return m_losses.rows[i].label;
        }
    }
    return {};
}

void LossesTray::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    paintTray(*painter);
    for (std::size_t i = 0; i < m_losses.rows.size(); ++i) {
        paintLoss(*painter, m_losses.rows[i], row(i));
    }
    painter->restore();
}

void LossesTray::paintTray(QPainter &painter) const
{
    const SceneColours &c = m_style.colours;
    const double k = unit();
    painter.setPen(QPen(mixed(c.frame, Qt::black, 0.45), 120 * k));
    painter.setBrush(mixed(c.frame, c.ground, 0.55));
    painter.drawRoundedRect(m_place.adjusted(60 * k, 60 * k, -60 * k, -60 * k), kRounding * k, kRounding * k);
    const QRectF band(m_place.left() + 240 * k, m_place.top() + 240 * k, kBand * k,
                      m_place.height() - 480 * k);
    fillWithLivery(painter, band, m_style.livery(m_side), 260.0 * k);
    painter.setPen(QPen(c.ink, 40 * k));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(band);
}

// The fallen stand, the sign of its kind, how many: the number as large as the row allows.
void LossesTray::paintLoss(QPainter &painter, const Loss &loss, const QRectF &row) const
{
    const double scale = scaleOf(painter);
    const double high = row.height() * 0.54;
    const QPixmap fallen = m_style.pixmaps.marker(QStringLiteral("fallen-stand"), loss.look, high * scale);
    const QRectF at(row.left(), row.center().y() - high / 2, high * kDrawing, high);
    painter.drawPixmap(at, fallen, QRectF(fallen.rect()));
    const double side = row.height() * 0.54;
    const double gap = row.height() * 0.08;
    const QRectF plate(at.right() + gap, row.center().y() - row.height() * 0.4,
                       row.right() - at.right() - gap, row.height() * 0.8);
    painter.setPen(QPen(m_style.colours.ink, row.height() * 0.02));
    painter.setBrush(m_style.colours.plate);
    painter.drawRoundedRect(plate, row.height() * 0.12, row.height() * 0.12);
    const QPixmap icon =
        m_style.pixmaps.icon(loss.icon, m_style.colours.plateInk, static_cast<int>(std::ceil(side * scale)));
    const double left = loss.stands == 0 ? plate.center().x() - side / 2 : plate.left() + side * 0.12;
    painter.drawPixmap(QRectF(left, plate.center().y() - side / 2, side, side), icon, QRectF(icon.rect()));
    if (loss.stands > 0) {
        QFont font = painter.font();
        font.setPixelSize(static_cast<int>(row.height() * 0.5));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(m_style.colours.plateInk);
        painter.drawText(plate.adjusted(side * 1.15, 0, 0, 0), Qt::AlignCenter,
                         QLocale().toString(loss.stands));
    }
}

} // namespace zama::table
