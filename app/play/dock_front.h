#pragma once
// Docks that share a place.

class QDockWidget;

namespace zama::play {

/// Shows a dock, before those it shares a place with.
void bringToFront(QDockWidget &dock);

} // namespace zama::play
