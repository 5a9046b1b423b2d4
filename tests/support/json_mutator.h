#pragma once
// Odd and broken variants of any JSON file, always the same ones; knows nothing of what the file means.

#include <string>
#include <string_view>
#include <vector>

namespace zama::test {

/// What a reader must do with a variant.
enum class Verdict {
    Same,   ///< read as the same value as the original
    Refuse, ///< refused with a place
    Decide, ///< refused with a place, or read: but never silently as something it does not say
};

struct Variant {
    std::string name; ///< what was done and where
    std::string text;
    Verdict verdict = Verdict::Decide;
};

/// Some hundreds of variants: encodings, line ends, order of keys, truncations, flipped bits, and for every
/// kind of field wrong types, extremes, missing and doubled keys.
[[nodiscard]] std::vector<Variant> variantsOf(std::string_view json);

} // namespace zama::test
