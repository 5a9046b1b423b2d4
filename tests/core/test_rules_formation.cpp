// Sizes, footprints, ranks and how they shrink; and what types of one's own may ask for.

#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "tests/support/source_tree.h"
#include "tests/support/verify.h"

#include <algorithm>

namespace zama::test {

class TestRulesFormation : public QObject
{
    Q_OBJECT

private slots:
    void standsHaveTheirSizes();
    void skirmishersStandInOneRank();
    void formedUnitsStandInTwoRanks();
    void theRearRankMayHaveAHole();
    void unitsKeepTwoRanksAsTheyShrink();
    void theNewRectangleLiesInTheOldOne();
    void noOrderChangesAFormation();
    void thePoseIsTheMiddleOfTheFrontEdge();
    void sizeLimitsBindScenariosOnly();
    void theArmiesAreThoseOfTheRulebook();
    void theTypesHereAreThoseOfTheScenarioFile();
    void theArmiesFaceEachOtherAtEighteenInches();
    void skirmishersAndElephantsStandInFront();
    void aTypeMayHitBetterAfterItsOwnCharge();
    void aTypeMayHaveAnElephantTableOfItsOwn();
};

namespace {

Extent sizeOf(std::string_view type, int stands)
{
    const std::vector<UnitTypeSpec> types = zamaTypes();
    return extentOf(*std::ranges::find(types, type, &UnitTypeSpec::id), stands);
}

// The shipped battle of Zama, if it is there.
SetupPtr zama()
{
    const auto file = loadScenario(inSourceTree("scenarios/zama.zama.json"));
    return file ? compile(file.value().scenario).value() : nullptr;
}

} // namespace

// Q12 A4
void TestRulesFormation::standsHaveTheirSizes()
{
    QVERIFY((sizeOf("INF", 1) == Extent{1000, 750}));
    QVERIFY((sizeOf("CAV", 1) == Extent{1250, 1250}));
    QVERIFY((sizeOf("ELE", 1) == Extent{1500, 2000}));
    QVERIFY((sizeOf("SCO", 1) == Extent{1000, 1000}));
}

// A2 Q19 Q18
void TestRulesFormation::skirmishersStandInOneRank()
{
    for (int n = 1; n <= 5; ++n) {
        QVERIFY((sizeOf("SK", n) == Extent{1000 * n, 750}));
    }
}

// A3 Q19
void TestRulesFormation::formedUnitsStandInTwoRanks()
{
    for (int n = 2; n <= 10; ++n) {
        QVERIFY((sizeOf("HVY", n) == Extent{1000 * ((n + 1) / 2), 1500}));
        QVERIFY((sizeOf("NUM", n) == Extent{1250 * ((n + 1) / 2), 2500}));
    }
}

// Q18: the rectangle files x ranks, also with a hole (7 = 4 + 3): contact, range and collision use it
void TestRulesFormation::theRearRankMayHaveAHole()
{
    QVERIFY((sizeOf("INF", 7) == Extent{4000, 1500}));
    QVERIFY((sizeOf("INF", 7) == sizeOf("INF", 8)));
    // A charge into the hole makes contact.
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 48.5, 16, 0, 8) // its front lies below the rear right file
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "x", "a", {straight(6000)}));
    COMPARE_POSE(poseOf(s, "x"), 48.5, 18.49, 0);
}

// Q20
void TestRulesFormation::unitsKeepTwoRanksAsTheyShrink()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 10, 0, 1)
                  .add("SCO", "n", 44, 10, 0, 1)
                  .add("LGT", "x", 45, 26, 180, 6)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "m", "x"));
    VERIFY_ACCEPTED(roll(s, {6}));
    QCOMPARE(extentOf(s, idOf(s, "x")).width, 3000); // 5 = 3 + 2
    VERIFY_ACCEPTED(shoot(s, "n", "x"));
    VERIFY_ACCEPTED(roll(s, {6}));
    QCOMPARE(extentOf(s, idOf(s, "x")).width, 2000); // 4 = 2 + 2
    QCOMPARE(extentOf(s, idOf(s, "x")).depth, 1500);
    COMPARE_POSE(poseOf(s, "x"), 45, 26, 180);
}

// Q20: no new overlaps
void TestRulesFormation::theNewRectangleLiesInTheOldOne()
{
    for (const char *type : {"INF", "SK", "CAV"}) {
        const int most = type[0] == 'S' ? 5 : 10;
        for (int n = 2; n <= most; ++n) {
            for (Centidegrees facing = 0; facing < kFullTurn; facing += 1237) {
                const Pose pose{{45000, 30000}, facing};
                const Footprint whole = footprintAt(pose, sizeOf(type, n));
                const Footprint rest = footprintAt(pose, sizeOf(type, n - 1));
                for (const Point p : rest.corner) {
                    QVERIFY(isWithin(p, whole, 2)); // rounded corners
                }
            }
        }
    }
}

// Q21: a unit's files are those of its strength, whatever it does
void TestRulesFormation::noOrderChangesAFormation()
{
    State s = tinyBattle().add("CAV", "c", 45, 20, 0, 7).state();
    const Extent before = extentOf(s, idOf(s, "c"));
    VERIFY_ACCEPTED(move(s, "c", {wheel(3000), straight(4000), oblique(-4500, 2000)}));
    QVERIFY(extentOf(s, idOf(s, "c")) == before);
}

// Q17 Q18
void TestRulesFormation::thePoseIsTheMiddleOfTheFrontEdge()
{
    const State s = tinyBattle().add("INF", "a", 45, 20, 0, 7).add("LGT", "x", 45, 30, 90, 8).state();
    const Footprint a = s.footprint(idOf(s, "a"));
    QVERIFY((a.corner[0] == Point{43000, 20000}));
    QVERIFY((a.corner[1] == Point{47000, 20000}));
    QVERIFY((a.corner[2] == Point{47000, 18500}));
    QVERIFY((a.corner[3] == Point{43000, 18500}));
    const Footprint x = s.footprint(idOf(s, "x"));
    QVERIFY((x.corner[0] == Point{45000, 32000})); // facing east its left is north
    QVERIFY((x.corner[2] == Point{43500, 28000}));
}

// K03 Q15 A2 A3 A4
void TestRulesFormation::sizeLimitsBindScenariosOnly()
{
    const auto compiles = [](const char *type, int stands) {
        const Scenario scenario = tinyBattle().add(type, "a", 45, 30, 0, stands).far().scenario();
        const auto result = compile(scenario);
        if (!result) {
            const auto named = std::ranges::find(result.error(), "unit.stands", &Issue::code);
            return named == result.error().end() || named->args.at(0) != "a";
        }
        return true;
    };
    QVERIFY(!compiles("SK", 6));
    QVERIFY(!compiles("INF", 11));
    QVERIFY(!compiles("ELE", 2));
    QVERIFY(compiles("INF", 10));
    Scenario small = tinyBattle().add("INF", "a", 45, 30, 0, 6).far().scenario();
    small.sides[0].commands[0].units[0].stands = 5;
    QVERIFY(!compile(small));
    // One that has fallen to 3 in play is lawful, and fights on.
    State s = tinyBattle().add("INF", "a", 45, 30, 0, 3).state();
    VERIFY_ACCEPTED(move(s, "a", {straight(1000)}));
}

// K01 A6 A7
void TestRulesFormation::theArmiesAreThoseOfTheRulebook()
{
    const SetupPtr setup = zama();
    if (!setup) {
        QSKIP("no scenarios/zama.zama.json");
    }
    std::array<int, 2> units{};
    std::array<int, 2> stands{};
    std::array<int, 2> generals{};
    for (const UnitSetup &u : setup->units) {
        ++units.at(u.side.index());
        stands.at(u.side.index()) += u.stands;
    }
    for (const GeneralSetup &g : setup->generals) {
        ++generals.at(g.side.index());
    }
    QVERIFY((units == std::array{38, 36}));
    QVERIFY((stands == std::array{196, 184}));
    QVERIFY((generals == std::array{6, 6}));
    QCOMPARE(setup->sides[0].startingStands, 196);
    QCOMPARE(setup->sides[1].startingStands, 172); // 12 elephants are not counted
}

// A6 A7 F2 F3 Q12
void TestRulesFormation::theTypesHereAreThoseOfTheScenarioFile()
{
    const SetupPtr setup = zama();
    if (!setup) {
        QSKIP("no scenarios/zama.zama.json");
    }
    const std::vector<std::pair<const char *, const char *>> names{{"INF", "roman-infantry"},
                                                                   {"SK", "roman-skirmishers"},
                                                                   {"CAV", "roman-cavalry"},
                                                                   {"NUM", "roman-numidian-cavalry"},
                                                                   {"SCO", "scorpion"},
                                                                   {"HVY", "carthaginian-heavy-infantry"},
                                                                   {"LGT", "carthaginian-light-infantry"},
                                                                   {"CSK", "carthaginian-skirmishers"},
                                                                   {"CCAV", "carthaginian-cavalry"},
                                                                   {"CNUM", "carthaginian-numidian-cavalry"},
                                                                   {"ELE", "elephant"}};
    const std::vector<UnitTypeSpec> ours = zamaTypes();
    for (const auto &[here, there] : names) {
        const auto mine = std::ranges::find(ours, std::string_view(here), &UnitTypeSpec::id);
        const auto file =
            std::ranges::find(setup->scenario.types, std::string_view(there), &UnitTypeSpec::id);
        QVERIFY2(file != setup->scenario.types.end(), there);
        UnitTypeSpec same = *file;
        same.id = mine->id;
        same.name = mine->name;
        same.plural = mine->plural;
        same.figure = mine->figure;
        same.palette = mine->palette;
        same.colours = mine->colours;
        QVERIFY2(same == *mine, there);
    }
}

// K02 B2 Q13 A8
void TestRulesFormation::theArmiesFaceEachOtherAtEighteenInches()
{
    const SetupPtr setup = zama();
    if (!setup) {
        QSKIP("no scenarios/zama.zama.json");
    }
    const State s = begin(setup);
    Mils nearest = INT32_MAX;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        QVERIFY(setup->table.contains(s.footprints[i].box));
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY(!overlapsDeeper(s.footprints[i], s.footprints[j], 0));
            if (setup->units[i].side != setup->units[j].side) {
                nearest = std::min(nearest, distanceBetween(s.footprints[i], s.footprints[j]));
            }
        }
    }
    QCOMPARE(nearest, 18000);
    // Cavalry in the west on both sides, Numidians in the east.
    for (const char *unit : {"RC-CAV1", "CC-CAV1"}) {
        QVERIFY(poseOf(s, unit).front.x < 15000);
    }
    for (const char *unit : {"RN-NUM1", "CN-NUM1"}) {
        QVERIFY(poseOf(s, unit).front.x > 75000);
    }
}

// K02 A5 Q14
void TestRulesFormation::skirmishersAndElephantsStandInFront()
{
    const SetupPtr setup = zama();
    if (!setup) {
        QSKIP("no scenarios/zama.zama.json");
    }
    for (const UnitSetup &u : setup->units) {
        const UnitType &type = setup->types[u.type.index()];
        const bool inFront = type.isSkirmisher() || type.isElephant;
        const Mils line = u.side == SideId(0) ? 21000 : 39000;
        QCOMPARE(u.pose.front.y == line, inFront);
    }
    // "Should": elsewhere a warning, no error.
    const Scenario behind =
        tinyBattle().add("INF", "a", 45, 20, 0, 7).add("SK", "k", 40, 10, 0, 5).far().scenario();
    QVERIFY(compile(behind).ok());
    QVERIFY(std::ranges::any_of(validate(behind), [](const Issue &i) { return i.code == "front_line"; }));
}

// F2, Q67: a number that holds in the melee of its own charge only, for those types that have one
void TestRulesFormation::aTypeMayHitBetterAfterItsOwnCharge()
{
    UnitTypeSpec warband = zamaTypes().at(0);
    warband.id = "WARBAND";
    warband.melee.hit = 6;
    warband.melee.hitAfterCharge = 4;
    State s = tinyBattle()
                  .type(warband, "R")
                  .add("WARBAND", "w", 45, 20, 0, 7)
                  .add("HVY", "x", 45, 23, 180, 8)
                  .add("CSK", "k", 20, 40, 180, 5)
                  .at(StepKind::Charge)
                  .state();
    QCOMPARE(meleeHitNumber(s, idOf(s, "w"), idOf(s, "x")), 6);
    VERIFY_ACCEPTED(charge(s, "w", "x", {straight(6000)}));
    QCOMPARE(meleeHitNumber(s, idOf(s, "w"), idOf(s, "x")), 4);
    joinBattle(s);
    QCOMPARE(s.pending->hitOn, 4);
    rollQuietly(s);
    QCOMPARE(meleeHitNumber(s, idOf(s, "w"), idOf(s, "x")), 6);
}

// E3 E5 E9 E10 E12 as data
void TestRulesFormation::aTypeMayHaveAnElephantTableOfItsOwn()
{
    UnitTypeSpec chariot = zamaTypes().back();
    chariot.id = "CHARIOT";
    chariot.elephant = ElephantRules{4, 3, 1, 5 * kInch, {}, {}};
    chariot.elephant->control.fill(ElephantFate::Ahead);
    State s = tinyBattle()
                  .type(chariot, "C")
                  .add("CHARIOT", "e", 45, 23, 180, 1)
                  .add("INF", "a", 45, 20, 0, 9)
                  .add("INF", "b", 45, 17, 0, 7)
                  .add("INF", "c", 45, 14.5, 0, 7)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    QCOMPARE(s.pending->hitOn, 4);
    VERIFY_ACCEPTED(roll(s, {3}));
    QCOMPARE(standsOf(s, "a"), 6);
    joinBattle(s);
    VERIFY_ACCEPTED(roll(s, {1}));
    QCOMPARE(standsOf(s, "a"), 5);
    QCOMPARE(standsOf(s, "b"), 6); // its path ends at y = 15.01
    QCOMPARE(standsOf(s, "c"), 7);
    QCOMPARE(fateOf(s, "e"), Fate::Rampaged);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesFormation)
#include "test_rules_formation.moc"
