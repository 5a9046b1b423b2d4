#pragma once
// The battle report on paper: A4 or Letter, pictures as vectors, fonts embedded, page numbers.

#include "app/print/paper.h"
#include "core/report/battle_report.h"

#include <QString>

class QPrinter;

namespace zama::print {

/// For whom a report is printed, and on what.
struct ReportPrint {
    QLocale locale;
    QPageSize paper;
    LengthUnit lengths = LengthUnit::Inches;
    bool showsEvents = false;
};

/// Writes the report to `path`, all or nothing ("-": to standard output). Returns what went wrong in the
/// reader's language; empty: nothing.
[[nodiscard]] QString writeReportPdf(const report::BattleReport &report, const ReportPrint &print,
                                     const QString &path);

/// Prints the report, or the pages of it that were chosen, on whatever paper that printer has; `print.paper`
/// does not matter. Returns what went wrong in the reader's language; empty: nothing.
[[nodiscard]] QString printReport(const report::BattleReport &report, const ReportPrint &print,
                                  QPrinter &printer);

} // namespace zama::print
