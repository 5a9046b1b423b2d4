// What a teacher waits for when she prints: pages laid out, the PDF and its size, a page of the preview.
//   zama_print_bench [SCENARIO]     one line a measure; a shipped scenario ("zama" where none is named)

#include "table/art/resources.h"
#include "tests/support/print_orders.h"

#include <QApplication>
#include <QElapsedTimer>

#include <cstdio>

namespace {

using namespace zama;

double secondsOf(const std::function<void()> &work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return static_cast<double>(clock.nsecsElapsed()) / 1e9;
}

void report(const char *what, double value, const char *unit)
{
    std::printf("%-40s %8.3f %s\n", what, value, unit);
}

void measure(const print::PrintOrder &order, const char *ink)
{
    std::printf("%s\n", ink);
    print::PrintDocument document;
    QByteArray pdf;
    report("soldiers laid out", secondsOf([&] { document = test::documentOf(order); }), "s");
    report("written as PDF", secondsOf([&] { pdf = print::pdfOf(document); }), "s");
    report("its size", static_cast<double>(pdf.size()) / 1e6, "MB");
    report("its pages", static_cast<double>(document.pages.size()), "");
    report("a page of the preview, first time",
           secondsOf([&] { static_cast<void>(test::previewOf(document, 1, 4.0)); }), "s");
    report("ink on a sheet", test::coverageOf(test::previewOf(document, 1, 2.0)) * 100, "%");
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication app(argc, argv);
    table::initResources();
    print::PrintOrder order = test::soldiersOf(argc > 1 ? argv[1] : "zama");
    measure(order, "colour");
    order.ink = print::Ink::Outlines;
    measure(order, "outlines");
    order.ink = print::Ink::Saving;
    measure(order, "pale");
    return 0;
}
