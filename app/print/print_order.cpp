#include "app/print/print_order.h"

#include "app/print/kit_pages.h"
#include "app/print/readers.h"
#include "app/print/soldier_pages.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zama::print {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PrintOrder)
};

constexpr std::array kParts{
    PrintPartRow{PrintPart::Soldiers, "soldiers", QT_TRANSLATE_NOOP("PrintParts", "Paper soldiers"),
                 soldierPages},
    PrintPartRow{PrintPart::Reference, "reference", QT_TRANSLATE_NOOP("PrintParts", "Quick reference"),
                 referencePages},
    PrintPartRow{PrintPart::OrderOfBattle, "order-of-battle",
                 QT_TRANSLATE_NOOP("PrintParts", "Order of battle"), orderOfBattlePages},
    PrintPartRow{PrintPart::CommanderCards, "commanders", QT_TRANSLATE_NOOP("PrintParts", "Commanders"),
                 commanderPages},
    PrintPartRow{PrintPart::RangeSticks, "sticks", QT_TRANSLATE_NOOP("PrintParts", "Range sticks"),
                 stickPages},
    PrintPartRow{PrintPart::TurningTemplates, "turning", QT_TRANSLATE_NOOP("PrintParts", "Turning templates"),
                 turningPages},
    PrintPartRow{PrintPart::RampageTemplate, "rampage", QT_TRANSLATE_NOOP("PrintParts", "Rampage template"),
                 rampagePages},
    PrintPartRow{PrintPart::DeploymentMap, "map", QT_TRANSLATE_NOOP("PrintParts", "Deployment map"),
                 mapPages},
    PrintPartRow{PrintPart::SequenceTrack, "sequence", QT_TRANSLATE_NOOP("PrintParts", "Sequence of play"),
                 trackPages},
    PrintPartRow{PrintPart::BlankReport, "report", QT_TRANSLATE_NOOP("PrintParts", "Our battle report"),
                 blankReportPages},
    PrintPartRow{PrintPart::TeachersPage, "teacher", QT_TRANSLATE_NOOP("PrintParts", "For the teacher"),
                 teacherPages},
};

bool hasUnits(const Scenario &scenario)
{
    return std::ranges::any_of(scenario.sides, [](const SideSpec &side) {
        return std::ranges::any_of(side.commands, [](const CommandSpec &c) { return !c.units.empty(); });
    });
}

// Every part has its own words for what it lacks; that nobody is there yet is said once.
QStringList omissionsOf(const PrintOrder &order, const std::map<PrintPart, PrintPages> &made)
{
    QStringList reasons;
    QStringList parts;
    for (const PrintPart part : order.parts) {
        if (!made.at(part)) {
            reasons << made.at(part).error().words;
            parts << titleOf(part);
        }
    }
    if (parts.size() < 2 || hasUnits(*order.scenario)) {
        return reasons;
    }
    return {Words::tr("The battle has no units yet, so these are left out: %1.")
                .arg(QLocale().createSeparatedList(parts))};
}

} // namespace

std::span<const PrintPartRow> printParts()
{
    return kParts;
}

QString titleOf(PrintPart part)
{
    const auto row = std::ranges::find(kParts, part, &PrintPartRow::part);
    return row == kParts.end() ? QString() : QCoreApplication::translate("PrintParts", row->title);
}

PrintPages pagesOf(const PrintPartRow &part, const PrintOrder &order)
{
    {
        const table::Speaking speaking(firstLanguage(order.languages));
        PrintPages pages = part.pages(order);
        if (pages) {
            return pages;
        }
    }
    return part.pages(order);
}

Result<PrintDocument, PrintProblem> documentOf(const PrintOrder &order,
                                               const std::map<PrintPart, PrintPages> &made)
{
    PrintDocument document;
    document.language = firstLanguage(order.languages);
    document.reader = document.language.locale;
    document.ink = order.ink;
    document.title = forReaders(order.scenario->title, order.languages, order.scenario->id);
    for (const PrintPart part : order.parts) {
        const PrintPages &pages = made.at(part);
        if (pages) {
            document.pages.insert(document.pages.end(), pages.value().begin(), pages.value().end());
        }
    }
    document.omissions = omissionsOf(order, made);
    if (!document.pages.empty()) {
        return document;
    }
    return PrintProblem{document.omissions.isEmpty()
                            ? Words::tr("This makes no pages: the battle has nothing of what is wanted.")
                            : document.omissions.join(QLatin1Char('\n'))};
}

Result<PrintDocument, PrintProblem> printDocument(const PrintOrder &order)
{
    std::map<PrintPart, PrintPages> made;
    for (const PrintPartRow &row : printParts()) {
        if (order.parts.contains(row.part)) {
            made.emplace(row.part, pagesOf(row, order));
        }
    }
    return documentOf(order, made);
}

} // namespace zama::print
