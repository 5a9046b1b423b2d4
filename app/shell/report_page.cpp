#include "app/shell/report_page.h"

#include "app/play/report_view.h"
#include "app/print/report_pdf.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace zama::shell {

ReportPage::ReportPage(QWidget *parent)
    : QWidget(parent),
      m_report(new play::ReportView),
      m_back(new QPushButton)
{
    m_report->setWritePdf([](const report::BattleReport &report, const QLocale &locale, LengthUnit lengths,
                             const QString &path) {
        return print::writeReportPdf(report, {locale, print::usualPaper(locale), lengths}, path);
    });
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

void ReportPage::retranslate()
{
    m_back->setText(tr("&Back to the table"));
}

} // namespace zama::shell
