#include "app/play/next_thing.h"

#include "core/text/phrase.h"

#include <QCoreApplication>

namespace zama::play {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NextThing)
};

QString words(const OrderDesk &desk, const Message &message)
{
    return desk.formatter().sentence(message, *desk.state().setup);
}

NextThing dueDice(const OrderDesk &desk, const NextQuestion &question)
{
    const State &state = desk.state();
    const int dice = state.pending->dice;
    if (question.typesDice) {
        return {NextKind::EnterDice, words(desk, typeDiceNext(dice))};
    }
    return {NextKind::Roll, words(desk, rollNext(dice))};
}

// Then "next unit" would lead nowhere.
bool isLastPicked(const OrderDesk &desk)
{
    const Picks &picks = desk.picks();
    return desk.openUnits().size() + desk.openGenerals().size() == 1 &&
           (desk.openUnits().empty() ? picks.general == desk.openGenerals().front()
                                     : picks.single() == desk.openUnits().front());
}

NextThing ownOrders(const OrderDesk &desk)
{
    const State &state = desk.state();
    if (state.phase == Phase::Deploying) {
        return {NextKind::PlaceCommand, Words::tr("Place the next command")};
    }
    const std::size_t units = desk.openUnits().size();
    const std::size_t all = units + desk.openGenerals().size();
    // In the melee step choices are rare, and charges are offered one after another: both end by saying so.
    const StepKind kind = state.currentStep().kind;
    const bool lists = kind == StepKind::Move || kind == StepKind::Shoot;
    if (kind == StepKind::Shoot && isLastPicked(desk)) {
        return {NextKind::Aim, Words::tr("Choose a target")};
    }
    if (lists && all > 0 && !isLastPicked(desk)) {
        const auto count = static_cast<int>(all);
        return {NextKind::PickUnit, words(desk, units > 0 ? unitNext(count) : generalNext(count))};
    }
    return {NextKind::Done, doneText(state, all > 0)};
}

} // namespace

QString doneText(const State &state, bool canAct)
{
    switch (state.currentStep().kind) {
    case StepKind::Charge:
        return canAct ? Words::tr("No charge now") : Words::tr("Nobody can charge: go on");
    case StepKind::Melee:
        return state.links.empty() ? Words::tr("No fights: go on") : Words::tr("Fight");
    case StepKind::Move:
    case StepKind::Shoot:
        break;
    }
    return Words::tr("Done");
}

NextThing nextThing(const OrderDesk &desk, const NextQuestion &question)
{
    const State &state = desk.state();
    if (question.isLookingBack) {
        return {NextKind::Present, Words::tr("Back to now")};
    }
    if (question.isShowing) {
        return {NextKind::Skip, Words::tr("Skip")};
    }
    if (state.isOver()) {
        return {NextKind::Report, Words::tr("Read the battle report")};
    }
    if (state.pending) {
        return dueDice(desk, question);
    }
    if (!desk.isOpen() && question.isPaused) {
        return {NextKind::Resume, Words::tr("Paused: go on")};
    }
    if (!desk.isOpen()) {
        return {NextKind::Wait, Words::tr("The program is thinking…")};
    }
    if (!question.instead.isEmpty()) {
        return {NextKind::Instead, question.instead};
    }
    return question.hasOrder ? NextThing{NextKind::GiveOrder, Words::tr("Do it")} : ownOrders(desk);
}

} // namespace zama::play
