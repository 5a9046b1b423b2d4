#pragma once
// A moment of a battle as rows of the table.

#include "core/game/state.h"
#include "table/model/message_formatter.h"
#include "table/model/table_entry.h"

namespace zama::table {

/// The table the battle is fought on.
[[nodiscard]] TableFrame frameOf(const Setup &setup);
/// Everybody who is on the table: units, their stands, generals. Words as `formatter` writes them.
[[nodiscard]] TableEntries entriesOf(const State &state, const MessageFormatter &formatter);

/// Which figures a unit of that type and side shows, in which colours.
[[nodiscard]] FigureLook lookOf(const SideSpec &side, const UnitTypeSpec &type);

/// "north", "south-east": where a facing points, to the nearest eighth of a circle.
[[nodiscard]] QString compassName(Centidegrees facing);

/// "12.5 in east and 6 in north of the south-west corner"; of a unit it is the middle of its front.
[[nodiscard]] QString placeName(Point place, const MessageFormatter &formatter);

} // namespace zama::table
