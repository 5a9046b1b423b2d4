#pragma once
// What players order. Commands are values in the imperative; decide() answers each with events or a refusal.

#include "core/base/dice.h"
#include "core/base/ids.h"
#include "core/geometry/pose.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <variant>
#include <vector>

namespace zama {

/// The manoeuvres a path is made of.
enum class Manoeuvre : std::uint8_t {
    Straight,  ///< `distance` along the facing (M3)
    Oblique,   ///< `distance` at `angle` to the facing, facing kept; positive = right (M3, Q27)
    Wheel,     ///< by `angle` about the inner front corner; positive = right (M3, Q26)
    Slide,     ///< `distance` along the table bearing `angle`, facing kept: free movers only (M2)
    Pivot,     ///< by `angle` about the centre; positive = right: free movers only (Q29, Q30)
    AboutFace, ///< the whole move of a formed unit (Q28, option)
};

struct Leg {
    Manoeuvre manoeuvre = Manoeuvre::Straight;
    Centidegrees angle = 0;
    Mils distance = 0;
    constexpr bool operator==(const Leg &) const = default;
};

[[nodiscard]] constexpr Leg straight(Mils distance)
{
    return {Manoeuvre::Straight, 0, distance};
}
[[nodiscard]] constexpr Leg oblique(Centidegrees angle, Mils distance)
{
    return {Manoeuvre::Oblique, angle, distance};
}
[[nodiscard]] constexpr Leg wheel(Centidegrees angle)
{
    return {Manoeuvre::Wheel, angle, 0};
}
[[nodiscard]] constexpr Leg slide(Centidegrees bearing, Mils distance)
{
    return {Manoeuvre::Slide, bearing, distance};
}
[[nodiscard]] constexpr Leg pivot(Centidegrees angle)
{
    return {Manoeuvre::Pivot, angle, 0};
}
[[nodiscard]] constexpr Leg aboutFace()
{
    return {Manoeuvre::AboutFace, 0, 0};
}

/// One to eight manoeuvres, one after the other.
struct Path {
    static constexpr std::size_t kMaxLegs = 8;
    std::uint32_t count = 0;
    std::array<Leg, kMaxLegs> leg{};

    constexpr Path() = default;
    constexpr Path(std::initializer_list<Leg> legs)
    {
        for (const Leg &l : legs) {
            push(l);
        }
    }
    /// Adds a leg; false when there are eight already.
    constexpr bool push(const Leg &l)
    {
        if (count == kMaxLegs) {
            return false;
        }
        leg[count++] = l;
        return true;
    }
    [[nodiscard]] std::span<const Leg> legs() const { return {leg.data(), count}; }
    [[nodiscard]] std::span<Leg> legs() { return {leg.data(), count}; }
    constexpr bool operator==(const Path &) const = default;
};

/// Where a unit or an unattached general is put in free deployment.
struct UnitPlace {
    UnitId unit;
    Pose pose;
    bool operator==(const UnitPlace &) const = default;
};

/// Places a whole command inside its side's zone (Q16, deployment: free). Units that are not named keep the
/// scenario's place.
struct DeployCommand {
    CommandId command;
    std::vector<UnitPlace> places;
    Point generalPlace{-1, -1}; ///< (-1, -1) keeps the scenario's place
    bool operator==(const DeployCommand &) const = default;
};

struct MoveUnit {
    UnitId unit;
    Path path;
    bool operator==(const MoveUnit &) const = default;
};

/// Moves a general by himself (Q38): to a unit, which he joins (Q84), or else to a point.
struct MoveGeneral {
    GeneralId general;
    UnitId join; ///< none: goes to `to`
    Point to;
    bool operator==(const MoveGeneral &) const = default;
};

struct Shoot {
    UnitId unit;
    UnitId target;
    bool operator==(const Shoot &) const = default;
};

struct DeclareCharge {
    UnitId unit;
    UnitId target;
    Path path;
    bool overrun = true; ///< with overrun: continue, go on when the target is gone (Q48)
    bool operator==(const DeclareCharge &) const = default;
};

struct PassCharge {
    SideId side;
    bool operator==(const PassCharge &) const = default;
};

/// `dice` dice of a unit against one enemy it is linked with.
struct DiceShare {
    UnitId target;
    int dice = 0; ///< 0: all
    bool operator==(const DiceShare &) const = default;
};

/// Chooses before the dice of the melee step whom a unit fights (Q65).
struct AssignMeleeDice {
    UnitId unit;
    std::vector<DiceShare> shares; ///< one with dice 0; more only with dice_split: free
    bool operator==(const AssignMeleeDice &) const = default;
};

/// The dice the state waits for.
struct Roll {
    Faces faces;
    bool operator==(const Roll &) const = default;
};

/// "Done": ends the acting side's step, or in the melee step says that the side has chosen its targets.
struct EndStep {
    SideId side;
    bool operator==(const EndStep &) const = default;
};

struct Concede {
    SideId side;
    bool operator==(const Concede &) const = default;
};

/// All there is to order: nobody reacts to an order (Q05), and no order changes a formation (Q21).
using Command = std::variant<DeployCommand, MoveUnit, MoveGeneral, Shoot, DeclareCharge, PassCharge,
                             AssignMeleeDice, Roll, EndStep, Concede>;

} // namespace zama
