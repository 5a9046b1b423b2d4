#include "app/print/commander_card.h"

#include "app/print/card_table.h"
#include "app/print/kit_marks.h"
#include "app/print/page_style.h"
#include "core/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::print {
namespace {

constexpr double kPadding = 4.0;
constexpr double kStripe = 2.6; // in the side's colours along the upper edge
constexpr double kColumn = 80.0;
constexpr double kTitle = 1.5; // of the running text
constexpr double kStep = 0.5;  // by which headings are larger than it, and notes smaller
constexpr double kBelowHead = 2.0;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommanderPages)
};

QString leaderOf(const KitSheet &sheet, const kit::CommandRoster &command)
{
    return command.general.isValid() ? sheet.nameOfGeneral(command.general)
                                     : sheet.inLine([] { return Words::tr("Without a general"); });
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

bool isChief(const KitSheet &sheet, const kit::CommandRoster &command)
{
    return command.general.isValid() && sheet.setup().generals[command.general.index()].commanderInChief;
}

// A name, and how much of it there is.
struct Entry {
    QString name;
    QString strength;
};

// So many blocks at the beginning, and at the end, are not parted.
void keepTogether(Blocks &blocks, std::size_t atLeast)
{
    for (std::size_t i = 0; i + 1 < blocks.size(); ++i) {
        blocks[i].staysWithNext = i + 1 < atLeast || i + atLeast >= blocks.size();
    }
}

// The same as one that is not parted.
Block joined(Blocks blocks)
{
    Block all = {0, blocks.empty() ? 0 : blocks.front().before, false, {}};
    std::vector<double> tops;
    tops.reserve(blocks.size());
    for (const Block &block : blocks) {
        tops.push_back(all.height + (tops.empty() ? 0 : block.before));
        all.height = tops.back() + block.height;
    }
    all.paint = [blocks = std::move(blocks), tops](PageCanvas &canvas, const QRectF &place) {
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            blocks[i].paint(canvas, {place.left(), place.top() + tops[i], place.width(), blocks[i].height});
        }
    };
    return all;
}

// The matter of a card in one width and size of letters, from top to bottom.
class Writer
{
public:
    Writer(const KitSheet &sheet, double width, double size, bool keepsWhole)
        : m_sheet(sheet),
          m_width(width),
          m_keepsWhole(keepsWhole),
          m_letters{size, false, kInk, Qt::AlignLeading | Qt::AlignTop}
    {
    }

    void orders(SideId side)
    {
        const QStringList versions = m_sheet.versions(m_sheet.scenario().sides[side.index()].briefing);
        if (versions.empty()) {
            return;
        }
        title(m_sheet.inLine([] { return Words::tr("Your orders"); }));
        for (const QString &version : versions) {
            Blocks lines = paragraphs(m_sheet.measure(), version, m_width, m_letters, m_letters.size * 0.6);
            if (m_keepsWhole) {
                lines = {joined(std::move(lines))};
            }
            append(m_blocks, std::move(lines));
        }
    }

    void units(const kit::CommandRoster &command, const std::vector<kit::TroopRow> &troops)
    {
        if (command.units.empty()) {
            return;
        }
        std::vector<Entry> entries;
        entries.reserve(command.units.size());
        for (const kit::UnitBoxes &unit : command.units) {
            entries.push_back({m_sheet.nameOfUnit(unit.unit), toAll(standCount(unit.boxes - unit.ticked))});
        }
        list(m_sheet.inLine([] { return Words::tr("Your units"); }), entries);
        title(m_sheet.inLine([] { return Words::tr("What they can do"); }));
        append(m_blocks, CardTable(m_sheet, troops, m_letters.size).blocks(m_width));
    }

    // Whom a commander in chief leads besides his own troops.
    void commands(const kit::SideRoster &side, CommandId own)
    {
        std::vector<Entry> entries;
        for (const kit::CommandRoster &command : side.commands) {
            if (!command.units.empty() && command.command != own) {
                entries.push_back({m_sheet.nameOfCommand(command.command),
                                   toAll(unitCount(static_cast<int>(command.units.size())))});
            }
        }
        if (!entries.empty()) {
            list(m_sheet.inLine([] { return Words::tr("Your commands"); }), entries);
        }
    }

    [[nodiscard]] const Blocks &blocks() const { return m_blocks; }

private:
    // One below the other.
    [[nodiscard]] QString toAll(const Message &count) const
    {
        return m_sheet.toAll(count).join(QLatin1Char('\n'));
    }

    void title(const QString &text)
    {
        Lettering letters = bold(m_letters.size + kStep);
        letters.colour = rubric(m_sheet.order().ink);
        const Measure &measure = m_sheet.measure();
        Block block = paragraph(measure, brokenBetweenLanguages(*measure, text, m_width, letters), m_width,
                                letters, 3.0);
        block.staysWithNext = true;
        m_blocks.push_back(std::move(block));
    }

    void list(const QString &text, const std::vector<Entry> &entries)
    {
        title(text);
        double strength = 0;
        for (const Entry &entry : entries) {
            strength = std::max(strength, m_sheet.measure()->widthOf(entry.strength, m_letters) + 0.2);
        }
        Blocks rows;
        rows.reserve(entries.size());
        for (const Entry &entry : entries) {
            rows.push_back(row(entry, std::min(strength, m_width / 2)));
        }
        keepTogether(rows, m_keepsWhole ? rows.size() : 2);
        append(m_blocks, std::move(rows));
    }

    [[nodiscard]] Block row(const Entry &entry, double strength) const
    {
        const double room = m_width - strength - 1.0;
        const Measure &measure = m_sheet.measure();
        const QString name = brokenBetweenLanguages(*measure, entry.name, room, m_letters);
        const double words = std::max(measure->heightOf(name, room, m_letters),
                                      measure->heightOf(entry.strength, strength, m_letters));
        return {words + m_letters.size * 0.3, 0, false,
                [name, count = entry.strength, room, strength, letters = m_letters](PageCanvas &canvas,
                                                                                    const QRectF &place) {
                    canvas.text(slice(canvas, place, 0, room), name, inRow(letters));
                    Lettering trailing = letters;
                    trailing.align = Qt::AlignRight | Qt::AlignVCenter;
                    canvas.text(slice(canvas, place, room + 1.0, strength), count, trailing);
                    canvas.shapes().setPen(QPen(kFaint, kHairline));
                    canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
                }};
    }

    const KitSheet &m_sheet;
    double m_width;
    bool m_keepsWhole;
    Lettering m_letters;
    Blocks m_blocks;
};

Block stripe(const KitSheet &sheet, SideId side)
{
    return {kStripe, 0, true, [&sheet, side](PageCanvas &canvas, const QRectF &place) {
                paintSideSign(canvas, sheet.scenario(), place, side);
            }};
}

// What is higher than its column reaches beyond it.
bool isOne(const std::vector<Leaf> &leaves, const QRectF &area)
{
    return leaves.size() == 1 && bottomOf(leaves.front(), area.top()) <= area.bottom() + 0.01;
}

// Orders on one side and troops on the other, or where that is not possible one after the other.
std::vector<Leaf> spread(Blocks orders, Blocks troops, const Columns &first, const Columns &later)
{
    const auto fits = [&](const Blocks &blocks, std::size_t column) {
        return isOne(flow(blocks, {first[column]}, {first[column]}), first[column]);
    };
    if (first.size() == 2 && !orders.empty() && !troops.empty() && fits(orders, 0) && fits(troops, 1)) {
        Leaf face = flow(orders, {first[0]}, {first[0]}).front();
        std::ranges::move(flow(troops, {first[1]}, {first[1]}).front(), std::back_inserter(face));
        return {std::move(face)};
    }
    append(orders, std::move(troops));
    std::vector<Leaf> faces = flowEvenly(orders, first, later);
    if (faces.empty()) {
        faces.emplace_back(); // a lone general without orders still has his card
    }
    return faces;
}

// Who holds the card.
Leaf headOf(const KitSheet &sheet, SideId side, const kit::CommandRoster &command, const QRectF &inner,
            double letters, bool isFirst)
{
    Blocks blocks{stripe(sheet, side)};
    const auto say = [&](const QString &text, Lettering lettering, double size, double before) {
        lettering.size = size;
        const Measure &measure = sheet.measure();
        blocks.push_back(paragraph(measure, brokenBetweenLanguages(*measure, text, inner.width(), lettering),
                                   inner.width(), lettering, before));
    };
    const QString leader = leaderOf(sheet, command);
    const double small = std::max(kNoteSize, letters - kStep);
    say(sheet.nameOfCommand(command.command), bold(), letters * kTitle, 1.4);
    say(isFirst ? leader : Words::tr("%1 (continued)").arg(leader), body(), letters, 0.4);
    if (command.general.isValid() && isFirst) {
        const int dice = sheet.setup().generals[command.general.index()].extraStands;
        say(sheet.inLine(Message{"kit.general.dice", {dice}}), quiet(), small, 0.2);
    }
    say(sheet.nameOfSide(side), quiet(), small, 0.2);
    return flow(blocks, {inner}, {inner}).front();
}

QRectF innerOf(const QSizeF &size)
{
    return QRectF(QPointF(), size).adjusted(kPadding, kPadding, -kPadding, -kPadding);
}

int columnCount(const QSizeF &size)
{
    return std::max(1, static_cast<int>((innerOf(size).width() + kGutter) / (kColumn + kGutter)));
}

} // namespace

CommanderCard::CommanderCard(const KitSheet &sheet, const kit::SideRoster &side,
                             const kit::CommandRoster &command)
    : m_sheet(sheet),
      m_side(side),
      m_command(command),
      m_troops(troopsOf(sheet, command))
{
}

std::vector<Leaf> CommanderCard::facesIn(const QSizeF &size, double letters, Matter matter) const
{
    const QRectF inner = innerOf(size);
    const auto head = [&](bool isFirst) {
        return headOf(m_sheet, m_side.side, m_command, inner, letters, isFirst);
    };
    const auto below = [&](const Leaf &leaf) {
        return columnsIn(inner.adjusted(0, bottomOf(leaf, inner.top()) - inner.top() + kBelowHead, 0, 0),
                         columnCount(size), m_sheet.reader());
    };
    const Leaf first = head(true);
    const Leaf later = head(false);
    std::vector<Leaf> faces = matterIn(below(first), below(later), letters, matter);
    for (Leaf &face : faces) {
        const Leaf &top = &face == &faces.front() ? first : later;
        face.insert(face.begin(), top.begin(), top.end());
    }
    return faces;
}

std::vector<Leaf> CommanderCard::matterIn(const Columns &first, const Columns &later, double letters,
                                          Matter matter) const
{
    const double width = first.front().width();
    Writer orders(m_sheet, width, letters, matter == Matter::Whole);
    orders.orders(m_side.side);
    Writer troops(m_sheet, width, letters, matter == Matter::Whole);
    troops.units(m_command, m_troops);
    if (m_command.units.empty() || isChief(m_sheet, m_command)) {
        troops.commands(m_side, m_command.command);
    }
    return spread(orders.blocks(), troops.blocks(), first, later);
}

bool CommanderCard::fits(const QSizeF &size, double letters, Matter matter) const
{
    const double width = columnsIn(innerOf(size), columnCount(size), m_sheet.reader()).front().width();
    const CardTable table(m_sheet, m_troops, letters);
    return table.fits(width) && isOne(facesIn(size, letters, matter), innerOf(size));
}

bool CommanderCard::fits(const QSizeF &size) const
{
    return fits(size, kBodySize, Matter::Whole) || fits(size, kBodySize, Matter::Parted);
}

std::vector<Leaf> CommanderCard::faces(const QSizeF &size) const
{
    for (const Matter matter : {Matter::Whole, Matter::Parted}) {
        for (const double letters : kRoomySizes) {
            if (fits(size, letters, matter)) {
                return facesIn(size, letters, matter);
            }
        }
    }
    return fewestLeaves(kReadingSizes,
                        [&](double letters) { return facesIn(size, letters, Matter::Parted); });
}

} // namespace zama::print
