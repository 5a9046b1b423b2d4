#include "core/odds/state_questions.h"

#include "core/game/queries.h"
#include "core/odds/exact_dice.h"
#include "core/rules/shooting.h"

namespace zama::odds {
namespace {

// A group without dice has its hits from the start (Q72, two_per_round).
std::vector<double> hitsOf(const DiceGroup &group)
{
    if (group.dice > 0) {
        return exact::denseHits<double>(group.dice, group.hitOn);
    }
    std::vector<double> sure(static_cast<std::size_t>(std::max(0, group.hits)) + 1, 0.0);
    sure.back() = 1.0;
    return sure;
}

StruckOdds struckIn(const State &state, UnitId unit, std::span<const DiceGroup> groups)
{
    std::vector<double> hits{1.0};
    for (const DiceGroup &group : groups) {
        if (group.target == unit) {
            hits = exact::sumOf(hits, hitsOf(group));
        }
    }
    return exact::struckOdds(
        exact::struck(hits, state.unit(unit).strength, state.typeOf(unit).losesLastStand()));
}

} // namespace

ControlDie controlDieOf(const ElephantRules &rules)
{
    ControlDie die{0, 0, 0, 0, 0};
    for (const ElephantFate fate : rules.control) {
        switch (fate) {
        case ElephantFate::Held:
            ++die.held;
            break;
        case ElephantFate::Ahead:
            ++die.ahead;
            break;
        case ElephantFate::Right:
            ++die.right;
            break;
        case ElephantFate::Left:
            ++die.left;
            break;
        case ElephantFate::Back:
            ++die.back;
            break;
        }
    }
    return die;
}

bool scaresElephants(const UnitType &type, const Options &options)
{
    return type.has(Trait::ScaresElephants) || (type.has(Trait::ScaresElephantsOptionally) &&
                                                options.scaredBy == ScaredBy::InfantryAndSkirmishers);
}

Volley volleyOf(const State &state, UnitId unit, UnitId target)
{
    return {rules::volleyDice(state, unit, target), state.typeOf(unit).shootingHit,
            state.unit(target).strength, state.typeOf(target).losesLastStand()};
}

Fighter fighterOf(const State &state, UnitId unit, UnitId enemy, bool hasCharged)
{
    const UnitType &type = state.typeOf(unit);
    const std::optional<HitNumber> fixed = state.typeOf(enemy).hitBy;
    Fighter fighter;
    fighter.stands = state.unit(unit).strength;
    fighter.extraDice = extraDice(state, unit);
    fighter.lastStand = type.losesLastStand();
    fighter.immune = type.isElephant;
    const bool rolls = type.rollsMelee && !type.isElephant;
    fighter.hit = rolls ? fixed.value_or(type.meleeHit) : kNoHit;
    if (hasCharged && rolls && !fixed && type.meleeHitAfterCharge != type.meleeHit) {
        fighter.hitFirstRound = type.meleeHitAfterCharge;
    }
    return fighter;
}

ElephantCase elephantCaseOf(const State &state, UnitId elephant, UnitId victim, bool fromFront)
{
    const Options &options = state.setup->options;
    const ElephantRules &rules = state.typeOf(elephant).elephant;
    const UnitType &type = state.typeOf(victim);
    ElephantCase question;
    question.stands = state.unit(victim).strength;
    question.lastStand = type.losesLastStand();
    question.scareDie = fromFront && scaresElephants(type, options);
    question.scaredOn = rules.scaredOn;
    question.impactLoss = rules.impactLoss;
    question.rampageLoss = rules.rampageLoss;
    question.control = controlDieOf(rules);
    question.melee = options.elephantMelee;
    question.skirmishers = type.isSkirmisher();
    question.hitOnSkirmishers = type.hitBy.value_or(question.hitOnSkirmishers);
    question.hitOnOthers = type.hitBy.value_or(question.hitOnOthers);
    question.controlAfterImpactKill = options.controlAfterImpactKill;
    question.hitsWhenCharged = options.elephantHitsWhenCharged;
    return question;
}

std::vector<RoundOutlook> roundOutlook(const State &state, const std::vector<UnitId> &fight,
                                       std::span<const DiceGroup> groups)
{
    std::vector<RoundOutlook> outlook;
    outlook.reserve(fight.size());
    for (const UnitId unit : fight) {
        outlook.push_back({unit, struckIn(state, unit, groups)});
    }
    return outlook;
}

} // namespace zama::odds
