// For check_schema.py: what the reader says of files. Reads paths from standard input, one a line, and prints
// for each the codes of its errors separated by blanks; an empty line means that the file can be played.

#include "core/io/read_scenario.h"

#include <iostream>
#include <string>

int main()
{
    for (std::string path; std::getline(std::cin, path);) {
        const auto file = zama::loadScenario(path);
        if (!file) {
            for (const zama::FileIssue &issue : file.error().issues) {
                if (issue.issue.severity == zama::Severity::Error) {
                    std::cout << issue.issue.code << ' ';
                }
            }
        }
        std::cout << '\n';
    }
    return 0;
}
