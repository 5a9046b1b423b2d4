#pragma once
// Who is to be cut out: a scenario's stands and generals, by command and unit.

#include "app/print/print_order.h"
#include "table/model/table_entry.h"

namespace zama::print {

/// One cut-out.
struct Soldier {
    table::FigureLook look;
    QString sign;     ///< of his kind of troops, where there is no figure
    QSizeF base;      ///< frontage and depth in millimetres
    QString name;     ///< of his unit, in the readers' languages
    QString number;   ///< "3/8"; empty where there is only one
    std::string unit; ///< id; of generals theirs, of spare stands their type's
    bool isGeneral = false;
    bool isChief = false;

    /// Longer than wide, as elephants are: we see him from the side, and he looks to the front of his base.
    [[nodiscard]] bool goesAlongDepth() const { return base.height() > base.width(); }
};

/// Those who are cut, sorted and stored together.
struct SoldierGroup {
    QString side;
    QString command; ///< its name; of spare stands what they are
    Livery livery;
    QString palette;               ///< the side's army
    std::vector<Soldier> soldiers; ///< unit by unit, the general first
};

/// Everybody the order asks for.
[[nodiscard]] std::vector<SoldierGroup> soldierRoll(const PrintOrder &order);

} // namespace zama::print
