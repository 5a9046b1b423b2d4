#include "core/sim/balance_words.h"

#include "core/game/event.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace zama::sim {
namespace {

// Hundredths of a per cent as "so many in 100".
int inHundred(int share)
{
    return (share + 50) / 100;
}

Message standsInWords(const Setup &setup, const StandsEdit &edit)
{
    const int stands = std::abs(edit.more);
    const UnitId first = edit.units.front();
    if (edit.units.size() == 1) {
        return {edit.more > 0 ? "balance.unit_more" : "balance.unit_fewer", {first, stands}};
    }
    const UnitSetup &unit = setup.units[first.index()];
    const bool isOfOneSide = std::none_of(setup.units.begin(), setup.units.end(), [&](const UnitSetup &u) {
        return u.type == unit.type && u.side != unit.side;
    });
    if (isOfOneSide) {
        return {edit.more > 0 ? "balance.kind_more" : "balance.kind_fewer", {unit.type, stands}};
    }
    return {edit.more > 0 ? "balance.type_more" : "balance.type_fewer", {unit.type, unit.side, stands}};
}

HitNumber hitOf(const UnitTypeSpec &type, HitKind kind)
{
    const std::array<HitNumber, kHitKinds> numbers{
        type.melee.hit.value_or(kNeverHits), type.melee.hitAfterCharge.value_or(kNeverHits),
        type.melee.hitBy.value_or(kNeverHits), type.shooting ? type.shooting->hit : kNeverHits};
    return numbers.at(static_cast<std::size_t>(kind));
}

Message hitInWords(const Setup &setup, const HitEdit &edit)
{
    constexpr std::array<std::string_view, kHitKinds> kIds{"balance.hit_melee", "balance.hit_charge",
                                                           "balance.hit_by", "balance.hit_shooting"};
    const HitNumber was = hitOf(setup.scenario.types[edit.type.index()], edit.kind);
    return {kIds.at(static_cast<std::size_t>(edit.kind)), {edit.type, was, was + edit.more}};
}

} // namespace

Message wordsFor(const Setup &setup, const Edit &edit)
{
    const auto way = [](Mils ahead) { return Length{std::abs(ahead)}; };
    return std::visit(Overloaded{
                          [&](const StandsEdit &e) { return standsInWords(setup, e); },
                          [&](const ShiftEdit &e) {
                              return Message(e.ahead > 0 ? "balance.unit_ahead" : "balance.unit_back",
                                             {e.unit, way(e.ahead)});
                          },
                          [&](const LineEdit &e) {
                              return Message(e.ahead > 0 ? "balance.line_ahead" : "balance.line_back",
                                             {e.side, way(e.ahead)});
                          },
                          [&](const HitEdit &e) { return hitInWords(setup, e); },
                          [&](const TurnsEdit &e) {
                              const int was = setup.scenario.options.turnLimit.value_or(0);
                              return Message("balance.turns", {was, was + e.more});
                          },
                      },
                      edit);
}

Message chanceInWords(SideId side, const Share &share)
{
    return {"balance.chance", {side, inHundred(share.estimate), inHundred(share.low), inHundred(share.high)}};
}

Message pointsInWords(SideId side, const Share &share)
{
    return {"balance.points", {side, inHundred(share.estimate), inHundred(share.low), inHundred(share.high)}};
}

Message drawsInWords(const Share &share)
{
    return {"balance.draws", {inHundred(share.estimate), inHundred(share.low), inHundred(share.high)}};
}

Message greatVictoriesInWords(const Statistics &statistics)
{
    const auto great = [&](std::size_t side) {
        const auto degree = static_cast<std::size_t>(Degree::GreatVictory);
        return inHundred(shareOf(statistics.degrees.at(side).at(degree), statistics.games).estimate);
    };
    return {"balance.great", {SideId(0U), great(0), SideId(1U), great(1)}};
}

// Rounded once, so that both add up to 100.
Message balanceInWords(const Statistics &statistics)
{
    const int first = inHundred(statistics.balance(SideId(0U)).estimate);
    return {"balance.shared", {SideId(0U), first, SideId(1U), 100 - first}};
}

Message standingInWords(SideId side, const Statistics &statistics)
{
    return {"balance.as_it_is", {side, inHundred(statistics.balance(side).estimate)}};
}

Message bestInWords(SideId side, const Statistics &statistics)
{
    return {"balance.at_best", {side, inHundred(statistics.balance(side).estimate)}};
}

Message battlesInWords(std::int64_t battles)
{
    return {"balance.battles", {static_cast<int>(battles)}};
}

Message progressInWords(std::int64_t done, std::int64_t of)
{
    return {"balance.tried", {static_cast<int>(of), static_cast<int>(done)}};
}

Message verdictOn(const Statistics &statistics)
{
    const Share first = statistics.balance(SideId(0U));
    const SideId ahead(first.estimate >= 5000 ? 0U : 1U);
    const Share share = statistics.balance(ahead);
    if (share.high - share.low > 2000) {
        return {"balance.unknown", {}};
    }
    if (share.estimate <= 5500) {
        return {"balance.even", {}};
    }
    return {share.estimate <= 6500 ? "balance.leans" : "balance.favours", {ahead}};
}

Message influenceInWords(const Influence &influence)
{
    return {"balance.influence",
            {influence.unit, influence.side, inHundred(influence.wonWith.estimate),
             inHundred(influence.wonWithout.estimate)}};
}

Message deedsInWords(const Influence &influence)
{
    return {"balance.deeds", {influence.unit, Tenths{influence.takenTenths}, Tenths{influence.lostTenths}}};
}

} // namespace zama::sim
