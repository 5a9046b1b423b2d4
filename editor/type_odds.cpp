#include "editor/type_odds.h"

#include "core/game/decide.h"
#include "core/odds/odds.h"
#include "core/odds/state_questions.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace zama::editor {
namespace {

constexpr Mils kField = 1000 * kInch;

SideSpec sideWith(const char *id, const UnitTypeSpec &type, int stands, const Pose &pose)
{
    SideSpec side;
    side.id = id;
    side.livery.colour = id[0] == 'a' ? "#111111" : "#222222";
    CommandSpec command;
    command.id = id;
    UnitSpec unit;
    unit.id = id;
    unit.type = type.id;
    unit.stands = stands;
    unit.pose = pose;
    command.units.push_back(unit);
    side.commands.push_back(command);
    return side;
}

// Two units on an empty field, so far apart that the largest have room: the rules look up the rest.
Result<SetupPtr, Issues> fieldOf(const Scenario &scenario, std::size_t own, std::size_t enemy)
{
    UnitTypeSpec a = scenario.types.at(own);
    UnitTypeSpec b = scenario.types.at(enemy);
    const int standsA = usualStands(scenario, a);
    const int standsB = usualStands(scenario, b);
    a.id = "a";
    b.id = "b";
    a.figure.clear();
    b.figure.clear();
    Scenario field;
    field.id = "field";
    field.title.entries = {{"en", "Field"}};
    field.table = {kField, kField, "plain", {}};
    field.options = scenario.options;
    field.types = {a, b};
    field.sides = {sideWith("a", a, standsA, {{kField / 2, kField * 3 / 10}, 0}),
                   sideWith("b", b, standsB, {{kField / 2, kField * 7 / 10}, kFullTurn / 2})};
    return compile(field);
}

bool haveSameMuster(const SideSpec &a, const SideSpec &b)
{
    const auto isSameUnit = [](const UnitSpec &x, const UnitSpec &y) {
        return x.stands == y.stands && x.type == y.type;
    };
    return a.livery == b.livery && a.palette == b.palette && a.commands.size() == b.commands.size() &&
           std::equal(a.commands.begin(), a.commands.end(), b.commands.begin(),
                      [&isSameUnit](const CommandSpec &x, const CommandSpec &y) {
                          return std::equal(x.units.begin(), x.units.end(), y.units.begin(), y.units.end(),
                                            isSameUnit);
                      });
}

class Duel
{
public:
    Duel(const SetupPtr &setup, odds::FightTable &fights)
        : m_state(begin(setup)),
          m_fights(fights),
          m_own(setup->findUnit("a")),
          m_enemy(setup->findUnit("b"))
    {
    }

    TypeDuel odds()
    {
        TypeDuel duel;
        duel.charging = charge(m_own, m_enemy);
        if (const auto reverse = charge(m_enemy, m_own)) {
            duel.charged = {reverse->loses, reverse->wins, reverse->strikes, reverse->costs,
                            reverse->isTrampling};
        }
        duel.volley = volley(m_own, m_enemy);
        duel.struck = volley(m_enemy, m_own);
        return duel;
    }

private:
    using Charge = TypeDuel::Charge;
    [[nodiscard]] const UnitType &type(UnitId unit) const { return m_state.typeOf(unit); }
    [[nodiscard]] int stands(UnitId unit) const { return m_state.unit(unit).strength; }

    std::optional<Charge> charge(UnitId unit, UnitId enemy)
    {
        if (type(unit).has(Trait::NoCharge) || type(unit).charge <= 0 ||
            (type(unit).isElephant && type(enemy).isElephant)) {
            return std::nullopt;
        }
        if (type(enemy).has(Trait::RoutsWhenCharged)) { // P3
            return Charge{1.0, 0.0, 0.0, static_cast<double>(stands(enemy)), false};
        }
        if (type(unit).isElephant || type(enemy).isElephant) {
            return trampling(unit, enemy);
        }
        const odds::FightSummary fight = m_fights.fight(odds::fighterOf(m_state, unit, enemy, true),
                                                        odds::fighterOf(m_state, enemy, unit, false));
        return Charge{fight.winsA, fight.winsB, fight.exchange.toTheEnd.lostA, fight.exchange.toTheEnd.lostB,
                      false};
    }

    // The elephant stays until it or the unit has gone (E3 to E12).
    [[nodiscard]] Charge trampling(UnitId unit, UnitId enemy) const
    {
        const bool charges = type(unit).isElephant;
        const UnitId victim = charges ? enemy : unit;
        const auto question = odds::elephantCaseOf(m_state, charges ? unit : enemy, victim, true);
        const odds::ElephantOdds odds =
            charges ? odds::elephantCharge(question, odds::ElephantPlan::StaysUntilGone)
                    : odds::elephantCharged(question, odds::ElephantPlan::StaysUntilGone);
        const double gone =
            !odds.left.empty() && odds.left.front().outcome == 0 ? odds.left.front().probability : 0.0;
        return charges ? Charge{gone, 1.0 - gone, 0.0, odds.meanLost, true}
                       : Charge{1.0 - gone, gone, odds.meanLost, 0.0, true};
    }

    // From so near that every stand is in range; nobody shoots at elephants (Q57).
    [[nodiscard]] std::optional<double> volley(UnitId unit, UnitId enemy) const
    {
        if (type(unit).shootingRange <= 0 || type(enemy).isElephant) {
            return std::nullopt;
        }
        return odds::volley(
                   {stands(unit), type(unit).shootingHit, stands(enemy), type(enemy).losesLastStand()})
            .meanLost;
    }

    State m_state;
    odds::FightTable &m_fights;
    UnitId m_own;
    UnitId m_enemy;
};

} // namespace

int usualStands(const Scenario &scenario, const UnitTypeSpec &type)
{
    std::map<int, int> count;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                if (unit.type == type.id && unit.stands >= type.minStands && unit.stands <= type.maxStands) {
                    ++count[unit.stands];
                }
            }
        }
    }
    int usual = std::midpoint(type.minStands, type.maxStands);
    int most = 0;
    for (const auto &[stands, units] : count) {
        if (units > most) {
            most = units;
            usual = stands;
        }
    }
    return usual;
}

bool differInTypes(const Scenario &a, const Scenario &b)
{
    return a.types != b.types || a.options != b.options || a.language != b.language || a.art != b.art ||
           !std::equal(a.sides.begin(), a.sides.end(), b.sides.begin(), b.sides.end(), haveSameMuster);
}

std::optional<TypeDuel> duelOf(const Scenario &scenario, std::size_t own, std::size_t enemy,
                               odds::FightTable &fights)
{
    const auto setup = fieldOf(scenario, own, enemy);
    return setup ? std::optional(Duel(setup.value(), fights).odds()) : std::nullopt;
}

} // namespace zama::editor
