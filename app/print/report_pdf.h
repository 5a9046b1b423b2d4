#pragma once
// The battle report on paper: A4 or Letter, pictures as vectors, fonts embedded, page numbers.

#include "core/report/battle_report.h"

#include <QLocale>
#include <QPageSize>
#include <QString>

namespace zama::print {

/// The paper that lies in printers where `locale` is spoken: Letter or A4.
[[nodiscard]] QPageSize usualPaper(const QLocale &locale);

/// Writes the report for a reader of `locale` to `path`, all or nothing. Returns what went wrong in the
/// reader's language; empty: nothing.
[[nodiscard]] QString writeReportPdf(const report::BattleReport &report, const QLocale &locale,
                                     const QPageSize &paper, const QString &path);

} // namespace zama::print
