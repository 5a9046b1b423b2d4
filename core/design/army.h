#pragma once
// Changing who takes part: units, generals, commands, sides. Every function changes the scenario it is given,
// keeps ids unique and mends what its own change would leave dangling: engagements of removed units go, and
// so do those between units that are now friends; a general whose unit is gone, an enemy's or (where generals
// join their own command only) another command's stands by himself where it stood. Faults that were there
// before stay. Limits of a scenario (kMaxUnits and so on) are never passed: what would is not done.

#include "core/design/arrange.h"
#include "core/design/counted.h"

#include <optional>

namespace zama::design {

// ---- more ----

/// A new unit at the end of a command, with a counted id and name: as many stands as the last unit of its
/// type, on the nearest free place to the last unit of the command. Its id; empty if there is no such command
/// or type.
std::string addUnit(Scenario &scenario, const std::string &command, const std::string &type);
/// A general for a command that has none, behind its units; `name`, in the scenario's language, is counted on
/// where it is taken. His id; empty if it has one.
std::string addGeneral(Scenario &scenario, const std::string &command, const std::string &name);
/// A new command without units at the end of a side, named on from its last; the first is called `name`. Its
/// id; empty if there is no such side.
std::string addCommand(Scenario &scenario, const std::string &side, const std::string &name);
/// A new side without commands, in colours unlike the other's. Its id; empty if there are two.
std::string addSide(Scenario &scenario, const std::string &name);

/// Copies with counted ids and names: of units behind the last of them in their command, of a general as a
/// command of his own behind his. One stands beside his original, several as one body behind theirs, or as
/// near to that as there is a free place: in their side's zone if the originals are in it, else anywhere on
/// the table. For whom there is none, he stands where his original does, and overlapsOf() tells. The copies'
/// ids, in the order of the file.
Picked duplicate(Scenario &scenario, const Picked &picked);
/// The same of units at the end of a command; copies of the other side's stand across the table from them.
Picked duplicateInto(Scenario &scenario, const Picked &picked, const std::string &command);
/// A copy of a command, general and all, behind it, on free places found in the same way. Its id; empty if
/// there is no such command.
std::string duplicateCommand(Scenario &scenario, const std::string &command);

/// Whether an army of the other side gets the original's unit types or its own.
enum class MirrorTypes : std::uint8_t {
    Shared,
    Copied ///< counted copies in the colours of the other side
};
/// A mirror image of a command as one of the other side: counted ids and names, places mirrored. Its id;
/// empty if there is no such command or no other side.
std::string mirrorCommand(Scenario &scenario, const std::string &command, Mirror mirror, MirrorTypes types);
/// The same for a whole side, whose image replaces the commands of the other. Does nothing with one side.
void mirrorSide(Scenario &scenario, const std::string &side, Mirror mirror, MirrorTypes types);

// ---- less ----

/// Units and generals out of the scenario.
void remove(Scenario &scenario, const Picked &picked);
void removeCommand(Scenario &scenario, const std::string &command);

// ---- elsewhere ----

/// The picked units into a command, before its unit number `before` (at its end if that is too large), in the
/// order of the file. A picked general takes over the command; where it had one the two change places.
void moveInto(Scenario &scenario, const Picked &picked, const std::string &command, std::size_t before);
/// A command to a side, before its command number `before`.
void moveCommand(Scenario &scenario, const std::string &command, const std::string &side, std::size_t before);
/// The two sides change their order, and with it who acts first; a sequence of play of the scenario's own
/// follows.
void swapSides(Scenario &scenario);

// ---- otherwise ----

/// A new id with all references to the old one. False, and nothing done, if nobody has `from`, or `to` is
/// taken or cannot be an id.
bool changeId(Scenario &scenario, IdOf what, const std::string &from, const std::string &to);

/// Units of another type, their stands brought into its limits.
void setType(Scenario &scenario, const Picked &picked, const std::string &type);
/// As many stands, within the limits of each one's type; of a weakened unit not more than that are left.
void setStands(Scenario &scenario, const Picked &picked, int stands);
/// More or fewer stands, within those limits.
void changeStands(Scenario &scenario, const Picked &picked, int by);
/// Generals with a unit, or by themselves (`unit` empty). A unit that does not exist is not joined.
void attach(Scenario &scenario, const std::string &general, const std::string &unit);

} // namespace zama::design
