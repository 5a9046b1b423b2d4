#include "app/shell/printer_box.h"

#include "editor/typed_number.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace zama::shell {
namespace {

const QString kPrinter = QStringLiteral("print/printer");
const QString kCorrectsPdf = QStringLiteral("print/correctsPdf");

} // namespace

PrinterBox::PrinterBox(QWidget *parent)
    : QWidget(parent),
      m_caption(new QLabel(this)),
      m_box(new QComboBox(this)),
      m_truth(new QLabel(this)),
      m_correct(new QPushButton(this)),
      m_correctsPdf(new QCheckBox(this))
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(16);
    QFont bold = m_caption->font();
    bold.setBold(true);
    m_caption->setFont(bold);
    m_caption->setBuddy(m_box);
    m_truth->setWordWrap(true);
    m_correct->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_caption);
    column->addWidget(m_box);
    column->addWidget(m_truth);
    column->addWidget(m_correct, 0, Qt::AlignLeading);
    column->addWidget(m_correctsPdf);
    fill({});
    m_isKnown = false;
    m_correctsPdf->setChecked(QSettings().value(kCorrectsPdf).toBool());
    connect(&m_names, &PrinterNames::found, this, &PrinterBox::fill);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        QSettings().setValue(kPrinter, printer());
        showPrinter();
        emit changed();
    });
    connect(m_correct, &QPushButton::clicked, this, &PrinterBox::correct);
    connect(m_correctsPdf, &QCheckBox::toggled, this, [this](bool corrects) {
        QSettings().setValue(kCorrectsPdf, corrects);
        emit changed();
    });
    retranslate();
}

void PrinterBox::ask(const PrinterNames::Source &source)
{
    m_names.ask(source);
}

// The unknown printer is the last: pages leave as a PDF and are printed who knows where.
void PrinterBox::fill(const QStringList &names)
{
    const QSignalBlocker quiet(m_box);
    m_isKnown = true;
    m_box->clear();
    for (const QString &name : names) {
        m_box->addItem(name, name);
    }
    m_box->addItem(QString(), QString());
    m_box->setCurrentIndex(std::max(0, m_box->findData(QSettings().value(kPrinter, names.value(0)))));
    retranslate();
    emit changed();
}

bool PrinterBox::hasPrinters() const
{
    return m_box->count() > 1;
}

QString PrinterBox::printer() const
{
    return m_box->currentData().toString();
}

QString PrinterBox::usual(const QStringList &printers)
{
    const QString chosen = QSettings().value(kPrinter).toString();
    return printers.contains(chosen) ? chosen : printers.value(0);
}

print::PrinterCorrection PrinterBox::correctionOfPdf() const
{
    return m_correctsPdf->isChecked() ? correction() : print::PrinterCorrection{};
}

void PrinterBox::correct()
{
    CorrectionDialog dialog(printer(), correction(), m_printCheckPage, this);
    if (dialog.exec() == QDialog::Accepted) {
        print::rememberCorrection(printer(), dialog.correction());
        showPrinter();
        emit changed();
    }
}

void PrinterBox::showPrinter()
{
    const print::PrinterCorrection known = correction();
    const auto tenths = [this](double millimetres) {
        return editor::shownNumber(std::lround(millimetres * 10), 1, locale());
    };
    m_truth->setText(known.isNone() ? tr("Not corrected: 100 mm are drawn as 100 mm.")
                                    : tr("Corrected: 100 mm came out as %1 mm across and %2 mm along.")
                                          .arg(tenths(known.across), tenths(known.along)));
    m_correctsPdf->setEnabled(!known.isNone());
}

void PrinterBox::retranslate()
{
    m_caption->setText(tr("P&rinter"));
    m_box->setAccessibleName(tr("Printer"));
    m_box->setItemText(m_box->count() - 1,
                       hasPrinters() ? tr("Another one, from a PDF file") : tr("One that prints a PDF file"));
    m_truth->setAccessibleName(tr("How true to size it prints"));
    m_correct->setText(tr("&True to size…"));
    m_correct->setAccessibleName(tr("Make it print true to size"));
    m_correctsPdf->setText(tr("Correct PDF &files, too"));
    m_correctsPdf->setAccessibleName(tr("Correct PDF files, too"));
    m_correctsPdf->setToolTip(
        tr("Only for files that will be printed on this very printer. Without it the lengths in a "
           "file are exact."));
    showPrinter();
}

void PrinterBox::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

} // namespace zama::shell
