#include "core/kit/loss_ladder.h"

namespace zama::kit {

int standsFor(int perCent, int starting)
{
    return (perCent * starting + 99) / 100;
}

std::vector<LossRung> lossLadder(const Setup &setup, SideId side)
{
    std::vector<LossRung> ladder;
    const int starting = setup.sides.at(side.index()).startingStands;
    for (int perCent = kRungStep; starting > 0 && perCent <= 100; perCent += kRungStep) {
        const LossRung rung{perCent, standsFor(perCent, starting)};
        if (!ladder.empty() && ladder.back().stands == rung.stands) {
            ladder.back() = rung;
        } else {
            ladder.push_back(rung);
        }
    }
    return ladder;
}

std::vector<Message> thresholdsOf(const Setup &setup, SideId side)
{
    const int starting = setup.sides.at(side.index()).startingStands;
    if (starting == 0) {
        return {{"kit.share.none", {side}}};
    }
    std::vector<Message> all{{"kit.share.edges",
                              {side, standsFor(setup.victory.slightEdge, starting),
                               standsFor(setup.victory.greatVictory, starting)}}};
    if (setup.options.armyBreak == ArmyBreak::Half) {
        all.push_back({"kit.share.broken", {side, standsFor(50, starting)}});
    }
    return all;
}

} // namespace zama::kit
