#pragma once
// What the program can be told on its command line.

#include "app/shell/print_call.h"
#include "app/shell/theme.h"
#include "core/text/message.h"
#include "table/model/language.h"

#include <QPageSize>
#include <QSize>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace zama::shell {

/// What a report can be written as.
enum class ReportKind : std::uint8_t { Pdf, Html, Text };

struct Options {
    QString file;                     ///< a scenario or a journal; empty: the start page
    bool isToEdit = false;            ///< the scenario is opened in the editor
    QString screenshot;               ///< write a picture of the window there and end
    std::optional<QSize> size;        ///< of the window
    std::optional<ThemeChoice> theme; ///< instead of the one in the settings
    std::optional<QRectF> part;       ///< of the table to look at: inches from the south-west corner
    QString reportOf;                 ///< a journal: write its report to `reportTo` and end
    QString reportTo;                 ///< a file; "-": standard output
    ReportKind reportKind{};          ///< what is written there
    std::optional<QPageSize> paper;   ///< instead of the usual one of the reader's country
    LengthUnit lengths{};             ///< of what is printed
    QString language;                 ///< to speak for this time, "fr"; empty: as chosen before
    QStringList reportReaders;        ///< tags, one or two: who reads the report; empty: who reads the window
    bool showsEvents = false;         ///< behind each sentence of the report
    std::optional<PrintCall> print;   ///< write its pages and end
};

/// Reads the arguments (the program's name first). Asked for help or the version, or told something it does
/// not understand, it answers on the output or the error stream and gives the exit code instead.
struct ParsedOptions {
    Options options;
    std::optional<int> exitCode;
};
[[nodiscard]] ParsedOptions parseOptions(const QStringList &arguments,
                                         const table::Languages &languages = table::Languages::standard());
/// What follows --lang, before anything else is read: complaints are made in that language. Empty: nothing.
[[nodiscard]] QString languageIn(const QStringList &arguments);

} // namespace zama::shell
