#include "app/play/lesson.h"

#include "core/game/candidates.h"
#include "core/game/preview.h"
#include "core/game/queries.h"
#include "core/text/translate_noop.h"

#include <algorithm>
#include <array>

namespace zama::play {
namespace {

using enum LessonKind;

// clang-format off
const std::array kLessons{
    Lesson{1, StepKind::Move, Move, "RG-INF1", "", {straight(6000)}, "M1",
           QT_TRANSLATE_NOOP("Lessons", "These are yours, the red ones with stripes. The First Hastati are too far off to fight: bring them straight ahead, all 6 inches that foot can go."),
           QT_TRANSLATE_NOOP("Lessons", "Take hold of the First Hastati and pull them straight towards the enemy. Their shadow shows where they will stand.")},
    Lesson{1, StepKind::Move, Move, "RG-INF2", "", {oblique(3000, 6000)}, "Q27",
           QT_TRANSLATE_NOOP("Lessons", "The Second Hastati stand too far to the left of their enemy. Formed troops can slide forward at a slant: bring them ahead and to the right."),
           QT_TRANSLATE_NOOP("Lessons", "Formed troops never go sideways or back, and at a slant of 45 degrees at most. Pull them more forward than to the right.")},
    Lesson{1, StepKind::Move, Move, "RG-CAV1", "", {wheel(-3000), straight(5000)}, "Q26",
           QT_TRANSLATE_NOOP("Lessons", "Your horse has come by the road and looks past the enemy. Choose it and drag the round handle at its right front corner forward, to wheel to the left; then pull it on a little."),
           QT_TRANSLATE_NOOP("Lessons", "Drag the round handle at the right front corner until the horse looks at the enemy: the left corner stays. The wheel is paid for with inches, and horse has 12.")},
    Lesson{1, StepKind::Move, Move, "RG-SK1", "", {slide(0, 4000)}, "M2",
           QT_TRANSLATE_NOOP("Lessons", "The Velites are skirmishers: they may go in any direction. Bring them within 6 inches of the Slingers, for that is how far javelins fly."),
           QT_TRANSLATE_NOOP("Lessons", "No corner of skirmishers may end more than 6 inches from where it began, and they may not touch an enemy. 4 inches are enough.")},
    Lesson{1, StepKind::Move, Join, "RG-INF1", "", {}, "G2",
           QT_TRANSLATE_NOOP("Lessons", "Tribune Gaius stands behind the line. Let him join the First Hastati: in a fight he adds a die."),
           QT_TRANSLATE_NOOP("Lessons", "Take the round marker of the general and let go of it on the First Hastati. He goes up to 12 inches, whoever stands there.")},
    Lesson{1, StepKind::Move, Done, "", "", {}, "T1",
           QT_TRANSLATE_NOOP("Lessons", "When everybody stands where you want, press “%1”. Then your side shoots."),
           QT_TRANSLATE_NOOP("Lessons", "“%1” is a button below the table. It ends your step, even while somebody could still act.")},
    Lesson{1, StepKind::Shoot, Shoot, "RG-SCO1", "CG-LGT1", {}, "S3",
           QT_TRANSLATE_NOOP("Lessons", "The Scorpion throws bolts 24 inches far and hits on 4, 5 and 6. Let it shoot at the First Spearmen."),
           QT_TRANSLATE_NOOP("Lessons", "Choose the Scorpion first, then the enemy it is to shoot at.")},
    Lesson{1, StepKind::Shoot, Shoot, "RG-SK1", "CG-SK1", {}, "S2",
           QT_TRANSLATE_NOOP("Lessons", "Now the Velites: a die for each of their stands, and every 6 takes an enemy stand. Let them throw at the Slingers."),
           QT_TRANSLATE_NOOP("Lessons", "A target must be within 6 inches, measured between the nearest edges. Choose the Velites, then the enemy.")},
    Lesson{1, StepKind::Shoot, Done, "", "", {}, "T1",
           QT_TRANSLATE_NOOP("Lessons", "That was your shooting. Press “%1”, and watch what the enemy does."),
           QT_TRANSLATE_NOOP("Lessons", "“%1” is a button below the table. It ends your step, even while somebody could still act.")},
    Lesson{1, StepKind::Charge, Charge, "RG-INF1", "CG-LGT1", {}, "C2",
           QT_TRANSLATE_NOOP("Lessons", "The only way into a fight is a charge. Let the First Hastati charge the First Spearmen."),
           QT_TRANSLATE_NOOP("Lessons", "A charge must arrive: 6 inches for foot, ahead, at a slant or wheeling. Pull the unit onto the enemy in front of it.")},
    Lesson{1, StepKind::Charge, Charge, "RG-INF2", "CG-LGT2", {}, "Q01",
           QT_TRANSLATE_NOOP("Lessons", "Charges are made in turns, and the enemy passes. The Second Hastati can charge the Second Spearmen."),
           QT_TRANSLATE_NOOP("Lessons", "Pull the Second Hastati onto the Second Spearmen. Whom they meet first must be the one you mean.")},
    Lesson{1, StepKind::Charge, Charge, "RG-CAV1", "CG-NUM1", {}, "C4",
           QT_TRANSLATE_NOOP("Lessons", "Horse charges 12 inches. The Numidians are no match for it at close quarters."),
           QT_TRANSLATE_NOOP("Lessons", "Pull the Horse straight onto the Numidians. Wheeling uses up inches, and all wheels together may make 45 degrees.")},
    Lesson{1, StepKind::Charge, Done, "", "", {}, "Q01",
           QT_TRANSLATE_NOOP("Lessons", "Enough for this turn: press “%1”. That is to pass, and when both sides have passed, the fights begin."),
           QT_TRANSLATE_NOOP("Lessons", "Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.")},
    Lesson{1, StepKind::Melee, Done, "", "", {}, "F1",
           QT_TRANSLATE_NOOP("Lessons", "Now the fights. Who has a single enemy has nothing to choose: press “%1”, then dice decide. Your infantry and horse hit on 5 and 6, theirs only on 6."),
           QT_TRANSLATE_NOOP("Lessons", "A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.")},
    Lesson{2, StepKind::Move, Done, "", "", {}, "Q36",
           QT_TRANSLATE_NOOP("Lessons", "The second turn. Whoever fights stays where he is; the others may move, and need not. Press “%1”."),
           QT_TRANSLATE_NOOP("Lessons", "Only units that are not engaged can move. Nobody has to.")},
    Lesson{2, StepKind::Shoot, Shoot, "RG-SK1", "CG-SK1", {}, "S7",
           QT_TRANSLATE_NOOP("Lessons", "Nobody shoots into a fight, but the Slingers are not in one. Another volley of the Velites!"),
           QT_TRANSLATE_NOOP("Lessons", "Choose the Velites, then the Slingers. Units that are engaged are safe from shots.")},
    Lesson{2, StepKind::Shoot, Done, "", "", {}, "T1",
           QT_TRANSLATE_NOOP("Lessons", "Enough of shooting: press “%1”."),
           QT_TRANSLATE_NOOP("Lessons", "“%1” is a button below the table. It ends your step, even while somebody could still act.")},
    Lesson{2, StepKind::Charge, Charge, "RG-SK1", "CG-SK1", {}, "F3",
           QT_TRANSLATE_NOOP("Lessons", "Skirmishers are easy to hit at close quarters: 4 or more. Let the Velites charge the Slingers, who are fewer."),
           QT_TRANSLATE_NOOP("Lessons", "Skirmishers turn once, then charge straight in any direction, and no corner goes farther than 6 inches.")},
    Lesson{2, StepKind::Charge, Done, "", "", {}, "Q01",
           QT_TRANSLATE_NOOP("Lessons", "Press “%1” to pass, and the last fights of this battle begin."),
           QT_TRANSLATE_NOOP("Lessons", "Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.")},
    Lesson{2, StepKind::Melee, Done, "", "", {}, "F6",
           QT_TRANSLATE_NOOP("Lessons", "Those who still stand fight on. Press “%1” and roll: afterwards the losses are counted."),
           QT_TRANSLATE_NOOP("Lessons", "A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.")},
};

const std::array kEnemyPlan{
    Lesson{1, StepKind::Move, Move, "CG-LGT1", "", {straight(1500)}},
    Lesson{1, StepKind::Move, Move, "CG-LGT2", "", {straight(1500)}},
    Lesson{1, StepKind::Shoot, Shoot, "CG-SK1", "RG-SK1"},
    Lesson{1, StepKind::Shoot, Shoot, "CG-NUM1", "RG-CAV1"},
    Lesson{2, StepKind::Shoot, Shoot, "CG-SK1", "RG-SK1"},
};
// clang-format on

using Order = std::optional<Command>;

Order ifLawful(const State &state, const Command &command)
{
    return validate(state, command) ? std::nullopt : Order(command);
}

UnitId findUnit(const State &state, const char *id)
{
    return state.setup->findUnit(id);
}

Order moveFor(const State &state, const Lesson &lesson)
{
    const MoveUnit move{findUnit(state, lesson.unit), lesson.path};
    if (Order exact = ifLawful(state, move)) {
        return exact;
    }
    Order near = nearestLawful(state, move);
    const bool isSameUnit =
        near && std::holds_alternative<MoveUnit>(*near) && std::get<MoveUnit>(*near).unit == move.unit;
    return isSameUnit ? near : std::nullopt;
}

Order joinFor(const State &state, SideId side, const Lesson &lesson)
{
    for (std::size_t i = 0; i < state.generals.size(); ++i) {
        if (state.setup->generals[i].side == side) {
            if (Order order = ifLawful(state, MoveGeneral{GeneralId(i), findUnit(state, lesson.unit), {}})) {
                return order;
            }
        }
    }
    return {};
}

Order shotFor(const State &state, const Lesson &lesson)
{
    const UnitId unit = findUnit(state, lesson.unit);
    const Order planned = ifLawful(state, zama::Shoot{unit, findUnit(state, lesson.target)});
    const std::vector<UnitId> others = planned ? std::vector<UnitId>() : lawfulTargets(state, unit);
    return others.empty() ? planned : Order(zama::Shoot{unit, others.front()});
}

// Whoever can be reached will do, if the one that was meant cannot.
Order chargeFor(const State &state, const Lesson &lesson)
{
    const UnitId unit = findUnit(state, lesson.unit);
    Order found = findCharge(state, unit, findUnit(state, lesson.target));
    for (std::size_t i = 0; i < state.units.size() && !found; ++i) {
        if (state.isPresent(UnitId(i)) && state.sideOf(UnitId(i)) != state.sideOf(unit)) {
            found = findCharge(state, unit, UnitId(i));
        }
    }
    return found;
}

int stepIndexOf(const State &state, SideId side, const Lesson &lesson)
{
    const auto &steps = state.setup->steps;
    const auto step = std::ranges::find_if(
        steps, [&](const Step &s) { return s.kind == lesson.step && (!s.side.isValid() || s.side == side); });
    return static_cast<int>(step - steps.begin());
}

bool hasGeneral(const State &state, UnitId unit)
{
    return !generalsWith(state, unit).empty();
}

} // namespace

std::span<const Lesson> lessons()
{
    return kLessons;
}

std::span<const Lesson> enemyPlan()
{
    return kEnemyPlan;
}

bool isStepOf(const State &state, SideId side, const Lesson &lesson)
{
    return state.turn == lesson.turn && state.step == stepIndexOf(state, side, lesson);
}

bool isDone(const State &state, const Lesson &lesson)
{
    const UnitId unit = findUnit(state, lesson.unit);
    switch (lesson.kind) {
    case Move:
        return state.unit(unit).deeds.moved;
    case Join:
        return hasGeneral(state, unit);
    case Shoot:
        return state.unit(unit).deeds.shot;
    case Charge:
        return state.unit(unit).deeds.charged;
    case Done:
        break;
    }
    return false;
}

std::optional<Command> orderFor(const State &state, SideId side, const Lesson &lesson)
{
    if (lesson.kind != Done && !state.isPresent(findUnit(state, lesson.unit))) {
        return {};
    }
    switch (lesson.kind) {
    case Move:
        return moveFor(state, lesson);
    case Join:
        return joinFor(state, side, lesson);
    case Shoot:
        return shotFor(state, lesson);
    case Charge:
        return chargeFor(state, lesson);
    case Done:
        break;
    }
    return ifLawful(state, doneCommand(state, side));
}

} // namespace zama::play
