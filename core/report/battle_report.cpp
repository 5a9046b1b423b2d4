#include "core/report/battle_report.h"

#include "core/game/queries.h"
#include "core/report/chronicle.h"
#include "core/report/distinct_names.h"
#include "core/report/opening.h"
#include "core/report/turning_points.h"
#include "core/text/phrase.h"

#include <algorithm>

namespace zama::report {
namespace {

constexpr std::string_view kToll[] = {"report.toll.1", "report.toll.2", "report.toll.3"};
constexpr std::string_view kTollOne[] = {"report.toll_one.1", "report.toll_one.2"};
constexpr std::string_view kTollNone[] = {"report.toll_none.1", "report.toll_none.2"};
constexpr std::string_view kLosses[] = {"report.losses.1", "report.losses.2"};
constexpr std::string_view kLossesNone[] = {"report.losses_none.1", "report.losses_none.2"};
constexpr std::string_view kGenerals[] = {"report.generals_lost"};
constexpr std::string_view kUnfinished[] = {"report.unfinished"};

class Chronicler
{
public:
    explicit Chronicler(const Journal &journal)
        : m_scenes(scenesOf(journal))
    {
        m_report.setup = withDistinctNames(journal.setup());
        m_report.start = journal.stateAt(0);
        m_report.outcome = journal.state().outcome;
        m_memory.oddsBeaten = oddsBeaten(m_scenes);
        m_end = journal.state();
    }

    BattleReport write()
    {
        m_report.opening = openingOf(m_scenes, startOfFighting(), m_scribe);
        for (std::size_t i = 0; i < m_scenes.size(); ++i) {
            tellScene(i);
        }
        m_report.turningPoints = turningPointsOf(m_scenes, m_memory.oddsBeaten, m_scribe);
        if (!m_scenes.empty()) {
            tellEnd();
        }
        for (const SideId side : {SideId(0), SideId(1)}) {
            m_report.losses.at(side.index()) = lossesOf(side);
        }
        return std::move(m_report);
    }

private:
    // Behind the deployment, where there is one.
    [[nodiscard]] const State &startOfFighting() const
    {
        for (const Scene &scene : m_scenes) {
            const bool deploys = std::ranges::any_of(scene.happenings, [](const Happening &h) {
                return as<event::CommandDeployed>(h) != nullptr;
            });
            if (deploys) {
                return scene.after;
            }
        }
        return m_report.start;
    }

    void tellScene(std::size_t i)
    {
        const Scene &scene = m_scenes[i];
        if (m_report.turns.empty() || m_report.turns.back().turn != scene.turn) {
            m_report.turns.push_back({scene.turn, {}, {}});
        }
        switch (scene.step.kind) {
        case StepKind::Move:
            tellMoves(scene, m_scribe);
            break;
        case StepKind::Shoot:
            tellShots(scene, m_scribe);
            break;
        case StepKind::Charge:
            tellCharges(scene, m_scribe);
            break;
        case StepKind::Melee:
            tellMelee(scene, m_memory, m_scribe);
            break;
        }
        tellGenerals(scene, m_memory, m_scribe);
        const bool isLast = i + 1 == m_scenes.size() || m_scenes[i + 1].turn != scene.turn;
        if (isLast) {
            tellToll(scene.turn);
            m_report.turns.back().after = scene.after;
        }
        if (isLast || !belongTogether(scene.step, m_scenes[i + 1].step)) {
            endParagraph();
        }
    }

    // What one side does before the other has its turn is one paragraph.
    static bool belongTogether(const Step &a, const Step &b) { return a.side.isValid() && a.side == b.side; }

    void endParagraph()
    {
        if (Paragraph paragraph = m_scribe.take(); !paragraph.empty()) {
            m_report.turns.back().paragraphs.push_back(std::move(paragraph));
        }
    }

    void tellToll(int turn)
    {
        std::array<int, 2> lost{};
        Refs events;
        Refs ending;
        for (const Scene &scene : m_scenes) {
            for (const Happening &h : scene.happenings) {
                if (scene.turn == turn && h.lost != std::array<int, 2>{}) {
                    lost[0] += h.lost[0];
                    lost[1] += h.lost[1];
                    events.push_back(h.at);
                } else if (scene.turn == turn && as<event::TurnEnded>(h) != nullptr) {
                    ending = {h.at};
                }
            }
        }
        add(events, ending);
        if (lost[0] > 0 && lost[1] > 0) {
            m_scribe.write(kToll, events, {SideId(0), lost[0], SideId(1), lost[1]});
        } else if (lost[0] > 0 || lost[1] > 0) {
            const SideId side(lost[0] > 0 ? 0U : 1U);
            m_scribe.write(kTollOne, events, {side, lost.at(side.index()), otherSide(side)});
        } else if (!ending.empty()) {
            m_scribe.write(kTollNone, ending, {turn});
        }
    }

    void tellEnd()
    {
        const Happening &last = m_scenes.back().happenings.back();
        if (m_end.outcome) {
            m_scribe.write(Sentence{messageFor(*m_end.outcome), {last.at}});
        } else {
            m_scribe.write(kUnfinished, {last.at}, {m_end.turn});
        }
        for (const SideId side : {SideId(0), SideId(1)}) {
            tellLosses(side, last.at);
        }
        m_report.closing = m_scribe.take();
    }

    void tellLosses(SideId side, EventRef last)
    {
        int lost = 0;
        Refs events{last};
        Refs fallen;
        for (const Scene &scene : m_scenes) {
            for (const Happening &h : scene.happenings) {
                const auto *fell = as<event::GeneralFell>(h);
                if (h.lost.at(side.index()) > 0) {
                    lost += h.lost.at(side.index());
                    events.push_back(h.at);
                } else if (fell != nullptr && m_end.setup->generals[fell->general.index()].side == side) {
                    fallen.push_back(h.at);
                }
            }
        }
        const int starting = m_end.setup->sides.at(side.index()).startingStands;
        if (lost > 0) {
            m_scribe.write(kLosses, events, {side, lost, starting});
        } else if (starting > 0) {
            m_scribe.write(kLossesNone, events, {side, starting});
        }
        if (!fallen.empty()) {
            m_scribe.write(kGenerals, fallen, {side, static_cast<int>(fallen.size())});
        }
    }

    [[nodiscard]] SideLosses lossesOf(SideId side) const
    {
        const Setup &setup = *m_end.setup;
        SideLosses losses;
        losses.starting = setup.sides.at(side.index()).startingStands;
        losses.lost = standsLost(m_end, side);
        std::vector<TypeLosses> lines(setup.types.size());
        for (std::size_t i = 0; i < setup.units.size(); ++i) {
            if (setup.units[i].side == side && m_report.start.units[i].strength > 0) {
                TypeLosses &line = lines[setup.units[i].type.index()];
                line.type = setup.units[i].type;
                ++line.units;
                line.unitsLeft += m_end.units[i].strength > 0 ? 1 : 0;
                line.stands += m_report.start.units[i].strength;
                line.standsLeft += m_end.units[i].strength;
            }
        }
        std::ranges::copy_if(lines, std::back_inserter(losses.types),
                             [](const TypeLosses &line) { return line.units > 0; });
        for (std::size_t i = 0; i < setup.generals.size(); ++i) {
            const bool counts = setup.generals[i].side == side && !m_report.start.generals[i].fallen;
            losses.generals += counts ? 1 : 0;
            losses.generalsLeft += counts && !m_end.generals[i].fallen ? 1 : 0;
        }
        return losses;
    }

    std::vector<Scene> m_scenes;
    State m_end;
    Memory m_memory;
    Scribe m_scribe;
    BattleReport m_report;
};

// Events of one entry without a gap: "34.2-5".
std::string runText(EventRef first, EventRef last)
{
    std::string text = std::to_string(first.entry + 1) + "." + std::to_string(first.event + 1);
    return first == last ? text : text + "-" + std::to_string(last.event + 1);
}

} // namespace

std::string idsOf(const std::vector<EventRef> &events)
{
    std::string text;
    for (std::size_t i = 0; i < events.size();) {
        std::size_t last = i;
        while (last + 1 < events.size() && events[last + 1].entry == events[last].entry &&
               events[last + 1].event == events[last].event + 1) {
            ++last;
        }
        text += (text.empty() ? "" : " ") + runText(events[i], events[last]);
        i = last + 1;
    }
    return text;
}

BattleReport reportOf(const Journal &journal)
{
    return Chronicler(journal).write();
}

std::vector<Sentence> sentencesOf(const BattleReport &report)
{
    std::vector<Sentence> all = report.opening;
    for (const ReportTurn &turn : report.turns) {
        for (const Paragraph &paragraph : turn.paragraphs) {
            all.insert(all.end(), paragraph.begin(), paragraph.end());
        }
    }
    for (const TurningPoint &point : report.turningPoints) {
        all.push_back(point.sentence);
    }
    all.insert(all.end(), report.closing.begin(), report.closing.end());
    return all;
}

} // namespace zama::report
