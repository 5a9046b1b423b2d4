#include "app/shell/report_file.h"

#include "app/print/report_pdf.h"
#include "core/io/issue_line.h"
#include "core/io/journal_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace zama::shell {
namespace {

constexpr int kBadInput = 1;
constexpr int kWrongUsage = 2;
constexpr int kDiffers = 3;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ReportFile)
};

int complain(const QString &text, int code)
{
    std::fprintf(stderr, "zama: %s\n", qPrintable(text));
    return code;
}

void complain(const std::string &path, const std::vector<FileIssue> &issues)
{
    for (const FileIssue &issue : issues) {
        std::fprintf(stderr, "%s\n", issueLine(path, issue).c_str());
    }
}

bool isSameFile(const QString &a, const QString &b)
{
    const QString first = QFileInfo(a).canonicalFilePath();
    return !first.isEmpty() && first == QFileInfo(b).canonicalFilePath();
}

} // namespace

int writeReportFile(const Options &options)
{
    if (isSameFile(options.reportOf, options.reportTo)) {
        return complain(Words::tr("%1 is what is being read.").arg(options.reportTo), kWrongUsage);
    }
    const std::string path = QFile::encodeName(options.reportOf).toStdString();
    const auto loaded = loadJournal(path);
    if (!loaded) {
        complain(path, loaded.error().issues);
        return kBadInput;
    }
    complain(path, loaded.value().notices);
    if (loaded.value().divergence) {
        complain(path, {issueOf(*loaded.value().divergence)});
        return kDiffers;
    }
    // Where no language is set the program speaks English.
    const QLocale reader =
        QLocale().language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale();
    const QString problem = print::writeReportPdf(
        report::reportOf(loaded.value().journal),
        {reader, options.paper.value_or(print::usualPaper(reader)), options.lengths, options.showsEvents},
        options.reportTo);
    return problem.isEmpty() ? 0 : complain(problem, kBadInput);
}

} // namespace zama::shell
