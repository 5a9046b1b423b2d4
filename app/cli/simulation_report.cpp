#include "app/cli/simulation_report.h"

#include "core/game/names.h"
#include "core/io/decimal.h"
#include "core/io/game_values.h"
#include "core/io/json_write.h"
#include "core/io/state_json.h"
#include "core/text/names.h"

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

// Thousandths as "7.125".
std::string thousandths(std::int64_t value)
{
    return fmt::format("{}.{:03}", value / 1000, value % 1000);
}

JsonValue whole(std::int64_t value)
{
    return JsonValue::ofNumber(std::to_string(value));
}

JsonValue jsonOf(const Share &share)
{
    JsonValue object = JsonValue::ofKind(Kind::Object);
    object.add("games", whole(share.count));
    object.add("percent", JsonValue::ofNumber(decimalText(share.estimate, 2)));
    object.add("low", JsonValue::ofNumber(decimalText(share.low, 2)));
    object.add("high", JsonValue::ofNumber(decimalText(share.high, 2)));
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
          s(r.statistics)
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
};

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
        elephants();
        generals();
        return m_text + fmt::format("\nSeries hash {}\n", hashText(m.s.seriesHash));
    }

private:
    void head()
    {
        m_text += fmt::format("{}: {} of {} battles, seed {}\n", m.setup.scenario.title.in("en"), m.s.games,
                              m.plan.games, m.plan.seed);
        m_text += fmt::format("{}: {} mind; {}: {} mind\n\n", sideName(0), m.plan.minds[0], sideName(1),
                              m.plan.minds[1]);
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
        object.add("dice", jsonOf(m.s.dice));
        object.add("stands_lost", losses());
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
        for (std::size_t i = 0; i < m.s.standsLost.size(); ++i) {
            if (m.s.standsAtStart[i] > 0) {
                tally("stands_lost", m.setup.types[i].id, m.s.standsLost[i]);
            }
        }
        for (std::size_t i = 0; i < m.s.fallen.size(); ++i) {
            const GeneralSetup &general = m.setup.generals[i];
            share("general_fallen", m.sideId(general.side.index()), general.id, m.share(m.s.fallen[i]));
        }
        plain("hash", "", "series", hashText(m.s.seriesHash));
        return m_text;
    }

private:
    void sideLines(std::size_t side)
    {
        plain("policy", m.sideId(side), m.plan.minds.at(side), "");
        share("wins", m.sideId(side), "all", m.share(m.s.wins.at(side)));
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
