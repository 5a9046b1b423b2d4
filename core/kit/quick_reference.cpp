#include "core/kit/quick_reference.h"

#include "core/kit/measures.h"
#include "core/kit/roster.h"
#include "core/rules/charge.h"
#include "core/rules/movement.h"
#include "core/text/phrase.h"

#include <algorithm>
#include <functional>
#include <map>

namespace zama::kit {
namespace {

using Rules = std::vector<Message>;

/// What there is in a battle, asked over and over.
class Troops
{
public:
    explicit Troops(const Setup &setup)
        : m_setup(setup),
          m_types(typesInUse(setup))
    {
    }

    template<class Ask>
    [[nodiscard]] bool have(Ask ask) const
    {
        return std::ranges::any_of(m_types,
                                   [&](TypeId t) { return std::invoke(ask, m_setup.types[t.index()]); });
    }
    [[nodiscard]] bool haveElephants() const { return have(&UnitType::isElephant); }
    [[nodiscard]] bool haveFormed() const
    {
        return have([](const UnitType &t) { return t.movement == Movement::Formed; });
    }
    [[nodiscard]] bool haveShooters() const
    {
        return have([](const UnitType &t) { return t.shootingRange > 0; });
    }
    [[nodiscard]] bool haveClass(UnitClass wanted) const
    {
        return have([&](const UnitType &t) { return t.unitClass == wanted; });
    }
    [[nodiscard]] bool haveGenerals() const
    {
        return std::ranges::any_of(m_setup.generals, [](const GeneralSetup &g) { return !g.fallen; });
    }
    [[nodiscard]] const std::vector<TypeId> &types() const { return m_types; }

private:
    const Setup &m_setup;
    std::vector<TypeId> m_types;
};

// Q76
bool scares(const UnitType &type, const Options &options)
{
    return type.has(Trait::ScaresElephants) || (type.has(Trait::ScaresElephantsOptionally) &&
                                                options.scaredBy == ScaredBy::InfantryAndSkirmishers);
}

Message stepInWords(const Step &step)
{
    switch (step.kind) {
    case StepKind::Move:
        return {"kit.step.move", {step.side}};
    case StepKind::Shoot:
        return {"kit.step.shoot", {step.side}};
    case StepKind::Charge:
        return {"kit.step.charge", {}};
    case StepKind::Melee:
        return {"kit.step.melee", {}};
    }
    return {};
}

Message chargeOrder(ChargeOrder order);

Message reminderOf(const Setup &setup, StepKind kind)
{
    switch (kind) {
    case StepKind::Move:
        return {"kit.card.move", {}};
    case StepKind::Shoot:
        return {"kit.card.shoot", {}};
    case StepKind::Charge:
        return chargeOrder(setup.options.chargeOrder);
    case StepKind::Melee:
        return rampagesOf(setup.scenario).empty() ? Message{"kit.card.melee_no_rampage", {}}
                                                  : Message{"kit.card.melee", {}};
    }
    return {};
}

// T1, Q06, Q07, Q16
Rules turnRules(const Setup &s)
{
    Rules out;
    if (s.options.deployment == Deployment::Free) {
        out.push_back({"kit.turn.deploy", {}});
    }
    out.push_back({"kit.turn.once", {}});
    if (s.scenario.start) {
        out.push_back({"kit.turn.begins", {s.startTurn, s.startStep + 1}});
    }
    out.push_back(s.options.turnLimit ? Message{"kit.turn.limit", {*s.options.turnLimit}}
                                      : Message{"kit.turn.no_limit", {kIdleTurns}});
    return out;
}

// M3, Q25 to Q28
void addFormed(const Options &options, Rules &out)
{
    const Angle steepest{kMaxManoeuvreAngle};
    out.push_back(options.wheelCap == WheelCap::FortyFive ? Message{"kit.move.formed", {steepest}}
                                                          : Message{"kit.move.formed_no_cap", {steepest}});
    out.push_back({"kit.move.wheel", {}});
    out.push_back(options.aboutFace == AboutFace::None ? Message{"kit.move.about_no", {}}
                                                       : Message{"kit.move.about", {}});
}

// Q32
Message throughFriends(Interpenetration who)
{
    switch (who) {
    case Interpenetration::Skirmishers:
        return {"kit.move.through_skirmishers", {}};
    case Interpenetration::None:
        return {"kit.move.through_none", {}};
    case Interpenetration::All:
        return {"kit.move.through_all", {}};
    }
    return {};
}

// Q36, Q37
Message breakingOff(const Options &options, const Troops &troops)
{
    const bool skirmishers =
        options.breakOff == BreakOff::ElephantsAndSkirmishers && troops.haveClass(UnitClass::Skirmishers);
    if (troops.haveElephants()) {
        return skirmishers ? Message{"kit.move.engaged_both", {}} : Message{"kit.move.engaged_elephants", {}};
    }
    return skirmishers ? Message{"kit.move.engaged_skirmishers", {}} : Message{"kit.move.engaged", {}};
}

Rules moveRules(const Setup &s, const Troops &troops)
{
    Rules out;
    if (troops.haveFormed()) {
        addFormed(s.options, out);
    }
    if (troops.have(rules::paysByCorners)) { // Q29
        out.push_back({"kit.move.free", {}});
    }
    const auto isFreeSingle = [](const UnitType &t) {
        return t.movement == Movement::Free && !rules::paysByCorners(t);
    };
    if (troops.have(isFreeSingle)) { // Q30
        out.push_back({"kit.move.single", {}});
    }
    out.push_back(throughFriends(s.options.interpenetration));
    out.push_back({"kit.move.enemies", {}}); // Q34
    out.push_back({"kit.move.table", {}});   // Q35
    out.push_back(breakingOff(s.options, troops));
    return out;
}

// S1 to S8, Q04, Q52 to Q54
Rules shootRules(const Setup &s, const Troops &troops)
{
    const Options &o = s.options;
    Rules out;
    out.push_back(o.rangeDice == RangeDice::Unit ? Message{"kit.shoot.dice_unit", {}}
                                                 : Message{"kit.shoot.dice_stands", {}});
    out.push_back({"kit.shoot.hits", {}});
    out.push_back(o.los == LineOfSight::None ? Message{"kit.shoot.los_none", {}}
                                             : Message{"kit.shoot.los_units", {}});
    out.push_back(o.arc == Arc::AllRound ? Message{"kit.shoot.arc_all", {}}
                                         : Message{"kit.shoot.arc_front", {}});
    const bool isOneOfTwo = o.scorpionMoveOrShoot && troops.haveClass(UnitClass::Artillery);
    out.push_back(isOneOfTwo ? Message{"kit.shoot.move_or_shoot", {}} : Message{"kit.shoot.moved", {}});
    out.push_back({"kit.shoot.melee", {}});
    if (troops.haveElephants()) {
        out.push_back({"kit.shoot.elephants", {}});
    }
    return out;
}

// Q01; sides are numbered in the order in which they act.
Message chargeOrder(ChargeOrder order)
{
    const SideId first(0U);
    const SideId second(1U);
    switch (order) {
    case ChargeOrder::Alternate:
        return {"kit.charge.alternate", {first}};
    case ChargeOrder::FirstSide:
        return {"kit.charge.one_side", {first, second}};
    case ChargeOrder::SecondSide:
        return {"kit.charge.one_side", {second, first}};
    case ChargeOrder::Die:
        return {"kit.charge.die", {first, second}};
    }
    return {};
}

// C1 to C5, Q39 to Q48
Rules chargeRules(const Setup &s, const Troops &troops)
{
    const Options &o = s.options;
    Rules out{chargeOrder(o.chargeOrder), {"kit.charge.reach", {}}, {"kit.charge.who", {}}};
    if (troops.haveFormed()) {
        out.push_back(o.formedCharge == FormedCharge::Manoeuvre ? Message{"kit.charge.manoeuvre", {}}
                                                                : Message{"kit.charge.straight", {}});
    }
    if (troops.have([](const UnitType &t) { return t.movement == Movement::Free; })) {
        out.push_back({"kit.charge.free", {}});
    }
    out.push_back({"kit.charge.touching", {Length{rules::kCloseUp}}});
    const auto goesAtOnce = [](const UnitType &t) { return t.isElephant || t.has(Trait::RoutsWhenCharged); };
    if (troops.have(goesAtOnce)) {
        out.push_back(o.overrun == Overrun::Stop ? Message{"kit.charge.stop", {}}
                                                 : Message{"kit.charge.go_on", {}});
    }
    return out;
}

// F1 to F6, L1, Q65, Q66
Rules meleeRules(const Setup &s, const Troops &troops)
{
    const Options &o = s.options;
    Rules out{{"kit.melee.dice", {}}};
    if (troops.have([](const UnitType &t) { return t.hitBy.has_value(); })) {
        out.push_back({"kit.melee.against", {}});
    }
    if (troops.have([](const UnitType &t) { return t.meleeHitAfterCharge != t.meleeHit; })) {
        out.push_back({"kit.melee.after_charge", {}});
    }
    out.push_back(o.diceSplit == DiceSplit::OneTarget ? Message{"kit.melee.one_target", {}}
                                                      : Message{"kit.melee.shared", {}});
    out.push_back(o.surplus == Surplus::Lost ? Message{"kit.melee.surplus_lost", {}}
                                             : Message{"kit.melee.surplus_same", {}});
    out.push_back({"kit.melee.last", {}});
    out.push_back({"kit.melee.again", {}});
    return out;
}

// E3, E5, E9, E10: the numbers are the type's own.
void addElephant(const Setup &s, TypeId id, bool canBeScared, Rules &out)
{
    const ElephantRules &e = s.types[id.index()].elephant;
    if (canBeScared && e.scaredOn < kNeverHits) {
        out.push_back(e.scaredOn == 6 ? Message{"kit.elephant.scare_six", {id}}
                                      : Message{"kit.elephant.scare", {id, e.scaredOn}});
    }
    if (canBeScared && e.scaredOn >= kNeverHits) {
        out.push_back({"kit.elephant.fearless", {id}});
    }
    out.push_back({"kit.elephant.impact", {id, e.impactLoss}});
}

// Q72
Message elephantMelee(ElephantMelee mode)
{
    switch (mode) {
    case ElephantMelee::None:
        return {"kit.elephant.holds", {}};
    case ElephantMelee::AnyVsSkirmishers:
        return {"kit.elephant.die_skirmishers", {}};
    case ElephantMelee::TwoPerRound:
        return {"kit.elephant.two", {}};
    case ElephantMelee::DieFive:
        return {"kit.elephant.die_five", {}};
    }
    return {};
}

void addRampages(const Setup &s, const std::vector<TypeId> &elephants, Rules &out)
{
    for (const TypeId id : elephants) {
        const ElephantRules &e = s.types[id.index()].elephant;
        out.push_back({"kit.elephant.rampage", {id, Length{e.rampage}, e.rampageLoss}});
    }
    out.push_back(s.options.rampageVsElephants == RampageVsElephants::Immune
                      ? Message{"kit.elephant.rampage_immune", {}}
                      : Message{"kit.elephant.rampage_removes", {}});
}

std::vector<TypeId> elephantsOf(const Setup &s, const Troops &troops)
{
    std::vector<TypeId> elephants;
    std::ranges::copy_if(troops.types(), std::back_inserter(elephants),
                         [&](TypeId t) { return s.types[t.index()].isElephant; });
    return elephants;
}

// E1 to E12, Q47, Q72 to Q79
Rules elephantRules(const Setup &s, const Troops &troops)
{
    const Options &o = s.options;
    const std::vector<TypeId> elephants = elephantsOf(s, troops);
    const bool canBeScared = troops.have([&](const UnitType &t) { return scares(t, o); });
    Rules out{{"kit.elephant.hurt", {}}};
    for (const TypeId id : elephants) {
        addElephant(s, id, canBeScared, out);
    }
    if (canBeScared) { // Q22
        out.push_back(o.frontTest == FrontTest::StartPosition ? Message{"kit.elephant.front_start", {}}
                                                              : Message{"kit.elephant.front_edge", {}});
    }
    out.push_back(o.elephantHitsWhenCharged ? Message{"kit.elephant.charged_hits", {}}
                                            : Message{"kit.elephant.charged", {}});
    out.push_back(elephantMelee(o.elephantMelee));
    out.push_back(o.controlAfterImpactKill ? Message{"kit.elephant.control_always", {}}
                                           : Message{"kit.elephant.control", {}});
    addRampages(s, elephants, out);
    return out;
}

// The number of extra dice that most generals have.
int usualDice(const Setup &s)
{
    std::map<int, int> generals;
    for (const GeneralSetup &g : s.generals) {
        ++generals[g.extraStands];
    }
    return std::ranges::max_element(generals, {}, &std::pair<const int, int>::second)->first;
}

// G2 to G4
void addDice(const Setup &s, Rules &out)
{
    const int usual = usualDice(s);
    out.push_back({"kit.general.adds", {usual}});
    for (std::size_t i = 0; i < s.generals.size(); ++i) {
        if (s.generals[i].extraStands != usual && !s.generals[i].fallen) {
            out.push_back({"kit.general.adds_more", {GeneralId(i), s.generals[i].extraStands}});
        }
    }
}

// G1 to G6, Q38, Q84, Q86
Rules generalRules(const Setup &s)
{
    const Options &o = s.options;
    const Mils way = o.generalMove == GeneralMove::Twelve ? 12 * kInch : 6 * kInch;
    Rules out{{"kit.general.move", {Length{way}}}};
    out.push_back(o.generalJoins == GeneralJoins::AnyUnit ? Message{"kit.general.joins_any", {}}
                                                          : Message{"kit.general.joins_own", {}});
    out.push_back(o.generalsPerUnit == GeneralsPerUnit::One ? Message{"kit.general.one", {}}
                                                            : Message{"kit.general.several", {}});
    addDice(s, out);
    out.push_back({"kit.general.risk", {}});
    out.push_back(o.generalDiesWithUnit ? Message{"kit.general.dies", {}} : Message{"kit.general.stays", {}});
    out.push_back({"kit.general.safe", {}});
    return out;
}

// Q08 to Q10
Rules victoryRules(const Setup &s, const Troops &troops)
{
    Rules out{{"kit.victory.share", {}}};
    out.push_back({"kit.victory.edges", {s.victory.slightEdge, s.victory.greatVictory}});
    out.push_back({"kit.victory.alone", {}});
    if (s.options.armyBreak == ArmyBreak::Half) {
        out.push_back({"kit.victory.broken", {}});
    }
    if (s.options.endOnCincDeath && troops.haveGenerals()) {
        out.push_back({"kit.victory.chief", {}});
    }
    return out;
}

// Notes of a few words on what the numbers do not say.
Rules notesOf(const UnitType &type, const Options &options, const Troops &troops)
{
    Rules notes;
    notes.push_back(type.movement == Movement::Formed ? Message{"kit.note.formed", {}}
                                                      : Message{"kit.note.free", {}});
    const auto note = [&](bool isSo, std::string_view id) {
        if (isSo) {
            notes.emplace_back(id, std::initializer_list<MessageArg>{});
        }
    };
    note(troops.haveElephants() && scares(type, options), "kit.note.scares");
    note(type.has(Trait::RoutsWhenCharged), "kit.note.routs");
    note(type.has(Trait::NoGeneral), "kit.note.no_general");
    note(type.has(Trait::LossesNotCounted), "kit.note.not_counted");
    return notes;
}

std::array<bool, 2> whoHas(const Setup &s, TypeId type)
{
    std::array<bool, 2> sides{};
    for (const UnitSetup &unit : s.units) {
        sides.at(unit.side.index()) |= unit.type == type && unit.strength > 0;
    }
    return sides;
}

TroopRow troopRow(const Setup &s, TypeId id, const Troops &troops)
{
    const UnitType &type = s.types[id.index()];
    TroopRow row;
    row.type = id;
    row.sides = whoHas(s, id);
    row.move = type.move;
    row.charge = type.has(Trait::NoCharge) ? 0 : type.charge;
    row.range = type.shootingRange;
    row.shot = type.shootingHit;
    if (type.rollsMelee) {
        row.melee = type.meleeHit;
        if (type.meleeHitAfterCharge != type.meleeHit) {
            row.afterCharge = type.meleeHitAfterCharge;
        }
    }
    row.againstIt = type.hitBy;
    row.notes = notesOf(type, s.options, troops);
    return row;
}

std::vector<ControlTable> controlTables(const Setup &s)
{
    std::vector<ControlTable> tables;
    for (const RampageRun &run : rampagesOf(s.scenario)) {
        ControlTable table;
        std::ranges::transform(run.types, std::back_inserter(table.types),
                               [](std::size_t i) { return TypeId(i); });
        std::ranges::transform(run.control, table.fates.begin(), fateInWords);
        tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace

QuickReference quickReferenceOf(const Setup &setup)
{
    const Troops troops(setup);
    QuickReference sheet;
    std::ranges::transform(troops.types(), std::back_inserter(sheet.troops),
                           [&](TypeId id) { return troopRow(setup, id, troops); });
    sheet.chapters.push_back({{"kit.heading.turn", {}}, turnRules(setup)});
    sheet.chapters.push_back({{"kit.heading.move", {}}, moveRules(setup, troops)});
    if (troops.haveShooters()) {
        sheet.chapters.push_back({{"kit.heading.shoot", {}}, shootRules(setup, troops)});
    }
    sheet.chapters.push_back({{"kit.heading.charge", {}}, chargeRules(setup, troops)});
    sheet.chapters.push_back({{"kit.heading.melee", {}}, meleeRules(setup, troops)});
    if (troops.haveElephants()) {
        sheet.chapters.push_back({{"kit.heading.elephants", {}}, elephantRules(setup, troops)});
        sheet.control = controlTables(setup);
    }
    if (troops.haveGenerals()) {
        sheet.chapters.push_back({{"kit.heading.generals", {}}, generalRules(setup)});
    }
    sheet.chapters.push_back({{"kit.heading.victory", {}}, victoryRules(setup, troops)});
    return sheet;
}

std::vector<Message> stepsInWords(const Setup &setup)
{
    std::vector<Message> steps;
    std::ranges::transform(setup.steps, std::back_inserter(steps), stepInWords);
    return steps;
}

std::vector<StepCard> stepCardsOf(const Setup &setup)
{
    std::vector<StepCard> cards;
    std::ranges::transform(setup.steps, std::back_inserter(cards), [&](const Step &step) {
        return StepCard{messageFor(step.kind), step.side, reminderOf(setup, step.kind)};
    });
    return cards;
}

} // namespace zama::kit
