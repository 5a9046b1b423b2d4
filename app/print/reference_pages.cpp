#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "app/print/troop_table.h"
#include "core/kit/quick_reference.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zama::print {
namespace {

constexpr double kDie = 4.4;
constexpr double kDieGap = 1.2;
constexpr double kColumn = 88.0; // about as wide as a column should be
constexpr double kLeastRoom = 50.0;

// A fate and the faces that bring it.
Block fateBlock(const KitSheet &sheet, const QString &words, const std::vector<int> &faces, double width,
                const Lettering &letters)
{
    const double indent = 4.0 + static_cast<double>(faces.size()) * (kDie + kDieGap) + 1.0;
    const double height = std::max(kDie, sheet.measure()->heightOf(words, width - indent, letters));
    return {height, 1.2, false, [words, faces, indent, letters](PageCanvas &canvas, const QRectF &place) {
                for (std::size_t i = 0; i < faces.size(); ++i) {
                    const double from = 4.0 + static_cast<double>(i) * (kDie + kDieGap);
                    const QRectF seat = slice(canvas, place, from, kDie);
                    paintDie(canvas, QRectF(seat.left(), place.center().y() - kDie / 2, kDie, kDie),
                             faces[i] + 1);
                }
                canvas.text(slice(canvas, place, indent, place.width() - indent), words, inRow(letters));
            }};
}

Blocks controlBlocks(const KitSheet &sheet, const kit::ControlTable &table, bool isNamed, double width,
                     const Lettering &letters)
{
    Blocks blocks;
    if (isNamed) {
        QStringList names;
        std::ranges::transform(table.types, std::back_inserter(names),
                               [&](TypeId t) { return sheet.nameOfType(t); });
        blocks.push_back(
            paragraph(sheet.measure(), names.join(QStringLiteral(" · ")), width, bold(letters.size), 1.5));
        blocks.back().staysWithNext = true;
    }
    std::vector<std::pair<QString, std::vector<int>>> fates;
    for (int face = 0; face < 6; ++face) {
        const QString words = sheet.say(table.fates.at(static_cast<std::size_t>(face)));
        const auto same = std::ranges::find(fates, words, &std::pair<QString, std::vector<int>>::first);
        if (same == fates.end()) {
            fates.push_back({words, {face}});
        } else {
            same->second.push_back(face);
        }
    }
    for (const auto &[words, faces] : fates) {
        blocks.push_back(fateBlock(sheet, words, faces, width, letters));
        blocks.back().staysWithNext = true;
    }
    blocks.back().staysWithNext = false;
    return blocks;
}

Blocks stepBlocks(const KitSheet &sheet, double width, double size)
{
    Blocks blocks;
    int number = 0;
    for (const Message &step : kit::stepsInWords(sheet.setup())) {
        blocks.push_back(
            numberedItem(sheet.measure(), sheet.number(++number), sheet.say(step), width, 0.8, size));
        blocks.back().staysWithNext = true;
    }
    return blocks;
}

Blocks chapterBlocks(const KitSheet &sheet, const kit::QuickReference &reference, double width, double size)
{
    const Lettering letters{size, false, kInk, body().align};
    Blocks blocks;
    for (const kit::ReferenceChapter &chapter : reference.chapters) {
        blocks.push_back(heading(sheet.measure(), sheet.say(chapter.heading), width, sheet.order().ink));
        if (&chapter == &reference.chapters.front()) {
            append(blocks, stepBlocks(sheet, width, size));
            blocks.push_back({1.5, 0, true, [](PageCanvas &, const QRectF &) {}});
        }
        for (const Message &rule : chapter.rules) {
            blocks.push_back(listItem(sheet.measure(), sheet.say(rule), width, letters));
            if (rule.id.starts_with("kit.elephant.control")) {
                blocks.back().staysWithNext = true;
                for (const kit::ControlTable &table : reference.control) {
                    append(blocks, controlBlocks(sheet, table, reference.control.size() > 1, width, letters));
                }
            }
        }
    }
    return blocks;
}

int columnCount(const QRectF &area)
{
    return std::max(1, static_cast<int>((area.width() + kGutter) / (kColumn + kGutter)));
}

// The table of troops over the full width, then the rules in columns below it.
std::vector<Leaf> leavesOf(const KitSheet &sheet, const kit::QuickReference &reference, double size)
{
    const QRectF first = areaBelowHead(sheet, true);
    const QRectF later = areaBelowHead(sheet, false);
    std::vector<Leaf> leaves =
        flow(troopTable(sheet, reference.troops, first.width(), size), {first}, {later});
    QRectF rest = leaves.size() == 1 ? first : later;
    rest.setTop(bottomOf(leaves.back(), rest.top()) + 5.0);
    const bool hasRoom = rest.height() >= kLeastRoom;
    const int count = columnCount(first);
    const Columns below = columnsIn(hasRoom ? rest : later, count, sheet.reader());
    std::vector<Leaf> rules = flowEvenly(chapterBlocks(sheet, reference, below[0].width(), size), below,
                                         columnsIn(later, count, sheet.reader()));
    if (hasRoom && !rules.empty()) {
        std::ranges::move(rules.front(), std::back_inserter(leaves.back()));
        rules.erase(rules.begin());
    }
    std::ranges::move(rules, std::back_inserter(leaves));
    return leaves;
}

std::vector<Leaf> wallLeaves(const KitSheet &sheet)
{
    const kit::QuickReference reference = kit::quickReferenceOf(sheet.setup());
    return fewestLeaves(kWallSizes, [&](double size) { return leavesOf(sheet, reference, size); });
}

PrintPages pagesForOne(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOut(*sheet, PrintPart::Reference);
    }
    return pagesOf(sheet, PrintPart::Reference, wallLeaves(*sheet));
}

} // namespace

PrintPages referencePages(const PrintOrder &order)
{
    return onceForEachReader(order, pagesForOne);
}

} // namespace zama::print
