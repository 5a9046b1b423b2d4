#pragma once
// `zama --print`: what a call without a window wants on paper.

#include "app/print/print_order.h"

#include <QCommandLineOption>

class QCommandLineParser;

namespace zama::shell {

struct PrintCall {
    QString file;            ///< a scenario, or a journal for its scenario; "-": a scenario on standard input
    QString out;             ///< a PDF file; "-": standard output
    bool mayReplace = false; ///< a file that is there
    print::PrintOrder order; ///< but for scenario, paper and lengths; no language: the scenario's own
};

/// The options of such a call beside those it shares with others (--paper, --lengths).
[[nodiscard]] QList<QCommandLineOption> printOptions();
/// Is it such a call?
[[nodiscard]] bool isPrintCall(const QCommandLineParser &parser);
/// Reads it. Returns what is wrong; empty: nothing.
[[nodiscard]] QString readPrintCall(const QCommandLineParser &parser, PrintCall &call);

/// Reads for whom something is printed (--readers): tags, none where it is not said. Returns what is wrong.
[[nodiscard]] QString readReaders(const QCommandLineParser &parser, QStringList &languages);

} // namespace zama::shell
