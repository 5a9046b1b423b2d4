#include "core/design/library.h"

#include "core/design/census.h"
#include "core/design/counted.h"
#include "core/design/line_up.h"
#include "core/design/mending.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace zama::design {
namespace {

using Renamed = std::unordered_map<std::string, std::string>;

std::string following(const Renamed &renamed, const std::string &id)
{
    const auto found = renamed.find(id);
    return found == renamed.end() ? id : found->second;
}

// ---- taking ----

Scenario frameOf(const Scenario &scenario)
{
    Scenario piece;
    piece.id = scenario.id;
    piece.language = scenario.language;
    piece.title = scenario.title;
    piece.sources = scenario.sources;
    piece.table = scenario.table;
    return piece;
}

void addTypes(Scenario &piece, const Scenario &from, const std::unordered_set<std::string> &wanted)
{
    std::unordered_set<std::string> figures;
    for (const UnitTypeSpec &type : from.types) {
        if (wanted.contains(type.id)) {
            piece.types.push_back(type);
            figures.insert(type.figure);
        }
    }
    std::ranges::copy_if(from.art, std::back_inserter(piece.art),
                         [&](const ArtSpec &art) { return figures.contains(art.id); });
}

// A piece of one side that has only the commands which `isWanted`.
template<class IsWanted>
Scenario pieceOf(const Scenario &scenario, const SideSpec &side, IsWanted isWanted)
{
    Scenario piece = frameOf(scenario);
    SideSpec &part = piece.sides.emplace_back(side);
    std::erase_if(part.commands, [&](const CommandSpec &command) { return !isWanted(command); });
    std::unordered_set<std::string> needed;
    for (const CommandSpec &command : part.commands) {
        for (const UnitSpec &unit : command.units) {
            needed.insert(unit.type);
        }
    }
    addTypes(piece, scenario, needed);
    const Mending mending(scenario);
    mending.mend(piece);
    return piece;
}

// ---- putting in ----

bool hasRoomForTypes(const Scenario &into, const Scenario &piece)
{
    return into.types.size() + piece.types.size() <= kMaxTypes &&
           into.art.size() + piece.art.size() <= kMaxArt;
}

bool hasRoomForArmy(const Scenario &into, const Scenario &piece)
{
    return hasRoomForTypes(into, piece) && censusOf(into).hasRoomFor(censusOf(piece));
}

Renamed insertArt(Scenario &into, const Scenario &piece)
{
    Renamed renamed;
    IdPool ids = artIds(into);
    for (const ArtSpec &art : piece.art) {
        if (std::ranges::find(into.art, art) != into.art.end()) {
            continue;
        }
        ArtSpec copy = art;
        copy.id = ids.take(art.id);
        renamed[art.id] = copy.id;
        into.art.push_back(std::move(copy));
    }
    return renamed;
}

// The piece's types by their ids in `into`.
Renamed insertTypesOf(Scenario &into, const Scenario &piece)
{
    const Renamed art = insertArt(into, piece);
    Renamed renamed;
    IdPool ids = typeIds(into);
    NamePool names = typeNames(into);
    for (const UnitTypeSpec &type : piece.types) {
        UnitTypeSpec copy = type;
        copy.figure = following(art, type.figure);
        if (std::ranges::find(into.types, copy) == into.types.end()) {
            copy.id = ids.take(type.id);
            copy.name = copy.id == type.id ? names.take(type.name) : names.takeNext(type.name);
            into.types.push_back(copy);
        }
        renamed.try_emplace(type.id, copy.id);
    }
    return renamed;
}

bool hasChief(const SideSpec &side)
{
    return std::ranges::any_of(side.commands, [](const CommandSpec &command) {
        return command.general && command.general->commanderInChief;
    });
}

// Puts commands into one side, renaming as needed.
class Entry
{
public:
    Entry(Scenario &into, std::size_t side, Renamed types)
        : m_into(into),
          m_side(side),
          m_types(std::move(types)),
          m_bodies(bodyIds(into)),
          m_commands(commandIds(into)),
          m_names(bodyNames(into)),
          m_commandNames(commandNames(into.sides[side]))
    {
    }

    void add(const Scenario &piece)
    {
        for (const SideSpec &side : piece.sides) {
            for (const CommandSpec &command : side.commands) {
                rename(command);
            }
        }
        for (const SideSpec &side : piece.sides) {
            for (const CommandSpec &command : side.commands) {
                add(piece, command);
            }
        }
    }

    Inserted take() { return std::move(m_inserted); }

private:
    void rename(const CommandSpec &command)
    {
        for (const UnitSpec &unit : command.units) {
            m_renamed.try_emplace(unit.id, m_bodies.take(unit.id));
        }
    }

    void add(const Scenario &piece, CommandSpec command)
    {
        command.id = m_commands.take(command.id);
        command.name = m_commandNames.take(command.name);
        if (command.general) {
            setGeneral(piece, *command.general);
        }
        for (UnitSpec &unit : command.units) {
            unit.id = newIdOf(unit.id);
            unit.name = m_names.take(unit.name);
            unit.type = following(m_types, unit.type);
            m_inserted.bodies.push_back(unit.id);
        }
        m_inserted.commands.push_back(command.id);
        m_into.sides[m_side].commands.push_back(std::move(command));
    }

    // Of two units with one id the second gets another still.
    std::string newIdOf(const std::string &id)
    {
        const auto found = m_renamed.find(id);
        if (found == m_renamed.end()) {
            return m_bodies.take(id);
        }
        std::string renamed = found->second;
        m_renamed.erase(found);
        m_final[id] = renamed;
        return renamed;
    }

    void setGeneral(const Scenario &piece, GeneralSpec &general)
    {
        general.id = m_bodies.take(general.id);
        general.name = m_names.take(general.name);
        general.commanderInChief = general.commanderInChief && !hasChief(m_into.sides[m_side]);
        if (!general.attachedTo.empty()) {
            general.place = middleOf(piece, general.attachedTo, general.place);
            const auto unit = m_renamed.find(general.attachedTo);
            general.attachedTo =
                unit != m_renamed.end() ? unit->second : following(m_final, general.attachedTo);
        }
        m_inserted.bodies.push_back(general.id);
    }

    Scenario &m_into;
    std::size_t m_side;
    Renamed m_types;
    IdPool m_bodies;
    IdPool m_commands;
    NamePool m_names;
    NamePool m_commandNames;
    Renamed m_renamed; ///< units that have not been put in yet
    Renamed m_final;
    Inserted m_inserted;
};

bool looksUp(Centidegrees facing)
{
    return std::abs(turnBetween(0, facing)) <= kQuarterTurn;
}

// The mirror image on the table, even where it is off it: the whole will be shifted.
Arrangement turnedRound(const Scenario &scenario, const std::vector<Body> &bodies)
{
    Arrangement arrangement;
    arrangement.reserve(bodies.size());
    for (const Body &body : bodies) {
        arrangement.push_back({body.id, mirrored(tableOf(scenario), body.pose, Mirror::Point)});
    }
    return arrangement;
}

// Faces the side's way, foremost front in its line, in the middle of it.
void drawUp(Scenario &scenario, std::size_t side, const Picked &picked)
{
    std::vector<Body> units = bodiesOf(scenario, picked);
    const bool isUp = looksUp(usualFront(scenario, side).facing);
    if (looksUp(mainFacing(units)) != isUp) {
        place(scenario, turnedRound(scenario, units));
        units = bodiesOf(scenario, picked);
    }
    std::erase_if(units, [](const Body &body) { return body.isGeneral; });
    if (units.empty()) {
        return;
    }
    Box box = units.front().footprint().box;
    for (const Body &body : units) {
        box = box.with(body.footprint().box);
    }
    const Point front = usualFront(scenario, side).front;
    const Point by{front.x - (box.left + box.right) / 2, front.y - (isUp ? box.top : box.bottom)};
    place(scenario, moved(scenario, picked, by));
}

} // namespace

Scenario pieceOfTypes(const Scenario &scenario, const std::vector<std::string> &types)
{
    Scenario piece = frameOf(scenario);
    addTypes(piece, scenario, {types.begin(), types.end()});
    return piece;
}

Scenario pieceOfCommand(const Scenario &scenario, const std::string &command)
{
    const std::size_t side = sideOfCommand(scenario, command);
    if (side == scenario.sides.size()) {
        return frameOf(scenario);
    }
    return pieceOf(scenario, scenario.sides[side],
                   [&](const CommandSpec &candidate) { return candidate.id == command; });
}

Scenario pieceOfSide(const Scenario &scenario, const std::string &side)
{
    const SideSpec *found = findSide(scenario, side);
    return found == nullptr ? frameOf(scenario)
                            : pieceOf(scenario, *found, [](const CommandSpec &) { return true; });
}

Inserted insertTypes(Scenario &into, const Scenario &piece)
{
    Inserted inserted;
    if (hasRoomForTypes(into, piece)) {
        const Renamed renamed = insertTypesOf(into, piece);
        for (const UnitTypeSpec &type : piece.types) {
            inserted.types.push_back(renamed.at(type.id));
        }
    }
    return inserted;
}

Inserted insertArmy(Scenario &into, const std::string &side, const Scenario &piece)
{
    SideSpec *target = findSide(into, side);
    if (target == nullptr || !hasRoomForArmy(into, piece)) {
        return {};
    }
    const auto index = static_cast<std::size_t>(target - into.sides.data());
    Renamed types = insertTypesOf(into, piece);
    std::vector<std::string> typeIdsThere;
    for (const UnitTypeSpec &type : piece.types) {
        typeIdsThere.push_back(types.at(type.id));
    }
    Entry entry(into, index, std::move(types));
    entry.add(piece);
    Inserted inserted = entry.take();
    inserted.types = std::move(typeIdsThere);
    drawUp(into, index, inserted.bodies);
    return inserted;
}

Inserted replaceArmy(Scenario &into, const std::string &side, const Scenario &piece)
{
    SideSpec *target = findSide(into, side);
    if (target == nullptr) {
        return {};
    }
    const Scenario before = into;
    const Mending mending(into);
    target->commands.clear();
    mending.mend(into);
    Inserted inserted = insertArmy(into, side, piece);
    if (inserted.commands.empty()) {
        into = before;
        return {};
    }
    SideSpec &changed = *findSide(into, side);
    const SideSpec &model = piece.sides.front();
    changed.name = model.name;
    changed.nameInText = model.nameInText;
    changed.briefing = model.briefing;
    changed.livery = model.livery;
    changed.palette = model.palette;
    return inserted;
}

} // namespace zama::design
