#pragma once
// What is selected in the editor: one selection for table, docks and commands.

#include <QObject>

#include "editor/piece.h"

#include <set>
#include <vector>

namespace zama::editor {

class Selection : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const std::set<Piece> &pieces() const { return m_pieces; }
    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }
    [[nodiscard]] bool has(const Piece &piece) const { return m_pieces.contains(piece); }
    /// The ids of the selected pieces of that kind.
    [[nodiscard]] std::vector<std::string> ids(PieceKind kind) const;
    /// The only piece there is; null where there are none or several.
    [[nodiscard]] const Piece *single() const;

    void set(std::set<Piece> pieces);
    void toggle(const Piece &piece);
    void clear() { set({}); }
    /// Drops what the scenario no longer has.
    void prune(const Scenario &scenario);

signals:
    void changed();
    /// Somebody asked for a piece to be looked at: the table brings it into sight, docks scroll to it.
    void shown(const zama::editor::Piece &piece);

public:
    /// Selects one piece and has it looked at, as a click on an issue does.
    void goTo(const Piece &piece);

private:
    std::set<Piece> m_pieces;
};

} // namespace zama::editor
