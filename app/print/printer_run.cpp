#include "app/print/printer_run.h"

#include "table/model/bidi.h"

#include <QCoreApplication>
#include <QPageRanges>
#include <QPrinter>

namespace zama::print {
namespace {

constexpr double kMillimetresPerInch = 25.4;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PrinterRun)
};

} // namespace

PrinterRun::PrinterRun(QPrinter &printer, PrintDocument document)
    : m_printer(printer),
      m_document(std::move(document))
{
    const QPageRanges ranges = printer.pageRanges();
    for (std::size_t i = 0; i < m_document.pages.size(); ++i) {
        if (ranges.isEmpty() || ranges.contains(static_cast<int>(i) + 1)) {
            m_chosen.push_back(i);
        }
    }
    printer.setFullPage(true); // the origin is the corner of the sheet, not of what can be printed on
    printer.setDocName(table::withoutIsolates(m_document.title));
    printer.setCreator(QCoreApplication::applicationName());
}

// Half a job is none: what has not been finished is called back.
PrinterRun::~PrinterRun()
{
    if (m_painter.isActive()) {
        m_printer.abort();
        m_painter.end();
    }
}

bool PrinterRun::turnTo(const Paper &paper)
{
    return m_printer.setPageSize(paper.size) && m_printer.setPageOrientation(paper.orientation);
}

bool PrinterRun::fail(const QString &problem)
{
    m_problem = problem;
    return false;
}

bool PrinterRun::finish()
{
    if (m_painter.isActive() && !m_painter.end()) {
        fail(
            Words::tr("The last page could not be handed to the printer “%1”.").arg(m_printer.printerName()));
    } else if (m_printer.printerState() == QPrinter::Error) {
        fail(Words::tr("The printer “%1” reports an error.").arg(m_printer.printerName()));
    }
    return false;
}

bool PrinterRun::step()
{
    if (!m_problem.isEmpty() || m_done == count()) {
        return false;
    }
    const std::size_t page = m_chosen[static_cast<std::size_t>(m_done)];
    if (!turnTo(m_document.pages[page].paper)) {
        return fail(
            Words::tr("The printer “%1” does not take paper of this size.").arg(m_printer.printerName()));
    }
    const bool isReady = m_painter.isActive() ? m_printer.newPage() : m_painter.begin(&m_printer);
    if (!isReady) {
        return fail(Words::tr("The printer “%1” cannot be reached.").arg(m_printer.printerName()));
    }
    paintPage(m_painter, m_printer.logicalDpiX() / kMillimetresPerInch, m_document, page);
    ++m_done;
    return m_done < count() || finish();
}

} // namespace zama::print
