#pragma once
// The report as plain text, without pictures: a sentence a line, an empty line between paragraphs.

#include "core/report/battle_report.h"
#include "core/report/say.h"

namespace zama::report {

/// `language` is which of the author's texts to take; with `showEvents` each sentence ends with its events
/// in brackets.
[[nodiscard]] std::string textOf(const BattleReport &report, const SayMessage &say,
                                 const std::string &language, bool showEvents);

} // namespace zama::report
