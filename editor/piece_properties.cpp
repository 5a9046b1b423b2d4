#include "editor/piece_properties.h"

#include "core/design/army.h"
#include "editor/army_moves.h"
#include "editor/length_field.h"
#include "editor/palette_words.h"
#include "editor/property_kinds.h"
#include "editor/scenario_texts.h"
#include "table/model/message_formatter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace zama::editor {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PieceProperties)
};

using Choice = ChoiceEditor::Choice;
using Choices = std::vector<Choice>;

// ---- kinds of fields ----

// A coordinate may lie off the table: that is said below it.
PropertyEditor *coordinateEditor()
{
    return lengthEditor(-kMaxTable, kMaxTable);
}

QString named(const LocalText &name, const std::string &id)
{
    const QString text = table::MessageFormatter(QLocale()).text(name);
    return text.isEmpty() ? QString::fromStdString(id) : text;
}

// ---- choices ----

Choices typesOf(const Scenario &scenario, const PiecePlaces &)
{
    Choices choices;
    for (const UnitTypeSpec &type : scenario.types) {
        choices.push_back({QString::fromStdString(type.id), named(type.name, type.id)});
    }
    return choices;
}

// The units of the side; generals of both sides together can only be sent away from theirs.
Choices unitsForGenerals(const Scenario &scenario, const PiecePlaces &places)
{
    Choices choices{{QString(), Words::tr("nobody")}};
    const std::size_t side = places.front().side;
    if (std::ranges::any_of(places, [side](const PiecePlace &at) { return at.side != side; })) {
        return choices;
    }
    for (const CommandSpec &command : scenario.sides.at(side).commands) {
        for (const UnitSpec &unit : command.units) {
            choices.push_back({QString::fromStdString(unit.id), named(unit.name, unit.id)});
        }
    }
    return choices;
}

Choices patterns(const Scenario &, const PiecePlaces &)
{
    return {{QStringLiteral("plain"), Words::tr("Plain", "pattern of a colour")},
            {QStringLiteral("stripes"), Words::tr("Stripes")},
            {QStringLiteral("dots"), Words::tr("Dots")},
            {QStringLiteral("checks"), Words::tr("Checks")}};
}

Choices palettes(const Scenario &, const PiecePlaces &)
{
    Choices choices{{QString(), Words::tr("The figures’ own")}};
    for (const QString &palette : palettesByName()) {
        choices.push_back({palette, paletteName(palette)});
    }
    return choices;
}

Choices grounds(const Scenario &, const PiecePlaces &)
{
    return {{QStringLiteral("plain"), Words::tr("Plain", "kind of ground")}};
}

// ---- zones ----

// A draft's numbers may be too large to add up.
Mils sum(std::int64_t a, std::int64_t b)
{
    constexpr std::int64_t kMost = std::numeric_limits<Mils>::max();
    return static_cast<Mils>(std::clamp(a + b, -kMost, kMost));
}

// A third of the table in front of the side's own edge, to begin with.
Box usualZone(const Scenario &scenario, std::size_t side)
{
    const TableSpec &table = scenario.table;
    const Mils depth = table.depth / 3;
    return side == 0 ? Box{0, 0, table.width, depth} : Box{0, table.depth - depth, table.width, table.depth};
}

bool hasZones(const Scenario &scenario, const PiecePlaces &places)
{
    return std::ranges::all_of(
        places, [&scenario](const PiecePlace &at) { return sideAt(scenario, at).zone.has_value(); });
}

// A number of a zone; there is none where the side may deploy everywhere.
Property zoneProperty(Mils (*read)(const Box &), void (*write)(Box &, Mils))
{
    return {"edit.zone", "/zone/",
            [read](const Scenario &scenario, const PiecePlace &at) {
                const std::optional<Box> &zone = sideAt(scenario, at).zone;
                return zone ? QVariant(read(*zone)) : QVariant();
            },
            [write](Scenario &scenario, const PiecePlace &at, const QVariant &value) {
                if (std::optional<Box> &zone = sideAt(scenario, at).zone) {
                    write(*zone, value.toInt());
                }
            }};
}

void addZone(PropertySection &section)
{
    auto *whole = new SwitchEditor;
    section.add({{"edit.zone", "/zone",
                  [](const Scenario &scenario, const PiecePlace &at) {
                      return QVariant(!sideAt(scenario, at).zone.has_value());
                  },
                  [](Scenario &scenario, const PiecePlace &at, const QVariant &isWhole) {
                      std::optional<Box> &zone = sideAt(scenario, at).zone;
                      zone = isWhole.toBool() ? std::nullopt : std::optional(usualZone(scenario, at.side));
                  }},
                 whole,
                 [] { return Words::tr("Deploys on the whole table"); }});
    section.add({zoneProperty([](const Box &zone) { return zone.left; },
                              [](Box &zone, Mils x) {
                                  zone.right = sum(zone.right, std::int64_t{x} - zone.left);
                                  zone.left = x;
                              }),
                 coordinateEditor(),
                 [] { return Words::tr("Zone, from the left edge"); },
                 {},
                 {},
                 hasZones});
    section.add({zoneProperty([](const Box &zone) { return zone.bottom; },
                              [](Box &zone, Mils y) {
                                  zone.top = sum(zone.top, std::int64_t{y} - zone.bottom);
                                  zone.bottom = y;
                              }),
                 coordinateEditor(),
                 [] { return Words::tr("Zone, from the bottom edge"); },
                 {},
                 {},
                 hasZones});
    section.add({zoneProperty([](const Box &zone) { return sum(zone.right, -std::int64_t{zone.left}); },
                              [](Box &zone, Mils width) { zone.right = sum(zone.left, width); }),
                 lengthEditor(0, kMaxTable),
                 [] { return Words::tr("Zone, width"); },
                 {},
                 {},
                 hasZones});
    section.add({zoneProperty([](const Box &zone) { return sum(zone.top, -std::int64_t{zone.bottom}); },
                              [](Box &zone, Mils depth) { zone.top = sum(zone.bottom, depth); }),
                 lengthEditor(0, kMaxTable),
                 [] { return Words::tr("Zone, depth"); },
                 {},
                 {},
                 hasZones});
}

bool isNobodyAttached(const Scenario &scenario, const PiecePlaces &places)
{
    return std::ranges::all_of(
        places, [&scenario](const PiecePlace &at) { return generalAt(scenario, at).attachedTo.empty(); });
}

} // namespace

void addUnitProperties(PropertySection &section)
{
    section.add(
        {textProperty(
             section, "/name", [](auto &s, const PiecePlace &at) -> auto & { return unitAt(s, at).name; }),
         new TextEditor, [] { return Words::tr("Name"); }});
    Property type = memberProperty(
        "edit.type", "/type", [](auto &s, const PiecePlace &at) -> auto & { return unitAt(s, at).type; });
    type.write = [](Scenario &scenario, const PiecePlace &at, const QVariant &value) {
        design::setType(scenario, {unitAt(scenario, at).id}, value.toString().toStdString());
    };
    section.add({type, new ChoiceEditor, [] { return Words::tr("Type"); }, {}, typesOf});
    section.add({memberProperty(
                     "edit.stands", "/stands",
                     [](auto &s, const PiecePlace &at) -> auto & { return unitAt(s, at).stands; }),
                 countEditor(1, kMaxStands), [] { return Words::tr("Stands"); }});
    auto *strength = countEditor(0, kMaxStands);
    strength->setNone([] { return Words::tr("all of them"); });
    section.add({memberProperty(
                     "edit.strength", "/strength",
                     [](auto &s, const PiecePlace &at) -> auto & { return unitAt(s, at).strength; }),
                 strength, [] { return Words::tr("Stands left"); },
                 [] { return Words::tr("Only for battles that begin in the middle."); }});
    section.add({memberProperty(
                     "edit.place", "/x",
                     [](auto &s, const PiecePlace &at) -> auto & { return unitAt(s, at).pose.front.x; }),
                 coordinateEditor(), [] { return Words::tr("From the left edge"); }});
    section.add({memberProperty(
                     "edit.place", "/y",
                     [](auto &s, const PiecePlace &at) -> auto & { return unitAt(s, at).pose.front.y; }),
                 coordinateEditor(), [] { return Words::tr("From the bottom edge"); },
                 [] { return Words::tr("Where the middle of its front edge stands."); }});
    section.add({memberProperty(
                     "edit.facing", "/facing",
                     [](auto &s, const PiecePlace &at) -> auto & { return unitAt(s, at).pose.facing; }),
                 new NumberEditor(new AngleField), [] { return Words::tr("Facing"); },
                 [] { return Words::tr("Clockwise: 0° looks up the table, 180° down."); }});
}

void addGeneralProperties(PropertySection &section)
{
    section.add(
        {textProperty(
             section, "/name", [](auto &s, const PiecePlace &at) -> auto & { return generalAt(s, at).name; }),
         new TextEditor, [] { return Words::tr("Name"); }});
    section.add({memberProperty(
                     "edit.general", "/extra_stands",
                     [](auto &s, const PiecePlace &at) -> auto & { return generalAt(s, at).extraStands; }),
                 countEditor(0, kMaxExtraStands), [] { return Words::tr("Extra stands"); },
                 [] { return Words::tr("So many more stands fight in the unit he is with."); }});
    section.add({{"edit.chief", "/commander_in_chief",
                  [](const Scenario &s, const PiecePlace &at) {
                      return toVariant(generalAt(s, at).commanderInChief);
                  },
                  [](Scenario &s, const PiecePlace &at, const QVariant &isChief) {
                      setChief(sideAt(s, at), generalAt(s, at).id, isChief.toBool());
                  }},
                 new SwitchEditor,
                 [] { return Words::tr("Commander-in-chief"); }});
    Property attached = memberProperty(
        "edit.attach", "/attached_to",
        [](auto &s, const PiecePlace &at) -> auto & { return generalAt(s, at).attachedTo; });
    attached.write = [](Scenario &scenario, const PiecePlace &at, const QVariant &unit) {
        design::attach(scenario, generalAt(scenario, at).id, unit.toString().toStdString());
    };
    section.add({attached, new ChoiceEditor, [] { return Words::tr("Is with"); }, {}, unitsForGenerals});
    section.add({memberProperty(
                     "edit.place", "/x",
                     [](auto &s, const PiecePlace &at) -> auto & { return generalAt(s, at).place.x; }),
                 coordinateEditor(),
                 [] { return Words::tr("From the left edge"); },
                 {},
                 {},
                 isNobodyAttached});
    section.add({memberProperty(
                     "edit.place", "/y",
                     [](auto &s, const PiecePlace &at) -> auto & { return generalAt(s, at).place.y; }),
                 coordinateEditor(),
                 [] { return Words::tr("From the bottom edge"); },
                 {},
                 {},
                 isNobodyAttached});
    section.add({memberProperty(
                     "edit.general", "/fallen",
                     [](auto &s, const PiecePlace &at) -> auto & { return generalAt(s, at).fallen; }),
                 new SwitchEditor, [] { return Words::tr("Has fallen already"); }});
}

void addCommandProperties(PropertySection &section)
{
    section.add(
        {textProperty(
             section, "/name", [](auto &s, const PiecePlace &at) -> auto & { return commandAt(s, at).name; }),
         new TextEditor, [] { return Words::tr("Name"); }});
    section.add({{"edit.general", "/general",
                  [](const Scenario &s, const PiecePlace &at) {
                      return QVariant(commandAt(s, at).general.has_value());
                  },
                  [](Scenario &s, const PiecePlace &at, const QVariant &isWanted) {
                      const CommandSpec &command = commandAt(s, at);
                      if (isWanted.toBool()) {
                          design::addGeneral(s, command.id, Words::tr("General").toStdString());
                      } else if (command.general) {
                          design::remove(s, {command.general->id});
                      }
                  }},
                 new SwitchEditor,
                 [] { return Words::tr("Has a general"); }});
}

void addSideProperties(PropertySection &section)
{
    Property name = textProperty(
        section, "/name", [](auto &s, const PiecePlace &at) -> auto & { return sideAt(s, at).name; });
    name.write = [&section](Scenario &scenario, const PiecePlace &at, const QVariant &value) {
        nameSide(scenario, sideAt(scenario, at), section.language(), value.toString().toStdString());
    };
    section.add({std::move(name), new TextEditor, [] { return Words::tr("Name"); },
                 [] { return Words::tr("As a label: “Romans”."); }});
    section.add({textProperty(
                     section, "/name_in_text",
                     [](auto &s, const PiecePlace &at) -> auto & { return sideAt(s, at).nameInText; }),
                 new TextEditor, [] { return Words::tr("In a sentence"); },
                 [] {
                     return Words::tr("As in “Now the Romans move”: with “the” where your language wants it. "
                                      "Empty: the same as the name.");
                 }});
    section.add({memberProperty(
                     "edit.colours", "/livery/colour",
                     [](auto &s, const PiecePlace &at) -> auto & { return sideAt(s, at).livery.colour; }),
                 new ColourEditor, [] { return Words::tr("Colour"); }});
    section.add({memberProperty(
                     "edit.colours", "/livery/second",
                     [](auto &s, const PiecePlace &at) -> auto & { return sideAt(s, at).livery.second; }),
                 new ColourEditor, [] { return Words::tr("Second colour"); }});
    section.add({memberProperty(
                     "edit.colours", "/livery/pattern",
                     [](auto &s, const PiecePlace &at) -> auto & { return sideAt(s, at).livery.pattern; }),
                 new ChoiceEditor, [] { return Words::tr("Pattern"); },
                 [] { return Words::tr("Tells the sides apart also without colours."); }, patterns});
    section.add({memberProperty(
                     "edit.colours", "/palette",
                     [](auto &s, const PiecePlace &at) -> auto & { return sideAt(s, at).palette; }),
                 new ChoiceEditor,
                 [] { return Words::tr("Colours of its figures"); },
                 {},
                 palettes});
    addZone(section);
}

void addTableProperties(PropertySection &section)
{
    section.add({memberProperty(
                     "edit.table", "/table/width",
                     [](auto &s, const PiecePlace &) -> auto & { return s.table.width; }),
                 lengthEditor(kInch, kMaxTable), [] { return Words::tr("Width"); }});
    section.add({memberProperty(
                     "edit.table", "/table/depth",
                     [](auto &s, const PiecePlace &) -> auto & { return s.table.depth; }),
                 lengthEditor(kInch, kMaxTable), [] { return Words::tr("Depth"); }});
    section.add({memberProperty(
                     "edit.table", "/table/ground",
                     [](auto &s, const PiecePlace &) -> auto & { return s.table.ground; }),
                 new ChoiceEditor,
                 [] { return Words::tr("Ground"); },
                 {},
                 grounds});
}

} // namespace zama::editor
