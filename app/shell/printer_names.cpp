#include "app/shell/printer_names.h"

#include <QCoreApplication>
#include <QPrinterInfo>
#include <QThread>

#include <memory>

namespace zama::shell {

QStringList PrinterNames::ofSystem()
{
    QStringList names = QPrinterInfo::availablePrinterNames();
    const QString usual = QPrinterInfo::defaultPrinterName();
    if (names.removeOne(usual)) {
        names.prepend(usual);
    }
    return names;
}

PrinterNames::PrinterNames(QObject *parent)
    : QObject(parent)
{
}

// A thread that is still asking when the program ends is waited for; one that outlives us ends by itself.
void PrinterNames::ask(const Source &source)
{
    const auto names = std::make_shared<QStringList>();
    QThread *thread = QThread::create([source, names] { *names = source(); });
    connect(thread, &QThread::finished, this, [this, names] { emit found(*names); });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    connect(qApp, &QCoreApplication::aboutToQuit, thread, [thread] { thread->wait(); });
    thread->start();
}

} // namespace zama::shell
