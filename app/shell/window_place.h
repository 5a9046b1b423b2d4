#pragma once
// Where a window is on the screens there are, whatever was remembered of it.

class QMainWindow;
class QWidget;

namespace zama::shell {

/// Brings a window wholly onto a screen, smaller if need be: the screen it was left on may be gone.
void bringOntoScreen(QWidget &window);
/// The same for every dock that floats.
void bringDocksOntoScreen(const QMainWindow &window);

} // namespace zama::shell
