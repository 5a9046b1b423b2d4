#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/loss_ladder.h"
#include "core/kit/roster.h"
#include "core/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zama::print {
namespace {

constexpr double kColumn = 88.0;
constexpr int kMostInRow = 10; // boxes
constexpr std::size_t kRungsInRow = 10;
constexpr int kGroup = 5; // of boxes, to count them at a glance

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OrderOfBattlePages)
};

// Everything grows with the letters.
class Scale
{
public:
    explicit Scale(double letters)
        : m_factor(letters / kBodySize)
    {
    }

    [[nodiscard]] double of(double atBodySize) const { return atBodySize * m_factor; }
    [[nodiscard]] Lettering of(Lettering lettering) const
    {
        lettering.size = of(lettering.size);
        return lettering;
    }
    [[nodiscard]] double box() const { return of(kBox); }
    [[nodiscard]] double row() const { return of(5.6); }
    [[nodiscard]] double number() const { return of(7.0); } // the column of numbers

private:
    double m_factor;
};

// Where boxes lie: as many side by side as the largest unit of the side has, so that names have the rest.
class BoxRows
{
public:
    BoxRows(const kit::SideRoster &side, Scale scale)
        : m_scale(scale)
    {
        for (const kit::CommandRoster &command : side.commands) {
            for (const kit::UnitBoxes &unit : command.units) {
                m_inRow = std::clamp(unit.boxes, m_inRow, kMostInRow);
            }
        }
    }

    [[nodiscard]] double width() const { return before(m_inRow - 1) + m_scale.box(); }
    // Of the rows of a unit together.
    [[nodiscard]] double height(int boxes) const { return m_scale.row() + rowOf(boxes - 1) * step(); }
    [[nodiscard]] QRectF at(const PageCanvas &canvas, const QRectF &place, int index) const
    {
        const double from = place.width() - width() + before(index % m_inRow);
        const double top = place.top() + (m_scale.row() - m_scale.box()) / 2 + rowOf(index) * step();
        return {slice(canvas, place, from, m_scale.box()).left(), top, m_scale.box(), m_scale.box()};
    }

private:
    [[nodiscard]] double step() const { return m_scale.of(4.4); }
    [[nodiscard]] int rowOf(int index) const { return index / m_inRow; }
    [[nodiscard]] double before(int column) const
    {
        return column * step() + (column >= kGroup ? m_scale.of(0.8) : 0.0);
    }

    Scale m_scale;
    int m_inRow = 1;
};

void paintRing(PageCanvas &canvas, const QRectF &box)
{
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

void paintBoxes(PageCanvas &canvas, const QRectF &place, const kit::UnitBoxes &unit, const BoxRows &rows)
{
    for (int i = 0; i < unit.boxes; ++i) {
        const QRectF box = rows.at(canvas, place, i);
        if (unit.counts) {
            paintBox(canvas, box, i < unit.ticked);
        } else {
            paintRing(canvas, box);
        }
    }
    // In a new row the box before is elsewhere.
    if (unit.losesLastStand && unit.boxes > 1) {
        const QRectF last = rows.at(canvas, place, unit.boxes - 1);
        const QRectF before = rows.at(canvas, place, unit.boxes - 2);
        paintLastStand(canvas, last, before.top() == last.top() ? before : last);
    }
}

// A number of stands, and the share of all that they are.
struct Rung {
    QString stands;
    QString share;
};

// One side's army in a column of some width, from top to bottom.
class ArmyWriter
{
public:
    ArmyWriter(const KitSheet &sheet, SideId id, double width, Scale scale)
        : m_sheet(sheet),
          m_side(kit::rosterOf(sheet.setup(), id)),
          m_width(width),
          m_scale(scale),
          m_rows(m_side, scale)
    {
    }

    [[nodiscard]] Blocks blocks()
    {
        sideHead();
        legend();
        int number = 0;
        for (const kit::CommandRoster &command : m_side.commands) {
            this->command(command, number);
        }
        totals();
        ladder();
        return std::move(m_blocks);
    }

    // True if names and figures have their lines to themselves.
    [[nodiscard]] bool isRoomy() const
    {
        const auto isShort = [&](const QString &name, double room) {
            return m_sheet.measure()->widthOf(name, running()) <= room;
        };
        for (const kit::CommandRoster &command : m_side.commands) {
            for (const kit::UnitBoxes &unit : command.units) {
                if (!isShort(m_sheet.nameOfUnit(unit.unit), nameRoom())) {
                    return false;
                }
            }
        }
        return rungsInRow(rungs()) == kRungsInRow &&
               std::ranges::all_of(m_side.types, [&](const kit::TypeStrength &type) {
                   return isShort(m_sheet.pluralOfType(type.type), typeRoom());
               });
    }

private:
    [[nodiscard]] double nameRoom() const { return m_width - m_scale.number() - m_rows.width() - 2; }
    [[nodiscard]] double figureRoom() const { return m_scale.of(22); }
    [[nodiscard]] double typeRoom() const { return m_width - 2 * figureRoom() - 1; }
    [[nodiscard]] double heightOf(const QString &text, double width, const Lettering &letters) const
    {
        return m_sheet.measure()->heightOf(text, width, letters);
    }
    [[nodiscard]] QString inLines(const QString &versions, double width, const Lettering &letters) const
    {
        return brokenBetweenLanguages(*m_sheet.measure(), versions, width, letters);
    }
    [[nodiscard]] Lettering running() const { return m_scale.of(body()); }
    [[nodiscard]] Lettering strong() const { return m_scale.of(bold()); }
    [[nodiscard]] Lettering aside() const { return m_scale.of(quiet()); }

    void sideHead()
    {
        const Lettering letters = m_scale.of(bold(kHeadingSize));
        const QString name = inLines(m_sheet.nameOfSide(m_side.side), m_width - 9, letters);
        const double height = std::max(6.0, heightOf(name, m_width - 9, letters));
        m_blocks.push_back(
            {height, 0, true,
             [&sheet = m_sheet, side = m_side.side, name, letters](PageCanvas &canvas, const QRectF &place) {
                 const QRectF seat = slice(canvas, place, 0, 6);
                 paintSideSign(canvas, sheet.scenario(), QRectF(seat.left(), place.center().y() - 2.5, 6, 5),
                               side);
                 canvas.text(slice(canvas, place, 9, place.width() - 9), name, inRow(letters));
             }});
    }

    // How to read the boxes.
    void legend()
    {
        const auto boxes = [] {
            return Words::tr("A box is a stand; tick it when the stand is lost. The two boxes above a bar go "
                             "together: a "
                             "single stand cannot hold.");
        };
        const auto rings = [] {
            return Words::tr(
                "A round box does not count for victory. The ring before a general is for his fall.");
        };
        for (const QStringList &versions : {m_sheet.toAll(boxes), m_sheet.toAll(rings)}) {
            append(m_blocks, inEachLanguage(m_sheet.measure(), versions, m_width, aside(), 1.0));
        }
    }

    void command(const kit::CommandRoster &command, int &number)
    {
        commandHead(command.command);
        if (command.general.isValid()) {
            general(command.general);
        }
        for (const kit::UnitBoxes &unit : command.units) {
            m_blocks.push_back(unitRow(unit, ++number));
        }
        m_blocks.back().staysWithNext = false;
    }

    void commandHead(CommandId id)
    {
        const QString name = inLines(m_sheet.nameOfCommand(id), m_width, strong());
        const double letters = heightOf(name, m_width, strong());
        m_blocks.push_back({letters + 1.6, 4.0, true,
                            [name, letters, lettering = strong()](PageCanvas &canvas, const QRectF &place) {
                                canvas.text(QRectF(place.topLeft(), QSizeF(place.width(), letters)), name,
                                            lettering);
                                const double y = place.top() + letters + 0.8;
                                canvas.shapes().setPen(QPen(rubric(canvas.ink()), kLine));
                                canvas.shapes().drawLine(QLineF(place.left(), y, place.right(), y));
                            }});
    }

    // The name, and what he adds: beside it if there is room, else below.
    void general(GeneralId id)
    {
        const QString name = m_sheet.nameOfGeneral(id);
        const QString dice =
            m_sheet.inLine(Message{"kit.general.dice", {m_sheet.setup().generals[id.index()].extraStands}});
        const Measure &measure = m_sheet.measure();
        const double room = m_width - m_scale.number();
        const double beside = measure->widthOf(dice, aside()) + 0.2;
        if (measure->widthOf(name, strong()) + 3 + beside <= room) {
            m_blocks.push_back(generalLine(name, room - beside - 1));
            alsoPaint(m_blocks.back(), QRectF(m_width - beside, 0, beside, m_scale.row()), dice);
            return;
        }
        m_blocks.push_back(generalLine(inLines(name, room, strong()), room));
        const double top = m_blocks.back().height;
        const QString lines = inLines(dice, room, aside());
        const double below = heightOf(lines, room, aside());
        alsoPaint(m_blocks.back(), QRectF(m_scale.number(), top, room, below), lines);
        m_blocks.back().height += below + 0.8;
    }

    [[nodiscard]] Block generalLine(const QString &name, double room) const
    {
        const double height = std::max(m_scale.row(), heightOf(name, room, strong()));
        return {height, 0, true,
                [name, room, height, scale = m_scale, letters = strong()](PageCanvas &canvas,
                                                                          const QRectF &place) {
                    const QRectF line(place.topLeft(), QSizeF(place.width(), height));
                    const QRectF seat = slice(canvas, line, 0, scale.box());
                    paintRing(canvas,
                              {seat.left(), line.center().y() - scale.box() / 2, scale.box(), scale.box()});
                    canvas.text(slice(canvas, line, scale.number(), room), name, inRow(letters));
                }};
    }

    // Words at a place in the block, counted from its leading upper corner.
    void alsoPaint(Block &block, const QRectF &at, const QString &words) const
    {
        block.paint = [paint = std::move(block.paint), at, words, letters = aside()](PageCanvas &canvas,
                                                                                     const QRectF &place) {
            paint(canvas, place);
            QRectF seat = slice(canvas, place, at.left(), at.width());
            seat.setTop(place.top() + at.top());
            seat.setHeight(at.height());
            canvas.text(seat, words, inRow(letters));
        };
    }

    [[nodiscard]] Block unitRow(const kit::UnitBoxes &unit, int number) const
    {
        const double room = nameRoom();
        const QString name = inLines(m_sheet.nameOfUnit(unit.unit), room, running());
        const double height = std::max(m_rows.height(unit.boxes), heightOf(name, room, running()) + 0.6);
        return {height, 0, true,
                [name, unit, room, rows = m_rows, digits = m_sheet.number(number), from = m_scale.number(),
                 letters = running(), small = aside()](PageCanvas &canvas, const QRectF &place) {
                    canvas.text(slice(canvas, place, 0, from - 1), digits, inRow(small));
                    canvas.text(slice(canvas, place, from, room), name, inRow(letters));
                    paintBoxes(canvas, place, unit, rows);
                }};
    }

    void totals()
    {
        const auto number = [&](int value) { return m_sheet.number(value); };
        heading(m_sheet.inLine([] { return Words::tr("All together"); }));
        total(
            {QString(), below([] { return Words::tr("Units"); }), below([] { return Words::tr("Stands"); })},
            m_scale.of(bold(kNoteSize)));
        for (const kit::TypeStrength &type : m_side.types) {
            total({m_sheet.pluralOfType(type.type), number(type.units), number(type.stands)}, running());
        }
        total({m_sheet.inLine([] { return Words::tr("Sum"); }), number(m_side.units), number(m_side.stands)},
              strong());
        total({m_sheet.inLine([] { return Words::tr("Of these count for victory"); }), QString(),
               number(m_side.counted)},
              running());
        m_blocks.back().staysWithNext = false;
    }

    // For each reader, one below the other.
    [[nodiscard]] QString below(QString (*say)()) const { return m_sheet.toAll(say).join(QLatin1Char('\n')); }

    void heading(const QString &text)
    {
        m_blocks.push_back(print::heading(m_sheet.measure(), text, m_width, m_sheet.order().ink));
    }

    void total(std::array<QString, 3> cells, const Lettering &lettering)
    {
        const double figures = figureRoom();
        const double room = typeRoom();
        cells[0] = inLines(cells[0], room, lettering);
        const double words =
            std::max({heightOf(cells[0], room, lettering), heightOf(cells[1], figures, lettering),
                      heightOf(cells[2], figures, lettering)});
        const double height = std::max(m_scale.of(5.2), words + 0.8);
        m_blocks.push_back(
            {height, 0, true, [cells, room, figures, lettering](PageCanvas &canvas, const QRectF &place) {
                 canvas.text(slice(canvas, place, 0, room), cells[0], inRow(lettering));
                 canvas.text(slice(canvas, place, room, figures), cells[1], centred(lettering));
                 canvas.text(slice(canvas, place, room + figures + 1, figures), cells[2], centred(lettering));
                 canvas.shapes().setPen(QPen(kFaint, kHairline));
                 canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
             }});
    }

    void ladder()
    {
        heading(m_sheet.inLine([] { return Words::tr("Stands lost, in per cent"); }));
        const std::vector<Rung> rungs = this->rungs();
        const std::size_t inRow = rungsInRow(rungs);
        for (std::size_t i = 0; i < rungs.size(); i += inRow) {
            const auto first = rungs.begin() + static_cast<std::ptrdiff_t>(i);
            const auto count = static_cast<std::ptrdiff_t>(std::min(inRow, rungs.size() - i));
            m_blocks.push_back(ladderRow({first, first + count}, inRow));
        }
        for (const Message &threshold : kit::thresholdsOf(m_sheet.setup(), m_side.side)) {
            item(threshold);
        }
        const VictorySpec &victory = m_sheet.setup().victory;
        item({"kit.victory.edges", {victory.slightEdge, victory.greatVictory}});
        m_blocks.back().staysWithNext = false;
    }

    void item(const Message &message)
    {
        for (const QStringList versions = m_sheet.toAll(message); const QString &version : versions) {
            m_blocks.push_back(listItem(m_sheet.measure(), version, m_width, m_scale.of(note())));
            m_blocks.back().staysWithNext = true;
        }
    }

    [[nodiscard]] std::vector<Rung> rungs() const
    {
        const std::vector<kit::LossRung> steps = kit::lossLadder(m_sheet.setup(), m_side.side);
        std::vector<Rung> rungs;
        rungs.reserve(steps.size());
        for (const kit::LossRung &rung : steps) {
            rungs.push_back({m_sheet.number(rung.stands), m_sheet.words().perCent(rung.perCent * 10)});
        }
        return rungs;
    }

    // Ten in a row, or five where ten would need smaller letters.
    [[nodiscard]] std::size_t rungsInRow(const std::vector<Rung> &rungs) const
    {
        const Measure &measure = m_sheet.measure();
        const bool fit = std::ranges::all_of(rungs, [&](const Rung &rung) {
            return measure->widthOf(rung.stands, strong()) <= m_width / kRungsInRow &&
                   measure->widthOf(rung.share, aside()) <= m_width / kRungsInRow;
        });
        return fit ? kRungsInRow : kRungsInRow / 2;
    }

    // Two lines of figures: stands above, per cent below.
    [[nodiscard]] Block ladderRow(const std::vector<Rung> &rungs, std::size_t inRow) const
    {
        return {m_scale.of(10.4), 1.2, true,
                [rungs, inRow, scale = m_scale, upper = centred(strong()),
                 lower = centred(aside())](PageCanvas &canvas, const QRectF &place) {
                    const double cell = place.width() / static_cast<double>(inRow);
                    canvas.shapes().setBrush(Qt::NoBrush);
                    for (std::size_t i = 0; i < rungs.size(); ++i) {
                        const QRectF seat = slice(canvas, place, static_cast<double>(i) * cell, cell);
                        canvas.shapes().setPen(QPen(kFaint, kHairline));
                        canvas.shapes().drawRect(seat);
                        canvas.text(QRectF(seat.left(), seat.top() + scale.of(0.6), cell, scale.of(5.0)),
                                    rungs[i].stands, upper);
                        canvas.text(QRectF(seat.left(), seat.top() + scale.of(5.6), cell, scale.of(4.2)),
                                    rungs[i].share, lower);
                    }
                }};
    }

    const KitSheet &m_sheet;
    kit::SideRoster m_side;
    double m_width;
    Scale m_scale;
    BoxRows m_rows;
    Blocks m_blocks;
};

Columns columnsBelowHead(const KitSheet &sheet, bool isFirst)
{
    const QRectF area = areaBelowHead(sheet, isFirst);
    const int count = std::max(1, static_cast<int>((area.width() + kGutter) / (kColumn + kGutter)));
    return columnsIn(area, count, sheet.reader());
}

std::vector<Leaf> armyLeaves(const KitSheet &sheet, SideId id, bool isFirst, double letters)
{
    const Columns columns = columnsBelowHead(sheet, isFirst);
    ArmyWriter army(sheet, id, columns[0].width(), Scale(letters));
    return flowEvenly(army.blocks(), columns, columnsBelowHead(sheet, false));
}

bool isRoomy(const KitSheet &sheet, double letters)
{
    const double width = columnsBelowHead(sheet, true)[0].width();
    return ArmyWriter(sheet, SideId(0U), width, Scale(letters)).isRoomy() &&
           ArmyWriter(sheet, SideId(1U), width, Scale(letters)).isRoomy();
}

// Never smaller than running text; larger where no line is broken for it.
std::vector<double> sizesFor(const KitSheet &sheet)
{
    std::vector<double> sizes;
    std::ranges::copy_if(kRoomySizes, std::back_inserter(sizes),
                         [&](double letters) { return letters == kBodySize || isRoomy(sheet, letters); });
    return sizes;
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

std::vector<Leaf> leavesOf(const KitSheet &sheet, double letters)
{
    std::vector<Leaf> leaves = armyLeaves(sheet, SideId(0U), true, letters);
    std::vector<Leaf> others = armyLeaves(sheet, SideId(1U), false, letters);
    if (!putBelow(leaves, others, areaBelowHead(sheet, true), areaBelowHead(sheet, false))) {
        std::ranges::move(others, std::back_inserter(leaves));
    }
    return leaves;
}

} // namespace

PrintPages orderOfBattlePages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOut(*sheet, PrintPart::OrderOfBattle);
    }
    std::vector<Leaf> leaves =
        fewestLeaves(sizesFor(*sheet), [&](double letters) { return leavesOf(*sheet, letters); });
    return pagesOf(sheet, PrintPart::OrderOfBattle, std::move(leaves));
}

} // namespace zama::print
