#include "table/art/resources.h"

#include <QDir>

// Q_INIT_RESOURCE declares a function of the global namespace.
static void initZama()
{
    Q_INIT_RESOURCE(zama);
}

namespace zama::table {

void initResources()
{
    initZama();
}

} // namespace zama::table
