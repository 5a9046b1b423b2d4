#pragma once
// The answers. Each is a template on the number: double for play, any exact rational (mpq_class, boost's
// cpp_rational) for `zama-cli odds --exact`; the plain names are those of double. Stands left are counted
// after the last stand's removal (L1), so 1 occurs only where that rule does not apply or nothing was hit.

#include <array>
#include <optional>
#include <vector>

namespace zama::odds {

/// One outcome (hits, or stands left) and its probability.
template<class T>
struct BasicChance {
    int outcome = 0;
    T probability{};
};
/// Outcomes that can happen, ascending; the probabilities add up to 1 unless a member says otherwise.
template<class T>
using BasicDistribution = std::vector<BasicChance<T>>;

/// What is left of a unit after something struck it once.
template<class T>
struct BasicStruckOdds {
    BasicDistribution<T> left;
    T meanLeft{};
    T meanLost{};
    T gone{}; ///< the unit is eliminated
};

/// Stands left of both units.
template<class T>
struct BasicPairChance {
    int leftA = 0;
    int leftB = 0;
    T probability{};
};

/// One round of melee between two units (F1 to F5). General dice are not in it: they follow the round, one in
/// six (G5, G6).
template<class T>
struct BasicRoundOdds {
    BasicStruckOdds<T> a;
    BasicStruckOdds<T> b;
    std::vector<BasicPairChance<T>> joint; ///< by leftA, then leftB
    T bothGone{};
};

/// One side of a fight to the end.
template<class T>
struct BasicFightSide {
    T wins{};                       ///< the enemy is gone and this unit is not
    BasicDistribution<T> survivors; ///< stands it wins with; adds up to `wins`
    T meanLost{};                   ///< stands
    T generalFalls{};               ///< by the end, the last round's die included (Q87); 0 without a general
    T winsWithoutGeneral{};         ///< wins, but its general has fallen
};

/// A fight between two units, nobody joining, until one is gone (F6).
///
/// Where neither can hurt the other the fight has no end: then noDecision is 1 (or what remains once the
/// charge's own round is over), meanRounds is empty, and a general in it counts as fallen, for sooner or
/// later he is. Nothing here is ever NaN or infinite.
template<class T>
struct BasicFightOdds {
    BasicFightSide<T> a;
    BasicFightSide<T> b;
    T bothGone{};
    T noDecision{};
    std::optional<T> meanRounds;
    std::vector<T> endsInRound; ///< round 1 first, as many as were asked for
    T longer{};                 ///< it lasts beyond those rounds
};

/// How things stand between two units. A general who has fallen and one who never was are both false.
template<class T>
struct BasicFightState {
    int leftA = 0;
    int leftB = 0;
    bool generalA = false;
    bool generalB = false;
    T probability{};
};

/// A fight followed for a number of rounds, such as the turns left.
template<class T>
struct BasicRoundsOdds {
    std::vector<BasicFightState<T>>
        states; ///< by leftA, leftB, then generals; those that ended early included
    T winsA{};
    T winsB{};
    T bothGone{};
    T stillFighting{};
    T meanLostA{};
    T meanLostB{};
};

/// Stands left of several attackers, in the order given, and of the defender.
template<class T>
struct BasicGroupChance {
    std::vector<int> attackers;
    int defender = 0;
    T probability{};
};

/// Several units against one.
template<class T>
struct BasicGroupOdds {
    std::vector<BasicGroupChance<T>> joint; ///< ascending, attackers first
    T defenderGone{};                       ///< also when the last attacker went with it
    T defenderWins{};                       ///< every attacker is gone, the defender is not
    T noDecision{};                         ///< to the end: nobody can hurt anybody any more
    std::vector<T> attackerGone;
    std::vector<T> attackerGeneralFalls; ///< to the end, as in BasicFightSide
    T defenderGeneralFalls{};
};

/// What became of an elephant that charged or was charged.
enum class ChargeFate {
    Scared,  ///< turned away by the scare die, no damage done (E3)
    NoRound, ///< its hit eliminated the unit, so no melee round was fought (Q75)
    Held,    ///< under control (E7): after the first turn, or with the unit gone
    Ahead,   ///< ran wild straight ahead (E12) ...
    Right,   ///< ... to its right
    Left,    ///< ... to its left
    Back,    ///< ... to its rear
    Remains, ///< never leaves and never hurts the unit again: only with odd control dice
};
inline constexpr int kChargeFates = 8;

template<class T>
struct BasicElephantChance {
    ChargeFate fate = ChargeFate::Held;
    int left = 0; ///< stands of the unit
    T probability{};
};

template<class T>
struct BasicElephantOdds {
    std::vector<BasicElephantChance<T>> outcomes; ///< by fate, then stands; only what can happen
    std::array<T, kChargeFates> fates{};          ///< indexed by ChargeFate
    BasicDistribution<T> left;
    T meanLost{};
    T rampages{}; ///< the four directions together
};

using Chance = BasicChance<double>;
using Distribution = BasicDistribution<double>;
using StruckOdds = BasicStruckOdds<double>;
using PairChance = BasicPairChance<double>;
using RoundOdds = BasicRoundOdds<double>;
using FightSide = BasicFightSide<double>;
using FightOdds = BasicFightOdds<double>;
using FightState = BasicFightState<double>;
using RoundsOdds = BasicRoundsOdds<double>;
using GroupChance = BasicGroupChance<double>;
using GroupOdds = BasicGroupOdds<double>;
using ElephantChance = BasicElephantChance<double>;
using ElephantOdds = BasicElephantOdds<double>;

} // namespace zama::odds
