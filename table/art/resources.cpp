#include "table/art/resources.h"

#include <QDir>

// Q_INIT_RESOURCE declares functions of the global namespace.
static void initZama()
{
    Q_INIT_RESOURCE(zama);
    Q_INIT_RESOURCE(translations);
}

namespace zama::table {

void initResources()
{
    initZama();
}

} // namespace zama::table
