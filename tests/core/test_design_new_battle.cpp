// A new battle from five questions: playable at once, whatever the answers.

#include "core/design/arrange.h"
#include "core/design/muster.h"
#include "core/design/new_battle.h"
#include "core/design/side_names.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "core/sim/batch.h"
#include "tests/core/scenario_spoilings.h"
#include "tests/support/scenario_files.h"
#include "tests/support/source_tree.h"

#include <QtTest>

#include <algorithm>
#include <climits>
#include <set>

using namespace zama;
using namespace zama::design;
using namespace zama::test;

namespace {

const std::vector<std::string> kArmies{"romans", "carthaginians", "macedonians",
                                       "gauls",  "greeks",        "persians"};

std::string pathOf(const std::string &army)
{
    return inSourceTree("resources/armies/" + army + ".json");
}

Scenario armyOf(const std::string &name)
{
    const auto file = loadScenario(pathOf(name), Reading::Draft);
    if (!file) {
        throw std::runtime_error("cannot read " + name);
    }
    return file.value().scenario;
}

std::vector<Scenario> armies()
{
    std::vector<Scenario> all;
    for (const std::string &name : kArmies) {
        all.push_back(armyOf(name));
    }
    return all;
}

QByteArray listed(const Scenario &scenario)
{
    std::string text;
    for (const Issue &issue : validate(scenario)) {
        text += issue.code + " at " + issue.path + "\n";
    }
    return QByteArray::fromStdString(text);
}

int unitCount(const SideSpec &side)
{
    int count = 0;
    for (const CommandSpec &command : side.commands) {
        count += static_cast<int>(command.units.size());
    }
    return count;
}

std::int64_t worthOfSide(const Scenario &scenario, std::size_t side)
{
    std::int64_t worth = 0;
    for (const CommandSpec &command : scenario.sides[side].commands) {
        worth += worthOf(scenario, command.units);
    }
    return worth;
}

Wish wish(const char *first, const char *second, BattleKind kind = BattleKind::Pitched)
{
    Wish w;
    w.armies = {armyOf(first), armyOf(second)};
    w.kind = kind;
    return w;
}

constexpr std::array<BattleKind, kBattleKinds> kKinds{BattleKind::Pitched, BattleKind::Ambush,
                                                      BattleKind::Elephants, BattleKind::LastStand};

} // namespace

class TestDesignNewBattle : public QObject
{
    Q_OBJECT

private slots:
    void theArmyListsAreInOrder()
    {
        std::set<std::string> figures;
        for (const std::string &name : kArmies) {
            const Scenario army = armyOf(name);
            QCOMPARE(QByteArray::fromStdString(writeScenario(army)),
                     QByteArray::fromStdString(bytesOf(pathOf(name))));
            for (const Issue &issue : validate(army)) {
                QVERIFY2(issue.code == "sides.count" || issue.code == "front_line", listed(army));
            }
            QVERIFY(overlapsOf(army).empty());
            QCOMPARE(army.sides.size(), std::size_t{1});
            QVERIFY(unitCount(army.sides[0]) >= 14);
            QVERIFY(army.sides[0].commands[0].general->commanderInChief);
            QVERIFY(!army.sides[0].palette.empty() && !army.background.isEmpty() && !army.sources.isEmpty());
        }
    }

    void everyCombinationIsPlayableAtOnce()
    {
        const std::vector<Scenario> lists = armies();
        for (const Scenario &first : lists) {
            for (const Scenario &second : lists) {
                for (const BattleKind kind : kKinds) {
                    for (const int units : {2, 5, 8, 14, 24}) {
                        for (const Extent table : {kSmallTable, kMediumTable, kLargeTable}) {
                            Wish w;
                            w.armies = {first, second};
                            w.kind = kind;
                            w.units = units;
                            w.table = table;
                            w.first = static_cast<std::size_t>(units) % 2;
                            const Scenario s = newBattle(w);
                            QVERIFY2(validate(s).empty(), listed(s));
                            QVERIFY(unitCount(s.sides[0]) >= 2 && unitCount(s.sides[1]) >= 2);
                        }
                    }
                }
            }
        }
    }

    // Their markers are larger on the screen than on the table.
    void generalsStandApart()
    {
        int chiefs = 0;
        for (const BattleKind kind : kKinds) {
            for (const char *army : {"romans", "persians"}) {
                const Scenario s = newBattle(wish(army, "carthaginians", kind));
                for (const SideSpec &side : s.sides) {
                    std::vector<Point> places;
                    for (const CommandSpec &command : side.commands) {
                        if (command.general) {
                            places.push_back(command.general->place);
                        }
                    }
                    for (std::size_t i = 1; i < places.size(); ++i) { // the chief's command is the first
                        ++chiefs;
                        QVERIFY2(distanceSquared(places[0], places[i]) >= 2LL * kInch * 2LL * kInch,
                                 side.id.c_str());
                    }
                }
            }
        }
        QVERIFY(chiefs > 8);
    }

    void theSecondArmyIsWorthWhatItShouldBe()
    {
        const std::vector<Scenario> lists = armies();
        for (const Scenario &first : lists) {
            for (const Scenario &second : lists) {
                Wish w;
                w.armies = {first, second};
                w.units = 12;
                const Scenario s = newBattle(w);
                const std::int64_t own = worthOfSide(s, 0);
                const std::int64_t theirs = worthOfSide(s, 1);
                QVERIFY(100 * theirs >= 93 * own && 100 * theirs <= 97 * own);
            }
        }
    }

    void theBattlesComeOutRoughlyEven()
    {
        for (const BattleKind kind : kKinds) {
            std::int64_t wins = 0; // twice those of the army that acts first, draws once
            std::int64_t games = 0;
            for (const auto &[a, b] :
                 {std::pair("romans", "carthaginians"), std::pair("macedonians", "persians"),
                  std::pair("greeks", "gauls"), std::pair("persians", "greeks"),
                  std::pair("carthaginians", "macedonians"), std::pair("gauls", "romans")}) {
                sim::BatchPlan plan;
                plan.setup = compile(newBattle(wish(a, b, kind))).value();
                plan.games = 40;
                plan.threads = 2;
                const sim::Statistics result = sim::playBatch(plan).statistics;
                wins += 2 * result.wins[0] + result.draws;
                games += result.games;
            }
            const std::int64_t share = wins * 50 / games;
            QVERIFY2(share >= 35 && share <= 65, std::to_string(share).c_str());
        }
    }

    void theAnswersAreHeard()
    {
        Wish w = wish("greeks", "persians");
        w.units = 10;
        w.table = kLargeTable;
        w.first = 1;
        w.turnLimit.reset();
        w.names[0] = {{{"de", "Athener"}}};
        w.texts.title = {{{"de", "Bei Marathon"}}};
        w.language = "de";
        const Scenario s = newBattle(w);
        QVERIFY2(validate(s).empty(), listed(s));
        QCOMPARE(s.title.in("de"), std::string("Bei Marathon"));
        QCOMPARE(s.sides[0].id, std::string("persians"));
        QCOMPARE(s.sides[1].name.in("de"), std::string("Athener"));
        QCOMPARE(unitCount(s.sides[1]), 10);
        QCOMPARE(s.table.width, 90 * kInch);
        QVERIFY(!s.options.turnLimit);
        QVERIFY(!s.background.isEmpty() && !s.notes.isEmpty() && !s.sides[0].briefing.isEmpty());
        QVERIFY(s.sides[0].briefing != s.sides[1].briefing);
    }

    void renamedSidesHaveAFormForSentences()
    {
        Wish w = wish("greeks", "persians");
        w.names[0] = {{{"en", "Athenians"}, {"de", "Athener"}}};
        const Scenario s = newBattle(w);
        QCOMPARE(s.sides[0].nameInText.in("en"), std::string("the Athenians"));
        QCOMPARE(s.sides[0].nameInText.in("de"), std::string("die Athener")); // as "die Griechen" were
        w.names[0] = {{{"en", "The Red Lions"}}};
        w.names[1] = {{{"en", "Sparta"}}};
        const Scenario other = newBattle(w);
        QCOMPARE(other.sides[0].nameInText.in("en"), std::string("the Red Lions"));
        QVERIFY(other.sides[1].nameInText.isEmpty());
    }

    void formsForSentencesFollowTheName()
    {
        const SideName romans{"Romans", "the Romans"};
        QCOMPARE(inTextFor("en", romans, "Athenians"), std::string("the Athenians"));
        QCOMPARE(inTextFor("en", romans, "Rome"), std::string());
        QCOMPARE(inTextFor("en-GB", {"Rome", ""}, "Gauls"), std::string("the Gauls"));
        QCOMPARE(inTextFor("fr", {"Romains", "les Romains"}, "Gaulois"), std::string("les Gaulois"));
        QCOMPARE(inTextFor("fr", {"", ""}, "Gaulois"), std::string());
        QCOMPARE(inTextFor("de", {"Römer", "die Römer"}, ""), std::string());
        QCOMPARE(inTextFor("en", {"Romans", "the army of Rome"}, "Gauls"), std::string("the army of Rome"));
        QCOMPARE(inTextFor("en", {"Pontus", ""}, "Delos"), std::string());
    }

    void aCivilWarHasTwoColours()
    {
        const Scenario s = newBattle(wish("romans", "romans"));
        QCOMPARE(s.types.size(), std::size_t{4});
        QVERIFY(s.sides[0].livery.colour != s.sides[1].livery.colour);
        QVERIFY(s.sides[0].livery.pattern != s.sides[1].livery.pattern);
        QVERIFY(s.sides[0].palette != s.sides[1].palette);
        QCOMPARE(s.sides[1].name.in("en"), std::string("Romans 2"));
    }

    void elephantsAreInBothArmies()
    {
        for (const auto &[a, b] : {std::pair("romans", "gauls"), std::pair("macedonians", "carthaginians")}) {
            const Scenario s = newBattle(wish(a, b, BattleKind::Elephants));
            for (const SideSpec &side : s.sides) {
                const bool hasElephants = std::ranges::any_of(side.commands, [&](const CommandSpec &command) {
                    return std::ranges::any_of(command.units, [&](const UnitSpec &unit) {
                        return findType(s, unit.type)->elephant.has_value();
                    });
                });
                QVERIFY(hasElephants);
            }
        }
    }

    void anAmbushComesFromBothSidesOfTheColumn()
    {
        const Scenario s = newBattle(wish("romans", "gauls", BattleKind::Ambush));
        std::set<Centidegrees> facings;
        for (const CommandSpec &command : s.sides[1].commands) {
            for (const UnitSpec &unit : command.units) {
                facings.insert(unit.pose.facing);
            }
        }
        QVERIFY(facings == (std::set<Centidegrees>{0, 18000}));
        QCOMPARE(mainFacing(bodiesOf(s, everyoneIn(s, s.sides[0].commands[1].id))), 9000);
    }

    void generalsLeadEveryCommand()
    {
        const Scenario s = newBattle(wish("romans", "carthaginians"));
        for (const SideSpec &side : s.sides) {
            QVERIFY(side.commands[0].units.empty() && side.commands[0].general->commanderInChief);
            for (const CommandSpec &command : side.commands) {
                QVERIFY(command.general.has_value());
                QVERIFY(!command.name.isEmpty() && !command.general->name.isEmpty());
                QVERIFY(command.units.size() <= 6);
            }
        }
        QCOMPARE(s.sides[0].commands[0].general->name.in("en"), std::string("Consul"));
        QCOMPARE(s.sides[0].commands[1].general->name.in("en"), std::string("Legate I"));
    }

    void troopsComeInTheProportionsOfTheList()
    {
        const Scenario army = armyOf("romans");
        std::map<std::string, int> count;
        for (const UnitSpec &unit : musterOf(army, 16)) {
            ++count[unit.type];
        }
        QCOMPARE(count["roman-infantry"], 8);
        QCOMPARE(count["roman-skirmishers"], 3);
        QCOMPARE(count["roman-cavalry"], 3);
        QCOMPARE(count["scorpion"], 2);
        const std::vector<UnitSpec> twice = musterOf(army, 32);
        std::set<std::string> names;
        for (const UnitSpec &unit : twice) {
            QVERIFY2(names.insert(unit.name.in("en")).second, unit.name.in("en").c_str());
        }
        QVERIFY(musterOf(Scenario(), 5).empty());
    }

    void worthGrowsWithWhatATypeCanDo()
    {
        const Scenario army = armyOf("romans");
        const UnitTypeSpec &foot = *findType(army, "roman-infantry");
        UnitTypeSpec better = foot;
        better.melee.hit = 4;
        QVERIFY(worthOf(better, 7) > worthOf(foot, 7));
        better = foot;
        better.melee.hitBy = 6;
        QVERIFY(worthOf(better, 7) > worthOf(foot, 7));
        better = foot;
        better.shooting = Shooting{6 * kInch, 6, {}};
        QVERIFY(worthOf(better, 7) > worthOf(foot, 7));
        QVERIFY(worthOf(foot, 8) > worthOf(foot, 7));
        QCOMPARE(worthOf(foot, -1), std::int64_t{0});
    }

    void aLessonHasItsUnits()
    {
        QCOMPARE(unitsForMinutes(50), 8);
        QCOMPARE(unitsForMinutes(100), 16);
        QCOMPARE(unitsForMinutes(0), 3);
        QCOMPARE(unitsForMinutes(100000), 60);
    }

    void wildWishesDoNoHarm()
    {
        for (const int wild : {INT_MIN, -1, 0, 1000, INT_MAX}) {
            Wish w = wish("persians", "macedonians", BattleKind::Ambush);
            w.units = wild;
            w.table = {wild, wild};
            w.turnLimit = wild;
            w.first = static_cast<std::size_t>(wild);
            const Scenario s = newBattle(w);
            QVERIFY2(validate(s).empty(), listed(s));
        }
        (void)validate(newBattle(Wish()));
        for (const Spoiling &spoiling : spoilings()) {
            Wish w;
            w.armies = {smallBattle(), armyOf("gauls")};
            spoiling.spoil(w.armies[0]);
            w.units = 4;
            for (const BattleKind kind : kKinds) {
                w.kind = kind;
                (void)validate(newBattle(w));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestDesignNewBattle)
#include "test_design_new_battle.moc"
