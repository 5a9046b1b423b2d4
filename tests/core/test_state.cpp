// The state as a value: what equality sees, the hash sees.

#include "tests/support/verify.h"

#include <functional>
#include <set>

namespace zama::test {

class TestState : public QObject
{
    Q_OBJECT

private slots:
    void copiesAreEqual();
    void theHashSeesEverythingThatEqualitySees();
    void theHashKnowsTheRules();
};

namespace {

State someState()
{
    return tinyBattle()
        .add("INF", "a", 45, 20, 0, 7)
        .add("HVY", "x", 45, 20, 180, 8)
        .add("ELE", "e", 60, 20, 180, 1)
        .general("SCIPIO", "a")
        .link("a", "x")
        .state();
}

using Change = std::function<void(State &)>;

const std::vector<Change> &changes()
{
    static const std::vector<Change> all{
        [](State &s) { ++s.turn; },
        [](State &s) { ++s.step; },
        [](State &s) { s.phase = Phase::Charging; },
        [](State &s) { s.toAct = SideId(1U); },
        [](State &s) { ++s.units[0].pose.front.x; },
        [](State &s) { ++s.units[0].pose.front.y; },
        [](State &s) { ++s.units[0].pose.facing; },
        [](State &s) { --s.units[0].strength; },
        [](State &s) { s.units[0].fate = Fate::Routed; },
        [](State &s) { s.units[0].deeds.moved = true; },
        [](State &s) { s.units[0].deeds.shot = true; },
        [](State &s) { s.units[0].deeds.charged = true; },
        [](State &s) { s.units[0].deeds.hit = true; },
        [](State &s) { s.units[0].deeds.impactKill = true; },
        [](State &s) { --s.units[1].strength; },
        [](State &s) { ++s.generals[0].place.x; },
        [](State &s) { ++s.generals[0].place.y; },
        [](State &s) { s.generals[0].attachedTo = UnitId::none(); },
        [](State &s) { s.generals[0].fallen = true; },
        [](State &s) { s.generals[0].moved = true; },
        [](State &s) { s.links.clear(); },
        [](State &s) { s.links[0].b = UnitId(1); },
        [](State &s) { s.pending = PendingRoll{}; },
        [](State &s) { s.pending = PendingRoll{RollKind::Volley, {}, {}, {}, {}, 5, 6}; },
        [](State &s) { s.pending = PendingRoll{RollKind::Volley, {}, {}, {}, {}, 5, 4}; },
        [](State &s) { ++s.diceDrawn; },
        [](State &s) { s.charge.unit = UnitId(0U); },
        [](State &s) { s.charge.target = UnitId(0U); },
        [](State &s) { s.charge.left = 1; },
        [](State &s) { s.charge.fromFront = true; },
        [](State &s) { s.charge.overrun = true; },
        [](State &s) { ++s.passes; },
        [](State &s) { s.closed[0] = true; },
        [](State &s) { s.closed[1] = true; },
        [](State &s) { s.hasChosen[0] = true; },
        [](State &s) { s.hasChosen[1] = true; },
        [](State &s) {
            s.choices = {{UnitId(0U), {{UnitId(1U), 3}}}};
        },
        [](State &s) {
            s.choices = {{UnitId(0U), {{UnitId(1U), 4}}}};
        },
        [](State &s) {
            s.groups = {{UnitId(0U), UnitId(1U), 3, 5, -1}};
        },
        [](State &s) {
            s.groups = {{UnitId(0U), UnitId(1U), 3, 5, 2}};
        },
        [](State &s) { s.generalsAtRisk = {GeneralId(0U)}; },
        [](State &s) { s.controlDue = {UnitId(1U)}; },
        [](State &s) {
            s.deployed = {true, false};
        },
        [](State &s) {
            s.deployed = {false, true};
        },
        [](State &s) { ++s.idleTurns; },
        [](State &s) { s.lossThisTurn = true; },
        [](State &s) {
            s.outcome = Outcome{EndReason::TurnLimit, Degree::Drawn, {}};
        },
        [](State &s) {
            s.outcome = Outcome{EndReason::TurnLimit, Degree::SlightEdge, SideId(1U)};
        },
    };
    return all;
}

} // namespace

void TestState::copiesAreEqual()
{
    const State s = someState();
    const State copy = s;
    QVERIFY(copy == s);
    QCOMPARE(hashOf(copy), hashOf(s));
}

// Q89: a journal whose dice or phases differ is not the same battle
void TestState::theHashSeesEverythingThatEqualitySees()
{
    const State s = someState();
    std::set<std::uint64_t> seen{hashOf(s)};
    for (std::size_t i = 0; i < changes().size(); ++i) {
        State changed = s;
        changes()[i](changed);
        QVERIFY2(!(changed == s), std::to_string(i).c_str());
        QVERIFY2(seen.insert(hashOf(changed)).second, std::to_string(i).c_str());
    }
}

void TestState::theHashKnowsTheRules()
{
    const State s = tinyBattle().state();
    const State other = tinyBattle().option("wheel_cap", "none").state();
    QVERIFY(hashOf(s) != hashOf(other));
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestState)
#include "test_state.moc"
