// The troop types of the battle of Zama as the rulebook has them, built by hand, so that the tests of the
// rules do not lean on the scenario file.

#include "tests/support/tiny_battle.h"

namespace zama::test {
namespace {

UnitTypeSpec named(std::string_view id, UnitClass unitClass)
{
    UnitTypeSpec t;
    t.id = id;
    t.name = {{{"en", std::string(id)}}};
    t.unitClass = unitClass;
    return t;
}

// A3, M1, M3, Q12, Q24
UnitTypeSpec infantry(std::string_view id, HitNumber hit)
{
    UnitTypeSpec t = named(id, UnitClass::Infantry);
    t.melee.hit = hit;
    return t;
}

// A3, M5, C4, Q12, Q24
UnitTypeSpec cavalry(std::string_view id, HitNumber hit)
{
    UnitTypeSpec t = named(id, UnitClass::Cavalry);
    t.melee.hit = hit;
    t.move = t.charge = 12 * kInch;
    t.stand = {1250, 1250};
    return t;
}

// S1, S3, S8
UnitTypeSpec numidians(std::string_view id)
{
    UnitTypeSpec t = cavalry(id, 6);
    t.shooting = Shooting{6 * kInch, 6, {}};
    return t;
}

// A2, M2, S3, S8, F2, F3
UnitTypeSpec skirmishers(std::string_view id)
{
    UnitTypeSpec t = named(id, UnitClass::Skirmishers);
    t.formation = Formation::SingleRank;
    t.movement = Movement::Free;
    t.melee.hit = 6;
    t.melee.hitBy = 4;
    t.shooting = Shooting{6 * kInch, 6, {}};
    t.minStands = 3;
    t.maxStands = 5;
    return t;
}

// A4, M4, Q12, Q30
UnitTypeSpec single(std::string_view id, UnitClass unitClass, Extent stand)
{
    UnitTypeSpec t = named(id, unitClass);
    t.formation = Formation::SingleStand;
    t.movement = Movement::Free;
    t.stand = stand;
    t.minStands = t.maxStands = 1;
    return t;
}

// P1 to P3, S3, S8, Q84
UnitTypeSpec scorpions(std::string_view id)
{
    UnitTypeSpec t = single(id, UnitClass::Artillery, {1000, 1000});
    t.shooting = Shooting{24 * kInch, 4, {}};
    t.traits = {Trait::NoCharge, Trait::NoMelee, Trait::RoutsWhenCharged, Trait::NoGeneral};
    return t;
}

// E1 to E12, Q82, Q84
UnitTypeSpec elephants(std::string_view id)
{
    UnitTypeSpec t = single(id, UnitClass::Elephants, {1500, 2000});
    t.elephant = ElephantRules{};
    t.traits = {Trait::NoGeneral, Trait::LossesNotCounted};
    return t;
}

} // namespace

std::vector<UnitTypeSpec> zamaTypes()
{
    UnitTypeSpec roman = infantry("INF", 5);
    roman.traits = {Trait::ScaresElephants}; // E3, Q76
    UnitTypeSpec velites = skirmishers("SK");
    velites.traits = {Trait::ScaresElephantsOptionally}; // Q76
    return {roman,
            velites,
            cavalry("CAV", 5),
            numidians("NUM"),
            scorpions("SCO"),
            infantry("HVY", 5),
            infantry("LGT", 6),
            skirmishers("CSK"),
            cavalry("CCAV", 5),
            numidians("CNUM"),
            elephants("ELE")};
}

} // namespace zama::test
