#include "core/io/state_json.h"

#include "core/game/names.h"
#include "core/game/queries.h"
#include "core/io/game_values.h"

namespace zama {
namespace {

using Kind = JsonValue::Kind;

template<class T>
JsonValue listOf(const Setup &setup, const std::vector<T> &values)
{
    return ValueWriter(setup).of(values);
}

JsonValue sideJson(const State &s, SideId side)
{
    int units = 0;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        units += s.units[i].strength > 0 && s.setup->units[i].side == side ? 1 : 0;
    }
    ObjectBuilder object(*s.setup);
    object.add("id", side).add("starting", s.setup->sides.at(side.index()).startingStands);
    return object.add("lost", standsLost(s, side)).add("units_left", units).end();
}

JsonValue doneJson(const Deeds &deeds)
{
    JsonValue list = JsonValue::ofKind(Kind::Array);
    const auto note = [&](bool isDone, const char *word) {
        if (isDone) {
            list.items.push_back(JsonValue::ofText(word));
        }
    };
    note(deeds.moved, "moved");
    note(deeds.shot, "shot");
    note(deeds.charged, "charged");
    return list;
}

JsonValue unitJson(const State &s, UnitId id)
{
    const UnitSetup &setup = s.setup->units[id.index()];
    const UnitState &unit = s.unit(id);
    ObjectBuilder object(*s.setup);
    object.add("id", id).add("side", setup.side).text("type", s.typeOf(id).id);
    object.add("strength", unit.strength).add("stands", setup.stands);
    object.text("fate", names::word(names::kUnitFates, unit.fate));
    object.length("x", unit.pose.front.x).length("y", unit.pose.front.y).angle("facing", unit.pose.facing);
    object.put("engaged", listOf(*s.setup, enemiesOf(s, id)));
    object.put("generals", listOf(*s.setup, generalsWith(s, id)));
    return object.put("done", doneJson(unit.deeds)).end();
}

JsonValue generalJson(const State &s, GeneralId id)
{
    const GeneralState &general = s.general(id);
    const Point place = placeOf(s, id);
    ObjectBuilder object(*s.setup);
    object.add("id", id).add("side", s.setup->generals[id.index()].side).add("fallen", general.fallen);
    return object.length("x", place.x).length("y", place.y).add("with", general.attachedTo).end();
}

} // namespace

std::string hashText(std::uint64_t hash)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (auto at = text.rbegin(); at != text.rend(); ++at, hash >>= 4U) {
        *at = kDigits[hash & 15U];
    }
    return text;
}

JsonValue jsonOf(const State &s)
{
    const Setup &setup = *s.setup;
    ObjectBuilder object(setup);
    object.add("turn", s.turn).add("step", s.step);
    object.text("kind", names::word(names::kStepKinds, s.currentStep().kind));
    object.text("phase", names::word(names::kPhases, s.phase)).add("to_act", s.toAct);
    if (s.pending) {
        object.add("roll_due", *s.pending);
    }
    if (s.outcome) {
        object.add("outcome", *s.outcome);
    }
    object.put("dice_drawn", JsonValue::ofNumber(std::to_string(s.diceDrawn)));
    JsonValue sides = JsonValue::ofKind(Kind::Array);
    JsonValue units = JsonValue::ofKind(Kind::Array);
    JsonValue generals = JsonValue::ofKind(Kind::Array);
    for (std::size_t i = 0; i < setup.sides.size(); ++i) {
        sides.items.push_back(sideJson(s, SideId(i)));
    }
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        units.items.push_back(unitJson(s, UnitId(i)));
    }
    for (std::size_t i = 0; i < s.generals.size(); ++i) {
        generals.items.push_back(generalJson(s, GeneralId(i)));
    }
    object.put("sides", std::move(sides)).put("units", std::move(units));
    return object.put("generals", std::move(generals)).text("hash", hashText(hashOf(s))).end();
}

} // namespace zama
