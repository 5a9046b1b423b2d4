#pragma once
// Unit types and armies to use again in other battles.
//
// A piece is a scenario value with only a part in it: its title, the types, the art they need, and at most
// one side with the commands that were taken. A library file is such a scenario written by core/io
// (writeScenario()) and read with Reading::Draft, because it has not two sides; every scenario file can serve
// as a library in the same way. The table of a piece is the one its places belong to.

#include "core/design/bodies.h"

namespace zama::design {

/// The named types, in the order of the scenario, with their art.
[[nodiscard]] Scenario pieceOfTypes(const Scenario &scenario, const std::vector<std::string> &types);
/// A command with its side's names and colours, and the types and art it needs. A general who is with a unit
/// of another command stands by himself. No sides if there is no such command.
[[nodiscard]] Scenario pieceOfCommand(const Scenario &scenario, const std::string &command);
/// The same of a whole side.
[[nodiscard]] Scenario pieceOfSide(const Scenario &scenario, const std::string &side);

/// What was put into a scenario, by the ids it has there.
struct Inserted {
    std::vector<std::string> types; ///< those of the piece, in its order, whether new or there already
    std::vector<std::string> commands;
    Picked bodies; ///< units and generals
};

/// Puts the types of a piece into a scenario. A type that is there already under the same id is not put in
/// twice; one whose id means another type there gets the next free id. Art likewise. Nothing is done, and
/// nothing returned, where it would pass the limits of a scenario.
Inserted insertTypes(Scenario &into, const Scenario &piece);
/// Puts types and commands of a piece (of all its sides) into a side, under new ids where theirs are taken,
/// its bodies turned to face as that side does and shifted so that their foremost front is in the line of
/// that side's usual front (usualFront()), in the middle. Overlaps are for overlapsOf() to tell.
Inserted insertArmy(Scenario &into, const std::string &side, const Scenario &piece);
/// The same in the place of what the side had: its commands go, and it takes the names, colours and palette
/// of the piece's first side; its id and zone stay.
Inserted replaceArmy(Scenario &into, const std::string &side, const Scenario &piece);

} // namespace zama::design
