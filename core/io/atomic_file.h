#pragma once
// Saving so that a file is either the old one or the whole new one, never something between.

#include "core/scenario/issue.h"

#include <optional>
#include <string>
#include <string_view>

namespace zama {

/// Replaces `path` by `bytes`: written beside it, forced to the disk, then renamed over it. A new file gets
/// the usual permissions, an existing one keeps its own; a link is followed, so that the file it names
/// changes and the link stays. Returns why it failed ("save.no_space", "save.denied", ...; the first argument
/// is the path); then nothing has changed and nothing is left behind. Other hard links to the file keep the
/// old content.
[[nodiscard]] std::optional<Issue> saveAtomically(const std::string &path, std::string_view bytes);

} // namespace zama
