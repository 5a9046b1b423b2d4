#include "app/cli/battle_file.h"
#include "app/cli/commands.h"

#include "core/game/names.h"
#include "core/io/decimal.h"
#include "core/io/file_names.h"
#include "core/io/game_values.h"
#include "core/io/state_json.h"
#include "core/text/names.h"

#include <fmt/format.h>

namespace zama::cli {
namespace {

using Kind = JsonValue::Kind;

std::string inches(Mils mils)
{
    return decimalText(mils, 3);
}

std::string degrees(Centidegrees angle)
{
    return decimalText(angle, 2);
}

std::string hitText(HitNumber number)
{
    return number >= kNeverHits ? "-" : fmt::format("{}", number);
}

// Values of the options as they would stand in a file.
std::vector<std::pair<std::string, std::string>> optionsOf(const Options &options)
{
    std::vector<std::pair<std::string, std::string>> list;
    list.emplace_back("turn_limit", options.turnLimit ? std::to_string(*options.turnLimit) : "none");
    for (const OptionRow &row : optionTable()) {
        const auto index = static_cast<std::size_t>(row.get(options));
        list.emplace_back(row.key, row.values[index]);
    }
    return list;
}

class TextReport
{
public:
    explicit TextReport(const SetupPtr &setup)
        : m_setup(*setup)
    {
    }

    [[nodiscard]] std::string text() const
    {
        std::string out = head();
        for (std::size_t i = 0; i < m_setup.sides.size(); ++i) {
            out += side(SideId(i));
        }
        return out + types() + options();
    }

private:
    [[nodiscard]] std::string head() const
    {
        const Scenario &s = m_setup.scenario;
        std::string out = fmt::format("{}\n", s.title.in("en"));
        for (const LocalText *text : {&s.date, &s.place}) {
            out += text->isEmpty() ? "" : fmt::format("{}\n", text->in("en"));
        }
        return out + fmt::format("Table: {} x {} in\n", inches(s.table.width), inches(s.table.depth));
    }

    [[nodiscard]] std::string side(SideId id) const
    {
        const SideSetup &side = m_setup.sides.at(id.index());
        std::string out = fmt::format("\n{} ({}): {} stands counted\n", nameOf(m_setup, id, "en"), side.id,
                                      side.startingStands);
        for (const CommandId c : side.commands) {
            const CommandSetup &command = m_setup.commands[c.index()];
            out += fmt::format("  {} ({})\n", nameOf(m_setup, c, "en"), command.id);
            out += command.general.isValid() ? general(command.general) : "";
            for (const UnitId u : command.units) {
                out += unit(u);
            }
        }
        return out;
    }

    [[nodiscard]] std::string general(GeneralId id) const
    {
        const GeneralSetup &g = m_setup.generals[id.index()];
        const std::string where = g.fallen ? "fallen"
                                  : g.attachedTo.isValid()
                                      ? "with " + m_setup.units[g.attachedTo.index()].id
                                      : fmt::format("at {}, {}", inches(g.place.x), inches(g.place.y));
        return fmt::format("    {:<10} general {}, {} extra {}, {}{}\n", g.id, nameOf(m_setup, id, "en"),
                           g.extraStands, g.extraStands == 1 ? "stand" : "stands", where,
                           g.commanderInChief ? ", commander-in-chief" : "");
    }

    [[nodiscard]] std::string unit(UnitId id) const
    {
        const UnitSetup &u = m_setup.units[id.index()];
        const std::string strength =
            u.strength == u.stands ? fmt::format("{}", u.stands) : fmt::format("{}/{}", u.strength, u.stands);
        return fmt::format("    {:<10} {:<22} {:>5} stands at {}, {} facing {}\n", u.id,
                           m_setup.types[u.type.index()].id, strength, inches(u.pose.front.x),
                           inches(u.pose.front.y), degrees(u.pose.facing));
    }

    [[nodiscard]] std::string types() const
    {
        std::string out = fmt::format("\n{:<22} {:<11} {:>4} {:>6} {:>5} {:>3} {:>5} {:>6}\n", "Unit types",
                                      "class", "move", "charge", "range", "hit", "melee", "hit by");
        for (const UnitType &t : m_setup.types) {
            out += fmt::format("{:<22} {:<11} {:>4} {:>6} {:>5} {:>3} {:>5} {:>6}\n", t.id,
                               names::word(names::kClasses, t.unitClass), inches(t.move), inches(t.charge),
                               t.shootingRange == 0 ? "-" : inches(t.shootingRange),
                               t.shootingRange == 0 ? "-" : hitText(t.shootingHit),
                               t.rollsMelee ? hitText(t.meleeHit) : "-", t.hitBy ? hitText(*t.hitBy) : "-");
        }
        return out;
    }

    [[nodiscard]] std::string options() const
    {
        const auto usual = optionsOf(Options{});
        std::string out = "\nRule options\n";
        std::size_t i = 0;
        for (const auto &[key, value] : optionsOf(m_setup.options)) {
            const bool isUsual = usual[i++].second == value;
            out += fmt::format("  {:<26} {}{}\n", key, value, isUsual ? "" : "  (not the default)");
        }
        return out;
    }

    const Setup &m_setup;
};

class JsonReport
{
public:
    explicit JsonReport(const SetupPtr &setup)
        : m_setup(*setup)
    {
    }

    [[nodiscard]] JsonValue value() const
    {
        const Scenario &s = m_setup.scenario;
        JsonValue sides = JsonValue::ofKind(Kind::Array);
        JsonValue types = JsonValue::ofKind(Kind::Array);
        for (std::size_t i = 0; i < m_setup.sides.size(); ++i) {
            sides.items.push_back(side(SideId(i)));
        }
        for (const UnitType &t : m_setup.types) {
            types.items.push_back(type(t));
        }
        ObjectBuilder object(m_setup);
        object.text("id", s.id).text("title", s.title.in("en"));
        object.put(
            "table",
            ObjectBuilder(m_setup).length("width", s.table.width).length("depth", s.table.depth).end());
        return object.put("sides", std::move(sides))
            .put("types", std::move(types))
            .put("options", options())
            .end();
    }

private:
    [[nodiscard]] JsonValue side(SideId id) const
    {
        const SideSetup &side = m_setup.sides.at(id.index());
        JsonValue commands = JsonValue::ofKind(Kind::Array);
        for (const CommandId c : side.commands) {
            commands.items.push_back(command(c));
        }
        ObjectBuilder object(m_setup);
        object.add("id", id).text("name", nameOf(m_setup, id, "en"));
        return object.add("stands", side.startingStands).put("commands", std::move(commands)).end();
    }

    [[nodiscard]] JsonValue command(CommandId id) const
    {
        const CommandSetup &command = m_setup.commands[id.index()];
        JsonValue units = JsonValue::ofKind(Kind::Array);
        for (const UnitId u : command.units) {
            units.items.push_back(unit(u));
        }
        ObjectBuilder object(m_setup);
        object.add("id", id).text("name", nameOf(m_setup, id, "en"));
        if (command.general.isValid()) {
            object.put("general", general(command.general));
        }
        return object.put("units", std::move(units)).end();
    }

    [[nodiscard]] JsonValue general(GeneralId id) const
    {
        const GeneralSetup &g = m_setup.generals[id.index()];
        ObjectBuilder object(m_setup);
        object.add("id", id).text("name", nameOf(m_setup, id, "en")).add("extra_stands", g.extraStands);
        object.add("commander_in_chief", g.commanderInChief).add("fallen", g.fallen).add("place", g.place);
        return object.add("with", g.attachedTo).end();
    }

    [[nodiscard]] JsonValue unit(UnitId id) const
    {
        const UnitSetup &u = m_setup.units[id.index()];
        ObjectBuilder object(m_setup);
        object.add("id", id).text("name", nameOf(m_setup, id, "en"));
        object.text("type", m_setup.types[u.type.index()].id);
        object.add("stands", u.stands).add("strength", u.strength);
        return object.length("x", u.pose.front.x)
            .length("y", u.pose.front.y)
            .angle("facing", u.pose.facing)
            .end();
    }

    [[nodiscard]] JsonValue type(const UnitType &t) const
    {
        ObjectBuilder object(m_setup);
        object.text("id", t.id).text("class", names::word(names::kClasses, t.unitClass));
        object.text("formation", names::word(names::kFormations, t.formation));
        object.text("movement", names::word(names::kMovements, t.movement));
        object.length("move", t.move).length("charge", t.charge);
        if (t.shootingRange > 0) {
            object.length("range", t.shootingRange).add("shooting_hit", t.shootingHit);
        }
        if (t.rollsMelee) {
            object.add("melee_hit", t.meleeHit);
        }
        if (t.hitBy) {
            object.add("hit_by", *t.hitBy);
        }
        return object.add("elephant", t.isElephant).end();
    }

    [[nodiscard]] JsonValue options() const
    {
        ObjectBuilder object(m_setup);
        for (const auto &[key, value] : optionsOf(m_setup.options)) {
            object.text(key.c_str(), value);
        }
        return object.end();
    }

    const Setup &m_setup;
};

std::string journalText(const JournalFile &file)
{
    const State &state = file.journal.state();
    const std::string end =
        state.outcome ? std::string(names::word(names::kDegrees, state.outcome->degree)) : "not over";
    return fmt::format("Journal: {} entries, seed {}, at entry {}: turn {}, {}\n\n",
                       file.journal.entries().size(), file.journal.seed(), file.journal.cursor(), state.turn,
                       end);
}

JsonValue journalJson(const JournalFile &file)
{
    const auto number = [](std::uint64_t value) { return JsonValue::ofNumber(std::to_string(value)); };
    JsonValue object = JsonValue::ofKind(Kind::Object);
    object.add("entries", number(file.journal.entries().size()));
    object.add("cursor", number(file.journal.cursor()));
    object.add("seed", JsonValue::ofText(std::to_string(file.journal.seed())));
    object.add("hash", JsonValue::ofText(hashText(hashOf(file.journal.state()))));
    return object;
}

} // namespace

Exit run(const InfoArguments &arguments)
{
    endOnInterrupt();
    const BattleFile file = openBattleFile(arguments.file);
    if (const auto *error = std::get_if<LoadError>(&file)) {
        complain(arguments.file, error->issues);
        return Exit::BadInput;
    }
    const auto *journal = std::get_if<JournalFile>(&file);
    const SetupPtr setup =
        journal != nullptr ? journal->journal.setup() : setupOf(std::get<ScenarioFile>(file).scenario);
    if (arguments.format == "json") {
        JsonValue report = JsonReport(setup).value();
        if (journal != nullptr) {
            report.add("journal", journalJson(*journal));
        }
        printLine(report);
    } else {
        print((journal != nullptr ? journalText(*journal) : "") + TextReport(setup).text());
    }
    return Exit::Done;
}

} // namespace zama::cli
