#include "app/cli/arguments.h"

#include "app/cli/console.h"
#include "app/cli/whole_number.h"

#include "core/scenario/scenario.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <limits>

namespace zama::cli {
namespace {

constexpr const char *kOverview = R"(Referee, simulator and calculator for fast-play tabletop battles.

Results go to standard output, messages to standard error. "-" as a FILE is standard input.

Exit status: 0 done; 1 the input is at fault; 2 wrong usage; 3 an order was refused or a
journal came out differently; 4 interrupted (Ctrl-C), what was done has been printed.)";

// tests/layers/check_examples.py carries out every example in this order.
constexpr const char *kExamples = R"(Examples, from the project folder:
  zama-cli validate scenarios/*.zama.json
  zama-cli simulate scenarios/zama.zama.json --games 1000
  zama-cli play scenarios/zama.zama.json --seed 7 --save battle.zama-game.json \
      --orders docs/teachers/first-orders.jsonl
  zama-cli replay battle.zama-game.json --verify

"zama-cli WORD --help" tells more about a word. A file whose name begins with a dash is
written ./-name, or stands behind "--".)";

constexpr const char *kValidateExamples = R"(Examples:
  zama-cli validate scenarios/zama.zama.json
  zama-cli validate --format json scenarios/*.zama.json

Prints a line an issue: FILE:LINE:COLUMN: error: what is wrong and where [code].
A journal is played through and compared as well. Exit status 1 if there is any error.)";

constexpr const char *kInfoExamples = R"(Examples:
  zama-cli info scenarios/zama.zama.json
  zama-cli info --format json scenarios/zama.zama.json)";

constexpr const char *kPlayExamples = R"(Examples:
  zama-cli play scenarios/zama.zama.json --orders docs/teachers/first-orders.jsonl --dice 5
  zama-cli play scenarios/zama.zama.json --orders - --seed 7 --save my.zama-game.json
  zama-cli play scenarios/zama.zama.json --policy rome=fast --policy carthage=fast \
      --seed 7 --format text

One order a line, such as {"do":"move","unit":"R1-INF1","path":[{"straight":2.85}]}; empty
lines and lines that begin with # are skipped. Each event or refusal is printed as one JSON
line, at the end the state; with --format text as sentences and a summary. A refused order
changes nothing and play goes on (exit status 3 at the end); a line that is no order ends it
(exit status 1).

Dice: with --dice the list is used up in order and "dice_left" is printed with the state;
with --seed they are drawn. With neither, orders may roll ({"do":"roll","dice":[5,6]}), and
rolls that they leave out are drawn from seed 1. FILE may be a journal: play goes on there,
with its seed, and --save may name the same file.

--save never writes over a scenario, over orders or over what is no journal, and over another
battle's journal only with --force.)";

constexpr const char *kSimulateExamples = R"(Examples:
  zama-cli simulate scenarios/zama.zama.json --games 1000 --seed 1 --threads 4
  zama-cli simulate scenarios/first-lesson.zama.json --until 3
  zama-cli simulate scenarios/first-lesson.zama.json --games 20 --budget 20 \
      --policy rome=strong --policy carthage=fast
  zama-cli simulate scenarios/zama.zama.json --option los=units_block --turn-limit 6 --format csv

The same seed gives the same bytes for any number of threads. Ctrl-C prints the battles
that are done and exits with status 4. Intervals are Wilson's, 95 %.

With --until the series ends when the share of either side's victories and of draws is known
that well, which is looked at every 50 battles. "Points" gives a side one for a victory and
half a one for a draw. A unit decides when its side wins more often, beyond chance, in the
battles at whose end it still stands than in those at whose end it is gone (or less often);
JSON and CSV have the figures of all units.)";

constexpr const char *kOddsExamples = R"(Kinds:
  volley    the attacker shoots once at the defender
  round     one round of melee
  fight     melee to the end; with --rounds N, after N rounds
  elephant  one of the two is an elephant; the attacker charges

A unit is a unit type or a unit of the scenario (TYPE or TYPE:STANDS), or a number of stands
with its hit number (--attacker 7 --attacker-hit 5), or the word elephant. A single stand is
--attacker 1 --attacker-single. The attacker of a round or a fight has charged. What the rules
forbid is refused with its paragraph of the rulebook.

With --kind elephant the other unit is alone and squarely ahead of the elephant, so that a
rampage "ahead" runs through it and the other directions miss it (Q77).

Examples:
  zama-cli odds --kind volley --scenario scenarios/zama.zama.json \
      --attacker R1-SK1 --defender C1-HVY1
  zama-cli odds --kind round --attacker 7 --attacker-hit 5 --defender 8 --defender-hit 6
  zama-cli odds --kind fight --scenario scenarios/zama.zama.json \
      --attacker R1-INF1 --defender C1-HVY1:5 --attacker-general 2 --exact
  zama-cli odds --kind elephant --scenario scenarios/zama.zama.json \
      --attacker C1-ELE1 --defender R1-INF1)";

constexpr const char *kReplayExamples = R"(Examples:
  zama-cli replay battle.zama-game.json --verify
  zama-cli replay battle.zama-game.json --to 3
  zama-cli replay battle.zama-game.json --format text

The journal is played again from its scenario, commands and dice; what it says happened is
only compared. Prints every event up to entry N (all, without --to) and the state behind it,
with --format text as sentences and a summary. With --verify it only says whether all is as
recorded, and whether the dice are those of the journal's seed or were typed from real ones.
The first entry that differs is named and the exit status is 3; typed dice are no fault.)";

constexpr const char *kReportExamples = R"(Examples:
  zama-cli report battle.zama-game.json -o battle.html
  zama-cli report battle.zama-game.json -o battle.pdf --paper letter --lengths cm
  zama-cli report battle.zama-game.json --format text --events -o -
  zama-cli report battle.zama-game.json -o battle.html --lang fr

Writes the battle report, a chronicle with a picture of the table after every turn: as one page of
HTML that needs nothing else, as a PDF file for the printer where the name ends in .pdf, or as plain
text without the pictures. A switch on the page shows the events each sentence rests on, numbered as
"replay --format text" prints them. Of a journal that was wound back only the part up to there is
told. PDF files and reports in other languages than English are made by the program with the window,
zama, which has to lie beside zama-cli or on the PATH; it needs no display for this.)";

constexpr const char *kPrintExamples =
    R"(What (soldiers, where it is not said; several with commas, or --what again):
  soldiers         fold-over figures, one strip a stand
  kit              all that follows; "all": soldiers and kit
  reference        the rules in short, with the numbers of this battle
  order-of-battle  all units, with a box to tick for every stand that is lost
  commanders       a card for each commander
  sticks           strips to measure with
  turning          angles of 45 degrees
  rampage          where an elephant goes that is out of control
  map              who stands where, on a grid
  sequence         the steps of a turn
  report           a form for the pupils' own report
  teacher          how long it takes, who does what, what to discuss

Examples:
  zama-cli print scenarios/zama.zama.json -o soldiers.pdf
  zama-cli print scenarios/zama.zama.json --what kit --paper letter --lengths cm -o kit.pdf
  zama-cli print scenarios/zama.zama.json --what soldiers,reference --ink outlines -o paint.pdf
  zama-cli print scenarios/zama.zama.json --type elephant --spare 2 -o spare.pdf
  zama-cli print scenarios/zama.zama.json --what map --landscape --lang en -o map.pdf

Writes the same PDF as the program's own dialog, exact to the millimetre: print it at 100%
("actual size"). FILE may be a battle under way, of which its scenario is printed. --lang names
one language, or two with a comma, which are printed under one another; where the scenario says
nothing in it, its own is printed, and that is said. Ids for --command and --type are those that
"info" lists; with --type generals are left out. These two, --spare, --figure-height and
--no-generals are for soldiers and are refused where none are printed. A file that is there is
replaced only with --force. PDF files are made by the program with the window, zama, which has to
lie beside zama-cli or on the PATH; it needs no display for this.)";

const std::vector<std::string> kTwoFormats{"text", "json"};
const std::vector<std::string> kThreeFormats{"text", "json", "csv"};

void addFormat(CLI::App &app, std::string &format, const std::vector<std::string> &formats)
{
    app.add_option("--format", format, "How to print")->check(CLI::IsMember(formats))->capture_default_str();
}

constexpr std::uint64_t kMostSeed = std::numeric_limits<std::uint64_t>::max();

template<class T>
T numberOf(const std::string &option, const std::string &text, T least, T most)
{
    const auto number = wholeNumber<T>(text);
    if (!number || *number < least || *number > most) {
        throw CLI::ValidationError(
            option,
            fmt::format("\"{}\" is not a whole number from {} to {} in plain digits", text, least, most));
    }
    return *number;
}

// Not CLI11's own conversion, which takes 010 for eight, -1 for the largest seed and 2^64 for 2^64 - 1.
// `Value` is T or an optional of it.
template<class T, class Value>
CLI::Option *addNumber(CLI::App &app, const std::string &name, Value &value, T least, T most,
                       const std::string &purpose)
{
    const auto take = [&value, name, least, most](const std::string &text) {
        value = numberOf<T>(name, text, least, most);
    };
    return app.add_option_function<std::string>(name, take, purpose)->type_name("N");
}

CLI::Option *addDice(CLI::App &app, std::vector<int> &dice)
{
    const auto take = [&dice](const std::vector<std::string> &faces) {
        for (const std::string &face : faces) {
            dice.push_back(numberOf("--dice", face, 1, 6));
        }
    };
    return app
        .add_option_function<std::vector<std::string>>("--dice", take, "Dice to use up in order: 5,6,1")
        ->delimiter(',')
        ->type_name("LIST");
}

void addPolicies(CLI::App &app, std::vector<std::string> &policies, int &budget)
{
    app.add_option("--policy", policies, "Who plays a side: random, fast or strong")
        ->type_name("SIDE=NAME")
        ->allow_extra_args(false);
    addNumber(app, "--budget", budget, 0, 1'000'000,
              "Battles a strong mind plays ahead for one decision (0: its own)");
}

void addUnit(CLI::App &app, const std::string &name, OddsUnit &unit)
{
    const std::string option = "--" + name;
    app.add_option(option, unit.what, "The " + name)->type_name("UNIT")->required();
    addNumber(app, option + "-hit", unit.hit, kMinHitNumber, kNeverHits,
              "Its hit number against the other: 2 to 6, or 7 for never");
    addNumber(app, option + "-general", unit.general, 0, 20, "Extra dice of generals with it");
    app.add_flag(option + "-single", unit.single, "It is a single stand without the last-stand rule (L2)");
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
    auto *dice = addDice(app, a.dice);
    addNumber(app, "--seed", a.seed, std::uint64_t{0}, kMostSeed, "Draw the dice from this seed")
        ->type_name("S")
        ->excludes(dice);
    addPolicies(app, a.policies, a.budget);
    auto *save = app.add_option("--save", a.save, "Keep a journal there, up to date after every order")
                     ->type_name("JOURNAL");
    app.add_flag("--force", a.mayReplace, "With --save: replace the journal of another battle")->needs(save);
    app.add_flag("--quiet", a.quiet, "Print refusals and the state, not the events");
    addFormat(app, a.format, kTwoFormats);
    app.footer(kPlayExamples);
}

void describe(CLI::App &app, SimulateArguments &a)
{
    app.add_option("FILE", a.file, "A scenario")->required();
    addNumber(app, "--games", a.games, std::int64_t{0}, std::int64_t{100'000'000}, "Battles to play, at most")
        ->default_str(fmt::format("{}, with --until {}", kGamesWithoutAsking, kGamesUntil));
    addNumber(app, "--until", a.until, 1, 50, "Stop when all shares are known to N points either way");
    addNumber(app, "--seed", a.seed, std::uint64_t{0}, kMostSeed, "Seed of the series")
        ->type_name("S")
        ->default_str(std::to_string(a.seed));
    addNumber(app, "--threads", a.threads, 0, 256, "Threads (0: one for each processor)")
        ->type_name("T")
        ->default_str(std::to_string(a.threads));
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
    addNumber(app, "--rounds", a.rounds, 1, 1000, "Cut a fight off after this many rounds");
    app.add_option("--plan", a.plan, "How long an elephant is followed")
        ->check(CLI::IsMember({"first_turn", "stays", "recharges"}))
        ->default_str("first_turn");
    app.add_flag("--scare", a.isScaring, "The elephant needs a scare die, where no scenario says it");
    app.add_flag("--exact", a.isExact, "Fractions as well as decimals");
    addFormat(app, a.format, kThreeFormats);
    app.footer(kOddsExamples);
}

void describe(CLI::App &app, ReplayArguments &a)
{
    app.add_option("FILE", a.file, "A journal")->required();
    addNumber(app, "--to", a.to, std::size_t{0}, std::size_t{1'000'000'000},
              "Stop behind entry N (0: the beginning)");
    app.add_flag("--verify", a.verify, "Only compare with what is recorded");
    addFormat(app, a.format, kTwoFormats);
    app.footer(kReplayExamples);
}

void describe(CLI::App &app, ReportArguments &a)
{
    app.add_option("FILE", a.file, "A journal")->required();
    app.add_option("-o,--out", a.out, "Where to write; - is standard output")->type_name("OUT")->required();
    app.add_option("--lang", a.language, "Its language, such as fr")->capture_default_str();
    app.add_option("--format", a.format, "What to write, where the name of OUT does not say it")
        ->check(CLI::IsMember({"html", "text", "pdf"}))
        ->default_str("html");
    app.add_option("--lengths", a.lengths, "Inches or centimetres")
        ->transform(CLI::IsMember({"in", "cm"}, CLI::ignore_case))
        ->capture_default_str();
    app.add_option("--paper", a.paper, "Paper of a PDF file (a4, where it is not said)")
        ->check(CLI::IsMember({"a4", "letter"}, CLI::ignore_case));
    app.add_flag("--events", a.showEvents, "Show the events of each sentence from the start");
    app.footer(kReportExamples);
}

// Several values, each by itself or with commas.
void addWords(CLI::App &app, const std::string &name, std::vector<std::string> &words, const char *purpose,
              const char *type)
{
    app.add_option(name, words, purpose)->delimiter(',')->type_name(type)->allow_extra_args(false);
}

void describe(CLI::App &app, PrintArguments &a)
{
    app.add_option("FILE", a.file, "A scenario or a journal")->required();
    app.add_option("-o,--out", a.out, "Where to write; - is standard output")
        ->type_name("OUT.pdf")
        ->required();
    addWords(app, "--what", a.what, "What to print, see below", "WHAT,...");
    app.add_option("--paper", a.paper, "Paper")
        ->check(CLI::IsMember({"a4", "letter"}, CLI::ignore_case))
        ->capture_default_str();
    app.add_flag("--landscape", a.isLandscape, "The paper lies sideways");
    app.add_option("--ink", a.ink, "In colour, as outlines to colour in, or pale to save ink")
        ->transform(CLI::IsMember({"colour", "outlines", "pale"}, CLI::ignore_case))
        ->transform([](const std::string &ink) {
            return CLI::detail::to_lower(ink) == "color" ? std::string("colour") : ink;
        }) // the last one is the first to look
        ->capture_default_str();
    addWords(app, "--lang", a.languages, "One language, or two (the scenario's own, where it is not said)",
             "LANG[,LANG]");
    app.add_option("--lengths", a.lengths, "Inches or centimetres")
        ->transform(CLI::IsMember({"in", "cm"}, CLI::ignore_case))
        ->capture_default_str();
    addWords(app, "--command", a.commands, "Soldiers of these commands only", "ID,...");
    addWords(app, "--type", a.types, "Soldiers of these unit types only, without generals", "ID,...");
    addNumber(app, "--spare", a.spare, 0, 20, "Spare stands of each type, 0 to 20")->default_str("0");
    addNumber(app, "--figure-height", a.figureHeight, 60, 100,
              "Height of the figures in per cent, 60 to 100; bases stay as they are")
        ->default_str("100");
    app.add_flag("--no-generals", a.noGenerals, "No generals among the soldiers");
    app.add_flag("--force", a.mayReplace, "Replace OUT.pdf where it is there already");
    app.footer(kPrintExamples);
}

// CLI11 fills the values it was given references to, so they live as long as the parser.
struct Words {
    ValidateArguments validate;
    InfoArguments info;
    PlayArguments play;
    SimulateArguments simulate;
    OddsArguments odds;
    ReplayArguments replay;
    ReportArguments report;
    PrintArguments print;
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
    arguments.offer(app, "report", "Tell a recorded battle as a chronicle", arguments.report);
    arguments.offer(app, "print", "Paper soldiers and the class kit as a PDF", arguments.print);
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
