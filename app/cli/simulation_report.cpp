#include "app/cli/simulation_report.h"

#include "core/game/names.h"
#include "core/io/decimal.h"
#include "core/io/game_values.h"
#include "core/io/json_write.h"
#include "core/io/state_json.h"
#include "core/sim/deciding_units.h"
#include "core/text/names.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

namespace zama::cli {
namespace {

using Kind = JsonValue::Kind;
using sim::Share;
using sim::Statistics;
using sim::Tally;

// Hundredths of a per cent as "51.27".
std::string percent(int hundredths)
{
    return fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
}

std::string signedPercent(int hundredths)
{
    return (hundredths < 0 ? "-" : "") + percent(std::abs(hundredths));
}

// Thousandths as "7.125".
std::string thousandths(std::int64_t value)
{
    return fmt::format("{}.{:03}", value / 1000, value % 1000);
}

JsonValue whole(std::int64_t value)
{
    return JsonValue::ofNumber(std::to_string(value));
}

void addInterval(JsonValue &object, int estimate, int low, int high)
{
    object.add("percent", JsonValue::ofNumber(decimalText(estimate, 2)));
    object.add("low", JsonValue::ofNumber(decimalText(low, 2)));
    object.add("high", JsonValue::ofNumber(decimalText(high, 2)));
}

JsonValue jsonOf(const Share &share)
{
    JsonValue object = JsonValue::ofKind(Kind::Object);
    object.add("games", whole(share.count));
    addInterval(object, share.estimate, share.low, share.high);
    return object;
}

// Of points, which may be halves, and of differences: a Share or a Difference.
template<class Interval>
JsonValue jsonOfInterval(const Interval &interval)
{
    JsonValue object = JsonValue::ofKind(Kind::Object);
    addInterval(object, interval.estimate, interval.low, interval.high);
    return object;
}

JsonValue jsonOf(const Tally &tally)
{
    JsonValue object = JsonValue::ofKind(Kind::Object);
    object.add("mean", JsonValue::ofNumber(decimalText(tally.meanThousandths(), 3)));
    object.add("deviation", JsonValue::ofNumber(decimalText(tally.deviationThousandths(), 3)));
    if (tally.count > 0) {
        object.add("least", whole(tally.least));
        object.add("most", whole(tally.most));
    }
    return object;
}

// What every format is about.
struct Report {
    Report(const sim::BatchPlan &p, const sim::BatchResult &r)
        : plan(p),
          setup(*p.setup),
          s(r.statistics),
          isNarrow(r.isNarrow)
    {
    }
    [[nodiscard]] Share share(std::int64_t count) const { return sim::shareOf(count, s.games); }
    [[nodiscard]] Share degree(std::size_t side, Degree d) const
    {
        return share(s.degrees.at(side).at(static_cast<std::size_t>(d)));
    }
    [[nodiscard]] const std::string &sideId(std::size_t side) const { return setup.sides.at(side).id; }
    [[nodiscard]] std::int64_t elephants(std::size_t side) const
    {
        return s.elephantsAtStart.at(side) * s.games;
    }

    const sim::BatchPlan &plan;
    const Setup &setup;
    const Statistics &s;
    bool isNarrow;
};

constexpr std::size_t kMostDeciding = 10; // that people read
constexpr std::array kDegreesWon{Degree::SlightEdge, Degree::GreatVictory};

struct FateRow {
    const char *name;  ///< for programs
    const char *words; ///< for people
    int sim::ElephantFates::*count;
};
constexpr std::array<FateRow, 4> kFateRows{
    {{"on_table", "still on the table", &sim::ElephantFates::onTable},
     {"scared", "scared away", &sim::ElephantFates::scared},
     {"rampaged", "ran wild", &sim::ElephantFates::rampaged},
     {"removed", "trampled by another elephant", &sim::ElephantFates::removed}}};

/// For people; in the order of EndReason.
constexpr std::array<const char *, names::kEndReasons.size()> kEndings{
    "the turn limit",  "many turns without a loss",   "a side without units",
    "an army's break", "a commander in chief's fall", "a side that gave up"};

class TextTable
{
public:
    explicit TextTable(const Report &report)
        : m(report)
    {
    }

    std::string text()
    {
        head();
        idleness();
        winners();
        lengths();
        losses();
        deciding();
        elephants();
        generals();
        return m_text + fmt::format("\nSeries hash {}\n", hashText(m.s.seriesHash));
    }

private:
    void head()
    {
        m_text += fmt::format("{}: {}, seed {}\n", m.setup.scenario.title.in("en"), howMany(), m.plan.seed);
        m_text += fmt::format("{}: {} mind; {}: {} mind\n\n", sideName(0), m.plan.minds[0], sideName(1),
                              m.plan.minds[1]);
    }

    [[nodiscard]] std::string howMany() const
    {
        return m.isNarrow ? fmt::format("{} battles, shares known to {} per cent either way", m.s.games,
                                        m.plan.halfWidth.value_or(0) / 100)
                          : fmt::format("{} of {} battles", m.s.games, m.plan.games);
    }

    // Shares of battles in which nobody met say nothing about the scenario.
    void idleness()
    {
        if (m.s.games > 0 && m.s.dice.most == 0) {
            m_text += "No die was rolled in any battle: nobody shot or fought.\n\n";
        }
    }

    [[nodiscard]] const std::string &sideName(std::size_t side) const
    {
        return nameOf(m.setup, SideId(side), "en");
    }

    // Authors may call several types the same.
    [[nodiscard]] std::string typeName(std::size_t type) const
    {
        const std::string &name = nameOf(m.setup, TypeId(type), "en");
        for (std::size_t other = 0; other < m.setup.types.size(); ++other) {
            if (other != type && nameOf(m.setup, TypeId(other), "en") == name) {
                return fmt::format("{} ({})", name, m.setup.types[type].id);
            }
        }
        return name;
    }

    void shareLine(const std::string &what, const Share &share)
    {
        m_text += fmt::format("{:<34} {:>8} {:>7} %  ({} - {})\n", what, share.count, percent(share.estimate),
                              percent(share.low), percent(share.high));
    }

    void winners()
    {
        m_text += fmt::format("{:<34} {:>8} {:>9}  (95 % interval)\n", "Winner", "battles", "share");
        for (std::size_t side = 0; side < 2; ++side) {
            shareLine(sideName(side), m.share(m.s.wins.at(side)));
            shareLine("  slight edge", m.degree(side, Degree::SlightEdge));
            shareLine("  great victory", m.degree(side, Degree::GreatVictory));
        }
        shareLine("Drawn", m.share(m.s.draws));
        m_text += fmt::format("\n{:<34} {:>8} {:>9}  (95 % interval)\n", "A draw shared", "points", "share");
        for (std::size_t side = 0; side < 2; ++side) {
            pointsLine(side);
        }
    }

    void pointsLine(std::size_t side)
    {
        const Share share = m.s.balance(SideId(side));
        const std::int64_t halves = 2 * m.s.wins.at(side) + m.s.draws;
        m_text += fmt::format("{:<34} {:>8} {:>7} %  ({} - {})\n", sideName(side),
                              fmt::format("{}.{}", halves / 2, halves % 2 == 0 ? 0 : 5),
                              percent(share.estimate), percent(share.low), percent(share.high));
    }

    // The surest of them.
    void deciding()
    {
        const auto units = sim::decidingUnits(m.s);
        if (units.empty()) {
            return;
        }
        m_text += fmt::format("\n{:<34} {:>8} {:>9}  (difference) stands taken, lost\n",
                              "Won with a unit left, without it", "with", "without");
        for (std::size_t i = 0; i < std::min(kMostDeciding, units.size()); ++i) {
            const sim::Influence &u = units[i];
            m_text += fmt::format("  {:<32} {:>6} % {:>7} %  ({} - {}) {}, {}\n",
                                  nameOf(m.setup, u.unit, "en") + ", " + sideName(u.side.index()),
                                  percent(u.wonWith.estimate), percent(u.wonWithout.estimate),
                                  signedPercent(u.swing.low), signedPercent(u.swing.high),
                                  decimalText(u.takenTenths, 1), decimalText(u.lostTenths, 1));
        }
    }

    void tallyLine(const std::string &what, const Tally &tally, const std::string &more = "")
    {
        m_text += fmt::format("{:<34} {:>8} {:>9}  ({} - {}){}\n", what, thousandths(tally.meanThousandths()),
                              thousandths(tally.deviationThousandths()), tally.least, tally.most, more);
    }

    void lengths()
    {
        m_text += "\nEnded by\n";
        for (std::size_t i = 0; i < m.s.endReasons.size(); ++i) {
            if (m.s.endReasons.at(i) > 0) {
                shareLine(fmt::format("  {}", kEndings.at(i)), m.share(m.s.endReasons.at(i)));
            }
        }
        if (m.s.games == 0) {
            return;
        }
        m_text += fmt::format("\n{:<34} {:>8} {:>9}  (least - most)\n", "Of a battle", "mean", "deviation");
        tallyLine("Turns", m.s.turns);
        tallyLine("Orders", m.s.orders);
        tallyLine("Orders and rolls", m.s.commands);
        tallyLine("Dice", m.s.dice);
    }

    void losses()
    {
        m_text += "\nStands lost by unit type\n";
        for (std::size_t i = 0; i < m.s.standsLost.size() && m.s.games > 0; ++i) {
            if (m.s.standsAtStart[i] > 0 && !m.setup.types[i].isElephant) {
                tallyLine("  " + typeName(i), m.s.standsLost[i], fmt::format(" of {}", m.s.standsAtStart[i]));
            }
        }
    }

    void elephants()
    {
        for (std::size_t side = 0; side < 2; ++side) {
            if (m.elephants(side) == 0) {
                continue;
            }
            m_text += fmt::format("\nElephants of {} ({} in all battles)\n",
                                  nameInText(m.setup, SideId(side), "en"), m.elephants(side));
            for (const FateRow &row : kFateRows) {
                shareLine(fmt::format("  {}", row.words),
                          sim::shareOf(m.s.elephants.at(side).*row.count, m.elephants(side)));
            }
        }
    }

    void generals()
    {
        m_text += m.s.fallen.empty() ? "" : "\nGenerals fallen\n";
        for (std::size_t i = 0; i < m.s.fallen.size(); ++i) {
            shareLine("  " + nameOf(m.setup, GeneralId(i), "en"), m.share(m.s.fallen[i]));
        }
    }

    const Report &m;
    std::string m_text;
};

class JsonTable
{
public:
    explicit JsonTable(const Report &report)
        : m(report)
    {
    }

    [[nodiscard]] JsonValue value() const
    {
        JsonValue object = JsonValue::ofKind(Kind::Object);
        object.add("scenario", JsonValue::ofText(m.setup.scenario.id));
        object.add("games", whole(m.s.games));
        object.add("wanted", whole(m.plan.games));
        object.add("seed", JsonValue::ofText(std::to_string(m.plan.seed)));
        object.add("sides", sides());
        object.add("draws", jsonOf(m.share(m.s.draws)));
        object.add("ended_by", reasons());
        object.add("turns", turns());
        object.add("commands", jsonOf(m.s.commands));
        object.add("orders", jsonOf(m.s.orders));
        object.add("dice", jsonOf(m.s.dice));
        object.add("stands_lost", losses());
        object.add("units", units());
        object.add("generals_fallen", generals());
        object.add("hash", JsonValue::ofText(hashText(m.s.seriesHash)));
        return object;
    }

private:
    [[nodiscard]] JsonValue sides() const
    {
        JsonValue list = JsonValue::ofKind(Kind::Array);
        for (std::size_t side = 0; side < 2; ++side) {
            JsonValue object = JsonValue::ofKind(Kind::Object);
            object.add("id", JsonValue::ofText(m.sideId(side)));
            object.add("policy", JsonValue::ofText(m.plan.minds.at(side)));
            object.add("wins", jsonOf(m.share(m.s.wins.at(side))));
            object.add("points", jsonOfInterval(m.s.balance(SideId(side))));
            for (const Degree d : kDegreesWon) {
                object.add(std::string(names::word(names::kDegrees, d)), jsonOf(m.degree(side, d)));
            }
            object.add("elephants", elephants(side));
            list.items.push_back(std::move(object));
        }
        return list;
    }

    [[nodiscard]] JsonValue elephants(std::size_t side) const
    {
        JsonValue object = JsonValue::ofKind(Kind::Object);
        object.add("all", whole(m.elephants(side)));
        for (const FateRow &row : kFateRows) {
            object.add(row.name, whole(m.s.elephants.at(side).*row.count));
        }
        return object;
    }

    [[nodiscard]] JsonValue reasons() const
    {
        JsonValue object = JsonValue::ofKind(Kind::Object);
        for (std::size_t i = 0; i < m.s.endReasons.size(); ++i) {
            object.add(std::string(names::kEndReasons.at(i)), whole(m.s.endReasons.at(i)));
        }
        return object;
    }

    [[nodiscard]] JsonValue turns() const
    {
        JsonValue object = jsonOf(m.s.turns);
        JsonValue counts = JsonValue::ofKind(Kind::Object);
        for (const auto &[turns, games] : m.s.turnCounts) {
            counts.add(std::to_string(turns), whole(games));
        }
        object.add("games_by_turns", std::move(counts));
        return object;
    }

    [[nodiscard]] JsonValue losses() const
    {
        JsonValue list = JsonValue::ofKind(Kind::Array);
        for (std::size_t i = 0; i < m.s.standsLost.size(); ++i) {
            if (m.s.standsAtStart[i] == 0) {
                continue;
            }
            JsonValue object = JsonValue::ofKind(Kind::Object);
            object.add("type", JsonValue::ofText(m.setup.types[i].id));
            object.add("starting", whole(m.s.standsAtStart[i]));
            for (JsonMember &member : jsonOf(m.s.standsLost[i]).members) {
                object.add(member.key, std::move(member.value));
            }
            list.items.push_back(std::move(object));
        }
        return list;
    }

    [[nodiscard]] JsonValue units() const
    {
        JsonValue list = JsonValue::ofKind(Kind::Array);
        for (std::size_t i = 0; i < m.s.units.size(); ++i) {
            const sim::Influence influence = sim::influenceOf(m.s, UnitId(i));
            JsonValue object = JsonValue::ofKind(Kind::Object);
            object.add("unit", JsonValue::ofText(m.setup.units[i].id));
            object.add("left", jsonOf(influence.standing));
            object.add("won_with", jsonOf(influence.wonWith));
            object.add("won_without", jsonOf(influence.wonWithout));
            object.add("difference", jsonOfInterval(influence.swing));
            object.add("stands_taken", JsonValue::ofNumber(decimalText(influence.takenTenths, 1)));
            object.add("stands_lost", JsonValue::ofNumber(decimalText(influence.lostTenths, 1)));
            list.items.push_back(std::move(object));
        }
        return list;
    }

    [[nodiscard]] JsonValue generals() const
    {
        JsonValue object = JsonValue::ofKind(Kind::Object);
        for (std::size_t i = 0; i < m.s.fallen.size(); ++i) {
            object.add(m.setup.generals[i].id, jsonOf(m.share(m.s.fallen[i])));
        }
        return object;
    }

    const Report &m;
};

// Commas, quotes and line ends in ids are quoted as RFC 4180 has it.
std::string csvField(const std::string &text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + "\"";
}

class CsvTable
{
public:
    explicit CsvTable(const Report &report)
        : m(report)
    {
    }

    std::string text()
    {
        plain("games", "", "played", std::to_string(m.s.games));
        plain("games", "", "seed", std::to_string(m.plan.seed));
        for (std::size_t side = 0; side < 2; ++side) {
            sideLines(side);
        }
        share("draws", "", "drawn", m.share(m.s.draws));
        for (std::size_t i = 0; i < m.s.endReasons.size(); ++i) {
            share("ended_by", "", std::string(names::kEndReasons.at(i)), m.share(m.s.endReasons.at(i)));
        }
        tally("turns", "turns", m.s.turns);
        tally("orders", "orders", m.s.orders);
        for (std::size_t i = 0; i < m.s.standsLost.size(); ++i) {
            if (m.s.standsAtStart[i] > 0) {
                tally("stands_lost", m.setup.types[i].id, m.s.standsLost[i]);
            }
        }
        for (std::size_t i = 0; i < m.s.fallen.size(); ++i) {
            const GeneralSetup &general = m.setup.generals[i];
            share("general_fallen", m.sideId(general.side.index()), general.id, m.share(m.s.fallen[i]));
        }
        for (std::size_t i = 0; i < m.s.units.size(); ++i) {
            unitLines(sim::influenceOf(m.s, UnitId(i)));
        }
        plain("hash", "", "series", hashText(m.s.seriesHash));
        return m_text;
    }

private:
    void sideLines(std::size_t side)
    {
        plain("policy", m.sideId(side), m.plan.minds.at(side), "");
        share("wins", m.sideId(side), "all", m.share(m.s.wins.at(side)));
        const Share points = m.s.balance(SideId(side));
        row("points", m.sideId(side), "draws_shared",
            fmt::format(",{},{},{}", percent(points.estimate), percent(points.low), percent(points.high)));
        for (const Degree d : kDegreesWon) {
            share("wins", m.sideId(side), std::string(names::word(names::kDegrees, d)), m.degree(side, d));
        }
        for (const FateRow &row : kFateRows) {
            if (m.elephants(side) > 0) {
                share("elephants", m.sideId(side), row.name,
                      sim::shareOf(m.s.elephants.at(side).*row.count, m.elephants(side)));
            }
        }
    }

    void unitLines(const sim::Influence &unit)
    {
        const std::string &side = m.sideId(unit.side.index());
        const std::string &id = m.setup.units[unit.unit.index()].id;
        share("unit_left", side, id, unit.standing);
        share("won_with", side, id, unit.wonWith);
        share("won_without", side, id, unit.wonWithout);
        row("won_with_less_without", side, id,
            fmt::format(",{},{},{}", signedPercent(unit.swing.estimate), signedPercent(unit.swing.low),
                        signedPercent(unit.swing.high)));
        row("unit_stands_taken", side, id, fmt::format(",{},,", decimalText(unit.takenTenths, 1)));
        row("unit_stands_lost", side, id, fmt::format(",{},,", decimalText(unit.lostTenths, 1)));
    }

    void row(const std::string &group, const std::string &side, const std::string &item,
             const std::string &values)
    {
        m_text += fmt::format("{},{},{},{}\n", group, csvField(side), csvField(item), values);
    }
    void plain(const std::string &group, const std::string &side, const std::string &item,
               const std::string &value)
    {
        row(group, side, item, value + ",,,");
    }
    void share(const std::string &group, const std::string &side, const std::string &item, const Share &s)
    {
        row(group, side, item,
            fmt::format("{},{},{},{}", s.count, percent(s.estimate), percent(s.low), percent(s.high)));
    }
    void tally(const std::string &group, const std::string &item, const Tally &t)
    {
        if (t.count > 0) {
            row(group, "", item, fmt::format(",{},{},{}", thousandths(t.meanThousandths()), t.least, t.most));
        }
    }

    const Report &m;
    std::string m_text = "group,side,item,count,value,low,high\n";
};

} // namespace

std::string textReport(const sim::BatchPlan &plan, const sim::BatchResult &result)
{
    const Report report(plan, result);
    return TextTable(report).text();
}

std::string jsonReport(const sim::BatchPlan &plan, const sim::BatchResult &result)
{
    const Report report(plan, result);
    return compactJson(JsonTable(report).value()) + "\n";
}

std::string csvReport(const sim::BatchPlan &plan, const sim::BatchResult &result)
{
    const Report report(plan, result);
    return CsvTable(report).text();
}

} // namespace zama::cli
