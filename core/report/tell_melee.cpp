#include "core/report/chronicle.h"

#include <algorithm>
#include <map>

namespace zama::report {
namespace {

constexpr std::string_view kBroke[] = {"report.broke.1", "report.broke.2", "report.broke.3", "report.broke.4",
                                       "report.broke.5"};
constexpr std::string_view kBrokeMany[] = {"report.broke_many.1", "report.broke_many.2",
                                           "report.broke_many.3"};
constexpr std::string_view kBothGone[] = {"report.both_gone.1", "report.both_gone.2"};
constexpr std::string_view kCostly[] = {"report.costly.1", "report.costly.2", "report.costly.3"};
constexpr std::string_view kWentOn[] = {"report.went_on.1", "report.went_on.2"};
constexpr std::string_view kWentOnOne[] = {"report.went_on_one.1", "report.went_on_one.2"};
constexpr std::string_view kWentOnNone[] = {"report.went_on_none.1", "report.went_on_none.2"};
constexpr std::string_view kHeld[] = {"report.held.1", "report.held.2"};
constexpr std::string_view kRanOff[] = {"report.ran_off.1", "report.ran_off.2", "report.ran_off.3"};
constexpr std::string_view kRanEnemies[] = {"report.ran_enemies.1", "report.ran_enemies.2"};
constexpr std::string_view kRanFriends[] = {"report.ran_friends.1", "report.ran_friends.2"};
constexpr std::string_view kRanBoth[] = {"report.ran_both.1", "report.ran_both.2"};
constexpr std::string_view kTrampled[] = {"report.trampled.1", "report.trampled.2"};
constexpr std::string_view kWonAgainst[] = {"report.won_against.1", "report.won_against.2"};
constexpr std::string_view kHeldOut[] = {"report.held_out.1", "report.held_out.2"};

// From as many stands on an undecided fight is worth its own sentence, and at most so many are.
constexpr int kCostlyStands = 4;
constexpr int kCostlyFights = 2;

using Pair = std::pair<UnitId, UnitId>;

Pair pairOf(UnitId a, UnitId b)
{
    return {std::min(a, b), std::max(a, b)};
}

struct Rampage {
    UnitId elephant;
    std::array<int, 2> taken{}; ///< stands, by side
    Refs events;
};

class Melee
{
public:
    Melee(const Scene &scene, const Memory &memory, Scribe &scribe)
        : m_scene(scene),
          m_state(scene.before),
          m_memory(memory),
          m_scribe(scribe)
    {
        for (const Happening &h : scene.happenings) {
            look(h);
        }
    }

    void tell()
    {
        if (!m_joined.empty()) {
            tellDecided();
            tellHoldingOut();
            tellUndecided();
        }
        tellElephants();
    }

private:
    struct Gone {
        UnitId unit;
        UnitId by;
        EventRef at;
    };

    void look(const Happening &h)
    {
        if (const auto *joined = as<event::FightsJoined>(h)) {
            m_joined = {h.at};
            for (const DiceGroup &g : joined->groups) {
                const Pair pair = pairOf(g.unit, g.target);
                if (std::ranges::find(m_pairs, pair) == m_pairs.end()) {
                    m_pairs.push_back(pair);
                }
            }
        } else if (const auto *ran = as<event::ElephantRampaged>(h)) {
            m_rampages.push_back({ran->unit, {}, {h.at}});
        } else if (const Taken taken = takenBy(*h.event); taken.stands > 0) {
            lookAtLoss(h, taken);
        } else if (const auto *gone = as<event::UnitEliminated>(h)) {
            (gone->cause == Cause::Rampage ? m_trampled : m_gone).push_back({gone->unit, gone->by, h.at});
        }
    }

    void lookAtLoss(const Happening &h, const Taken &taken)
    {
        if (taken.cause == Cause::Rampage && !m_rampages.empty()) {
            m_rampages.back().taken.at(m_state.sideOf(taken.unit).index()) += taken.stands;
            m_rampages.back().events.push_back(h.at);
        } else {
            m_losses.push_back({taken, h.at});
        }
    }

    [[nodiscard]] bool isGone(UnitId unit) const
    {
        return std::ranges::any_of(m_gone, [&](const Gone &g) { return g.unit == unit; });
    }
    [[nodiscard]] const Gone *goneBy(UnitId unit, UnitId by) const
    {
        const auto at =
            std::ranges::find_if(m_gone, [&](const Gone &g) { return g.unit == unit && g.by == by; });
        return at == m_gone.end() ? nullptr : &*at;
    }
    [[nodiscard]] const OddsBeaten *oddsBeatenBy(UnitId unit, UnitId enemy) const
    {
        const auto at = std::ranges::find_if(m_memory.oddsBeaten, [&](const OddsBeaten &o) {
            return o.turn == m_scene.turn && o.unit == unit && o.enemy == enemy &&
                   o.events.back() >= m_scene.happenings.front().at &&
                   o.events.back() <= m_scene.happenings.back().at;
        });
        return at == m_memory.oddsBeaten.end() ? nullptr : &*at;
    }

    void tellDecided()
    {
        for (const Gone &g : m_gone) {
            const Gone *mutual = g.by.isValid() ? goneBy(g.by, g.unit) : nullptr;
            const OddsBeaten *slim = g.by.isValid() ? oddsBeatenBy(g.by, g.unit) : nullptr;
            if (mutual != nullptr) {
                if (g.at < mutual->at) {
                    m_scribe.write(kBothGone, {g.at, mutual->at}, {g.unit, g.by});
                }
            } else if (slim != nullptr) {
                m_scribe.write(kWonAgainst, slim->events, {slim->unit, slim->enemy, Chance{slim->permille}});
            } else if (g.by.isValid()) {
                m_scribe.write(kBroke, {g.at}, {g.by, g.unit});
            } else {
                m_scribe.write(kBrokeMany, {g.at}, {g.unit});
            }
        }
    }

    void tellHoldingOut()
    {
        for (const OddsBeaten &o : m_memory.oddsBeaten) {
            if (!o.enemy.isValid() && o.events.front() == m_joined.front()) {
                m_scribe.write(kHeldOut, o.events, {o.unit, Chance{o.permille}});
            }
        }
    }

    // What two that are still there took from each other.
    struct Toll {
        Pair pair;
        int first = 0;
        int second = 0;
        Refs events;
        [[nodiscard]] int sum() const { return first + second; }
    };

    [[nodiscard]] Toll tollOf(const Pair &pair) const
    {
        Toll toll{pair, 0, 0, {}};
        for (const auto &[taken, at] : m_losses) {
            if (taken.by.isValid() && pairOf(taken.unit, taken.by) == pair) {
                (taken.unit == pair.first ? toll.first : toll.second) += taken.stands;
                toll.events.push_back(at);
            }
        }
        return toll;
    }

    [[nodiscard]] std::vector<Pair> undecided() const
    {
        std::vector<Pair> pairs;
        std::ranges::copy_if(m_pairs, std::back_inserter(pairs),
                             [&](const Pair &p) { return !isGone(p.first) && !isGone(p.second); });
        return pairs;
    }

    void tellUndecided()
    {
        std::vector<Pair> pairs = undecided();
        std::vector<Toll> costly;
        for (const Pair &p : pairs) {
            if (Toll toll = tollOf(p); toll.first > 0 && toll.second > 0 && toll.sum() >= kCostlyStands) {
                costly.push_back(std::move(toll));
            }
        }
        std::ranges::stable_sort(costly, std::ranges::greater(), &Toll::sum);
        costly.resize(std::min<std::size_t>(costly.size(), kCostlyFights));
        for (const Toll &t : costly) {
            m_scribe.write(kCostly, t.events, {t.pair.first, t.pair.second, t.first, t.second});
            std::erase(pairs, t.pair);
        }
        tellRest(pairs);
    }

    void tellRest(const std::vector<Pair> &pairs)
    {
        if (pairs.empty()) {
            return;
        }
        std::array<int, 2> lost{};
        Refs events = m_joined;
        for (const auto &[taken, at] : m_losses) {
            const bool counts = std::ranges::any_of(pairs, [&, who = taken](const Pair &p) {
                return who.by.isValid() ? pairOf(who.unit, who.by) == p
                                        : who.unit == p.first || who.unit == p.second;
            });
            if (counts) {
                lost.at(m_state.sideOf(taken.unit).index()) += taken.stands;
                events.push_back(at);
            }
        }
        writeRest(static_cast<int>(pairs.size()), lost, std::move(events));
    }

    // Nobody is said to have lost none of something by number.
    void writeRest(int fights, std::array<int, 2> lost, Refs events)
    {
        const SideId loser(lost[0] > 0 ? 0U : 1U);
        if (lost[0] > 0 && lost[1] > 0) {
            m_scribe.write(kWentOn, std::move(events), {fights, SideId(0), lost[0], SideId(1), lost[1]});
        } else if (lost[0] + lost[1] > 0) {
            m_scribe.write(kWentOnOne, std::move(events),
                           {fights, loser, lost.at(loser.index()), otherSide(loser)});
        } else {
            m_scribe.write(kWentOnNone, std::move(events), {fights});
        }
    }

    void tellElephants()
    {
        for (const SideId side : {SideId(0), SideId(1)}) {
            Refs held;
            for (const Happening &h : m_scene.happenings) {
                const auto *event = as<event::ElephantHeld>(h);
                if (event != nullptr && m_state.sideOf(event->unit) == side) {
                    held.push_back(h.at);
                }
            }
            if (!held.empty()) {
                m_scribe.write(kHeld, held, {static_cast<int>(held.size()), side});
            }
        }
        std::ranges::for_each(m_rampages, [&](const Rampage &r) { tellRampage(r); });
        for (const Gone &g : m_trampled) {
            m_scribe.write(kTrampled, {g.at}, {g.unit, g.by});
        }
    }

    void tellRampage(const Rampage &r)
    {
        const SideId own = m_state.sideOf(r.elephant);
        const SideId foe = otherSide(own);
        const int ownTaken = r.taken.at(own.index());
        const int foeTaken = r.taken.at(foe.index());
        if (ownTaken > 0 && foeTaken > 0) {
            m_scribe.write(kRanBoth, r.events, {r.elephant, foe, foeTaken, own, ownTaken});
        } else if (foeTaken > 0) {
            m_scribe.write(kRanEnemies, r.events, {r.elephant, foe, foeTaken});
        } else if (ownTaken > 0) {
            m_scribe.write(kRanFriends, r.events, {r.elephant, own, ownTaken});
        } else {
            m_scribe.write(kRanOff, r.events, {r.elephant});
        }
    }

    const Scene &m_scene;
    const State &m_state;
    const Memory &m_memory;
    Scribe &m_scribe;
    Refs m_joined;
    std::vector<Pair> m_pairs;
    std::vector<std::pair<Taken, EventRef>> m_losses;
    std::vector<Gone> m_gone;
    std::vector<Gone> m_trampled;
    std::vector<Rampage> m_rampages;
};

} // namespace

void tellMelee(const Scene &scene, const Memory &memory, Scribe &scribe)
{
    Melee(scene, memory, scribe).tell();
}

} // namespace zama::report
