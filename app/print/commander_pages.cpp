#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "app/print/troop_table.h"
#include "core/kit/roster.h"
#include "core/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zama::print {
namespace {

constexpr double kCardWidth = 85.0; // at least
constexpr double kCardHeight = 118.0;
constexpr double kPadding = 4.0;
constexpr double kStripe = 2.6; // in the side's colours along the upper edge
constexpr double kHead = 16.6;
constexpr std::array kSizes{kNoteSize, 2.45, kSmallSize}; // of letters: smaller ones where that saves a card

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommanderPages)
};

struct Card {
    SideId side;
    QString title;
    QString leader;
    Leaf matter; // placed in a card at the origin
};

// How cards lie on a sheet.
struct Grid {
    int columns = 1;
    int rows = 1;
    QSizeF card;
};

Grid gridOf(const QRectF &content)
{
    Grid grid;
    grid.columns = std::max(1, static_cast<int>(content.width() / kCardWidth));
    grid.rows = std::max(1, static_cast<int>(content.height() / kCardHeight));
    grid.card = QSizeF(content.width() / grid.columns, content.height() / grid.rows);
    return grid;
}

QRectF matterArea(const QSizeF &card)
{
    return QRectF(QPointF(), card).adjusted(kPadding, kPadding + kStripe + kHead, -kPadding, -kPadding);
}

Block unitRow(const KitSheet &sheet, const QString &name, const QString &strength, double width, double size)
{
    const double room = width - 26;
    const Lettering letters{size, false, kInk, Qt::AlignLeading | Qt::AlignTop};
    const double height = std::max(size * 1.7, sheet.measure()->heightOf(name, room, letters) + 0.6);
    return {height, 0, false, [name, strength, room, letters](PageCanvas &canvas, const QRectF &place) {
                canvas.text(slice(canvas, place, 0, room), name, inRow(letters));
                Lettering trailing = letters;
                trailing.align = Qt::AlignRight | Qt::AlignVCenter;
                canvas.text(slice(canvas, place, room + 1, 25), strength, trailing);
                canvas.shapes().setPen(QPen(kFaint, kHairline));
                canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
            }};
}

Block smallHeading(const KitSheet &sheet, const QString &text, double width)
{
    Lettering letters = bold(kNoteSize);
    letters.colour = rubric(sheet.order().ink);
    Block block = paragraph(sheet.measure(), text, width, letters, 3.0);
    block.staysWithNext = true;
    return block;
}

std::vector<kit::TroopRow> troopsOf(const KitSheet &sheet, const kit::CommandRoster &command)
{
    std::vector<kit::TroopRow> troops = kit::quickReferenceOf(sheet.setup()).troops;
    std::erase_if(troops, [&](const kit::TroopRow &row) {
        return std::ranges::none_of(command.units, [&](const kit::UnitBoxes &unit) {
            return sheet.setup().units[unit.unit.index()].type == row.type;
        });
    });
    return troops;
}

Blocks unitBlocks(const KitSheet &sheet, const kit::CommandRoster &command, double width, double size)
{
    Blocks blocks{smallHeading(sheet, Words::tr("Your units"), width)};
    for (const kit::UnitBoxes &unit : command.units) {
        blocks.push_back(unitRow(sheet, sheet.nameOfUnit(unit.unit),
                                 sheet.say(standCount(unit.boxes - unit.ticked)), width, size));
    }
    blocks.push_back(smallHeading(sheet, Words::tr("What they can do"), width));
    append(blocks, troopTable(sheet, troopsOf(sheet, command), width));
    return blocks;
}

bool isChief(const KitSheet &sheet, const kit::CommandRoster &command)
{
    return command.general.isValid() && sheet.setup().generals[command.general.index()].commanderInChief;
}

// Whom a commander in chief leads besides his own troops.
Blocks commandBlocks(const KitSheet &sheet, const kit::SideRoster &side, CommandId own, double width,
                     double size)
{
    Blocks blocks{smallHeading(sheet, Words::tr("Your commands"), width)};
    for (const kit::CommandRoster &command : side.commands) {
        if (!command.units.empty() && command.command != own) {
            blocks.push_back(unitRow(sheet, sheet.nameOfCommand(command.command),
                                     sheet.say(unitCount(static_cast<int>(command.units.size()))), width,
                                     size));
        }
    }
    return blocks.size() > 1 ? blocks : Blocks();
}

Blocks briefingBlocks(const KitSheet &sheet, SideId side, double width, double size)
{
    Blocks blocks;
    const QStringList versions = sheet.versions(sheet.scenario().sides[side.index()].briefing);
    for (const QString &version : versions) {
        append(blocks, paragraphs(sheet.measure(), version, width, {size, false, kInk, note().align}, 2.0));
    }
    if (!blocks.empty()) {
        blocks.insert(blocks.begin(), smallHeading(sheet, Words::tr("Your orders"), width));
    }
    return blocks;
}

QString leaderOf(const KitSheet &sheet, const kit::CommandRoster &command)
{
    if (!command.general.isValid()) {
        return Words::tr("Without a general");
    }
    return sheet.nameOfGeneral(command.general);
}

Blocks matterOf(const KitSheet &sheet, const kit::SideRoster &side, const kit::CommandRoster &command,
                double width, double size)
{
    Blocks blocks;
    if (command.general.isValid()) {
        const int dice = sheet.setup().generals[command.general.index()].extraStands;
        blocks.push_back(paragraph(sheet.measure(), sheet.say({"kit.general.dice", {dice}}), width, quiet()));
    }
    if (!command.units.empty()) {
        append(blocks, unitBlocks(sheet, command, width, size));
    }
    if (command.units.empty() || isChief(sheet, command)) {
        append(blocks, commandBlocks(sheet, side, command.command, width, size));
    }
    append(blocks, briefingBlocks(sheet, side.side, width, size));
    return blocks;
}

// One card if that is possible with letters that can be read, else as many as it takes.
std::vector<Leaf> leavesOf(const KitSheet &sheet, const kit::SideRoster &side,
                           const kit::CommandRoster &command, const QRectF &area)
{
    for (const double size : kSizes) {
        std::vector<Leaf> leaves = flow(matterOf(sheet, side, command, area.width(), size), {area}, {area});
        if (leaves.size() == 1) {
            return leaves;
        }
    }
    return flow(matterOf(sheet, side, command, area.width(), kSizes.front()), {area}, {area});
}

void addCards(const KitSheet &sheet, const kit::SideRoster &side, const kit::CommandRoster &command,
              const QSizeF &size, std::vector<Card> &cards)
{
    const QRectF area = matterArea(size);
    const QString title = sheet.nameOfCommand(command.command);
    const QString leader = leaderOf(sheet, command);
    bool isFirst = true;
    for (Leaf &leaf : leavesOf(sheet, side, command, area)) {
        cards.push_back(
            {side.side, title, isFirst ? leader : Words::tr("%1 (continued)").arg(leader), std::move(leaf)});
        isFirst = false;
    }
}

std::vector<Card> cardsOf(const KitSheet &sheet, const QSizeF &size)
{
    std::vector<Card> cards;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        const kit::SideRoster side = kit::rosterOf(sheet.setup(), SideId(i));
        for (const kit::CommandRoster &command : side.commands) {
            addCards(sheet, side, command, size, cards);
        }
    }
    return cards;
}

void paintCardHead(PageCanvas &canvas, const KitSheet &sheet, const Card &card, const QSizeF &size)
{
    const QRectF inner = QRectF(QPointF(), size).adjusted(kPadding, kPadding, -kPadding, -kPadding);
    paintSideSign(canvas, sheet.scenario(), QRectF(inner.left(), inner.top(), inner.width(), kStripe),
                  card.side);
    const double top = inner.top() + kStripe + 1.4;
    Lettering title = inRow(bold(kHeadingSize));
    canvas.text(QRectF(inner.left(), top, inner.width(), 6.7), card.title, title);
    canvas.text(QRectF(inner.left(), top + 6.7, inner.width(), 4.2), card.leader, inRow(body()));
    canvas.text(QRectF(inner.left(), top + 10.9, inner.width(), 3.4), sheet.nameOfSide(card.side),
                inRow(quiet()));
}

// Scissors follow the edges that cards share and the frame round all.
void paintCuts(PageCanvas &canvas, const QRectF &content, const Grid &grid, int cards)
{
    const int rows = (cards + grid.columns - 1) / grid.columns;
    const double bottom = content.top() + rows * grid.card.height();
    for (int i = 0; i <= std::min(grid.columns, cards); ++i) {
        const double x = content.left() + i * grid.card.width();
        canvas.cutLine(QLineF(x, content.top(), x, bottom));
    }
    for (int i = 0; i <= rows; ++i) {
        const double y = content.top() + i * grid.card.height();
        const double right = content.left() + std::min(grid.columns, cards) * grid.card.width();
        canvas.cutLine(QLineF(content.left(), y, right, y));
    }
}

void paintSheet(PageCanvas &canvas, const KitSheet &sheet, const std::vector<Card> &cards, const Grid &grid)
{
    const QRectF content = canvas.paper().content();
    paintCuts(canvas, content, grid, static_cast<int>(cards.size()));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const int column = static_cast<int>(i) % grid.columns;
        const int row = static_cast<int>(i) / grid.columns;
        canvas.shapes().save();
        canvas.shapes().translate(content.left() + column * grid.card.width(),
                                  content.top() + row * grid.card.height());
        paintCardHead(canvas, sheet, cards[i], grid.card);
        paintLeaf(canvas, cards[i].matter);
        canvas.shapes().restore();
    }
}

} // namespace

PrintPages commanderPages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOut(*sheet, PrintPart::CommanderCards);
    }
    const Grid grid = gridOf(sheet->content());
    const std::vector<Card> all = cardsOf(*sheet, grid.card);
    const auto onSheet = static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows);
    std::vector<PrintPage> pages;
    for (std::size_t i = 0; i < all.size(); i += onSheet) {
        const std::vector<Card> cards(all.begin() + static_cast<std::ptrdiff_t>(i),
                                      all.begin() +
                                          static_cast<std::ptrdiff_t>(std::min(all.size(), i + onSheet)));
        pages.push_back(
            {order.paper, pages.empty() ? titleOf(PrintPart::CommanderCards) : QString(),
             [sheet, cards, grid](PageCanvas &canvas) { paintSheet(canvas, *sheet, cards, grid); }});
    }
    return pages;
}

} // namespace zama::print
