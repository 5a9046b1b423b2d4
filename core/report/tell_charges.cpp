#include "core/report/chronicle.h"

#include <algorithm>
#include <map>

namespace zama::report {
namespace {

constexpr std::string_view kFront[] = {"report.charge_front.1", "report.charge_front.2",
                                       "report.charge_front.3"};
constexpr std::string_view kPair[] = {"report.charge_pair.1", "report.charge_pair.2", "report.charge_pair.3",
                                      "report.charge_pair.4"};
constexpr std::string_view kFlank[] = {"report.charge_flank.1", "report.charge_flank.2"};
constexpr std::string_view kTwo[] = {"report.charge_two.1", "report.charge_two.2"};
constexpr std::string_view kMany[] = {"report.charge_many.1", "report.charge_many.2"};
constexpr std::string_view kAtElephant[] = {"report.charge_elephant.1", "report.charge_elephant.2",
                                            "report.charge_elephant.3"};
constexpr std::string_view kRouted[] = {"report.routed.1", "report.routed.2", "report.routed.3"};
constexpr std::string_view kScared[] = {"report.scared.1", "report.scared.2"};
constexpr std::string_view kHit[] = {"report.elephant_hit.1", "report.elephant_hit.2",
                                     "report.elephant_hit.3"};
constexpr std::string_view kScattered[] = {"report.elephant_scattered.1", "report.elephant_scattered.2"};
constexpr std::string_view kHits[] = {"report.elephants_hit.1", "report.elephants_hit.2"};
constexpr std::string_view kPinned[] = {"report.pinned.1", "report.pinned.2"};
constexpr std::string_view kOn[] = {"report.charge_on.1", "report.charge_on.2"};
constexpr std::string_view kNobody[] = {"report.no_charge.1", "report.no_charge.2"};

// From as many of a side on elephants, and those who charge elephants, are told together.
constexpr std::size_t kHerd = 3;

// A charge and what came of it at once.
struct Charge {
    UnitId unit;
    UnitId target;
    bool fromFront = false;
    bool isOn = false; ///< the same unit met another enemy behind the first (Q48)
    bool isScared = false;
    bool isRouted = false;
    UnitId elephant; ///< that hit: the charger, or the charged (Q47)
    UnitId victim;
    int taken = 0;
    bool isScattered = false;
    UnitId frightened; ///< by whom
    Refs events;
};

class Charges
{
public:
    explicit Charges(const Scene &scene)
        : m_state(scene.before)
    {
        for (const Happening &h : scene.happenings) {
            look(h);
        }
    }

    void tell(Scribe &scribe)
    {
        if (m_charges.empty() && !m_passes.empty()) {
            scribe.write(kNobody, m_passes, {});
        }
        for (const Charge &c : m_charges) {
            tellOne(c, scribe);
        }
        tellHeadOn(scribe);
    }

private:
    void begin(const Happening &h, UnitId unit, UnitId target, bool fromFront, bool isOn)
    {
        Charge charge;
        charge.unit = unit;
        charge.target = target;
        charge.fromFront = fromFront;
        charge.isOn = isOn;
        charge.events = {h.at};
        m_charges.push_back(std::move(charge));
    }

    void look(const Happening &h)
    {
        if (const auto *declared = as<event::ChargeDeclared>(h)) {
            begin(h, declared->unit, declared->target, declared->fromFront, false);
        } else if (const auto *on = as<event::ChargeContinued>(h)) {
            if (on->target.isValid()) {
                begin(h, on->unit, on->target, on->fromFront, true);
            }
        } else if (as<event::ChargePassed>(h) != nullptr) {
            m_passes.push_back(h.at);
        } else if (!m_charges.empty()) {
            follow(m_charges.back(), h);
        }
    }

    static void follow(Charge &c, const Happening &h)
    {
        if (const auto *scared = as<event::ElephantScared>(h)) {
            c.isScared = true;
            c.frightened = scared->by;
        } else if (as<event::ScorpionsRouted>(h) != nullptr) {
            c.isRouted = true;
        } else if (const auto *hit = as<event::ElephantHit>(h)) {
            c.elephant = hit->unit;
            c.victim = hit->target;
        } else if (const Taken taken = takenBy(*h.event); taken.stands > 0) {
            c.taken += taken.stands;
        } else if (as<event::UnitEliminated>(h) != nullptr) {
            c.isScattered = true;
        } else {
            return;
        }
        c.events.push_back(h.at);
    }

    [[nodiscard]] bool isPlain(const Charge &c) const
    {
        return !c.isOn && !c.isScared && !c.isRouted && !c.elephant.isValid() &&
               !m_state.typeOf(c.target).isElephant;
    }

    void tellOne(const Charge &c, Scribe &scribe)
    {
        if (isHeadOn(c)) {
            m_headOn.push_back(&c);
            return;
        }
        if (c.isRouted) {
            scribe.write(kRouted, c.events, {c.target, c.unit});
        } else if (c.isScared) {
            scribe.write(kScared, c.events, {c.unit, c.frightened});
        } else if (isPlain(c)) {
            tellPlain(c, scribe);
        } else if (c.isOn) {
            scribe.write(kOn, {c.events.front()}, {c.unit, c.target});
        } else if (isAtElephant(c)) {
            tellTogether(c, &Charges::isAtElephant, c.unit, scribe);
        }
        if (c.elephant.isValid() && c.isScattered) {
            scribe.write(kScattered, c.events, {c.elephant, c.victim});
        } else if (c.elephant.isValid()) {
            tellTogether(c, &Charges::isHit, c.elephant, scribe);
        }
    }

    [[nodiscard]] bool isAtElephant(const Charge &c) const
    {
        return !c.isOn && !c.isScared && !c.isRouted && m_state.typeOf(c.target).isElephant;
    }
    [[nodiscard]] bool isHit(const Charge &c) const { return c.elephant.isValid() && !c.isScattered; }

    // One of a kind, or the whole herd with its first.
    void tellTogether(const Charge &one, bool (Charges::*isAlike)(const Charge &) const, UnitId actor,
                      Scribe &scribe) const
    {
        const SideId side = m_state.sideOf(actor);
        const bool areHits = isAlike == &Charges::isHit;
        std::vector<const Charge *> all;
        for (const Charge &c : m_charges) {
            if ((this->*isAlike)(c) && m_state.sideOf(areHits ? c.elephant : c.unit) == side) {
                all.push_back(&c);
            }
        }
        if (all.size() < kHerd) {
            tellAlone(one, areHits, scribe);
        } else if (all.front() == &one) {
            tellHerd(all, areHits, side, scribe);
        }
    }

    static void tellAlone(const Charge &c, bool isHit, Scribe &scribe)
    {
        if (isHit) {
            scribe.write(kHit, c.events, {c.elephant, c.victim, c.taken});
        } else {
            scribe.write(kAtElephant, {c.events.front()}, {c.unit, c.target});
        }
    }

    static void tellHerd(const std::vector<const Charge *> &all, bool areHits, SideId side, Scribe &scribe)
    {
        Refs events;
        int taken = 0;
        for (const Charge *c : all) {
            add(events, areHits ? c->events : Refs{c->events.front()});
            taken += c->taken;
        }
        const int count = static_cast<int>(all.size());
        if (areHits) {
            scribe.write(kHits, events, {side, count, otherSide(side), taken});
        } else {
            scribe.write(kPinned, events, {side, count});
        }
    }

    // Everybody who charged the same enemy is told with the first of them.
    void tellPlain(const Charge &first, Scribe &scribe)
    {
        std::vector<const Charge *> all;
        for (const Charge &c : m_charges) {
            if (c.target == first.target && isPlain(c)) {
                all.push_back(&c);
            }
        }
        if (all.front() != &first) {
            return;
        }
        Refs events;
        for (const Charge *c : all) {
            events.push_back(c->events.front());
        }
        if (all.size() == 1) {
            scribe.write(kFlank, events, {first.unit, first.target});
        } else if (all.size() == 2) {
            scribe.write(kTwo, events, {first.unit, all.back()->unit, first.target});
        } else {
            scribe.write(kMany, events, {static_cast<int>(all.size()), first.target});
        }
    }

    // A charge with nothing special about it, and the only one at its target.
    [[nodiscard]] bool isHeadOn(const Charge &c) const
    {
        return isPlain(c) && c.fromFront && std::ranges::count_if(m_charges, [&](const Charge &other) {
                                                return other.target == c.target && isPlain(other);
                                            }) == 1;
    }

    // Two and two, side by side: a line of charges is soon tedious to read.
    void tellHeadOn(Scribe &scribe) const
    {
        for (const SideId side : {SideId(0), SideId(1)}) {
            std::vector<const Charge *> all;
            std::ranges::copy_if(m_headOn, std::back_inserter(all),
                                 [&](const Charge *c) { return m_state.sideOf(c->unit) == side; });
            for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
                tellPair(*all[i], *all[i + 1], scribe);
            }
            if (all.size() % 2 == 1) {
                const Charge &last = *all.back();
                scribe.write(kFront, {last.events.front()}, {last.unit, last.target});
            }
        }
    }

    static void tellPair(const Charge &one, const Charge &other, Scribe &scribe)
    {
        scribe.write(kPair, {one.events.front(), other.events.front()},
                     {one.unit, one.target, other.unit, other.target});
    }

    const State &m_state;
    std::vector<Charge> m_charges;
    std::vector<const Charge *> m_headOn;
    Refs m_passes;
};

} // namespace

void tellCharges(const Scene &scene, Scribe &scribe)
{
    Charges(scene).tell(scribe);
}

} // namespace zama::report
