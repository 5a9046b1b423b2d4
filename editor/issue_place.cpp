#include "editor/issue_place.h"

#include <charconv>
#include <string_view>
#include <vector>

namespace zama::editor {
namespace {

// The keys of a JSON pointer. None of ours has a "/" or "~" in it.
std::vector<std::string_view> keysOf(std::string_view path)
{
    std::vector<std::string_view> keys;
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::size_t end = std::min(path.find('/'), path.size());
        keys.push_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return keys;
}

// A place in a list; null where there is none.
template<class List>
const typename List::value_type *at(const List &list, std::string_view key)
{
    std::size_t index = 0;
    const auto result = std::from_chars(key.data(), key.data() + key.size(), index);
    const bool isPlace = result.ec == std::errc() && result.ptr == key.data() + key.size();
    return isPlace && index < list.size() ? &list[index] : nullptr;
}

using Keys = std::vector<std::string_view>;

std::optional<Piece> pieceIn(const CommandSpec &command, const Keys &keys)
{
    if (keys.size() > 4 && keys[4] == "general" && command.general) {
        return Piece{PieceKind::General, command.general->id};
    }
    if (keys.size() > 5 && keys[4] == "units") {
        if (const UnitSpec *unit = at(command.units, keys[5])) {
            return Piece{PieceKind::Unit, unit->id};
        }
    }
    return Piece{PieceKind::Command, command.id};
}

// What both sides are told is a text, not a piece of the army.
std::optional<Piece> pieceIn(const SideSpec &side, const Keys &keys)
{
    if (keys.size() > 2 && keys[2] == "briefing") {
        return std::nullopt;
    }
    if (keys.size() > 3 && keys[2] == "commands") {
        if (const CommandSpec *command = at(side.commands, keys[3])) {
            return pieceIn(*command, keys);
        }
    }
    return Piece{PieceKind::Side, side.id};
}

} // namespace

std::optional<Piece> pieceAt(const Scenario &scenario, const std::string &path)
{
    const Keys keys = keysOf(path);
    if (keys.size() < 2) {
        return std::nullopt;
    }
    if (keys[0] == "types") {
        const UnitTypeSpec *type = at(scenario.types, keys[1]);
        return type == nullptr ? std::nullopt : std::optional(Piece{PieceKind::Type, type->id});
    }
    const SideSpec *side = keys[0] == "sides" ? at(scenario.sides, keys[1]) : nullptr;
    return side == nullptr ? std::nullopt : pieceIn(*side, keys);
}

} // namespace zama::editor
