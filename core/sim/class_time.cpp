#include "core/sim/class_time.h"

#include "core/base/contract.h"

#include <algorithm>

namespace zama::sim {
namespace {

int minutesOf(std::int64_t ordersThousandths, int seconds)
{
    return static_cast<int>((ordersThousandths * seconds + 30'000) / 60'000);
}

} // namespace

ClassTime classTimeOf(const Statistics &statistics, int seconds)
{
    require(kLeastSecondsAnOrder <= seconds && seconds <= kMostSecondsAnOrder,
            "an order takes a second to five minutes");
    const Tally &orders = statistics.orders;
    if (orders.count == 0) {
        return {};
    }
    const std::int64_t mean = orders.meanThousandths();
    const std::int64_t spread = 2 * orders.deviationThousandths();
    ClassTime time;
    time.mean = minutesOf(mean, seconds);
    time.shortest = minutesOf(std::max(mean - spread, 1000 * orders.least), seconds);
    time.longest = minutesOf(std::min(mean + spread, 1000 * orders.most), seconds);
    time.lessons = std::max(1, (time.mean + kMinutesOfALesson - 1) / kMinutesOfALesson);
    return time;
}

Message minutesInWords(const ClassTime &time)
{
    return {"balance.minutes", {time.mean, time.shortest, time.longest}};
}

Message lessonsInWords(const ClassTime &time)
{
    return {"balance.lessons", {time.lessons}};
}

Message turnsInWords(const Statistics &statistics)
{
    const Tally &turns = statistics.turns;
    if (turns.count > 0 && turns.least == turns.most) {
        return {"balance.length_always", {static_cast<int>(turns.least)}};
    }
    const auto tenths = static_cast<int>((turns.meanThousandths() + 50) / 100);
    return {"balance.length", {Tenths{tenths}, static_cast<int>(turns.least), static_cast<int>(turns.most)}};
}

} // namespace zama::sim
