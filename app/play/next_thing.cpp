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

QString doneText(const OrderDesk &desk)
{
    switch (desk.state().currentStep().kind) {
    case StepKind::Charge:
        return !desk.openUnits().empty() ? Words::tr("No charge now") : Words::tr("Nobody can charge: go on");
    case StepKind::Melee:
        return desk.state().links.empty() ? Words::tr("No fights: go on") : Words::tr("Fight");
    case StepKind::Move:
    case StepKind::Shoot:
        break;
    }
    return Words::tr("Done");
}

NextThing ownOrders(const OrderDesk &desk)
{
    const State &state = desk.state();
    if (state.phase == Phase::Deploying) {
        return {NextKind::PlaceCommand, Words::tr("Place the next command")};
    }
    const std::vector<UnitId> &open = desk.openUnits();
    // In the melee step choices are rare, and charges are offered one after another: both end by saying so.
    const StepKind kind = state.currentStep().kind;
    const bool lists = kind == StepKind::Move || kind == StepKind::Shoot;
    if (lists && !open.empty()) {
        return {NextKind::PickUnit, words(desk, unitNext(static_cast<int>(open.size())))};
    }
    return {NextKind::Done, doneText(desk)};
}

} // namespace

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
