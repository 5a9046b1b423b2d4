#include "core/design/line_up.h"

#include "core/geometry/trig.h"

#include <algorithm>

namespace zama::design {
namespace {

using Row = std::vector<const Body *>;

struct Troops {
    Row front;
    Row foot;
    Row engines;
    Row horse;
    Row generals;
};

Troops sorted(const std::vector<Body> &bodies, const LineUp &lineUp)
{
    Troops troops;
    for (const Body &body : bodies) {
        const bool isLight =
            body.unitClass == UnitClass::Skirmishers || body.unitClass == UnitClass::Elephants;
        if (body.isGeneral) {
            troops.generals.push_back(&body);
        } else if (isLight && lineUp.skirmishersInFront) {
            troops.front.push_back(&body);
        } else if (body.unitClass == UnitClass::Artillery) {
            troops.engines.push_back(&body);
        } else if (body.unitClass == UnitClass::Cavalry && lineUp.cavalryOutside) {
            troops.horse.push_back(&body);
        } else {
            troops.foot.push_back(&body);
        }
    }
    return troops;
}

// The left half of a row and its right half, which gets the odd one.
Row leftOf(const Row &row)
{
    return {row.begin(), row.begin() + static_cast<std::ptrdiff_t>(row.size() / 2)};
}

Row rightOf(const Row &row)
{
    return {row.begin() + static_cast<std::ptrdiff_t>(row.size() / 2), row.end()};
}

void append(Row &row, const Row &more)
{
    row.insert(row.end(), more.begin(), more.end());
}

std::vector<Row> linesOf(const Troops &troops, std::size_t lines)
{
    std::vector<Row> rows(std::clamp<std::size_t>(lines, 1, std::max<std::size_t>(1, troops.foot.size())));
    const std::size_t share = (troops.foot.size() + rows.size() - 1) / rows.size();
    for (std::size_t i = 0; i < troops.foot.size(); ++i) {
        rows[i / share].push_back(troops.foot[i]);
    }
    Row first = leftOf(troops.horse);
    append(first, leftOf(troops.engines));
    append(first, rows[0]);
    append(first, rightOf(troops.engines));
    append(first, rightOf(troops.horse));
    rows[0] = std::move(first);
    return rows;
}

std::int64_t widthOf(const Row &row, Mils gap)
{
    std::int64_t width = row.empty() ? 0 : -std::int64_t{gap};
    for (const Body *body : row) {
        width += body->extent.width + gap;
    }
    return width;
}

Mils depthOf(const Row &row)
{
    Mils depth = 0;
    for (const Body *body : row) {
        depth = std::max(depth, body->extent.depth);
    }
    return depth;
}

// How long a line of this facing can be on the table.
std::int64_t longest(const Box &table, Centidegrees facing)
{
    const std::int64_t along = std::abs(std::int64_t{cosineOf(facing)});
    const std::int64_t up = std::abs(std::int64_t{sineOf(facing)});
    const std::int64_t width = along == 0 ? 4 * std::int64_t{kMaxTable} : table.right * kSineScale / along;
    const std::int64_t depth = up == 0 ? 4 * std::int64_t{kMaxTable} : table.top * kSineScale / up;
    return std::min(width, depth);
}

// A row cut where it grows longer than that.
void appendCut(std::vector<Row> &rows, const Row &row, std::int64_t most, Mils gap)
{
    Row part;
    for (const Body *body : row) {
        part.push_back(body);
        if (part.size() > 1 && widthOf(part, gap) > most) {
            part.pop_back();
            rows.push_back(std::exchange(part, Row{body}));
        }
    }
    if (!part.empty()) {
        rows.push_back(std::move(part));
    }
}

std::vector<Row> rowsOf(const Troops &troops, const LineUp &lineUp, std::int64_t most, Mils gap)
{
    std::vector<Row> rows;
    appendCut(rows, troops.front, most, gap);
    auto lines = static_cast<std::size_t>(std::max(1, lineUp.lines));
    while (lines < troops.foot.size() && widthOf(linesOf(troops, lines).front(), gap) > most) {
        ++lines;
    }
    for (const Row &row : linesOf(troops, lines)) {
        appendCut(rows, row, most, gap);
    }
    return rows;
}

class Parade
{
public:
    Parade(const LineUp &lineUp, Mils gap)
        : m_facing(normalised(lineUp.at.facing)),
          m_front({lineUp.at.front, m_facing}),
          m_gap(gap)
    {
    }

    void addRow(const Row &row, Mils lineGap)
    {
        std::int64_t twice = -widthOf(row, m_gap); // twice the place of the next left edge
        for (const Body *body : row) {
            add(*body, twice + body->extent.width);
            twice += 2 * (std::int64_t{body->extent.width} + m_gap);
        }
        m_depth += depthOf(row) + lineGap;
    }

    void addGenerals(const Row &row)
    {
        std::int64_t twice = -(static_cast<std::int64_t>(row.size()) - 1) * kInch;
        for (const Body *body : row) {
            add(*body, twice);
            twice += 2 * std::int64_t{kInch};
        }
    }

    Arrangement take() { return std::move(m_arrangement); }

private:
    void add(const Body &body, std::int64_t twiceAcross)
    {
        const Pose middle = shifted(m_front, m_facing + kFullTurn / 2, static_cast<Mils>(m_depth));
        Pose pose = shifted(middle, m_facing + kQuarterTurn, static_cast<Mils>(roundedRatio(twiceAcross, 2)));
        pose.facing = body.isGeneral ? 0 : m_facing;
        m_arrangement.push_back({body.id, pose});
    }

    Centidegrees m_facing;
    Pose m_front;
    Mils m_gap;
    std::int64_t m_depth = 0;
    Arrangement m_arrangement;
};

} // namespace

Arrangement linedUp(const Scenario &scenario, const Picked &picked, const LineUp &lineUp)
{
    const std::vector<Body> bodies = bodiesOf(scenario, picked);
    const Troops troops = sorted(bodies, lineUp);
    const Mils gap = std::clamp(lineUp.gap, 0, kMaxStand);
    const Mils lineGap = std::clamp(lineUp.lineGap, 0, kMaxStand);
    LineUp sane = lineUp;
    const Box table = tableOf(scenario);
    sane.at.front = {std::clamp(lineUp.at.front.x, table.left, table.right),
                     std::clamp(lineUp.at.front.y, table.bottom, table.top)};
    Parade parade(sane, gap);
    for (const Row &row : rowsOf(troops, lineUp, longest(table, normalised(lineUp.at.facing)), gap)) {
        parade.addRow(row, lineGap);
    }
    parade.addGenerals(troops.generals);
    return shiftedOntoTable(scenario, parade.take());
}

Pose usualFront(const Scenario &scenario, std::size_t side)
{
    const Box table = tableOf(scenario);
    const bool isUpper = side == 1;
    const bool hasZone = side < scenario.sides.size() && scenario.sides[side].zone;
    const Box zone = zoneOf(scenario, side);
    if (hasZone && zone != table) {
        const bool isAbove = zone.bottom + zone.top > table.bottom + table.top;
        return {{(zone.left + zone.right) / 2, isAbove ? zone.bottom : zone.top},
                isAbove ? kFullTurn / 2 : 0};
    }
    const Mils third = (table.top - table.bottom) * 7 / 20;
    return {{(table.left + table.right) / 2, isUpper ? table.top - third : table.bottom + third},
            isUpper ? kFullTurn / 2 : 0};
}

} // namespace zama::design
