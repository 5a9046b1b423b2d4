#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/placement.h"
#include "table/scene/livery_painter.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace zama::print {
namespace {

constexpr double kFrame = 8.0; // round the map, for the figures of the grid
constexpr double kLeastCell = 8.0;
constexpr double kLeastNumber = 2.4; // a unit smaller than this bears none
constexpr double kNumberSize = 2.2;
constexpr double kNameSize = 1.8;
constexpr double kGeneral = 3.2;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MapPages)
};

/// The table on paper: from mils to millimetres of the page, north at the top for every reader.
class MapFrame
{
public:
    MapFrame(const TableSpec &table, const QRectF &area)
        : m_scale(
              std::min((area.width() - 2 * kFrame) / table.width, (area.height() - 2 * kFrame) / table.depth))
    {
        const QSizeF size(table.width * m_scale, table.depth * m_scale);
        m_table = QRectF(QPointF(area.center().x() - size.width() / 2, area.top() + kFrame), size);
    }

    [[nodiscard]] const QRectF &table() const { return m_table; }
    [[nodiscard]] double length(Mils mils) const { return mils * m_scale; }
    [[nodiscard]] QPointF at(Point p) const
    {
        return {m_table.left() + p.x * m_scale, m_table.bottom() - p.y * m_scale};
    }
    [[nodiscard]] QPolygonF outline(const Footprint &footprint) const
    {
        QPolygonF shape;
        for (const Point &corner : footprint.corner) {
            shape.append(at(corner));
        }
        return shape;
    }

private:
    double m_scale;
    QRectF m_table;
};

// The distance of two lines of the grid in mils: round numbers of the reader's unit.
double gridStep(const KitSheet &sheet, const MapFrame &frame)
{
    static constexpr std::array kInches{1.0, 2.0, 3.0, 6.0, 12.0, 24.0, 60.0, 120.0, 240.0};
    static constexpr std::array kCentimetres{2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0};
    const bool isInches = sheet.order().lengths == LengthUnit::Inches;
    for (const double step : isInches ? kInches : kCentimetres) {
        const double mils = isInches ? step * kInch : step * kInch / 2.54;
        if (mils * frame.length(kInch) / kInch >= kLeastCell) {
            return mils;
        }
    }
    return 1000.0 * kInch;
}

// A letter for each general: A to Z, then AA, AB, ...
QString letterOf(std::size_t index)
{
    QString letters;
    for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26) {
        letters.prepend(QChar(u'A' + static_cast<char16_t>((rest - 1) % 26)));
    }
    return letters;
}

void paintGrid(PageCanvas &canvas, const KitSheet &sheet, const MapFrame &frame)
{
    const double step = gridStep(sheet, frame);
    const QRectF &table = frame.table();
    const double cell = step * frame.length(kInch) / kInch;
    QPainter &p = canvas.shapes();
    const auto figure = [&](double mils) { return sheet.plainLength(static_cast<Mils>(std::lround(mils))); };
    for (int i = 0; i * step <= sheet.scenario().table.width + 1; ++i) {
        const double x = table.left() + i * cell;
        p.setPen(QPen(kFaint, kHairline));
        p.drawLine(QLineF(x, table.top(), x, table.bottom()));
        canvas.text(QRectF(x - cell / 2, table.bottom() + 1.0, cell, 3.2), figure(i * step),
                    centred({kSmallSize}));
    }
    for (int i = 0; i * step <= sheet.scenario().table.depth + 1; ++i) {
        const double y = table.bottom() - i * cell;
        p.setPen(QPen(kFaint, kHairline));
        p.drawLine(QLineF(table.left(), y, table.right(), y));
        Lettering beside{kSmallSize, false, kInk, Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute};
        canvas.text(QRectF(table.left() - kFrame, y - 1.6, kFrame - 1.0, 3.2), figure(i * step), beside);
    }
    p.setPen(QPen(kInk, kRule));
    p.setBrush(Qt::NoBrush);
    p.drawRect(table);
}

void paintZone(PageCanvas &canvas, const MapFrame &frame, const Box &zone)
{
    const QRectF box(frame.at({zone.left, zone.top}), frame.at({zone.right, zone.bottom}));
    QPen pen(rubric(canvas.ink()), kLine, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({6, 4});
    canvas.shapes().setPen(pen);
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawRect(box);
}

// The side's colour as a pale wash: writing on it stays legible.
QColor wash(const Livery &livery)
{
    const QColor c = table::colourOf(livery);
    const auto pale = [](int channel) { return 255 - (255 - channel) / 4; };
    return {pale(c.red()), pale(c.green()), pale(c.blue())};
}

void paintBody(PageCanvas &canvas, const KitSheet &sheet, const QPolygonF &shape, SideId side)
{
    QPainter &p = canvas.shapes();
    if (canvas.ink() == Ink::Colour) {
        p.setBrush(wash(sheet.scenario().sides[side.index()].livery));
    } else {
        p.setBrush(Qt::white);
    }
    p.setPen(QPen(kInk, kHairline));
    p.drawPolygon(shape);
    p.setBrush(Qt::NoBrush);
    if (canvas.ink() != Ink::Colour && side.index() == 1) {
        hatch(canvas, shape, 1.4);
    }
    p.setPen(QPen(kInk, 0.6, Qt::SolidLine, Qt::FlatCap));
    p.drawLine(QLineF(shape[0], shape[1])); // the front edge
}

// On hatching, letters stand on white.
void write(PageCanvas &canvas, const QRectF &box, const QString &text, const Lettering &lettering,
           bool isHatched)
{
    if (isHatched) {
        const double width = std::min(box.width(), canvas.widthOf(text, lettering) + 0.6);
        canvas.shapes().fillRect(QRectF(box.center().x() - width / 2, box.top(), width, box.height()),
                                 Qt::white);
    }
    canvas.text(box, text, lettering);
}

// The number, and the name where there is room for it.
void paintLabels(PageCanvas &canvas, const KitSheet &sheet, const QPolygonF &shape,
                 const kit::PlacedUnit &unit, bool isHatched)
{
    QRectF box = shape.boundingRect();
    const double least = std::min(QLineF(shape[0], shape[1]).length(), QLineF(shape[1], shape[2]).length());
    const bool isUpright = unit.pose.facing % (2 * kQuarterTurn) == 0;
    if (least < kLeastNumber - 0.4) {
        return;
    }
    if (!isUpright) {
        box = QRectF(box.center().x() - 3, box.center().y() - 1.5, 6, 3);
    }
    const QString number = sheet.number(unit.number);
    const QString name = sheet.nameOfUnit(unit.unit);
    const Lettering small = centred({kNameSize});
    const Lettering digits = centred(bold(kNumberSize));
    const double inner = box.width() - 1.0;
    const bool hasRoom = isUpright && canvas.widthOf(name, small) <= inner;
    if (hasRoom && box.height() >= 5.0) {
        const double middle = box.center().y();
        write(canvas, QRectF(box.left() + 0.5, middle - 2.4, inner, 2.7), number, digits, isHatched);
        write(canvas, QRectF(box.left() + 0.5, middle + 0.3, inner, 2.2), name, small, isHatched);
        return;
    }
    const QString both = Words::tr("%1 %2", "number and name of a unit").arg(number, name);
    const bool isOneLine = isUpright && canvas.widthOf(both, small) <= inner;
    write(canvas, QRectF(box.left() + 0.3, box.center().y() - 1.4, box.width() - 0.6, 2.8),
          isOneLine ? both : number, isOneLine ? small : digits, isHatched);
}

void paintGeneral(PageCanvas &canvas, QPointF middle, const QString &letter)
{
    const QRectF disc(middle.x() - kGeneral / 2, middle.y() - kGeneral / 2, kGeneral, kGeneral);
    canvas.shapes().setPen(QPen(kInk, kLine));
    canvas.shapes().setBrush(Qt::white);
    canvas.shapes().drawEllipse(disc);
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.text(disc, letter, centred(bold(kNumberSize)));
}

void paintCompass(PageCanvas &canvas, const QRectF &table)
{
    const double x = table.right() + 4.0;
    paintArrow(canvas, QLineF(x, table.top() + 11, x, table.top() + 4), 2.2);
    canvas.text(QRectF(x - 3.5, table.top() + 11.4, 7, 3.4), Words::tr("N", "north"),
                centred(bold(kSmallSize)));
}

void paintMap(PageCanvas &canvas, const KitSheet &sheet, const MapFrame &frame)
{
    paintGrid(canvas, sheet, frame);
    paintCompass(canvas, frame.table());
    std::size_t generals = 0;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        const SideId side(i);
        if (sheet.setup().options.deployment == Deployment::Free) {
            paintZone(canvas, frame, sheet.setup().sides.at(i).zone);
        }
        const kit::Placement placement = kit::placementOf(sheet.setup(), side);
        for (const kit::PlacedUnit &unit : placement.units) {
            const QPolygonF shape = frame.outline(unit.footprint);
            paintBody(canvas, sheet, shape, side);
            paintLabels(canvas, sheet, shape, unit, i == 1 && canvas.ink() != Ink::Colour);
        }
        for (const kit::PlacedGeneral &general : placement.generals) {
            paintGeneral(canvas, frame.at(general.place), letterOf(generals++));
        }
    }
}

// What the map shows, and whose units are whose.
Block legendBlock(const KitSheetPtr &sheet, double width)
{
    const bool isInches = sheet->order().lengths == LengthUnit::Inches;
    const QString words =
        isInches ? Words::tr("Figures along the edge are inches from the south-west corner. A thick "
                             "line is a unit's front, a letter in a ring a general.")
                 : Words::tr("Figures along the edge are centimetres from the south-west corner. A "
                             "thick line is a unit's front, a letter in a ring a general.");
    const double room = width * 0.6;
    const double height = std::max(9.0, sheet->measure()->heightOf(words, room, quiet()));
    return {height, 0, false, [sheet, words, room](PageCanvas &canvas, const QRectF &place) {
                canvas.text(slice(canvas, place, 0, room), words, quiet());
                const double from = room + 6;
                for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
                    const QRectF line(place.left(), place.top() + static_cast<double>(i) * 4.6, place.width(),
                                      4.2);
                    const QRectF sign = slice(canvas, line, from, 5);
                    paintSideSign(canvas, sheet->scenario(), QRectF(sign.left(), sign.top() + 0.5, 5, 3.2),
                                  SideId(i));
                    canvas.text(slice(canvas, line, from + 7, line.width() - from - 7),
                                sheet->nameOfSide(SideId(i)), inRow(bold(kNoteSize)));
                }
            }};
}

Leaf mapLeaf(const KitSheetPtr &sheet)
{
    const QRectF area = areaBelowHead(*sheet, true);
    const Block legend = legendBlock(sheet, area.width());
    const QRectF below = area.adjusted(0, legend.height + 2.0, 0, 0);
    const MapFrame frame(sheet->scenario().table, below);
    const Block map{below.height(), 0, false,
                    [sheet, frame](PageCanvas &canvas, const QRectF &) { paintMap(canvas, *sheet, frame); }};
    return {{legend, QRectF(area.left(), area.top(), area.width(), legend.height)}, {map, below}};
}

using Row = std::vector<QString>;

// Shares of the width: number, name, six figures of places, facing, two of size.
constexpr std::array kShares{9.0, 47.0, 13.0, 13.0, 13.0, 13.0, 13.0, 13.0, 15.0, 15.0, 15.0};

Lettering cellLettering(std::size_t column, Lettering lettering)
{
    return column == 1 ? inRow(lettering) : centred(lettering);
}

double shareAt(std::size_t column, double width)
{
    double all = 0;
    for (const double share : kShares) {
        all += share;
    }
    return kShares.at(column) * width / all;
}

double rowHeight(const KitSheet &sheet, const Row &row, double width, const Lettering &lettering)
{
    double height = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        height = std::max(height, sheet.measure()->heightOf(row[i], shareAt(i, width) - 1.0, lettering));
    }
    return height + 1.0;
}

Block rowBlock(const KitSheet &sheet, const Row &row, double width, const Lettering &lettering, double least)
{
    return {std::max(least, rowHeight(sheet, row, width, lettering)), 0, false,
            [row, lettering](PageCanvas &canvas, const QRectF &place) {
                double from = 0;
                for (std::size_t i = 0; i < row.size(); ++i) {
                    const double share = shareAt(i, place.width());
                    canvas.text(slice(canvas, place, from + 0.5, share - 1.0), row[i],
                                cellLettering(i, lettering));
                    from += share;
                }
                canvas.shapes().setPen(QPen(kFaint, kHairline));
                canvas.shapes().drawLine(place.bottomLeft(), place.bottomRight());
            }};
}

Block headBlock(const KitSheet &sheet, double width)
{
    const Row row{QString(),
                  Words::tr("Unit"),
                  Words::tr("Front middle x"),
                  Words::tr("Front middle y"),
                  Words::tr("Front left x"),
                  Words::tr("Front left y"),
                  Words::tr("Front right x"),
                  Words::tr("Front right y"),
                  Words::tr("Faces"),
                  Words::tr("Wide"),
                  Words::tr("Deep")};
    Lettering lettering = bold(kSmallSize);
    lettering.colour = rubric(sheet.order().ink);
    Block block = rowBlock(sheet, row, width, lettering, 0);
    block.height = std::max(block.height, 8.0);
    return block;
}

QString facing(const KitSheet &sheet, Centidegrees angle)
{
    return sheet.words().text(Angle{angle}, sheet.setup());
}

Row unitRow(const KitSheet &sheet, const kit::PlacedUnit &unit)
{
    Row row{sheet.number(unit.number), sheet.nameOfUnit(unit.unit)};
    for (const Point &p : {unit.pose.front, unit.footprint.corner[0], unit.footprint.corner[1]}) {
        row.push_back(sheet.plainLength(p.x));
        row.push_back(sheet.plainLength(p.y));
    }
    row.push_back(facing(sheet, unit.pose.facing));
    row.push_back(sheet.plainLength(unit.extent.width));
    row.push_back(sheet.plainLength(unit.extent.depth));
    return row;
}

Row generalRow(const KitSheet &sheet, const kit::PlacedGeneral &general, const QString &letter)
{
    const QString name = sheet.nameOfGeneral(general.general);
    const QString words =
        general.withUnit.isValid()
            ? Words::tr("%1, with %2", "a general with a unit").arg(name, sheet.nameOfUnit(general.withUnit))
            : name;
    Row row{letter, words, sheet.plainLength(general.place.x), sheet.plainLength(general.place.y)};
    row.resize(kShares.size());
    return row;
}

Blocks listBlocks(const KitSheet &sheet, double width)
{
    Blocks blocks;
    std::size_t generals = 0;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        const kit::Placement placement = kit::placementOf(sheet.setup(), SideId(i));
        blocks.push_back(heading(sheet.measure(), sheet.nameOfSide(SideId(i)), width, sheet.order().ink));
        for (const kit::PlacedUnit &unit : placement.units) {
            blocks.push_back(rowBlock(sheet, unitRow(sheet, unit), width, note(), 0));
        }
        for (const kit::PlacedGeneral &general : placement.generals) {
            blocks.push_back(
                rowBlock(sheet, generalRow(sheet, general, letterOf(generals++)), width, note(), 0));
        }
    }
    return blocks;
}

// The head of the table stands on every page of it.
std::vector<Leaf> listLeaves(const KitSheet &sheet)
{
    const QRectF area = areaBelowHead(sheet, false);
    const Block head = headBlock(sheet, area.width());
    const QRectF below = area.adjusted(0, head.height + 1.0, 0, 0);
    std::vector<Leaf> leaves = flow(listBlocks(sheet, area.width()), {below}, {below});
    for (Leaf &leaf : leaves) {
        leaf.insert(leaf.begin(), {head, QRectF(area.left(), area.top(), area.width(), head.height)});
    }
    return leaves;
}

} // namespace

PrintPages mapPages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOutPages(sheet, PrintPart::DeploymentMap);
    }
    std::vector<Leaf> leaves{mapLeaf(sheet)};
    std::ranges::move(listLeaves(*sheet), std::back_inserter(leaves));
    return pagesOf(sheet, PrintPart::DeploymentMap, std::move(leaves));
}

} // namespace zama::print
