#include "app/shell/window_place.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>

#include <algorithm>

namespace zama::shell {
namespace {

constexpr int kTitleBar = 32; // of the desktop, above the window

// The room of the screen that shows most of it; the first one's if none does.
QRect roomFor(const QRect &place)
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    const auto shown = [&](const QScreen *screen) {
        const QRect seen = screen->availableGeometry() & place;
        return qint64(seen.width()) * seen.height();
    };
    const auto best = std::ranges::max_element(screens, {}, shown);
    return (best == screens.end() || shown(*best) == 0 ? QGuiApplication::primaryScreen() : *best)
        ->availableGeometry()
        .adjusted(0, kTitleBar, 0, 0);
}

} // namespace

void bringOntoScreen(QWidget &window)
{
    const QRect room = roomFor(window.geometry());
    if (room.contains(window.geometry()) || window.isMaximized() || window.isFullScreen()) {
        return;
    }
    QRect place(QPoint(), window.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(window.x(), room.left(), room.right() + 1 - place.width()));
    place.moveTop(std::clamp(window.y(), room.top(), room.bottom() + 1 - place.height()));
    window.setGeometry(place);
}

void bringDocksOntoScreen(const QMainWindow &window)
{
    for (QDockWidget *dock : window.findChildren<QDockWidget *>()) {
        if (dock->isFloating()) {
            bringOntoScreen(*dock);
        }
    }
}

} // namespace zama::shell
