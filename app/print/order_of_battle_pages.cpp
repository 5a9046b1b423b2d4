#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/loss_ladder.h"
#include "core/kit/roster.h"
#include "core/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::print {
namespace {

constexpr double kColumn = 88.0;
constexpr double kBoxStep = 4.4;
constexpr double kGroupGap = 0.8; // behind five boxes
constexpr int kMostInRow = 10;
constexpr double kNumber = 7.0;
constexpr double kRowHeight = 5.6;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OrderOfBattlePages)
};

// How many boxes stand side by side: as many as the largest unit of a side has, so that names have the rest.
struct BoxRows {
    int inRow = 1;

    [[nodiscard]] double width() const { return inRow * kBoxStep + (inRow > 5 ? kGroupGap : 0.0); }
    [[nodiscard]] int rowsOf(int boxes) const { return std::max(1, (boxes + inRow - 1) / inRow); }
};

BoxRows boxRowsOf(const kit::SideRoster &side)
{
    BoxRows rows;
    for (const kit::CommandRoster &command : side.commands) {
        for (const kit::UnitBoxes &unit : command.units) {
            rows.inRow = std::clamp(unit.boxes, rows.inRow, kMostInRow);
        }
    }
    return rows;
}

QRectF boxAt(const PageCanvas &canvas, const QRectF &place, BoxRows rows, int index)
{
    const int column = index % rows.inRow;
    const double from = place.width() - rows.width() + column * kBoxStep + (column >= 5 ? kGroupGap : 0.0);
    const QRectF seat = slice(canvas, place, from, kBox);
    const int row = index / rows.inRow;
    const double top = place.top() + (kRowHeight - kBox) / 2 + row * kBoxStep;
    return {seat.left(), top, kBox, kBox};
}

void paintStand(PageCanvas &canvas, const QRectF &box, bool counts, bool isTicked)
{
    if (counts) {
        paintBox(canvas, box, isTicked);
        return;
    }
    canvas.shapes().setPen(QPen(kInk, kLine));
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawEllipse(box);
}

// The last two go together: a bar below them says so.
void paintLastStand(PageCanvas &canvas, const QRectF &last, const QRectF &before)
{
    canvas.shapes().setPen(QPen(rubric(canvas.ink()), kRule));
    const double y = last.bottom() + 0.6;
    canvas.shapes().drawLine(
        QLineF(std::min(last.left(), before.left()), y, std::max(last.right(), before.right()), y));
}

void paintBoxes(PageCanvas &canvas, const QRectF &place, const kit::UnitBoxes &unit, BoxRows rows)
{
    for (int i = 0; i < unit.boxes; ++i) {
        paintStand(canvas, boxAt(canvas, place, rows, i), unit.counts, i < unit.ticked);
    }
    // In a new row the box before is elsewhere.
    if (unit.losesLastStand && unit.boxes > 1) {
        const QRectF last = boxAt(canvas, place, rows, unit.boxes - 1);
        const QRectF before = boxAt(canvas, place, rows, unit.boxes - 2);
        paintLastStand(canvas, last, before.top() == last.top() ? before : last);
    }
}

Block unitRow(const KitSheet &sheet, const kit::UnitBoxes &unit, int number, BoxRows rows, double width)
{
    const double room = width - kNumber - rows.width() - 2;
    const QString name = sheet.nameOfUnit(unit.unit);
    const double letters = sheet.measure()->heightOf(name, room, body()) + 0.6;
    const double height = std::max(kRowHeight + (rows.rowsOf(unit.boxes) - 1) * kBoxStep, letters);
    return {height, 0, false,
            [name, unit, room, rows, digits = sheet.number(number)](PageCanvas &canvas, const QRectF &place) {
                canvas.text(slice(canvas, place, 0, kNumber - 1), digits, inRow(quiet()));
                canvas.text(slice(canvas, place, kNumber, room), name, inRow(body()));
                paintBoxes(canvas, place, unit, rows);
            }};
}

// The name, and what he adds: beside it if there is room, else below.
Block generalRow(const KitSheet &sheet, GeneralId id, double width)
{
    const Measure &measure = sheet.measure();
    const QString name = sheet.nameOfGeneral(id);
    const QString dice = sheet.say({"kit.general.dice", {sheet.setup().generals[id.index()].extraStands}});
    const double room = width - kNumber;
    const double beside = measure->widthOf(dice, quiet()) + 0.2;
    const bool isOneLine = measure->widthOf(name, bold()) + 3 + beside <= room;
    const double line = isOneLine ? kRowHeight : measure->heightOf(name, room, bold());
    const double below = isOneLine ? 0.0 : measure->heightOf(dice, room, quiet()) + 0.8;
    return {line + below, 0.6, true,
            [name, dice, room, beside, isOneLine, line](PageCanvas &canvas, const QRectF &place) {
                const QRectF seat = slice(canvas, place, 0, kBox);
                canvas.shapes().setPen(QPen(kInk, kLine));
                canvas.shapes().setBrush(Qt::NoBrush);
                canvas.shapes().drawEllipse(QRectF(seat.left(), place.center().y() - kBox / 2, kBox, kBox));
                const QRectF first(place.topLeft(), QSizeF(place.width(), line));
                const QRectF second = place.adjusted(0, line, 0, 0);
                const double nameRoom = isOneLine ? room - beside - 1 : room;
                canvas.text(slice(canvas, first, kNumber, nameRoom), name, inRow(bold()));
                canvas.text(isOneLine ? slice(canvas, first, kNumber + room - beside, beside)
                                      : slice(canvas, second, kNumber, room),
                            dice, inRow(quiet()));
            }};
}

Block commandHead(const KitSheet &sheet, CommandId id, double width)
{
    const QString name = sheet.nameOfCommand(id);
    Lettering letters = bold();
    const double height = sheet.measure()->heightOf(name, width, letters) + 0.8;
    return {height, 4.0, true, [name, letters](PageCanvas &canvas, const QRectF &place) {
                canvas.text(place.adjusted(0, 0, 0, -0.8), name, letters);
                canvas.shapes().setPen(QPen(rubric(canvas.ink()), kLine));
                canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
            }};
}

Blocks commandBlocks(const KitSheet &sheet, const kit::CommandRoster &command, BoxRows rows, int &number,
                     double width)
{
    Blocks blocks{commandHead(sheet, command.command, width)};
    if (command.general.isValid()) {
        blocks.push_back(generalRow(sheet, command.general, width));
    }
    for (const kit::UnitBoxes &unit : command.units) {
        blocks.push_back(unitRow(sheet, unit, ++number, rows, width));
        blocks.back().staysWithNext = true;
    }
    blocks.back().staysWithNext = false;
    return blocks;
}

// How to read the boxes.
Blocks legend(const KitSheet &sheet, double width)
{
    const Measure &m = sheet.measure();
    Blocks blocks;
    for (const QString &line :
         {Words::tr(
              "A box is a stand; tick it when the stand is lost. The two boxes above a bar go together: a "
              "single stand cannot hold."),
          Words::tr("A round box does not count for victory. The ring before a general is for his fall.")}) {
        blocks.push_back(paragraph(m, line, width, quiet(), 1.0));
    }
    return blocks;
}

Block totalRow(const KitSheet &sheet, const QStringList &cells, double width, const Lettering &lettering)
{
    const double room = width - 46;
    const double height = std::max(5.2, sheet.measure()->heightOf(cells[0], room, lettering) + 0.8);
    return {height, 0, true, [cells, room, lettering](PageCanvas &canvas, const QRectF &place) {
                canvas.text(slice(canvas, place, 0, room), cells[0], inRow(lettering));
                canvas.text(slice(canvas, place, room, 22), cells[1], centred(lettering));
                canvas.text(slice(canvas, place, room + 23, 23), cells[2], centred(lettering));
                canvas.shapes().setPen(QPen(kFaint, kHairline));
                canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
            }};
}

Blocks totals(const KitSheet &sheet, const kit::SideRoster &side, double width)
{
    Blocks blocks{
        heading(sheet.measure(), Words::tr("All together"), width, sheet.order().ink),
        totalRow(sheet, {QString(), Words::tr("Units"), Words::tr("Stands")}, width, bold(kNoteSize))};
    for (const kit::TypeStrength &type : side.types) {
        blocks.push_back(totalRow(
            sheet, {sheet.nameOfType(type.type), sheet.number(type.units), sheet.number(type.stands)}, width,
            body()));
    }
    blocks.push_back(totalRow(sheet, {Words::tr("Sum"), sheet.number(side.units), sheet.number(side.stands)},
                              width, bold()));
    blocks.push_back(
        totalRow(sheet, {Words::tr("Of these count for victory"), QString(), sheet.number(side.counted)},
                 width, body()));
    blocks.back().staysWithNext = false;
    return blocks;
}

// A number of stands, and the share of all that they are.
struct Rung {
    QString stands;
    QString share;
};

std::vector<Rung> rungsOf(const KitSheet &sheet, SideId side)
{
    std::vector<Rung> rungs;
    for (const kit::LossRung &rung : kit::lossLadder(sheet.setup(), side)) {
        rungs.push_back({sheet.number(rung.stands), sheet.words().perCent(rung.perCent * 10)});
    }
    return rungs;
}

// Ten in a row, or five where ten would need smaller letters.
std::size_t rungsInRow(const KitSheet &sheet, const std::vector<Rung> &rungs, double width)
{
    const auto widthOf = [&](const Rung &rung) {
        return std::max(sheet.measure()->widthOf(rung.stands, bold()),
                        sheet.measure()->widthOf(rung.share, quiet()));
    };
    const bool fit =
        std::ranges::all_of(rungs, [&](const Rung &rung) { return widthOf(rung) <= width / 10; });
    return fit ? 10 : 5;
}

// Two lines of figures: stands above, per cent below.
Block ladderRow(const std::vector<Rung> &rungs, double width)
{
    return {10.4, 1.2, true, [rungs, width](PageCanvas &canvas, const QRectF &place) {
                const double cell = width / static_cast<double>(rungs.size());
                canvas.shapes().setBrush(Qt::NoBrush);
                for (std::size_t i = 0; i < rungs.size(); ++i) {
                    const QRectF seat = slice(canvas, place, static_cast<double>(i) * cell, cell);
                    canvas.shapes().setPen(QPen(kFaint, kHairline));
                    canvas.shapes().drawRect(seat);
                    canvas.text(QRectF(seat.left(), seat.top() + 0.6, cell, 5.0), rungs[i].stands,
                                centred(bold()));
                    canvas.text(QRectF(seat.left(), seat.top() + 5.6, cell, 4.2), rungs[i].share,
                                centred(quiet()));
                }
            }};
}

Blocks ladder(const KitSheet &sheet, SideId side, double width)
{
    Blocks blocks{heading(sheet.measure(), Words::tr("Stands lost, in per cent"), width, sheet.order().ink)};
    const std::vector<Rung> rungs = rungsOf(sheet, side);
    const std::size_t inRow = rungsInRow(sheet, rungs, width);
    for (std::size_t i = 0; i < rungs.size(); i += inRow) {
        const auto first = rungs.begin() + static_cast<std::ptrdiff_t>(i);
        blocks.push_back(ladderRow({first, first + static_cast<std::ptrdiff_t>(inRow)}, width));
    }
    for (const Message &threshold : kit::thresholdsOf(sheet.setup(), side)) {
        blocks.push_back(listItem(sheet.measure(), sheet.say(threshold), width, note()));
        blocks.back().staysWithNext = true;
    }
    const VictorySpec &victory = sheet.setup().victory;
    blocks.push_back(listItem(sheet.measure(),
                              sheet.say({"kit.victory.edges", {victory.slightEdge, victory.greatVictory}}),
                              width, note()));
    return blocks;
}

Block sideHead(const KitSheet &sheet, SideId side, double width)
{
    const QString name = sheet.nameOfSide(side);
    Lettering letters = bold(kHeadingSize);
    const double height = std::max(6.0, sheet.measure()->heightOf(name, width - 9, letters));
    return {height, 0, true, [&sheet, side, name, letters](PageCanvas &canvas, const QRectF &place) {
                const QRectF seat = slice(canvas, place, 0, 6);
                paintSideSign(canvas, sheet.scenario(), QRectF(seat.left(), place.center().y() - 2.5, 6, 5),
                              side);
                canvas.text(slice(canvas, place, 9, place.width() - 9), name, inRow(letters));
            }};
}

std::vector<Leaf> leavesOf(const KitSheet &sheet, SideId id, bool isFirst)
{
    const QRectF first = areaBelowHead(sheet, isFirst);
    const QRectF later = areaBelowHead(sheet, false);
    const int count = std::max(1, static_cast<int>((first.width() + kGutter) / (kColumn + kGutter)));
    const Columns columns = columnsIn(first, count, sheet.reader());
    const double width = columns[0].width();
    const kit::SideRoster side = kit::rosterOf(sheet.setup(), id);
    Blocks blocks{sideHead(sheet, id, width)};
    append(blocks, legend(sheet, width));
    const BoxRows rows = boxRowsOf(side);
    int number = 0;
    for (const kit::CommandRoster &command : side.commands) {
        append(blocks, commandBlocks(sheet, command, rows, number, width));
    }
    append(blocks, totals(sheet, side, width));
    append(blocks, ladder(sheet, id, width));
    return flowEvenly(blocks, columns, columnsIn(later, count, sheet.reader()));
}

// Two small armies share a sheet.
bool putBelow(std::vector<Leaf> &first, std::vector<Leaf> &second, const QRectF &firstArea,
              const QRectF &secondArea)
{
    if (first.size() != 1 || second.size() != 1) {
        return false;
    }
    const double top = bottomOf(first[0], firstArea.top()) + 8.0;
    const double down = top - secondArea.top();
    if (bottomOf(second[0], secondArea.top()) + down > firstArea.bottom()) {
        return false;
    }
    for (SetBlock &set : second[0]) {
        first[0].push_back({std::move(set.block), set.place.translated(0, down)});
    }
    return true;
}

} // namespace

PrintPages orderOfBattlePages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOut(*sheet, PrintPart::OrderOfBattle);
    }
    std::vector<Leaf> leaves = leavesOf(*sheet, SideId(0U), true);
    std::vector<Leaf> others = leavesOf(*sheet, SideId(1U), false);
    if (!putBelow(leaves, others, areaBelowHead(*sheet, true), areaBelowHead(*sheet, false))) {
        std::ranges::move(others, std::back_inserter(leaves));
    }
    return pagesOf(sheet, PrintPart::OrderOfBattle, std::move(leaves));
}

} // namespace zama::print
