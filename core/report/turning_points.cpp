#include "core/report/turning_points.h"

#include "core/game/queries.h"
#include "core/odds/fight_table.h"

#include <algorithm>
#include <cmath>

namespace zama::report {
namespace {

constexpr std::string_view kSwingShots[] = {"report.swing_shots.1", "report.swing_shots.2"};
constexpr std::string_view kSwingCharges[] = {"report.swing_charges.1", "report.swing_charges.2"};
constexpr std::string_view kSwingMelee[] = {"report.swing_melee.1", "report.swing_melee.2"};
constexpr std::string_view kFell[] = {"report.loss_general.1", "report.loss_general.2"};
constexpr std::string_view kChiefFell[] = {"report.loss_chief"};
constexpr std::string_view kRampage[] = {"report.cost_rampage.1", "report.cost_rampage.2"};
constexpr std::string_view kWon[] = {"report.against_odds_won.1", "report.against_odds_won.2"};
constexpr std::string_view kHeld[] = {"report.against_odds_held.1", "report.against_odds_held.2"};

odds::Fighter fighter(const State &s, UnitId unit, UnitId against)
{
    odds::Fighter f;
    f.stands = s.unit(unit).strength;
    f.hit = s.typeOf(unit).rollsMelee ? meleeHitNumber(s, unit, against) : odds::kNoHit;
    f.extraDice = extraDice(s, unit);
    f.lastStand = s.typeOf(unit).losesLastStand();
    return f;
}

bool counts(const State &s, UnitId unit)
{
    return !s.typeOf(unit).has(Trait::LossesNotCounted);
}

bool fights(const State &s, UnitId unit)
{
    return s.isPresent(unit) && !s.typeOf(unit).isElephant;
}

// Stands each side still has to expect to lose, by side.
std::array<double, 2> expectedLosses(const State &s)
{
    std::array<double, 2> expected{};
    for (const Link &link : s.links) {
        // In the middle of a melee step links of those who are gone already may still be there (Q70).
        if (!fights(s, link.a) || !fights(s, link.b)) {
            continue;
        }
        const double part = 1.0 / std::max(s.unit(link.a).links, s.unit(link.b).links);
        const auto toll =
            odds::expectedExchange(fighter(s, link.a, link.b), fighter(s, link.b, link.a)).toTheEnd;
        expected.at(s.sideOf(link.a).index()) += counts(s, link.a) ? part * toll.lostA : 0;
        expected.at(s.sideOf(link.b).index()) += counts(s, link.b) ? part * toll.lostB : 0;
    }
    return expected;
}

double shareLost(const State &s, SideId side, double expected)
{
    const int starting = s.setup->sides.at(side.index()).startingStands;
    return starting == 0 ? 0 : std::min(1.0, (standsLost(s, side) + expected) / starting);
}

struct Swing {
    const Scene *scene;
    int by = 0; ///< thousandths, for the first side

    [[nodiscard]] int size() const { return std::abs(by); }
};

Rows rowsFor(StepKind kind)
{
    switch (kind) {
    case StepKind::Move:
    case StepKind::Shoot:
        break;
    case StepKind::Charge:
        return kSwingCharges;
    case StepKind::Melee:
        return kSwingMelee;
    }
    return kSwingShots;
}

// What moved the balance: who was lost, and who met.
Refs weighty(const Scene &scene)
{
    Refs events;
    for (const Happening &h : scene.happenings) {
        if (h.lost != std::array<int, 2>{} || as<event::EngagementMade>(h) != nullptr) {
            events.push_back(h.at);
        }
    }
    return events;
}

class TurningPoints
{
public:
    TurningPoints(const std::vector<Scene> &scenes, const std::vector<OddsBeaten> &beaten, Scribe &scribe)
        : m_scenes(scenes),
          m_beaten(beaten),
          m_scribe(scribe)
    {
    }

    std::vector<TurningPoint> find()
    {
        findSwings();
        findGenerals();
        findRampages();
        findBeatenOdds();
        std::ranges::stable_sort(m_found, {},
                                 [](const TurningPoint &p) { return p.sentence.events.front(); });
        return std::move(m_found);
    }

private:
    void keep(int turn, Rows rows, Refs events, std::initializer_list<MessageArg> args)
    {
        m_found.push_back({turn, m_scribe.sentence(rows, std::move(events), args)});
    }

    void findSwings()
    {
        std::vector<Swing> swings;
        for (const Scene &scene : m_scenes) {
            const Swing swing{&scene, balanceOf(scene.after) - balanceOf(scene.before)};
            if (scene.step.kind != StepKind::Move && swing.size() >= kLeastSwing && !weighty(scene).empty()) {
                swings.push_back(swing);
            }
        }
        std::ranges::stable_sort(swings, std::ranges::greater(), &Swing::size);
        swings.resize(std::min(swings.size(), kSwingsTold));
        for (const Swing &s : swings) {
            keep(s.scene->turn, rowsFor(s.scene->step.kind), weighty(*s.scene),
                 {SideId(s.by > 0 ? 0U : 1U), Chance{s.size()}});
        }
    }

    void findGenerals()
    {
        for (const Scene &scene : m_scenes) {
            for (const Happening &h : scene.happenings) {
                if (const auto *fell = as<event::GeneralFell>(h)) {
                    const GeneralSetup &general = scene.before.setup->generals[fell->general.index()];
                    keep(scene.turn, general.commanderInChief ? Rows(kChiefFell) : Rows(kFell), {h.at},
                         {general.side, fell->general});
                }
            }
        }
    }

    struct Rampage {
        int turn = 0;
        UnitId elephant;
        int taken = 0;
        Refs events;
    };

    [[nodiscard]] std::vector<Rampage> rampages() const
    {
        std::vector<Rampage> all;
        for (const Scene &scene : m_scenes) {
            for (const Happening &h : scene.happenings) {
                const Taken taken = takenBy(*h.event);
                if (const auto *ran = as<event::ElephantRampaged>(h)) {
                    all.push_back({scene.turn, ran->unit, 0, {h.at}});
                } else if (taken.stands > 0 && taken.cause == Cause::Rampage && !all.empty()) {
                    all.back().taken += taken.stands;
                    all.back().events.push_back(h.at);
                }
            }
        }
        return all;
    }

    void findRampages()
    {
        std::vector<Rampage> all = rampages();
        std::erase_if(all, [](const Rampage &r) { return r.taken < kLeastRampage; });
        std::ranges::stable_sort(all, std::ranges::greater(), &Rampage::taken);
        all.resize(std::min(all.size(), kRampagesTold));
        for (const Rampage &r : all) {
            keep(r.turn, kRampage, r.events, {r.elephant, r.taken});
        }
    }

    void findBeatenOdds()
    {
        std::vector<OddsBeaten> slimmest = m_beaten;
        std::ranges::stable_sort(slimmest, {}, &OddsBeaten::permille);
        slimmest.resize(std::min(slimmest.size(), kStandsTold));
        for (const OddsBeaten &o : slimmest) {
            if (o.enemy.isValid()) {
                keep(o.turn, kWon, o.events, {o.unit, o.enemy, Chance{o.permille}});
            } else {
                keep(o.turn, kHeld, o.events, {o.unit, Chance{o.permille}});
            }
        }
    }

    const std::vector<Scene> &m_scenes;
    const std::vector<OddsBeaten> &m_beaten;
    Scribe &m_scribe;
    std::vector<TurningPoint> m_found;
};

} // namespace

int balanceOf(const State &state)
{
    const auto expected = expectedLosses(state);
    const double balance =
        shareLost(state, SideId(1), expected[1]) - shareLost(state, SideId(0), expected[0]);
    return static_cast<int>(std::lround(balance * 1000));
}

std::vector<TurningPoint> turningPointsOf(const std::vector<Scene> &scenes,
                                          const std::vector<OddsBeaten> &beaten, Scribe &scribe)
{
    return TurningPoints(scenes, beaten, scribe).find();
}

} // namespace zama::report
