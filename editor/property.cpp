#include "editor/property.h"

namespace zama::editor {

Common commonOf(const Property &property, const Scenario &scenario, const std::vector<PiecePlace> &places)
{
    Common common;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QVariant value = property.read(scenario, places[i]);
        const QString fallback = property.fallback ? property.fallback(scenario, places[i]) : QString();
        if (i == 0) {
            common = {value, false, fallback};
            continue;
        }
        common.isVarious = common.isVarious || value != common.value; // compared with the first one
        common.fallback = fallback == common.fallback ? fallback : QString();
    }
    common.value = common.isVarious ? QVariant() : common.value;
    return common;
}

} // namespace zama::editor
