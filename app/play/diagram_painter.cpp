#include "app/play/diagram_painter.h"

#include "app/play/diagram_layout.h"
#include "app/play/diagram_scene.h"
#include "core/game/preview.h"
#include "core/game/queries.h"
#include "table/art/recolour.h"
#include "table/model/battle_entries.h"
#include "table/model/unit_sign.h"
#include "table/scene/livery_painter.h"

#include <QCoreApplication>
#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace zama::play {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DiagramPainter)
};

constexpr double kDie = 17.0;
constexpr double kDieGap = 9.0;
constexpr double kLabelPart = 0.85; // of the font of the text

class Picture
{
public:
    Picture(QPainter &painter, const QRectF &rect, const RuleDiagram &diagram, const DiagramStyle &style)
        : m_painter(painter),
          m_rect(rect),
          m_diagram(diagram),
          m_state(diagram.state),
          m_style(style),
          m_part(partShown(diagram)),
          m_scale(scaleOf(m_part, rect.width()))
    {
        const bool isDark = style.palette.color(QPalette::Base).lightness() < 128;
        m_lawful = isDark ? QColor(0x5f, 0xd0, 0xc0) : QColor(0x0a, 0x6b, 0x6b);
        m_forbidden = style.palette.color(QPalette::BrightText);
        m_ink = style.palette.color(QPalette::Text);
        m_font = style.font;
        m_font.setPointSizeF(QFontInfo(m_font).pointSizeF() * kLabelPart);
    }

    void paint()
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.setFont(m_font);
        paintTable();
        m_painter.save();
        m_painter.setClipRect(tableRect());
        paintRampage();
        paintSides();
        paintUnits();
        paintOrders();
        paintLosses();
        m_painter.restore();
        paintDice();
        m_painter.restore();
    }

private:
    [[nodiscard]] QRectF tableRect() const
    {
        const QSizeF size(m_part.width() * m_scale, m_part.height() * m_scale);
        return {m_rect.center().x() - size.width() / 2, m_rect.top(), size.width(), size.height()};
    }
    [[nodiscard]] QPointF at(QPointF table) const
    {
        return tableRect().topLeft() + (table - m_part.topLeft()) * m_scale;
    }
    [[nodiscard]] QPolygonF at(const QPolygonF &table) const
    {
        QPolygonF out;
        for (const QPointF &p : table) {
            out << at(p);
        }
        return out;
    }
    [[nodiscard]] const Livery &liveryOf(UnitId unit) const
    {
        return m_state.setup->scenario.sides.at(m_state.sideOf(unit).index()).livery;
    }
    [[nodiscard]] QPen pen(bool lawful, double width = 1.8) const
    {
        QPen pen(lawful ? m_lawful : m_forbidden, width);
        if (!lawful) {
            pen.setDashPattern({4, 3});
        }
        return pen;
    }

    // Units are drawn as they are in the end.
    [[nodiscard]] const State &shown() const { return m_diagram.after ? *m_diagram.after : m_state; }

    void paintTable()
    {
        const QPalette &palette = m_style.palette;
        const QRectF table = tableRect();
        m_painter.fillRect(table,
                           table::mixed(palette.color(QPalette::Base), palette.color(QPalette::Mid), 0.22));
        m_painter.setPen(
            QPen(table::mixed(palette.color(QPalette::Base), palette.color(QPalette::Mid), 0.5), 0.6));
        for (double x = std::ceil(m_part.left() / kInch) * kInch; x < m_part.right(); x += kInch) {
            m_painter.drawLine(at(QPointF(x, m_part.top())), at(QPointF(x, m_part.bottom())));
        }
        for (double y = std::ceil(m_part.top() / kInch) * kInch; y < m_part.bottom(); y += kInch) {
            m_painter.drawLine(at(QPointF(m_part.left(), y)), at(QPointF(m_part.right(), y)));
        }
    }

    void paintUnits()
    {
        const table::MessageFormatter formatter{QLocale()};
        for (const table::TableEntry &entry : table::entriesOf(shown(), formatter)) {
            if (entry.id.kind == table::EntryKind::Unit &&
                !DiagramScene::isGuest(m_state, UnitId(entry.id.index))) {
                paintUnit(entry);
            } else if (entry.id.kind == table::EntryKind::General) {
                paintGeneral(entry);
            }
        }
    }

    void paintUnit(const table::TableEntry &entry)
    {
        const UnitId unit(entry.id.index);
        const Point middle = centreOf(shown(), unit);
        const double width = entry.extent.width * m_scale;
        const double depth = entry.extent.depth * m_scale;
        const QRectF body(-width / 2, -depth / 2, width, depth);
        m_painter.save();
        m_painter.translate(at(pointOf(middle)));
        m_painter.save();
        m_painter.rotate(entry.pose.facing / 100.0);
        table::fillWithLivery(m_painter, body, liveryOf(unit), 6.0);
        m_painter.setPen(QPen(m_ink, 1.0));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(body);
        paintFront(body, liveryOf(unit));
        m_painter.restore();
        paintIcon(entry, std::clamp(std::min(width, depth) * 0.72, 10.0, 20.0));
        m_painter.restore();
    }

    void paintFront(const QRectF &body, const Livery &livery)
    {
        m_painter.setBrush(table::secondColourOf(livery));
        const QPointF tip(0, body.top() - 5);
        m_painter.drawPolygon(QPolygonF({QPointF(-5, body.top()), tip, QPointF(5, body.top())}));
    }

    void paintIcon(const table::TableEntry &entry, double side)
    {
        const double ratio = m_painter.device()->devicePixelRatioF();
        const QColor ink(0x2b, 0x23, 0x20); // plates are light under every theme
        const QPixmap icon =
            m_style.pixmaps->icon(table::iconOf(entry), ink, static_cast<int>(std::ceil(side * ratio)));
        const QRectF plate(-side * 0.58, -side * 0.58, side * 1.16, side * 1.16);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(0xfb, 0xf5, 0xe4));
        m_painter.drawRoundedRect(plate, side * 0.25, side * 0.25);
        m_painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), icon, QRectF(icon.rect()));
    }

    void paintGeneral(const table::TableEntry &entry)
    {
        const double radius = entry.extent.width * m_scale * 0.42;
        const double ratio = m_painter.device()->devicePixelRatioF();
        const QPointF middle = at(pointOf(entry.pose.front));
        const QString name = table::signOfGeneral(entry.isChief);
        const QColor ink(0x2b, 0x23, 0x20);
        const QPixmap icon =
            m_style.pixmaps->icon(name, ink, static_cast<int>(std::ceil(radius * 1.5 * ratio)));
        m_painter.setPen(QPen(ink, 1.2));
        m_painter.setBrush(QColor(0xfb, 0xf5, 0xe4));
        m_painter.drawEllipse(middle, radius, radius);
        const double half = radius * 0.75;
        m_painter.drawPixmap(QRectF(middle.x() - half, middle.y() - half, half * 2, half * 2), icon,
                             QRectF(icon.rect()));
    }

    void paintOrders()
    {
        for (const PicturedOrder &order : m_diagram.orders) {
            if (const auto *shot = std::get_if<Shoot>(&order.command)) {
                paintShot(*shot);
            } else {
                paintWay(order);
            }
        }
    }

    void paintShot(const Shoot &shot)
    {
        const ShotPreview preview = previewShot(m_state, shot);
        const QLineF way = shortestWay(m_state.footprint(shot.unit), m_state.footprint(shot.target));
        const QLineF line(at(way.p1()), at(way.p2()));
        m_painter.setPen(pen(!preview.refused, 2.2));
        m_painter.drawLine(line);
        paintDot(line.p1(), !preview.refused);
        paintDot(line.p2(), !preview.refused);
        if (preview.refused) {
            paintCross(line.pointAt(0.3), 7);
        }
        paintLabel(line.center(), lengthOf(preview.distance), !preview.refused);
    }

    void paintDot(QPointF middle, bool lawful)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(lawful ? m_lawful : m_forbidden);
        m_painter.drawEllipse(middle, 3, 3);
    }

    void paintWay(const PicturedOrder &order)
    {
        const bool lawful = !validate(m_state, order.command);
        const std::vector<Pose> way = wayOf(m_state, order);
        const Extent size = extentOf(m_state, unitOf(order));
        paintGhost(footprintAt(way.back(), size), lawful);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen(lawful, 1.4));
        m_painter.drawPolyline(trackOf(way, size));
        for (const UnitId enemy : metBy(m_state, order)) {
            if (lawful) {
                paintRing(enemy);
            }
        }
        if (const auto *move = std::get_if<MoveUnit>(&order.command)) {
            paintLabel(labelPlace(way.back(), size), lengthOf(previewMove(m_state, *move).cost), lawful);
        }
    }

    // The corner that goes farthest: what a wheel costs, and what skirmishers may not let go too far.
    [[nodiscard]] QPolygonF trackOf(const std::vector<Pose> &way, Extent size) const
    {
        std::size_t farthest = 0;
        double most = -1;
        for (std::size_t corner = 0; corner < 4; ++corner) {
            const double gone =
                QLineF(cornerOf(way.front(), size, corner), cornerOf(way.back(), size, corner)).length();
            if (gone > most + 1) {
                most = gone;
                farthest = corner;
            }
        }
        QPolygonF track;
        for (const Pose &pose : way) {
            track << at(cornerOf(pose, size, farthest));
        }
        return track;
    }

    [[nodiscard]] static QPointF cornerOf(const Pose &pose, Extent size, std::size_t corner)
    {
        return pointOf(footprintAt(pose, size).corner.at(corner));
    }

    [[nodiscard]] QPointF labelPlace(const Pose &pose, Extent size) const
    {
        return at(pointOf(zama::centreOf(pose, size.depth)));
    }

    void paintGhost(const Footprint &footprint, bool lawful)
    {
        const QPolygonF body = at(polygonOf(footprint));
        QColor fill = lawful ? m_lawful : m_forbidden;
        fill.setAlpha(lawful ? 70 : 26);
        m_painter.setPen(pen(lawful));
        m_painter.setBrush(fill);
        m_painter.drawPolygon(body);
        if (!lawful) {
            m_painter.setPen(QPen(m_forbidden, 1.4));
            m_painter.drawLine(body[0], body[2]);
            m_painter.drawLine(body[1], body[3]);
        } else {
            paintFrontMark((body[0] + body[1]) / 2, body[1] - body[0]);
        }
    }

    void paintFrontMark(QPointF middle, QPointF along)
    {
        const QPointF unit = along / std::hypot(along.x(), along.y());
        const QPointF ahead(unit.y(), -unit.x());
        m_painter.setBrush(m_lawful);
        m_painter.drawPolygon(QPolygonF({middle - unit * 4, middle + ahead * 5, middle + unit * 4}));
    }

    void paintCross(QPointF middle, double half)
    {
        m_painter.setPen(QPen(m_forbidden, 2.2));
        m_painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half));
        m_painter.drawLine(middle + QPointF(-half, half), middle + QPointF(half, -half));
    }

    // Around an enemy who is met or hurt.
    void paintRing(UnitId unit)
    {
        m_painter.setBrush(Qt::NoBrush);
        const QPolygonF body = at(polygonOf(m_state.footprint(unit)));
        for (const QPen &line : {QPen(m_style.palette.color(QPalette::Base), 5.5), QPen(m_lawful, 2.5)}) {
            m_painter.setPen(line);
            m_painter.drawPolygon(body);
        }
    }

    void paintRampage()
    {
        if (!m_diagram.rampage) {
            return;
        }
        for (const ElephantFate fate : m_diagram.rampage->ways) {
            const RampageWay way = rampageWay(m_state, m_diagram.rampage->elephant, fate);
            QColor fill = m_lawful;
            fill.setAlpha(46);
            m_painter.setPen(QPen(m_lawful, 1.2));
            m_painter.setBrush(fill);
            m_painter.drawPolygon(at(polygonOf(way.area)));
        }
    }

    // Above the units: who is in the way, and which die sends the elephant there.
    void paintVictims()
    {
        const UnitId elephant = m_diagram.rampage->elephant;
        for (const ElephantFate fate : m_diagram.rampage->ways) {
            const RampageWay way = rampageWay(m_state, elephant, fate);
            paintLabel(at(pointOf(way.end)), QLocale().toString(way.face), true);
            if (m_diagram.rampage->ways.size() > 1) {
                continue;
            }
            for (const UnitId victim : way.victims) {
                paintRing(victim);
                paintLabel(at(polygonOf(m_state.footprint(victim)).boundingRect().center()),
                           Words::tr("-%1", "stands lost")
                               .arg(QLocale().toString(m_state.typeOf(elephant).elephant.rampageLoss)),
                           false);
            }
        }
    }

    void paintSides()
    {
        if (!m_diagram.sidesOf.isValid()) {
            return;
        }
        const QPolygonF body = polygonOf(m_state.footprint(m_diagram.sidesOf));
        m_painter.setPen(QPen(m_ink, 1.4, Qt::DashDotLine));
        for (const auto &[from, to] : {std::pair(body[0], body[1]), std::pair(body[3], body[2])}) {
            const QPointF along = (to - from) * 20.0;
            m_painter.drawLine(at(from - along), at(to + along));
        }
    }

    void paintSideNames()
    {
        for (const PicturedOrder &order : m_diagram.orders) {
            const UnitId unit = unitOf(order);
            const QRectF box = at(polygonOf(m_state.footprint(unit))).boundingRect();
            paintLabel(QPointF(box.center().x(), box.bottom()),
                       nameOf(chargedSide(m_state, unit, m_diagram.sidesOf)), true);
        }
    }

    static QString nameOf(ChargedSide side)
    {
        switch (side) {
        case ChargedSide::Front:
            return Words::tr("front");
        case ChargedSide::Flank:
            return Words::tr("flank");
        case ChargedSide::Rear:
            break;
        }
        return Words::tr("rear");
    }

    void paintLosses()
    {
        if (m_diagram.sidesOf.isValid()) {
            paintSideNames();
        }
        if (m_diagram.rampage) {
            paintVictims();
        }
        if (!m_diagram.after) {
            return;
        }
        for (const UnitId unit : unitsShown(m_state)) {
            if (shown().unit(unit).strength < m_state.unit(unit).strength) {
                paintLoss(unit);
            }
        }
    }

    // What it was, as an outline, and beside it how many stands it had and has.
    void paintLoss(UnitId unit)
    {
        const QPolygonF before = polygonOf(m_state.footprint(unit));
        const int left = shown().unit(unit).strength;
        if (left == 0) {
            paintGhost(m_state.footprint(unit), false);
        } else {
            m_painter.setPen(QPen(m_ink, 1.2, Qt::DotLine));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPolygon(at(before));
        }
        const QRectF box = before.boundingRect();
        paintLabel(at(QPointF(box.right() + kNumbersBeside, box.center().y())),
                   Words::tr("%1 to %2", "numbers of stands, before and after")
                       .arg(QLocale().toString(m_state.unit(unit).strength), QLocale().toString(left)),
                   left > 0);
    }

    void paintLabel(QPointF middle, const QString &text, bool lawful)
    {
        const QFontMetricsF metrics(m_font);
        QRectF plate(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height() + 2);
        plate.moveCenter(middle);
        m_painter.setPen(QPen(lawful ? m_lawful : m_forbidden, 1.0));
        m_painter.setBrush(m_style.palette.color(QPalette::Base));
        m_painter.drawRoundedRect(plate, 4, 4);
        m_painter.setPen(m_ink);
        m_painter.drawText(plate, Qt::AlignCenter, text);
    }

    void paintDice()
    {
        double y = tableRect().bottom() + (kDiceRow - kDie) / 2 + 2;
        for (const PicturedDice &roll : m_diagram.dice) {
            double x = tableRect().left();
            table::fillWithLivery(m_painter, QRectF(x, y, kDie, kDie), liveryOf(roll.unit), 6.0);
            for (const std::uint8_t face : roll.faces.view()) {
                x += kDie + kDieGap;
                paintDie(QRectF(x, y, kDie, kDie), face, face >= roll.hitOn);
            }
            m_painter.setPen(m_ink);
            m_painter.drawText(
                QRectF(x + kDie + 8, y - 4, m_rect.right() - x - kDie, kDie + 8),
                Qt::AlignLeft | Qt::AlignVCenter,
                Words::tr("%1 or more", "what a die needs").arg(QLocale().toString(roll.hitOn)));
            y += kDiceRow;
        }
    }

    void paintDie(const QRectF &die, int face, bool hits)
    {
        m_painter.setPen(QPen(m_style.palette.color(QPalette::Mid), 1.0));
        m_painter.setBrush(QColor(0xfd, 0xf8, 0xea));
        m_painter.drawRoundedRect(die, 3, 3);
        if (hits) {
            m_painter.setPen(QPen(m_lawful, 2.2));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(die.adjusted(-3, -3, 3, 3), 5, 5);
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(0x2b, 0x23, 0x20));
        for (const QPointF &pip : pipsOf(face)) {
            m_painter.drawEllipse(die.center() + pip * (kDie * 0.27), kDie * 0.1, kDie * 0.1);
        }
    }

    static std::vector<QPointF> pipsOf(int face)
    {
        std::vector<QPointF> pips;
        if (face % 2 == 1) {
            pips.emplace_back(0, 0);
        }
        if (face > 1) {
            pips.insert(pips.end(), {{-1, -1}, {1, 1}});
        }
        if (face > 3) {
            pips.insert(pips.end(), {{1, -1}, {-1, 1}});
        }
        if (face == 6) {
            pips.insert(pips.end(), {{-1, 0}, {1, 0}});
        }
        return pips;
    }

    static QString lengthOf(Mils length) { return table::MessageFormatter(QLocale()).length(length); }

    QPainter &m_painter;
    QRectF m_rect;
    const RuleDiagram &m_diagram;
    const State &m_state;
    const DiagramStyle &m_style;
    QRectF m_part;
    double m_scale;
    QColor m_lawful;
    QColor m_forbidden;
    QColor m_ink;
    QFont m_font;
};

} // namespace

void paintDiagram(QPainter &painter, const QRectF &rect, const RuleDiagram &diagram,
                  const DiagramStyle &style)
{
    Picture(painter, rect, diagram, style).paint();
}

} // namespace zama::play
