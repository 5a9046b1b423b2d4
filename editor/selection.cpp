#include "editor/selection.h"

namespace zama::editor {

std::vector<std::string> Selection::ids(PieceKind kind) const
{
    std::vector<std::string> found;
    for (const Piece &piece : m_pieces) {
        if (piece.kind == kind) {
            found.push_back(piece.id);
        }
    }
    return found;
}

const Piece *Selection::single() const
{
    return m_pieces.size() == 1 ? &*m_pieces.begin() : nullptr;
}

void Selection::set(std::set<Piece> pieces)
{
    if (pieces != m_pieces) {
        m_pieces = std::move(pieces);
        emit changed();
    }
}

void Selection::toggle(const Piece &piece)
{
    std::set<Piece> next = m_pieces;
    if (next.erase(piece) == 0) {
        next.insert(piece);
    }
    set(std::move(next));
}

void Selection::prune(const Scenario &scenario)
{
    std::set<Piece> next = m_pieces;
    std::erase_if(next, [&scenario](const Piece &piece) { return !exists(scenario, piece); });
    set(std::move(next));
}

void Selection::goTo(const Piece &piece)
{
    set({piece});
    emit shown(piece);
}

} // namespace zama::editor
