// The referee against the exact probabilities of the rulebook (rulings part 4): volleys and melee rounds are
// played out for every number of hits, elephant charges for every face, and weighed.

#include "tests/support/source_tree.h"
#include "tests/support/verify.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <fstream>
#include <functional>
#include <map>
#include <utility>

namespace zama::test {

using Json = nlohmann::json;
using Distribution = std::map<std::string, double>;

class TestRulesOracle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void volleysLeaveWhatTheOracleSays();
    void meleeRoundsLeaveWhatTheOracleSays();
    void elephantChargesEndTheirFirstTurnAsTheOracleSays();
    void elephantsThatStayEndAsTheOracleSays();

private:
    Json m_oracle;
};

namespace {

double chanceOf(int hits, int dice, int hitOn)
{
    const double p = (7 - hitOn) / 6.0;
    double c = 1;
    for (int i = 0; i < hits; ++i) {
        c = c * (dice - i) / (i + 1);
    }
    return c * std::pow(p, hits) * std::pow(1 - p, dice - hits);
}

// Carries on with the due roll for every number of hits it can have.
void forEachHits(const State &s, const std::function<void(const State &, double)> &next)
{
    const PendingRoll due = *s.pending;
    for (int hits = 0; hits <= due.dice; ++hits) {
        Faces faces;
        for (int i = 0; i < due.dice; ++i) {
            faces.push(i < hits ? 6 : 1);
        }
        State after = s;
        (void)roll(after, faces);
        next(after, chanceOf(hits, due.dice, due.hitOn));
    }
}

void compare(const Distribution &found, const Json &due, const std::string &where, double tolerance = 1e-12)
{
    std::size_t expected = 0;
    for (const auto &[key, entry] : due.items()) {
        const double value = entry.at("val");
        const auto at = found.find(key);
        QVERIFY2(at != found.end(), (where + " lacks " + key).c_str());
        QVERIFY2(std::abs(at->second - value) < tolerance, (where + " " + key).c_str());
        ++expected;
    }
    QVERIFY2(found.size() == expected, (where + " has more outcomes").c_str());
}

std::string typeOf(const std::string &name)
{
    static const std::map<std::string, std::string> types{
        {"rom_inf", "INF"}, {"rom_sk", "SK"},  {"rom_cav", "CAV"},  {"rom_num", "NUM"}, {"car_hvy", "HVY"},
        {"car_lgt", "LGT"}, {"car_sk", "CSK"}, {"car_cav", "CCAV"}, {"car_num", "CNUM"}};
    return types.at(name);
}

// The target of the oracle's elephant charges, an elephant before it, Rome having passed.
State beforeTheCharge(const Json &row, const std::string &mode)
{
    const std::string target = row.at("target");
    const bool isFlank = target.find("flank") != std::string::npos;
    const bool isCavalry = target.find("cavalry") != std::string::npos;
    const bool isSkirmisher = target.find("skirmishers") != std::string::npos;
    const bool scares = isSkirmisher && row.at("scare_die").get<bool>();
    State s = tinyBattle()
                  .add(isCavalry      ? "CAV"
                       : isSkirmisher ? "SK"
                                      : "INF",
                       "a", 45, 20, 0, row.at("stands"))
                  .add("ELE", "e", isFlank ? 41 : 45, isFlank ? 19.2 : 23, isFlank ? 90 : 180, 1)
                  .far()
                  .option("elephant_melee", mode)
                  .option("scared_by", scares ? "infantry_and_skirmishers" : "infantry")
                  .option("turn_limit", "1000")
                  .at(StepKind::Charge)
                  .state();
    (void)pass(s, "R");
    (void)charge(s, "e", "a", {straight(6000)});
    return s;
}

std::string modeOf(const Json &row)
{
    static const std::map<std::string, std::string> modes{{"none", "none"},
                                                          {"any_vs_sk", "any_vs_skirmishers"},
                                                          {"two_per_round", "two_per_round"},
                                                          {"die5", "die_5"}};
    return modes.at(row.at("elephant_melee"));
}

// Every face of every roll that is due in this turn; each is of one die.
void forEachFace(const State &s, double weight, const std::function<void(const State &, double)> &next)
{
    if (!s.pending) {
        next(s, weight);
        return;
    }
    for (int face = 1; face <= 6; ++face) {
        State after = s;
        (void)roll(after, {face});
        forEachFace(after, weight / 6, next);
    }
}

// The die that let the elephant loose, by where it ran.
const char *wayOf(ElephantFate fate)
{
    constexpr std::array kNames{"held", "straight", "right", "left", "back"};
    return kNames.at(static_cast<std::size_t>(fate));
}

// As forEachFace over the rest of the turn, with the name of what became of the elephant.
void playTurn(const State &s, double weight, const char *fate,
              const std::function<void(const State &, double, const std::string &)> &next)
{
    if (!s.pending) {
        next(s, weight, fate);
        return;
    }
    for (int face = 1; face <= 6; ++face) {
        State after = s;
        const bool isControl = s.pending->kind == RollKind::Control;
        const char *now =
            isControl
                ? wayOf(s.typeOf(s.pending->unit).elephant.control.at(static_cast<std::size_t>(face - 1)))
                : fate;
        (void)roll(after, {face});
        if (fateOf(after, "e") == Fate::Scared) {
            now = "scared";
        }
        playTurn(after, weight / 6, now, next);
    }
}

} // namespace

void TestRulesOracle::initTestCase()
{
    std::ifstream file(inSourceTree("tests/core/data/oracle.json"));
    m_oracle = Json::parse(file);
}

// S2 to S4, S8, L1
void TestRulesOracle::volleysLeaveWhatTheOracleSays()
{
    int compared = 0;
    for (const Json &row : m_oracle.at("volley")) {
        const std::string shooter = row.at("shooter");
        const int dice = row.at("dice");
        const bool isScorpion = shooter == "scorpion";
        if ((isScorpion ? dice > 1 : dice < 2) || !row.contains("target_stands")) {
            continue; // two scorpions are two volleys; a unit of one stand there is none
        }
        State s = tinyBattle()
                      .add(isScorpion              ? "SCO"
                           : shooter == "numidian" ? "NUM"
                                                   : "SK",
                           "k", 45, 20, 0, dice)
                      .add("HVY", "x", 45, 26, 180, row.at("target_stands"))
                      .at(StepKind::Shoot, "R")
                      .state();
        QVERIFY(!shoot(s, "k", "x"));
        Distribution left;
        forEachHits(s,
                    [&](const State &after, double p) { left[std::to_string(standsOf(after, "x"))] += p; });
        compare(left, row.at("left"), shooter + " " + std::to_string(dice));
        ++compared;
    }
    QCOMPARE(compared, 90);
}

// F1 to F5, L1, G2, G4
void TestRulesOracle::meleeRoundsLeaveWhatTheOracleSays()
{
    for (const Json &row : m_oracle.at("melee_round")) {
        TinyBattle battle = tinyBattle()
                                .add(typeOf(row.at("A")), "a", 45, 20, 0, row.at("A_stands"))
                                .add(typeOf(row.at("B")), "x", 45, 20, 180, row.at("B_stands"))
                                .link("a", "x")
                                .at(StepKind::Melee);
        if (row.at("A_bonus") > 0) {
            battle.general(row.at("A_bonus") == 2 ? "SCIPIO" : "R1-GEN", "a");
        }
        if (row.at("B_bonus") > 0) {
            battle.general(row.at("B_bonus") == 2 ? "HANNIBAL" : "C1-GEN", "x");
        }
        State s = battle.state();
        joinBattle(s);
        Distribution left;
        forEachHits(s, [&](const State &first, double p) {
            forEachHits(first, [&](const State &second, double q) {
                left[std::to_string(standsOf(second, "a")) + "," + std::to_string(standsOf(second, "x"))] +=
                    p * q;
            });
        });
        compare(left, row.at("joint_A_left_B_left"), row.at("id"));
    }
}

// E3 to E12, Q72 to Q78, Q91
void TestRulesOracle::elephantChargesEndTheirFirstTurnAsTheOracleSays()
{
    for (const Json &row : m_oracle.at("elephant").at("charges")) {
        const State s = beforeTheCharge(row, modeOf(row));
        Distribution found;
        forEachFace(s, 1, [&](const State &hit, double weight) {
            State battle = hit;
            const bool isScared = fateOf(hit, "e") == Fate::Scared;
            const bool hasRound = isEngaged(hit, "a");
            joinBattle(battle);
            playTurn(battle, weight, isScared ? "scared" : "no_round",
                     [&](const State &end, double p, const std::string &fate) {
                         QVERIFY(hasRound == (fate != "scared" && fate != "no_round"));
                         found[fate + "," + std::to_string(standsOf(end, "a"))] += p;
                     });
        });
        compare(found, row.at("first_turn_fate_and_target_left"),
                row.at("target").get<std::string>() + " " + modeOf(row));
    }
}

// E6, Q37: nobody moves; the elephant fights until it or its target is gone
void TestRulesOracle::elephantsThatStayEndAsTheOracleSays()
{
    for (const Json &row : m_oracle.at("elephant").at("charges")) {
        Distribution found;
        std::map<int, std::pair<double, State>> engaged; // by the target's strength
        const auto settle = [&](const State &s, double p, const char *gone) {
            const Fate fate = fateOf(s, "e");
            const std::string left = "," + std::to_string(standsOf(s, "a"));
            if (fate != Fate::Present) {
                found[(fate == Fate::Scared ? "scared" : "rampaged") + left] += p;
            } else if (!isEngaged(s, "a")) {
                found[gone + left] += p;
            } else {
                auto &[weight, state] = engaged.try_emplace(standsOf(s, "a"), 0.0, s).first->second;
                weight += p;
            }
        };
        forEachFace(beforeTheCharge(row, modeOf(row)), 1,
                    [&](const State &s, double p) { settle(s, p, "target_dead_on_impact"); });
        for (int turn = 0; turn < 30 && !engaged.empty(); ++turn) {
            const auto now = std::exchange(engaged, {});
            for (const auto &[stands, weighed] : now) {
                State s = weighed.second;
                joinBattle(s);
                forEachFace(s, weighed.first,
                            [&](const State &end, double p) { settle(end, p, "target_dead_elephant_held"); });
            }
        }
        compare(found, row.at("stays_until_gone_fate_and_target_left"),
                row.at("target").get<std::string>() + " " + modeOf(row), 1e-9);
    }
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesOracle)
#include "test_rules_oracle.moc"
