#include "core/report/odds_beaten.h"

#include "core/game/queries.h"
#include "core/odds/odds.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace zama::report {
namespace {

odds::Fighter fighter(const State &s, UnitId unit, UnitId against)
{
    odds::Fighter f;
    f.stands = s.unit(unit).strength;
    f.hit = s.typeOf(unit).rollsMelee ? meleeHitNumber(s, unit, against) : odds::kNoHit;
    f.extraDice = extraDice(s, unit);
    f.lastStand = s.typeOf(unit).losesLastStand();
    f.immune = s.typeOf(unit).isElephant;
    return f;
}

int permilleOf(double chance)
{
    return static_cast<int>(std::lround(chance * 1000));
}

// A fight of two units and nobody else, since its first round.
struct Duel {
    UnitId enemy;
    int permille = 0;
    EventRef joined;
};

class Watch
{
public:
    std::vector<OddsBeaten> found;

    void see(const Scene &scene)
    {
        walk(scene, [&](const Happening &h, const State &before) { look(h, before); });
        if (m_joined != nullptr) {
            judgeHolding(scene);
        }
        judgeDuels(scene);
        m_joined = nullptr;
    }

private:
    void look(const Happening &h, const State &before)
    {
        if (const auto *joined = as<event::FightsJoined>(h)) {
            m_joined = joined;
            m_joinedAt = h.at;
            m_begin = before;
            keepDuels(before, h.at);
        } else if (takenBy(*h.event).stands > 0) {
            m_losses[takenBy(*h.event).unit].push_back(h.at);
        } else if (const auto *gone = as<event::UnitEliminated>(h)) {
            m_gone[gone->unit] = {gone->by, h.at};
        }
    }

    // One enemy only, on both sides, and neither is one that dice do nothing to.
    [[nodiscard]] static UnitId onlyEnemy(const State &s, UnitId unit)
    {
        const auto enemies = enemiesOf(s, unit);
        const bool alone = enemies.size() == 1 && s.unit(enemies.front()).links == 1;
        return alone && !s.typeOf(unit).isElephant && !s.typeOf(enemies.front()).isElephant ? enemies.front()
                                                                                            : UnitId::none();
    }

    void keepDuels(const State &s, EventRef at)
    {
        std::map<UnitId, Duel> kept;
        for (std::size_t i = 0; i < s.units.size(); ++i) {
            const UnitId unit(i);
            const UnitId enemy = s.isPresent(unit) ? onlyEnemy(s, unit) : UnitId::none();
            if (!enemy.isValid()) {
                continue;
            }
            const auto known = m_duels.find(unit);
            kept[unit] = known != m_duels.end() && known->second.enemy == enemy
                             ? known->second
                             : Duel{enemy, permilleOf(chanceToWin(s, unit, enemy)), at};
        }
        m_duels = std::move(kept);
    }

    void judgeDuels(const Scene &scene)
    {
        for (const auto &[unit, duel] : m_duels) {
            const auto gone = m_gone.find(duel.enemy);
            const bool won =
                gone != m_gone.end() && gone->second.first == unit && scene.after.isPresent(unit);
            if (won && duel.permille < kSlimChance) {
                found.push_back(
                    {unit, duel.enemy, duel.permille, scene.turn, {duel.joined, gone->second.second}});
            }
        }
        m_gone.clear();
        m_losses.clear();
    }

    void judgeHolding(const Scene &scene)
    {
        for (std::size_t i = 0; i < m_begin.units.size(); ++i) {
            const UnitId unit(i);
            if (!m_begin.isPresent(unit) || !scene.after.isPresent(unit) || hasWon(unit)) {
                continue;
            }
            const int permille = permilleOf(chanceToHold(m_begin, m_joined->groups, unit));
            if (permille < kSlimChance) {
                OddsBeaten held{unit, {}, permille, scene.turn, {m_joinedAt}};
                const auto &losses = m_losses[unit];
                held.events.insert(held.events.end(), losses.begin(), losses.end());
                found.push_back(std::move(held));
            }
        }
    }

    // Its victory will be told, if at all.
    [[nodiscard]] bool hasWon(UnitId unit) const
    {
        return std::ranges::any_of(m_gone, [&](const auto &gone) { return gone.second.first == unit; });
    }

    const event::FightsJoined *m_joined = nullptr;
    EventRef m_joinedAt;
    State m_begin;
    std::map<UnitId, Duel> m_duels;
    std::map<UnitId, std::pair<UnitId, EventRef>> m_gone; ///< by whom, and where it says so
    std::map<UnitId, std::vector<EventRef>> m_losses;
};

} // namespace

double chanceToWin(const State &state, UnitId unit, UnitId enemy)
{
    return odds::fightToTheEnd(fighter(state, unit, enemy), fighter(state, enemy, unit)).a.wins;
}

double chanceToHold(const State &state, const std::vector<DiceGroup> &groups, UnitId unit)
{
    if (state.typeOf(unit).isElephant) {
        return 1;
    }
    std::vector<double> hits{1};
    for (const DiceGroup &g : groups) {
        if (g.target != unit) {
            continue;
        }
        const int dice = g.hits < 0 ? g.dice : g.hits;
        std::vector<double> sum(hits.size() + static_cast<std::size_t>(dice), 0);
        for (const odds::Chance &c : odds::hits(dice, g.hits < 0 ? g.hitOn : 1)) {
            for (std::size_t i = 0; i < hits.size(); ++i) {
                sum[i + static_cast<std::size_t>(c.outcome)] += hits[i] * c.probability;
            }
        }
        hits = std::move(sum);
    }
    const int bearable = state.unit(unit).strength - (state.typeOf(unit).losesLastStand() ? 2 : 1);
    double chance = 0;
    for (std::size_t i = 0; i < hits.size() && static_cast<int>(i) <= bearable; ++i) {
        chance += hits[i];
    }
    return chance;
}

std::vector<OddsBeaten> oddsBeaten(const std::vector<Scene> &scenes)
{
    Watch watch;
    for (const Scene &scene : scenes) {
        watch.see(scene);
    }
    return std::move(watch.found);
}

} // namespace zama::report
