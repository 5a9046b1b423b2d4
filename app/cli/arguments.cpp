#include "app/cli/arguments.h"

#include "app/cli/console.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>

namespace zama::cli {
namespace {

constexpr const char *kOverview = R"(Referee, simulator and calculator for fast-play tabletop battles.

Results go to standard output, messages to standard error. "-" as a FILE is standard input.

Exit status: 0 done; 1 the input is at fault; 2 wrong usage; 3 an order was refused or a
journal came out differently; 4 interrupted (Ctrl-C), what was done has been printed.)";

constexpr const char *kExamples = R"(Examples:
  zama-cli validate scenarios/*.zama.json
  zama-cli simulate scenarios/zama.zama.json --games 1000
  zama-cli play scenarios/zama.zama.json --orders orders.jsonl --seed 7
  zama-cli replay battle.zama-game.json --verify

"zama-cli WORD --help" tells more about a word. A file whose name begins with a dash is
written ./-name, or stands behind "--".)";

constexpr const char *kValidateExamples = R"(Examples:
  zama-cli validate my.zama.json
  zama-cli validate --format json *.zama.json

Prints a line an issue: FILE:LINE:COLUMN: error: what is wrong and where [code].
A journal is played through and compared as well. Exit status 1 if there is any error.)";

constexpr const char *kInfoExamples = R"(Examples:
  zama-cli info scenarios/zama.zama.json
  zama-cli info --format json scenarios/zama.zama.json)";

constexpr const char *kPlayExamples = R"(Examples:
  zama-cli play zama.zama.json --orders orders.jsonl --dice 5,6,1
  zama-cli play zama.zama.json --orders - --seed 7 --save battle.zama-game.json
  zama-cli play zama.zama.json --policy rome=strong --policy carthage=fast --seed 7

One order a line, such as {"do":"move","unit":"R1-INF1","path":[{"straight":2.85}]}; empty
lines and lines that begin with # are skipped. Each event or refusal is printed as one JSON
line, at the end the state. A refused order changes nothing and play goes on (exit status 3
at the end); a line that is no order ends it (exit status 1).

Dice: with --dice the list is used up in order and "dice_left" is printed with the state;
with --seed they are drawn. With neither, orders may roll ({"do":"roll","dice":[5,6]}), and
rolls that they leave out are drawn from seed 1. FILE may be a journal: play goes on there.)";

constexpr const char *kSimulateExamples = R"(Examples:
  zama-cli simulate zama.zama.json --games 1000 --seed 1 --threads 4
  zama-cli simulate zama.zama.json --policy rome=strong --policy carthage=fast --budget 50
  zama-cli simulate zama.zama.json --option los=units_block --turn-limit 6 --format csv

The same seed gives the same bytes for any number of threads. Ctrl-C prints the battles
that are done and exits with status 4. Intervals are Wilson's, 95 %.)";

constexpr const char *kOddsExamples = R"(Kinds:
  volley    the attacker shoots once at the defender
  round     one round of melee
  fight     melee to the end; with --rounds N, after N rounds
  elephant  one of the two is an elephant; the attacker charges

A unit is a unit type or a unit of the scenario (TYPE or TYPE:STANDS), or a number of stands
with its hit number (--attacker 7 --attacker-hit 5), or the word elephant. The attacker of a
round or a fight has charged.

Examples:
  zama-cli odds --kind volley --scenario zama.zama.json --attacker R1-SK1 --defender C1-HVY1
  zama-cli odds --kind round --attacker 7 --attacker-hit 5 --defender 8 --defender-hit 6
  zama-cli odds --kind fight --scenario zama.zama.json --attacker R1-INF1 --defender C1-HVY1:5
      --attacker-general 2 --exact)";

constexpr const char *kReplayExamples = R"(Examples:
  zama-cli replay battle.zama-game.json --verify
  zama-cli replay battle.zama-game.json --to 120
  zama-cli replay battle.zama-game.json --format text

The journal is played again from its scenario, commands and dice; what it says happened is
only compared. Prints every event up to entry N (all, without --to) and the state behind it;
with --verify only whether all is as recorded. The first entry that differs is named and the
exit status is 3.)";

const std::vector<std::string> kTwoFormats{"text", "json"};
const std::vector<std::string> kThreeFormats{"text", "json", "csv"};

void addFormat(CLI::App &app, std::string &format, const std::vector<std::string> &formats)
{
    app.add_option("--format", format, "How to print")->check(CLI::IsMember(formats))->capture_default_str();
}

void addPolicies(CLI::App &app, std::vector<std::string> &policies, int &budget)
{
    app.add_option("--policy", policies, "Who plays a side: random, fast or strong")
        ->type_name("SIDE=NAME")
        ->allow_extra_args(false);
    app.add_option("--budget", budget, "Battles a strong mind plays ahead for one decision (0: its own)")
        ->type_name("N")
        ->check(CLI::Range(0, 1'000'000));
}

void addUnit(CLI::App &app, const std::string &name, OddsUnit &unit)
{
    const std::string option = "--" + name;
    app.add_option(option, unit.what, "The " + name)->type_name("UNIT")->required();
    app.add_option(option + "-hit", unit.hit, "Its hit number against the other")
        ->type_name("N")
        ->check(CLI::Range(1, 7));
    app.add_option(option + "-general", unit.general, "Extra dice of generals with it")
        ->type_name("N")
        ->check(CLI::Range(0, 20));
    app.add_flag(option + "-single", unit.single, "It is a single stand without the last-stand rule");
}

void describe(CLI::App &app, ValidateArguments &a)
{
    app.add_option("FILE", a.files, "Scenarios or journals")->required();
    addFormat(app, a.format, kTwoFormats);
    app.footer(kValidateExamples);
}

void describe(CLI::App &app, InfoArguments &a)
{
    app.add_option("FILE", a.file, "A scenario or a journal")->required();
    addFormat(app, a.format, kTwoFormats);
    app.footer(kInfoExamples);
}

void describe(CLI::App &app, PlayArguments &a)
{
    app.add_option("FILE", a.file, "A scenario, or a journal to go on from")->required();
    app.add_option("--orders", a.orders, "Orders, one JSON object a line")->type_name("FILE");
    auto *dice = app.add_option("--dice", a.dice, "Dice to use up in order: 5,6,1")
                     ->delimiter(',')
                     ->type_name("LIST")
                     ->check(CLI::Range(1, 6));
    app.add_option("--seed", a.seed, "Draw the dice from this seed")->type_name("S")->excludes(dice);
    addPolicies(app, a.policies, a.budget);
    app.add_option("--save", a.save, "Keep a journal there, up to date after every order")
        ->type_name("JOURNAL");
    app.add_flag("--quiet", a.quiet, "Print refusals and the state, not the events");
    app.footer(kPlayExamples);
}

void describe(CLI::App &app, SimulateArguments &a)
{
    app.add_option("FILE", a.file, "A scenario")->required();
    app.add_option("--games", a.games, "Battles to play")
        ->type_name("N")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{100'000'000}))
        ->capture_default_str();
    app.add_option("--seed", a.seed, "Seed of the series")->type_name("S")->capture_default_str();
    app.add_option("--threads", a.threads, "Threads (0: one for each processor)")
        ->type_name("T")
        ->check(CLI::Range(0, 256))
        ->capture_default_str();
    addPolicies(app, a.policies, a.budget);
    app.add_option("--option", a.options, "Another rule option, for a trial")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
    app.add_option("--turn-limit", a.turnLimit, "Another turn limit: a number or none")->type_name("N");
    addFormat(app, a.format, kThreeFormats);
    app.footer(kSimulateExamples);
}

void describe(CLI::App &app, OddsArguments &a)
{
    app.add_option("--kind", a.kind, "What to work out")
        ->required()
        ->check(CLI::IsMember({"volley", "round", "fight", "elephant"}));
    app.add_option("--scenario", a.scenario, "Where the unit types are")->type_name("FILE");
    addUnit(app, "attacker", a.attacker);
    addUnit(app, "defender", a.defender);
    app.add_option("--rounds", a.rounds, "Cut a fight off after this many rounds")
        ->type_name("N")
        ->check(CLI::Range(1, 1000));
    app.add_option("--plan", a.plan, "How long an elephant is followed")
        ->check(CLI::IsMember({"first_turn", "stays", "recharges"}))
        ->capture_default_str();
    app.add_flag("--scare", a.isScaring, "The elephant needs a scare die, where no scenario says it");
    app.add_flag("--exact", a.isExact, "Fractions as well as decimals");
    addFormat(app, a.format, kThreeFormats);
    app.footer(kOddsExamples);
}

void describe(CLI::App &app, ReplayArguments &a)
{
    app.add_option("FILE", a.file, "A journal")->required();
    app.add_option("--to", a.to, "Stop behind entry N (0: the beginning)")->type_name("N");
    app.add_flag("--verify", a.verify, "Only compare with what is recorded");
    addFormat(app, a.format, kTwoFormats);
    app.footer(kReplayExamples);
}

// CLI11 fills the values it was given references to, so they live as long as the parser.
struct Words {
    ValidateArguments validate;
    InfoArguments info;
    PlayArguments play;
    SimulateArguments simulate;
    OddsArguments odds;
    ReplayArguments replay;
    std::vector<std::pair<CLI::App *, std::function<Arguments()>>> choices;

    template<class A>
    void offer(CLI::App &app, const char *name, const char *purpose, A &arguments)
    {
        CLI::App *word = app.add_subcommand(name, purpose);
        describe(*word, arguments);
        choices.emplace_back(word, [&arguments] { return Arguments(arguments); });
    }
};

// CLI11 would only say that a word is missing.
bool isUnknownWord(const Words &known, int count, char **words)
{
    const std::string word = count > 1 ? words[1] : "-";
    const auto isNamedSo = [&](const auto &choice) { return choice.first->get_name() == word; };
    if (word.starts_with('-') || std::ranges::any_of(known.choices, isNamedSo)) {
        return false;
    }
    complain("there is no word \"" + word + "\"; \"zama-cli --help\" lists them");
    return true;
}

int explain(const CLI::App &app, const CLI::ParseError &error)
{
    if (error.get_exit_code() == 0) {
        return app.exit(error) == 0 ? static_cast<int>(Exit::Done) : static_cast<int>(Exit::Usage);
    }
    complain(error.what());
    const auto chosen = app.get_subcommands();
    const std::string word = chosen.empty() ? "" : " " + chosen.front()->get_name();
    complain("\"zama-cli" + word + " --help\" tells how to call it");
    return static_cast<int>(Exit::Usage);
}

} // namespace

std::variant<Arguments, int> parseArguments(int count, char **words)
{
    CLI::App app(kOverview, "zama-cli");
    Words arguments;
    app.set_version_flag("--version", "zama-cli " ZAMA_VERSION);
    app.require_subcommand(1);
    app.footer(kExamples);
    arguments.offer(app, "validate", "Name what is wrong in scenarios and journals", arguments.validate);
    arguments.offer(app, "info", "List sides, commands, units, types and options", arguments.info);
    arguments.offer(app, "play", "Carry out orders and print what happens", arguments.play);
    arguments.offer(app, "simulate", "Play many battles and count", arguments.simulate);
    arguments.offer(app, "odds", "Work out exact chances", arguments.odds);
    arguments.offer(app, "replay", "Play a journal again and compare", arguments.replay);
    if (isUnknownWord(arguments, count, words)) {
        return static_cast<int>(Exit::Usage);
    }
    try {
        app.parse(count, words);
    } catch (const CLI::ParseError &error) {
        return explain(app, error);
    }
    arguments.play.hasDice = app.get_subcommand("play")->count("--dice") > 0;
    for (const auto &[word, take] : arguments.choices) {
        if (word->parsed()) {
            return take();
        }
    }
    return static_cast<int>(Exit::Usage);
}

} // namespace zama::cli
