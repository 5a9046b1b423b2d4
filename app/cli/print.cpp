#include "app/cli/battle_file.h"
#include "app/cli/commands.h"
#include "app/cli/window_program.h"

namespace zama::cli {
namespace {

std::string joined(const std::vector<std::string> &words)
{
    std::string all;
    for (const std::string &word : words) {
        all += (all.empty() ? "" : ",");
        all += word;
    }
    return all;
}

void add(std::vector<std::string> &call, const std::string &option, const std::string &value)
{
    if (!value.empty()) {
        call.push_back(option + "=" + value); // a value may begin with a dash
    }
}

// What was given, even if it is nothing.
void add(std::vector<std::string> &call, const std::string &option, const std::vector<std::string> &values)
{
    if (!values.empty()) {
        call.push_back(option + "=" + joined(values));
    }
}

void add(std::vector<std::string> &call, const std::string &option, std::optional<int> value)
{
    if (value) {
        add(call, option, std::to_string(*value));
    }
}

} // namespace

Exit run(const PrintArguments &arguments)
{
    if (arguments.out != "-" &&
        (arguments.out == arguments.file || isSameFile(arguments.out, arguments.file))) {
        throw WrongUsage("-o " + arguments.out + ": this is what is being read");
    }
    // Whatever the window speaks, our messages are English.
    std::vector<std::string> call{"--print", pathArgument(arguments.file), pathArgument(arguments.out),
                                  "--lang=en"};
    add(call, "--what", arguments.what);
    add(call, "--readers", arguments.languages);
    add(call, "--paper", arguments.paper);
    add(call, "--ink", arguments.ink);
    add(call, "--lengths", arguments.lengths);
    add(call, "--command", arguments.commands);
    add(call, "--type", arguments.types);
    add(call, "--spare", arguments.spare);
    add(call, "--figure-height", arguments.figureHeight);
    if (arguments.isLandscape) {
        call.emplace_back("--landscape");
    }
    if (arguments.noGenerals) {
        call.emplace_back("--no-generals");
    }
    if (arguments.mayReplace) {
        call.emplace_back("--force");
    }
    return runWindowProgram("PDF files are made", std::move(call));
}

} // namespace zama::cli
