#include "core/rules/sequence.h"

#include "core/rules/melee.h"
#include "core/rules/victory.h"

namespace zama::rules {

void enterStep(Emitter &out, int turn, int step)
{
    out.happen(event::StepEntered{turn, step});
    if (out.state().currentStep().kind != StepKind::Charge) {
        return;
    }
    // Q01
    const ChargeOrder order = out.state().setup->options.chargeOrder;
    out.happen(event::SideToAct{SideId(order == ChargeOrder::SecondSide ? 1U : 0U)});
    if (order == ChargeOrder::Die) {
        out.happen(event::RollAwaited{{RollKind::ChargeInitiative, {}, {}, {}, {}, 1, 0}});
    }
}

// T1
void endStep(Emitter &out)
{
    const State &s = out.state();
    const int next = s.step + 1;
    if (next < static_cast<int>(s.setup->steps.size())) {
        enterStep(out, s.turn, next);
        return;
    }
    out.happen(event::TurnEnded{s.turn});
    if (const auto outcome = outcomeAtEndOfTurn(s)) {
        out.happen(event::BattleEnded{*outcome});
    } else {
        enterStep(out, s.turn + 1, 0);
    }
}

Check checkEndStep(const State &s, SideId side)
{
    if (s.phase == Phase::Deploying) {
        return Refusal(RefusalCode::NotAllDeployed, "Q16");
    }
    if (s.phase == Phase::Charging) {
        return Refusal(RefusalCode::WrongStep, "Q01");
    }
    if (s.phase == Phase::Choosing) {
        return s.closed.at(side.index()) ? Check(Refusal(RefusalCode::StepClosed, "Q65")) : Check();
    }
    if (s.toAct != side) {
        return Refusal(RefusalCode::NotYourTurn, "T1");
    }
    return {};
}

void carryOutEndStep(Emitter &out, SideId side)
{
    if (out.state().phase != Phase::Choosing) {
        endStep(out);
        return;
    }
    out.happen(event::SideClosed{side});
    if (out.state().closed[0] && out.state().closed[1]) {
        joinFights(out);
    }
}

} // namespace zama::rules
