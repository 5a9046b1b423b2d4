#pragma once
// What may name a language in a scenario file.

#include <string_view>

namespace zama {

/// Has `tag` the form of a language tag: "en", "pt-BR", "zh-Hant"? Whether anybody speaks it is not asked.
[[nodiscard]] bool isLanguageTag(std::string_view tag);

} // namespace zama
