#include "app/cli/odds_question.h"

#include "app/cli/console.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace zama::cli {
namespace {

// One of the two units: its type, where it has one, and how many stands.
struct Side {
    const OddsUnit *asked = nullptr;
    std::string name; // "attacker"
    const UnitType *type = nullptr;
    bool isElephant = false;
    int stands = 0;
};

std::optional<int> numberIn(const std::string &text)
{
    int value = 0;
    const char *end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    return error == std::errc{} && at == end && !text.empty() ? std::optional(value) : std::nullopt;
}

WrongUsage wrong(const Side &side, const std::string &why)
{
    return WrongUsage(fmt::format("--{} {}: {}", side.name, side.asked->what, why));
}

const UnitType *typeNamed(const Setup &setup, const std::string &id)
{
    const auto type = std::ranges::find(setup.types, id, &UnitType::id);
    return type == setup.types.end() ? nullptr : &*type;
}

int usualStands(const Setup &setup, const UnitType &type)
{
    const auto &specs = setup.scenario.types;
    const auto spec = std::ranges::find(specs, type.id, &UnitTypeSpec::id);
    return spec == specs.end() ? 1 : spec->maxStands;
}

// The whole word may be an id; only otherwise its end may be a number of stands.
bool lookUp(Side &side, const Setup &setup, const std::string &word)
{
    if (const UnitId unit = setup.findUnit(word); unit.isValid()) {
        side.type = &setup.typeOf(unit);
        side.stands = setup.units[unit.index()].strength;
        return true;
    }
    side.type = typeNamed(setup, word);
    side.stands = side.type == nullptr ? 0 : usualStands(setup, *side.type);
    return side.type != nullptr;
}

void lookUpWithStands(Side &side, const Setup &setup)
{
    const std::string &word = side.asked->what;
    if (lookUp(side, setup, word)) {
        return;
    }
    const std::size_t colon = word.rfind(':');
    const auto stands = colon == std::string::npos ? std::nullopt : numberIn(word.substr(colon + 1));
    if (!stands || !lookUp(side, setup, word.substr(0, colon))) {
        throw wrong(side, "the scenario has no such unit or unit type");
    }
    side.stands = *stands;
}

Side sideOf(const OddsUnit &asked, const char *name, const Setup *setup)
{
    Side side{&asked, name, nullptr, asked.what == "elephant", 1};
    if (const auto number = numberIn(asked.what)) {
        side.stands = *number;
    } else if (setup != nullptr) {
        side.isElephant = false;
        lookUpWithStands(side, *setup);
        side.isElephant = side.type->isElephant;
    } else if (!side.isElephant) {
        throw wrong(side, "a unit or unit type needs --scenario; without it a number of stands is wanted");
    }
    if (side.stands < 1 || side.stands > odds::kMaxStandsAsked) {
        throw wrong(side, fmt::format("stands are 1 to {}", odds::kMaxStandsAsked));
    }
    return side;
}

bool losesLastStand(const Side &side)
{
    return side.type != nullptr ? side.type->losesLastStand() : !side.asked->single && !side.isElephant;
}

// F2, F3, Q67: a number for this target counts before the unit's own.
int meleeHit(const Side &roller, const Side &target)
{
    if (roller.asked->hit) {
        return *roller.asked->hit;
    }
    if (roller.type == nullptr) {
        if (roller.isElephant) {
            return odds::kNoHit;
        }
        throw wrong(roller, fmt::format("its hit number is wanted too: --{}-hit", roller.name));
    }
    if (!roller.type->rollsMelee || roller.isElephant) {
        return odds::kNoHit;
    }
    return target.type != nullptr && target.type->hitBy ? *target.type->hitBy : roller.type->meleeHit;
}

odds::Fighter fighterOf(const Side &side, const Side &other, bool hasCharged)
{
    odds::Fighter fighter;
    fighter.stands = side.stands;
    fighter.hit = meleeHit(side, other);
    fighter.extraDice = side.asked->general;
    fighter.lastStand = losesLastStand(side);
    fighter.immune = side.isElephant;
    const bool isFixed = side.asked->hit || (other.type != nullptr && other.type->hitBy);
    if (hasCharged && side.type != nullptr && side.type->rollsMelee && !isFixed &&
        side.type->meleeHitAfterCharge != side.type->meleeHit) {
        fighter.hitFirstRound = side.type->meleeHitAfterCharge;
    }
    return fighter;
}

odds::Volley volleyOf(const Side &attacker, const Side &defender)
{
    if (defender.isElephant) {
        throw wrong(defender, "elephants cannot be shot at (E1)");
    }
    const bool shoots = attacker.type != nullptr && attacker.type->shootingRange > 0;
    if (!attacker.asked->hit && !shoots) {
        throw wrong(attacker, attacker.type == nullptr ? "its hit number is wanted too: --attacker-hit"
                                                       : "this unit type does not shoot (S1)");
    }
    return {attacker.stands, attacker.asked->hit.value_or(shoots ? attacker.type->shootingHit : 0),
            defender.stands, losesLastStand(defender)};
}

odds::ControlDie controlOf(const ElephantRules &rules)
{
    odds::ControlDie die{0, 0, 0, 0, 0};
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

// E3, Q76
bool scares(const Side &victim, const Options &options)
{
    return victim.type != nullptr && (victim.type->has(Trait::ScaresElephants) ||
                                      (victim.type->has(Trait::ScaresElephantsOptionally) &&
                                       options.scaredBy == ScaredBy::InfantryAndSkirmishers));
}

odds::ElephantPlan planNamed(const std::string &name)
{
    if (name == "stays") {
        return odds::ElephantPlan::StaysUntilGone;
    }
    return name == "recharges" ? odds::ElephantPlan::RechargesEveryTurn : odds::ElephantPlan::FirstTurn;
}

ElephantQuestion elephantOf(const OddsArguments &arguments, const Side &attacker, const Side &defender,
                            const Setup *setup)
{
    if (attacker.isElephant == defender.isElephant) {
        throw WrongUsage("--kind elephant: one of the two is an elephant, the other is not");
    }
    const Side &elephant = attacker.isElephant ? attacker : defender;
    const Side &victim = attacker.isElephant ? defender : attacker;
    const Options options = setup == nullptr ? Options{} : setup->options;
    const ElephantRules rules = elephant.type == nullptr ? ElephantRules{} : elephant.type->elephant;
    odds::ElephantCase what;
    what.stands = victim.stands;
    what.lastStand = losesLastStand(victim);
    what.scareDie = arguments.isScaring || scares(victim, options);
    what.scaredOn = rules.scaredOn;
    what.impactLoss = rules.impactLoss;
    what.rampageLoss = rules.rampageLoss;
    what.control = controlOf(rules);
    what.melee = options.elephantMelee;
    what.skirmishers = victim.type != nullptr && victim.type->isSkirmisher();
    if (victim.type != nullptr && victim.type->hitBy) {
        what.hitOnSkirmishers = *victim.type->hitBy;
        what.hitOnOthers = *victim.type->hitBy;
    }
    what.controlAfterImpactKill = options.controlAfterImpactKill;
    what.hitsWhenCharged = options.elephantHitsWhenCharged;
    return {what, planNamed(arguments.plan), defender.isElephant};
}

} // namespace

OddsQuestion questionOf(const OddsArguments &arguments, const Setup *setup)
{
    const Side attacker = sideOf(arguments.attacker, "attacker", setup);
    const Side defender = sideOf(arguments.defender, "defender", setup);
    if (arguments.kind == "volley") {
        return volleyOf(attacker, defender);
    }
    if (arguments.kind == "elephant") {
        return elephantOf(arguments, attacker, defender, setup);
    }
    const odds::Fighter first = fighterOf(attacker, defender, true);
    const odds::Fighter second = fighterOf(defender, attacker, false);
    if (arguments.kind == "round") {
        return RoundQuestion{first, second};
    }
    return FightQuestion{first, second, arguments.rounds};
}

} // namespace zama::cli
