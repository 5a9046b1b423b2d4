#pragma once
// A scenario being edited as rows of the table: what entriesOf(State) is for a battle. Drafts with faults are
// shown as far as they can be.

#include "table/model/message_formatter.h"
#include "table/model/table_entry.h"

#include "editor/piece.h"

#include <optional>

namespace zama::editor {

/// The rows, and whom each number among them means.
struct ScenarioRows {
    table::TableEntries entries;
    std::vector<std::string> units;    ///< ids by EntryId::index
    std::vector<std::string> generals; ///< ids by EntryId::index

    /// Who a row is; a stand is its unit.
    [[nodiscard]] Piece pieceOf(const table::EntryId &id) const;
    /// The row of a unit or general; none for other kinds and for those who are not on the table.
    [[nodiscard]] std::optional<table::EntryId> find(const Piece &piece) const;
};

/// Everybody on the table: units with stands left, generals who live, of the first two sides.
[[nodiscard]] ScenarioRows rowsOf(const Scenario &scenario, const table::MessageFormatter &formatter);
/// The table, at least an inch each way, with the zones the sides have.
[[nodiscard]] table::TableFrame frameOf(const Scenario &scenario);

} // namespace zama::editor
