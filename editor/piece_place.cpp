#include "editor/piece_place.h"

namespace zama::editor {
namespace {

class Search
{
public:
    Search(const std::set<Piece> &pieces, PieceKind kind)
        : m_pieces(pieces),
          m_kind(kind)
    {
    }

    std::vector<PiecePlace> in(const Scenario &scenario)
    {
        for (std::size_t t = 0; t < scenario.types.size(); ++t) {
            take(PieceKind::Type, scenario.types[t].id, {PieceKind::Type, 0, 0, 0, t});
        }
        for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
            take(PieceKind::Side, scenario.sides[s].id, {PieceKind::Side, s});
            for (std::size_t c = 0; c < scenario.sides[s].commands.size(); ++c) {
                lookThrough(scenario.sides[s].commands[c], s, c);
            }
        }
        return std::move(m_found);
    }

private:
    void lookThrough(const CommandSpec &command, std::size_t s, std::size_t c)
    {
        take(PieceKind::Command, command.id, {PieceKind::Command, s, c});
        if (command.general) {
            take(PieceKind::General, command.general->id, {PieceKind::General, s, c});
        }
        for (std::size_t u = 0; u < command.units.size(); ++u) {
            take(PieceKind::Unit, command.units[u].id, {PieceKind::Unit, s, c, u});
        }
    }

    void take(PieceKind kind, const std::string &id, const PiecePlace &place)
    {
        if (kind == m_kind && m_pieces.contains({kind, id})) {
            m_found.push_back(place);
        }
    }

    const std::set<Piece> &m_pieces;
    PieceKind m_kind;
    std::vector<PiecePlace> m_found;
};

} // namespace

std::string PiecePlace::path() const
{
    if (kind == PieceKind::Type) {
        return "/types/" + std::to_string(type);
    }
    std::string path = "/sides/" + std::to_string(side);
    if (kind == PieceKind::Side) {
        return path;
    }
    path += "/commands/" + std::to_string(command);
    if (kind == PieceKind::General) {
        path += "/general";
    } else if (kind == PieceKind::Unit) {
        path += "/units/" + std::to_string(unit);
    }
    return path;
}

std::vector<PiecePlace> placesOf(const Scenario &scenario, const std::set<Piece> &pieces, PieceKind kind)
{
    return Search(pieces, kind).in(scenario);
}

} // namespace zama::editor
