#pragma once
// How sides are called inside sentences: "Now the Romans move" of a side named "Romans".

#include <string>
#include <string_view>

namespace zama::design {

/// The name of a side in one language, and its form inside a sentence; an empty form is the name itself.
struct SideName {
    std::string name;
    std::string inText;
};

/// The form that suits a side that was called `before` and now is `name`. What stands before the old name in
/// its form ("les ", "i ") stays before the new one. English decides by the name: "Athenians" are "the
/// Athenians", "Rome" is Rome. A form that does not end in the old name is somebody's own and stays.
[[nodiscard]] std::string inTextFor(std::string_view language, const SideName &before, std::string_view name);

} // namespace zama::design
