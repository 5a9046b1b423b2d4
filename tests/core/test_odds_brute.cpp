// The odds against brute force that shares nothing with them: every face of every die is thrown, and fights
// are played round by round until practically nothing is left undecided.

#include "core/odds/odds.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <map>
#include <tuple>

using namespace zama;
using namespace zama::odds;

namespace {

constexpr double kTolerance = 1e-12;
constexpr double kNothingLeft = 1e-16;

bool isNear(double a, double b)
{
    return std::isfinite(a) && std::abs(a - b) <= kTolerance;
}

/// Hits of `dice` dice by throwing all 6^dice of them.
std::vector<double> thrownHits(int dice, int number)
{
    std::vector<double> chances(static_cast<std::size_t>(dice) + 1);
    const int throws = static_cast<int>(std::lround(std::pow(6, dice)));
    for (int i = 0; i < throws; ++i) {
        std::size_t hits = 0;
        for (int die = 0, rest = i; die < dice; ++die, rest /= 6) {
            hits += rest % 6 + 1 >= number ? 1 : 0;
        }
        ++chances[hits];
    }
    for (double &chance : chances) {
        chance /= throws;
    }
    return chances;
}

const std::vector<double> &remembered(int dice, int number)
{
    static std::map<std::pair<int, int>, std::vector<double>> table;
    const auto [place, isNew] = table.try_emplace({dice, number});
    if (isNew) {
        place->second = thrownHits(dice, number);
    }
    return place->second;
}

int standsAfter(int stands, int hits, bool lastStand)
{
    int left = stands - hits;
    if (hits > 0 && left == 1 && lastStand) {
        left = 0;
    }
    return std::max(left, 0);
}

/// Stands of both, general of A lives, general of B lives.
using State = std::tuple<int, int, bool, bool>;
using States = std::map<State, double>;

bool isOver(const State &state)
{
    return std::get<0>(state) == 0 || std::get<1>(state) == 0;
}

/// One roll for each general: (lives, chance) pairs.
std::vector<std::pair<bool, double>> fates(bool lives)
{
    return lives ? std::vector<std::pair<bool, double>>{{true, 5 / 6.0}, {false, 1 / 6.0}}
                 : std::vector<std::pair<bool, double>>{{false, 1.0}};
}

struct Brute {
    Fighter a;
    Fighter b;
    States states;
    double meanRounds = 0;
    std::vector<double> ended;

    Brute(const Fighter &first, const Fighter &second)
        : a(first),
          b(second),
          states{{{a.stands, b.stands, a.extraDice > 0, b.extraDice > 0}, 1.0}}
    {
    }

    double fighting() const
    {
        double sum = 0;
        for (const auto &[state, chance] : states) {
            sum += isOver(state) ? 0 : chance;
        }
        return sum;
    }
    double finished() const { return 1 - fighting(); }

    void playRound()
    {
        const bool first = ended.empty();
        const double before = fighting();
        meanRounds += before;
        States next;
        for (const auto &[state, chance] : states) {
            if (isOver(state)) {
                next[state] += chance;
            } else {
                spread(next, state, chance, first);
            }
        }
        states = next;
        ended.push_back(before - fighting());
    }
    void spread(States &next, const State &state, double chance, bool first) const
    {
        const auto [standsA, standsB, generalA, generalB] = state;
        const int numberA = b.immune ? 7 : first ? a.hitFirstRound.value_or(a.hit) : a.hit;
        const int numberB = a.immune ? 7 : first ? b.hitFirstRound.value_or(b.hit) : b.hit;
        const auto &byA = remembered(standsA + (generalA ? a.extraDice : 0), numberA);
        const auto &byB = remembered(standsB + (generalB ? b.extraDice : 0), numberB);
        for (std::size_t i = 0; i < byA.size(); ++i) {
            for (std::size_t k = 0; k < byB.size(); ++k) {
                const int leftA = standsAfter(standsA, static_cast<int>(k), a.lastStand);
                const int leftB = standsAfter(standsB, static_cast<int>(i), b.lastStand);
                for (const auto &[livesA, chanceA] : fates(generalA)) {
                    for (const auto &[livesB, chanceB] : fates(generalB)) {
                        const double part = chance * byA[i] * byB[k] * chanceA * chanceB;
                        if (part > 0) {
                            next[{leftA, leftB, livesA, livesB}] += part;
                        }
                    }
                }
            }
        }
    }
    void playToTheEnd()
    {
        while (fighting() > kNothingLeft) {
            playRound();
        }
    }
    template<class Predicate>
    double sum(Predicate holds) const
    {
        double total = 0;
        for (const auto &[state, chance] : states) {
            total += std::apply(holds, state) ? chance : 0;
        }
        return total;
    }
};

void compareToTheEnd(const Fighter &a, const Fighter &b)
{
    Brute brute(a, b);
    brute.playToTheEnd();
    const FightOdds odds = fightToTheEnd(a, b, 6);
    const bool generalA = a.extraDice > 0;
    const bool generalB = b.extraDice > 0;
    QVERIFY(isNear(odds.a.wins, brute.sum([](int x, int y, bool, bool) { return x > 0 && y == 0; })));
    QVERIFY(isNear(odds.b.wins, brute.sum([](int x, int y, bool, bool) { return x == 0 && y > 0; })));
    QVERIFY(isNear(odds.bothGone, brute.sum([](int x, int y, bool, bool) { return x == 0 && y == 0; })));
    QVERIFY(isNear(odds.a.generalFalls, brute.sum([=](int, int, bool g, bool) { return generalA && !g; })));
    QVERIFY(isNear(odds.b.generalFalls, brute.sum([=](int, int, bool, bool g) { return generalB && !g; })));
    QVERIFY(isNear(odds.a.winsWithoutGeneral,
                   brute.sum([=](int x, int, bool g, bool) { return generalA && x > 0 && !g; })));
    QVERIFY(isNear(odds.b.winsWithoutGeneral,
                   brute.sum([=](int, int y, bool, bool g) { return generalB && y > 0 && !g; })));
    QVERIFY(isNear(*odds.meanRounds, brute.meanRounds));
    for (const Chance &chance : odds.a.survivors) {
        const int left = chance.outcome;
        QVERIFY(isNear(chance.probability,
                       brute.sum([=](int x, int y, bool, bool) { return x == left && y == 0; })));
    }
    for (const Chance &chance : odds.b.survivors) {
        const int left = chance.outcome;
        QVERIFY(isNear(chance.probability,
                       brute.sum([=](int x, int y, bool, bool) { return y == left && x == 0; })));
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(6, brute.ended.size()); ++i) {
        QVERIFY(isNear(odds.endsInRound[i], brute.ended[i]));
    }
}

void compareForRounds(const Fighter &a, const Fighter &b, int rounds)
{
    Brute brute(a, b);
    for (int i = 0; i < rounds; ++i) {
        brute.playRound();
    }
    const RoundsOdds odds = fightForRounds(a, b, rounds);
    QVERIFY(isNear(odds.stillFighting, brute.fighting()));
    QCOMPARE(odds.states.size(), brute.states.size());
    for (const FightState &state : odds.states) {
        QVERIFY(isNear(state.probability,
                       brute.states.at({state.leftA, state.leftB, state.generalA, state.generalB})));
    }
}

Fighter unit(int stands, int hit, int extra = 0)
{
    return {.stands = stands, .hit = hit, .extraDice = extra};
}

/// Several units against one, thrown out in full. Stands and living generals, the defender last.
struct BruteGroup {
    using State = std::pair<std::vector<int>, std::vector<bool>>;
    std::vector<Attacker> attackers;
    Fighter defender;
    std::map<State, double> states;

    BruteGroup(std::vector<Attacker> several, const Fighter &one)
        : attackers(std::move(several)),
          defender(one)
    {
        State start;
        for (const Attacker &attacker : attackers) {
            start.first.push_back(attacker.unit.stands);
            start.second.push_back(attacker.unit.extraDice > 0);
        }
        start.first.push_back(defender.stands);
        start.second.push_back(defender.extraDice > 0);
        states[start] = 1;
    }
    bool isOver(const State &state) const
    {
        bool anyAttacker = false;
        for (std::size_t i = 0; i < attackers.size(); ++i) {
            anyAttacker |= state.first[i] > 0;
        }
        return !anyAttacker || state.first.back() == 0;
    }
    double fighting() const
    {
        double sum = 0;
        for (const auto &[state, chance] : states) {
            sum += isOver(state) ? 0 : chance;
        }
        return sum;
    }
    void playRound()
    {
        std::map<State, double> next;
        for (const auto &[state, chance] : states) {
            if (isOver(state)) {
                next[state] += chance;
            } else {
                strikeDefender(next, state, chance, 0, 0);
            }
        }
        states = next;
    }
    /// Adds the hits of the attackers from `i` on, one after another.
    void strikeDefender(std::map<State, double> &next, const State &state, double chance, std::size_t i,
                        int hits) const
    {
        if (i == attackers.size()) {
            strikeTarget(next, state, chance, hits);
            return;
        }
        const Fighter &unit = attackers[i].unit;
        const int dice = state.first[i] == 0 ? 0 : state.first[i] + (state.second[i] ? unit.extraDice : 0);
        const auto &row = remembered(dice, unit.hit);
        for (std::size_t k = 0; k < row.size(); ++k) {
            strikeDefender(next, state, chance * row[k], i + 1, hits + static_cast<int>(k));
        }
    }
    void strikeTarget(std::map<State, double> &next, const State &state, double chance, int hits) const
    {
        std::size_t target = 0;
        while (state.first[target] == 0) {
            ++target;
        }
        const int dice = state.first.back() + (state.second.back() ? defender.extraDice : 0);
        const auto &row = remembered(dice, attackers[target].hitBy);
        for (std::size_t k = 0; k < row.size(); ++k) {
            State after = state;
            after.first[target] = standsAfter(state.first[target], static_cast<int>(k), true);
            after.first.back() = standsAfter(state.first.back(), hits, true);
            rollForGenerals(next, state, after, chance * row[k], 0);
        }
    }
    /// A general rolls when his unit was there as the round began.
    void rollForGenerals(std::map<State, double> &next, const State &before, const State &after,
                         double chance, std::size_t i) const
    {
        if (i == after.second.size()) {
            if (chance > 0) {
                next[after] += chance;
            }
            return;
        }
        const bool rolls = before.second[i] && before.first[i] > 0;
        rollForGenerals(next, before, after, chance * (rolls ? 5 / 6.0 : 1), i + 1);
        if (rolls) {
            State fallen = after;
            fallen.second[i] = false;
            rollForGenerals(next, before, fallen, chance / 6, i + 1);
        }
    }
};

void compareGroup(const std::vector<Attacker> &attackers, const Fighter &defender)
{
    BruteGroup brute(attackers, defender);
    while (brute.fighting() > kNothingLeft) {
        brute.playRound();
    }
    std::map<std::vector<int>, double> stands;
    std::vector<double> falls(attackers.size() + 1);
    for (const auto &[state, chance] : brute.states) {
        stands[state.first] += chance;
        for (std::size_t i = 0; i < falls.size(); ++i) {
            const int extra = i < attackers.size() ? attackers[i].unit.extraDice : defender.extraDice;
            falls[i] += extra > 0 && !state.second[i] ? chance : 0;
        }
    }
    const GroupOdds odds = groupToTheEnd(attackers, defender);
    double sum = 0;
    for (const GroupChance &outcome : odds.joint) {
        std::vector<int> left = outcome.attackers;
        left.push_back(outcome.defender);
        QVERIFY(isNear(outcome.probability, stands[left]));
        sum += outcome.probability;
    }
    QVERIFY(isNear(sum, 1));
    for (std::size_t i = 0; i < attackers.size(); ++i) {
        QVERIFY(isNear(odds.attackerGeneralFalls[i], falls[i]));
    }
    QVERIFY(isNear(odds.defenderGeneralFalls, falls.back()));
}

/// An elephant's fight with one unit turn by turn, face by face.
struct BruteElephant {
    enum class Next { Charge, RoundAfterHit, Round };
    ElephantCase question;
    ElephantPlan plan = ElephantPlan::StaysUntilGone;
    VictimAt victim = VictimAt::Ahead;
    std::map<std::pair<Next, int>, double> now;
    std::map<std::pair<ChargeFate, int>, double> ended;

    int minus(int stands, int loss) const { return standsAfter(stands, loss, question.lastStand); }

    void step()
    {
        const auto before = std::exchange(now, {});
        for (const auto &[state, chance] : before) {
            if (state.first == Next::Charge) {
                charge(state.second, chance);
            } else {
                round(state.second, chance, state.first == Next::RoundAfterHit);
            }
        }
    }
    void charge(int stands, double chance)
    {
        for (int face = 1; face <= 6; ++face) {
            if (question.scareDie && face >= question.scaredOn) {
                ended[{ChargeFate::Scared, stands}] += chance / 6;
            } else {
                impact(stands, chance / 6);
            }
        }
    }
    void impact(int stands, double chance)
    {
        const int left = minus(stands, question.impactLoss);
        if (left > 0) {
            now[{Next::RoundAfterHit, left}] += chance;
        } else if (question.controlAfterImpactKill) {
            control(0, chance);
        } else {
            ended[{ChargeFate::NoRound, 0}] += chance;
        }
    }
    void round(int stands, double chance, bool justHit)
    {
        const bool die = question.melee == ElephantMelee::DieFive ||
                         (question.melee == ElephantMelee::AnyVsSkirmishers && question.skirmishers);
        const int number = question.skirmishers ? question.hitOnSkirmishers : question.hitOnOthers;
        const int blows = question.melee == ElephantMelee::TwoPerRound && !justHit ? question.impactLoss : 0;
        for (int face = 1; face <= 6; ++face) {
            control(minus(stands, die && face >= number ? 1 : blows), chance / 6);
        }
    }
    void control(int stands, double chance)
    {
        const ControlDie &die = question.control;
        const int faces[] = {die.ahead, die.right, die.left, die.back};
        for (int i = 0; i < 4; ++i) {
            const auto fate = static_cast<ChargeFate>(static_cast<int>(ChargeFate::Ahead) + i);
            const bool isHit = static_cast<int>(victim) == i && stands > 0;
            ended[{fate, isHit ? minus(stands, question.rampageLoss) : stands}] += chance * faces[i] / 6;
        }
        const double held = chance * die.held / 6;
        if (stands == 0 || plan == ElephantPlan::FirstTurn) {
            ended[{ChargeFate::Held, stands}] += held;
        } else {
            now[{plan == ElephantPlan::RechargesEveryTurn ? Next::Charge : Next::Round, stands}] += held;
        }
    }
};

void compareElephant(const ElephantCase &question, ElephantPlan plan, bool charged)
{
    BruteElephant brute{question, plan, charged ? question.victimAt : VictimAt::Ahead, {}, {}};
    if (!charged) {
        brute.now[{BruteElephant::Next::Charge, question.stands}] = 1;
    } else if (question.hitsWhenCharged) {
        brute.impact(question.stands, 1);
    } else {
        brute.now[{BruteElephant::Next::Round, question.stands}] = 1;
    }
    for (int i = 0; i < 400; ++i) {
        brute.step();
    }
    const ElephantOdds odds = charged ? elephantCharged(question, plan) : elephantCharge(question, plan);
    double sum = 0;
    for (const ElephantChance &outcome : odds.outcomes) {
        const auto key = std::pair{outcome.fate, outcome.left};
        QVERIFY(isNear(outcome.probability, brute.ended[key]));
        sum += outcome.probability;
    }
    QVERIFY(isNear(sum, 1));
}

constexpr std::array kPlans{ElephantPlan::FirstTurn, ElephantPlan::StaysUntilGone,
                            ElephantPlan::RechargesEveryTurn};
constexpr std::array kModes{ElephantMelee::None, ElephantMelee::AnyVsSkirmishers, ElephantMelee::TwoPerRound,
                            ElephantMelee::DieFive};

} // namespace

class OddsBruteTest : public QObject
{
    Q_OBJECT

private slots:
    void hitsAreWhatAllThrowsGive()
    {
        for (int number = 1; number <= 7; ++number) {
            for (int dice = 0; dice <= 6; ++dice) {
                const std::vector<double> thrown = thrownHits(dice, number);
                for (const Chance &chance : hits(dice, number)) {
                    QVERIFY(isNear(chance.probability, thrown[static_cast<std::size_t>(chance.outcome)]));
                }
            }
        }
    }

    void volleysAreWhatAllThrowsGive()
    {
        for (int number = 2; number <= 7; ++number) {
            for (int stands = 1; stands <= 5; ++stands) {
                for (const bool lastStand : {false, true}) {
                    std::vector<double> left(static_cast<std::size_t>(stands) + 1);
                    const std::vector<double> &thrown = remembered(5, number);
                    for (std::size_t k = 0; k < thrown.size(); ++k) {
                        left[static_cast<std::size_t>(standsAfter(stands, static_cast<int>(k), lastStand))] +=
                            thrown[k];
                    }
                    const StruckOdds odds = volley({5, number, stands, lastStand});
                    for (const Chance &chance : odds.left) {
                        QVERIFY(isNear(chance.probability, left[static_cast<std::size_t>(chance.outcome)]));
                    }
                    QVERIFY(isNear(odds.gone, left[0]));
                }
            }
        }
    }

    void meleeRoundsAreWhatAllThrowsGive()
    {
        for (int hitA = 2; hitA <= 7; ++hitA) {
            for (int hitB = 2; hitB <= 7; ++hitB) {
                Brute brute(unit(3, hitA, 2), unit(4, hitB, 1));
                brute.playRound();
                const RoundOdds odds = meleeRound(brute.a, brute.b);
                for (const PairChance &pair : odds.joint) {
                    QVERIFY(isNear(pair.probability, brute.sum([&](int x, int y, bool, bool) {
                        return x == pair.leftA && y == pair.leftB;
                    })));
                }
            }
        }
    }

    void fightsToTheEndAreWhatRoundsAddUpTo()
    {
        for (int hitA = 2; hitA <= 6; ++hitA) {
            for (int hitB = 2; hitB <= 7; ++hitB) {
                for (int standsA = 1; standsA <= 4; ++standsA) {
                    for (int standsB = 1; standsB <= 4; standsB += standsA % 2 + 1) {
                        compareToTheEnd(unit(standsA, hitA), unit(standsB, hitB));
                    }
                }
                compareToTheEnd(unit(3, hitA, 1), unit(4, hitB));
                compareToTheEnd(unit(2, hitA), unit(3, hitB, 2));
                compareToTheEnd(unit(3, hitA, 2), unit(2, hitB, 1));
            }
        }
    }

    void fightsForSomeTurnsAreWhatRoundsAddUpTo()
    {
        for (int rounds = 0; rounds <= 5; ++rounds) {
            compareForRounds(unit(4, 5, 1), unit(5, 6, 2), rounds);
            compareForRounds(unit(5, 4), unit(3, 6), rounds);
            compareForRounds(unit(2, 7, 1), unit(3, 7), rounds);
        }
    }

    void unitsOfOneStandAndImmuneOnesFightByTheirOwnRules()
    {
        const Fighter elephant{.stands = 1, .hit = 5, .lastStand = false, .immune = true};
        const Fighter lone{.stands = 1, .hit = 5, .lastStand = false};
        const Fighter pair{.stands = 2, .hit = 5, .extraDice = 1, .lastStand = false};
        compareToTheEnd(elephant, unit(5, 5, 1));
        compareToTheEnd(unit(4, 4), elephant);
        compareToTheEnd(lone, pair);
        compareToTheEnd(pair, unit(3, 6, 2));
    }

    void theRoundOfAChargeHasItsOwnHitNumber()
    {
        Fighter lancers = unit(4, 6, 1);
        lancers.hitFirstRound = 3;
        Fighter spears = unit(5, 5, 2);
        compareToTheEnd(lancers, spears);
        spears.hitFirstRound = 7;
        compareToTheEnd(spears, lancers);
        compareForRounds(lancers, spears, 1);
        compareForRounds(lancers, spears, 3);
    }

    void severalUnitsAgainstOneAreWhatRoundsAddUpTo()
    {
        for (int number = 2; number <= 6; ++number) {
            compareGroup({{unit(3, number), 5}, {unit(2, 6), 4}}, unit(4, 6));
            compareGroup({{unit(2, number, 1), 6}, {unit(3, 5), 5}}, unit(3, 5, 2));
            compareGroup({{unit(3, 5), number}, {unit(2, 6, 1), 7}}, unit(3, 5));
        }
        compareGroup({{unit(2, 5), 5}, {unit(2, 6, 1), 4}, {unit(2, 4, 2), 6}}, unit(4, 5, 1));
        compareGroup({{unit(4, 5, 2), 6}}, unit(3, 5, 1));
    }

    void elephantsAreWhatTurnsAddUpTo()
    {
        for (int stands = 1; stands <= 9; ++stands) {
            for (const ElephantMelee mode : kModes) {
                for (const ElephantPlan plan : kPlans) {
                    for (int bits = 0; bits < 8; ++bits) {
                        ElephantCase question{.stands = stands, .scareDie = (bits & 1) != 0, .melee = mode};
                        question.skirmishers = (bits & 2) != 0;
                        question.controlAfterImpactKill = (bits & 4) != 0;
                        compareElephant(question, plan, false);
                        question.hitsWhenCharged = (bits & 1) != 0;
                        compareElephant(question, plan, true);
                    }
                }
            }
        }
    }

    void elephantsOfOtherTemperFollowTheirOwnTable()
    {
        for (const ElephantPlan plan : kPlans) {
            for (int loss = 0; loss <= 3; ++loss) {
                for (const VictimAt side :
                     {VictimAt::Ahead, VictimAt::Right, VictimAt::Left, VictimAt::Back}) {
                    ElephantCase question{.stands = 6, .scareDie = true, .scaredOn = 6, .impactLoss = loss};
                    question.rampageLoss = 3 - loss;
                    question.control = {3, 0, 2, 1, 0};
                    question.melee = kModes[static_cast<std::size_t>(loss)];
                    question.victimAt = side;
                    question.lastStand = loss != 2;
                    compareElephant(question, plan, false);
                    compareElephant(question, plan, true);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(OddsBruteTest)
#include "test_odds_brute.moc"
