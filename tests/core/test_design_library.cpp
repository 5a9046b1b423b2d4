// Pieces of scenarios taken out and put into others.

#include "core/design/arrange.h"
#include "core/design/library.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "tests/core/scenario_spoilings.h"
#include "tests/support/scenario_files.h"

#include <QtTest>

#include <algorithm>

using namespace zama;
using namespace zama::design;
using test::generalOf;
using test::shippedScenario;
using test::smallBattle;
using test::unitOf;

namespace {

QByteArray listed(const Scenario &scenario)
{
    std::string text;
    for (const Issue &issue : validate(scenario)) {
        text += issue.code + " at " + issue.path + "\n";
    }
    return QByteArray::fromStdString(text);
}

} // namespace

class TestDesignLibrary : public QObject
{
    Q_OBJECT

private slots:
    void aPieceIsAScenarioFileOfItsOwn()
    {
        const Scenario zama = shippedScenario("zama").scenario;
        for (const Scenario &piece : {pieceOfTypes(zama, {"scorpion", "roman-cavalry", "nothing"}),
                                      pieceOfCommand(zama, "R1"), pieceOfSide(zama, "carthage")}) {
            const auto read = readScenario(writeScenario(piece), Reading::Draft);
            QVERIFY(read.ok());
            QVERIFY(read.value().scenario == piece);
        }
    }

    void aPieceHasWhatItNeedsAndNoMore()
    {
        Scenario s = smallBattle();
        s.art = {{"mine", "image/png", "abcd", {}}, {"other", "image/png", "abcd", {}}};
        s.types[0].figure = "mine";
        const Scenario types = pieceOfTypes(s, {"foot", "nothing"});
        QCOMPARE(types.types.size(), std::size_t{1});
        QCOMPARE(types.art.size(), std::size_t{1});
        QVERIFY(types.sides.empty());
        const Scenario command = pieceOfCommand(s, "C");
        QCOMPARE(command.sides.size(), std::size_t{1});
        QCOMPARE(command.types.size(), std::size_t{3}); // no engines
        QVERIFY(pieceOfCommand(s, "X").sides.empty());
        QVERIFY(pieceOfSide(s, "X").sides.empty());
    }

    void aGeneralLeavesAUnitThatStaysBehind()
    {
        Scenario s = shippedScenario("zama").scenario;
        generalOf(s, "R1-GEN").attachedTo = "R2-SK1";
        const Scenario piece = pieceOfCommand(s, "R1");
        QVERIFY(piece.sides[0].commands[0].general->attachedTo.empty());
    }

    void typesThatAreThereAreSharedAndOthersRenamed()
    {
        Scenario s = smallBattle();
        Scenario piece = pieceOfTypes(s, {"foot", "light"});
        piece.types[1].move = 5 * kInch;
        const Inserted inserted = insertTypes(s, piece);
        QVERIFY(inserted.types == (std::vector<std::string>{"foot", "light-2"}));
        QCOMPARE(s.types.size(), std::size_t{5});
        QCOMPARE(s.types.back().name.in("en"), std::string("light 2"));
        QVERIFY(insertTypes(s, piece).types == (std::vector<std::string>{"foot", "light-3"}));
        QVERIFY2(validate(s).empty(), listed(s));
    }

    void artFollowsItsTypeUnderANewName()
    {
        Scenario s = smallBattle();
        s.art = {{"mine", "image/png", "abcd", {}}};
        s.types[0].figure = "mine";
        const Scenario piece = pieceOfTypes(s, {"foot"});
        s.art[0].base64 = "efgh";
        QVERIFY(insertTypes(s, piece).types == (std::vector<std::string>{"foot-2"}));
        QCOMPARE(s.types.back().figure, std::string("mine-2"));
        QCOMPARE(s.art.back().base64, std::string("abcd"));
        QVERIFY(!hasErrors(validate(s)));
    }

    void anArmyTakesThePlaceOfAnother()
    {
        const Scenario zama = shippedScenario("zama").scenario;
        for (const char *side : {"rome", "carthage"}) {
            for (const char *army : {"rome", "carthage"}) {
                Scenario s = zama;
                const Inserted inserted = replaceArmy(s, side, pieceOfSide(zama, army));
                QVERIFY2(!hasErrors(validate(s)), listed(s));
                QVERIFY(overlapsOf(s).empty());
                QCOMPARE(inserted.commands.size(), findSide(zama, army)->commands.size());
                QCOMPARE(findSide(s, side)->name.in("en"), findSide(zama, army)->name.in("en"));
                QVERIFY(findSide(s, side)->zone == findSide(zama, side)->zone);
            }
        }
    }

    void whatComesBackIsWhatWasTaken()
    {
        const Scenario zama = shippedScenario("zama").scenario;
        Scenario s = zama;
        (void)replaceArmy(s, "rome", pieceOfSide(zama, "rome"));
        QCOMPARE(s.sides[0].commands.size(), zama.sides[0].commands.size());
        for (std::size_t c = 0; c < s.sides[0].commands.size(); ++c) {
            QVERIFY(s.sides[0].commands[c].id == zama.sides[0].commands[c].id);
            QCOMPARE(s.sides[0].commands[c].units.size(), zama.sides[0].commands[c].units.size());
            for (std::size_t u = 0; u < s.sides[0].commands[c].units.size(); ++u) {
                QCOMPARE(s.sides[0].commands[c].units[u].id, zama.sides[0].commands[c].units[u].id);
                QCOMPARE(s.sides[0].commands[c].units[u].stands, zama.sides[0].commands[c].units[u].stands);
            }
        }
    }

    void aCommandJoinsAnArmyUnderFreeNames()
    {
        Scenario s = shippedScenario("zama").scenario;
        const Inserted inserted = insertArmy(s, "rome", pieceOfCommand(s, "R1"));
        QCOMPARE(inserted.commands.size(), std::size_t{1});
        QVERIFY(inserted.commands[0] != "R1");
        const CommandSpec &copy = *findCommand(s, inserted.commands[0]);
        QCOMPARE(copy.name.in("en"), std::string("Fifth Command"));
        for (const Issue &issue : validate(s)) { // it stands where others stand, and nothing else is wrong
            QVERIFY2(issue.code == "unit.overlap" || issue.severity != Severity::Error, listed(s));
        }
    }

    void generalsStayWithTheirUnits()
    {
        Scenario s = smallBattle();
        generalOf(s, "R-GEN").attachedTo = "R-2";
        generalOf(s, "R-GEN").commanderInChief = true;
        const Inserted inserted = insertArmy(s, "rome", pieceOfSide(s, "rome"));
        const GeneralSpec &copy = *findCommand(s, inserted.commands[0])->general;
        QVERIFY(copy.attachedTo != "R-2");
        QCOMPARE(findUnit(s, copy.attachedTo)->pose.front.x, unitOf(s, "R-2").pose.front.x);
        QVERIFY(!copy.commanderInChief);
    }

    void aLargeArmyOnASmallTableStaysOnIt()
    {
        Scenario s = smallBattle();
        const Scenario zama = shippedScenario("zama").scenario;
        (void)replaceArmy(s, "carthage", pieceOfSide(zama, "rome"));
        for (const Body &body : bodiesOf(s)) {
            QVERIFY(tableOf(s).contains(body.footprint().box));
        }
    }

    void noLimitIsPassedAndNothingDoneByHalves()
    {
        Scenario s = test::crowd(static_cast<int>(kMaxUnits));
        const Scenario before = s;
        QVERIFY(insertArmy(s, "rome", pieceOfSide(smallBattle(), "rome")).commands.empty());
        QVERIFY(insertArmy(s, "nobody", pieceOfSide(smallBattle(), "rome")).commands.empty());
        s.types.resize(kMaxTypes);
        QVERIFY(insertTypes(s, pieceOfTypes(smallBattle(), {"foot"})).types.empty());
        s.types = before.types;
        QVERIFY(s == before);
        Scenario small = smallBattle();
        QVERIFY(replaceArmy(small, "rome", Scenario()).commands.empty());
        QVERIFY(small == smallBattle());
    }

    void spoiltPiecesDoNoHarm()
    {
        for (const test::Spoiling &spoiling : test::spoilings()) {
            Scenario spoilt = smallBattle();
            spoiling.spoil(spoilt);
            Scenario s = smallBattle();
            (void)insertArmy(s, "rome", spoilt);
            (void)replaceArmy(s, "carthage", pieceOfSide(spoilt, "rome"));
            (void)insertTypes(spoilt, smallBattle());
            (void)insertArmy(spoilt, "rome", smallBattle());
            (void)validate(s);
            (void)validate(spoilt);
        }
    }
};

QTEST_APPLESS_MAIN(TestDesignLibrary)
#include "test_design_library.moc"
