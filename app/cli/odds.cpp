#include "app/cli/battle_file.h"
#include "app/cli/commands.h"
#include "app/cli/odds_question.h"

#include "core/game/event.h"
#include "core/io/json_write.h"
#include "core/odds/exact.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmpxx.h>
#include <optional>

namespace zama::cli {
namespace {

namespace exact = odds::exact;

std::string decimals(double value, int places)
{
    return fmt::format("{:.{}f}", value, places);
}

double asDouble(double value)
{
    return value;
}
double asDouble(const mpq_class &value)
{
    return value.get_d();
}
std::string asFraction(double /*value*/)
{
    return "";
}
std::string asFraction(const mpq_class &value)
{
    return value.get_str();
}

// One number of an answer: a chance or a mean.
struct Row {
    std::string group;
    std::string item;
    double value = 0;
    std::string fraction;
};

template<class T>
class Rows
{
public:
    void add(const std::string &group, const std::string &item, const T &value)
    {
        m_rows.push_back({group, item, asDouble(value), asFraction(value)});
    }
    void add(const std::string &group, const odds::BasicDistribution<T> &chances)
    {
        for (const auto &chance : chances) {
            add(group, std::to_string(chance.outcome), chance.probability);
        }
    }
    void add(const std::string &unit, const odds::BasicStruckOdds<T> &struck)
    {
        add(unit + "_left", struck.left);
        add(unit, "gone", struck.gone);
        add(unit, "mean_left", struck.meanLeft);
        add(unit, "mean_lost", struck.meanLost);
    }
    [[nodiscard]] std::vector<Row> take() { return std::move(m_rows); }

private:
    std::vector<Row> m_rows;
};

template<class T>
std::vector<Row> answer(const odds::Volley &question)
{
    Rows<T> rows;
    rows.add("hits", exact::hits<T>(question.dice, question.hit));
    rows.add("defender", exact::volley<T>(question));
    return rows.take();
}

template<class T>
std::vector<Row> answer(const RoundQuestion &question)
{
    const auto round = exact::meleeRound<T>(question.attacker, question.defender);
    Rows<T> rows;
    rows.add("attacker", round.a);
    rows.add("defender", round.b);
    for (const auto &pair : round.joint) {
        rows.add("both_left", fmt::format("{}:{}", pair.leftA, pair.leftB), pair.probability);
    }
    rows.add("both", "gone", round.bothGone);
    return rows.take();
}

template<class T>
void addSide(Rows<T> &rows, const std::string &unit, const odds::BasicFightSide<T> &side, bool hasGeneral)
{
    rows.add(unit, "wins", side.wins);
    rows.add(unit, "mean_lost", side.meanLost);
    if (hasGeneral) {
        rows.add(unit, "general_falls", side.generalFalls);
    }
    rows.add(unit + "_survivors", side.survivors);
}

template<class T>
std::vector<Row> answerToTheEnd(const FightQuestion &question)
{
    const auto fight = exact::fightToTheEnd<T>(question.attacker, question.defender);
    Rows<T> rows;
    addSide(rows, "attacker", fight.a, question.attacker.extraDice > 0);
    addSide(rows, "defender", fight.b, question.defender.extraDice > 0);
    rows.add("both", "gone", fight.bothGone);
    rows.add("both", "no_decision", fight.noDecision);
    if (fight.meanRounds) {
        rows.add("rounds", "mean", *fight.meanRounds);
    }
    return rows.take();
}

template<class T>
std::vector<Row> answer(const FightQuestion &question)
{
    if (question.rounds == 0) {
        return answerToTheEnd<T>(question);
    }
    const auto fight = exact::fightForRounds<T>(question.attacker, question.defender, question.rounds);
    Rows<T> rows;
    rows.add("attacker", "wins", fight.winsA);
    rows.add("attacker", "mean_lost", fight.meanLostA);
    rows.add("defender", "wins", fight.winsB);
    rows.add("defender", "mean_lost", fight.meanLostB);
    rows.add("both", "gone", fight.bothGone);
    rows.add("both", "still_fighting", fight.stillFighting);
    for (const auto &state : fight.states) {
        const auto left = [](int stands, bool general) {
            return fmt::format("{}{}", stands, general ? "+general" : "");
        };
        rows.add("both_left", left(state.leftA, state.generalA) + ":" + left(state.leftB, state.generalB),
                 state.probability);
    }
    return rows.take();
}

constexpr std::array<const char *, odds::kChargeFates> kFates{"scared", "no_round", "held", "ahead",
                                                              "right",  "left",     "back", "remains"};

template<class T>
std::vector<Row> answer(const ElephantQuestion &question)
{
    const auto odds = question.isCharged ? exact::elephantCharged<T>(question.what, question.plan)
                                         : exact::elephantCharge<T>(question.what, question.plan);
    Rows<T> rows;
    for (std::size_t i = 0; i < kFates.size(); ++i) {
        rows.add("elephant", kFates.at(i), odds.fates.at(i));
    }
    rows.add("elephant", "rampages", odds.rampages);
    rows.add("unit_left", odds.left);
    rows.add("unit", "mean_lost", odds.meanLost);
    for (const auto &outcome : odds.outcomes) {
        rows.add("outcomes",
                 fmt::format("{}:{}", kFates.at(static_cast<std::size_t>(outcome.fate)), outcome.left),
                 outcome.probability);
    }
    return rows.take();
}

// The fractions of a fight grow fast: twenty stands a side take a second, forty take minutes and megabytes.
void checkExact(const OddsQuestion &question)
{
    constexpr int kMostStands = 20;
    const auto *fight = std::get_if<FightQuestion>(&question);
    if (fight != nullptr && std::max(fight->attacker.stands, fight->defender.stands) > kMostStands) {
        throw WrongUsage(fmt::format("--exact: fights are worked out in fractions up to {} stands a side; "
                                     "leave --exact out for decimals",
                                     kMostStands));
    }
}

std::vector<Row> answerTo(const OddsQuestion &question, bool isExact)
{
    if (isExact) {
        checkExact(question);
    }
    return std::visit([&](const auto &q) { return isExact ? answer<mpq_class>(q) : answer<double>(q); },
                      question);
}

std::string textOf(const std::vector<Row> &rows)
{
    std::string text;
    std::string group;
    for (const Row &row : rows) {
        text += row.group == group ? "" : row.group + "\n";
        group = row.group;
        text += fmt::format("  {:<16} {:>10}{}{}\n", row.item, decimals(row.value, 6),
                            row.fraction.empty() ? "" : "  ", row.fraction);
    }
    return text;
}

std::string csvOf(const std::vector<Row> &rows)
{
    std::string text = "group,item,value,fraction\n";
    for (const Row &row : rows) {
        text += fmt::format("{},{},{},{}\n", row.group, row.item, decimals(row.value, 9), row.fraction);
    }
    return text;
}

JsonValue valueOf(const Row &row)
{
    JsonValue number = JsonValue::ofNumber(decimals(row.value, 9));
    if (row.fraction.empty()) {
        return number;
    }
    JsonValue both = JsonValue::ofKind(JsonValue::Kind::Object);
    both.add("value", std::move(number));
    both.add("fraction", JsonValue::ofText(row.fraction));
    return both;
}

JsonValue jsonOf(const std::string &kind, const std::vector<Row> &rows)
{
    JsonValue object = JsonValue::ofKind(JsonValue::Kind::Object);
    object.add("kind", JsonValue::ofText(kind));
    for (const Row &row : rows) {
        if (object.find(row.group) == nullptr) {
            object.add(row.group, JsonValue::ofKind(JsonValue::Kind::Object));
        }
        object.find(row.group)->add(row.item, valueOf(row));
    }
    return object;
}

} // namespace

Exit run(const OddsArguments &arguments)
{
    endOnInterrupt();
    SetupPtr setup;
    if (!arguments.scenario.empty()) {
        const auto file = loadScenario(arguments.scenario);
        if (!file) {
            complain(arguments.scenario, file.error().issues);
            return Exit::BadInput;
        }
        setup = setupOf(file.value().scenario);
    }
    const auto rows = answerTo(questionOf(arguments, setup.get()), arguments.isExact);
    if (arguments.format == "json") {
        printLine(jsonOf(arguments.kind, rows));
    } else {
        print(arguments.format == "csv" ? csvOf(rows) : textOf(rows));
    }
    return Exit::Done;
}

} // namespace zama::cli
