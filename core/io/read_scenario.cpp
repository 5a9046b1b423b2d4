#include "core/io/read_scenario.h"

#include "core/io/decimal.h"
#include "core/io/file_names.h"
#include "core/io/json_parse.h"
#include "core/io/json_write.h"
#include "core/io/migration.h"
#include "core/io/scenario_json.h"
#include "core/scenario/validate.h"

#include <algorithm>

namespace zama {
namespace {

using Kind = JsonValue::Kind;

// Errors are kept before warnings when there are too many; what is kept comes in the order of the file.
std::vector<FileIssue> located(std::vector<PlacedIssue> issues, std::size_t dropped, std::string_view text)
{
    const auto isMinor = [](const PlacedIssue &p) { return p.issue.severity != Severity::Error; };
    std::ranges::stable_sort(issues, {}, isMinor);
    if (issues.size() + dropped > kMaxFileIssues) {
        const std::size_t kept = std::min(issues.size(), kMaxFileIssues - 1);
        const std::size_t more = issues.size() - kept + dropped;
        issues.resize(kept);
        issues.push_back({text.size(), {Severity::Note, "file.more_issues", {std::to_string(more)}, {}}});
    }
    std::ranges::stable_sort(issues, {}, &PlacedIssue::offset);
    const TextPositions positions(text);
    std::vector<FileIssue> result;
    for (PlacedIssue &p : issues) {
        std::string field = p.issue.path;
        result.push_back({positions.at(p.offset), std::move(field), std::move(p.issue)});
    }
    return result;
}

LoadError refusal(TextFault fault, std::string_view text)
{
    return {located({{fault.offset, std::move(fault.issue)}}, 0, text)};
}

TextFault headerFault(const JsonValue &at, const char *code, const char *path,
                      std::vector<std::string> args = {})
{
    return {at.begin, {Severity::Error, code, std::move(args), path}, {}};
}

// Is this one of our files, and of which version? Anything else would only be misread.
std::optional<TextFault> formatFault(const JsonValue &root)
{
    if (!root.is(Kind::Object)) {
        return headerFault(root, "format.not_object", "");
    }
    const JsonValue *format = root.find("format");
    if (format == nullptr) {
        return headerFault(root, "format.missing", "");
    }
    if (!format->is(Kind::Text) || format->text != names::kFormat) {
        return headerFault(*format, "format.other", "/format", {shortened(compactJson(*format), 60)});
    }
    return std::nullopt;
}

std::optional<TextFault> versionFault(const JsonValue &root, std::span<const Migration> migrations,
                                      int &version)
{
    const std::string ours = std::to_string(kScenarioVersion);
    const JsonValue *value = root.find("version");
    if (value == nullptr) {
        return headerFault(root, "version.missing", "", {ours});
    }
    const Decimal number = parseDecimal(value->is(Kind::Number) ? value->text : "", 0);
    const std::string shown = shortened(compactJson(*value), 40);
    if (number.fault == DecimalFault::TooLarge || number.value > kScenarioVersion) {
        return headerFault(*value, "version.newer", "/version", {shown, ours});
    }
    version = static_cast<int>(std::max<std::int64_t>(number.value, -1));
    const bool isKnown = version == kScenarioVersion ||
                         std::ranges::find(migrations, version, &Migration::from) != migrations.end();
    if (number.fault != DecimalFault::None || !isKnown) {
        return headerFault(*value, "version.unknown", "/version", {shown, ours});
    }
    return std::nullopt;
}

void migrate(JsonValue &root, int version, std::span<const Migration> migrations, FaultLog &log)
{
    if (version == kScenarioVersion) {
        return;
    }
    log.add(Severity::Warning, root.find("version")->begin, "version.migrated", "/version",
            {std::to_string(version), std::to_string(kScenarioVersion)});
    for (const Migration &step : migrations) {
        if (step.from >= version) {
            step.apply(root);
        }
    }
}

bool isInside(std::string_view path, std::string_view place)
{
    return path == place || (path.starts_with(place) && path.substr(place.size()).starts_with('/'));
}

// Would an issue of validate() only repeat what reading has already said? A field that could not be read has
// its default; what follows from that is no news.
bool isConsequence(const Issue &issue, const std::vector<PlacedIssue> &known)
{
    return std::ranges::any_of(known, [&](const PlacedIssue &k) {
        if (k.issue.severity != Severity::Error) {
            return false;
        }
        const std::string &place = k.issue.path;
        const std::string owner = place.substr(0, place.find_last_of('/'));
        return (!place.empty() && isInside(issue.path, place)) || issue.path == owner ||
               (place.starts_with("/types") && issue.code.starts_with("ref.type"));
    });
}

void judge(const Scenario &scenario, const JsonValue &root, FaultLog &log)
{
    const std::vector<PlacedIssue> known = log.issues();
    for (Issue &issue : validate(scenario)) {
        if (!isConsequence(issue, known)) {
            log.add(issue.severity, valueAt(root, issue.path).begin, issue.code, issue.path, issue.args);
        }
    }
}

} // namespace

Result<ScenarioFile, LoadError> readScenarioWith(std::string_view bytes, Reading reading,
                                                 std::span<const Migration> migrations)
{
    const std::string_view text = withoutMark(bytes);
    if (bytes.size() > kMaxScenarioBytes) {
        return refusal(
            {0,
             {Severity::Error, "file.too_large", {std::string("-"), std::to_string(kMaxScenarioBytes)}, {}},
             {}},
            "");
    }
    if (auto fault = encodingFault(text)) {
        return refusal(std::move(*fault), text);
    }
    JsonDocument document = parseJson(text);
    if (!document.isComplete) {
        return refusal(std::move(document.faults.back()), text);
    }
    JsonValue &root = document.root;
    int version = 0;
    if (auto fault = formatFault(root)) {
        return refusal(std::move(*fault), text);
    }
    if (auto fault = versionFault(root, migrations, version)) {
        return refusal(std::move(*fault), text);
    }

    FaultLog log;
    const TextPositions positions(text);
    for (TextFault &fault : document.faults) {
        if (fault.earlier) {
            const FilePosition earlier = positions.at(*fault.earlier);
            fault.issue.args.push_back(std::to_string(earlier.line));
            fault.issue.args.push_back(std::to_string(earlier.column));
        }
        log.add(fault.issue.severity, fault.offset, fault.issue.code, fault.issue.path, fault.issue.args);
    }
    migrate(root, version, migrations, log);
    ScenarioFile file{scenarioFrom(root, log), std::string(bytes), {}};
    const bool isReadable = !log.hasErrors();
    if (log.isAligned()) {
        judge(file.scenario, root, log);
    }
    const bool isRefused = reading == Reading::Draft ? !isReadable : log.hasErrors();
    std::vector<FileIssue> issues = located(log.issues(), log.dropped(), text);
    if (isRefused) {
        return LoadError{std::move(issues)};
    }
    file.warnings = std::move(issues);
    return file;
}

Result<ScenarioFile, LoadError> readScenario(std::string_view text, Reading reading)
{
    return readScenarioWith(text, reading, scenarioMigrations());
}

std::string writeScenario(const Scenario &scenario)
{
    return prettyJson(jsonOf(scenario));
}

std::string saveText(const ScenarioFile &file)
{
    const auto original = readScenario(file.source, Reading::Draft);
    const bool isUnchanged = original.ok() && original.value().scenario == file.scenario;
    return isUnchanged ? file.source : writeScenario(file.scenario);
}

} // namespace zama
