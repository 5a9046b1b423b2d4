#include "app/cli/odds_question.h"

#include "app/cli/console.h"
#include "app/cli/whole_number.h"
#include "core/odds/state_questions.h"

#include <algorithm>
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
    int fullStands = odds::kMaxStandsAsked; // Q15: more cannot be

    [[nodiscard]] bool has(Trait trait) const { return type != nullptr && type->has(trait); }
    // L1 binds every unit but single stands (L2).
    [[nodiscard]] bool losesLastStand() const
    {
        return type != nullptr ? type->losesLastStand() : !asked->single && !isElephant;
    }
};

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
        side.fullStands = setup.units[unit.index()].stands;
        return true;
    }
    side.type = typeNamed(setup, word);
    side.stands = side.type == nullptr ? 0 : usualStands(setup, *side.type);
    side.fullStands = side.stands;
    return side.type != nullptr;
}

void lookUpWithStands(Side &side, const Setup &setup)
{
    const std::string &word = side.asked->what;
    if (lookUp(side, setup, word)) {
        return;
    }
    const std::size_t colon = word.rfind(':');
    const auto stands = colon == std::string::npos ? std::nullopt : wholeNumber<int>(word.substr(colon + 1));
    if (!stands || !lookUp(side, setup, word.substr(0, colon))) {
        throw wrong(side, "the scenario has no such unit or unit type");
    }
    side.stands = *stands;
}

// Only strengths that a unit on the table can have.
void checkStands(const Side &side)
{
    if (side.stands < 1) {
        throw wrong(side, "this unit has no stand left");
    }
    if (side.stands > side.fullStands) {
        throw wrong(side, side.type == nullptr
                              ? fmt::format("a number of stands is 1 to {}", side.fullStands)
                              : fmt::format("its full strength is {} (Q15)", side.fullStands));
    }
    if (side.asked->single && (side.type != nullptr || side.stands != 1)) {
        throw wrong(side, fmt::format("--{}-single goes with the number 1 only (L2)", side.name));
    }
    if (side.stands == 1 && side.losesLastStand()) {
        throw wrong(side, fmt::format("a unit with one stand left loses it at once and is gone (L1){}",
                                      side.type != nullptr ? ""
                                                           : "; a single stand is --" + side.name + " 1 --" +
                                                                 side.name + "-single"));
    }
}

Side sideOf(const OddsUnit &asked, const char *name, const Setup *setup)
{
    Side side{&asked, name, nullptr, asked.what == "elephant", 1};
    if (const auto number = wholeNumber<int>(asked.what)) {
        side.stands = *number;
    } else if (setup != nullptr) {
        side.isElephant = false;
        lookUpWithStands(side, *setup);
        side.isElephant = side.type->isElephant;
    } else if (!side.isElephant) {
        throw wrong(side, "a unit or unit type needs --scenario; without it a number of stands is wanted");
    }
    checkStands(side);
    return side;
}

// What the referee would refuse, and what is over at contact.
void checkCharge(const Side &attacker, const Side &defender)
{
    if (attacker.has(Trait::NoCharge)) {
        throw wrong(attacker, "this unit type may not charge, and the attacker has charged (P1)");
    }
    if (defender.has(Trait::RoutsWhenCharged)) {
        throw wrong(defender, "this unit type routs when it is charged: it is gone at contact and nobody "
                              "fights (P3)");
    }
}

void checkMelee(const Side &attacker, const Side &defender)
{
    for (const Side *side : {&attacker, &defender}) {
        if (side->isElephant) {
            throw wrong(*side,
                        "no dice are rolled against elephants, which have rules of their own (E1, Q73); "
                        "ask --kind elephant");
        }
    }
    checkCharge(attacker, defender);
    if (attacker.has(Trait::NoMelee)) {
        throw wrong(attacker, "this unit type may not fight in melee (P2)");
    }
}

// F2, F3, Q67: a number for this target counts before the unit's own.
int meleeHit(const Side &roller, const Side &target)
{
    if (roller.asked->hit) {
        return *roller.asked->hit;
    }
    if (roller.type == nullptr) {
        throw wrong(roller, fmt::format("its hit number is wanted too: --{}-hit", roller.name));
    }
    if (!roller.type->rollsMelee) {
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
    fighter.lastStand = side.losesLastStand();
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
            defender.stands, defender.losesLastStand()};
}

// E3, Q76, Q91: --scare says what no scenario says, and only of an elephant that charges at some time.
void checkScare(const Side &victim, bool isCharged, odds::ElephantPlan plan)
{
    if (victim.type != nullptr) {
        throw WrongUsage("--scare: the unit type says whether it scares elephants (E3)");
    }
    if (isCharged && plan != odds::ElephantPlan::RechargesEveryTurn) {
        throw WrongUsage("--scare: a scare die is rolled only when the elephant charges (Q91)");
    }
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
    const odds::ElephantPlan plan = planNamed(arguments.plan);
    checkCharge(attacker, defender);
    if (arguments.isScaring) {
        checkScare(victim, defender.isElephant, plan);
    }
    const Options options = setup == nullptr ? Options{} : setup->options;
    const ElephantRules rules = elephant.type == nullptr ? ElephantRules{} : elephant.type->elephant;
    odds::ElephantCase what;
    what.stands = victim.stands;
    what.lastStand = victim.losesLastStand();
    what.scareDie =
        arguments.isScaring || (victim.type != nullptr && odds::scaresElephants(*victim.type, options));
    what.scaredOn = rules.scaredOn;
    what.impactLoss = rules.impactLoss;
    what.rampageLoss = rules.rampageLoss;
    what.control = odds::controlDieOf(rules);
    what.melee = options.elephantMelee;
    what.skirmishers = victim.type != nullptr && victim.type->isSkirmisher();
    if (victim.type != nullptr && victim.type->hitBy) {
        what.hitOnSkirmishers = *victim.type->hitBy;
        what.hitOnOthers = *victim.type->hitBy;
    }
    what.controlAfterImpactKill = options.controlAfterImpactKill;
    what.hitsWhenCharged = options.elephantHitsWhenCharged;
    return {what, plan, defender.isElephant};
}

// An option that the kind has no use for would be ignored in silence.
void checkOptions(const OddsArguments &a)
{
    struct Use {
        bool isGiven;
        const char *option;
        std::initializer_list<std::string_view> kinds;
    };
    for (const Use &use :
         {Use{a.attacker.hit.has_value(), "--attacker-hit", {"volley", "round", "fight"}},
          Use{a.defender.hit.has_value(), "--defender-hit", {"round", "fight"}},
          Use{a.attacker.general > 0, "--attacker-general", {"round", "fight"}},
          Use{a.defender.general > 0, "--defender-general", {"round", "fight"}},
          Use{a.rounds > 0, "--rounds", {"fight"}}, Use{!a.plan.empty(), "--plan", {"elephant"}},
          Use{a.isScaring, "--scare", {"elephant"}}}) {
        if (use.isGiven && std::ranges::find(use.kinds, a.kind) == use.kinds.end()) {
            throw WrongUsage(fmt::format("{} has no meaning with --kind {}, only with {}", use.option, a.kind,
                                         fmt::join(use.kinds, ", ")));
        }
    }
}

} // namespace

OddsQuestion questionOf(const OddsArguments &arguments, const Setup *setup)
{
    checkOptions(arguments);
    const Side attacker = sideOf(arguments.attacker, "attacker", setup);
    const Side defender = sideOf(arguments.defender, "defender", setup);
    if (arguments.kind == "volley") {
        return volleyOf(attacker, defender);
    }
    if (arguments.kind == "elephant") {
        return elephantOf(arguments, attacker, defender, setup);
    }
    checkMelee(attacker, defender);
    const odds::Fighter first = fighterOf(attacker, defender, true);
    const odds::Fighter second = fighterOf(defender, attacker, false);
    if (arguments.kind == "round") {
        return RoundQuestion{first, second};
    }
    return FightQuestion{first, second, arguments.rounds};
}

} // namespace zama::cli
