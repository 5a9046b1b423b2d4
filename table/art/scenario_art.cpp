#include "table/art/scenario_art.h"

namespace zama::table {

ScenarioArt::ScenarioArt(const std::vector<ArtSpec> &specs, const ScenarioArt &before)
{
    for (const ArtSpec &spec : specs) {
        const QString id = QString::fromStdString(spec.id);
        const auto known = before.m_entries.find(id);
        const bool isSame = known != before.m_entries.end() && known->second->base64 == spec.base64;
        m_entries.insert_or_assign(
            id, isSame ? known->second : std::make_shared<const Entry>(Entry{spec.base64, importArt(spec)}));
    }
}

const ImportedArt *ScenarioArt::find(const QString &id) const
{
    const auto at = m_entries.find(id);
    return at == m_entries.end() || !at->second->art ? nullptr : &at->second->art.value();
}

const ArtRefusal *ScenarioArt::refusal(const QString &id) const
{
    const auto at = m_entries.find(id);
    return at == m_entries.end() || at->second->art ? nullptr : &at->second->art.error();
}

QStringList ScenarioArt::ids() const
{
    QStringList ids;
    for (const auto &[id, entry] : m_entries) {
        if (entry->art) {
            ids.append(id);
        }
    }
    return ids;
}

std::size_t ScenarioArt::keyOf(const QString &id) const
{
    const ImportedArt *art = find(id);
    return art == nullptr ? 0 : qHash(art->bytes) | 1U;
}

} // namespace zama::table
