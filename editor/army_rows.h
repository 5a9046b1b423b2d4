#pragma once
// The order of battle as rows of a tree: what each side, command, general and unit shows of itself.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QString>

#include "editor/piece.h"
#include "table/model/message_formatter.h"

#include <optional>
#include <vector>

namespace zama::editor {

/// What a row shows. Nothing in it depends on where anybody stands: a drag over the table changes no row.
struct ArmyFace {
    QString name;                 ///< never empty: who has no name is called by his id
    QString type;                 ///< of units their type; of generals what they are; of others a sum
    QString stands;               ///< "8", "5 of 8"; of commands and sides "48 stands"
    QString sign;                 ///< the name of an icon; empty: none
    std::optional<Livery> livery; ///< of sides
    bool isGone = false;          ///< nobody of it is left on the table
    bool operator==(const ArmyFace &) const = default;
};

struct ArmyRow {
    Piece piece;
    ArmyFace face;
    std::vector<ArmyRow> below; ///< a command's general is above its units
};

/// The sides with all that is theirs, in the order of the file. Drafts with faults are shown as they are.
[[nodiscard]] std::vector<ArmyRow> armyRowsOf(const Scenario &scenario,
                                              const table::MessageFormatter &formatter);

/// The name of a piece that stands in the order of battle; null for types and pieces that are not there.
[[nodiscard]] LocalText *nameOf(Scenario &scenario, const Piece &piece);
[[nodiscard]] const LocalText *nameOf(const Scenario &scenario, const Piece &piece);

} // namespace zama::editor
