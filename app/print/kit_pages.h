#pragma once
// The parts of the class kit, each a maker of pages from an order. Numbers are the scenario's own (core/kit).
// What a battle does not have (nobody runs wild), and what a draft that cannot be played cannot have, is a
// problem with its reason.

#include "app/print/print_order.h"

namespace zama::print {

/// The rules on a sheet for the wall: every number and option of this battle.
[[nodiscard]] PrintPages referencePages(const PrintOrder &order);
/// Boxes to tick off, a sheet or more a side, with the ladder from stands to per cent.
[[nodiscard]] PrintPages orderOfBattlePages(const PrintOrder &order);
/// A card for each command: a quarter, a half or the whole of a sheet, as much as it needs. Only what a whole
/// one does not hold goes on on another.
[[nodiscard]] PrintPages commanderPages(const PrintOrder &order);
/// A measuring stick for every length of the battle, to the tenth of a millimetre; longer ones in pieces with
/// a tab for glue.
[[nodiscard]] PrintPages stickPages(const PrintOrder &order);
/// How far a wheel by 45 degrees goes, and obliques. Never mirrored.
[[nodiscard]] PrintPages turningPages(const PrintOrder &order);
/// The path of an elephant that runs wild, and its control die. Never mirrored.
[[nodiscard]] PrintPages rampagePages(const PrintOrder &order);
/// The table from above with its grid, then everybody's place in figures. The map is never mirrored.
[[nodiscard]] PrintPages mapPages(const PrintOrder &order);
/// Steps and turns to lie beside the table, with markers to cut out.
[[nodiscard]] PrintPages trackPages(const PrintOrder &order);
/// For pupils: what happened, in their words and pictures.
[[nodiscard]] PrintPages blankReportPages(const PrintOrder &order);
/// How long, who does what, what to ask.
[[nodiscard]] PrintPages teacherPages(const PrintOrder &order);

} // namespace zama::print
