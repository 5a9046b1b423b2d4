#pragma once
// Strong ids: indices into a compiled Setup. Two kinds of id never mix, and an id never changes while its
// Setup lives.

#include <compare>
#include <cstdint>

namespace zama {

/// An index into one of the tables of a compiled Setup. `none()` is the only invalid value.
template<class Tag>
struct Id {
    static constexpr std::uint16_t kNone = 0xffff;
    std::uint16_t value = kNone;

    constexpr Id() = default;
    constexpr explicit Id(std::size_t index)
        : value(static_cast<std::uint16_t>(index))
    {
    }

    [[nodiscard]] static constexpr Id none() { return Id(); }
    [[nodiscard]] constexpr bool isValid() const { return value != kNone; }
    [[nodiscard]] constexpr std::size_t index() const { return value; }
    constexpr auto operator<=>(const Id &) const = default;
};

/// Units and generals are numbered in byte order of their scenario ids over both sides, so comparing two
/// ids is what the rulebook calls "by id" (Q17).
using UnitId = Id<struct UnitTag>;
using GeneralId = Id<struct GeneralTag>;
/// Sides are numbered in the order in which the scenario's sequence of play names them: 0, then 1.
using SideId = Id<struct SideTag>;
using CommandId = Id<struct CommandTag>;
using TypeId = Id<struct TypeTag>;

} // namespace zama
