#pragma once
// The art that travels in a scenario, made safe again: its file may have been written by anybody.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QStringList>

#include "table/art/art_import.h"

#include <map>
#include <memory>

namespace zama::table {

/// A cheap value: copies share what they hold.
class ScenarioArt
{
public:
    ScenarioArt() = default;
    /// Cleans each entry; one that is in `before` with the same bytes is taken over from there.
    explicit ScenarioArt(const std::vector<ArtSpec> &specs, const ScenarioArt &before = {});

    /// A piece of art that can be shown; null for an unknown id and for what was refused.
    [[nodiscard]] const ImportedArt *find(const QString &id) const;
    /// Why an entry was refused; null where it was not, or is unknown.
    [[nodiscard]] const ArtRefusal *refusal(const QString &id) const;
    /// The ids of all entries that can be shown, in order.
    [[nodiscard]] QStringList ids() const;
    /// Distinguishes pieces of art for those who cache what they drew; 0 for an unknown id.
    [[nodiscard]] std::size_t keyOf(const QString &id) const;

    bool operator==(const ScenarioArt &) const = default;

private:
    struct Entry {
        std::string base64;
        ArtImport art;
    };

    std::map<QString, std::shared_ptr<const Entry>> m_entries; ///< never null
};

/// What an id of its own begins with in a drawing's second view: "archers-back" is seen from behind.
inline constexpr QLatin1String kBackSuffix("-back");

} // namespace zama::table
