#include "app/shell/report_page.h"

#include "app/play/report_view.h"
#include "app/print/report_pdf.h"
#include "app/shell/printer_box.h"

#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

namespace zama::shell {

ReportPage::ReportPage(PrintSurroundings surroundings, QWidget *parent)
    : QWidget(parent),
      m_surroundings(std::move(surroundings)),
      m_report(new play::ReportView),
      m_back(new QPushButton)
{
    m_report->setWritePdf([](const report::BattleReport &report, const QLocale &locale, LengthUnit lengths,
                             const QString &path) {
        return print::writeReportPdf(report, {locale, print::usualPaper(locale), lengths}, path);
    });
    m_report->setPrint([this](const report::BattleReport &report, const QLocale &locale, LengthUnit lengths) {
        const print::ReportPrint how{locale, print::usualPaper(locale), lengths, m_report->showsEvents()};
        return askForPrinter(
            [report, how](QPrinter &printer) { return print::printReport(report, how, printer); });
    });
    connect(&m_printers, &PrinterNames::found, this,
            [this](const QStringList &printers) { m_report->say(printOn(printers)); });
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_back, 0, Qt::AlignLeading);
    column->addWidget(m_report, 1);
    connect(m_back, &QPushButton::clicked, this, &ReportPage::backRequested);
}

void ReportPage::show(const Journal &journal, LengthUnit lengths)
{
    m_report->setReader(locale(), lengths);
    m_report->showReport(journal);
    m_back->setFocus();
}

void ReportPage::print()
{
    m_report->print();
}

play::JobOutcome ReportPage::askForPrinter(const Job &job)
{
    m_job = job;
    m_printers.ask(m_surroundings.printers);
    return play::JobOutcome::note([] { return tr("Looking for printers…"); });
}

play::JobOutcome ReportPage::printOn(const QStringList &printers)
{
    if (printers.isEmpty()) {
        return play::JobOutcome::failed(
            tr("No printer is installed on this computer. Save a PDF file and print that elsewhere."));
    }
    const auto printer = m_surroundings.askForJob(*this, PrinterBox::usual(printers), 0);
    if (printer == nullptr) {
        return {};
    }
    const QString problem = m_job(*printer);
    const QString name = printer->printerName();
    return problem.isEmpty() ? play::JobOutcome::done(
                                   [name] { return tr("All pages went to the printer “%1”.").arg(name); })
                             : play::JobOutcome::failed(problem);
}

void ReportPage::retranslate()
{
    m_back->setText(tr("&Back to the table"));
}

} // namespace zama::shell
