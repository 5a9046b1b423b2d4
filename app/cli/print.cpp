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
    std::vector<std::string> call{"--print", pathArgument(arguments.file), pathArgument(arguments.out)};
    add(call, "--what", joined(arguments.what));
    add(call, "--readers", joined(arguments.languages));
    add(call, "--paper", arguments.paper);
    add(call, "--ink", arguments.ink);
    add(call, "--lengths", arguments.lengths);
    add(call, "--command", joined(arguments.commands));
    add(call, "--type", joined(arguments.types));
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
