#pragma once
// The face of titles.

#include <QFont>

namespace zama::play {

/// For titles: a book face, `factor` times as large as `body`.
[[nodiscard]] QFont titleFont(const QFont &body, double factor);

} // namespace zama::play
