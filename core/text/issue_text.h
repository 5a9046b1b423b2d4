#pragma once
// The English sentences of issues: what is wrong, where, and what to do. Translations have the context
// "Issue" and these sentences as source texts.

#include "core/scenario/issue.h"

#include <span>
#include <string>
#include <string_view>

namespace zama {

/// One kind of issue: its stable code and its sentence, in which %1, %2, ... stand for the issue's arguments.
struct IssueText {
    std::string_view code;
    const char *sentence;
};

/// Every code there is, in alphabetical order.
[[nodiscard]] std::span<const IssueText> issueTexts();
/// The sentence of a code, or null if there is no such code.
[[nodiscard]] const char *issueSentence(std::string_view code);
/// The sentence with the arguments put in; control characters in arguments are shown as "?". A code without a
/// sentence gives the code and its arguments.
[[nodiscard]] std::string inEnglish(const Issue &issue);
/// "error", "warning" or "note".
[[nodiscard]] std::string_view severityName(Severity severity);

} // namespace zama
