// The options of rulings 2.11: their names and defaults, and that each of their values plays differently.

#include "core/rules/movement.h"
#include "tests/support/verify.h"

#include <functional>
#include <map>
#include <set>

namespace zama::test {

class TestOptions : public QObject
{
    Q_OBJECT

private slots:
    void namesAndDefaultsAreThoseOfTheRulebook();
    void aDefaultConstructedValueIsTheShippedRules();
    void everyValueCanBeSetAndRead();
    void everyValueOfEveryOptionPlaysDifferently();
    void everyValueOfEveryOptionIsPartOfTheFingerprint();
    void theTurnLimitIsAnyNumberOrNone();
};

namespace {

struct Row {
    std::string_view key;
    std::string_view ruling;
    std::vector<std::string_view> values;
};

const std::vector<Row> &rulebook()
{
    static const std::vector<Row> rows{
        {"charge_order", "Q01", {"alternate", "first_side", "second_side", "die"}},
        {"army_break", "Q08", {"none", "0.5"}},
        {"end_on_cinc_death", "Q10", {"false", "true"}},
        {"scorpion_move_or_shoot", "Q04", {"false", "true"}},
        {"deployment", "Q16", {"fixed", "free"}},
        {"front_test", "Q22", {"start_position", "contacted_edge"}},
        {"wheel_cap", "Q25", {"45", "none"}},
        {"about_face", "Q28", {"none", "whole_move"}},
        {"interpenetration", "Q32", {"skirmishers", "none", "all"}},
        {"break_off", "Q36", {"elephants", "elephants_and_skirmishers"}},
        {"general_move", "Q38", {"12", "6"}},
        {"formed_charge", "Q42", {"manoeuvre", "straight"}},
        {"elephant_hits_when_charged", "Q47", {"false", "true"}},
        {"overrun", "Q48", {"stop", "continue"}},
        {"range_dice", "Q52", {"unit", "stands_in_range"}},
        {"los", "Q53", {"none", "units_block"}},
        {"arc", "Q54", {"360", "front"}},
        {"dice_split", "Q65", {"one_target", "free"}},
        {"surplus", "Q66", {"lost", "same_fight"}},
        {"elephant_melee", "Q72", {"none", "any_vs_skirmishers", "two_per_round", "die_5"}},
        {"control_after_impact_kill", "Q75", {"false", "true"}},
        {"scared_by", "Q76", {"infantry", "infantry_and_skirmishers"}},
        {"rampage_vs_elephants", "Q79", {"immune", "removed"}},
        {"generals_per_unit", "Q84", {"1", "any"}},
        {"general_joins", "Q84", {"any_unit", "own_command"}},
        {"general_dies_with_unit", "Q86", {"false", "true"}},
    };
    return rows;
}

// One observation of a small battle: what came of it under the option.
using Probe = std::function<std::string(TinyBattle &)>;

std::string verdict(const Check &check)
{
    return check ? "refused " : "accepted ";
}

std::string sideId(const State &s, SideId side)
{
    return side.isValid() ? s.setup->sides.at(side.index()).id : std::string("none");
}

// Both duelling units end the turn; the Romans' dice come first.
TinyBattle &duel(TinyBattle &b, int roman, int carthaginian)
{
    return b.add("INF", "a", 45, 20, 0, roman)
        .add("HVY", "x", 45, 20, 180, carthaginian)
        .link("a", "x")
        .at(StepKind::Melee);
}

std::string chargeOrder(TinyBattle &b)
{
    State s = b.add("INF", "a", 20, 20, 0, 7).add("HVY", "x", 20, 24, 180, 8).at(StepKind::Charge).state();
    if (s.pending) {
        return "die";
    }
    std::string seen = sideId(s, s.toAct);
    const bool roman = s.toAct == SideId(0);
    (void)charge(s, roman ? "a" : "x", roman ? "x" : "a", {straight(6000)});
    return seen + sideId(s, s.toAct);
}

std::string armyBreak(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 10).left(5).at(StepKind::Melee).state();
    endTurn(s);
    return s.isOver() ? "over" : "on";
}

std::string chiefDeath(TinyBattle &b)
{
    State s = duel(b, 7, 8).general("SCIPIO", "a").state();
    joinBattle(s);
    rollAll(s, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6});
    return s.isOver() ? "over" : "on";
}

std::string scorpionMoveOrShoot(TinyBattle &b)
{
    State s = b.add("SCO", "m", 45, 20, 0, 1).add("LGT", "x", 45, 35, 180, 8).state();
    (void)move(s, "m", {slide(0, 1000)});
    toStep(s, StepKind::Shoot, "R");
    return verdict(shoot(s, "m", "x"));
}

std::string deployment(TinyBattle &b)
{
    const State s = b.zone("R", 0, 0, 90, 20).zone("C", 0, 40, 90, 60).state();
    return s.phase == Phase::Deploying ? "deploying" : "ordering";
}

std::string frontTest(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 7).add("ELE", "e", 41, 20.5, 90, 1).at(StepKind::Charge).state();
    (void)pass(s, "R");
    (void)charge(s, "e", "a", {straight(6000)});
    return s.pending ? "front" : "flank";
}

std::string wheelCap(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 7).state();
    return verdict(move(s, "a", {wheel(6000)}));
}

std::string aboutFaces(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 7).state();
    return verdict(move(s, "a", {aboutFace()}));
}

std::string interpenetration(TinyBattle &b)
{
    const State s = b.add("INF", "a", 45, 20, 0, 7)
                        .add("INF", "b", 45, 23, 0, 7)
                        .add("INF", "c", 30, 20, 0, 7)
                        .add("SK", "k", 30, 22, 0, 5)
                        .state();
    return verdict(validate(s, moveOf(s, "a", {straight(6000)}))) +
           verdict(validate(s, moveOf(s, "c", {straight(6000)})));
}

std::string breakOff(TinyBattle &b)
{
    State s = b.add("SK", "k", 45, 20, 0, 5).add("CSK", "x", 45, 20, 180, 5).link("k", "x").state();
    return verdict(move(s, "k", {slide(18000, 3000)}));
}

std::string generalMove(TinyBattle &b)
{
    State s = b.general("SCIPIO", "R", 45, 20).state();
    return verdict(walk(s, "SCIPIO", 45, 30));
}

std::string formedCharge(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 7).add("HVY", "x", 46, 23, 180, 8).at(StepKind::Charge).state();
    return verdict(charge(s, "a", "x", {oblique(1000, 6000)}));
}

std::string elephantHits(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 7).add("ELE", "e", 45, 23, 180, 1).at(StepKind::Charge).state();
    (void)charge(s, "a", "e", {straight(6000)});
    return std::to_string(standsOf(s, "a"));
}

std::string overrun(TinyBattle &b)
{
    State s = b.add("SCO", "m", 45, 30, 0, 1).add("LGT", "x", 45, 32, 180, 8).at(StepKind::Charge).state();
    (void)pass(s, "R");
    (void)charge(s, "x", "m", {straight(6000)});
    return std::to_string(poseOf(s, "x").front.y);
}

std::string rangeDice(TinyBattle &b)
{
    State s =
        b.add("SK", "k", 45, 20, 0, 5).add("LGT", "x", 50.5, 25.9, 180, 8).at(StepKind::Shoot, "R").state();
    (void)shoot(s, "k", "x");
    return std::to_string(s.pending->dice);
}

std::string lineOfSight(TinyBattle &b)
{
    State s = b.add("SCO", "m", 45, 20, 0, 1)
                  .add("INF", "a", 45, 25, 0, 7)
                  .add("LGT", "x", 45, 35, 180, 8)
                  .at(StepKind::Shoot, "R")
                  .state();
    return verdict(shoot(s, "m", "x"));
}

std::string arc(TinyBattle &b)
{
    State s =
        b.add("SCO", "m", 45, 20, 180, 1).add("LGT", "x", 45, 35, 180, 8).at(StepKind::Shoot, "R").state();
    return verdict(shoot(s, "m", "x"));
}

std::string diceSplit(TinyBattle &b)
{
    State s = duel(b, 7, 8).add("HVY", "y", 49, 20, 180, 8).link("a", "y").state();
    return verdict(order(s, AssignMeleeDice{idOf(s, "a"), {{idOf(s, "x"), 3}, {idOf(s, "y"), 4}}}));
}

std::string surplus(TinyBattle &b)
{
    State s = duel(b, 7, 2).add("HVY", "y", 49, 20, 180, 8).link("a", "y").state();
    (void)assign(s, "a", "x");
    joinBattle(s);
    rollAll(s, {6, 6, 6, 6, 6, 6, 6});
    rollQuietly(s);
    return std::to_string(standsOf(s, "y"));
}

std::string elephantMelee(TinyBattle &b)
{
    State s = b.add("SK", "k", 45, 20, 0, 5)
                  .add("INF", "a", 30, 20, 0, 7)
                  .add("ELE", "e", 45, 20, 180, 1)
                  .add("ELE", "f", 30, 20, 180, 1)
                  .link("k", "e")
                  .link("a", "f")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    std::string seen;
    for (const DiceGroup &g : s.groups) {
        seen += std::to_string(g.dice) + "/" + std::to_string(g.hitOn) + " ";
    }
    return seen;
}

std::string controlAfterKill(TinyBattle &b)
{
    State s =
        b.add("SK", "k", 45, 20, 0, 3).add("ELE", "e", 45, 23, 180, 1).far().at(StepKind::Charge).state();
    (void)pass(s, "R");
    (void)charge(s, "e", "k", {straight(6000)});
    joinBattle(s);
    return s.pending ? "die" : "none";
}

std::string scaredBy(TinyBattle &b)
{
    State s = b.add("SK", "k", 45, 20, 0, 5).add("ELE", "e", 45, 23, 180, 1).at(StepKind::Charge).state();
    (void)pass(s, "R");
    (void)charge(s, "e", "k", {straight(6000)});
    return s.pending ? "die" : "none";
}

std::string rampages(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 7)
                  .add("ELE", "e", 45, 20, 180, 1)
                  .add("ELE", "f", 45, 30, 180, 1)
                  .link("a", "e")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    rollAll(s, {6});
    return std::to_string(standsOf(s, "f"));
}

std::string generalsPerUnit(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 7).general("SCIPIO", "a").general("R1-GEN", "R", 45, 15).state();
    return verdict(join(s, "R1-GEN", "a"));
}

std::string generalJoins(TinyBattle &b)
{
    State s = b.add("INF", "a", 45, 20, 0, 7).command("other").general("R1-GEN", "R", 45, 15).state();
    return verdict(join(s, "R1-GEN", "a"));
}

std::string generalDies(TinyBattle &b)
{
    State s = b.add("SCO", "m", 45, 20, 0, 1)
                  .add("LGT", "x", 45, 35, 180, 2)
                  .far()
                  .general("HANNIBAL", "x")
                  .at(StepKind::Shoot, "R")
                  .state();
    (void)shoot(s, "m", "x");
    (void)roll(s, {6});
    return s.general(generalOf(s, "HANNIBAL")).fallen ? "fallen" : "alive";
}

const std::map<std::string_view, Probe> &probes()
{
    static const std::map<std::string_view, Probe> all{
        {"charge_order", chargeOrder},
        {"army_break", armyBreak},
        {"end_on_cinc_death", chiefDeath},
        {"scorpion_move_or_shoot", scorpionMoveOrShoot},
        {"deployment", deployment},
        {"front_test", frontTest},
        {"wheel_cap", wheelCap},
        {"about_face", aboutFaces},
        {"interpenetration", interpenetration},
        {"break_off", breakOff},
        {"general_move", generalMove},
        {"formed_charge", formedCharge},
        {"elephant_hits_when_charged", elephantHits},
        {"overrun", overrun},
        {"range_dice", rangeDice},
        {"los", lineOfSight},
        {"arc", arc},
        {"dice_split", diceSplit},
        {"surplus", surplus},
        {"elephant_melee", elephantMelee},
        {"control_after_impact_kill", controlAfterKill},
        {"scared_by", scaredBy},
        {"rampage_vs_elephants", rampages},
        {"generals_per_unit", generalsPerUnit},
        {"general_joins", generalJoins},
        {"general_dies_with_unit", generalDies},
    };
    return all;
}

} // namespace

void TestOptions::namesAndDefaultsAreThoseOfTheRulebook()
{
    const auto table = optionTable();
    QCOMPARE(table.size(), rulebook().size());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Row &row = rulebook()[i];
        QVERIFY2(table[i].key == row.key, row.key.data());
        QVERIFY2(table[i].ruling == row.ruling, row.key.data());
        QVERIFY2(std::ranges::equal(table[i].values, row.values), row.key.data());
        QCOMPARE(table[i].isSwitch, row.values.back() == "true");
    }
}

void TestOptions::aDefaultConstructedValueIsTheShippedRules()
{
    const Options options;
    for (const OptionRow &row : optionTable()) {
        QCOMPARE(row.get(options), 0);
    }
    QVERIFY(options.turnLimit == 8);
}

void TestOptions::everyValueCanBeSetAndRead()
{
    for (const OptionRow &row : optionTable()) {
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            Options options;
            row.set(options, static_cast<int>(i));
            QCOMPARE(row.get(options), static_cast<int>(i));
            QCOMPARE(options == Options{}, i == 0);
        }
    }
}

void TestOptions::everyValueOfEveryOptionPlaysDifferently()
{
    for (const OptionRow &row : optionTable()) {
        const auto probe = probes().find(row.key);
        QVERIFY2(probe != probes().end(), row.key.data());
        std::set<std::string> seen;
        for (const std::string_view value : row.values) {
            TinyBattle battle;
            battle.option(row.key, value);
            const std::string observed = probe->second(battle);
            QVERIFY2(seen.insert(observed).second,
                     (std::string(row.key) + " " + std::string(value) + ": " + observed).c_str());
        }
    }
}

// A journal cannot be taken for one of other rules.
void TestOptions::everyValueOfEveryOptionIsPartOfTheFingerprint()
{
    std::set<std::uint64_t> seen{tinyBattle().setup()->fingerprint};
    for (const OptionRow &row : optionTable()) {
        for (const std::string_view value : row.values.subspan(1)) {
            TinyBattle battle;
            battle.option(row.key, value).zone("R", 0, 0, 90, 20).zone("C", 0, 40, 90, 60);
            QVERIFY2(seen.insert(battle.setup()->fingerprint).second, row.key.data());
        }
    }
    QVERIFY(seen.insert(tinyBattle().option("turn_limit", "9").setup()->fingerprint).second);
    QVERIFY(seen.insert(tinyBattle().option("turn_limit", "none").setup()->fingerprint).second);
}

// Q07, turn_limit
void TestOptions::theTurnLimitIsAnyNumberOrNone()
{
    const auto turnsOf = [](const char *limit) {
        State s = tinyBattle().option("turn_limit", limit).state();
        while (!s.isOver()) {
            endTurn(s);
        }
        return std::pair(s.turn, s.outcome->reason);
    };
    QCOMPARE(turnsOf("8"), std::pair(8, EndReason::TurnLimit));
    QCOMPARE(turnsOf("1"), std::pair(1, EndReason::TurnLimit));
    QCOMPARE(turnsOf("20"), std::pair(20, EndReason::TurnLimit));
    QCOMPARE(turnsOf("none"), std::pair(10, EndReason::IdleTurns));
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestOptions)
#include "test_options.moc"
