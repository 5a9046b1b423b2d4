#include "editor/army_moves.h"

#include "core/design/army.h"

#include <algorithm>

namespace zama::editor {
namespace {

bool has(const std::set<Piece> &pieces, PieceKind kind, const std::string &id)
{
    return pieces.contains({kind, id});
}

// What goes, in the order of the file.
struct Load {
    std::vector<std::string> commands;
    design::Picked bodies;
    std::size_t generals = 0;
    std::string general; ///< the last of them
};

Load loadOf(const Scenario &scenario, const std::set<Piece> &pieces)
{
    Load load;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            if (has(pieces, PieceKind::Command, command.id)) {
                load.commands.push_back(command.id);
                continue;
            }
            if (command.general && has(pieces, PieceKind::General, command.general->id)) {
                load.general = command.general->id;
                load.bodies.push_back(load.general);
                ++load.generals;
            }
            for (const UnitSpec &unit : command.units) {
                if (has(pieces, PieceKind::Unit, unit.id)) {
                    load.bodies.push_back(unit.id);
                }
            }
        }
    }
    return load;
}

// A command by its number among all, side after side.
struct Numbered {
    const SideSpec *side;
    const CommandSpec *command;
    std::size_t index; ///< in its side
};

std::vector<Numbered> commandsOf(const Scenario &scenario)
{
    std::vector<Numbered> all;
    for (const SideSpec &side : scenario.sides) {
        for (std::size_t c = 0; c < side.commands.size(); ++c) {
            all.push_back({&side, &side.commands[c], c});
        }
    }
    return all;
}

const Numbered *find(const std::vector<Numbered> &commands, const std::string &id)
{
    const auto at = std::find_if(commands.begin(), commands.end(),
                                 [&id](const Numbered &n) { return n.command->id == id; });
    return at == commands.end() ? nullptr : &*at;
}

std::size_t indexOf(const std::vector<UnitSpec> &units, const std::string &id)
{
    return static_cast<std::size_t>(std::ranges::find(units, id, &UnitSpec::id) - units.begin());
}

// A side, and before which of its commands; the side is empty where commands cannot go.
ArmyPlace placeForCommands(const Scenario &scenario, const ArmyPlace &place)
{
    if (place.onto.kind != PieceKind::Command) {
        return place.onto.kind == PieceKind::Side ? place : ArmyPlace{};
    }
    const std::vector<Numbered> commands = commandsOf(scenario);
    const Numbered *at = find(commands, place.onto.id);
    return at == nullptr ? ArmyPlace{} : ArmyPlace{{PieceKind::Side, at->side->id}, at->index};
}

// A command, and before which of its units; the command is empty where units cannot go.
ArmyPlace placeForUnits(const Scenario &scenario, const ArmyPlace &place)
{
    ArmyPlace into{{PieceKind::Command, commandOf(scenario, place.onto)}, place.before};
    if (place.onto.kind == PieceKind::Unit) {
        const FoundUnit found = findUnit(scenario, place.onto.id);
        into.before = found ? indexOf(found.command->units, place.onto.id) : kAtEnd;
    } else if (place.onto.kind == PieceKind::General) {
        into.before = 0;
    } else if (place.onto.kind == PieceKind::Side) {
        const SideSpec *side = design::findSide(scenario, place.onto.id);
        into.onto.id = side == nullptr || side->commands.empty() ? std::string() : side->commands.back().id;
        into.before = kAtEnd;
    }
    return into;
}

// The first command from there on that stays: before it they go, wherever it is by then.
std::string anchorIn(const SideSpec &side, std::size_t before, const std::vector<std::string> &going)
{
    for (std::size_t c = before; c < side.commands.size(); ++c) {
        if (std::ranges::find(going, side.commands[c].id) == going.end()) {
            return side.commands[c].id;
        }
    }
    return {};
}

std::size_t indexOf(const SideSpec &side, const std::string &command)
{
    const auto at = std::ranges::find(side.commands, command, &CommandSpec::id);
    return at == side.commands.end() ? kAtEnd : static_cast<std::size_t>(at - side.commands.begin());
}

void bringCommands(Scenario &scenario, const std::vector<std::string> &commands, const ArmyPlace &to)
{
    const SideSpec *side = design::findSide(scenario, to.onto.id);
    const std::string anchor = anchorIn(*side, to.before, commands);
    for (const std::string &command : commands) {
        design::moveCommand(scenario, command, to.onto.id,
                            indexOf(*design::findSide(scenario, to.onto.id), anchor));
    }
}

// With a unit of his own side a general only goes with it; to the other side he goes over.
void bringGeneralTo(Scenario &scenario, const std::string &general, const std::string &unit)
{
    const FoundUnit host = findUnit(scenario, unit);
    if (findGeneral(scenario, general).side != host.side) {
        design::moveInto(scenario, {general}, host.command->id, kAtEnd);
    }
    design::attach(scenario, general, unit);
}

std::optional<ArmyPlace> stepOfCommands(const Scenario &scenario, const std::vector<std::string> &going,
                                        bool isDown)
{
    const std::vector<Numbered> commands = commandsOf(scenario);
    const Numbered *at = find(commands, isDown ? going.back() : going.front());
    if (isDown ? at->index + 1 < at->side->commands.size() : at->index > 0) {
        return ArmyPlace{{PieceKind::Side, at->side->id}, isDown ? at->index + 2 : at->index - 1};
    }
    const SideSpec *first = scenario.sides.data();
    const SideSpec *next = isDown ? at->side + 1 : at->side - 1;
    if (isDown ? next == first + scenario.sides.size() : at->side == first) {
        return {};
    }
    return ArmyPlace{{PieceKind::Side, next->id}, isDown ? 0 : kAtEnd};
}

std::optional<ArmyPlace> stepToNextCommand(const Scenario &scenario, const std::string &from, bool isDown)
{
    const std::vector<Numbered> commands = commandsOf(scenario);
    const Numbered *at = find(commands, from);
    if (at == nullptr || (isDown ? at == &commands.back() : at == &commands.front())) {
        return {};
    }
    const Numbered *next = isDown ? at + 1 : at - 1;
    return ArmyPlace{{PieceKind::Command, next->command->id}, isDown ? 0 : kAtEnd};
}

std::optional<ArmyPlace> stepOfUnits(const Scenario &scenario, const design::Picked &going, bool isDown)
{
    const std::string &edge = isDown ? going.back() : going.front();
    const FoundUnit at = findUnit(scenario, edge);
    const std::size_t index = indexOf(at.command->units, edge);
    if (isDown ? index + 1 < at.command->units.size() : index > 0) {
        return ArmyPlace{{PieceKind::Command, at.command->id}, isDown ? index + 2 : index - 1};
    }
    return stepToNextCommand(scenario, at.command->id, isDown);
}

} // namespace

void setChief(SideSpec &side, const std::string &general, bool isChief)
{
    for (CommandSpec &command : side.commands) {
        if (command.general && (isChief || command.general->id == general)) {
            command.general->commanderInChief = isChief && command.general->id == general;
        }
    }
}

std::string commandOf(const Scenario &scenario, const Piece &piece)
{
    if (piece.kind == PieceKind::Command) {
        return exists(scenario, piece) ? piece.id : std::string();
    }
    if (piece.kind == PieceKind::Unit) {
        const FoundUnit found = findUnit(scenario, piece.id);
        return found ? found.command->id : std::string();
    }
    const FoundGeneral found =
        piece.kind == PieceKind::General ? findGeneral(scenario, piece.id) : FoundGeneral();
    return found ? found.command->id : std::string();
}

std::string sideOf(const Scenario &scenario, const Piece &piece)
{
    if (piece.kind == PieceKind::Side) {
        return exists(scenario, piece) ? piece.id : std::string();
    }
    const std::vector<Numbered> commands = commandsOf(scenario);
    const Numbered *at = find(commands, commandOf(scenario, piece));
    return at == nullptr ? std::string() : at->side->id;
}

bool canBring(const Scenario &scenario, const std::set<Piece> &pieces, const ArmyPlace &place)
{
    const Load load = loadOf(scenario, pieces);
    const bool hasSide =
        std::ranges::any_of(pieces, [](const Piece &piece) { return piece.kind == PieceKind::Side; });
    if (hasSide || load.commands.empty() == load.bodies.empty() || !exists(scenario, place.onto)) {
        return false;
    }
    return load.commands.empty() ? load.generals <= 1 && !placeForUnits(scenario, place).onto.id.empty()
                                 : !placeForCommands(scenario, place).onto.id.empty();
}

void bring(Scenario &scenario, const std::set<Piece> &pieces, const ArmyPlace &place)
{
    if (!canBring(scenario, pieces, place)) {
        return;
    }
    const Load load = loadOf(scenario, pieces);
    if (!load.commands.empty()) {
        bringCommands(scenario, load.commands, placeForCommands(scenario, place));
    } else if (load.bodies.size() == 1 && load.generals == 1 && place.onto.kind == PieceKind::Unit) {
        bringGeneralTo(scenario, load.general, place.onto.id);
    } else {
        const ArmyPlace into = placeForUnits(scenario, place);
        design::moveInto(scenario, load.bodies, into.onto.id, into.before);
    }
}

std::optional<ArmyPlace> oneStep(const Scenario &scenario, const std::set<Piece> &pieces, bool isDown)
{
    const Load load = loadOf(scenario, pieces);
    if (load.commands.empty() == load.bodies.empty() || load.generals > 1) {
        return {};
    }
    if (!load.commands.empty()) {
        return stepOfCommands(scenario, load.commands, isDown);
    }
    if (load.generals == 1) {
        return load.bodies.size() > 1
                   ? std::nullopt
                   : stepToNextCommand(scenario, findGeneral(scenario, load.general).command->id, isDown);
    }
    return stepOfUnits(scenario, load.bodies, isDown);
}

} // namespace zama::editor
