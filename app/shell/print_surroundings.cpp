#include "app/shell/print_surroundings.h"

#include "app/play/last_folder.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>

namespace zama::shell {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(zama::shell::PrintDialog) // whose questions these are
};

QString askForFile(QWidget &parent, const QString &name)
{
    QFileDialog dialog(&parent, Words::tr("Save as PDF"), play::lastFolder(), Words::tr("PDF files (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return {};
    }
    return dialog.selectedFiles().constFirst();
}

std::unique_ptr<QPrinter> askForJob(QWidget &parent, const QString &printer, int pages)
{
    auto job = std::make_unique<QPrinter>(QPrinter::HighResolution);
    job->setPrinterName(printer);
    QPrintDialog dialog(job.get(), &parent);
    if (pages > 0) {
        dialog.setMinMax(1, pages);
    }
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, pages > 0);
    dialog.setOption(QAbstractPrintDialog::PrintToFile, false); // that is what saving as PDF is for
    return dialog.exec() == QDialog::Accepted ? std::move(job) : nullptr;
}

} // namespace

PrintSurroundings PrintSurroundings::ofSystem()
{
    return {PrinterNames::ofSystem, zama::shell::askForFile, zama::shell::askForJob, print::printParts()};
}

} // namespace zama::shell
