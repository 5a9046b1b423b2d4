#pragma once
// Text leaves the core as an id and arguments; sentences are made where a reader's language is known.

#include "core/base/ids.h"
#include "core/geometry/units.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <variant>

namespace zama {

/// In what a reader measures the table: one choice for rulers, sentences and pictures. The rules themselves
/// are in inches.
enum class LengthUnit : std::uint8_t { Inches, Centimetres };

/// A length to be shown in the reader's unit.
struct Length {
    Mils mils = 0;
    bool operator==(const Length &) const = default;
};
/// An angle to be shown in degrees.
struct Angle {
    Centidegrees value = 0;
    bool operator==(const Angle &) const = default;
};
/// A probability in thousandths, to be shown as per cent.
struct Chance {
    int permille = 0;
    bool operator==(const Chance &) const = default;
};
/// A number of stands in tenths ("2.3 stands expected").
struct Tenths {
    int value = 0;
    bool operator==(const Tenths &) const = default;
};

/// What a sentence can speak of. An int is a plain count and selects plural forms.
using MessageArg =
    std::variant<int, UnitId, GeneralId, SideId, CommandId, TypeId, Length, Angle, Chance, Tenths>;

/// A sentence to be: `id` is a key of the English source table (core/text/english.cpp), `args` fill %1, %2,
/// ...
struct Message {
    static constexpr std::size_t kMaxArgs = 5;
    std::string_view id; ///< a literal; empty: nothing to say
    std::array<MessageArg, kMaxArgs> arg{};
    std::uint32_t count = 0;

    Message() = default;
    Message(std::string_view key, std::initializer_list<MessageArg> args)
        : id(key)
    {
        for (const MessageArg &a : args) {
            arg.at(count++) = a;
        }
    }
    [[nodiscard]] std::span<const MessageArg> args() const { return {arg.data(), count}; }
};

} // namespace zama
