#pragma once
// What lies on the table, as values: the rows of TableModel. A game and an editor fill them in alike.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QMetaType>
#include <QString>

#include "core/base/ids.h"
#include "core/geometry/pose.h"
#include "core/scenario/scenario.h"

#include <array>
#include <compare>
#include <optional>
#include <vector>

namespace zama::table {

enum class EntryKind : std::uint8_t {
    Unit,    ///< the body of a unit: its block, its tag, its name
    Stand,   ///< one base with its figures
    General, ///< a general's marker
};

/// Names a row for as long as the thing exists.
struct EntryId {
    EntryKind kind = EntryKind::Unit;
    std::uint16_t index = 0; ///< of the unit or the general
    std::uint16_t part = 0;  ///< of a stand: its number in the unit, front rank first, from the left
    auto operator<=>(const EntryId &) const = default;
};

/// Which figure stands there, in which colours; see FigureCatalogue.
struct FigureLook {
    QString key;                     ///< a stand of the catalogue or art of the scenario; may be neither
    QString palette;                 ///< an army palette; empty: the figure's own colours
    std::vector<SlotColour> colours; ///< single slots recoloured
    bool operator==(const FigureLook &) const = default;
};

struct TableEntry {
    EntryId id;
    SideId side;
    Pose pose;     ///< of a general: his place, facing as his side or unit does; attached, his unit's pose
    Extent extent; ///< frontage and depth; of a general his marker's diameter
    Extent stand;  ///< of units and stands: the size of one stand
    Extent host;   ///< of attached generals: the size of his unit
    bool isLed = false;              ///< of units: a general is with it
    FigureLook figure;               ///< empty for a general, whose figure is his army's
    UnitClass unitClass{};           ///< of units and stands
    HitNumber meleeHit = kNeverHits; ///< of units: how well it fights
    bool shoots = false;             ///< of units
    int stands = 0;                  ///< of units: how many are left
    int fullStrength = 0;            ///< of units: how many there were
    bool isEngaged = false;          ///< of units and generals
    bool isAttached = false;         ///< of generals
    bool isChief = false;            ///< of generals: commander in chief
    QString label;                   ///< the name a person knows it by
    QString description;             ///< the rest in words: kind, strength, place, facing
    bool operator==(const TableEntry &) const = default;
};

/// Rows in the order of their ids, each id once.
using TableEntries = std::vector<TableEntry>;

/// The table itself.
struct TableFrame {
    Box box;
    QString ground = QStringLiteral("plain");
    std::array<Livery, 2> liveries;
    std::array<std::optional<Box>, 2> zones; ///< where each side deploys (Q16); none: places are fixed
    std::vector<ArtSpec> art;                ///< figures that the scenario brings along, as they came
    bool operator==(const TableFrame &) const = default;
};

} // namespace zama::table

Q_DECLARE_METATYPE(zama::table::TableEntry)
