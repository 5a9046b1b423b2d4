#pragma once
// Orders for paper, and what comes of them.

#include "app/print/pdf_file.h"
#include "app/print/print_order.h"
#include "core/io/read_scenario.h"
#include "tests/support/source_tree.h"

#include <QImage>

#include <algorithm>

namespace zama::test {

/// Soldiers of a shipped scenario ("zama").
inline print::PrintOrder soldiersOf(const std::string &scenario)
{
    print::PrintOrder order;
    const auto file = loadScenario(inSourceTree("scenarios/" + scenario + ".zama.json"));
    order.scenario = std::make_shared<const Scenario>(file.value().scenario);
    return order;
}

/// The document; without pages where there is a problem.
inline print::PrintDocument documentOf(const print::PrintOrder &order)
{
    auto made = print::printDocument(order);
    return made ? std::move(made).value() : print::PrintDocument();
}

/// A page as a preview shows it, `dots` to a millimetre.
inline QImage previewOf(const print::PrintDocument &document, std::size_t page, double dots)
{
    const QSizeF size = document.pages.at(page).paper.extent() * dots;
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    print::paintPage(painter, dots, document, page);
    painter.end();
    return image;
}

/// The part of a page that is covered with ink: a dot counts by the ink it takes most of.
inline double coverageOf(const QImage &page)
{
    double ink = 0;
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x) {
            const QRgb dot = page.pixel(x, y);
            ink += 255 - std::min({qRed(dot), qGreen(dot), qBlue(dot)});
        }
    }
    return ink / 255.0 / (static_cast<double>(page.width()) * page.height());
}

} // namespace zama::test
