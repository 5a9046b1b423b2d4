#include "app/print/troop_table.h"

#include "app/print/kit_marks.h"
#include "app/print/page_style.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace zama::print {
namespace {

constexpr double kSign = 2.6;
constexpr double kPad = 0.8;
constexpr double kIndent = 2 * kSign + 3.0; // of names, behind the signs of both sides

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TroopTable)
};

// A cell: how wide, as a share, and what is in it.
struct Cell {
    double share = 1;
    QString text;
    bool isNumber = true;
};
using Cells = std::vector<Cell>;

Cells withWidths(Cells cells, double width)
{
    const double all = std::accumulate(cells.begin(), cells.end(), 0.0,
                                       [](double sum, const Cell &cell) { return sum + cell.share; });
    for (Cell &cell : cells) {
        cell.share *= width / all;
    }
    return cells;
}

// Columns of numbers are wide enough for their heads, as long as the texts beside them keep most of their
// room.
Cells withRoomForHeads(Cells cells, const KitSheet &sheet)
{
    constexpr double kLeastOfTexts = 0.75;
    const auto sumOf = [&](bool areNumbers) {
        return std::accumulate(cells.begin(), cells.end(), 0.0, [&](double sum, const Cell &cell) {
            return sum + (cell.isNumber == areNumbers ? cell.share : 0.0);
        });
    };
    const double texts = sumOf(false);
    const double all = texts + sumOf(true);
    for (Cell &cell : cells) {
        const double need = widestWord(sheet.measure(), cell.text, bold(kNoteSize)) + 2 * kPad + 0.1;
        cell.share = cell.isNumber ? std::max(cell.share, need) : cell.share;
    }
    const double left = std::max(kLeastOfTexts, (all - sumOf(true)) / texts);
    for (Cell &cell : cells) {
        cell.share *= cell.isNumber ? 1.0 : left;
    }
    return withWidths(std::move(cells), all);
}

Cells headCells(const KitSheet &sheet, double width)
{
    Cells cells{{50.0, Words::tr("Troops"), false},
                {15, sheet.headOf(Words::tr("Move")), true},
                {15, sheet.headOf(Words::tr("Charge")), true},
                {15, sheet.headOf(Words::tr("Range")), true},
                {15, Words::tr("Shot hits on"), true},
                {17, Words::tr("Melee hits on"), true},
                {15, Words::tr("Against it"), true},
                {52, Words::tr("Good to know"), false}};
    return withRoomForHeads(withWidths(std::move(cells), width), sheet);
}

QString orDash(const QString &text)
{
    return text.isEmpty() ? QStringLiteral("–") : text;
}

QString meleeOf(const KitSheet &sheet, const kit::TroopRow &row)
{
    if (!row.melee) {
        return QStringLiteral("–");
    }
    const QString usual = sheet.hits(*row.melee);
    return row.afterCharge ? QStringLiteral("%1 → %2").arg(usual, sheet.hits(*row.afterCharge)) : usual;
}

QString notesOf(const KitSheet &sheet, const kit::TroopRow &row)
{
    QStringList notes;
    std::ranges::transform(row.notes, std::back_inserter(notes),
                           [&](const Message &note) { return sheet.say(note); });
    return notes.join(QStringLiteral(" · "));
}

// As wide as the heads above them.
Cells rowCells(const KitSheet &sheet, const kit::TroopRow &row, Cells cells)
{
    const auto length = [&](Mils mils) { return mils > 0 ? sheet.plainLength(mils) : QString(); };
    cells[0].text = sheet.nameOfType(row.type);
    cells[1].text = length(row.move);
    cells[2].text = orDash(length(row.charge));
    cells[3].text = orDash(length(row.range));
    cells[4].text = row.range > 0 ? sheet.hits(row.shot) : QStringLiteral("–");
    cells[5].text = meleeOf(sheet, row);
    cells[6].text = row.againstIt ? sheet.hits(*row.againstIt) : QStringLiteral("–");
    cells[7].text = notesOf(sheet, row);
    return cells;
}

double heightOf(const KitSheet &sheet, const Cells &cells, const Lettering &lettering)
{
    double height = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double room = cells[i].share - 2 * kPad - (i == 0 ? kIndent : 0);
        height = std::max(height, sheet.measure()->heightOf(cells[i].text, room, lettering));
    }
    return height + 1.6;
}

void paintCells(PageCanvas &canvas, const QRectF &place, const Cells &cells, Lettering lettering)
{
    double from = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double skip = i == 0 ? kIndent : 0;
        lettering.align = cells[i].isNumber ? Qt::Alignment(Qt::AlignCenter)
                                            : Qt::Alignment(Qt::AlignLeading | Qt::AlignVCenter);
        canvas.text(slice(canvas, place, from + kPad + skip, cells[i].share - 2 * kPad - skip), cells[i].text,
                    lettering);
        from += cells[i].share;
    }
    canvas.shapes().setPen(QPen(kFaint, kHairline));
    canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
}

Block headBlock(const KitSheet &sheet, const Cells &cells, double size)
{
    Lettering lettering = bold(std::max(kNoteSize, size * 0.85));
    std::vector<Fitting> heads;
    std::ranges::transform(cells, std::back_inserter(heads),
                           [](const Cell &cell) { return Fitting(cell.text, cell.share - 2 * kPad); });
    lettering.size = equalSize(sheet.measure(), heads, lettering);
    return {heightOf(sheet, cells, lettering), 0, true,
            [cells, lettering](PageCanvas &canvas, const QRectF &place) {
                Lettering coloured = lettering;
                coloured.colour = rubric(canvas.ink());
                paintCells(canvas, place, cells, coloured);
                canvas.shapes().setPen(QPen(coloured.colour, kLine));
                canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
            }};
}

Block rowBlock(const KitSheet &sheet, const kit::TroopRow &row, const Cells &heads, double size)
{
    const Cells cells = rowCells(sheet, row, heads);
    const Lettering lettering{size};
    return {heightOf(sheet, cells, lettering), 0, false,
            [&sheet, cells, lettering, sides = row.sides](PageCanvas &canvas, const QRectF &place) {
                paintCells(canvas, place, cells, lettering);
                double from = kPad;
                for (std::size_t side = 0; side < 2; ++side) {
                    if (sides.at(side)) {
                        const QRectF seat = slice(canvas, place, from, kSign);
                        paintSideSign(canvas, sheet.scenario(),
                                      QRectF(seat.left(), place.center().y() - kSign / 2, kSign, kSign),
                                      SideId(side));
                    }
                    from += kSign + 0.6;
                }
            }};
}

} // namespace

Blocks troopTable(const KitSheet &sheet, const std::vector<kit::TroopRow> &troops, double width, double size)
{
    const Cells heads = headCells(sheet, width);
    Blocks blocks{headBlock(sheet, heads, size)};
    std::ranges::transform(troops, std::back_inserter(blocks),
                           [&](const kit::TroopRow &row) { return rowBlock(sheet, row, heads, size); });
    return blocks;
}

} // namespace zama::print
