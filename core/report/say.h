#pragma once
// How a report gets its words: whoever writes it hands over the maker of sentences.

#include "core/scenario/setup.h"
#include "core/text/message.h"

#include <functional>
#include <string>

namespace zama::report {

/// Makes a sentence in the reader's language, as plain text: writers escape it as their format asks.
using SayMessage = std::function<std::string(const Message &)>;

/// Says in English what a report of `setup` says.
[[nodiscard]] SayMessage inEnglish(const SetupPtr &setup, LengthUnit unit = LengthUnit::Inches);

} // namespace zama::report
