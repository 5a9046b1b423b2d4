#include "core/design/battle_lines.h"

#include "core/design/line_up.h"

#include <algorithm>

namespace zama::design {
namespace {

constexpr Mils kLane = kInch / 2;
constexpr Centidegrees kUp = 0;
constexpr Centidegrees kEast = kQuarterTurn;
constexpr Centidegrees kDown = kFullTurn / 2;
constexpr std::size_t kLed = 6; ///< units one general leads

// Troops lined up together, to be shifted as one.
class Block
{
public:
    Block(Scenario &scenario, Picked units, Centidegrees facing, int lines, bool cavalryOutside)
        : m_scenario(scenario),
          m_units(std::move(units))
    {
        const Box table = tableOf(scenario);
        LineUp lineUp;
        lineUp.at = {{(table.left + table.right) / 2, (table.bottom + table.top) / 2}, facing};
        lineUp.lines = lines;
        lineUp.cavalryOutside = cavalryOutside;
        place(scenario, linedUp(scenario, m_units, lineUp));
    }

    [[nodiscard]] const Picked &units() const { return m_units; }
    [[nodiscard]] Box box() const
    {
        const std::vector<Body> bodies = bodiesOf(m_scenario, m_units);
        Box around = bodies.front().footprint().box;
        for (const Body &body : bodies) {
            around = around.with(body.footprint().box);
        }
        return around;
    }
    [[nodiscard]] bool isEmpty() const { return m_units.empty(); }

    void shiftBy(Point by)
    {
        Arrangement there;
        for (const Body &body : bodiesOf(m_scenario, m_units)) {
            there.push_back(
                {body.id, {{body.pose.front.x + by.x, body.pose.front.y + by.y}, body.pose.facing}});
        }
        place(m_scenario, there);
    }

    /// Its middle to this x, its bottom or top edge to this y.
    void setBottom(Mils x, Mils y)
    {
        const Box now = box();
        shiftBy({x - (now.left + now.right) / 2, y - now.bottom});
    }
    void setTop(Mils x, Mils y)
    {
        const Box now = box();
        shiftBy({x - (now.left + now.right) / 2, y - now.top});
    }

private:
    Scenario &m_scenario;
    Picked m_units;
};

UnitClass classOf(const Scenario &scenario, const std::string &id)
{
    return bodiesOf(scenario, {id}).front().unitClass;
}

bool isLight(UnitClass unitClass)
{
    return unitClass == UnitClass::Skirmishers || unitClass == UnitClass::Elephants;
}

// The troops in two, kind by kind turn about, so that both have some of everything.
std::array<Picked, 2> halved(const Scenario &scenario, const Picked &units)
{
    std::array<Picked, 2> halves;
    std::array<std::size_t, 6> count{};
    for (const std::string &id : units) {
        const auto unitClass = static_cast<std::size_t>(classOf(scenario, id));
        // Odd kinds give their odd one to the smaller half.
        const bool isEven = count.at(unitClass)++ % 2 == 0;
        const bool isSecond =
            halves[0].size() != halves[1].size() ? halves[0].size() > halves[1].size() : !isEven;
        halves.at(isSecond ? 1 : 0).push_back(id);
    }
    return halves;
}

Picked leftToRight(const Scenario &scenario, const Picked &units, Centidegrees facing)
{
    std::vector<Body> bodies = bodiesOf(scenario, units);
    const Centidegrees right = normalised(facing + kQuarterTurn);
    const auto along = [&](const Body &body) {
        return right == kEast ? body.pose.front.x : right == kDown ? -body.pose.front.y : -body.pose.front.x;
    };
    std::ranges::stable_sort(bodies, {}, along);
    Picked sorted;
    for (const Body &body : bodies) {
        sorted.push_back(body.id);
    }
    return sorted;
}

void addLine(Divisions &divisions, const Picked &units)
{
    if (units.empty()) {
        return;
    }
    const std::size_t parts = (units.size() + kLed - 1) / kLed;
    for (std::size_t i = 0; i < parts; ++i) {
        const auto begin = static_cast<std::ptrdiff_t>(units.size() * i / parts);
        const auto end = static_cast<std::ptrdiff_t>(units.size() * (i + 1) / parts);
        divisions.push_back({Division::Role::Line, {units.begin() + begin, units.begin() + end}});
    }
}

// Cavalry of two units and more goes to the wings.
Divisions winged(const Scenario &scenario, const Picked &units, Centidegrees facing)
{
    Picked horse;
    Picked rest;
    for (const std::string &id : leftToRight(scenario, units, facing)) {
        (classOf(scenario, id) == UnitClass::Cavalry ? horse : rest).push_back(id);
    }
    Divisions divisions;
    if (horse.size() < 2 || rest.empty()) {
        addLine(divisions, leftToRight(scenario, units, facing));
        return divisions;
    }
    const auto half = static_cast<std::ptrdiff_t>(horse.size() / 2);
    divisions.push_back({Division::Role::LeftWing, {horse.begin(), horse.begin() + half}});
    addLine(divisions, rest);
    divisions.push_back({Division::Role::RightWing, {horse.begin() + half, horse.end()}});
    return divisions;
}

int linesFor(const Scenario &scenario, const Picked &units)
{
    const auto light =
        std::ranges::count_if(units, [&](const std::string &id) { return isLight(classOf(scenario, id)); });
    return static_cast<int>(units.size()) - static_cast<int>(light) > 4 ? 2 : 1;
}

class BattleLines
{
public:
    BattleLines(Scenario &scenario, const std::array<Picked, 2> &troops)
        : m_scenario(scenario),
          m_troops(troops),
          m_table(tableOf(scenario)),
          m_middle({(m_table.left + m_table.right) / 2, (m_table.bottom + m_table.top) / 2})
    {
    }

    void faceToFace(std::size_t bottom)
    {
        const Mils half = openingGap(m_table) / 2;
        const std::size_t top = 1 - bottom;
        Block below(m_scenario, m_troops.at(bottom), kUp, linesFor(m_scenario, m_troops.at(bottom)), true);
        below.setTop(m_middle.x, m_middle.y - half);
        Block above(m_scenario, m_troops.at(top), kDown, linesFor(m_scenario, m_troops.at(top)), true);
        above.setBottom(m_middle.x, m_middle.y + half);
        m_divisions.at(bottom) = winged(m_scenario, m_troops.at(bottom), kUp);
        m_divisions.at(top) = winged(m_scenario, m_troops.at(top), kDown);
    }

    void column()
    {
        Picked main;
        Picked guards;
        for (const std::string &id : m_troops[0]) {
            (isLight(classOf(m_scenario, id)) ? guards : main).push_back(id);
        }
        if (main.empty()) {
            std::swap(main, guards);
        }
        const int pairs = static_cast<int>(main.size() + 1) / 2;
        Block march(m_scenario, main, kEast, pairs, false);
        const Box box = march.box();
        march.shiftBy({m_middle.x - (box.left + box.right) / 2, m_middle.y - (box.bottom + box.top) / 2});
        addLine(m_divisions[0], leftToRight(m_scenario, main, kUp));
        const std::array<Picked, 2> sides = halved(m_scenario, guards);
        Box held = march.box();
        if (!sides[0].empty()) {
            Block north(m_scenario, sides[0], kUp, 1, false);
            north.setBottom(m_middle.x, held.top + kLane);
            addLine(m_divisions[0], leftToRight(m_scenario, sides[0], kUp));
            held = held.with(north.box());
        }
        if (!sides[1].empty()) {
            Block south(m_scenario, sides[1], kDown, 1, false);
            south.setTop(m_middle.x, held.bottom - kLane);
            addLine(m_divisions[0], leftToRight(m_scenario, sides[1], kDown));
            held = held.with(south.box());
        }
        surround(held);
    }

    void backToBack()
    {
        const std::array<Picked, 2> halves = halved(m_scenario, m_troops[0]);
        Box held{m_middle.x, m_middle.y, m_middle.x, m_middle.y};
        for (std::size_t i = 0; i < 2; ++i) {
            if (halves.at(i).empty()) {
                continue;
            }
            Block half(m_scenario, halves.at(i), i == 0 ? kUp : kDown, 1, true);
            if (i == 0) {
                half.setBottom(m_middle.x, m_middle.y + kLane);
            } else {
                half.setTop(m_middle.x, m_middle.y - kLane);
            }
            held = held.with(half.box());
            addLine(m_divisions[0], leftToRight(m_scenario, halves.at(i), i == 0 ? kUp : kDown));
        }
        surround(held);
    }

    std::array<Divisions, 2> take() { return std::move(m_divisions); }

private:
    // The second army in two halves, above and below.
    void surround(const Box &held)
    {
        const std::array<Picked, 2> halves = halved(m_scenario, m_troops[1]);
        for (std::size_t i = 0; i < 2; ++i) {
            if (halves.at(i).empty()) {
                continue;
            }
            const Centidegrees facing = i == 0 ? kDown : kUp;
            Block half(m_scenario, halves.at(i), facing, linesFor(m_scenario, halves.at(i)), true);
            const Box box = half.box();
            const Mils room = i == 0 ? m_table.top - held.top : held.bottom - m_table.bottom;
            const Mils gap =
                std::clamp(room - (box.top - box.bottom) - kLane, kInch, openingGap(m_table) / 2);
            if (i == 0) {
                half.setBottom(m_middle.x, held.top + gap);
            } else {
                half.setTop(m_middle.x, held.bottom - gap);
            }
            addLine(m_divisions[1], leftToRight(m_scenario, halves.at(i), facing));
        }
    }

    Scenario &m_scenario;
    std::array<Picked, 2> m_troops;
    Box m_table;
    Point m_middle;
    std::array<Divisions, 2> m_divisions;
};

} // namespace

Mils openingGap(const Box &table)
{
    return std::min(18 * kInch, (table.top - table.bottom) * 2 / 5);
}

std::array<Divisions, 2> drawUpForBattle(Scenario &scenario, BattleKind kind,
                                         const std::array<Picked, 2> &troops, std::size_t bottomArmy)
{
    BattleLines lines(scenario, troops);
    switch (kind) {
    case BattleKind::Pitched:
    case BattleKind::Elephants:
        lines.faceToFace(bottomArmy);
        break;
    case BattleKind::Ambush:
        lines.column();
        break;
    case BattleKind::LastStand:
        lines.backToBack();
        break;
    }
    return lines.take();
}

} // namespace zama::design
