#include "core/odds/odds.h"

#include "core/odds/exact.h"

namespace zama::odds {

Distribution hits(int dice, int number)
{
    return exact::hits<double>(dice, number);
}

StruckOdds volley(const Volley &shot)
{
    return exact::volley<double>(shot);
}

RoundOdds meleeRound(const Fighter &a, const Fighter &b)
{
    return exact::meleeRound<double>(a, b);
}

FightOdds fightToTheEnd(const Fighter &a, const Fighter &b, int listedRounds)
{
    return exact::fightToTheEnd<double>(a, b, listedRounds);
}

RoundsOdds fightForRounds(const Fighter &a, const Fighter &b, int rounds)
{
    return exact::fightForRounds<double>(a, b, rounds);
}

GroupOdds groupRound(std::span<const Attacker> attackers, const Fighter &defender, int target)
{
    return exact::groupRound<double>(attackers, defender, target);
}

GroupOdds groupToTheEnd(std::span<const Attacker> attackers, const Fighter &defender)
{
    return exact::groupToTheEnd<double>(attackers, defender);
}

ElephantOdds elephantCharge(const ElephantCase &question, ElephantPlan plan)
{
    return exact::elephantCharge<double>(question, plan);
}

ElephantOdds elephantCharged(const ElephantCase &question, ElephantPlan plan)
{
    return exact::elephantCharged<double>(question, plan);
}

double elephantGoneAfter(const ControlDie &control, int rounds)
{
    return exact::elephantGoneAfter<double>(control, rounds);
}

double elephantRunsInRound(const ControlDie &control, int round)
{
    return exact::elephantRunsInRound<double>(control, round);
}

std::optional<double> meanElephantRounds(const ControlDie &control)
{
    return exact::meanElephantRounds<double>(control);
}

double generalFallenAfter(int rounds)
{
    return exact::generalFallenAfter<double>(rounds);
}

double meanGeneralRounds()
{
    return exact::meanGeneralRounds<double>();
}

} // namespace zama::odds
