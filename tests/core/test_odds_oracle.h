#pragma once
// Asks every question of rules/oracle.json again, of the templates with number type T, and hands each answer
// and the file's to a judge. Counts what it compared, so that a test can tell that nothing was left out.

#include "core/odds/exact.h"
#include "tests/support/source_tree.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <functional>
#include <map>
#include <string>

namespace zama::test {

using Json = nlohmann::json;

inline Json readOracle()
{
    std::ifstream file(inSourceTree("tests/core/data/oracle.json"));
    return Json::parse(file);
}

inline bool isNumberEntry(const Json &json)
{
    return json.is_object() && json.contains("val") && (json.contains("frac") || json.contains("dec"));
}

/// Probabilities and means in a part of the file: entries with a value, and bare fractions in lists.
inline int countNumbers(const Json &json)
{
    if (isNumberEntry(json)) {
        return 1;
    }
    int count = 0;
    for (const Json &child : json) {
        const bool isFraction = json.is_array() && child.is_string();
        count += isFraction ? 1 : child.is_structured() ? countNumbers(child) : 0;
    }
    return count;
}

template<class T>
class OracleWalk
{
public:
    /// Told where, what the file says (an entry with a value, or a bare fraction) and what we say.
    using Judge = std::function<void(const std::string &, const Json &, const T &)>;

    OracleWalk(const Json &oracle, Judge judge)
        : m_oracle(oracle),
          m_judge(std::move(judge))
    {
    }

    void askAboutHits()
    {
        for (const auto &[number, tables] : m_oracle.at("hits").items()) {
            for (const auto &[dice, row] : tables.items()) {
                list("hits " + number + " " + dice, row,
                     exactly(odds::exact::hits<T>(std::stoi(dice), hit(number))));
            }
        }
    }

    void askAboutVolleys()
    {
        for (const Json &row : m_oracle.at("volley")) {
            odds::Volley shot{.dice = row.at("dice"), .hit = hit(row.at("hit"))};
            shot.lastStand = row.contains("target_stands");
            shot.targetStands = shot.lastStand ? row.at("target_stands").get<int>() : 1;
            const auto answer = odds::exact::volley<T>(shot);
            one("volley", row.at("p_target_gone"), answer.gone);
            if (shot.lastStand) {
                table("volley left", row.at("left"), byOutcome(answer.left));
                one("volley mean", row.at("mean_left"), answer.meanLeft);
            }
        }
    }

    void askAboutRounds()
    {
        for (const Json &row : m_oracle.at("melee_round")) {
            const std::string id = row.at("id");
            const auto answer = odds::exact::meleeRound<T>(fighter(row, "A"), fighter(row, "B"));
            std::map<std::string, T> joint;
            for (const auto &pair : answer.joint) {
                joint[std::to_string(pair.leftA) + "," + std::to_string(pair.leftB)] = pair.probability;
            }
            table(id + " joint", row.at("joint_A_left_B_left"), joint);
            struckUnit(id, row, "A", answer.a);
            struckUnit(id, row, "B", answer.b);
            one(id + " both", row.at("p_both_gone"), answer.bothGone);
        }
    }

    void askAboutFights()
    {
        for (const Json &row : m_oracle.at("fight_to_the_end")) {
            const std::string id = row.at("id");
            const auto rounds = static_cast<int>(row.at("p_ends_in_round").size());
            const auto answer = odds::exact::fightToTheEnd<T>(fighter(row, "A"), fighter(row, "B"), rounds);
            fightSide(id, row, "A", answer.a);
            fightSide(id, row, "B", answer.b);
            one(id + " both", row.at("p_both_gone"), answer.bothGone);
            one(id + " mean", row.at("mean_rounds"), answer.meanRounds.value());
            list(id + " ends in", row.at("p_ends_in_round"), answer.endsInRound);
            one(id + " longer", row.at("p_longer_than_12"), answer.longer);
        }
    }

    void askAboutGroups()
    {
        const Json &rows = m_oracle.at("multi_unit");
        const odds::Attacker legion{roman(7), 5};
        const std::vector<odds::Attacker> two{legion, legion};
        focusedFight(rows.at(0), odds::exact::groupToTheEnd<T>(two, roman(8)));
        manyDice(rows.at(1), odds::exact::groupRound<T>(two, roman(8)));
        const std::vector<odds::Attacker> three{legion, legion, legion};
        manyDice(rows.at(2), odds::exact::groupRound<T>(three, roman(8)));
        const std::vector<odds::Attacker> heavies{{roman(8), 6}, {roman(8), 6}};
        manyDice(rows.at(3), odds::exact::groupRound<T>(heavies, roman(6)));
    }

    void askAboutElephants()
    {
        const Json &part = m_oracle.at("elephant");
        const odds::ControlDie die;
        one("scare die", part.at("scare_die").at("p_scared"), odds::exact::faceChance<T>(5));
        controlDie(part.at("control_die"));
        const Json &until = part.at("rounds_until_rampage");
        for (const auto &[round, entry] : until.at("p_exactly_k").items()) {
            one("rampage in " + round, entry, odds::exact::elephantRunsInRound<T>(die, std::stoi(round)));
        }
        one("rampage mean", until.at("mean"), odds::exact::meanElephantRounds<T>(die).value());
        for (const auto &[count, row] : part.at("n_scared_of_n").items()) {
            list("scared of " + count, row, exactly(odds::exact::hits<T>(std::stoi(count), 5)));
        }
        for (const Json &row : part.at("charges")) {
            charge(row);
        }
        chargedElephant(part.at("elephant_charged_by_a_unit_default_no_impact"));
    }

    void askAboutGenerals()
    {
        const Json &part = m_oracle.at("general");
        for (const auto &[rounds, entry] : part.at("p_dead_after_k_rounds").items()) {
            one("general after " + rounds, entry, odds::exact::generalFallenAfter<T>(std::stoi(rounds)));
        }
        one("general mean", part.at("mean_rounds_to_death"), odds::exact::meanGeneralRounds<T>());
    }

    [[nodiscard]] int compared() const { return m_compared; }

private:
    static int hit(const std::string &number) { return number.at(0) - '0'; }
    static odds::Fighter roman(int stands) { return {.stands = stands, .hit = 5}; }
    static odds::Fighter fighter(const Json &row, const std::string &side)
    {
        return {.stands = row.at(side + "_stands"),
                .hit = hit(row.at(side + "_hit")),
                .extraDice = row.at(side + "_bonus")};
    }
    static std::map<std::string, T> byOutcome(const odds::BasicDistribution<T> &distribution)
    {
        std::map<std::string, T> map;
        for (const auto &chance : distribution) {
            map[std::to_string(chance.outcome)] = chance.probability;
        }
        return map;
    }
    static std::vector<T> exactly(const odds::BasicDistribution<T> &distribution)
    {
        std::vector<T> row;
        for (const auto &chance : distribution) {
            row.push_back(chance.probability);
        }
        return row;
    }

    void one(const std::string &where, const Json &entry, const T &value)
    {
        ++m_compared;
        m_judge(where, entry, value);
    }
    void list(const std::string &where, const Json &rows, const std::vector<T> &values)
    {
        for (std::size_t i = 0; i < std::max(rows.size(), values.size()); ++i) {
            one(where, rows.at(i), values.at(i));
        }
    }
    /// Both ways: what only we have is compared with nothing and fails.
    void table(const std::string &where, const Json &rows, const std::map<std::string, T> &values)
    {
        for (const auto &[key, entry] : rows.items()) {
            const auto found = values.find(key);
            one(where + " " + key, entry, found == values.end() ? T(0) : found->second);
        }
        for (const auto &[key, value] : values) {
            if (!rows.contains(key)) {
                one(where + " " + key, Json("0"), value);
            }
        }
    }

    void struckUnit(const std::string &id, const Json &row, const std::string &side,
                    const odds::BasicStruckOdds<T> &answer)
    {
        table(id + " left", row.at(side + "_left"), byOutcome(answer.left));
        one(id + " mean", row.at("mean_" + side + "_left"), answer.meanLeft);
        one(id + " gone", row.at("p_" + side + "_gone"), answer.gone);
    }
    void fightSide(const std::string &id, const Json &row, const std::string &side,
                   const odds::BasicFightSide<T> &answer)
    {
        one(id + " wins", row.at("p_" + side + "_wins"), answer.wins);
        table(id + " with", row.at(side + "_wins_with"), byOutcome(answer.survivors));
        const std::string dead = "p_" + side + "_general_dead_by_end";
        if (row.contains(dead)) {
            one(id + " general", row.at(dead), answer.generalFalls);
            one(id + " wins without general", row.at("p_" + side + "_wins_and_" + side + "_general_dead"),
                answer.winsWithoutGeneral);
        }
    }
    void focusedFight(const Json &row, const odds::BasicGroupOdds<T> &answer)
    {
        one("M01", row.at("p_heavy_gone"), answer.defenderGone);
        one("M01", row.at("p_heavy_wins"), answer.defenderWins);
        one("M01", row.at("p_first_unit_lost"), answer.attackerGone.at(0));
        std::map<std::string, T> joint;
        for (const auto &outcome : answer.joint) {
            joint[std::to_string(outcome.attackers.at(0)) + "," + std::to_string(outcome.attackers.at(1)) +
                  "," + std::to_string(outcome.defender)] = outcome.probability;
        }
        table("M01", row.at("final"), joint);
    }
    void manyDice(const Json &row, const odds::BasicGroupOdds<T> &answer)
    {
        const std::string id = row.at("id");
        std::map<std::string, T> left;
        for (const auto &outcome : answer.joint) {
            left[std::to_string(outcome.defender)] += outcome.probability;
        }
        table(id, row.at("left"), left);
        one(id, row.at("p_gone"), answer.defenderGone);
        if (row.contains("p_stands")) {
            one(id, row.at("p_stands"), T(T(1) - answer.defenderGone));
        }
    }
    void controlDie(const Json &part)
    {
        // A unit too strong to be beaten shows the die by itself in its first round.
        const odds::ElephantCase big{.stands = 20};
        const auto fates = odds::exact::elephantCharged<T>(big, odds::ElephantPlan::FirstTurn).fates;
        one("control", part.at("held"), fates[static_cast<std::size_t>(odds::ChargeFate::Held)]);
        one("control", part.at("straight"), fates[static_cast<std::size_t>(odds::ChargeFate::Ahead)]);
        one("control", part.at("right"), fates[static_cast<std::size_t>(odds::ChargeFate::Right)]);
        one("control", part.at("left"), fates[static_cast<std::size_t>(odds::ChargeFate::Left)]);
        one("control", part.at("back"), fates[static_cast<std::size_t>(odds::ChargeFate::Back)]);
    }

    static ElephantMelee mode(const std::string &name)
    {
        static const std::map<std::string, ElephantMelee> modes{
            {"none", ElephantMelee::None},
            {"any_vs_sk", ElephantMelee::AnyVsSkirmishers},
            {"two_per_round", ElephantMelee::TwoPerRound},
            {"die5", ElephantMelee::DieFive}};
        return modes.at(name);
    }
    void charge(const Json &row)
    {
        odds::ElephantCase question{.stands = row.at("stands"), .scareDie = row.at("scare_die")};
        question.melee = mode(row.at("elephant_melee"));
        question.skirmishers = row.at("target").get<std::string>().find("skirmishers") != std::string::npos;
        chargePlan(row, "first_turn", "mean_loss_first_turn", question, odds::ElephantPlan::FirstTurn);
        chargePlan(row, "stays_until_gone", "mean_loss_stays", question, odds::ElephantPlan::StaysUntilGone);
        if (row.contains("mean_loss_recharges")) {
            chargePlan(row, "recharges_every_turn", "mean_loss_recharges", question,
                       odds::ElephantPlan::RechargesEveryTurn);
        }
    }
    void chargePlan(const Json &row, const std::string &name, const std::string &mean,
                    const odds::ElephantCase &question, odds::ElephantPlan plan)
    {
        const auto answer = odds::exact::elephantCharge<T>(question, plan);
        std::map<std::string, T> joint;
        std::map<std::string, T> fates;
        for (const auto &outcome : answer.outcomes) {
            const std::string fate = fateName(outcome.fate, plan);
            joint[fate + "," + std::to_string(outcome.left)] += outcome.probability;
            fates[fate] += outcome.probability;
        }
        table(name, row.at(name + "_fate_and_target_left"), joint);
        if (row.contains(name + "_fate")) {
            table(name, row.at(name + "_fate"), fates);
        }
        table(name, row.at(name + "_target_left"), byOutcome(answer.left));
        one(name, row.at(mean), answer.meanLost);
    }
    static std::string fateName(odds::ChargeFate fate, odds::ElephantPlan plan)
    {
        static const char *const first[] = {"scared", "no_round", "held", "straight",
                                            "right",  "left",     "back", "remains"};
        static const char *const later[] = {"scared",
                                            "target_dead_on_impact",
                                            "target_dead_elephant_held",
                                            "rampaged",
                                            "rampaged",
                                            "rampaged",
                                            "rampaged",
                                            "remains"};
        const auto i = static_cast<std::size_t>(fate);
        return plan == odds::ElephantPlan::FirstTurn ? first[i] : later[i];
    }
    void chargedElephant(const Json &part)
    {
        const odds::ElephantCase question{.stands = 8};
        const odds::ControlDie die;
        const auto first = odds::exact::elephantCharged<T>(question, odds::ElephantPlan::FirstTurn);
        const auto ever = odds::exact::elephantCharged<T>(question, odds::ElephantPlan::StaysUntilGone);
        one("charged", part.at("p_rampage_in_round_1"), first.rampages);
        for (const auto &[rounds, entry] : part.at("p_gone_after_k_rounds").items()) {
            one("charged", entry, odds::exact::elephantGoneAfter<T>(die, std::stoi(rounds)));
        }
        one("charged", part.at("p_charger_in_front_loses_2_in_round_1 (straight ahead)"),
            byOutcome(first.left).at("6"));
        one("charged", part.at("p_charger_in_front_ever_loses_2"), byOutcome(ever.left).at("6"));
    }

    const Json &m_oracle;
    Judge m_judge;
    int m_compared = 0;
};

} // namespace zama::test
