#pragma once
// A document on its way to a printer, a page at a time, so that whoever waits can stop it.

#include "app/print/print_document.h"

class QPrinter;

namespace zama::print {

class PrinterRun
{
public:
    /// Prints the pages that were chosen for the printer; it must outlive the run.
    PrinterRun(QPrinter &printer, PrintDocument document);
    ~PrinterRun();
    Q_DISABLE_COPY_MOVE(PrinterRun)

    /// Prints the next page. False: nothing is left to do, all went to the printer or there is a problem.
    [[nodiscard]] bool step();
    /// Pages that are done, of so many.
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int count() const { return static_cast<int>(m_chosen.size()); }
    /// What went wrong, in the reader's language; empty: nothing so far.
    [[nodiscard]] const QString &problem() const { return m_problem; }

private:
    [[nodiscard]] bool turnTo(const Paper &paper);
    bool fail(const QString &problem);
    [[nodiscard]] bool finish();

    QPrinter &m_printer;
    PrintDocument m_document;
    std::vector<std::size_t> m_chosen;
    QPainter m_painter;
    int m_done = 0;
    QString m_problem;
};

} // namespace zama::print
