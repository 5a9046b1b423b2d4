// The clause an event quotes is the one it rests on: by the troops, and by what brought it about.

#include "core/game/event_fields.h"
#include "tests/support/verify.h"

namespace zama::test {

namespace {

// The clauses of all events of type E that the order brings about.
template<class E>
std::string clausesOf(State &state, const Command &command)
{
    const Events deed = eventsOf(state, command);
    std::string clauses;
    for (const Event &event : deed) {
        if (std::holds_alternative<E>(event)) {
            clauses += (clauses.empty() ? "" : " ") + std::string(clauseOf(event, deed, *state.setup));
        }
    }
    return clauses;
}

std::string moveClause(State &state, const char *unit, const Path &path)
{
    return clausesOf<event::UnitMoved>(state, moveOf(state, unit, path));
}

Faces alike(int count, int face)
{
    Faces faces;
    for (int i = 0; i < count; ++i) {
        faces.push(face);
    }
    return faces;
}

// Two units that fight, one of them with a general, about to roll.
State fight(bool diesWithUnit)
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 3)
                  .left(2)
                  .add("HVY", "x", 45, 20, 180, 8)
                  .far()
                  .link("k", "x")
                  .general("SCIPIO", "k")
                  .option("general_dies_with_unit", diesWithUnit ? "true" : "false")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    return s;
}

} // namespace

class TestEventClauses : public QObject
{
    Q_OBJECT
private slots:
    void damagedEventsQuoteTheClauseOfTheirKind() // they may name nobody
    {
        const State s = fight(false);
        QCOMPARE(clauseOf(event::UnitMoved{}, {}, *s.setup), std::string_view("M1"));
        QCOMPARE(clauseOf(event::ChargeDeclared{}, {}, *s.setup),
                 std::string_view(EventShape<event::ChargeDeclared>::kClause));
    }

    // M1 M2 M4 M5
    void movesQuoteTheKindOfTroops()
    {
        State s = tinyBattle()
                      .add("INF", "a", 45, 18, 0, 7)
                      .add("SK", "k", 35, 18, 0, 5)
                      .add("CAV", "c", 25, 18, 0, 6)
                      .add("SCO", "m", 15, 18, 0, 1)
                      .add("ELE", "e", 45, 45, 180, 1)
                      .state();
        QCOMPARE(moveClause(s, "a", {straight(1000)}), std::string("M1"));
        QCOMPARE(moveClause(s, "k", {slide(9000, 1000)}), std::string("M2"));
        QCOMPARE(moveClause(s, "c", {straight(1000)}), std::string("M5"));
        QCOMPARE(moveClause(s, "m", {slide(0, 1000)}), std::string("M4"));
        toStep(s, StepKind::Move, "C");
        QCOMPARE(moveClause(s, "e", {slide(0, 1000)}), std::string("M4"));
    }

    // Q28, about_face: whole_move
    void turningAboutHasItsOwnRuling()
    {
        State s = tinyBattle().add("INF", "a", 45, 18, 0, 7).option("about_face", "whole_move").state();
        QCOMPARE(moveClause(s, "a", {aboutFace()}), std::string("Q28"));
    }

    // Q37
    void anElephantThatLeavesAFightEndsIt()
    {
        State s =
            tinyBattle().add("INF", "a", 45, 20, 0, 7).add("ELE", "e", 45, 20, 180, 1).link("a", "e").state();
        toStep(s, StepKind::Move, "C");
        const MoveUnit away = moveOf(s, "e", {slide(0, 4000)});
        QCOMPARE(clausesOf<event::EngagementEnded>(s, away), std::string("Q37"));
    }

    // Q01 Q16
    void takingTurnsRestsOnWhatIsDoneInTurns()
    {
        State s = tinyBattle()
                      .command("first")
                      .add("INF", "a", 20, 10, 0, 7)
                      .add("HVY", "x", 20, 50, 180, 8)
                      .option("deployment", "free")
                      .zone("R", 0, 0, 90, 20)
                      .zone("C", 0, 40, 90, 60)
                      .state();
        const DeployCommand place{s.setup->findCommand("R first"), {}, {-1, -1}};
        QCOMPARE(clausesOf<event::SideToAct>(s, place), std::string("Q16"));
        VERIFY_ACCEPTED(order(s, DeployCommand{s.setup->findCommand("C first"), {}, {-1, -1}}));
        toStep(s, StepKind::Charge);
        QCOMPARE(clausesOf<event::SideToAct>(s, PassCharge{sideOf(s, "R")}), std::string("Q01"));
    }

    // C3 C4
    void chargesQuoteTheirReach()
    {
        State s = tinyBattle()
                      .add("INF", "a", 25, 20, 0, 7)
                      .add("CAV", "c", 45, 20, 0, 6)
                      .add("HVY", "x", 25, 23, 180, 8)
                      .add("HVY", "y", 45, 28, 180, 8)
                      .at(StepKind::Charge)
                      .state();
        const DeclareCharge foot = chargeOf(s, "a", "x", {straight(6000)});
        QCOMPARE(clausesOf<event::ChargeDeclared>(s, foot), std::string("C3"));
        VERIFY_ACCEPTED(pass(s, "C"));
        const DeclareCharge horse = chargeOf(s, "c", "y", {straight(12000)});
        QCOMPARE(clausesOf<event::ChargeDeclared>(s, horse), std::string("C4"));
    }

    // C2 Q45
    void neighboursAreEngagedByTheirOwnRuling()
    {
        State s = tinyBattle()
                      .add("INF", "a", 45, 20, 0, 7)
                      .add("HVY", "x", 43, 23, 180, 8)
                      .add("HVY", "y", 47.05, 23.05, 180, 8)
                      .at(StepKind::Charge)
                      .state();
        const DeclareCharge charge = chargeOf(s, "a", "x", {straight(6000)});
        QCOMPARE(clausesOf<event::EngagementMade>(s, charge), std::string("C2 Q45"));
    }

    // Q47, elephant_hits_when_charged: true
    void aChargedElephantStrikesByAnOption()
    {
        for (const bool charged : {true, false}) {
            State s = tinyBattle()
                          .add("CAV", "c", 45, 20, 0, 6)
                          .add("ELE", "e", 45, 23, 180, 1)
                          .option("elephant_hits_when_charged", "true")
                          .at(StepKind::Charge)
                          .state();
            if (!charged) {
                VERIFY_ACCEPTED(pass(s, "R"));
            }
            const DeclareCharge order =
                charged ? chargeOf(s, "c", "e", {straight(6000)}) : chargeOf(s, "e", "c", {straight(6000)});
            QCOMPARE(clausesOf<event::ElephantHit>(s, order), std::string(charged ? "Q47" : "E5"));
        }
    }

    // G6 Q86, general_dies_with_unit: true
    void aGeneralFallsByHisDieOrWithHisUnit()
    {
        State s = fight(false);
        while (s.pending && s.pending->kind == RollKind::Melee) {
            VERIFY_ACCEPTED(roll(s, alike(s.pending->dice, 1)));
        }
        QCOMPARE(clausesOf<event::GeneralFell>(s, Roll{Faces{6}}), std::string("G6"));
        s = fight(true);
        std::string clauses;
        while (s.pending) {
            const bool risk = s.pending->kind == RollKind::GeneralRisk;
            clauses += clausesOf<event::GeneralFell>(s, Roll{alike(s.pending->dice, risk ? 1 : 6)});
        }
        QCOMPARE(clauses, std::string("Q86"));
    }

    // Q07 Q08
    void theEndQuotesItsReason()
    {
        State s = tinyBattle().far().option("turn_limit", "1").state();
        QCOMPARE(clausesOf<event::BattleEnded>(s, Concede{sideOf(s, "R")}), std::string("Q08"));
        s = tinyBattle().far().option("turn_limit", "1").state();
        toStep(s, StepKind::Melee);
        VERIFY_ACCEPTED(done(s, "R"));
        QCOMPARE(clausesOf<event::BattleEnded>(s, EndStep{sideOf(s, "C")}), std::string("Q07"));
    }

    // Q07 Q08 Q10
    void everyReasonToEndHasItsRuling()
    {
        const std::vector<std::pair<EndReason, std::string>> expected{
            {EndReason::TurnLimit, "Q07"},  {EndReason::IdleTurns, "Q07"},   {EndReason::NoUnitsLeft, "Q08"},
            {EndReason::ArmyBroken, "Q08"}, {EndReason::ChiefFallen, "Q10"}, {EndReason::Conceded, "Q08"}};
        const SetupPtr setup = tinyBattle().far().setup();
        for (const auto &[reason, clause] : expected) {
            const Event ended = event::BattleEnded{{reason, Degree::Drawn, {}}};
            QCOMPARE(std::string(clauseOf(ended, {ended}, *setup)), clause);
        }
    }
};

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestEventClauses)
#include "test_event_clauses.moc"
