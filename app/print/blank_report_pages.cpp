#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/roster.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::print {
namespace {

constexpr double kLineStep = 8.5; // room for a pupil's hand
constexpr double kRow = 6.4;
constexpr double kSmallestDrawing = 60.0;
constexpr int kLettersLines = 6; // fewer are no letter

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BlankReportPages)
};

// Lines to write on.
Block lines(int count)
{
    return {count * kLineStep, 0, false, [count](PageCanvas &canvas, const QRectF &place) {
                canvas.shapes().setPen(QPen(kFaint, kLine));
                for (int i = 1; i <= count; ++i) {
                    const double y = place.top() + i * kLineStep;
                    canvas.shapes().drawLine(QLineF(place.left(), y, place.right(), y));
                }
            }};
}

// Words with room behind them: "Name ______ Date ______".
Block fields(const KitSheet &sheet, const QStringList &names)
{
    std::vector<double> widths;
    for (const QString &name : names) {
        widths.push_back(std::min(sheet.measure()->widthOf(name, note()) + 2.0, 40.0));
    }
    return {7.5, 1.0, false, [names, widths](PageCanvas &canvas, const QRectF &place) {
                const double share = place.width() / static_cast<double>(names.size());
                for (qsizetype i = 0; i < names.size(); ++i) {
                    const QRectF field = slice(canvas, place, static_cast<double>(i) * share, share - 4.0);
                    const double width = widths[static_cast<std::size_t>(i)];
                    canvas.text(slice(canvas, field, 0, width), names[i], inRow(note()));
                    const QRectF room = slice(canvas, field, width, field.width() - width);
                    canvas.shapes().setPen(QPen(kFaint, kLine));
                    canvas.shapes().drawLine(
                        QLineF(room.left(), room.bottom() - 1.5, room.right(), room.bottom() - 1.5));
                }
            }};
}

Blocks question(const KitSheet &sheet, const QString &text, int room, double width)
{
    Blocks blocks{heading(sheet.measure(), text, width, sheet.order().ink, 4.5), lines(room)};
    return blocks;
}

using Cells = std::array<QString, 4>;

// Four cells: troops, stands at the start, lost, left.
void paintCells(PageCanvas &canvas, const QRectF &place, const Cells &cells, const Lettering &lettering)
{
    const double rest = place.width() * 0.18;
    const double first = place.width() - 3 * rest;
    double from = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double width = i == 0 ? first : rest;
        const QRectF cell = slice(canvas, place, from, width);
        canvas.text(cell.adjusted(0.8, 0, -0.8, 0), cells.at(i),
                    i == 0 ? inRow(lettering) : centred(lettering));
        canvas.shapes().setPen(QPen(kFaint, kHairline));
        canvas.shapes().setBrush(Qt::NoBrush);
        canvas.shapes().drawRect(cell);
        from += width;
    }
}

double rowHeight(const KitSheet &sheet, const Cells &cells, double width, const Lettering &lettering)
{
    return std::max(kRow, sheet.measure()->heightOf(cells[0], width * 0.46 - 1.6, lettering) + 1.0);
}

std::vector<Cells> lossRows(const KitSheet &sheet, SideId side)
{
    const kit::SideRoster roster = kit::rosterOf(sheet.setup(), side);
    std::vector<Cells> rows{
        {sheet.nameOfSide(side), Words::tr("Start"), Words::tr("Lost"), Words::tr("Left")}};
    for (const kit::TypeStrength &type : roster.types) {
        rows.push_back({sheet.pluralOfType(type.type), sheet.number(type.stands), {}, {}});
    }
    rows.push_back({Words::tr("Generals"), sheet.number(roster.generals), {}, {}});
    rows.push_back({Words::tr("Stands that count"), sheet.number(roster.counted), {}, {}});
    rows.push_back({Words::tr("Lost, in per cent"), {}, {}, {}});
    return rows;
}

// Both sides next to each other, row by row.
Blocks losses(const KitSheetPtr &sheet, double width)
{
    Blocks blocks{heading(sheet->measure(), Words::tr("What it cost"), width, sheet->order().ink, 4.5)};
    const std::array<std::vector<Cells>, 2> rows{lossRows(*sheet, SideId(0U)), lossRows(*sheet, SideId(1U))};
    const double half = (width - kGutter) / 2;
    for (std::size_t i = 0; i < std::max(rows[0].size(), rows[1].size()); ++i) {
        const Lettering letters = i == 0 ? bold(kNoteSize) : note();
        std::array<std::optional<Cells>, 2> pair;
        double height = kRow;
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            if (i < rows.at(side).size()) {
                pair.at(side) = rows.at(side)[i];
                height = std::max(height, rowHeight(*sheet, *pair.at(side), half, letters));
            }
        }
        blocks.push_back(
            {height, 0, false, [pair, half, letters](PageCanvas &canvas, const QRectF &place) {
                 for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
                     if (pair.at(side)) {
                         paintCells(canvas,
                                    slice(canvas, place, static_cast<double>(side) * (half + kGutter), half),
                                    *pair.at(side), letters);
                     }
                 }
             }});
    }
    return blocks;
}

// The table from above, empty, in its own shape.
Block drawing(const KitSheet &sheet, double width, double height)
{
    const TableSpec &table = sheet.scenario().table;
    const double scale = std::min(width / table.width, height / table.depth);
    const QSizeF size(table.width * scale, table.depth * scale);
    return {size.height(), 1.5, false, [size](PageCanvas &canvas, const QRectF &place) {
                canvas.shapes().setPen(QPen(kInk, kLine));
                canvas.shapes().setBrush(Qt::NoBrush);
                canvas.shapes().drawRect(
                    QRectF(QPointF(place.center().x() - size.width() / 2, place.top()), size));
            }};
}

Blocks opening(const KitSheet &sheet, double width)
{
    Blocks blocks{fields(sheet, {Words::tr("Name"), Words::tr("Date"), Words::tr("I led")})};
    append(blocks, question(sheet, Words::tr("What was our plan?"), 3, width));
    append(blocks, question(sheet, Words::tr("What happened?"), 7, width));
    append(blocks, question(sheet, Words::tr("When did the battle turn, and why?"), 3, width));
    blocks.push_back(
        heading(sheet.measure(), Words::tr("The table at that moment"), width, sheet.order().ink, 4.5));
    return blocks;
}

// The drawing takes what is left of the page behind the first questions, or a good part of the next.
double drawingHeight(const Blocks &before, const QRectF &area)
{
    const std::vector<Leaf> leaves = flow(before, {area}, {area});
    const double left = area.bottom() - bottomOf(leaves.back(), area.top()) - 2.0;
    return left >= kSmallestDrawing ? left : area.height() * 0.45;
}

Blocks blocksOf(const KitSheetPtr &sheet, const QRectF &area)
{
    const double width = area.width();
    Blocks blocks = opening(*sheet, width);
    blocks.push_back(drawing(*sheet, width, drawingHeight(blocks, area)));
    append(blocks, losses(sheet, width));
    blocks.push_back(fields(*sheet, {Words::tr("Who won?"), Words::tr("By how much?")}));
    append(blocks, question(*sheet, Words::tr("What would we do differently?"), 4, width));
    return blocks;
}

// What is left of the last page: room for a letter, or for a few more lines.
void fillUp(const KitSheet &sheet, std::vector<Leaf> &leaves, const QRectF &area)
{
    const auto linesBelow = [&](double y) { return static_cast<int>((area.bottom() - y) / kLineStep); };
    double top = bottomOf(leaves.back(), area.top());
    if (linesBelow(top) > kLettersLines) {
        const Block title = heading(sheet.measure(), Words::tr("A letter home, written that evening"),
                                    area.width(), sheet.order().ink);
        leaves.back().push_back({title, QRectF(area.left(), top + 5.0, area.width(), title.height)});
        top += 5.0 + title.height;
    }
    if (const int count = linesBelow(top); count > 0) {
        leaves.back().push_back({lines(count), QRectF(area.left(), top, area.width(), count * kLineStep)});
    }
}

PrintPages pagesForOne(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOut(*sheet, PrintPart::BlankReport);
    }
    const QRectF first = areaBelowHead(*sheet, true);
    std::vector<Leaf> leaves = flow(blocksOf(sheet, first), {first}, {areaBelowHead(*sheet, false)});
    fillUp(*sheet, leaves, areaBelowHead(*sheet, leaves.size() == 1));
    return pagesOf(sheet, PrintPart::BlankReport, std::move(leaves));
}

} // namespace

PrintPages blankReportPages(const PrintOrder &order)
{
    return onceForEachReader(order, pagesForOne);
}

} // namespace zama::print
