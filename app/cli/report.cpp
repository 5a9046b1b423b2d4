#include "app/cli/battle_file.h"
#include "app/cli/commands.h"
#include "app/cli/window_program.h"

#include "core/io/atomic_file.h"
#include "core/report/report_html.h"
#include "core/report/report_text.h"
#include "core/text/issue_text.h"

#include <algorithm>
#include <cctype>

namespace zama::cli {
namespace {

bool isPdf(std::string path)
{
    std::ranges::transform(path, path.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return path.ends_with(".pdf");
}

bool isForPdf(const ReportArguments &arguments)
{
    return arguments.format == "pdf" || isPdf(arguments.out);
}

void checkOut(const ReportArguments &arguments)
{
    if (isPdf(arguments.out) && !arguments.format.empty() && arguments.format != "pdf") {
        throw WrongUsage("-o " + arguments.out + ": a PDF file cannot hold --format " + arguments.format);
    }
    if (!arguments.paper.empty() && !isForPdf(arguments)) {
        throw WrongUsage("--paper is for PDF files");
    }
    if (arguments.out != "-" &&
        (arguments.out == arguments.file || isSameFile(arguments.out, arguments.file))) {
        throw WrongUsage("-o " + arguments.out + ": this is what is being read");
    }
}

bool isForEnglishReaders(const ReportArguments &arguments)
{
    return arguments.language == "en";
}

Exit writeWithWindowProgram(const ReportArguments &arguments)
{
    std::vector<std::string> words{"--report", pathArgument(arguments.file), pathArgument(arguments.out),
                                   "--lengths", arguments.lengths};
    if (!arguments.paper.empty()) {
        words.insert(words.end(), {"--paper", arguments.paper});
    }
    if (arguments.showEvents) {
        words.emplace_back("--events");
    }
    words.insert(words.end(), {"--lang", arguments.language}); // whatever the window speaks
    if (!isForPdf(arguments)) {
        words.insert(words.end(), {"--format", arguments.format.empty() ? "html" : arguments.format});
    }
    return runWindowProgram(isForPdf(arguments) ? "PDF files are made"
                                                : "reports in other languages than English are written",
                            std::move(words));
}

LengthUnit unitOf(const ReportArguments &arguments)
{
    return arguments.lengths == "cm" ? LengthUnit::Centimetres : LengthUnit::Inches;
}

std::string pageOf(const Journal &journal, const ReportArguments &arguments)
{
    const report::BattleReport told = report::reportOf(journal);
    if (arguments.format == "text") {
        return report::textOf(told, report::inEnglish(told.setup, unitOf(arguments)), arguments.language,
                              arguments.showEvents);
    }
    report::HtmlStyle style;
    style.language = arguments.language;
    style.say = report::inEnglish(told.setup, unitOf(arguments));
    style.showEvents = arguments.showEvents;
    return report::htmlOf(told, style);
}

void write(const std::string &path, const std::string &page)
{
    if (path == "-") {
        print(page);
    } else if (const auto issue = saveAtomically(path, page)) {
        throw WrongUsage("-o " + path + ": " + inEnglish(*issue));
    }
}

} // namespace

Exit run(const ReportArguments &arguments)
{
    checkOut(arguments);
    if (isForPdf(arguments) || !isForEnglishReaders(arguments)) {
        return writeWithWindowProgram(arguments);
    }
    endOnInterrupt();
    const auto loaded = loadJournal(arguments.file);
    if (!loaded) {
        complain(arguments.file, loaded.error().issues);
        return Exit::BadInput;
    }
    const JournalFile &file = loaded.value();
    complain(arguments.file, file.notices);
    if (file.divergence) {
        complain(arguments.file + ": " + describe(*file.divergence, file.journal.state()));
        return Exit::Refused;
    }
    write(arguments.out, pageOf(file.journal, arguments));
    return Exit::Done;
}

} // namespace zama::cli
