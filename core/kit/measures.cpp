#include "core/kit/measures.h"

#include "core/rules/movement.h"

#include <algorithm>
#include <map>
#include <set>

namespace zama::kit {
namespace {

std::set<std::string> namedTypes(const Scenario &scenario)
{
    std::set<std::string> named;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                named.insert(unit.type);
            }
        }
    }
    return named;
}

std::vector<std::size_t> typesUsed(const Scenario &scenario)
{
    const std::set<std::string> named = namedTypes(scenario);
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < scenario.types.size(); ++i) {
        if (named.empty() || named.contains(scenario.types[i].id)) {
            used.push_back(i);
        }
    }
    return used;
}

bool hasGenerals(const Scenario &scenario)
{
    return std::ranges::any_of(scenario.sides, [](const SideSpec &side) {
        return std::ranges::any_of(side.commands,
                                   [](const CommandSpec &command) { return command.general.has_value(); });
    });
}

bool canRunWild(const ElephantRules &rules)
{
    return std::ranges::any_of(rules.control, [](ElephantFate fate) { return fate != ElephantFate::Held; });
}

// In the order in which they are written on a stick.
constexpr std::array<std::string_view, 5> kUses{"step.move", "step.charge", "step.shoot", "kit.use.general",
                                                "kit.use.rampage"};

class StickBox
{
public:
    void add(Mils length, std::string_view use)
    {
        if (length <= 0 || length > kMaxAllowance) { // of a draft
            return;
        }
        auto &uses = m_uses[length];
        if (std::ranges::find(uses, use) == uses.end()) {
            uses.push_back(use);
        }
    }

    void add(const UnitTypeSpec &type)
    {
        add(type.move, "step.move");
        add(type.has(Trait::NoCharge) ? 0 : type.charge, "step.charge");
        add(type.shooting ? type.shooting->range : 0, "step.shoot");
        add(type.elephant && canRunWild(*type.elephant) ? type.elephant->rampage : 0, "kit.use.rampage");
    }

    [[nodiscard]] std::vector<Stick> sticks() const
    {
        std::vector<Stick> all;
        for (const auto &[length, uses] : m_uses) {
            all.push_back({length, {}});
            for (const std::string_view use : kUses) {
                if (std::ranges::find(uses, use) != uses.end()) {
                    all.back().uses.push_back(Message(use, {}));
                }
            }
        }
        return all;
    }

private:
    std::map<Mils, std::vector<std::string_view>> m_uses;
};

// Whole inches where a piece can have one.
Mils pieceOf(Mils length, Mils longest)
{
    const Mils count = (length + longest - 1) / longest;
    const Mils even = (length + count - 1) / count;
    const Mils rounded = (even + kInch - 1) / kInch * kInch;
    return rounded <= longest ? rounded : even;
}

bool runsAlike(const RampageRun &run, const UnitTypeSpec &type)
{
    return run.base == type.stand && run.run == type.elephant->rampage &&
           run.control == type.elephant->control;
}

} // namespace

std::vector<Stick> sticksOf(const Scenario &scenario)
{
    StickBox box;
    for (const std::size_t i : typesUsed(scenario)) {
        box.add(scenario.types[i]);
    }
    if (hasGenerals(scenario)) {
        box.add(scenario.options.generalMove == GeneralMove::Six ? 6 * kInch : 12 * kInch, "kit.use.general");
    }
    return box.sticks();
}

std::vector<Mils> piecesOf(Mils length, Mils longest)
{
    std::vector<Mils> pieces;
    const Mils piece = pieceOf(length, longest);
    for (Mils rest = length; rest > 0; rest -= pieces.back()) {
        pieces.push_back(std::min(rest, piece));
    }
    return pieces;
}

WheelCost wheelCostOf(Mils front)
{
    WheelCost cost{front, {}};
    for (std::size_t i = 0; i < kWheelSteps.size(); ++i) {
        const MicroInches way = rules::walked({}, wheel(kWheelSteps.at(i)), {front, kInch}).cost;
        cost.cost.at(i) = static_cast<Mils>((way + 500) / 1000);
    }
    return cost;
}

std::vector<WheelCost> wheelCostsOf(const Scenario &scenario)
{
    std::set<Mils> fronts;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                const auto type = std::ranges::find(scenario.types, unit.type, &UnitTypeSpec::id);
                const int stands = unit.strength.value_or(unit.stands);
                if (type != scenario.types.end() && type->movement == Movement::Formed && 0 < stands &&
                    stands <= kMaxStands) {
                    fronts.insert(extentOf(*type, stands).width);
                }
            }
        }
    }
    std::vector<WheelCost> costs;
    std::ranges::transform(fronts, std::back_inserter(costs), wheelCostOf);
    return costs;
}

Mils longestFormedWay(const Scenario &scenario)
{
    Mils longest = 0;
    for (const std::size_t i : typesUsed(scenario)) {
        const UnitTypeSpec &type = scenario.types[i];
        if (type.movement == Movement::Formed) {
            longest = std::max({longest, type.move, type.charge});
        }
    }
    return longest;
}

std::vector<RampageRun> rampagesOf(const Scenario &scenario)
{
    std::vector<RampageRun> runs;
    for (const std::size_t i : typesUsed(scenario)) {
        const UnitTypeSpec &type = scenario.types[i];
        if (!type.elephant || !canRunWild(*type.elephant)) {
            continue;
        }
        auto same = std::ranges::find_if(runs, [&](const RampageRun &run) { return runsAlike(run, type); });
        if (same == runs.end()) {
            runs.push_back({{}, type.stand, type.elephant->rampage, type.elephant->control});
            same = runs.end() - 1;
        }
        same->types.push_back(i);
    }
    return runs;
}

Message fateInWords(ElephantFate fate)
{
    switch (fate) {
    case ElephantFate::Held:
        return {"kit.fate.held", {}};
    case ElephantFate::Ahead:
        return {"kit.fate.ahead", {}};
    case ElephantFate::Right:
        return {"kit.fate.right", {}};
    case ElephantFate::Left:
        return {"kit.fate.left", {}};
    case ElephantFate::Back:
        return {"kit.fate.back", {}};
    }
    return {};
}

} // namespace zama::kit
