#include "app/cli/battle_file.h"
#include "app/cli/battle_printer.h"
#include "app/cli/choices.h"
#include "app/cli/commands.h"
#include "app/cli/order_lines.h"

#include "core/game/preview.h"
#include "core/io/command_json.h"
#include "core/sim/match.h"
#include "core/text/issue_text.h"

#include <fmt/format.h>
#include <memory>
#include <sys/stat.h>

namespace zama::cli {
namespace {

constexpr std::uint64_t kUsualSeed = 1;

WrongUsage cannotSave(const PlayArguments &arguments, const std::string &why)
{
    return WrongUsage("--save " + arguments.save + ": " + why);
}

bool isOneFile(const std::string &a, const std::string &b)
{
    return a == b || isSameFile(a, b);
}

bool isThere(const std::string &path)
{
    struct stat status {
    };
    return ::stat(path.c_str(), &status) == 0;
}

// Somebody named a file that must not be written over. The journal that is being continued may be, but what
// its damaged end held would be lost.
void checkSave(const PlayArguments &arguments, const JournalFile *continued)
{
    const std::string &save = arguments.save;
    const bool isInput = isOneFile(save, arguments.file);
    if (save == "-") {
        throw cannotSave(arguments, "a journal needs a file");
    }
    if (isOneFile(save, arguments.orders) || (isInput && continued == nullptr)) {
        throw cannotSave(arguments, "this is what is being read");
    }
    if (!isThere(save) || (isInput && !continued->isDamaged)) {
        return;
    }
    if (!std::holds_alternative<JournalFile>(openBattleFile(save))) {
        throw cannotSave(arguments, "this file is there and is no journal");
    }
    if (!arguments.mayReplace) {
        throw cannotSave(arguments, isInput
                                        ? "the damaged end of this journal would be lost; --force gives it up"
                                        : "there is the journal of a battle already; --force replaces it");
    }
}

// A battle being played from orders, dice and minds, each answer printed at once.
class Play
{
public:
    Play(const PlayArguments &arguments, Journal journal)
        : m_arguments(arguments),
          m_journal(std::move(journal)),
          m_lines(arguments.orders),
          m_printer(arguments.format)
    {
        chooseDice();
        chooseMinds();
        if (!arguments.save.empty()) {
            startSaving();
        }
    }

    Exit run()
    {
        while (!interrupted() && !m_isFailed && step()) {
        }
        printEnd();
        if (interrupted()) {
            return Exit::Interrupted;
        }
        return m_isFailed ? Exit::BadInput : m_isRefused ? Exit::Refused : Exit::Done;
    }

private:
    [[nodiscard]] const State &state() const { return m_journal.state(); }
    [[nodiscard]] const Setup &setup() const { return *m_journal.setup(); }

    void chooseDice()
    {
        if (m_arguments.hasDice) {
            auto scripted = std::make_unique<ScriptedDice>(m_arguments.dice);
            m_scripted = scripted.get();
            m_dice = std::move(scripted);
        } else {
            m_dice = std::make_unique<SeededDice>(m_journal.seed());
        }
    }

    void chooseMinds()
    {
        const auto names = mindsFor(m_arguments.policies, setup());
        const auto seeds = sim::seedsOf(m_journal.seed(), 0);
        for (std::size_t side = 0; side < names.size(); ++side) {
            if (!names.at(side).empty()) {
                m_minds.at(side) =
                    makePolicy(names.at(side), seeds.minds.at(side), {m_arguments.budget, &interrupted()});
            }
        }
    }

    void startSaving()
    {
        auto writer = JournalWriter::create(m_arguments.save, m_journal);
        if (!writer) {
            throw cannotSave(m_arguments, inEnglish(writer.error()));
        }
        m_writer.emplace(std::move(writer.value()));
    }

    // Dice are rolled as they fall due, except where orders may roll them.
    [[nodiscard]] bool rollsAtOnce() const { return m_arguments.hasDice || m_arguments.seed || hasMind(); }
    [[nodiscard]] bool hasMind() const { return m_minds[0] != nullptr || m_minds[1] != nullptr; }

    // Plays one thing that is due; false when nothing is left to do.
    bool step()
    {
        if (state().isOver() && m_arguments.orders.empty()) {
            return false;
        }
        if (state().pending && rollsAtOnce() && roll()) {
            return true;
        }
        if (!state().pending && !state().isOver() && think()) {
            return true;
        }
        return order();
    }

    bool roll()
    {
        const Roll roll{m_dice->draw(state().diceDrawn, state().pending->dice)};
        return roll.faces.count > 0 && carryOut(roll);
    }

    bool think()
    {
        const SideId side = sideToDecide(state());
        Policy *mind = side.isValid() ? m_minds.at(side.index()).get() : nullptr;
        if (mind == nullptr) {
            return false;
        }
        const Command command = mind->decide(state(), side).command;
        if (!interrupted() && (m_limit.isReached(state()) || !carryOut(command))) {
            complain("a mind gave an unlawful order or orders without end, which is a bug of the program");
            m_isFailed = true;
        }
        m_limit.note(state());
        return true;
    }

    bool order()
    {
        const auto line = m_lines.next();
        if (!line) {
            if (state().pending && !interrupted() && !rollsAtOnce()) {
                return roll();
            }
            return false;
        }
        auto command = readOrder(*line, state());
        const bool isRoll = command && std::holds_alternative<Roll>(command.value());
        if (!m_arguments.hasDice && state().pending && !isRoll && !m_isFailed) {
            roll();
            command = readOrder(*line, state());
        }
        if (!command) {
            reject(command.error());
        } else if (!carryOut(command.value())) {
            m_isRefused = true;
        }
        return true;
    }

    // A name the scenario does not have is a refusal like any other; a line that is no order ends the play.
    void reject(FileIssue issue)
    {
        static constexpr std::string_view kUnknown = "order.unknown_";
        const bool isName = issue.issue.code.starts_with(kUnknown) && issue.issue.code != "order.unknown_key";
        issue.position.line = m_lines.number();
        if (isName) {
            m_printer.unknownName(issue);
            m_isRefused = true;
            return;
        }
        m_printer.noOrder(issue);
        complain(m_arguments.orders, {issue});
        m_isFailed = true;
    }

    bool carryOut(const Command &command)
    {
        if (const Check refused = m_journal.record(command)) {
            m_printer.refusal(m_lines.number(), *refused, nearestLawful(state(), command), state());
            return false;
        }
        save();
        if (!m_arguments.quiet) {
            m_printer.events(m_journal.cursor(), m_journal.entries().back().events, state());
        }
        return true;
    }

    // What is printed has been saved before.
    void save()
    {
        const auto issue = m_writer ? m_writer->sync(m_journal) : std::nullopt;
        if (issue) {
            complain(inEnglish(*issue));
            m_isFailed = true;
        }
    }

    void printEnd()
    {
        m_printer.state(state(), m_scripted != nullptr ? std::optional(m_scripted->left()) : std::nullopt);
        if (m_scripted != nullptr && m_scripted->left() > 0) {
            complain(fmt::format("{} of {} dice were not used", m_scripted->left(), m_arguments.dice.size()));
        }
        if (m_scripted != nullptr && state().pending) {
            complain(fmt::format("the dice have run out: {} are due and {} are left", state().pending->dice,
                                 m_scripted->left()));
            m_isFailed = true;
        }
    }

    const PlayArguments &m_arguments;
    Journal m_journal;
    OrderLines m_lines;
    BattlePrinter m_printer;
    std::unique_ptr<DiceSource> m_dice;
    const ScriptedDice *m_scripted = nullptr;
    std::array<std::unique_ptr<Policy>, 2> m_minds;
    std::optional<JournalWriter> m_writer;
    sim::CommandLimit m_limit;
    bool m_isRefused = false;
    bool m_isFailed = false;
};

void checkSeed(const PlayArguments &arguments, const JournalFile *continued)
{
    if (continued != nullptr && arguments.seed && *arguments.seed != continued->journal.seed()) {
        throw WrongUsage(fmt::format("--seed {}: the journal goes on with its own seed, {}", *arguments.seed,
                                     continued->journal.seed()));
    }
}

Journal journalOf(const PlayArguments &arguments, BattleFile &file)
{
    if (auto *journal = std::get_if<JournalFile>(&file)) {
        complain(arguments.file, journal->notices);
        return std::move(journal->journal);
    }
    const ScenarioFile &scenario = std::get<ScenarioFile>(file);
    return Journal(setupOf(scenario.scenario), arguments.seed.value_or(kUsualSeed));
}

} // namespace

Exit run(const PlayArguments &arguments)
{
    if (arguments.orders.empty() && arguments.policies.empty()) {
        throw WrongUsage("play needs --orders, or a --policy for each side");
    }
    if (arguments.file == "-" && arguments.orders == "-") {
        throw WrongUsage("FILE and --orders cannot both be standard input");
    }
    BattleFile file = openBattleFile(arguments.file);
    if (const auto *error = std::get_if<LoadError>(&file)) {
        complain(arguments.file, error->issues);
        return Exit::BadInput;
    }
    const auto *journal = std::get_if<JournalFile>(&file);
    if (journal != nullptr && journal->divergence) {
        complain(arguments.file + ": " + describe(*journal->divergence, journal->journal.state()));
        return Exit::Refused;
    }
    checkSeed(arguments, journal);
    if (!arguments.save.empty()) {
        checkSave(arguments, journal);
    }
    return Play(arguments, journalOf(arguments, file)).run();
}

} // namespace zama::cli
