#pragma once
// Ways to spoil smallBattle(), each with the issue it must raise and the place it must name.

#include "core/scenario/scenario.h"
#include "tests/support/small_battle.h"

#include <functional>
#include <string>
#include <vector>

namespace zama::test {

struct Spoiling {
    const char *what;
    const char *code;
    std::string path;
    std::function<void(Scenario &)> spoil;
};

inline UnitSpec &firstUnit(Scenario &s)
{
    return unitOf(s, "R-1");
}

inline void engage(Scenario &s, const char *a, const char *b)
{
    if (!s.start) {
        s.start.emplace();
    }
    s.start->engagements.push_back({a, b});
}

inline void attach(Scenario &s, const char *general, const char *unit)
{
    generalOf(s, general).attachedTo = unit;
}

inline GeneralSpec &addGeneral(Scenario &s, const std::string &id)
{
    CommandSpec &command = s.sides[0].commands.emplace_back();
    command.id = "X" + id;
    command.general.emplace();
    command.general->id = id;
    return *command.general;
}

inline void changeSequence(Scenario &s, const std::function<void(std::vector<StepSpec> &)> &change)
{
    s.sequence = sequenceOf(s);
    change(s.sequence);
}

inline std::vector<Spoiling> spoilingsOfPlaces()
{
    const std::string unit = "/sides/0/commands/0/units/1"; // R-1
    return {
        {"enemies in contact that are not engaged", "contact.unlinked", "/sides/1/commands/0/units/1/x",
         [](Scenario &s) {
             unitOf(s, "C-1").pose.front = {15000, 7005};
         }},
        {"skirmishers behind", "front_line", "/sides/0/commands/0/units/0",
         [](Scenario &s) { unitOf(s, "R-SK").pose.front.y = 4000; }},
        {"a facing beyond the circle", "range.facing", unit + "/facing",
         [](Scenario &s) { firstUnit(s).pose.facing = 36000; }},
        {"a unit in the sea", "range.length", unit + "/x",
         [](Scenario &s) { firstUnit(s).pose.front.x = -2'000'000'000; }},
        {"a unit over the edge", "unit.off_table", unit + "/x",
         [](Scenario &s) { firstUnit(s).pose.front.x = 1999; }},
        {"a unit whose corner is over the edge", "unit.off_table", unit + "/x",
         [](Scenario &s) {
             firstUnit(s).pose = {{1990, 7000}, 500};
         }},
        {"a unit outside its zone", "unit.outside_zone", "/sides/0/commands/0/units/0/x",
         [](Scenario &s) {
             s.options.deployment = Deployment::Free;
             s.sides[0].zone = Box{0, 0, 40000, 8000};
             s.sides[1].zone = Box{0, 21000, 40000, 30000};
         }},
        {"units on top of each other", "unit.overlap", "/sides/0/commands/0/units/2/x",
         [](Scenario &s) {
             unitOf(s, "R-2").pose.front = {15020, 7000};
         }},
        {"skirmishers of 6", "unit.stands", "/sides/0/commands/0/units/0/stands",
         [](Scenario &s) { unitOf(s, "R-SK").stands = 6; }},
        {"infantry of 5", "unit.stands", unit + "/stands", [](Scenario &s) { firstUnit(s).stands = 5; }},
        {"infantry of 11", "unit.stands", unit + "/stands", [](Scenario &s) { firstUnit(s).stands = 11; }},
        {"an elephant of 2 stands", "unit.stands", "/sides/1/commands/0/units/3/stands",
         [](Scenario &s) { unitOf(s, "C-ELE").stands = 2; }},
        {"stronger than full strength", "unit.strength", unit + "/strength",
         [](Scenario &s) { firstUnit(s).strength = 8; }},
        {"negative strength", "unit.strength", unit + "/strength",
         [](Scenario &s) { firstUnit(s).strength = -1; }},
        {"a last stand", "unit.strength_one", unit + "/strength",
         [](Scenario &s) { firstUnit(s).strength = 1; }},
        {"more dice than a roll can have", "dice.limit", unit + "/stands",
         [](Scenario &s) {
             s.options.generalsPerUnit = GeneralsPerUnit::Any;
             typeOf(s, "foot").maxStands = 40;
             firstUnit(s).stands = 40;
             for (const char *id : {"G1", "G2", "G3", "G4", "G5"}) {
                 addGeneral(s, id).extraStands = 4;
             }
         }},
    };
}

inline std::vector<Spoiling> spoilingsOfGenerals()
{
    const std::string general = "/sides/0/commands/0/general";
    const std::string second = "/sides/0/commands/1/general";
    return {
        {"five extra stands", "range.number", general + "/extra_stands",
         [](Scenario &s) { generalOf(s, "R-GEN").extraStands = 5; }},
        {"two generals in a unit", "general.crowded", second + "/attached_to",
         [](Scenario &s) {
             attach(s, "R-GEN", "R-1");
             addGeneral(s, "R2-GEN").attachedTo = "R-1";
         }},
        {"a general with the enemy", "general.enemy_unit", general + "/attached_to",
         [](Scenario &s) { attach(s, "R-GEN", "C-1"); }},
        {"a dead general in command", "general.fallen", general + "/attached_to",
         [](Scenario &s) {
             attach(s, "R-GEN", "R-1");
             generalOf(s, "R-GEN").fallen = true;
         }},
        {"a general with the scorpions", "general.forbidden", general + "/attached_to",
         [](Scenario &s) { attach(s, "R-GEN", "R-SCO"); }},
        {"a general with a unit that is gone", "general.gone_unit", general + "/attached_to",
         [](Scenario &s) {
             attach(s, "R-GEN", "R-1");
             firstUnit(s).strength = 0;
         }},
        {"a general off the table", "general.off_table", general + "/x",
         [](Scenario &s) { generalOf(s, "R-GEN").place.x = 40001; }},
        {"a general with another command", "general.other_command", second + "/attached_to",
         [](Scenario &s) {
             s.options.generalJoins = GeneralJoins::OwnCommand;
             addGeneral(s, "R2-GEN").attachedTo = "R-1";
         }},
        {"a general with nobody", "ref.unit", general + "/attached_to",
         [](Scenario &s) { attach(s, "R-GEN", "R-9"); }},
        {"a general attached to himself", "ref.unit", general + "/attached_to",
         [](Scenario &s) { attach(s, "R-GEN", "R-GEN"); }},
        {"two commanders-in-chief", "side.chiefs", "/sides/0/commands",
         [](Scenario &s) {
             generalOf(s, "R-GEN").commanderInChief = true;
             addGeneral(s, "R2-GEN").commanderInChief = true;
         }},
    };
}

inline std::vector<Spoiling> spoilingsOfNames()
{
    const std::string id = "/sides/0/commands/0/units/1/id";
    return {
        {"an id with a combining accent", "id.combining", id,
         [](Scenario &s) { firstUnit(s).id = "Ele\xcc\x81"; }},
        {"an id with a control character", "id.control", id, [](Scenario &s) { firstUnit(s).id = "R\n1"; }},
        {"an id used by a unit and a general", "id.duplicate", id,
         [](Scenario &s) { firstUnit(s).id = "R-GEN"; }},
        {"a command id used by both sides", "id.duplicate", "/sides/1/commands/0/id",
         [](Scenario &s) { s.sides[1].commands[0].id = "R"; }},
        {"a type id used twice", "id.duplicate", "/types/1/id", [](Scenario &s) { s.types[1].id = "foot"; }},
        {"two sides of one id", "id.duplicate", "/sides/1/id", [](Scenario &s) { s.sides[1].id = "rome"; }},
        {"an empty id", "id.empty", id, [](Scenario &s) { firstUnit(s).id.clear(); }},
        {"an endless id", "id.long", id, [](Scenario &s) { firstUnit(s).id = std::string(65, 'x'); }},
        {"an id that ends in a blank", "id.spaces", id, [](Scenario &s) { firstUnit(s).id = "R-1 "; }},
        {"a type that does not exist", "ref.type", "/sides/0/commands/0/units/1/type",
         [](Scenario &s) { firstUnit(s).type = "horse"; }},
        {"a text with a bell", "text.control", "/title/en",
         [](Scenario &s) {
             s.title = {{{"en", "\a"}}};
         }},
        {"a language that is none", "text.language", "/title",
         [](Scenario &s) {
             s.title = {{{"English!", "x"}}};
         }},
        {"a file language that is none", "text.language", "/language", [](Scenario &s) { s.language = "?"; }},
        {"a language told twice", "text.language_twice", "/title",
         [](Scenario &s) {
             s.title = {{{"en", "a"}, {"en", "b"}}};
         }},
        {"a text as long as a book", "text.long", "/background/en",
         [](Scenario &s) {
             s.background = {{{"en", std::string(kMaxTextBytes + 1, 'x')}}};
         }},
        {"no title", "text.missing", "/title",
         [](Scenario &s) {
             s.title = {{{"en", "  "}}};
         }},
        {"art that is no base64", "art.base64", "/art/0/base64",
         [](Scenario &s) {
             s.art = {{"a", "image/png", "abc", {}}};
         }},
        {"art of another kind", "art.media_type", "/art/0/media_type",
         [](Scenario &s) {
             s.art = {{"a", "text/html", "abcd", {}}};
         }},
        {"art that is too large", "art.size", "/art/0/base64",
         [](Scenario &s) {
             s.art = {{"a", "image/png", std::string(kMaxArtBytes + 4, 'A'), {}}};
         }},
        {"too much art", "art.total", "/art",
         [](Scenario &s) {
             for (const char *name : {"a", "b", "c", "d", "e"}) {
                 s.art.push_back({name, "image/png", std::string(kMaxArtBytes, 'A'), {}});
             }
         }},
    };
}

inline std::vector<Spoiling> spoilingsOfStarts()
{
    const std::string pair = "/start/engagements/0";
    return {
        {"a start after the end", "range.number", "/start/turn",
         [](Scenario &s) {
             s.start = StartSpec{9, 0, {}, {}};
         }},
        {"a step that does not exist", "range.number", "/start/step",
         [](Scenario &s) {
             s.start = StartSpec{1, 6, {}, {}};
         }},
        {"a step before the first", "range.number", "/start/step",
         [](Scenario &s) {
             s.start = StartSpec{1, -1, {}, {}};
         }},
        {"enemies engaged far apart", "engagement.far", pair, [](Scenario &s) { engage(s, "R-1", "C-1"); }},
        {"a unit that is gone but engaged", "engagement.gone", pair,
         [](Scenario &s) {
             firstUnit(s).strength = 0;
             engage(s, "R-1", "C-1");
         }},
        {"a scorpion engaged", "engagement.routs", pair, [](Scenario &s) { engage(s, "R-SCO", "C-1"); }},
        {"friends engaged", "engagement.same_side", pair, [](Scenario &s) { engage(s, "R-1", "R-2"); }},
        {"a unit engaged with itself", "engagement.self", pair, [](Scenario &s) { engage(s, "R-1", "R-1"); }},
        {"an engagement told twice", "engagement.twice", "/start/engagements/1",
         [](Scenario &s) {
             engage(s, "R-1", "C-1");
             engage(s, "C-1", "R-1");
         }},
        {"an engagement with nobody", "ref.unit", pair + "/b", [](Scenario &s) { engage(s, "R-1", "C-9"); }},
        {"nobody engaged with a unit", "ref.unit", pair + "/a", [](Scenario &s) { engage(s, "R-9", "C-1"); }},
    };
}

inline std::vector<Spoiling> spoilingsOfRules()
{
    return {
        {"a table without width", "range.length", "/table/width", [](Scenario &s) { s.table.width = 0; }},
        {"a table as wide as a street", "range.length", "/table/width",
         [](Scenario &s) { s.table.width = kMaxTable + 1; }},
        {"no turns", "range.number", "/rules/options/turn_limit",
         [](Scenario &s) { s.options.turnLimit = 0; }},
        {"a great victory below a slight edge", "victory.order", "/rules/victory/great_victory",
         [](Scenario &s) {
             s.victory = {30, 20, {}};
         }},
        {"a step for a stranger", "ref.side", "/rules/sequence/0/side",
         [](Scenario &s) { changeSequence(s, [](auto &steps) { steps[0].side = "persia"; }); }},
        {"a sequence without melee", "sequence.missing_step", "/rules/sequence",
         [](Scenario &s) { changeSequence(s, [](auto &steps) { steps.pop_back(); }); }},
        {"melee before charge", "sequence.order", "/rules/sequence",
         [](Scenario &s) { changeSequence(s, [](auto &steps) { std::swap(steps[4], steps[5]); }); }},
        {"two melees", "sequence.repeated_step", "/rules/sequence",
         [](Scenario &s) { changeSequence(s, [](auto &steps) {
                               steps.push_back({StepKind::Melee, {}});
                           }); }},
        {"a melee of one side", "sequence.side_extra", "/rules/sequence/5/side",
         [](Scenario &s) { changeSequence(s, [](auto &steps) { steps[5].side = "rome"; }); }},
        {"a move of nobody", "sequence.side_missing", "/rules/sequence/0",
         [](Scenario &s) { changeSequence(s, [](auto &steps) { steps[0].side.clear(); }); }},
        {"the second side first", "sequence.side_order", "/rules/sequence",
         [](Scenario &s) { changeSequence(s, [](auto &steps) { std::swap(steps[0], steps[2]); }); }},
    };
}

inline std::vector<Spoiling> spoilingsOfTypes()
{
    return {
        {"a slot's colour in capitals", "colour.format", "/types/0/colours/tunic",
         [](Scenario &s) {
             s.types[0].colours = {{"tunic", "#ABCDEF"}};
         }},
        {"a stand without depth", "range.length", "/types/0/stand_depth",
         [](Scenario &s) { s.types[0].stand.depth = 0; }},
        {"a negative move", "range.length", "/types/0/move", [](Scenario &s) { s.types[0].move = -1; }},
        {"a range of nothing", "range.length", "/types/1/shooting/range",
         [](Scenario &s) { s.types[1].shooting->range = 0; }},
        {"a hit number of 1", "range.number", "/types/0/melee/hit",
         [](Scenario &s) { s.types[0].melee.hit = 1; }},
        {"a hit number of 8", "range.number", "/types/1/shooting/hit",
         [](Scenario &s) { s.types[1].shooting->hit = 8; }},
        {"an elephant in two ranks", "type.elephant_formation", "/types/3/formation",
         [](Scenario &s) { s.types[3].formation = Formation::DoubleRank; }},
        {"an elephant with a melee number", "type.elephant_melee", "/types/3/melee/hit",
         [](Scenario &s) { s.types[3].melee.hit = 5; }},
        {"an elephant by name only", "type.elephant_table", "/types/3/class",
         [](Scenario &s) { s.types[3].elephant.reset(); }},
        {"a charge bonus on nothing", "type.hit_after_charge", "/types/0/melee/hit_after_charge",
         [](Scenario &s) {
             s.types[0].melee.hit.reset();
             s.types[0].melee.hitAfterCharge = 5;
         }},
        {"a formed unit of one stand", "type.last_stand", "/types/0/min_stands",
         [](Scenario &s) { s.types[0].minStands = 1; }},
        {"a fighter that may not fight", "type.no_melee", "/types/2/melee/hit",
         [](Scenario &s) { s.types[2].melee.hit = 5; }},
        {"a single stand of two", "type.single_stand", "/types/2/max_stands",
         [](Scenario &s) { s.types[2].maxStands = 2; }},
        {"fewest above most", "type.stands_range", "/types/0/max_stands",
         [](Scenario &s) { s.types[0].maxStands = 5; }},
    };
}

inline std::vector<Spoiling> spoilingsOfSides()
{
    return {
        {"no sides", "sides.count", "/sides", [](Scenario &s) { s.sides.clear(); }},
        {"three sides", "sides.count", "/sides", [](Scenario &s) { s.sides.push_back(s.sides[0]); }},
        {"a ground nobody knows", "ground.unknown", "/table/ground",
         [](Scenario &s) { s.table.ground = "lava"; }},
        {"a colour in words", "colour.format", "/sides/0/livery/colour",
         [](Scenario &s) { s.sides[0].livery.colour = "red"; }},
        {"a pattern nobody drew", "livery.pattern", "/sides/0/livery/pattern",
         [](Scenario &s) { s.sides[0].livery.pattern = "tartan"; }},
        {"sides that look alike", "livery.same", "/sides/1/livery",
         [](Scenario &s) { s.sides[1].livery = s.sides[0].livery; }},
        {"a side without units", "side.no_units", "/sides/0/commands",
         [](Scenario &s) { s.sides[0].commands[0].units.clear(); }},
        {"a side that is gone", "side.no_units_left", "/sides/0/commands",
         [](Scenario &s) {
             for (UnitSpec &unit : s.sides[0].commands[0].units) {
                 unit.strength = 0;
             }
         }},
        {"free deployment without zones", "zone.missing", "/sides/0",
         [](Scenario &s) { s.options.deployment = Deployment::Free; }},
        {"a zone beyond the table", "zone.off_table", "/sides/0/zone",
         [](Scenario &s) {
             s.sides[0].zone = Box{0, 0, 40001, 9000};
         }},
        {"zones that overlap", "zone.overlap", "/sides/1/zone",
         [](Scenario &s) {
             s.sides[0].zone = Box{0, 0, 40000, 15000};
             s.sides[1].zone = Box{0, 15000, 40000, 30000};
         }},
        {"a zone inside out", "zone.shape", "/sides/0/zone",
         [](Scenario &s) {
             s.sides[0].zone = Box{9, 0, 8, 9};
         }},
        {"too many commands", "limit.commands", "/sides",
         [](Scenario &s) { s.sides[0].commands.resize(kMaxCommands + 1); }},
        {"too many generals", "limit.generals", "/sides",
         [](Scenario &s) {
             const CommandSpec model = s.sides[0].commands[0];
             s.sides[0].commands.assign(kMaxGenerals + 1, model);
         }},
        {"too many units", "limit.units", "/sides",
         [](Scenario &s) { s.sides[0].commands[0].units.resize(kMaxUnits + 1); }},
        {"too many types", "limit.types", "/types", [](Scenario &s) { s.types.resize(kMaxTypes + 1); }},
        {"too many engagements", "limit.engagements", "/start/engagements",
         [](Scenario &s) { s.start.emplace().engagements.resize(kMaxEngagements + 1); }},
        {"too many pictures", "limit.art", "/art", [](Scenario &s) { s.art.resize(kMaxArt + 1); }},
    };
}

/// All of them.
inline std::vector<Spoiling> spoilings()
{
    std::vector<Spoiling> all;
    for (const auto &part :
         {spoilingsOfPlaces(), spoilingsOfGenerals(), spoilingsOfNames(), spoilingsOfStarts(),
          spoilingsOfRules(), spoilingsOfTypes(), spoilingsOfSides()}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

} // namespace zama::test
