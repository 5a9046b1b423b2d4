#pragma once
// Widgets need an application; offscreen, so that the numbers do not depend on a display.

#include "table/art/resources.h"

#include <QApplication>

namespace zama::bench {

/// The one application of the benchmarks. It lives as long as the process: pixmaps of static objects may
/// outlive every function.
inline QApplication &application()
{
    static int argc = 1;
    static char name[] = "zama_bench";
    static char *argv[] = {name, nullptr};
    static QApplication *const app = [] {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        auto *made = new QApplication(argc, argv);
        table::initResources();
        return made;
    }();
    return *app;
}

} // namespace zama::bench
