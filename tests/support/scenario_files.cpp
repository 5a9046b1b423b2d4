#include "tests/support/scenario_files.h"

#include "core/io/issue_line.h"
#include "tests/support/source_tree.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace zama::test {

std::string bytesOf(const std::string &path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        throw std::runtime_error("cannot read " + path);
    }
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> shippedScenarios()
{
    std::vector<std::string> paths;
    for (const auto &entry : std::filesystem::directory_iterator(inSourceTree("scenarios"))) {
        if (entry.path().string().ends_with(".zama.json")) {
            paths.push_back(entry.path().string());
        }
    }
    std::ranges::sort(paths);
    return paths;
}

ScenarioFile shippedScenario(const std::string &name)
{
    auto file = loadScenario(inSourceTree("scenarios/" + name + ".zama.json"));
    if (!file) {
        throw std::runtime_error(issueLine(name, file.error().issues.front()));
    }
    return std::move(file).value();
}

std::vector<std::string> refusalCodes(std::string_view text)
{
    std::vector<std::string> codes;
    const auto result = readScenario(text);
    if (!result) {
        std::ranges::transform(result.error().issues, std::back_inserter(codes),
                               [](const FileIssue &i) { return i.issue.code; });
    }
    return codes;
}

} // namespace zama::test
