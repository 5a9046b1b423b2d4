#include "editor/scenario_rows.h"

#include "core/design/bodies.h"
#include "core/text/phrase.h"
#include "table/model/battle_entries.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace zama::editor {
namespace {

using table::EntryId;
using table::EntryKind;
using table::MessageFormatter;
using table::TableEntry;

constexpr Mils kMarker = 1 * kInch; // Q12: a general's marker
constexpr std::size_t kShownSides = 2;
constexpr std::size_t kMostRows = std::numeric_limits<std::uint16_t>::max();

// Gives lupdate a context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScenarioRows)
};

int standsOf(const UnitSpec &unit)
{
    return std::clamp(unit.strength.value_or(unit.stands), 0, kMaxStands);
}

class Rows
{
public:
    Rows(const Scenario &scenario, const MessageFormatter &formatter)
        : m_scenario(scenario),
          m_formatter(formatter),
          m_bodies(design::bodiesOf(scenario))
    {
    }

    ScenarioRows all()
    {
        const std::size_t sides = std::min(m_scenario.sides.size(), kShownSides);
        for (m_side = 0; m_side < sides; ++m_side) {
            for (const CommandSpec &command : m_scenario.sides[m_side].commands) {
                add(command);
            }
        }
        addAttached();
        std::ranges::sort(m_rows.entries, {}, &TableEntry::id);
        return std::move(m_rows);
    }

private:
    [[nodiscard]] const SideSpec &side() const { return m_scenario.sides[m_side]; }

    // Bodies come in the order of the file, so the next one is this one or this one is not on the table.
    const design::Body *take(const std::string &id)
    {
        const bool isNext = m_next < m_bodies.size() && m_bodies[m_next].id == id;
        return isNext ? &m_bodies[m_next++] : nullptr;
    }

    void add(const CommandSpec &command)
    {
        if (command.general) {
            const design::Body *body = take(command.general->id);
            if (body != nullptr && !body->isGeneral) {
                --m_next; // a unit of the same id
                body = nullptr;
            }
            if (body != nullptr) {
                addGeneral(*command.general, body->pose.front, nullptr);
            } else if (!command.general->fallen) {
                m_attached.push_back({m_side, &*command.general});
            }
        }
        for (const UnitSpec &unit : command.units) {
            const design::Body *body = take(unit.id);
            if (body != nullptr && m_rows.units.size() < kMostRows) {
                addUnit(unit, *body);
            }
        }
    }

    [[nodiscard]] TableEntry bodyOf(const UnitSpec &unit, const design::Body &body) const
    {
        const UnitTypeSpec *type = design::findType(m_scenario, unit.type);
        TableEntry e;
        e.id = {EntryKind::Unit, static_cast<std::uint16_t>(m_rows.units.size()), 0};
        e.side = SideId(m_side);
        e.pose = body.pose;
        e.extent = body.extent;
        e.unitClass = body.unitClass;
        e.stands = standsOf(unit);
        e.fullStrength = std::max(e.stands, std::clamp(unit.stands, 0, kMaxStands));
        e.label = m_formatter.text(unit.name);
        if (type != nullptr) {
            e.figure = table::lookOf(side(), *type);
            e.meleeHit = type->melee.hit.value_or(kNeverHits);
            e.shoots = type->shooting.has_value();
        }
        e.description = describe(unit, type, body.pose);
        return e;
    }

    void addUnit(const UnitSpec &unit, const design::Body &body)
    {
        TableEntry e = bodyOf(unit, body);
        const UnitTypeSpec *type = design::findType(m_scenario, unit.type);
        const auto [files, ranks] =
            filesAndRanks(type == nullptr ? Formation::DoubleRank : type->formation, std::max(e.stands, 1));
        e.stand = {body.extent.width / std::max(files, 1), body.extent.depth / std::max(ranks, 1)};
        m_rows.entries.push_back(e);
        m_rows.units.push_back(unit.id);
        addStands(e, files);
    }

    void addStands(const TableEntry &body, int files)
    {
        for (int i = 0; i < body.stands; ++i) {
            const Footprint place = standFootprint(body.pose, body.extent, body.stand, i % files, i / files);
            TableEntry e = body;
            e.id = {EntryKind::Stand, body.id.index, static_cast<std::uint16_t>(i)};
            e.pose.front = {(place.corner[0].x + place.corner[1].x) / 2,
                            (place.corner[0].y + place.corner[1].y) / 2};
            e.extent = body.stand;
            m_rows.entries.push_back(std::move(e));
        }
    }

    void addGeneral(const GeneralSpec &general, Point place, const TableEntry *host)
    {
        if (m_rows.generals.size() >= kMostRows) {
            return;
        }
        TableEntry e;
        e.id = {EntryKind::General, static_cast<std::uint16_t>(m_rows.generals.size()), 0};
        e.side = SideId(m_side);
        e.pose = host == nullptr ? Pose{place, facingOfSide()} : host->pose;
        e.extent = {kMarker, kMarker};
        e.figure.palette = QString::fromStdString(side().palette);
        e.isChief = general.commanderInChief;
        e.isAttached = host != nullptr;
        e.host = host == nullptr ? Extent{} : host->extent;
        e.label = m_formatter.text(general.name);
        e.description = describe(general, host);
        m_rows.generals.push_back(general.id);
        m_rows.entries.push_back(std::move(e));
    }

    // A general's unit may come later in the file than he does.
    void addAttached()
    {
        for (const auto &[side, general] : m_attached) {
            m_side = side;
            const auto id = m_rows.find({PieceKind::Unit, general->attachedTo});
            if (!id) {
                addGeneral(*general, general->place, nullptr);
                continue;
            }
            const auto host = std::ranges::find(m_rows.entries, *id, &TableEntry::id);
            host->isLed = true;
            const TableEntry copy = *host;
            addGeneral(*general, general->place, &copy);
        }
    }

    [[nodiscard]] Centidegrees facingOfSide() const
    {
        const auto at = std::ranges::find_if(
            m_bodies, [this](const design::Body &body) { return body.side == m_side && !body.isGeneral; });
        return at == m_bodies.end() ? 0 : at->pose.facing;
    }

    [[nodiscard]] QString describe(const UnitSpec &unit, const UnitTypeSpec *type, const Pose &pose) const
    {
        const QString count = m_formatter.sentence(standCount(standsOf(unit)), Setup{});
        const QString kind = type == nullptr ? Words::tr("unknown type") : m_formatter.text(type->name);
        return Words::tr("%1 of %2, %3, facing %4, %5",
                         "kind of unit, side, number of stands, compass direction, place")
            .arg(kind, m_formatter.text(side().name), count, table::compassName(pose.facing),
                 table::placeName(pose.front, m_formatter));
    }

    [[nodiscard]] QString describe(const GeneralSpec &general, const TableEntry *host) const
    {
        const QString where = host != nullptr ? Words::tr("with %1").arg(host->label)
                                              : table::placeName(general.place, m_formatter);
        const QString name = m_formatter.text(side().name);
        return general.commanderInChief
                   ? Words::tr("commander in chief of %1, %2", "side, place").arg(name, where)
                   : Words::tr("general of %1, %2", "side, place").arg(name, where);
    }

    struct Attached {
        std::size_t side = 0;
        const GeneralSpec *general = nullptr;
    };

    const Scenario &m_scenario;
    const MessageFormatter &m_formatter;
    std::vector<design::Body> m_bodies;
    std::size_t m_next = 0;
    std::size_t m_side = 0;
    std::vector<Attached> m_attached;
    ScenarioRows m_rows;
};

} // namespace

Piece ScenarioRows::pieceOf(const EntryId &id) const
{
    return id.kind == EntryKind::General ? Piece{PieceKind::General, generals.at(id.index)}
                                         : Piece{PieceKind::Unit, units.at(id.index)};
}

std::optional<EntryId> ScenarioRows::find(const Piece &piece) const
{
    if (piece.kind != PieceKind::Unit && piece.kind != PieceKind::General) {
        return std::nullopt;
    }
    const bool isUnit = piece.kind == PieceKind::Unit;
    const std::vector<std::string> &ids = isUnit ? units : generals;
    const auto at = std::ranges::find(ids, piece.id);
    if (at == ids.end()) {
        return std::nullopt;
    }
    return EntryId{isUnit ? EntryKind::Unit : EntryKind::General,
                   static_cast<std::uint16_t>(at - ids.begin()), 0};
}

ScenarioRows rowsOf(const Scenario &scenario, const MessageFormatter &formatter)
{
    return Rows(scenario, formatter).all();
}

table::TableFrame frameOf(const Scenario &scenario)
{
    table::TableFrame frame;
    frame.box = design::tableOf(scenario);
    frame.ground = QString::fromStdString(scenario.table.ground);
    frame.art = scenario.art;
    for (std::size_t i = 0; i < frame.liveries.size() && i < scenario.sides.size(); ++i) {
        frame.liveries.at(i) = scenario.sides[i].livery;
        if (scenario.sides[i].zone) {
            frame.zones.at(i) = design::zoneOf(scenario, i);
        }
    }
    return frame;
}

} // namespace zama::editor
