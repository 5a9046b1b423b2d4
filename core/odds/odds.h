#pragma once
// The exact odds of the rulebook in double: what a player, a teacher or a policy may ask before the dice
// fall. Everything is computed from fair dice, nothing is sampled; the results are those of
// rules/oracle.json.
//
// Questions are in cases.h, answers in results.h, both with their clauses. All functions are pure and may be
// called from any thread. A question out of range throws ContractViolation; no answer is ever NaN or
// infinite. For fractions instead of decimals see exact.h, whose templates carry the same names.

#include "core/odds/cases.h"
#include "core/odds/fight_table.h"
#include "core/odds/results.h"

#include <span>

namespace zama::odds {

/// How many of `dice` dice (0 to kMaxDiceAsked) hit at `number` (1 to 7).
[[nodiscard]] Distribution hits(int dice, int number);

/// Stands a unit has left after one volley (S2 to S4, L1, Q58 to Q60).
[[nodiscard]] StruckOdds volley(const Volley &shot);

/// One round of melee; a first round, so that `hitFirstRound` counts (F1 to F5, Q68).
[[nodiscard]] RoundOdds meleeRound(const Fighter &a, const Fighter &b);

/// A fight nobody joins, to its end (F6, G5, G6, Q87, Q90). The chances that it ends in round 1, 2, ...
/// `listedRounds` (0 to kMaxRoundsAsked) cost extra and are left out unless asked for.
[[nodiscard]] FightOdds fightToTheEnd(const Fighter &a, const Fighter &b, int listedRounds = 0);

/// The same fight cut off after `rounds` rounds (0 to kMaxRoundsAsked), such as the turns left (Q07).
[[nodiscard]] RoundsOdds fightForRounds(const Fighter &a, const Fighter &b, int rounds);

/// One round of one to kMaxAttackers units against one (Q63 to Q66): all attackers roll at the defender, it
/// rolls at the attacker `target` (index).
[[nodiscard]] GroupOdds groupRound(std::span<const Attacker> attackers, const Fighter &defender,
                                   int target = 0);

/// The same to the end: the defender rolls at the first attacker until that is gone, then at the second, and
/// so on in the order given; surplus hits are lost (Q65, Q66).
[[nodiscard]] GroupOdds groupToTheEnd(std::span<const Attacker> attackers, const Fighter &defender);

/// An elephant charges a unit and has nothing else in its way (E3 to E12, Q72 to Q77, Q91).
[[nodiscard]] ElephantOdds elephantCharge(const ElephantCase &question, ElephantPlan plan);

/// A unit charges an elephant and stays until one of them is gone, or for the first turn only (Q47, Q77): no
/// scare die, no impact unless hitsWhenCharged. RechargesEveryTurn lets the elephant, while under control,
/// step back and charge from its next turn on.
[[nodiscard]] ElephantOdds elephantCharged(const ElephantCase &question, ElephantPlan plan);

/// The chance that an elephant in melee has run wild by the end of round `rounds` (0 to kMaxRoundsAsked; E6
/// to E8).
[[nodiscard]] double elephantGoneAfter(const ControlDie &control, int rounds);
/// The chance that it does so in round `round` (1 to kMaxRoundsAsked).
[[nodiscard]] double elephantRunsInRound(const ControlDie &control, int round);
/// Rounds it fights on average; empty where the die always holds it.
[[nodiscard]] std::optional<double> meanElephantRounds(const ControlDie &control);

/// The chance that a general has fallen after `rounds` rounds (0 to kMaxRoundsAsked) of his unit (G5, G6).
[[nodiscard]] double generalFallenAfter(int rounds);
/// Rounds of melee until he falls, on average.
[[nodiscard]] double meanGeneralRounds();

} // namespace zama::odds
