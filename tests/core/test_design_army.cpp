// Structural changes of an order of battle: who takes part, under which id, in which command.

#include "core/design/army.h"
#include "core/design/counted.h"
#include "core/design/unit_types.h"
#include "core/scenario/validate.h"
#include "tests/core/scenario_spoilings.h"
#include "tests/support/scenario_files.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <climits>
#include <functional>

using namespace zama;
using namespace zama::design;
using test::generalOf;
using test::shippedScenario;
using test::smallBattle;
using test::unitOf;

namespace {

bool never(const std::string &)
{
    return false;
}

std::string nextName(const std::string &name)
{
    return countedName(name, never);
}

QByteArray listed(const Scenario &scenario)
{
    std::string text;
    for (const Issue &issue : validate(scenario)) {
        text += issue.code + " at " + issue.path + "\n";
    }
    return QByteArray::fromStdString(text);
}

Picked unitIds(const CommandSpec &command)
{
    Picked ids;
    for (const UnitSpec &unit : command.units) {
        ids.push_back(unit.id);
    }
    return ids;
}

Scenario withAttachedAndEngaged()
{
    Scenario s = smallBattle();
    generalOf(s, "R-GEN").attachedTo = "R-1";
    unitOf(s, "C-1").pose.front = {15000, 7000};
    test::engage(s, "R-1", "C-1");
    return s;
}

} // namespace

class TestDesignArmy : public QObject
{
    Q_OBJECT

private slots:
    void namesCountOn()
    {
        QCOMPARE(nextName("Hastati"), std::string("Hastati 2"));
        QCOMPARE(nextName("Hastati 2"), std::string("Hastati 3"));
        QCOMPARE(nextName("Hastati 9"), std::string("Hastati 10"));
        QCOMPARE(nextName("Velites I-1"), std::string("Velites I-2"));
        QCOMPARE(nextName("Century 09"), std::string("Century 10"));
        QCOMPARE(nextName("Legate III"), std::string("Legate IV"));
        QCOMPARE(nextName("Legate XXXIX"), std::string("Legate XXXIX 2"));
        QCOMPARE(nextName("First Command"), std::string("Second Command"));
        QCOMPARE(nextName("Twelfth Command"), std::string("Twelfth Command 2"));
        QCOMPARE(nextName("First"), std::string("First 2"));
        QCOMPARE(nextName("MIX"), std::string("MIX 2"));
        QCOMPARE(nextName("IIII"), std::string("IIII 2"));
        QCOMPARE(nextName(""), std::string(" 2"));
        QCOMPARE(nextName("99999999999999999999"), std::string("999999999999100000000"));
        const auto isTaken = [](const std::string &text) {
            return text == "Hastati 2" || text == "Hastati 3";
        };
        QCOMPARE(countedName("Hastati", isTaken), std::string("Hastati 4"));
    }

    void idsCountOnAndStayLawful()
    {
        QCOMPARE(countedId("R1-SK1", never), std::string("R1-SK2"));
        QCOMPARE(countedId("foot", never), std::string("foot-2"));
        QCOMPARE(countedId("", never), std::string("id-2"));
        QCOMPARE(cleanId(" R\n1\t "), std::string("R1"));
        QCOMPARE(cleanId("Ele\xcc\x81phant"), std::string("Elephant"));
        QCOMPARE(cleanId("\xff\xfe"), std::string());
        QCOMPARE(cleanId("\xc3\xa9"), std::string("\xc3\xa9"));
        QCOMPARE(freeId("R-1", never), std::string("R-1"));
        const std::string longest = countedId(std::string(100, 'x'), never);
        QVERIFY(longest.size() <= kMaxIdBytes && longest.ends_with("-2"));
        std::string accents;
        for (int i = 0; i < 40; ++i) {
            accents += "\xc3\xa9";
        }
        QVERIFY(cleanId(accents).size() == kMaxIdBytes);
        QVERIFY(cleanId("x" + accents).size() == kMaxIdBytes - 1); // never half a letter
    }

    void aCopyStandsBesideTheOriginalUnderTheNextName()
    {
        Scenario s = smallBattle();
        unitOf(s, "R-1").name = {{{"en", "Hastati"}, {"la", "Hastati 1"}}};
        const Picked copies = duplicate(s, {"R-1", "C-ELE"});
        QVERIFY(copies == Picked({"R-3", "C-ELE-2"}));
        QVERIFY(unitIds(s.sides[0].commands[0]) == Picked({"R-SK", "R-1", "R-3", "R-2", "R-SCO"}));
        const UnitSpec &copy = unitOf(s, "R-3");
        QVERIFY(copy.name == (LocalText{{{"en", "Hastati 2"}, {"la", "Hastati 2"}}}));
        QCOMPARE(copy.stands, 7);
        QVERIFY(overlapsOf(s).empty());
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        QVERIFY(duplicate(s, {"nobody"}).empty());
    }

    // Nobody would find a unit that lies under a general's marker.
    void copiesAndNewUnitsKeepOffGenerals()
    {
        const std::string type = smallBattle().sides[0].commands[0].units.front().type;
        const std::array<std::function<std::string(Scenario &)>, 2> ways{
            [](Scenario &s) { return duplicate(s, {"R-1"}).front(); },
            [&type](Scenario &s) { return addUnit(s, "R", type); }};
        for (const auto &more : ways) {
            Scenario s = smallBattle();
            const std::string id = more(s);
            const Pose free = unitOf(s, id).pose;
            s = smallBattle();
            const Point general = shifted(free, kFullTurn / 2, kInch / 4).front;
            generalOf(s, "R-GEN").place = general;
            QCOMPARE(more(s), id);
            QVERIFY(unitOf(s, id).pose != free);
            QVERIFY(distanceTo(general, bodiesOf(s, {id}).front().footprint()) >= kInch / 2);
            QVERIFY(overlapsOf(s).empty());
        }
    }

    void copiesFollowTheirOriginals()
    {
        Scenario s = smallBattle();
        QVERIFY(duplicate(s, {"R-2", "R-1"}) == Picked({"R-3", "R-4"}));
        QVERIFY(unitIds(s.sides[0].commands[0]) == Picked({"R-SK", "R-1", "R-2", "R-3", "R-4", "R-SCO"}));
        // as one body, not about each other
        QCOMPARE(unitOf(s, "R-4").pose.front.x - unitOf(s, "R-3").pose.front.x, 10000);
        QCOMPARE(unitOf(s, "R-4").pose.front.y, unitOf(s, "R-3").pose.front.y);
        QVERIFY(overlapsOf(s).empty());
    }

    void copiesStayInTheirZoneAsLongAsThereIsRoom()
    {
        Scenario s = smallBattle();
        s.sides[0].zone = Box{0, 0, 40000, 10000};
        for (int copies = 0; copies < 3; ++copies) {
            const std::string id = duplicateCommand(s, "R");
            for (const Body &body : bodiesOf(s, everyoneIn(s, id))) {
                QVERIFY(s.sides[0].zone->contains(body.footprint().box));
            }
        }
        QVERIFY(overlapsOf(s).empty());
        s.sides[0].zone = boxAround(bodiesOf(s, everyoneIn(s, "R"))); // as full as it can be
        const Picked copies = duplicate(s, {"R-1", "R-2"});
        QCOMPARE(copies.size(), std::size_t{2});
        for (const Body &body : bodiesOf(s, copies)) {
            QVERIFY(tableOf(s).contains(body.footprint().box));
            QVERIFY(!s.sides[0].zone->contains(body.footprint().box));
        }
        QVERIFY(overlapsOf(s).empty());
    }

    void whoFindsNoPlaceStandsWhereTheOriginalDoes()
    {
        Scenario s = smallBattle();
        s.table = {12000, 2000, "plain", {}};
        s.sides[0].commands[0].units = {unitOf(s, "R-1"), unitOf(s, "R-2")};
        s.sides[0].commands[0].general.reset();
        s.sides[1].commands.clear();
        unitOf(s, "R-1").pose.front = {3000, 1800};
        unitOf(s, "R-2").pose.front = {9000, 1800};
        const Picked copies = duplicate(s, {"R-1", "R-2"});
        QCOMPARE(copies.size(), std::size_t{2});
        QVERIFY(unitOf(s, copies[0]).pose == unitOf(s, "R-1").pose);
        QVERIFY(unitOf(s, copies[1]).pose == unitOf(s, "R-2").pose);
        QCOMPARE(overlapsOf(s).size(), std::size_t{2});
    }

    void copiesForTheOtherSideStandAcrossTheTable()
    {
        Scenario s = smallBattle();
        s.sides[1].commands[0].units.clear();
        const Picked copies = duplicateInto(s, {"R-1", "R-2"}, "C");
        QVERIFY(unitIds(s.sides[1].commands[0]) == copies);
        QCOMPARE(unitOf(s, copies[0]).pose.facing, 18000);
        QCOMPARE(unitOf(s, copies[0]).pose.front.y, 23000);
        QVERIFY(duplicateInto(s, {"R-1"}, "R") == Picked({"R-5"}));
        QCOMPARE(unitIds(s.sides[0].commands[0]).back(), std::string("R-5"));
        QVERIFY2(!hasErrors(validate(s)), listed(s));
    }

    void aCopiedGeneralGetsACommandOfHisOwn()
    {
        Scenario s = withAttachedAndEngaged();
        generalOf(s, "R-GEN").commanderInChief = true;
        QVERIFY(duplicate(s, {"R-GEN"}) == Picked({"R-GEN-2"}));
        const GeneralSpec &copy = generalOf(s, "R-GEN-2");
        QVERIFY(copy.attachedTo.empty() && !copy.commanderInChief);
        QVERIFY(distanceTo(copy.place, bodiesOf(s, {"R-1"}).front().footprint()) >
                0); // not as if he were with it
        QCOMPARE(s.sides[0].commands.size(), std::size_t{2});
        QVERIFY2(!hasErrors(validate(s)), listed(s));
    }

    void aCopiedCommandIsDrawnUpApart()
    {
        Scenario s = shippedScenario("zama").scenario;
        const std::size_t before = s.sides[0].commands.size();
        const std::string id = duplicateCommand(s, "R1");
        QCOMPARE(s.sides[0].commands.size(), before + 1);
        const CommandSpec &copy = *findCommand(std::as_const(s), id);
        QCOMPARE(copy.units.size(), findCommand(std::as_const(s), "R1")->units.size());
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        QCOMPARE(copy.name.in("en"), std::string("Fifth Command"));
        QCOMPARE(copy.general->name.in("en"), std::string("Legate V"));
        QVERIFY(duplicateCommand(s, "nobody").empty());
    }

    void aCommandsCopyKeepsItsGeneralWithItsOwnUnit()
    {
        Scenario s = withAttachedAndEngaged();
        const std::string id = duplicateCommand(s, "R");
        QCOMPARE(id, std::string("R-2"));
        const CommandSpec &copy = *findCommand(std::as_const(s), id);
        QVERIFY(copy.general->attachedTo != "R-1");
        QVERIFY(findUnit(std::as_const(s), copy.general->attachedTo) != nullptr);
        QCOMPARE(s.start->engagements.size(), std::size_t{1});
    }

    void anArmyOfTheOtherSideIsTheMirrorImage()
    {
        Scenario s = smallBattle();
        s.sides[1].palette = "carthaginian";
        s.types[0].palette = "roman";
        s.sides[1].commands.clear();
        const std::string id = mirrorCommand(s, "R", Mirror::Point, MirrorTypes::Copied);
        const CommandSpec &copy = *findCommand(std::as_const(s), id);
        QCOMPARE(copy.units[1].pose.front.x, 25000);
        QCOMPARE(copy.units[1].pose.facing, 18000);
        QCOMPARE(copy.units[1].type, std::string("foot-2"));
        QCOMPARE(copy.units[2].type, std::string("foot-2"));
        QCOMPARE(copy.units[0].type, std::string("light")); // it takes its side's colours anyway
        QCOMPARE(s.types.size(), std::size_t{5});
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        mirrorSide(s, "rome", Mirror::Line, MirrorTypes::Shared);
        QCOMPARE(s.sides[1].commands.size(), std::size_t{1});
        QCOMPARE(s.sides[1].commands[0].units[1].type, std::string("foot"));
        QVERIFY2(!hasErrors(validate(s)), listed(s));
    }

    void whoGoesLeavesNothingDangling()
    {
        Scenario s = withAttachedAndEngaged();
        remove(s, {"R-1", "C-GEN"});
        QVERIFY(s.start->engagements.empty());
        QVERIFY(generalOf(s, "R-GEN").attachedTo.empty());
        QVERIFY(generalOf(s, "R-GEN").place == (Point{15000, 6250}));
        QVERIFY(!s.sides[1].commands[0].general);
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        Scenario t = withAttachedAndEngaged();
        removeCommand(t, "C");
        QVERIFY(t.start->engagements.empty());
        QVERIFY(t.sides[1].commands.empty());
        QCOMPARE(generalOf(t, "R-GEN").attachedTo, std::string("R-1"));
    }

    void faultsThatWereThereStay()
    {
        Scenario s = smallBattle();
        generalOf(s, "R-GEN").attachedTo = "ghost";
        test::engage(s, "R-1", "R-2");
        remove(s, {"R-SK"});
        QCOMPARE(generalOf(s, "R-GEN").attachedTo, std::string("ghost"));
        QCOMPARE(s.start->engagements.size(), std::size_t{1});
    }

    void unitsMoveBetweenCommandsAndSides()
    {
        Scenario s = smallBattle();
        moveInto(s, {"R-SCO", "R-SK"}, "R", 2); // before R-2, counted as they stand now
        QVERIFY(unitIds(s.sides[0].commands[0]) == Picked({"R-1", "R-SK", "R-SCO", "R-2"}));
        moveInto(s, {"R-1", "C-1"}, "C", 99);
        QVERIFY(unitIds(s.sides[1].commands[0]) == Picked({"C-SK", "C-2", "C-ELE", "R-1", "C-1"}));
        moveInto(s, {"R-2"}, "nowhere", 0);
        QCOMPARE(s.sides[0].commands[0].units.size(), std::size_t{3});
    }

    void whoChangesSidesFightsHisFriendsNoLonger()
    {
        Scenario s = withAttachedAndEngaged();
        moveInto(s, {"R-1"}, "C", 0);
        QVERIFY(s.start->engagements.empty());
        QVERIFY(generalOf(s, "R-GEN").attachedTo.empty());
        Scenario t = withAttachedAndEngaged();
        t.options.generalJoins = GeneralJoins::OwnCommand;
        const std::string other = addCommand(t, "rome", "Reserve");
        moveInto(t, {"R-1"}, other, 0);
        QVERIFY(generalOf(t, "R-GEN").attachedTo.empty());
        QCOMPARE(t.start->engagements.size(), std::size_t{1});
    }

    void generalsTakeOverCommands()
    {
        Scenario s = smallBattle();
        moveInto(s, {"R-GEN"}, "C", 0);
        QCOMPARE(s.sides[1].commands[0].general->id, std::string("R-GEN"));
        QCOMPARE(s.sides[0].commands[0].general->id, std::string("C-GEN"));
        const std::string reserve = addCommand(s, "rome", "Reserve");
        moveInto(s, {"C-GEN"}, reserve, 0);
        QVERIFY(!s.sides[0].commands[0].general);
        QCOMPARE(findCommand(s, reserve)->general->id, std::string("C-GEN"));
    }

    void commandsMoveAmongAndBetweenSides()
    {
        Scenario s = shippedScenario("zama").scenario;
        moveCommand(s, "R1", "rome", 3);
        QCOMPARE(s.sides[0].commands[2].id, std::string("R1"));
        moveCommand(s, "R1", "carthage", 0);
        QCOMPARE(s.sides[1].commands[0].id, std::string("R1"));
        QVERIFY2(!hasErrors(validate(s)), listed(s));
    }

    void theOrderOfTheSidesIsWhoActsFirst()
    {
        Scenario s = shippedScenario("zama").scenario;
        QVERIFY(!s.sequence.empty());
        s.start.emplace().step = 2; // Carthage moves
        const StepSpec acting = sequenceOf(s)[2];
        swapSides(s);
        QCOMPARE(s.sides[0].id, std::string("carthage"));
        QVERIFY(sequenceOf(s)[static_cast<std::size_t>(s.start->step)] == acting);
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        swapSides(s);
        Scenario original = shippedScenario("zama").scenario;
        original.start.emplace().step = 2;
        QVERIFY(s == original);
    }

    void newUnitsAreNamedAfterTheirTypeAndFindRoom()
    {
        Scenario s = smallBattle();
        const std::string first = addUnit(s, "R", "foot");
        const std::string second = addUnit(s, "R", "foot");
        QCOMPARE(first, std::string("R-foot"));
        QCOMPARE(second, std::string("R-foot-2"));
        QCOMPARE(unitOf(s, second).name.in("en"), std::string("foot 2"));
        QCOMPARE(unitOf(s, first).stands, 8); // as C-2, the last of its type
        QVERIFY(overlapsOf(s).empty());
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        QVERIFY(addUnit(s, "R", "pike").empty());
        QVERIFY(addUnit(s, "X", "foot").empty());
    }

    void aBattleGrowsFromNothing()
    {
        Scenario s;
        s.id = "new";
        s.title = {{{"en", "New"}}};
        s.types = smallBattle().types;
        for (const char *name : {"Blue", "Red"}) {
            const std::string side = addSide(s, name);
            const std::string command = addCommand(s, side, "First Command");
            QVERIFY(!addGeneral(s, command, "General").empty());
            QVERIFY(addGeneral(s, command, "General").empty());
            for (const char *type : {"foot", "foot", "light", "engine"}) {
                QVERIFY(!addUnit(s, command, type).empty());
            }
            QCOMPARE(findCommand(s, addCommand(s, side, ""))->name.in("en"), std::string("Second Command"));
        }
        QVERIFY(addSide(s, "Green").empty());
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        QVERIFY(s.sides[0].livery.colour != s.sides[1].livery.colour);
        QCOMPARE(generalOf(s, "side-2-1-GEN").name.in("en"), std::string("General 2"));
    }

    void anIdChangesWithAllThatReferToIt()
    {
        Scenario s = withAttachedAndEngaged();
        s.sequence = sequenceOf(s);
        QVERIFY(changeId(s, IdOf::Body, "R-1", "hastati"));
        QCOMPARE(generalOf(s, "R-GEN").attachedTo, std::string("hastati"));
        QCOMPARE(s.start->engagements[0].a, std::string("hastati"));
        QVERIFY(changeId(s, IdOf::Type, "foot", "pike"));
        QVERIFY(changeId(s, IdOf::Side, "rome", "roma"));
        QVERIFY(changeId(s, IdOf::Command, "R", "R1"));
        QVERIFY(changeId(s, IdOf::Body, "R-GEN", "scipio"));
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        const Scenario before = s;
        QVERIFY(!changeId(s, IdOf::Body, "hastati", "scipio"));
        QVERIFY(!changeId(s, IdOf::Body, "hastati", ""));
        QVERIFY(!changeId(s, IdOf::Body, "hastati", "a\nb"));
        QVERIFY(!changeId(s, IdOf::Body, "nobody", "somebody"));
        QVERIFY(!changeId(s, IdOf::Art, "nobody", "somebody"));
        QVERIFY(s == before);
    }

    void standsStayWithinTheLimitsOfTheType()
    {
        Scenario s = smallBattle();
        design::setStands(s, {"R-1", "R-SK", "R-SCO"}, 8);
        QCOMPARE(unitOf(s, "R-1").stands, 8);
        QCOMPARE(unitOf(s, "R-SK").stands, 5);
        QCOMPARE(unitOf(s, "R-SCO").stands, 1);
        changeStands(s, {"R-1", "R-2"}, INT_MIN);
        QCOMPARE(unitOf(s, "R-2").stands, 6);
        changeStands(s, {"R-1"}, INT_MAX);
        QCOMPARE(unitOf(s, "R-1").stands, 10);
        unitOf(s, "R-1").strength = 9;
        design::setStands(s, {"R-1"}, 7);
        QCOMPARE(*unitOf(s, "R-1").strength, 7);
        design::setType(s, {"R-1", "nobody"}, "light");
        QCOMPARE(unitOf(s, "R-1").stands, 5);
        design::setType(s, {"R-1"}, "nothing");
        QCOMPARE(unitOf(s, "R-1").type, std::string("light"));
    }

    void aTypeGoesOnlyWithAReplacement()
    {
        Scenario s = smallBattle();
        QVERIFY(!removeType(s, "foot"));
        QVERIFY(!removeType(s, "foot", "foot"));
        QVERIFY(!removeType(s, "foot", "nothing"));
        QVERIFY(!removeType(s, "nothing", "foot"));
        QVERIFY(s == smallBattle());
        QVERIFY(removeType(s, "foot", "light"));
        QCOMPARE(unitOf(s, "R-1").type, std::string("light"));
        QCOMPARE(unitOf(s, "R-1").stands, 5);
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        const std::string unused = addType(s, "Pikes");
        QVERIFY2(!hasErrors(validate(s)), listed(s));
        QVERIFY(removeType(s, unused));
    }

    void typesAreCopiedAndCompared()
    {
        Scenario s = smallBattle();
        QCOMPARE(duplicateType(s, "foot"), std::string("foot-2"));
        QCOMPARE(s.types[1].id, std::string("foot-2"));
        QCOMPARE(s.types[1].name.in("en"), std::string("foot 2"));
        QCOMPARE(likestType(s, s.types[0]), std::string("foot-2"));
        QVERIFY(unitsOfType(s, "beast") == Picked({"C-ELE"}));
        QVERIFY(duplicateType(s, "nothing").empty());
        UnitTypeSpec horse = s.types[0];
        horse.id = "horse";
        horse.unitClass = UnitClass::Cavalry;
        QVERIFY(likestType(s, horse).starts_with("foot"));
        QVERIFY(likestType(Scenario(), horse).empty());
    }

    void generalsJoinAndLeave()
    {
        Scenario s = smallBattle();
        attach(s, "R-GEN", "R-1");
        QCOMPARE(generalOf(s, "R-GEN").attachedTo, std::string("R-1"));
        attach(s, "R-GEN", "nobody");
        QCOMPARE(generalOf(s, "R-GEN").attachedTo, std::string("R-1"));
        attach(s, "R-GEN", "");
        QVERIFY(generalOf(s, "R-GEN").place == (Point{15000, 6250}));
    }

    void noLimitIsPassed()
    {
        Scenario s = test::crowd(static_cast<int>(kMaxUnits));
        QVERIFY(addUnit(s, "R", "foot").empty());
        QVERIFY(duplicateCommand(s, "R").empty());
        QVERIFY(duplicate(s, unitIds(s.sides[0].commands[0])).empty());
        s.types.resize(kMaxTypes);
        QVERIFY(addType(s, "x").empty());
        QVERIFY(duplicateType(s, "foot").empty());
    }

    void wildNumbersSurviveEveryChange()
    {
        for (const int wild : {INT_MIN, -1, 0, INT_MAX}) {
            Scenario s = smallBattle();
            s.table.width = wild;
            s.types[0].minStands = wild;
            s.types[0].maxStands = wild;
            s.types[0].move = wild;
            unitOf(s, "R-1").pose = {{wild, wild}, wild};
            unitOf(s, "R-2").stands = wild;
            generalOf(s, "R-GEN").place = {wild, wild};
            s.sides[0].zone = Box{wild, wild, wild, wild};
            QCOMPARE(duplicate(s, {"R-1", "R-GEN", "R-2"}).size(), std::size_t{3});
            QVERIFY(!addUnit(s, "R", "foot").empty());
            QVERIFY(!mirrorCommand(s, "R", Mirror::Point, MirrorTypes::Shared).empty());
            QVERIFY(!duplicateCommand(s, "R").empty());
            changeStands(s, {"R-1", "R-2"}, wild);
            attach(s, "R-GEN", "R-1");
            remove(s, {"R-1"});
            QVERIFY(removeType(s, "foot", "light"));
            (void)validate(s);
        }
    }

    void everySpoiltBattleSurvivesEveryChange()
    {
        for (const test::Spoiling &spoiling : test::spoilings()) {
            Scenario spoilt = smallBattle();
            spoiling.spoil(spoilt);
            for (const char *id : {"R-1", "R-GEN", "", "R\n1"}) {
                Scenario s = spoilt;
                (void)duplicate(s, {id, "C-1"});
                moveInto(s, {id, "C-2"}, "R", 1);
                (void)mirrorCommand(s, "R", Mirror::Line, MirrorTypes::Copied);
                (void)duplicateCommand(s, "C");
                (void)addUnit(s, "C", "foot");
                swapSides(s);
                mirrorSide(s, "rome", Mirror::Point, MirrorTypes::Shared);
                remove(s, {id});
                removeCommand(s, "C");
                (void)removeType(s, "foot", "light");
                (void)validate(s);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestDesignArmy)
#include "test_design_army.moc"
