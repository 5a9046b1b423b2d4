#include "app/print/print_order.h"

#include "app/print/kit_pages.h"
#include "app/print/readers.h"
#include "app/print/soldier_pages.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zama::print {
namespace {

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

Result<PrintDocument, PrintProblem> printDocument(const PrintOrder &order)
{
    PrintDocument document;
    document.language = firstLanguage(order.languages);
    document.reader = document.language.locale;
    const table::Speaking speaking(document.language);
    document.ink = order.ink;
    document.title = forReaders(order.scenario->title, order.languages, order.scenario->id);
    for (const PrintPartRow &row : printParts()) {
        if (!order.parts.contains(row.part)) {
            continue;
        }
        PrintPages made = row.pages(order);
        if (made) {
            std::ranges::move(made.value(), std::back_inserter(document.pages));
        } else {
            document.omissions.append(made.error().words);
        }
    }
    if (document.pages.empty()) {
        return PrintProblem{document.omissions.join(QLatin1Char('\n'))};
    }
    return document;
}

} // namespace zama::print
