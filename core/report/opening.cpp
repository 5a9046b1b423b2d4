#include "core/report/opening.h"

#include "core/game/queries.h"

#include <algorithm>
#include <optional>

namespace zama::report {
namespace {

constexpr std::string_view kArmy[] = {"report.army.1", "report.army.2"};
constexpr std::string_view kChief[] = {"report.chief.1", "report.chief.2"};
constexpr std::string_view kWest[] = {"report.faced_west"};
constexpr std::string_view kEast[] = {"report.faced_east"};
constexpr std::string_view kNorth[] = {"report.faced_north"};
constexpr std::string_view kSouth[] = {"report.faced_south"};
constexpr std::string_view kMiddle[] = {"report.faced_middle"};

// A command on the table as the battle began.
struct Post {
    CommandId command;
    std::int64_t x = 0;
    std::int64_t y = 0;
};

std::vector<Post> postsOf(const State &s, SideId side)
{
    std::vector<Post> posts;
    for (const CommandId c : s.setup->sides.at(side.index()).commands) {
        Post post{c, 0, 0};
        std::int64_t count = 0;
        for (const UnitId u : s.setup->commands[c.index()].units) {
            if (s.isPresent(u)) {
                post.x += s.unit(u).pose.front.x;
                post.y += s.unit(u).pose.front.y;
                ++count;
            }
        }
        if (count > 0) {
            posts.push_back({c, post.x / count, post.y / count});
        }
    }
    return posts;
}

std::int64_t distanceSquared(const Post &a, const Post &b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

const Post &nearestTo(const Post &post, const std::vector<Post> &others)
{
    return *std::ranges::min_element(others, {}, [&](const Post &o) { return distanceSquared(post, o); });
}

class Opening
{
public:
    Opening(const std::vector<Scene> &scenes, const State &start, Scribe &scribe)
        : m_scenes(scenes),
          m_state(start),
          m_setup(*start.setup),
          m_scribe(scribe)
    {
    }

    Paragraph write()
    {
        for (const SideId side : {SideId(0), SideId(1)}) {
            tellArmy(side);
            tellChief(side);
        }
        tellFronts();
        return m_scribe.take();
    }

private:
    template<class Names>
    [[nodiscard]] std::optional<EventRef> firstThat(Names names) const
    {
        for (const Scene &scene : m_scenes) {
            for (const Happening &h : scene.happenings) {
                if (names(castOf(*h.event))) {
                    return h.at;
                }
            }
        }
        return {};
    }

    [[nodiscard]] std::optional<EventRef> firstOf(SideId side) const
    {
        return firstThat([&](const Cast &cast) {
            return std::ranges::any_of(cast.units, [&](UnitId u) { return m_setup.sideOf(u) == side; });
        });
    }
    [[nodiscard]] std::optional<EventRef> firstOf(CommandId command) const
    {
        return firstThat([&](const Cast &cast) {
            return std::ranges::any_of(cast.units,
                                       [&](UnitId u) { return m_setup.units[u.index()].command == command; });
        });
    }

    void tellArmy(SideId side)
    {
        int units = 0;
        int stands = 0;
        for (std::size_t i = 0; i < m_state.units.size(); ++i) {
            if (m_state.sideOf(UnitId(i)) == side && m_state.isPresent(UnitId(i))) {
                ++units;
                stands += m_state.units[i].strength;
            }
        }
        if (const auto at = firstOf(side); at && units > 0) {
            m_scribe.write(kArmy, {*at}, {side, units, stands});
        }
    }

    void tellChief(SideId side)
    {
        for (std::size_t i = 0; i < m_setup.generals.size(); ++i) {
            const GeneralSetup &general = m_setup.generals[i];
            if (general.side != side || !general.commanderInChief || general.fallen) {
                continue;
            }
            const auto at = firstThat([&](const Cast &cast) {
                return std::ranges::find(cast.generals, GeneralId(i)) != cast.generals.end();
            });
            if (at) {
                m_scribe.write(kChief, {*at}, {GeneralId(i), side});
            }
        }
    }

    // The two ends and the middle of the first side's line, seen along the table.
    void tellFronts()
    {
        std::vector<Post> own = postsOf(m_state, SideId(0));
        const std::vector<Post> enemies = postsOf(m_state, SideId(1));
        if (own.empty() || enemies.empty()) {
            return;
        }
        const Post &enemy = nearestTo(own.front(), enemies);
        const bool alongX = std::abs(enemy.y - own.front().y) >= std::abs(enemy.x - own.front().x);
        std::ranges::stable_sort(own, {}, alongX ? &Post::x : &Post::y);
        if (own.size() == 1) {
            tellFront(kMiddle, own.front(), enemies);
            return;
        }
        tellFront(alongX ? Rows(kWest) : Rows(kSouth), own.front(), enemies);
        if (own.size() > 2) {
            tellFront(kMiddle, own[own.size() / 2], enemies);
        }
        tellFront(alongX ? Rows(kEast) : Rows(kNorth), own.back(), enemies);
    }

    void tellFront(Rows rows, const Post &own, const std::vector<Post> &enemies)
    {
        const Post &enemy = nearestTo(own, enemies);
        const auto first = firstOf(own.command);
        const auto second = firstOf(enemy.command);
        if (first && second) {
            m_scribe.write(rows, {*first, *second}, {SideId(0), own.command, SideId(1), enemy.command});
        }
    }

    const std::vector<Scene> &m_scenes;
    const State &m_state;
    const Setup &m_setup;
    Scribe &m_scribe;
};

} // namespace

Paragraph openingOf(const std::vector<Scene> &scenes, const State &start, Scribe &scribe)
{
    return Opening(scenes, start, scribe).write();
}

} // namespace zama::report
