#include "app/print/usual_order.h"

#include "app/print/print_words.h"

#include <QSettings>

#include <algorithm>

namespace zama::print {
namespace {

const QString kParts = QStringLiteral("print/parts");
const QString kInkKey = QStringLiteral("print/ink");
const QString kPaper = QStringLiteral("print/paper");
const QString kLandscape = QStringLiteral("print/landscape");
const QString kScale = QStringLiteral("print/figureHeight");
const QString kLanguages = QStringLiteral("print/languages");

std::set<PrintPart> remembered(const QStringList &words)
{
    std::set<PrintPart> parts;
    for (const QString &word : words) {
        parts.merge(partsOf(word));
    }
    return parts.empty() ? PrintOrder().parts : parts;
}

} // namespace

PrintOrder usualOrder(std::shared_ptr<const Scenario> scenario, const QLocale &reader,
                      const QStringList &languages)
{
    const QSettings settings;
    PrintOrder order;
    order.scenario = std::move(scenario);
    order.parts = remembered(settings.value(kParts).toStringList());
    order.ink = inkOf(settings.value(kInkKey).toString()).value_or(order.ink);
    order.paper.size = paperOf(settings.value(kPaper).toString()).value_or(usualPaper(reader));
    order.paper.orientation =
        settings.value(kLandscape).toBool() ? QPageLayout::Landscape : QPageLayout::Portrait;
    order.soldiers.figureScale =
        std::clamp(settings.value(kScale, 1.0).toDouble(), kLeastFigureScale, kMostFigureScale);
    order.languages.clear();
    for (const QString &tag : settings.value(kLanguages).toStringList()) {
        if (languages.contains(tag) && !order.languages.contains(tag) && order.languages.size() < 2) {
            order.languages << tag;
        }
    }
    if (order.languages.isEmpty()) {
        order.languages = languages.mid(0, 1);
    }
    return order;
}

void rememberOrder(const PrintOrder &order)
{
    QStringList words;
    for (const PrintPart part : order.parts) {
        words << wordOf(part);
    }
    QSettings settings;
    settings.setValue(kParts, words);
    settings.setValue(kInkKey, wordOf(order.ink));
    settings.setValue(kPaper, wordOf(order.paper.size));
    settings.setValue(kLandscape, order.paper.orientation == QPageLayout::Landscape);
    settings.setValue(kScale, order.soldiers.figureScale);
    settings.setValue(kLanguages, order.languages);
}

} // namespace zama::print
