#pragma once
// What printing needs from outside the program: printers, a file to write to. Tests bring their own.

#include "app/print/print_order.h"
#include "app/shell/printer_names.h"

#include <functional>
#include <memory>
#include <span>

class QPrinter;
class QWidget;

namespace zama::shell {

struct PrintSurroundings {
    /// Which printers there are; called in a thread.
    PrinterNames::Source printers;
    /// Asks for the PDF file to save to, beginning with a name; empty: not to be saved.
    std::function<QString(QWidget &parent, const QString &name)> askForFile;
    /// Asks for the last things about a job of so many pages (0: that is not known yet) on a printer; null:
    /// not to be printed.
    std::function<std::unique_ptr<QPrinter>(QWidget &parent, const QString &printer, int pages)> askForJob;
    /// Who makes the pages.
    std::span<const print::PrintPartRow> parts;

    [[nodiscard]] static PrintSurroundings ofSystem();
};

} // namespace zama::shell
