#pragma once
// Inputs of the cases from the field: tests/cases/data.

#include "tests/support/scenario_files.h"
#include "tests/support/source_tree.h"

#include <algorithm>
#include <string>

namespace zama::test {

/// The bytes of an input: "11-json-encodings/a-utf8-bom-crlf.json". "base.json" is the valid file they vary.
inline std::string caseInput(const std::string &name)
{
    return bytesOf(inSourceTree("tests/cases/data/" + name));
}

/// A result as "line:column code" of its first error, or "read".
inline std::string verdictOf(const Result<ScenarioFile, LoadError> &file)
{
    if (file) {
        return "read";
    }
    const auto &issues = file.error().issues;
    const auto first =
        std::ranges::find(issues, Severity::Error, [](const FileIssue &i) { return i.issue.severity; });
    return std::to_string(first->position.line) + ":" + std::to_string(first->position.column) + " " +
           first->issue.code;
}

} // namespace zama::test
