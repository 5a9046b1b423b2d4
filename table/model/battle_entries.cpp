#include "table/model/battle_entries.h"

#include "core/game/queries.h"
#include "core/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zama::table {
namespace {

constexpr Mils kMarker = 1 * kInch; // Q12: a general's marker

// Gives lupdate a context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableEntries)
};

const UnitTypeSpec *specOf(const Setup &setup, UnitId unit)
{
    const std::string &id = setup.typeOf(unit).id;
    const auto at = std::ranges::find(setup.scenario.types, id, &UnitTypeSpec::id);
    return at == setup.scenario.types.end() ? nullptr : &*at;
}

FigureLook lookOf(const Setup &setup, UnitId unit)
{
    const UnitTypeSpec *spec = specOf(setup, unit);
    const SideSpec &side = setup.scenario.sides.at(setup.sideOf(unit).index());
    return spec == nullptr ? FigureLook() : table::lookOf(side, *spec);
}

// Collects rows; ids make their order.
class Rows
{
public:
    Rows(const State &state, const MessageFormatter &formatter)
        : m_state(state),
          m_setup(*state.setup),
          m_formatter(formatter)
    {
    }

    TableEntries all()
    {
        for (std::size_t i = 0; i < m_state.units.size(); ++i) {
            if (m_state.isPresent(UnitId(i))) {
                addUnit(UnitId(i));
            }
        }
        for (std::size_t i = 0; i < m_state.generals.size(); ++i) {
            if (!m_state.generals[i].fallen) {
                addGeneral(GeneralId(i));
            }
        }
        std::ranges::sort(m_rows, {}, &TableEntry::id);
        return std::move(m_rows);
    }

private:
    void addUnit(UnitId unit)
    {
        const UnitType &type = m_setup.typeOf(unit);
        TableEntry e;
        e.id = {EntryKind::Unit, unit.value, 0};
        e.side = m_setup.sideOf(unit);
        e.pose = m_state.unit(unit).pose;
        e.extent = extentOf(m_state, unit);
        e.stand = type.stand;
        e.figure = lookOf(m_setup, unit);
        e.unitClass = type.unitClass;
        e.meleeHit = type.meleeHit;
        e.shoots = type.shootingRange > 0;
        e.stands = m_state.unit(unit).strength;
        e.fullStrength = m_setup.units[unit.index()].stands;
        e.isEngaged = m_state.isEngaged(unit);
        e.isLed = !generalsWith(m_state, unit).empty();
        e.label = m_formatter.text(MessageArg(unit), m_setup);
        e.description = describe(unit);
        const TableEntry body = e;
        m_rows.push_back(std::move(e));
        addStands(unit, body);
    }

    void addStands(UnitId unit, const TableEntry &body)
    {
        const UnitType &type = m_setup.typeOf(unit);
        const auto [files, ranks] = filesAndRanks(type.formation, body.stands);
        for (int i = 0; i < body.stands; ++i) {
            const Footprint place = standFootprint(body.pose, body.extent, type.stand, i % files, i / files);
            TableEntry e = body;
            e.id = {EntryKind::Stand, unit.value, static_cast<std::uint16_t>(i)};
            e.pose.front = {(place.corner[0].x + place.corner[1].x) / 2,
                            (place.corner[0].y + place.corner[1].y) / 2};
            e.extent = type.stand;
            m_rows.push_back(std::move(e));
        }
    }

    void addGeneral(GeneralId general)
    {
        const GeneralSetup &setup = m_setup.generals[general.index()];
        const UnitId with = m_state.general(general).attachedTo;
        TableEntry e;
        e.id = {EntryKind::General, general.value, 0};
        e.side = setup.side;
        e.pose = {placeOf(m_state, general), facingOf(setup.side, with)};
        e.extent = {kMarker, kMarker};
        e.figure.palette = QString::fromStdString(m_setup.scenario.sides.at(setup.side.index()).palette);
        e.isChief = setup.commanderInChief;
        e.isAttached = with.isValid();
        e.host = e.isAttached ? extentOf(m_state, with) : Extent{};
        e.isEngaged = e.isAttached && m_state.isEngaged(with);
        e.label = m_formatter.text(MessageArg(general), m_setup);
        e.description = describe(general);
        m_rows.push_back(std::move(e));
    }

    // A general alone looks where the first unit of his side looked at the start.
    [[nodiscard]] Centidegrees facingOf(SideId side, UnitId with) const
    {
        if (with.isValid()) {
            return m_state.unit(with).pose.facing;
        }
        const auto at = std::ranges::find(m_setup.units, side, &UnitSetup::side);
        return at == m_setup.units.end() ? 0 : at->pose.facing;
    }

    [[nodiscard]] QString describe(UnitId unit) const
    {
        const QString count = m_formatter.sentence(standCount(m_state.unit(unit).strength), m_setup);
        const QString type = m_formatter.text(MessageArg(m_setup.units[unit.index()].type), m_setup);
        const QString side = m_formatter.text(MessageArg(m_setup.sideOf(unit)), m_setup);
        const QString facing = compassName(m_state.unit(unit).pose.facing);
        const QString place = placeName(m_state.unit(unit).pose.front, m_formatter);
        if (!m_state.isEngaged(unit)) {
            return Words::tr("%1 of %2, %3, facing %4, %5",
                             "kind of unit, side, number of stands, compass direction, place")
                .arg(type, side, count, facing, place);
        }
        return Words::tr("%1 of %2, %3, facing %4, %5, engaged with %6",
                         "kind of unit, side, number of stands, compass direction, place, enemies")
            .arg(type, side, count, facing, place, enemies(unit));
    }

    [[nodiscard]] QString enemies(UnitId unit) const
    {
        QStringList names;
        for (const UnitId enemy : enemiesOf(m_state, unit)) {
            names << m_formatter.text(MessageArg(enemy), m_setup);
        }
        return m_formatter.list(names);
    }

    [[nodiscard]] QString describe(GeneralId general) const
    {
        const UnitId with = m_state.general(general).attachedTo;
        const GeneralSetup &setup = m_setup.generals[general.index()];
        const QString side = m_formatter.text(MessageArg(setup.side), m_setup);
        const QString where = with.isValid()
                                  ? Words::tr("with %1").arg(m_formatter.text(MessageArg(with), m_setup))
                                  : placeName(placeOf(m_state, general), m_formatter);
        return setup.commanderInChief
                   ? Words::tr("commander in chief of %1, %2", "side, place").arg(side, where)
                   : Words::tr("general of %1, %2", "side, place").arg(side, where);
    }

    const State &m_state;
    const Setup &m_setup;
    const MessageFormatter &m_formatter;
    TableEntries m_rows;
};

} // namespace

FigureLook lookOf(const SideSpec &side, const UnitTypeSpec &type)
{
    return {QString::fromStdString(type.figure),
            QString::fromStdString(type.palette.empty() ? side.palette : type.palette), type.colours};
}

TableFrame frameOf(const Setup &setup)
{
    TableFrame frame;
    frame.box = setup.table;
    frame.ground = QString::fromStdString(setup.scenario.table.ground);
    frame.art = setup.scenario.art;
    for (std::size_t i = 0; i < frame.liveries.size() && i < setup.scenario.sides.size(); ++i) {
        frame.liveries.at(i) = setup.scenario.sides[i].livery;
        if (setup.options.deployment == Deployment::Free) {
            frame.zones.at(i) = setup.sides[i].zone;
        }
    }
    return frame;
}

TableEntries entriesOf(const State &state, const MessageFormatter &formatter)
{
    return Rows(state, formatter).all();
}

QString placeName(Point place, const MessageFormatter &formatter)
{
    return Words::tr("%1 east and %2 north of the south-west corner", "two lengths")
        .arg(formatter.length(place.x), formatter.length(place.y));
}

QString compassName(Centidegrees facing)
{
    const std::array<QString, 8> names{
        Words::tr("north"), Words::tr("north-east"), Words::tr("east"), Words::tr("south-east"),
        Words::tr("south"), Words::tr("south-west"), Words::tr("west"), Words::tr("north-west")};
    return names.at(static_cast<std::size_t>((normalised(facing) + kFullTurn / 16) / (kFullTurn / 8)) % 8);
}

} // namespace zama::table
