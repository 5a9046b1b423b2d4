#include "tests/support/small_battle.h"

#include <stdexcept>

namespace zama::test {
namespace {

LocalText english(const std::string &text)
{
    return {{{"en", text}}};
}

UnitTypeSpec type(const std::string &id, UnitClass unitClass, Formation formation, Movement movement,
                  Extent stand, int fewest, int most)
{
    UnitTypeSpec t;
    t.id = id;
    t.name = english(id);
    t.unitClass = unitClass;
    t.formation = formation;
    t.movement = movement;
    t.stand = stand;
    t.minStands = fewest;
    t.maxStands = most;
    return t;
}

std::vector<UnitTypeSpec> types()
{
    auto foot =
        type("foot", UnitClass::Infantry, Formation::DoubleRank, Movement::Formed, {1000, 750}, 6, 10);
    foot.melee.hit = 5;
    auto light =
        type("light", UnitClass::Skirmishers, Formation::SingleRank, Movement::Free, {1000, 750}, 3, 5);
    light.melee.hit = 6;
    light.melee.hitBy = 4;
    light.shooting = Shooting{6 * kInch, 6, {}};
    auto engine =
        type("engine", UnitClass::Artillery, Formation::SingleStand, Movement::Free, {1000, 1000}, 1, 1);
    engine.shooting = Shooting{24 * kInch, 4, {}};
    engine.traits = {Trait::NoCharge, Trait::NoMelee, Trait::RoutsWhenCharged, Trait::NoGeneral};
    auto beast =
        type("beast", UnitClass::Elephants, Formation::SingleStand, Movement::Free, {1500, 2000}, 1, 1);
    beast.elephant = ElephantRules{};
    beast.traits = {Trait::NoGeneral, Trait::LossesNotCounted};
    return {foot, light, engine, beast};
}

UnitSpec unit(const std::string &id, const std::string &typeId, int stands, Mils x, Mils y,
              Centidegrees facing)
{
    UnitSpec u;
    u.id = id;
    u.type = typeId;
    u.stands = stands;
    u.pose = {{x, y}, facing};
    return u;
}

SideSpec side(const std::string &id, const std::string &prefix, Point general, std::vector<UnitSpec> units)
{
    SideSpec s;
    s.id = id;
    s.name = english(id);
    CommandSpec &command = s.commands.emplace_back();
    command.id = prefix;
    command.general.emplace();
    command.general->id = prefix + "-GEN";
    command.general->place = general;
    command.units = std::move(units);
    return s;
}

} // namespace

Scenario smallBattle()
{
    Scenario s;
    s.id = "small";
    s.title = english("A small battle");
    s.table = {40 * kInch, 30 * kInch, "plain", {}};
    s.types = types();
    s.sides.push_back(
        side("rome", "R", {20000, 2000},
             {unit("R-SK", "light", 5, 20000, 9000, 0), unit("R-1", "foot", 7, 15000, 7000, 0),
              unit("R-2", "foot", 7, 25000, 7000, 0), unit("R-SCO", "engine", 1, 20000, 7000, 0)}));
    s.sides.push_back(
        side("carthage", "C", {20000, 28000},
             {unit("C-SK", "light", 5, 20000, 21000, 18000), unit("C-1", "foot", 8, 15000, 23000, 18000),
              unit("C-2", "foot", 8, 25000, 23000, 18000), unit("C-ELE", "beast", 1, 28000, 21000, 18000)}));
    s.sides[1].livery = {"#23395f", "#dfe7f2", "dots", {}};
    return s;
}

Scenario crowd(int count)
{
    Scenario s = smallBattle();
    s.table.width = kMaxTable;
    s.table.depth = kMaxTable;
    for (std::size_t side = 0; side < 2; ++side) {
        auto &units = s.sides[side].commands[0].units;
        const UnitSpec model = units[1];
        units.clear();
        for (int i = 0; i < count / 2; ++i) {
            UnitSpec &unit = units.emplace_back(model);
            unit.id += "-" + std::to_string(i);
            unit.pose.front.x = 3000 + i % 100 * 6000;
            unit.pose.front.y = (side == 0 ? 3000 : 600000) + i / 100 * 6000;
        }
    }
    return s;
}

UnitSpec &unitOf(Scenario &scenario, const std::string &id)
{
    for (SideSpec &s : scenario.sides) {
        for (CommandSpec &c : s.commands) {
            for (UnitSpec &u : c.units) {
                if (u.id == id) {
                    return u;
                }
            }
        }
    }
    throw std::out_of_range("no unit " + id);
}

GeneralSpec &generalOf(Scenario &scenario, const std::string &id)
{
    for (SideSpec &s : scenario.sides) {
        for (CommandSpec &c : s.commands) {
            if (c.general && c.general->id == id) {
                return *c.general;
            }
        }
    }
    throw std::out_of_range("no general " + id);
}

UnitTypeSpec &typeOf(Scenario &scenario, const std::string &id)
{
    for (UnitTypeSpec &t : scenario.types) {
        if (t.id == id) {
            return t;
        }
    }
    throw std::out_of_range("no type " + id);
}

} // namespace zama::test
