#include "core/sim/scenario_change.h"

#include "core/base/contract.h"
#include "core/game/event.h"
#include "core/scenario/validate.h"
#include "core/sim/balance_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace zama::sim {
namespace {

constexpr Mils kUnitShift = 2 * kInch;
constexpr std::array<Mils, 2> kLineShifts{kInch, 2 * kInch};

template<class Visit>
void visitUnits(Scenario &scenario, Visit visit)
{
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &command : side.commands) {
            for (UnitSpec &unit : command.units) {
                visit(unit);
            }
        }
    }
}

UnitSpec &unitIn(Scenario &scenario, const std::string &id)
{
    UnitSpec *found = nullptr;
    visitUnits(scenario, [&](UnitSpec &unit) { found = unit.id == id ? &unit : found; });
    require(found != nullptr, "a change is of the battle it was made for");
    return *found;
}

HitNumber *hitIn(UnitTypeSpec &type, HitKind kind)
{
    const auto given = [](std::optional<HitNumber> &hit) { return hit ? &*hit : nullptr; };
    switch (kind) {
    case HitKind::Melee:
        return given(type.melee.hit);
    case HitKind::AfterCharge:
        return given(type.melee.hitAfterCharge);
    case HitKind::HitBy:
        return given(type.melee.hitBy);
    case HitKind::Shooting:
        return type.shooting ? &type.shooting->hit : nullptr;
    }
    return nullptr;
}

// The facing that most of a side's units have.
Centidegrees wayOf(const Setup &setup, SideId side)
{
    std::map<Centidegrees, int> count;
    for (const UnitSetup &unit : setup.units) {
        count[unit.pose.facing] += unit.side == side ? 1 : 0;
    }
    const auto most = std::max_element(count.begin(), count.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == count.end() ? 0 : most->first;
}

void shiftSide(SideSpec &side, Centidegrees way, Mils ahead)
{
    for (CommandSpec &command : side.commands) {
        if (command.general) {
            command.general->place = shifted({command.general->place, 0}, way, ahead).front;
        }
        for (UnitSpec &unit : command.units) {
            unit.pose = shifted(unit.pose, way, ahead);
        }
    }
}

// Sides of a Setup are in the order of the sequence, those of a Scenario in the author's.
SideSpec &sideIn(Scenario &scenario, const std::string &id)
{
    return *std::find_if(scenario.sides.begin(), scenario.sides.end(),
                         [&](const SideSpec &side) { return side.id == id; });
}

void addStands(UnitSpec &unit, int more)
{
    unit.stands += more;
    if (unit.strength) {
        *unit.strength += more;
    }
}

void carryOut(const Setup &setup, Scenario &scenario, const Edit &edit)
{
    std::visit(Overloaded{
                   [&](const StandsEdit &e) {
                       for (const UnitId unit : e.units) {
                           addStands(unitIn(scenario, setup.units[unit.index()].id), e.more);
                       }
                   },
                   [&](const ShiftEdit &e) {
                       UnitSpec &unit = unitIn(scenario, setup.units[e.unit.index()].id);
                       unit.pose = shifted(unit.pose, unit.pose.facing, e.ahead);
                   },
                   [&](const LineEdit &e) {
                       shiftSide(sideIn(scenario, setup.sides.at(e.side.index()).id), wayOf(setup, e.side),
                                 e.ahead);
                   },
                   [&](const HitEdit &e) { *hitIn(scenario.types[e.type.index()], e.kind) += e.more; },
                   [&](const TurnsEdit &e) { *scenario.options.turnLimit += e.more; },
               },
               edit);
}

// Stands of this type in the battle.
int standsOf(const Setup &setup, TypeId type)
{
    int stands = 0;
    for (const UnitSetup &unit : setup.units) {
        stands += unit.type == type ? unit.strength : 0;
    }
    return stands;
}

int sizeOf(const Setup &setup, const Edit &edit)
{
    return std::visit(
        Overloaded{
            [](const StandsEdit &e) { return static_cast<int>(e.units.size()) * std::abs(e.more); },
            [](const ShiftEdit &e) { return std::abs(e.ahead) / kInch; },
            [](const LineEdit &e) { return 4 * std::abs(e.ahead) / kInch; },
            [&](const HitEdit &e) { return std::max(1, standsOf(setup, e.type) / 4); },
            [](const TurnsEdit &e) { return 4 * std::abs(e.more); },
        },
        edit);
}

// What is left of `to` when everything that may differ is taken back.
class Reversal
{
public:
    Reversal(const Scenario &from, Scenario to, const Allowance &allowance)
        : m_from(from),
          m_to(std::move(to)),
          m_allowance(allowance)
    {
    }

    [[nodiscard]] bool givesTheOriginal()
    {
        for (std::size_t s = 0; s < std::min(m_from.sides.size(), m_to.sides.size()); ++s) {
            takeBack(m_from.sides[s], m_to.sides[s]);
        }
        for (std::size_t t = 0; t < std::min(m_from.types.size(), m_to.types.size()); ++t) {
            takeBackHits(m_from.types[t], m_to.types[t]);
        }
        takeBackTurns();
        return m_to == m_from;
    }

private:
    void takeBack(const SideSpec &from, SideSpec &to) const
    {
        for (std::size_t c = 0; c < std::min(from.commands.size(), to.commands.size()); ++c) {
            const CommandSpec &before = from.commands[c];
            CommandSpec &after = to.commands[c];
            if (before.general && after.general) {
                takeBackPlace(before.general->place, after.general->place);
            }
            for (std::size_t u = 0; u < std::min(before.units.size(), after.units.size()); ++u) {
                takeBackPlace(before.units[u].pose.front, after.units[u].pose.front);
                takeBackStands(before.units[u], after.units[u]);
            }
        }
    }

    void takeBackPlace(const Point &from, Point &to) const
    {
        constexpr std::int64_t kMost = kMostShift + kTolerance;
        if (m_allowance.positions && distanceSquared(from, to) <= kMost * kMost) {
            to = from;
        }
    }

    void takeBackStands(const UnitSpec &from, UnitSpec &to) const
    {
        const int more = to.stands - from.stands;
        if (std::abs(more) <= m_allowance.stands) {
            addStands(to, -more);
        }
    }

    void takeBackHits(const UnitTypeSpec &from, UnitTypeSpec &to) const
    {
        if (std::find(m_allowance.hitTypes.begin(), m_allowance.hitTypes.end(), from.id) ==
            m_allowance.hitTypes.end()) {
            return;
        }
        UnitTypeSpec before = from;
        for (int kind = 0; kind < kHitKinds; ++kind) {
            const HitNumber *was = hitIn(before, static_cast<HitKind>(kind));
            HitNumber *is = hitIn(to, static_cast<HitKind>(kind));
            if (was != nullptr && is != nullptr && std::abs(*was - *is) <= 1) {
                *is = *was;
            }
        }
    }

    void takeBackTurns()
    {
        const auto &from = m_from.options.turnLimit;
        auto &to = m_to.options.turnLimit;
        if (m_allowance.turnLimit && from && to && std::abs(*from - *to) <= kMostTurns) {
            to = from;
        }
    }

    const Scenario &m_from;
    Scenario m_to;
    const Allowance &m_allowance;
};

// Without notes, which are of what may well be meant.
std::ptrdiff_t doubtsIn(const Issues &issues)
{
    return std::ranges::count(issues, Severity::Warning, &Issue::severity);
}

// Allowed, and without a doubt that was not there before?
bool isPossible(const Setup &setup, const Allowance &allowance, const std::vector<Edit> &edits,
                std::ptrdiff_t doubtsBefore)
{
    const Scenario after = changedBy(setup, edits);
    if (!isAllowed(setup.scenario, after, allowance)) {
        return false;
    }
    const Issues issues = validate(after);
    return !hasErrors(issues) && doubtsIn(issues) <= doubtsBefore;
}

// Are both about the same stands, places, numbers?
bool concernTheSame(const Edit &one, const Edit &other)
{
    if (one.index() != other.index()) {
        return false;
    }
    return std::visit(Overloaded{
                          [&](const StandsEdit &e) { return e.units == std::get<StandsEdit>(other).units; },
                          [&](const ShiftEdit &e) { return e.unit == std::get<ShiftEdit>(other).unit; },
                          [&](const LineEdit &e) { return e.side == std::get<LineEdit>(other).side; },
                          [&](const HitEdit &e) {
                              const auto &o = std::get<HitEdit>(other);
                              return e.type == o.type && e.kind == o.kind;
                          },
                          [](const TurnsEdit &) { return true; },
                      },
                      one);
}

// Lists what there is to try, possible or not.
class Search
{
public:
    Search(const Setup &setup, const Allowance &allowance, SideId ahead)
        : m_setup(setup),
          m_allowance(allowance),
          m_ahead(ahead)
    {
    }

    std::vector<Edit> edits()
    {
        tryStands();
        if (m_allowance.positions) {
            tryPositions();
        }
        tryHits();
        if (m_allowance.turnLimit && m_setup.scenario.options.turnLimit) {
            for (const int more : {-2, -1, 1, 2}) {
                consider(TurnsEdit{more});
            }
        }
        return std::move(m_edits);
    }

private:
    void consider(Edit edit) { m_edits.push_back(std::move(edit)); }

    // 1 where `side` should become stronger, -1 where weaker.
    [[nodiscard]] int directionOf(SideId side) const { return side == m_ahead ? -1 : 1; }

    void tryStands()
    {
        for (int more = 1; more <= m_allowance.stands; ++more) {
            for (std::size_t u = 0; u < m_setup.units.size(); ++u) {
                if (m_setup.units[u].strength > 0) {
                    consider(StandsEdit{{UnitId(u)}, more * directionOf(m_setup.units[u].side)});
                }
            }
            tryStandsByType(more);
        }
    }

    void tryStandsByType(int more)
    {
        for (const std::size_t side : {0U, 1U}) {
            for (std::size_t type = 0; type < m_setup.types.size(); ++type) {
                const std::vector<UnitId> units = unitsOf(SideId(side), TypeId(type));
                if (units.size() > 1) {
                    consider(StandsEdit{units, more * directionOf(SideId(side))});
                }
            }
        }
    }

    [[nodiscard]] std::vector<UnitId> unitsOf(SideId side, TypeId type) const
    {
        std::vector<UnitId> units;
        for (std::size_t u = 0; u < m_setup.units.size(); ++u) {
            const UnitSetup &unit = m_setup.units[u];
            if (unit.side == side && unit.type == type && unit.strength > 0) {
                units.emplace_back(u);
            }
        }
        return units;
    }

    void tryPositions()
    {
        for (const Mils ahead : kLineShifts) {
            for (const std::size_t side : {0U, 1U}) {
                consider(LineEdit{SideId(side), ahead});
                consider(LineEdit{SideId(side), -ahead});
            }
        }
        for (std::size_t u = 0; u < m_setup.units.size(); ++u) {
            if (m_setup.units[u].strength > 0) {
                consider(ShiftEdit{UnitId(u), kUnitShift});
                consider(ShiftEdit{UnitId(u), -kUnitShift});
            }
        }
    }

    void tryHits()
    {
        for (std::size_t t = 0; t < m_setup.types.size(); ++t) {
            for (int kind = 0; kind < kHitKinds; ++kind) {
                tryHit(TypeId(t), static_cast<HitKind>(kind));
            }
        }
    }

    // A lower number is good for those who roll: for the type itself, except where it says who hits the type.
    void tryHit(TypeId type, HitKind kind)
    {
        UnitTypeSpec spec = m_setup.scenario.types[type.index()];
        const HitNumber *hit = hitIn(spec, kind);
        if (hit == nullptr) {
            return;
        }
        const int better = kind == HitKind::HitBy ? 1 : -1;
        const std::array<bool, 2> has{!unitsOf(SideId(0U), type).empty(), !unitsOf(SideId(1U), type).empty()};
        for (const std::size_t side : {0U, 1U}) {
            const int more = better * directionOf(SideId(side));
            if (has.at(side) && *hit + more >= kMinHitNumber && *hit + more < kNeverHits) {
                consider(HitEdit{type, kind, more});
            }
        }
    }

    const Setup &m_setup;
    const Allowance &m_allowance;
    SideId m_ahead;
    std::vector<Edit> m_edits;
};

} // namespace

bool isAllowed(const Scenario &from, const Scenario &to, const Allowance &allowance)
{
    return Reversal(from, to, allowance).givesTheOriginal();
}

Scenario changedBy(const Setup &setup, const std::vector<Edit> &edits)
{
    Scenario scenario = setup.scenario;
    for (const Edit &edit : edits) {
        carryOut(setup, scenario, edit);
    }
    return scenario;
}

std::vector<Change> smallChanges(const Setup &setup, const Allowance &allowance, SideId ahead,
                                 const Wanted &wanted)
{
    const std::vector<Edit> edits = Search(setup, allowance, ahead).edits();
    std::vector<std::pair<int, std::size_t>> order; // how far from the size that is wanted, and which
    order.reserve(edits.size());
    for (std::size_t i = 0; i < edits.size(); ++i) {
        order.emplace_back(std::abs(sizeOf(setup, edits[i]) - wanted.size), i);
    }
    std::ranges::sort(order);
    const std::ptrdiff_t doubts = doubtsIn(validate(setup.scenario));
    std::vector<Change> changes;
    for (const auto &[misfit, at] : order) {
        const Edit &edit = edits[at];
        const bool isStopped = wanted.stop != nullptr && wanted.stop->load();
        if (isStopped || changes.size() == wanted.most) {
            break;
        }
        if (isPossible(setup, allowance, {edit}, doubts)) {
            changes.push_back({{edit}, {wordsFor(setup, edit)}, sizeOf(setup, edit)});
        }
    }
    return changes;
}

std::optional<Change> combined(const Setup &setup, const Allowance &allowance, const Change &one,
                               const Change &other)
{
    for (const Edit &edit : other.edits) {
        const auto isSame = [&](const Edit &e) { return concernTheSame(e, edit); };
        if (std::any_of(one.edits.begin(), one.edits.end(), isSame)) {
            return std::nullopt;
        }
    }
    Change both = one;
    both.edits.insert(both.edits.end(), other.edits.begin(), other.edits.end());
    both.words.insert(both.words.end(), other.words.begin(), other.words.end());
    both.size += other.size;
    if (!isPossible(setup, allowance, both.edits, doubtsIn(validate(setup.scenario)))) {
        return std::nullopt;
    }
    return both;
}

} // namespace zama::sim
