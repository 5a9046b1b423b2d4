#include "app/shell/report_file.h"

#include "app/print/pdf_file.h"
#include "app/print/readers.h"
#include "app/print/report_pdf.h"
#include "app/shell/error_stream.h"
#include "core/io/journal_file.h"
#include "core/report/report_html.h"
#include "core/report/report_text.h"
#include "table/art/report_document.h"

#include <QCoreApplication>
#include <QFile>

namespace zama::shell {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ReportFile)
};

// Returns what went wrong; empty: nothing.
QString writeReport(const report::BattleReport &told, const QLocale &reader, const Options &options)
{
    if (options.reportKind == ReportKind::Pdf) {
        return print::writeReportPdf(
            told,
            {reader, options.paper.value_or(print::usualPaper(reader)), options.lengths, options.showsEvents},
            options.reportTo);
    }
    report::HtmlStyle style = table::htmlStyleFor(told, reader, options.lengths);
    style.showEvents = options.showsEvents;
    const std::string page = options.reportKind == ReportKind::Html
                                 ? report::htmlOf(told, style)
                                 : report::textOf(told, style.say, style.language, options.showsEvents);
    return print::writeWhole(QByteArray::fromStdString(page), options.reportTo);
}

// Who is named reads it, instead of who reads the window.
void speakTo(const QStringList &readers)
{
    if (readers.isEmpty()) {
        return;
    }
    table::Readers all{print::languageOf(readers.constFirst()), {}};
    if (readers.size() > 1) {
        all.second = print::languageOf(readers.constLast());
    }
    table::speak(all);
}

} // namespace

int writeReportFile(const Options &options)
{
    speakTo(options.reportReaders);
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
    const QString problem = writeReport(report::reportOf(loaded.value().journal), reader, options);
    return problem.isEmpty() ? kDone : complain(problem, kBadInput);
}

} // namespace zama::shell
