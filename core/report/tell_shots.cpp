#include "core/report/chronicle.h"
#include "core/report/distinct_names.h"

#include <algorithm>
#include <map>

namespace zama::report {
namespace {

constexpr std::string_view kShots[] = {"report.shots.1", "report.shots.2"};
constexpr std::string_view kShotsOne[] = {"report.shots_one.1", "report.shots_one.2", "report.shots_one.3"};
// For commands whose names only one side has.
constexpr std::string_view kOwnShots[] = {"report.own_shots.1", "report.own_shots.2"};
constexpr std::string_view kOwnShotsOne[] = {"report.own_shots_one.1", "report.own_shots_one.2",
                                             "report.own_shots_one.3"};
constexpr std::string_view kOthers[] = {"report.shots_others.1", "report.shots_others.2"};
constexpr std::string_view kNothing[] = {"report.shots_nothing.1", "report.shots_nothing.2"};
constexpr std::string_view kShotDown[] = {"report.shot_down.1", "report.shot_down.2"};

// So many commands of a side are told one by one, those that did most; the others together.
constexpr std::size_t kToldAlone = 2;

// The volleys of one command.
struct Salvo {
    SideId side;
    CommandId command;
    int volleys = 0;
    int taken = 0;
    std::map<UnitId, int> victims;
    Refs events;

    [[nodiscard]] UnitId hardestHit() const
    {
        return std::ranges::max_element(victims, {}, [](const auto &v) { return v.second; })->first;
    }
};

struct ShotDown {
    UnitId by;
    UnitId unit;
    Refs events;
};

class Shooting
{
public:
    explicit Shooting(const Scene &scene)
        : m_setup(*scene.before.setup)
    {
        for (const Happening &h : scene.happenings) {
            look(h);
        }
    }

    void tell(SideId side, Scribe &scribe) const
    {
        std::vector<Salvo> told;
        Salvo missed;
        for (const auto &[command, salvo] : m_salvos) {
            if (salvo.side == side && salvo.taken > 0) {
                told.push_back(salvo);
            } else if (salvo.side == side) {
                join(missed, salvo);
            }
        }
        std::ranges::stable_sort(told, std::ranges::greater(), &Salvo::taken);
        tellHits(told, scribe);
        if (missed.volleys > 0) {
            scribe.write(kNothing, missed.events, {side, missed.volleys});
        }
        for (const ShotDown &d : m_shotDown) {
            if (m_setup.sideOf(d.by) == side) {
                scribe.write(kShotDown, d.events, {d.by, d.unit});
            }
        }
    }

private:
    void look(const Happening &h)
    {
        if (const auto *declared = as<event::VolleyDeclared>(h)) {
            m_shooter = declared->unit;
            Salvo &salvo = current();
            salvo.side = m_setup.sideOf(m_shooter);
            salvo.command = m_setup.units[m_shooter.index()].command;
            ++salvo.volleys;
            salvo.events.push_back(h.at);
        } else if (const Taken taken = takenBy(*h.event);
                   taken.cause == Cause::Shooting && taken.stands > 0) {
            Salvo &salvo = current();
            salvo.taken += taken.stands;
            salvo.victims[taken.unit] += taken.stands;
            salvo.events.push_back(h.at);
        } else if (const auto *gone = as<event::UnitEliminated>(h); gone != nullptr && gone->by.isValid()) {
            m_shotDown.push_back({gone->by, gone->unit, {h.at}});
        }
    }

    Salvo &current() { return m_salvos[m_setup.units[m_shooter.index()].command]; }

    static void join(Salvo &sum, const Salvo &more)
    {
        sum.side = more.side;
        sum.volleys += more.volleys;
        sum.taken += more.taken;
        add(sum.events, more.events);
    }

    void tellSalvo(const Salvo &s, Scribe &scribe) const
    {
        const bool isOne = s.victims.size() == 1;
        if (hasNamesake(m_setup, s.command)) {
            scribe.write(isOne ? Rows(kShotsOne) : Rows(kShots), s.events,
                         {s.side, s.command, s.hardestHit(), s.taken});
        } else {
            scribe.write(isOne ? Rows(kOwnShotsOne) : Rows(kOwnShots), s.events,
                         {s.command, s.hardestHit(), s.taken});
        }
    }

    void tellHits(const std::vector<Salvo> &told, Scribe &scribe) const
    {
        Salvo others;
        for (std::size_t i = 0; i < told.size(); ++i) {
            const Salvo &s = told[i];
            if (i >= kToldAlone) {
                join(others, s);
            } else {
                tellSalvo(s, scribe);
            }
        }
        if (others.volleys > 0) {
            scribe.write(kOthers, others.events, {others.side, others.taken});
        }
    }

    const Setup &m_setup;
    UnitId m_shooter;
    std::map<CommandId, Salvo> m_salvos;
    std::vector<ShotDown> m_shotDown;
};

} // namespace

void tellShots(const Scene &scene, Scribe &scribe)
{
    const Shooting shooting(scene);
    for (const SideId side : {SideId(0), SideId(1)}) {
        shooting.tell(side, scribe);
    }
}

} // namespace zama::report
