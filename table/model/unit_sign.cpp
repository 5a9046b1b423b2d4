#include "table/model/unit_sign.h"

namespace zama::table {
namespace {

// Infantry that hits on this or more easily is shown as heavy (F2).
constexpr HitNumber kHeavyHit = 5;

} // namespace

QString signOf(UnitClass unitClass, HitNumber meleeHit, bool shoots)
{
    switch (unitClass) {
    case UnitClass::Infantry:
        return meleeHit <= kHeavyHit ? QStringLiteral("heavy-infantry") : QStringLiteral("light-infantry");
    case UnitClass::Cavalry:
        return shoots ? QStringLiteral("light-cavalry") : QStringLiteral("cavalry");
    case UnitClass::Skirmishers:
        return QStringLiteral("skirmishers");
    case UnitClass::Artillery:
        return QStringLiteral("bolt-thrower");
    case UnitClass::Elephants:
        return QStringLiteral("elephant");
    case UnitClass::Other:
        break;
    }
    return QStringLiteral("infantry");
}

QString signOf(const UnitType &type)
{
    return signOf(type.unitClass, type.meleeHit, type.shootingRange > 0);
}

QString signOfGeneral(bool isChief)
{
    return isChief ? QStringLiteral("commander-in-chief") : QStringLiteral("general");
}

} // namespace zama::table
