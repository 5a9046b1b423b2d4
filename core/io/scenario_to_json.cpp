#include "core/io/decimal.h"
#include "core/io/file_names.h"
#include "core/io/json_parse.h"
#include "core/io/scenario_json.h"

#include <algorithm>

namespace zama {
namespace {

using Kind = JsonValue::Kind;

// An object being written: each function adds one key.
class ObjectWriter
{
public:
    ObjectWriter &text(const char *key, std::string_view value)
    {
        return put(key, JsonValue::ofText(std::string(value)));
    }
    ObjectWriter &textIf(const char *key, std::string_view value)
    {
        return value.empty() ? *this : text(key, value);
    }
    ObjectWriter &whole(const char *key, int value)
    {
        return put(key, JsonValue::ofNumber(std::to_string(value)));
    }
    ObjectWriter &wholeIf(const char *key, const std::optional<int> &value)
    {
        return value ? whole(key, *value) : *this;
    }
    ObjectWriter &length(const char *key, Mils value)
    {
        return put(key, JsonValue::ofNumber(decimalText(value, 3)));
    }
    ObjectWriter &angle(const char *key, Centidegrees value)
    {
        return put(key, JsonValue::ofNumber(decimalText(value, 2)));
    }
    ObjectWriter &toggleIf(const char *key, bool value)
    {
        return value ? put(key, JsonValue::ofBoolean(true)) : *this;
    }
    ObjectWriter &texts(const char *key, const LocalText &value)
    {
        if (value.isEmpty()) {
            return *this;
        }
        JsonValue map = JsonValue::ofKind(Kind::Object);
        for (const LocalText::Entry &entry : value.entries) {
            map.add(entry.language, JsonValue::ofText(entry.text));
        }
        return put(key, std::move(map));
    }
    ObjectWriter &put(std::string key, JsonValue value)
    {
        m_object.add(std::move(key), std::move(value));
        return *this;
    }
    ObjectWriter &putIf(bool isWanted, const char *key, JsonValue value)
    {
        return isWanted ? put(key, std::move(value)) : *this;
    }
    // Unknown keys go behind the known ones. A kept value that is no JSON any more (an editor's bug) is
    // dropped rather than spoiling the file.
    JsonValue end(const UnknownKeys &unknown, bool isBlock = false)
    {
        for (const UnknownKey &key : unknown) {
            JsonDocument document = parseJson(key.json);
            if (document.isComplete && document.faults.empty()) {
                m_object.add(key.key, std::move(document.root));
            }
        }
        m_object.isBlock = isBlock;
        return std::move(m_object);
    }

private:
    JsonValue m_object = JsonValue::ofKind(Kind::Object);
};

template<class Container, class Write>
JsonValue listOf(const Container &items, Write write)
{
    JsonValue list = JsonValue::ofKind(Kind::Array);
    for (const auto &item : items) {
        list.items.push_back(write(item));
    }
    return list;
}

template<class Names, class Enum>
std::string_view nameOf(const Names &names, Enum value)
{
    return names.at(static_cast<std::size_t>(value));
}

JsonValue jsonOf(const TableSpec &table)
{
    return ObjectWriter()
        .length("width", table.width)
        .length("depth", table.depth)
        .text("ground", table.ground)
        .end(table.unknown);
}

JsonValue jsonOfOption(const OptionRow &row, int index)
{
    const std::string name(row.values[static_cast<std::size_t>(index)]);
    if (row.isSwitch) {
        return JsonValue::ofBoolean(index != 0);
    }
    const bool isNumber = parseDecimal(name, 3).fault == DecimalFault::None;
    return isNumber ? JsonValue::ofNumber(name) : JsonValue::ofText(name);
}

// In the order of the rulebook, all of them: a reader of the file sees every rule in force.
JsonValue jsonOf(const Options &options, const UnknownKeys &unknown)
{
    ObjectWriter out;
    for (const OptionRow &row : optionTable()) {
        out.put(std::string(row.key), jsonOfOption(row, row.get(options)));
        if (row.key == "charge_order") {
            out.put("turn_limit", options.turnLimit ? JsonValue::ofNumber(std::to_string(*options.turnLimit))
                                                    : JsonValue::ofText(std::string(names::kNoTurnLimit)));
        }
    }
    return out.end(unknown, true);
}

JsonValue jsonOf(const VictorySpec &victory)
{
    return ObjectWriter()
        .whole("slight_edge", victory.slightEdge)
        .whole("great_victory", victory.greatVictory)
        .end(victory.unknown);
}

JsonValue jsonOf(const StepSpec &step)
{
    return ObjectWriter()
        .text("step", nameOf(names::kSteps, step.kind))
        .textIf("side", step.side)
        .end(step.unknown);
}

JsonValue jsonOfRules(const Scenario &scenario)
{
    return ObjectWriter()
        .put("options", jsonOf(scenario.options, scenario.unknownOptions))
        .put("victory", jsonOf(scenario.victory))
        .putIf(!scenario.sequence.empty(), "sequence",
               listOf(scenario.sequence, [](const StepSpec &s) { return jsonOf(s); }))
        .end(scenario.unknownRules);
}

JsonValue jsonOf(const Shooting &shooting)
{
    return ObjectWriter().length("range", shooting.range).whole("hit", shooting.hit).end(shooting.unknown);
}

JsonValue jsonOf(const Melee &melee)
{
    return ObjectWriter()
        .wholeIf("hit", melee.hit)
        .wholeIf("hit_after_charge", melee.hitAfterCharge)
        .wholeIf("hit_by", melee.hitBy)
        .end(melee.unknown);
}

JsonValue jsonOf(const ElephantRules &elephant)
{
    const auto fate = [](ElephantFate f) { return JsonValue::ofText(std::string(nameOf(names::kFates, f))); };
    return ObjectWriter()
        .whole("scared_on", elephant.scaredOn)
        .whole("impact_loss", elephant.impactLoss)
        .whole("rampage_loss", elephant.rampageLoss)
        .length("rampage", elephant.rampage)
        .put("control", listOf(elephant.control, fate))
        .end(elephant.unknown);
}

JsonValue jsonOf(const std::vector<SlotColour> &colours)
{
    ObjectWriter out;
    for (const SlotColour &slot : colours) {
        out.put(slot.slot, JsonValue::ofText(slot.colour));
    }
    return out.end({});
}

JsonValue jsonOf(const UnitTypeSpec &type)
{
    const auto trait = [](Trait t) { return JsonValue::ofText(std::string(nameOf(names::kTraits, t))); };
    ObjectWriter out;
    out.text("id", type.id)
        .texts("name", type.name)
        .texts("plural", type.plural)
        .text("class", nameOf(names::kClasses, type.unitClass))
        .text("formation", nameOf(names::kFormations, type.formation))
        .text("movement", nameOf(names::kMovements, type.movement))
        .length("move", type.move)
        .length("charge", type.charge);
    if (type.shooting) {
        out.put("shooting", jsonOf(*type.shooting));
    }
    out.putIf(type.melee != Melee{}, "melee", jsonOf(type.melee));
    if (type.elephant) {
        out.put("elephant", jsonOf(*type.elephant));
    }
    return out.putIf(!type.traits.empty(), "traits", listOf(type.traits, trait))
        .length("stand_width", type.stand.width)
        .length("stand_depth", type.stand.depth)
        .whole("min_stands", type.minStands)
        .whole("max_stands", type.maxStands)
        .textIf("figure", type.figure)
        .textIf("palette", type.palette)
        .putIf(!type.colours.empty(), "colours", jsonOf(type.colours))
        .end(type.unknown, true);
}

JsonValue jsonOf(const UnitSpec &unit)
{
    return ObjectWriter()
        .text("id", unit.id)
        .text("type", unit.type)
        .texts("name", unit.name)
        .whole("stands", unit.stands)
        .wholeIf("strength", unit.strength)
        .length("x", unit.pose.front.x)
        .length("y", unit.pose.front.y)
        .angle("facing", unit.pose.facing)
        .end(unit.unknown);
}

JsonValue jsonOf(const GeneralSpec &general)
{
    return ObjectWriter()
        .text("id", general.id)
        .texts("name", general.name)
        .whole("extra_stands", general.extraStands)
        .toggleIf("commander_in_chief", general.commanderInChief)
        .length("x", general.place.x)
        .length("y", general.place.y)
        .textIf("attached_to", general.attachedTo)
        .toggleIf("fallen", general.fallen)
        .end(general.unknown);
}

JsonValue jsonOf(const CommandSpec &command)
{
    ObjectWriter out;
    out.text("id", command.id).texts("name", command.name);
    if (command.general) {
        out.put("general", jsonOf(*command.general));
    }
    return out.put("units", listOf(command.units, [](const UnitSpec &u) { return jsonOf(u); }))
        .end(command.unknown, true);
}

JsonValue jsonOf(const Livery &livery)
{
    return ObjectWriter()
        .text("colour", livery.colour)
        .text("second", livery.second)
        .text("pattern", livery.pattern)
        .end(livery.unknown);
}

JsonValue jsonOf(const Box &zone, const UnknownKeys &unknown)
{
    return ObjectWriter()
        .length("left", zone.left)
        .length("bottom", zone.bottom)
        .length("right", zone.right)
        .length("top", zone.top)
        .end(unknown);
}

JsonValue jsonOf(const SideSpec &side)
{
    ObjectWriter out;
    out.text("id", side.id)
        .texts("name", side.name)
        .texts("name_in_text", side.nameInText)
        .texts("briefing", side.briefing)
        .put("livery", jsonOf(side.livery))
        .textIf("palette", side.palette);
    if (side.zone) {
        out.put("zone", jsonOf(*side.zone, side.unknownZone));
    }
    return out.put("commands", listOf(side.commands, [](const CommandSpec &c) { return jsonOf(c); }))
        .end(side.unknown, true);
}

JsonValue jsonOf(const StartSpec &start)
{
    const auto pair = [](const EngagementSpec &e) {
        return ObjectWriter().text("a", e.a).text("b", e.b).end(e.unknown);
    };
    return ObjectWriter()
        .whole("turn", start.turn)
        .whole("step", start.step + 1)
        .put("engagements", listOf(start.engagements, pair))
        .end(start.unknown);
}

JsonValue jsonOf(const ArtSpec &art)
{
    return ObjectWriter()
        .text("id", art.id)
        .text("media_type", art.mediaType)
        .text("base64", art.base64)
        .end(art.unknown, true);
}

} // namespace

JsonValue jsonOf(const Scenario &scenario)
{
    ObjectWriter out;
    out.text("format", names::kFormat)
        .whole("version", kScenarioVersion)
        .text("id", scenario.id)
        .text("language", scenario.language)
        .texts("title", scenario.title)
        .texts("date", scenario.date)
        .texts("place", scenario.place)
        .texts("background", scenario.background)
        .texts("sources", scenario.sources)
        .texts("notes", scenario.notes)
        .put("table", jsonOf(scenario.table))
        .put("rules", jsonOfRules(scenario))
        .put("types", listOf(scenario.types, [](const UnitTypeSpec &t) { return jsonOf(t); }))
        .put("sides", listOf(scenario.sides, [](const SideSpec &s) { return jsonOf(s); }));
    if (scenario.start) {
        out.put("start", jsonOf(*scenario.start));
    }
    return out
        .putIf(!scenario.art.empty(), "art", listOf(scenario.art, [](const ArtSpec &a) { return jsonOf(a); }))
        .end(scenario.unknown, true);
}

} // namespace zama
