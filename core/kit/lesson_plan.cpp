#include "core/kit/lesson_plan.h"

#include "core/kit/roster.h"
#include "core/sim/batch.h"

#include <algorithm>
#include <memory>

namespace zama::kit {
namespace {

sim::Statistics trialBattles(const Setup &setup)
{
    if (setup.units.size() > kMostUnitsTried) {
        return sim::Statistics(setup);
    }
    sim::BatchPlan plan;
    plan.setup = std::make_shared<const Setup>(setup);
    plan.games = kTrialBattles;
    return sim::playBatch(plan).statistics;
}

std::vector<Message> timeOf(const sim::Statistics &battles)
{
    if (battles.games == 0) {
        return {{"kit.plan.no_time", {}}};
    }
    const sim::ClassTime time = sim::classTimeOf(battles, sim::kSecondsAnOrder);
    const auto orders = static_cast<int>((battles.orders.meanThousandths() + 500) / 1000);
    return {sim::minutesInWords(time),
            sim::lessonsInWords(time),
            sim::turnsInWords(battles),
            {"kit.plan.orders", {orders, sim::kSecondsAnOrder, static_cast<int>(battles.games)}}};
}

bool isLed(const CommandRoster &command)
{
    return command.general.isValid();
}

bool hasTroops(const CommandRoster &command)
{
    return !command.units.empty();
}

// A commander for everyone who is led and has troops, a chief for each side, and four who help.
std::vector<Message> pupilsOf(const std::array<SideRoster, 2> &sides)
{
    std::vector<Message> all;
    int commanders = 0;
    for (const SideRoster &side : sides) {
        const auto commands = static_cast<int>(std::ranges::count_if(side.commands, hasTroops));
        commanders += commands;
        all.push_back({"kit.plan.commands", {side.side, commands}});
    }
    constexpr int kChiefs = 2;
    constexpr int kHelpers = 2;
    all.insert(all.begin(), Message{"kit.plan.pupils", {2, commanders + kChiefs + kHelpers}});
    all.push_back({"kit.plan.pairs", {}});
    return all;
}

std::vector<Message> rolesOf(const std::array<SideRoster, 2> &sides)
{
    std::vector<Message> roles{{"kit.role.chief", {}}, {"kit.role.commander", {}}};
    const bool isUnled = std::ranges::any_of(sides, [](const SideRoster &side) {
        return std::ranges::any_of(side.commands, [](const auto &c) { return hasTroops(c) && !isLed(c); });
    });
    if (isUnled) {
        roles.push_back({"kit.role.unled", {}});
    }
    roles.push_back({"kit.role.referee", {}});
    roles.push_back({"kit.role.chronicler", {}});
    return roles;
}

std::vector<Message> useOfSheets(const Setup &setup)
{
    std::vector<Message> use{{"kit.sheet.before", {}}};
    use.push_back(setup.options.deployment == Deployment::Free ? Message{"kit.sheet.map_free", {}}
                                                               : Message{"kit.sheet.map", {}});
    use.push_back({"kit.sheet.cards", {}});
    use.push_back({"kit.sheet.wall", {}});
    use.push_back({"kit.sheet.track", {}});
    use.push_back({"kit.sheet.boxes", {}});
    use.push_back({"kit.sheet.referee", {}});
    use.push_back({"kit.sheet.report", {}});
    return use;
}

bool haveElephants(const Setup &setup)
{
    return std::ranges::any_of(typesInUse(setup),
                               [&](TypeId t) { return setup.types[t.index()].isElephant; });
}

// Larger by a quarter: plain to see on the table.
Message numbersQuestion(const std::array<SideRoster, 2> &sides)
{
    const int first = sides[0].stands;
    const int second = sides[1].stands;
    if (4 * first >= 5 * second) {
        return {"kit.question.numbers", {sides[0].side, first, sides[1].side, second}};
    }
    if (4 * second >= 5 * first) {
        return {"kit.question.numbers", {sides[1].side, second, sides[0].side, first}};
    }
    return {"kit.question.equal", {}};
}

std::vector<Message> questionsOf(const Setup &setup, const std::array<SideRoster, 2> &sides)
{
    std::vector<Message> all{{"kit.question.turning", {}}, {"kit.question.plan", {}}, numbersQuestion(sides)};
    if (haveElephants(setup)) {
        all.push_back({"kit.question.elephants", {}});
    }
    if (!setup.generals.empty()) {
        all.push_back({"kit.question.generals", {}});
    }
    all.push_back({"kit.question.luck", {}});
    all.push_back({"kit.question.model", {}});
    all.push_back({"kit.question.sources", {}});
    all.push_back({"kit.question.people", {}});
    return all;
}

} // namespace

sim::ClassTime lessonTimeOf(const Setup &setup)
{
    return sim::classTimeOf(trialBattles(setup), sim::kSecondsAnOrder);
}

LessonPlan lessonPlanOf(const Setup &setup)
{
    const std::array<SideRoster, 2> sides{rosterOf(setup, SideId(0U)), rosterOf(setup, SideId(1U))};
    return {timeOf(trialBattles(setup)), pupilsOf(sides), rolesOf(sides), useOfSheets(setup),
            questionsOf(setup, sides)};
}

} // namespace zama::kit
