#include "core/odds/luck.h"

#include "core/base/contract.h"
#include "core/base/dice.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace zama::odds {
namespace {

constexpr double kImpossible = 1e-300;
constexpr int kFaces = 6;

// Chances of neighbouring counts, from `first` on.
struct Spread {
    int first = 0;
    std::vector<double> chance{1.0};
};

void makeWhole(std::vector<double> &chances)
{
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double &c : chances) {
        c /= sum;
    }
}

// From the likeliest count outwards, where each chance is a fraction of its neighbour: no power can underflow
// and no coefficient overflow, however many dice there are.
Spread binomial(int dice, int winning)
{
    if (winning == 0 || dice == 0) {
        return {};
    }
    if (winning == kFaces) {
        return {dice, {1.0}};
    }
    const double odds = static_cast<double>(winning) / (kFaces - winning);
    const int mode = std::min(dice, (dice + 1) * winning / kFaces);
    Spread spread{mode, {1.0}};
    double weight = 1.0;
    for (int k = mode; k > 0 && weight > kImpossible; --k) {
        weight *= k / ((dice - k + 1) * odds);
        spread.chance.push_back(weight);
        --spread.first;
    }
    std::ranges::reverse(spread.chance);
    weight = 1.0;
    for (int k = mode; k < dice && weight > kImpossible; ++k) {
        weight *= (dice - k) * odds / (k + 1);
        spread.chance.push_back(weight);
    }
    makeWhole(spread.chance);
    return spread;
}

Spread sumOf(const Spread &a, const Spread &b)
{
    Spread sum{a.first + b.first, std::vector<double>(a.chance.size() + b.chance.size() - 1, 0.0)};
    for (std::size_t i = 0; i < a.chance.size(); ++i) {
        for (std::size_t k = 0; k < b.chance.size(); ++k) {
            sum.chance[i + k] += a.chance[i] * b.chance[k];
        }
    }
    return sum;
}

Spread spreadOf(const DiceByWinningFaces &dice)
{
    Spread all;
    for (int winning = 1; winning <= kFaces; ++winning) {
        all = sumOf(all, binomial(dice.at(static_cast<std::size_t>(winning)), winning));
    }
    return all;
}

// Smallest first, so that rare outcomes keep their digits.
Tails tailsIn(const Spread &spread, int wins)
{
    Tails tails{0, 0};
    for (std::size_t i = 0; i < spread.chance.size(); ++i) {
        tails.atMost += spread.first + static_cast<int>(i) <= wins ? spread.chance[i] : 0.0;
    }
    for (std::size_t i = spread.chance.size(); i-- > 0;) {
        tails.atLeast += spread.first + static_cast<int>(i) >= wins ? spread.chance[i] : 0.0;
    }
    return {std::min(1.0, tails.atLeast), std::min(1.0, tails.atMost)};
}

int facesThatHold(const ElephantRules &rules)
{
    return static_cast<int>(std::ranges::count(rules.control, ElephantFate::Held));
}

// E7: the table says which faces hold; all other rolls have a number to reach.
bool wins(const PendingRoll &roll, int face, const Setup &setup)
{
    if (roll.kind != RollKind::Control) {
        return face >= roll.hitOn;
    }
    const auto &table = setup.typeOf(roll.unit).elephant.control;
    return table.at(static_cast<std::size_t>(face - 1)) == ElephantFate::Held;
}

int winningFaces(const PendingRoll &roll, const Setup &setup)
{
    return roll.kind == RollKind::Control ? facesThatHold(setup.typeOf(roll.unit).elephant)
                                          : std::clamp(kFaces + 1 - roll.hitOn, 0, kFaces);
}

bool isBlow(RollKind kind)
{
    return kind == RollKind::Volley || kind == RollKind::Melee || kind == RollKind::Scare;
}

void add(KindLuck &luck, const event::DiceRolled &rolled, const Setup &setup)
{
    ++luck.rolls;
    luck.dice.at(static_cast<std::size_t>(winningFaces(rolled.roll, setup))) += rolled.faces.count;
    for (const std::uint8_t face : rolled.faces.view()) {
        luck.wins += wins(rolled.roll, face, setup) ? 1 : 0;
    }
}

void count(SideLuck &side, const event::DiceRolled &rolled, const Setup &setup)
{
    side.dice += rolled.faces.count;
    for (const std::uint8_t face : rolled.faces.view()) {
        ++side.faces.at(face - 1U).count;
    }
    add(side.kinds.at(static_cast<std::size_t>(rolled.roll.kind)), rolled, setup);
    if (isBlow(rolled.roll.kind)) {
        add(side.blows, rolled, setup);
    }
}

void judge(KindLuck &luck)
{
    luck.expected = expectedWins(luck.dice);
    luck.chance = tailsOf(luck.dice, luck.wins);
}

void judge(SideLuck &side)
{
    const Spread spread = binomial(side.dice, 1);
    for (FaceLuck &face : side.faces) {
        face.expected = side.dice / static_cast<double>(kFaces);
        face.chance = tailsIn(spread, face.count);
    }
    std::ranges::for_each(side.kinds, [](KindLuck &kind) { judge(kind); });
    judge(side.blows);
}

} // namespace

int KindLuck::diceThrown() const
{
    return std::accumulate(dice.begin(), dice.end(), 0);
}

Tails tailsOf(const DiceByWinningFaces &dice, int wins)
{
    require(std::ranges::none_of(dice, [](int n) { return n < 0; }), "luck: no fewer than no dice");
    return tailsIn(spreadOf(dice), wins);
}

double expectedWins(const DiceByWinningFaces &dice)
{
    int sixths = 0;
    for (int winning = 1; winning <= kFaces; ++winning) {
        sixths += winning * dice.at(static_cast<std::size_t>(winning));
    }
    return sixths / static_cast<double>(kFaces);
}

std::array<SideLuck, 2> luckOf(const Journal &journal, std::size_t upTo)
{
    require(upTo <= journal.entries().size(), "luck: beyond the end of the journal");
    std::array<SideLuck, 2> sides;
    std::uint64_t drawn = 0;
    for (std::size_t i = 0; i < upTo; ++i) {
        for (const Event &event : journal.entries()[i].events) {
            const auto *rolled = std::get_if<event::DiceRolled>(&event);
            if (rolled == nullptr) {
                continue;
            }
            if (rolled->roll.side.isValid()) {
                SideLuck &side = sides.at(rolled->roll.side.index());
                count(side, *rolled, *journal.setup());
                side.hasTypedDice = side.hasTypedDice ||
                                    rolled->faces != seededFaces(journal.seed(), drawn, rolled->faces.count);
            }
            drawn += rolled->faces.count;
        }
    }
    std::ranges::for_each(sides, [](SideLuck &side) { judge(side); });
    return sides;
}

} // namespace zama::odds
