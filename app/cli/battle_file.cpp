#include "app/cli/battle_file.h"

#include "core/base/contract.h"
#include "core/io/read_file.h"
#include "core/io/state_json.h"
#include "core/text/issue_text.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <sys/stat.h>

namespace zama::cli {
namespace {

JsonValue number(int value)
{
    return JsonValue::ofNumber(std::to_string(value));
}

JsonValue jsonOf(const FileIssue &issue)
{
    JsonValue object = JsonValue::ofKind(JsonValue::Kind::Object);
    object.add("severity", JsonValue::ofText(std::string(severityName(issue.issue.severity))));
    object.add("code", JsonValue::ofText(issue.issue.code));
    if (issue.position.line > 0) {
        object.add("line", number(issue.position.line));
        object.add("column", number(issue.position.column));
    }
    object.add("field", JsonValue::ofText(issue.field));
    JsonValue args = JsonValue::ofKind(JsonValue::Kind::Array);
    for (const std::string &arg : issue.issue.args) {
        args.items.push_back(JsonValue::ofText(arg));
    }
    object.add("args", std::move(args));
    object.add("message", JsonValue::ofText(inEnglish(issue.issue)));
    return object;
}

} // namespace

BattleFile openBattleFile(const std::string &path, Reading reading)
{
    auto bytes = readFile(path, kMaxJournalBytes);
    if (!bytes) {
        return LoadError{{{{}, {}, bytes.error()}}};
    }
    if (looksLikeJournal(bytes.value())) {
        auto journal = readJournal(bytes.value());
        return journal ? BattleFile(std::move(journal.value())) : BattleFile(journal.error());
    }
    auto scenario = readScenario(bytes.value(), reading);
    return scenario ? BattleFile(std::move(scenario.value())) : BattleFile(scenario.error());
}

bool isSameFile(const std::string &a, const std::string &b)
{
    struct stat first {
    };
    struct stat second {
    };
    return ::stat(a.c_str(), &first) == 0 && ::stat(b.c_str(), &second) == 0 &&
           first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

JsonValue jsonOf(const std::vector<FileIssue> &issues)
{
    JsonValue list = JsonValue::ofKind(JsonValue::Kind::Array);
    for (const FileIssue &issue : issues) {
        list.items.push_back(jsonOf(issue));
    }
    return list;
}

std::string describe(const JournalDivergence &d, const State &state)
{
    const std::string where = fmt::format("entry {} (line {}) differs: ", d.what.entry + 1, d.position.line);
    if (d.what.refusal) {
        return where + "its order is refused: " + englishFor(*d.what.refusal, state);
    }
    if (!d.event) {
        return where + fmt::format("the state hash is {}, recorded is {}", hashText(d.what.found),
                                   hashText(d.what.expected));
    }
    const auto shown = [](const std::string &event) { return event.empty() ? "nothing more" : event; };
    return where +
           fmt::format("event {} is {}, recorded is {}", *d.event + 1, shown(d.replayed), shown(d.inFile));
}

SetupPtr setupOf(const Scenario &scenario)
{
    auto setup = compile(scenario);
    require(setup.ok(), "a scenario that was read without errors compiles");
    return setup.value();
}

} // namespace zama::cli
