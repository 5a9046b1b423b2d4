// The table, the unit types, the sides and the sequence of play.

#include "core/scenario/checks.h"

#include <algorithm>
#include <array>

namespace zama::checks {
namespace {

bool isColour(std::string_view text)
{
    return text.size() == 7 && text.front() == '#' && std::ranges::all_of(text.substr(1), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

void checkColour(IssueList &out, const std::string &path, const std::string &owner, const std::string &colour)
{
    if (!isColour(colour)) {
        out.error("colour.format", path, {owner, colour});
    }
}

void checkHit(IssueList &out, const std::string &path, const std::string &owner, std::string_view field,
              std::optional<HitNumber> hit)
{
    if (hit) {
        checkRange(out, path, owner, field, *hit, kMinHitNumber, kNeverHits);
    }
}

// A2 to A4, Q15, L1
void checkStandLimits(const UnitTypeSpec &type, const std::string &path, IssueList &out)
{
    const bool isSane = checkRange(out, path, type.id, "min_stands", type.minStands, 1, kMaxStands) &&
                        checkRange(out, path, type.id, "max_stands", type.maxStands, 1, kMaxStands);
    if (!isSane) {
        return;
    }
    if (type.minStands > type.maxStands) {
        out.error("type.stands_range", path + "/max_stands",
                  {type.id, std::to_string(type.minStands), std::to_string(type.maxStands)});
    }
    if (type.formation == Formation::SingleStand && (type.minStands != 1 || type.maxStands != 1)) {
        out.error("type.single_stand", path + "/max_stands", {type.id});
    }
    if (type.formation != Formation::SingleStand && type.minStands < 2) {
        out.error("type.last_stand", path + "/min_stands", {type.id});
    }
}

// E1 to E12
void checkElephant(const UnitTypeSpec &type, const std::string &path, IssueList &out)
{
    if (!type.elephant) {
        if (type.unitClass == UnitClass::Elephants) {
            out.warning("type.elephant_table", path + "/class", {type.id});
        }
        return;
    }
    const std::string place = path + "/elephant";
    checkHit(out, place, type.id, "scared_on", type.elephant->scaredOn);
    checkRange(out, place, type.id, "impact_loss", type.elephant->impactLoss, 0, kMaxStands);
    checkRange(out, place, type.id, "rampage_loss", type.elephant->rampageLoss, 0, kMaxStands);
    checkLength(out, place, type.id, "rampage", type.elephant->rampage, 0, kMaxAllowance);
    if (type.formation != Formation::SingleStand) {
        out.error("type.elephant_formation", path + "/formation", {type.id});
    }
    if (type.melee.hit) {
        out.warning("type.elephant_melee", path + "/melee/hit", {type.id});
    }
}

void checkFighting(const UnitTypeSpec &type, const std::string &path, IssueList &out)
{
    checkHit(out, path + "/melee", type.id, "hit", type.melee.hit);
    checkHit(out, path + "/melee", type.id, "hit_after_charge", type.melee.hitAfterCharge);
    checkHit(out, path + "/melee", type.id, "hit_by", type.melee.hitBy);
    if (type.melee.hit && type.has(Trait::NoMelee)) {
        out.warning("type.no_melee", path + "/melee/hit", {type.id});
    }
    if (!type.melee.hit && type.melee.hitAfterCharge) {
        out.warning("type.hit_after_charge", path + "/melee/hit_after_charge", {type.id});
    }
    if (type.shooting) {
        checkLength(out, path + "/shooting", type.id, "range", type.shooting->range, 1, kMaxTable);
        checkHit(out, path + "/shooting", type.id, "hit", type.shooting->hit);
    }
}

void checkType(const UnitTypeSpec &type, const std::string &path, IssueList &out)
{
    checkLength(out, path, type.id, "move", type.move, 0, kMaxAllowance);
    checkLength(out, path, type.id, "charge", type.charge, 0, kMaxAllowance);
    checkLength(out, path, type.id, "stand_width", type.stand.width, kInch / 10, kMaxStand);
    checkLength(out, path, type.id, "stand_depth", type.stand.depth, kInch / 10, kMaxStand);
    checkStandLimits(type, path, out);
    checkFighting(type, path, out);
    checkElephant(type, path, out);
    for (const SlotColour &slot : type.colours) {
        checkColour(out, path + "/colours/" + slot.slot, type.id, slot.colour);
    }
}

constexpr std::array<std::string_view, 1> kGrounds{"plain"};
constexpr std::array<std::string_view, 4> kPatterns{"plain", "stripes", "dots", "checks"};

void checkLivery(const SideSpec &side, const std::string &path, IssueList &out)
{
    checkColour(out, path + "/livery/colour", side.id, side.livery.colour);
    checkColour(out, path + "/livery/second", side.id, side.livery.second);
    if (std::ranges::find(kPatterns, side.livery.pattern) == kPatterns.end()) {
        out.error("livery.pattern", path + "/livery/pattern", {side.id, side.livery.pattern});
    }
}

// Q16
void checkZone(const Scenario &scenario, const SideSpec &side, const std::string &path, IssueList &out)
{
    if (!side.zone) {
        if (scenario.options.deployment == Deployment::Free) {
            out.warning("zone.missing", path, {side.id});
        }
        return;
    }
    const Box &zone = *side.zone;
    if (zone.left >= zone.right || zone.bottom >= zone.top) {
        out.error("zone.shape", path + "/zone", {side.id});
    } else if (!Box{0, 0, scenario.table.width, scenario.table.depth}.contains(zone)) {
        out.error("zone.off_table", path + "/zone", {side.id});
    }
}

void checkSidesTogether(const Scenario &scenario, IssueList &out)
{
    const SideSpec &a = scenario.sides[0];
    const SideSpec &b = scenario.sides[1];
    if (a.livery.colour == b.livery.colour && a.livery.pattern == b.livery.pattern) {
        out.warning("livery.same", "/sides/1/livery", {a.id, b.id});
    }
    if (a.zone && b.zone && a.zone->near(*b.zone, kTolerance)) {
        out.warning("zone.overlap", "/sides/1/zone", {a.id, b.id});
    }
}

void checkForces(const Roster &roster, std::size_t s, const SideSpec &side, const std::string &path,
                 IssueList &out)
{
    const auto isOfSide = [&](const auto &row) { return row.side == s; };
    if (std::ranges::none_of(roster.units, isOfSide)) {
        out.error("side.no_units", path + "/commands", {side.id});
    } else if (std::ranges::none_of(roster.units,
                                    [&](const UnitRow &u) { return u.side == s && u.isPresent; })) {
        out.warning("side.no_units_left", path + "/commands", {side.id});
    }
    const auto chiefs = std::ranges::count_if(
        roster.generals, [&](const GeneralRow &g) { return g.side == s && g.general->commanderInChief; });
    if (chiefs > 1) {
        out.warning("side.chiefs", path + "/commands", {side.id, std::to_string(chiefs)});
    }
}

std::string shown(const StepSpec &step)
{
    constexpr std::array<std::string_view, 4> kNames{"move", "shoot", "charge", "melee"};
    const std::string name(kNames.at(static_cast<std::size_t>(step.kind)));
    return step.side.empty() ? name : name + " " + step.side;
}

bool isCommon(StepKind kind)
{
    return kind == StepKind::Charge || kind == StepKind::Melee;
}

void checkStep(const Scenario &scenario, std::size_t index, IssueList &out)
{
    const StepSpec &step = scenario.sequence[index];
    const std::string path = "/rules/sequence/" + std::to_string(index);
    if (isCommon(step.kind)) {
        if (!step.side.empty()) {
            out.error("sequence.side_extra", path + "/side", {shown(step)});
        }
    } else if (step.side.empty()) {
        out.error("sequence.side_missing", path, {shown(step)});
    } else if (std::ranges::find(scenario.sides, step.side, &SideSpec::id) == scenario.sides.end()) {
        out.error("ref.side", path + "/side", {step.side});
    }
}

// The list of sides gives them their order; a sequence that begins with the other one would contradict it.
void checkSideOrder(const Scenario &scenario, IssueList &out)
{
    const auto first =
        std::ranges::find_if(scenario.sequence, [](const StepSpec &s) { return !s.side.empty(); });
    const bool isSecond = first != scenario.sequence.end() && first->side == scenario.sides[1].id;
    if (isSecond && scenario.sides[0].id != scenario.sides[1].id) {
        out.error("sequence.side_order", "/rules/sequence", {scenario.sides[1].id, scenario.sides[0].id});
    }
}

// T1: every step of the standard sequence exactly once
void checkStepCounts(const Scenario &scenario, IssueList &out)
{
    Scenario standard;
    standard.sides = scenario.sides;
    for (const StepSpec &needed : sequenceOf(standard)) {
        const auto count = std::ranges::count_if(scenario.sequence, [&](const StepSpec &s) {
            return s.kind == needed.kind && s.side == needed.side;
        });
        if (count == 0) {
            out.error("sequence.missing_step", "/rules/sequence", {shown(needed)});
        } else if (count > 1) {
            out.error("sequence.repeated_step", "/rules/sequence", {shown(needed)});
        }
    }
}

} // namespace

void checkTable(const Scenario &scenario, IssueList &out)
{
    checkLength(out, "/table", scenario.id, "width", scenario.table.width, kInch, kMaxTable);
    checkLength(out, "/table", scenario.id, "depth", scenario.table.depth, kInch, kMaxTable);
    if (std::ranges::find(kGrounds, scenario.table.ground) == kGrounds.end()) {
        out.warning("ground.unknown", "/table/ground", {scenario.table.ground});
    }
    if (scenario.options.turnLimit) {
        checkRange(out, "/rules/options", scenario.id, "turn_limit", *scenario.options.turnLimit, 1,
                   kMaxTurnLimit);
    }
    const VictorySpec &victory = scenario.victory;
    const bool isSane =
        checkRange(out, "/rules/victory", scenario.id, "slight_edge", victory.slightEdge, 0, 100) &&
        checkRange(out, "/rules/victory", scenario.id, "great_victory", victory.greatVictory, 0, 100);
    if (isSane && victory.slightEdge > victory.greatVictory) {
        out.error("victory.order", "/rules/victory/great_victory",
                  {std::to_string(victory.slightEdge), std::to_string(victory.greatVictory)});
    }
}

void checkTypes(const Scenario &scenario, IssueList &out)
{
    for (std::size_t i = 0; i < scenario.types.size(); ++i) {
        checkType(scenario.types[i], "/types/" + std::to_string(i), out);
    }
}

void checkSides(const Scenario &scenario, const Roster &roster, IssueList &out)
{
    if (scenario.sides.size() != 2) {
        out.error("sides.count", "/sides", {std::to_string(scenario.sides.size())});
    }
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        const std::string path = "/sides/" + std::to_string(s);
        checkLivery(scenario.sides[s], path, out);
        checkZone(scenario, scenario.sides[s], path, out);
        checkForces(roster, s, scenario.sides[s], path, out);
    }
    if (scenario.sides.size() == 2) {
        checkSidesTogether(scenario, out);
    }
}

void checkSequence(const Scenario &scenario, IssueList &out)
{
    const auto &steps = scenario.sequence;
    if (steps.empty()) {
        return;
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(steps.size(), 100); ++i) {
        checkStep(scenario, i, out);
    }
    if (scenario.sides.size() == 2) {
        checkStepCounts(scenario, out);
        checkSideOrder(scenario, out);
    }
    const auto charge = std::ranges::find(steps, StepKind::Charge, &StepSpec::kind);
    const auto melee = std::ranges::find(steps, StepKind::Melee, &StepSpec::kind);
    if (charge != steps.end() && melee != steps.end() && melee < charge) {
        out.error("sequence.order", "/rules/sequence", {});
    }
}

} // namespace zama::checks
