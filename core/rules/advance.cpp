#include "core/rules/advance.h"

#include "core/geometry/trig.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace zama::rules {
namespace {

bool isTurn(const Leg &leg)
{
    return leg.manoeuvre == Manoeuvre::Wheel || leg.manoeuvre == Manoeuvre::Pivot;
}

// The first `steps` of a leg: mils of a shift, hundredths of a degree of a turn.
Leg part(const Leg &leg, std::int32_t steps)
{
    Leg p = leg;
    if (isTurn(leg)) {
        p.angle = leg.angle < 0 ? -steps : steps;
    } else {
        p.distance = steps;
    }
    return p;
}

std::int32_t stepsOf(const Leg &leg)
{
    return isTurn(leg) ? std::abs(leg.angle) : leg.distance;
}

// One leg of a charge, step by step. Bounds over stretches in which nobody can be met are taken at once;
// where an enemy is passed so closely that rounding decides, every step is looked at.
class Stepper
{
public:
    Stepper(const State &s, const Waypoint &from, const Leg &leg, Extent size,
            std::span<const UnitId> enemies)
        : m_state(s),
          m_from(from),
          m_leg(leg),
          m_size(size),
          m_all(stepsOf(leg))
    {
        const Mils reach = isTurn(leg) ? size.width + size.depth : leg.distance;
        const Box start = footprintAt(from.pose, size).box;
        for (const UnitId e : enemies) {
            if (start.near(s.footprint(e).box, reach + kTolerance)) {
                m_near.push_back({e, s.unit(e).pose, s.setup->extentOf(e, s.unit(e).strength)});
            }
        }
    }

    [[nodiscard]] Advance run() const
    {
        for (std::int32_t k = 0;;) {
            const Waypoint at = k == 0 ? m_from : walked(m_from, part(m_leg, k), m_size);
            const Mils gap = gapFrom(at.pose);
            const bool contact = gap <= kTolerance && isContact(footprintAt(at.pose, m_size));
            if (contact || k == m_all) {
                return {at, part(m_leg, k), contact};
            }
            k = std::min(m_all, k + boundOf(gap));
        }
    }

    [[nodiscard]] Advance sureBeginning() const
    {
        const Mils gap = gapFrom(m_from.pose);
        const std::int32_t steps = gap > kTolerance + 1 ? std::min(m_all, boundOf(gap)) : 0;
        return {steps == 0 ? m_from : walked(m_from, part(m_leg, steps), m_size), part(m_leg, steps), false};
    }

private:
    struct Near {
        UnitId unit;
        Pose pose;
        Extent size;
    };

    // A distance that nobody is nearer than, two mils of rounding allowed for.
    [[nodiscard]] Mils gapFrom(const Pose &pose) const
    {
        Mils gap = kMaxTable;
        for (const Near &e : m_near) {
            gap = std::min(gap, leastGap(pose, m_size, e.pose, e.size));
        }
        return std::max(0, gap - 2);
    }

    [[nodiscard]] bool isContact(const Footprint &body) const
    {
        return std::ranges::any_of(
            m_near, [&](const Near &e) { return isWithin(body, m_state.footprint(e.unit), kTolerance); });
    }

    // Steps that can be taken at once when the nearest enemy is `gap` away: a mil each in a shift; in a turn
    // a corner, at most (width + depth) from the pivot, moves 0.0001746 of that in a hundredth of a degree.
    [[nodiscard]] std::int32_t boundOf(Mils gap) const
    {
        const std::int64_t free = std::int64_t{gap} - kTolerance - 1;
        const std::int64_t bound =
            isTurn(m_leg) ? free * 5700 / std::max<std::int64_t>(1, m_size.width + m_size.depth) : free;
        return static_cast<std::int32_t>(std::max<std::int64_t>(1, bound));
    }

    const State &m_state;
    const Waypoint &m_from;
    const Leg &m_leg;
    Extent m_size;
    std::int32_t m_all;
    std::vector<Near> m_near;
};

} // namespace

Advance advanceLeg(const State &s, const Waypoint &from, const Leg &leg, Extent size,
                   std::span<const UnitId> enemies)
{
    return Stepper(s, from, leg, size, enemies).run();
}

Advance sureBeginning(const State &s, const Waypoint &from, const Leg &leg, Extent size,
                      std::span<const UnitId> enemies)
{
    return Stepper(s, from, leg, size, enemies).sureBeginning();
}

} // namespace zama::rules
