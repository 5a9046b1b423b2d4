// Case 29: two sides that cannot hurt each other still come to an end, and are counted as draws.

#include "core/game/candidates.h"
#include "core/sim/batch.h"
#include "tests/support/tiny_battle.h"

#include <QTest>
#include <thread>

using namespace zama;
using namespace zama::test;
using namespace zama::sim;

namespace {

// Infantry whose hit number no die reaches.
UnitTypeSpec harmless(const char *id)
{
    UnitTypeSpec type = zamaTypes().front();
    type.id = id;
    type.melee.hit = kNeverHits;
    type.melee.hitAfterCharge = std::nullopt;
    type.traits.clear();
    return type;
}

TinyBattle harmlessArmies()
{
    return tinyBattle()
        .type(harmless("PEACE-R"), "R")
        .type(harmless("PEACE-C"), "C")
        .add("PEACE-R", "R-1", 30, 20, 0, 7)
        .add("PEACE-R", "R-2", 40, 20, 0, 7)
        .add("PEACE-C", "C-1", 30, 20.005, 180, 7)
        .add("PEACE-C", "C-2", 40, 30, 180, 7)
        .link("R-1", "C-1");
}

struct Never {
    const char *name;
    TinyBattle battle;
};

// Scorpions have no melee and cannot be reached by each other; elephants have no dice.
std::vector<Never> battlesWithoutHarm()
{
    TinyBattle scorpions = tinyBattle().add("SCO", "R-SCO", 5, 5, 0, 1);
    UnitTypeSpec scorpion = zamaTypes().front();
    for (const UnitTypeSpec &type : zamaTypes()) {
        scorpion = type.id == "SCO" ? type : scorpion;
    }
    scorpion.id = "SCO-C";
    scorpion.move = 0;
    scorpions.type(scorpion, "C").add("SCO-C", "C-SCO", 85, 55, 180, 1);
    return {
        {"hit number 7", harmlessArmies()},
        {"scorpions out of range", scorpions},
        {"one engaged pair that cannot harm", tinyBattle()
                                                  .type(harmless("PEACE-R"), "R")
                                                  .type(harmless("PEACE-C"), "C")
                                                  .add("PEACE-R", "R-1", 30, 20, 0, 7)
                                                  .add("PEACE-C", "C-1", 30, 20.005, 180, 7)
                                                  .link("R-1", "C-1")},
    };
}

std::vector<std::string> minds()
{
    std::vector<std::string> names;
    for (const std::string_view name : policyNames()) {
        if (makePolicy(name, 1) != nullptr) {
            names.emplace_back(name);
        }
    }
    return names;
}

BatchPlan planOf(const TinyBattle &battle, const std::string &mind, std::int64_t games)
{
    BatchPlan plan;
    plan.setup = battle.setup();
    plan.minds = {mind, mind};
    plan.games = games;
    plan.playouts = 4;
    plan.threads = 2;
    return plan;
}

} // namespace

class TestCase29 : public QObject
{
    Q_OBJECT
private slots:
    void theTurnLimitEndsThem();
    void withoutALimitTenIdleTurnsEndThem();
    void onlyElephantsLeftComeToAnEnd();
    void aThousandGamesAreCountedAsDraws();
    void cancelEndsASeriesThatWouldLastForever();
};

void TestCase29::theTurnLimitEndsThem()
{
    for (Never &never : battlesWithoutHarm()) {
        for (const std::string &mind : minds()) {
            const auto result = playBatch(planOf(never.battle, mind, 2));
            QVERIFY2(!result.fault, never.name);
            QCOMPARE(result.statistics.turns.most, 8);
            QCOMPARE(result.statistics.draws, 2);
        }
    }
}

void TestCase29::withoutALimitTenIdleTurnsEndThem()
{
    for (Never &never : battlesWithoutHarm()) {
        never.battle.option("turn_limit", "none");
        for (const std::string &mind : minds()) {
            const auto result = playBatch(planOf(never.battle, mind, 2));
            QVERIFY2(!result.fault, never.name);
            QCOMPARE(result.statistics.turns.most, kIdleTurns);
            QCOMPARE(result.statistics.endReasons.at(static_cast<std::size_t>(EndReason::IdleTurns)), 2);
            QCOMPARE(result.statistics.draws, 2);
        }
    }
}

void TestCase29::onlyElephantsLeftComeToAnEnd()
{
    UnitTypeSpec elephant;
    for (const UnitTypeSpec &type : zamaTypes()) {
        elephant = type.id == "ELE" ? type : elephant;
    }
    elephant.id = "ELE-R";
    const TinyBattle battle = tinyBattle()
                                  .type(elephant, "R")
                                  .add("ELE-R", "R-ELE", 30, 20, 0, 1)
                                  .add("ELE", "C-ELE", 30, 30, 180, 1)
                                  .option("turn_limit", "none");
    for (const std::string &mind : minds()) {
        const auto result = playBatch(planOf(battle, mind, 50));
        QVERIFY2(!result.fault, mind.c_str());
        QCOMPARE(result.statistics.games, 50);
    }
}

void TestCase29::aThousandGamesAreCountedAsDraws()
{
    TinyBattle battle = harmlessArmies();
    battle.option("turn_limit", "none");
    const auto result = playBatch(planOf(battle, "fast", 1000));
    QVERIFY(!result.fault);
    QCOMPARE(result.statistics.games, 1000);
    QCOMPARE(result.statistics.draws, 1000);
}

void TestCase29::cancelEndsASeriesThatWouldLastForever()
{
    TinyBattle battle = harmlessArmies();
    battle.option("turn_limit", "1000");
    for (const std::string &mind : minds()) {
        std::atomic<bool> stop = false;
        std::jthread canceller([&stop] {
            QTest::qSleep(200);
            stop = true;
        });
        const auto result = playBatch(planOf(battle, mind, 1'000'000'000), &stop);
        QVERIFY(result.isStopped);
    }
}

QTEST_APPLESS_MAIN(TestCase29)
#include "test_case_29_battle_never_ends.moc"
