#pragma once
// The order of battle as a table for spreadsheets: one line a unit, a line of column names first.
//
//     side,command,unit,name,type,stands,x,y,facing
//     rome,R1,R1-SK1,Velites I-1,roman-skirmishers,5,20.75,21,0
//
// Lengths are inches, facings degrees.

#include "core/base/result.h"
#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace zama::design {

/// How a table is written.
struct TableStyle {
    char separator = '\t'; ///< tab for the clipboard; a comma or a semicolon in files
    char decimal = '.';    ///< or a comma, as the spreadsheet of the reader's country wants it
    bool withMark = false; ///< a byte order mark in front, by which spreadsheets know UTF-8
};

/// All units in the order of the file, names in the scenario's language. Texts a spreadsheet would take for a
/// formula get an apostrophe in front, which reading takes off.
[[nodiscard]] std::string writeArmyTable(const Scenario &scenario, const TableStyle &style = {});

/// What is wrong with a table, or doubtful: 1-based row (the column names are in row 1, unless a "sep=" line
/// or empty lines precede them) and column; 0 where it is none in particular.
struct TableFault {
    int row = 0;
    int column = 0;
    Issue issue; ///< code, arguments, severity; the sentences are those of core/text/issue_text.cpp
    bool operator==(const TableFault &) const = default;
};
using TableFaults = std::vector<TableFault>;
/// More faults than this are not listed.
inline constexpr std::size_t kMaxTableFaults = 100;

enum class TableUse : std::uint8_t {
    Amend,  ///< units of the table are changed or added, others stay
    Replace ///< units that are not in the table go; those in it stand in its order
};

/// A scenario with a table put in.
struct TableReading {
    Scenario scenario;
    int added = 0;
    int changed = 0; ///< units that were there and are different now
    int removed = 0;
    TableFaults notes; ///< warnings: columns that nobody knows
};

/// Puts a table into a scenario, or nothing of it where anything is wrong. The separator is found out: tab,
/// semicolon or comma; numbers may have a decimal comma; cells may be quoted; lines may end in LF, CR LF or
/// CR; a byte order mark and empty lines do not matter. Columns come in any order, upper or lower case; those
/// that are not there, and empty cells, leave things as they are, except that an empty side or command means
/// that of the line above. A unit whose id is known is changed; any other is added: it needs a type and a
/// command, and gets what else is not given as addUnit() does it. Sides, commands and types may be given by
/// id or by name; a command that nobody knows is made, if its side is given. Lengths are rounded to mils.
[[nodiscard]] Result<TableReading, TableFaults> readArmyTable(const Scenario &scenario, std::string_view text,
                                                              TableUse use);

} // namespace zama::design
