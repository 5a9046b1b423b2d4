#include "app/play/odds_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace zama::play {
namespace {

constexpr double kTooRare = 0.0005;
constexpr double kTooThin = 0.01; // its bar has no room for a number

// Gives lupdate a context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Odds)
};

} // namespace

QString percentOf(double chance, const table::MessageFormatter &formatter)
{
    const int rounded = static_cast<int>(std::lround(chance * 1000));
    constexpr double kDust = 1e-12; // sums of doubles are not quite 1
    const bool isSure = chance < kDust || chance > 1 - kDust;
    return formatter.perCent(isSure ? rounded : std::clamp(rounded, 1, 999));
}

QString tenthsOf(double number, const table::MessageFormatter &formatter)
{
    return formatter.number(std::llround(number * 10), 10);
}

QString lossLine(const odds::StruckOdds &odds, int stands, const table::MessageFormatter &formatter)
{
    return Words::tr("Expected loss %1 of %2 stands; destroyed: %3.", "stands, stands, chance")
        .arg(tenthsOf(odds.meanLost, formatter), formatter.number(stands, 1),
             percentOf(odds.gone, formatter));
}

std::vector<table::Bar> barsOf(const odds::Distribution &left, const table::MessageFormatter &formatter)
{
    std::vector<table::Bar> bars;
    for (const odds::Chance &chance : left) {
        if (chance.probability < kTooRare) {
            continue;
        }
        const QString stands = formatter.number(chance.outcome, 1);
        const QString percent = percentOf(chance.probability, formatter);
        bars.push_back({stands, chance.probability, chance.probability < kTooThin ? QString() : percent,
                        chance.outcome == 0 ? Words::tr("destroyed: %1").arg(percent)
                                            : Words::tr("%1 left: %2", "stands, chance").arg(stands, percent),
                        chance.outcome == 0});
    }
    return bars;
}

const Livery &liveryOf(const State &state, UnitId unit)
{
    return state.setup->scenario.sides.at(state.sideOf(unit).index()).livery;
}

QString nameOf(const State &state, UnitId unit, const table::MessageFormatter &formatter)
{
    return formatter.text(MessageArg(unit), *state.setup);
}

} // namespace zama::play
