#pragma once
// The face of titles.

#include <QFont>

class QWidget;

namespace zama::play {

/// For titles: a book face, `factor` times as large as `body`.
[[nodiscard]] QFont titleFont(const QFont &body, double factor);
/// Gives a widget a title's face, `factor` times as large as the program's text, at every size of it.
void useTitleFont(QWidget &widget, double factor);

} // namespace zama::play
