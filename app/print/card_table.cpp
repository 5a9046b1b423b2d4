#include "app/print/card_table.h"

#include "app/print/page_style.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace zama::print {
namespace {

constexpr double kPad = 0.8; // beside the words of a cell
constexpr double kAir = 1.2; // below the numbers of a type
constexpr int kHeads = -1;   // as a row

// The words are those of the table on the wall.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(TroopTable)
};

QString dash()
{
    return QStringLiteral("–");
}

template<class TextOf>
QStringList cellsFor(const std::vector<kit::TroopRow> &troops, TextOf textOf)
{
    QStringList cells;
    std::ranges::transform(troops, std::back_inserter(cells), textOf);
    return cells;
}

QString lengthOf(const KitSheet &sheet, Mils mils)
{
    return mils > 0 ? sheet.length(mils) : dash();
}

QString shotOf(const KitSheet &sheet, const kit::TroopRow &row)
{
    return row.range > 0 ? sheet.hits(row.shot) : dash();
}

QString meleeOf(const KitSheet &sheet, const kit::TroopRow &row)
{
    if (!row.melee) {
        return dash();
    }
    const QString usual = sheet.hits(*row.melee);
    return row.afterCharge ? QStringLiteral("%1 → %2").arg(usual, sheet.hits(*row.afterCharge)) : usual;
}

} // namespace

CardTable::CardTable(const KitSheet &sheet, const std::vector<kit::TroopRow> &troops, double size)
    : m_sheet(sheet),
      m_letters{size, false, kInk, Qt::AlignCenter},
      m_heads{kNoteSize, true, rubric(sheet.order().ink), Qt::AlignHCenter | Qt::AlignBottom},
      m_names(cellsFor(troops, [&](const kit::TroopRow &row) { return sheet.nameOfType(row.type); }))
{
    using kit::TroopRow;
    add(sheet.toAll([] { return Words::tr("Move"); }),
        cellsFor(troops, [&](const TroopRow &row) { return lengthOf(sheet, row.move); }));
    add(sheet.toAll([] { return Words::tr("Charge"); }),
        cellsFor(troops, [&](const TroopRow &row) { return lengthOf(sheet, row.charge); }));
    add(sheet.toAll([] { return Words::tr("Range"); }),
        cellsFor(troops, [&](const TroopRow &row) { return lengthOf(sheet, row.range); }));
    add(sheet.toAll([] { return Words::tr("Shot hits on"); }),
        cellsFor(troops, [&](const TroopRow &row) { return shotOf(sheet, row); }));
    add(sheet.toAll([] { return Words::tr("Melee hits on"); }),
        cellsFor(troops, [&](const TroopRow &row) { return meleeOf(sheet, row); }));
}

void CardTable::add(const QStringList &heads, QStringList cells)
{
    double width = widthOfWords(heads.front());
    for (const QString &cell : std::as_const(cells)) {
        width = std::max(width, m_sheet.measure()->widthOf(cell, m_letters));
    }
    const double all = std::max(width, widthOfWords(heads.join(QLatin1Char(' '))));
    m_columns.push_back({heads, std::move(cells), width + 2 * kPad, all + 2 * kPad});
}

// Of the longest of them.
double CardTable::widthOfWords(const QString &head) const
{
    double width = 0;
    for (const QStringList words = head.split(QLatin1Char(' ')); const QString &word : words) {
        width = std::max(width, m_sheet.measure()->widthOf(word, m_heads));
    }
    return width;
}

double CardTable::neededWidth(Heads heads) const
{
    return std::accumulate(
        m_columns.begin(), m_columns.end(), 0.0,
        [heads](double sum, const Column &column) { return sum + column.widthWith(heads); });
}

CardTable::Heads CardTable::headsFor(double width) const
{
    return neededWidth(Heads::All) <= width ? Heads::All : Heads::First;
}

bool CardTable::fits(double width) const
{
    return neededWidth(Heads::First) <= width;
}

// What is left is shared out alike.
std::vector<CardTable::Cell> CardTable::cellsOf(int row, double width) const
{
    const Heads heads = headsFor(width);
    const double needed = neededWidth(heads);
    const double spare = (width - needed) / static_cast<double>(m_columns.size());
    std::vector<Cell> cells;
    cells.reserve(m_columns.size());
    double from = 0;
    for (const Column &column : m_columns) {
        const double least = column.widthWith(heads);
        const double room = spare >= 0 ? least + spare : least * width / needed;
        cells.push_back(
            {row == kHeads ? column.headIn(heads) : column.cells[row], from + kPad, room - 2 * kPad});
        from += room;
    }
    return cells;
}

Block CardTable::rowBlock(int row, double width, const Lettering &letters) const
{
    const std::vector<Cell> cells = cellsOf(row, width);
    double height = 0;
    for (const Cell &cell : cells) {
        height = std::max(height, m_sheet.measure()->heightOf(cell.text, cell.width, letters));
    }
    const QPen pen = row == kHeads ? QPen(letters.colour, kLine) : QPen(kFaint, kHairline);
    return {height + kAir, 0, true, [cells, letters, pen](PageCanvas &canvas, const QRectF &place) {
                const QRectF line = place.adjusted(0, 0, 0, -kAir);
                for (const Cell &cell : cells) {
                    canvas.text(slice(canvas, line, cell.from, cell.width), cell.text, letters);
                }
                canvas.shapes().setPen(pen);
                canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
            }};
}

Block CardTable::nameBlock(int row, double width) const
{
    const Measure &measure = m_sheet.measure();
    const Lettering letters = bold(m_letters.size);
    Block block = paragraph(measure, brokenBetweenLanguages(*measure, m_names[row], width, letters), width,
                            letters, 0.6);
    block.staysWithNext = true;
    return block;
}

Blocks CardTable::blocks(double width) const
{
    Blocks blocks{rowBlock(kHeads, width, m_heads)};
    for (int row = 0; row < m_names.size(); ++row) {
        blocks.push_back(nameBlock(row, width));
        blocks.push_back(rowBlock(row, width, m_letters));
    }
    blocks.back().staysWithNext = false;
    return blocks;
}

} // namespace zama::print
