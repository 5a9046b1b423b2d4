#include "core/io/file_names.h"
#include "core/io/scenario_json.h"

#include <algorithm>

namespace zama {
namespace {

// The reading of one file; only the default language of its texts is shared by all parts.
class ScenarioReader
{
public:
    explicit ScenarioReader(std::string language)
        : m_language(std::move(language))
    {
    }

    void read(FieldReader &in, Scenario &out) const;

private:
    void readRules(FieldReader in, Scenario &out) const;
    void readType(FieldReader &in, UnitTypeSpec &out) const;
    void readSide(FieldReader &in, SideSpec &out) const;
    void readCommand(FieldReader &in, CommandSpec &out) const;
    void readGeneral(FieldReader in, GeneralSpec &out) const;
    void readUnit(FieldReader &in, UnitSpec &out) const;

    std::string m_language;
};

void readTable(FieldReader in, TableSpec &out)
{
    in.length("width", out.width, Need::Required);
    in.length("depth", out.depth, Need::Required);
    in.text("ground", out.ground);
    in.finish(out.unknown);
}

void readOptions(FieldReader in, Options &out, UnknownKeys &unknown)
{
    in.wholeOrNone("turn_limit", names::kNoTurnLimit, out.turnLimit);
    for (const OptionRow &row : optionTable()) {
        int value = row.get(out);
        if (row.isSwitch) {
            bool flag = value != 0;
            in.toggle(row.key, flag);
            value = flag ? 1 : 0;
        } else {
            in.word(row.key, row.values, value);
        }
        row.set(out, value);
    }
    in.finish(unknown);
}

void readVictory(FieldReader in, VictorySpec &out)
{
    in.whole("slight_edge", out.slightEdge);
    in.whole("great_victory", out.greatVictory);
    in.finish(out.unknown);
}

void readStep(FieldReader &in, StepSpec &out)
{
    in.choice("step", names::kSteps, out.kind, Need::Required);
    in.text("side", out.side);
    in.finish(out.unknown);
}

void readShooting(FieldReader in, Shooting &out)
{
    in.length("range", out.range, Need::Required);
    in.whole("hit", out.hit, Need::Required);
    in.finish(out.unknown);
}

void readMelee(FieldReader in, Melee &out)
{
    in.wholeIf("hit", out.hit);
    in.wholeIf("hit_after_charge", out.hitAfterCharge);
    in.wholeIf("hit_by", out.hitBy);
    in.finish(out.unknown);
}

void readElephant(FieldReader in, ElephantRules &out)
{
    in.whole("scared_on", out.scaredOn);
    in.whole("impact_loss", out.impactLoss);
    in.whole("rampage_loss", out.rampageLoss);
    in.length("rampage", out.rampage);
    std::vector<int> fates;
    const bool isThere = in.words("control", names::kFates, fates);
    if (fates.size() == out.control.size()) {
        std::ranges::transform(fates, out.control.begin(),
                               [](int f) { return static_cast<ElephantFate>(f); });
    } else if (isThere) {
        in.fault("control", "json.want_six_fates");
    }
    in.finish(out.unknown);
}

void readTraits(FieldReader &in, std::vector<Trait> &out)
{
    std::vector<int> traits;
    (void)in.words("traits", names::kTraits, traits);
    std::ranges::sort(traits);
    traits.erase(std::unique(traits.begin(), traits.end()), traits.end());
    std::ranges::transform(traits, std::back_inserter(out), [](int t) { return static_cast<Trait>(t); });
}

void readLivery(FieldReader in, Livery &out)
{
    in.colour("colour", out.colour);
    in.colour("second", out.second);
    in.text("pattern", out.pattern);
    in.finish(out.unknown);
}

Box readZone(FieldReader in, UnknownKeys &unknown)
{
    Box zone;
    in.length("left", zone.left, Need::Required);
    in.length("bottom", zone.bottom, Need::Required);
    in.length("right", zone.right, Need::Required);
    in.length("top", zone.top, Need::Required);
    in.finish(unknown);
    return zone;
}

void readStart(FieldReader in, StartSpec &out)
{
    int step = out.step + 1; // files count steps from 1, as people do
    in.whole("turn", out.turn);
    in.whole("step", step);
    out.step = step - 1;
    in.each("engagements", [&](FieldReader &pair) {
        EngagementSpec &e = out.engagements.emplace_back();
        pair.text("a", e.a, Need::Required);
        pair.text("b", e.b, Need::Required);
        pair.finish(e.unknown);
    });
    in.finish(out.unknown);
}

void readArt(FieldReader &in, ArtSpec &out)
{
    in.text("id", out.id, Need::Required);
    in.text("media_type", out.mediaType, Need::Required);
    in.text("base64", out.base64, Need::Required);
    in.finish(out.unknown);
}

void ScenarioReader::readRules(FieldReader in, Scenario &out) const
{
    if (auto options = in.object("options")) {
        readOptions(*options, out.options, out.unknownOptions);
    }
    if (auto victory = in.object("victory")) {
        readVictory(*victory, out.victory);
    }
    in.each("sequence", [&](FieldReader &step) { readStep(step, out.sequence.emplace_back()); });
    in.finish(out.unknownRules);
}

void ScenarioReader::readType(FieldReader &in, UnitTypeSpec &out) const
{
    in.text("id", out.id, Need::Required);
    in.localText("name", m_language, out.name);
    in.localText("plural", m_language, out.plural);
    in.choice("class", names::kClasses, out.unitClass, Need::Required);
    in.choice("formation", names::kFormations, out.formation, Need::Required);
    in.choice("movement", names::kMovements, out.movement, Need::Required);
    in.length("move", out.move, Need::Required);
    in.length("charge", out.charge, Need::Required);
    if (auto shooting = in.object("shooting")) {
        readShooting(*shooting, out.shooting.emplace());
    }
    if (auto melee = in.object("melee")) {
        readMelee(*melee, out.melee);
    }
    if (auto elephant = in.object("elephant")) {
        readElephant(*elephant, out.elephant.emplace());
    }
    readTraits(in, out.traits);
    in.length("stand_width", out.stand.width, Need::Required);
    in.length("stand_depth", out.stand.depth, Need::Required);
    in.whole("min_stands", out.minStands, Need::Required);
    in.whole("max_stands", out.maxStands, Need::Required);
    in.text("figure", out.figure);
    in.text("palette", out.palette);
    in.colours("colours", out.colours);
    in.finish(out.unknown);
}

void ScenarioReader::readUnit(FieldReader &in, UnitSpec &out) const
{
    in.text("id", out.id, Need::Required);
    in.text("type", out.type, Need::Required);
    in.localText("name", m_language, out.name);
    in.whole("stands", out.stands, Need::Required);
    in.wholeIf("strength", out.strength);
    in.length("x", out.pose.front.x, Need::Required);
    in.length("y", out.pose.front.y, Need::Required);
    in.angle("facing", out.pose.facing, Need::Required);
    in.finish(out.unknown);
}

void ScenarioReader::readGeneral(FieldReader in, GeneralSpec &out) const
{
    in.text("id", out.id, Need::Required);
    in.localText("name", m_language, out.name);
    in.whole("extra_stands", out.extraStands);
    in.toggle("commander_in_chief", out.commanderInChief);
    in.length("x", out.place.x, Need::Required);
    in.length("y", out.place.y, Need::Required);
    in.text("attached_to", out.attachedTo);
    in.toggle("fallen", out.fallen);
    in.finish(out.unknown);
}

void ScenarioReader::readCommand(FieldReader &in, CommandSpec &out) const
{
    in.text("id", out.id, Need::Required);
    in.localText("name", m_language, out.name);
    if (auto general = in.object("general")) {
        readGeneral(*general, out.general.emplace());
    }
    in.each("units", [&](FieldReader &unit) { readUnit(unit, out.units.emplace_back()); });
    in.finish(out.unknown);
}

void ScenarioReader::readSide(FieldReader &in, SideSpec &out) const
{
    in.text("id", out.id, Need::Required);
    in.localText("name", m_language, out.name);
    in.localText("name_in_text", m_language, out.nameInText);
    in.localText("briefing", m_language, out.briefing);
    if (auto livery = in.object("livery")) {
        readLivery(*livery, out.livery);
    }
    in.text("palette", out.palette);
    if (auto zone = in.object("zone")) {
        out.zone = readZone(*zone, out.unknownZone);
    }
    in.each(
        "commands", [&](FieldReader &command) { readCommand(command, out.commands.emplace_back()); },
        Need::Required);
    in.finish(out.unknown);
}

void ScenarioReader::read(FieldReader &in, Scenario &out) const
{
    in.text("id", out.id, Need::Required);
    in.text("language", out.language);
    in.localText("title", m_language, out.title);
    in.localText("date", m_language, out.date);
    in.localText("place", m_language, out.place);
    in.localText("background", m_language, out.background);
    in.localText("sources", m_language, out.sources);
    in.localText("notes", m_language, out.notes);
    if (auto table = in.object("table", Need::Required)) {
        readTable(*table, out.table);
    }
    if (auto rules = in.object("rules")) {
        readRules(*rules, out);
    }
    in.each(
        "types", [&](FieldReader &type) { readType(type, out.types.emplace_back()); }, Need::Required);
    in.each(
        "sides", [&](FieldReader &side) { readSide(side, out.sides.emplace_back()); }, Need::Required);
    if (auto start = in.object("start")) {
        readStart(*start, out.start.emplace());
    }
    in.each("art", [&](FieldReader &art) { readArt(art, out.art.emplace_back()); });
    in.finish(out.unknown);
}

} // namespace

Scenario scenarioFrom(const JsonValue &root, FaultLog &log)
{
    Scenario scenario;
    const JsonValue *language = root.find("language");
    const bool isNamed = language != nullptr && language->is(JsonValue::Kind::Text);
    FieldReader in(log, root, "", std::string(names::kFormat));
    in.know("format");
    in.know("version");
    ScenarioReader(isNamed ? language->text : scenario.language).read(in, scenario);
    return scenario;
}

} // namespace zama
