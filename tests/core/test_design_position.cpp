// A moment of a battle as a scenario: nothing that rules see is lost, or it is told.

#include "core/design/position.h"
#include "core/game/decide.h"
#include "core/game/queries.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "core/text/english.h"
#include "tests/support/random_orders.h"
#include "tests/support/scenario_files.h"
#include "tests/support/tiny_battle.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace zama;
using namespace zama::design;
using namespace zama::test;

namespace {

State resumed(const Scenario &scenario)
{
    return begin(compile(scenario).value());
}

bool areSameForces(const State &a, const State &b)
{
    if (a.units.size() != b.units.size() || a.generals.size() != b.generals.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.units.size(); ++i) {
        const UnitState &u = a.units[i];
        const UnitState &v = b.units[i];
        if (!(u.pose == v.pose) || u.strength != v.strength) {
            return false;
        }
    }
    for (std::size_t i = 0; i < a.generals.size(); ++i) {
        const GeneralState &g = a.generals[i];
        const GeneralState &h = b.generals[i];
        const bool isLeft = g.attachedTo.isValid() && !a.isPresent(g.attachedTo);
        if (!isLeft && (!(g.place == h.place) || g.attachedTo != h.attachedTo || g.fallen != h.fallen)) {
            return false;
        }
    }
    // In the middle of a fight units that are gone are still linked.
    std::vector<Link> links = a.links;
    std::erase_if(links, [&](const Link &l) { return !a.isPresent(l.a) || !a.isPresent(l.b); });
    return links == b.links && (a.phase == Phase::Fighting || links == a.links);
}

std::set<std::string_view> idsOf(const std::vector<Message> &messages)
{
    std::set<std::string_view> ids;
    for (const Message &message : messages) {
        ids.insert(message.id);
    }
    return ids;
}

using Ids = std::set<std::string_view>;

Ids lostOf(const State &state)
{
    return idsOf(positionOf(state).lost);
}

} // namespace

class TestDesignPosition : public QObject
{
    Q_OBJECT

    // What holds of any moment of any battle. Returns whether nothing of it was lost.
    static bool checkMoment(const State &state, RandomOrders &orders)
    {
        const Position position = positionOf(state);
        const State after = resumed(position.scenario);
        const bool isDeploying = state.phase == Phase::Deploying;
        [&] {
            QVERIFY(!hasErrors(validate(position.scenario)));
            QVERIFY(areSameForces(state, after));
            QVERIFY(isDeploying || (state.turn == after.turn && state.step == after.step));
            for (const Message &message : position.lost) {
                QVERIFY2(isWellFormed(message), message.id.data());
            }
            // The position of the position is the position.
            const Position again = positionOf(after);
            QVERIFY(again.scenario == position.scenario);
            QCOMPARE(hashOf(resumed(again.scenario)), hashOf(after));
            QVERIFY(isDeploying || again.lost.empty());
        }();
        if (position.lost.empty()) {
            checkAnswers(state, after, orders);
        }
        return position.lost.empty();
    }

    // The two battles answer every order alike.
    static void checkAnswers(const State &state, const State &after, RandomOrders &orders)
    {
        QCOMPARE(standsLost(state, SideId(0)), standsLost(after, SideId(0)));
        QCOMPARE(standsLost(state, SideId(1)), standsLost(after, SideId(1)));
        for (int i = 0; i < 5; ++i) {
            const Command command = orders.next(state);
            const auto one = decide(state, command);
            const auto other = decide(after, command);
            QCOMPARE(one.ok(), other.ok());
            if (one) {
                QVERIFY(one.value() == other.value());
            } else {
                QVERIFY(one.error().code == other.error().code);
            }
        }
    }

    static void playAndCheck(const SetupPtr &setup, std::uint64_t seed, int most)
    {
        State state = begin(setup);
        RandomOrders orders(seed);
        RandomOrders questions(seed + 1000);
        int whole = 0;
        for (int i = 0; i < most && !state.isOver(); ++i) {
            if (execute(state, orders.next(state))) {
                continue;
            }
            whole += checkMoment(state, questions) ? 1 : 0;
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QVERIFY(whole > 5);
        (void)checkMoment(state, questions);
    }

private slots:
    void everyMomentOfARandomBattle_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("seed");
        for (const char *name : {"first-lesson", "elephant-charge", "zama"}) {
            for (int seed = 1; seed <= 3; ++seed) {
                QTest::addRow("%s %d", name, seed) << QString::fromLatin1(name) << seed;
            }
        }
    }
    void everyMomentOfARandomBattle()
    {
        QFETCH(QString, name);
        QFETCH(int, seed);
        const Scenario scenario = shippedScenario(name.toStdString()).scenario;
        playAndCheck(compile(scenario).value(), static_cast<std::uint64_t>(seed),
                     name == "zama" ? 600 : 1500);
    }

    void everyMomentUnderOtherOptions()
    {
        Scenario s = shippedScenario("elephant-charge").scenario;
        s.options.scorpionMoveOrShoot = true;
        s.options.controlAfterImpactKill = true;
        s.options.elephantMelee = ElephantMelee::TwoPerRound;
        s.options.chargeOrder = ChargeOrder::Die;
        s.options.turnLimit.reset();
        s.options.generalsPerUnit = GeneralsPerUnit::Any;
        for (UnitTypeSpec &type : s.types) {
            if (type.melee.hit) {
                type.melee.hitAfterCharge = 4;
            }
        }
        for (std::uint64_t seed = 21; seed < 24; ++seed) {
            playAndCheck(compile(s).value(), seed, 1000);
        }
    }

    void theScenarioSurvivesItsFile()
    {
        State state = begin(compile(shippedScenario("first-lesson").scenario).value());
        RandomOrders orders(5);
        for (int i = 0; i < 700; ++i) {
            (void)execute(state, orders.next(state));
        }
        const Position position = positionOf(state);
        const auto file = readScenario(writeScenario(position.scenario));
        QVERIFY(file.ok());
        QVERIFY(file.value().scenario == position.scenario);
    }

    void theBeginningIsTheScenarioWithAStart()
    {
        const Scenario s = shippedScenario("zama").scenario;
        const Position position = positionOf(begin(compile(s).value()));
        QVERIFY(position.lost.empty());
        Scenario expected = s;
        expected.start.emplace();
        QVERIFY(position.scenario == expected);
    }

    void whoHasActedMayActAgainAndThatIsTold()
    {
        State state = tinyBattle().add("INF", "R-1", 20, 20, 0, 7).add("LGT", "C-1", 20, 50, 180, 8).state();
        QVERIFY(lostOf(state).empty());
        QVERIFY(!move(state, "R-1", {straight(3 * kInch)}));
        QVERIFY(lostOf(state) == Ids{"position.acted"});
        QVERIFY(!done(state, "R"));
        QVERIFY(lostOf(state).empty()); // in the next step it does not matter
    }

    void aChargeThatMattersIsTold()
    {
        TinyBattle battle = tinyBattle();
        Scenario s =
            battle.add("INF", "R-1", 20, 20, 0, 7).add("LGT", "C-1", 20, 24, 180, 8).far().scenario();
        for (const bool isImpetuous : {false, true}) {
            if (isImpetuous) {
                std::ranges::find(s.types, std::string("INF"), &UnitTypeSpec::id)->melee.hitAfterCharge = 4;
            }
            State state = begin(compile(s).value());
            for (const char *side : {"R", "R", "C", "C"}) {
                QVERIFY(!done(state, side));
            }
            QVERIFY(!charge(state, "R-1", "C-1", {straight(4 * kInch)}));
            QVERIFY(lostOf(state).contains("position.turns"));
            while (state.currentStep().kind == StepKind::Charge) {
                QVERIFY(!execute(state, PassCharge{state.toAct}));
            }
            QVERIFY(lostOf(state) == (isImpetuous ? Ids{"position.charged"} : Ids{}));
            QVERIFY(!done(state, "R"));
            QVERIFY(lostOf(state).contains("position.turns"));
            QVERIFY(!done(state, "C"));
            QVERIFY(lostOf(state).contains("position.dice"));
        }
    }

    void standsMissingFromTheStartAreTold()
    {
        const State state = tinyBattle().add("INF", "R-1", 20, 20, 0, 7).left(4).state();
        const Position position = positionOf(state);
        QVERIFY(idsOf(position.lost) == Ids{"position.weak"});
        QCOMPARE(std::get<int>(position.lost[0].arg[0]), 3);
        QCOMPARE(standsLost(resumed(position.scenario), SideId(0)), 3);
    }

    void quietTurnsAreCountedAnew()
    {
        State state = tinyBattle().option("turn_limit", "none").far().state();
        for (const char *side : {"R", "R", "C", "C"}) {
            QVERIFY(!done(state, side));
        }
        while (state.turn == 1) {
            const bool isCharge = state.currentStep().kind == StepKind::Charge;
            if (isCharge) {
                QVERIFY(!execute(state, PassCharge{state.toAct}));
            } else {
                QVERIFY(!done(state, "R"));
                QVERIFY(!done(state, "C"));
            }
        }
        QVERIFY(lostOf(state) == Ids{"position.idle"});
    }

    void aBattleBeingDeployedIsDeployedAnew()
    {
        Scenario s = shippedScenario("zama").scenario;
        s.options.deployment = Deployment::Free;
        const State state = begin(compile(s).value());
        const Position position = positionOf(state);
        QVERIFY(idsOf(position.lost) == Ids{"position.deploying"});
        QVERIFY(position.scenario == s);
    }

    void aBattleThatIsOverGoesOn()
    {
        State state = tinyBattle().option("turn_limit", "1").far().state();
        RandomOrders orders(3);
        for (int i = 0; i < 5000 && !state.isOver(); ++i) {
            (void)execute(state, orders.next(state));
        }
        QVERIFY(state.isOver());
        const Position position = positionOf(state);
        QVERIFY(idsOf(position.lost).contains("position.over"));
        QVERIFY(!resumed(position.scenario).isOver());
    }
};

QTEST_APPLESS_MAIN(TestDesignPosition)
#include "test_design_position.moc"
