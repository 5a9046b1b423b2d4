#include "app/play/dock_front.h"

#include <QDockWidget>
#include <QTimer>

namespace zama::play {

// One that was hidden has its tab only when its window has been laid out.
void bringToFront(QDockWidget &dock)
{
    dock.show();
    dock.raise();
    QTimer::singleShot(0, &dock, [&dock] { dock.raise(); });
}

} // namespace zama::play
