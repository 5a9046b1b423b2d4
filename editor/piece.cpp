#include "editor/piece.h"

#include <algorithm>

namespace zama::editor {

bool exists(const Scenario &scenario, const Piece &piece)
{
    const auto hasId = [&piece](const auto &part) { return part.id == piece.id; };
    switch (piece.kind) {
    case PieceKind::Side:
        return std::ranges::any_of(scenario.sides, hasId);
    case PieceKind::Command:
        return std::ranges::any_of(scenario.sides, [&hasId](const SideSpec &side) {
            return std::ranges::any_of(side.commands, hasId);
        });
    case PieceKind::Unit:
        return bool(findUnit(scenario, piece.id));
    case PieceKind::General:
        return bool(findGeneral(scenario, piece.id));
    case PieceKind::Type:
        return std::ranges::any_of(scenario.types, hasId);
    }
    return false;
}

FoundUnit findUnit(const Scenario &scenario, const std::string &id)
{
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            const auto at = std::ranges::find(command.units, id, &UnitSpec::id);
            if (at != command.units.end()) {
                return {&side, &command, &*at};
            }
        }
    }
    return {};
}

FoundGeneral findGeneral(const Scenario &scenario, const std::string &id)
{
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            if (command.general && command.general->id == id) {
                return {&side, &command, &*command.general};
            }
        }
    }
    return {};
}

std::set<Piece> withCommands(const Scenario &scenario, const std::set<Piece> &pieces)
{
    std::set<Piece> all = pieces;
    for (const Piece &piece : pieces) {
        const CommandSpec *command =
            piece.kind == PieceKind::Command ? design::findCommand(scenario, piece.id) : nullptr;
        if (command == nullptr) {
            continue;
        }
        for (const UnitSpec &unit : command->units) {
            all.insert({PieceKind::Unit, unit.id});
        }
        if (command->general) {
            all.insert({PieceKind::General, command->general->id});
        }
    }
    return all;
}

} // namespace zama::editor
