#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/placement.h"
#include "table/scene/livery_painter.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace zama::print {
namespace {

constexpr double kLegend = 9.0;
constexpr double kFrame = 8.0; // beside the map and below it, for the figures of the grid
constexpr double kTopFrame = 2.0;
constexpr double kLeastCell = 9.0;
constexpr double kNumberHeight = 3.1; // of its line
constexpr double kGeneral = 4.0;
constexpr double kSnug = 0.4;  // between a unit and a number beside it; farther off, a line leads to it
constexpr int kMostStrips = 6; // of an army on its own page

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MapPages)
};

/// The table on paper: from mils to millimetres of the page, north at the top for every reader.
class MapFrame
{
public:
    /// The part `view` of a table, with its middle at the top of `area`; room for figures is left round it.
    MapFrame(const Box &view, const QRectF &area)
        : m_view(view),
          m_scale(std::min((area.width() - 2 * kFrame) / (view.right - view.left),
                           (area.height() - kFrame) / (view.top - view.bottom)))
    {
        const QSizeF size((view.right - view.left) * m_scale, (view.top - view.bottom) * m_scale);
        m_place = QRectF(QPointF(area.center().x() - size.width() / 2, area.top() + kTopFrame), size);
    }

    [[nodiscard]] const Box &view() const { return m_view; }
    [[nodiscard]] const QRectF &place() const { return m_place; }
    [[nodiscard]] double length(double mils) const { return mils * m_scale; }
    [[nodiscard]] QPointF at(Point p) const
    {
        return {m_place.left() + (p.x - m_view.left) * m_scale,
                m_place.bottom() - (p.y - m_view.bottom) * m_scale};
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
    Box m_view;
    double m_scale;
    QRectF m_place;
};

[[nodiscard]] Box tableBox(const KitSheet &sheet)
{
    return {0, 0, sheet.scenario().table.width, sheet.scenario().table.depth};
}

// The distance of two lines of the grid in mils: round numbers of the reader's unit.
double gridStep(const KitSheet &sheet, const MapFrame &frame)
{
    static constexpr std::array kInches{1.0, 2.0, 3.0, 6.0, 12.0, 24.0, 60.0, 120.0, 240.0};
    static constexpr std::array kCentimetres{2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0};
    const bool isInches = sheet.order().lengths == LengthUnit::Inches;
    for (const double step : isInches ? kInches : kCentimetres) {
        const double mils = isInches ? step * kInch : step * kInch / 2.54;
        if (frame.length(mils) >= kLeastCell) {
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

QString figureOf(const KitSheet &sheet, double mils)
{
    return sheet.plainLength(static_cast<Mils>(std::lround(mils)));
}

// Lines from south to north, their distance from the west below them.
void paintMeridians(PageCanvas &canvas, const KitSheet &sheet, const MapFrame &frame, double step)
{
    const QRectF &place = frame.place();
    for (double x = std::ceil(frame.view().left / step) * step; x <= frame.view().right + 1; x += step) {
        const double at = place.left() + frame.length(x - frame.view().left);
        canvas.shapes().setPen(QPen(kFaint, kHairline));
        canvas.shapes().drawLine(QLineF(at, place.top(), at, place.bottom()));
        const double room = frame.length(step);
        canvas.text(QRectF(at - room / 2, place.bottom() + 0.9, room, 3.4), figureOf(sheet, x),
                    centred({kMapSize}));
    }
}

// Lines from west to east, their distance from the south beside them.
void paintParallels(PageCanvas &canvas, const KitSheet &sheet, const MapFrame &frame, double step)
{
    const QRectF &place = frame.place();
    const Lettering beside{kMapSize, false, kInk, Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute};
    for (double y = std::ceil(frame.view().bottom / step) * step; y <= frame.view().top + 1; y += step) {
        const double at = place.bottom() - frame.length(y - frame.view().bottom);
        canvas.shapes().setPen(QPen(kFaint, kHairline));
        canvas.shapes().drawLine(QLineF(place.left(), at, place.right(), at));
        canvas.text(QRectF(place.left() - kFrame, at - 1.7, kFrame - 1.0, 3.4), figureOf(sheet, y), beside);
    }
}

void paintGrid(PageCanvas &canvas, const KitSheet &sheet, const MapFrame &frame)
{
    const double step = gridStep(sheet, frame);
    paintMeridians(canvas, sheet, frame, step);
    paintParallels(canvas, sheet, frame, step);
    canvas.shapes().setPen(QPen(kInk, kRule));
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawRect(frame.place());
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

/// A label beside its unit: where it stands, and the line that leads to it where it stands apart.
struct Seat {
    QRectF box;
    std::optional<QLineF> leader;
};

/// What is taken on a map, so that numbers that have no room on their units find some beside them.
class Seats
{
public:
    Seats(const QRectF &ground, std::vector<QRectF> taken)
        : m_ground(ground),
          m_taken(std::move(taken))
    {
    }

    [[nodiscard]] bool isFree(const QRectF &box) const
    {
        return m_ground.contains(box) &&
               std::ranges::none_of(m_taken, [&](const QRectF &other) { return other.intersects(box); });
    }

    // As near to the body as can be, rather behind it than before it; what it takes is taken.
    [[nodiscard]] Seat take(const QSizeF &size, const QRectF &body, QPointF behind)
    {
        for (const double away : {kSnug, 1.6, 3.0, 5.0, 8.0, 12.0, 16.0, 22.0}) {
            for (const double turn : {0.0, 90.0, -90.0, 180.0, 45.0, -45.0, 135.0, -135.0}) {
                const QPointF way = QTransform().rotate(turn).map(behind);
                const Seat seat = seatOf(size, body, way, away);
                if (isFree(seat.box) && (!seat.leader || isFreeAlong(*seat.leader, body))) {
                    m_taken.push_back(seat.box);
                    return seat;
                }
            }
        }
        return seatOf(size, body, behind, kSnug);
    }

private:
    static Seat seatOf(const QSizeF &size, const QRectF &body, QPointF way, double away)
    {
        const QPointF reach(way.x() * ((body.width() + size.width()) / 2 + away),
                            way.y() * ((body.height() + size.height()) / 2 + away));
        QRectF box(QPointF(), size);
        box.moveCenter(body.center() + reach);
        if (away <= kSnug) {
            return {box, {}};
        }
        const QPointF edge(way.x() * body.width() / 2, way.y() * body.height() / 2);
        const QPointF end(way.x() * size.width() / 2, way.y() * size.height() / 2);
        return {box, QLineF(body.center() + edge, box.center() - end)};
    }

    [[nodiscard]] bool isFreeAlong(const QLineF &line, const QRectF &own) const
    {
        constexpr int kSteps = 12;
        for (int i = 0; i <= kSteps; ++i) {
            const QPointF p = line.pointAt(static_cast<double>(i) / kSteps);
            if (std::ranges::any_of(m_taken, [&](const QRectF &o) { return o != own && o.contains(p); })) {
                return false;
            }
        }
        return true;
    }

    QRectF m_ground;
    std::vector<QRectF> m_taken;
};

// A small unit has its number beside it, rather behind its rear edge.
void paintBeside(PageCanvas &canvas, const QString &number, const QPolygonF &shape, Seats &seats)
{
    const Lettering letters = centred(bold(kMapSize));
    const QLineF back((shape[0] + shape[1]) / 2, (shape[2] + shape[3]) / 2);
    const QPointF behind = QPointF(back.dx(), back.dy()) / std::max(back.length(), 1e-9);
    const Seat seat =
        seats.take({canvas.widthOf(number, letters) + 1.4, kNumberHeight}, shape.boundingRect(), behind);
    if (seat.leader) {
        canvas.shapes().setPen(QPen(kInk, kHairline));
        canvas.shapes().drawLine(*seat.leader);
    }
    canvas.shapes().fillRect(seat.box, Qt::white); // no line of the grid runs through it
    canvas.text(seat.box, number, letters);
}

/// What of its number and name a unit on a map bears.
enum class Label : std::uint8_t { Beside, Number, Wrapped, Stacked };

Lettering nameLettering()
{
    return centred({kMapSize});
}

QString numberAndName(const KitSheet &sheet, const kit::PlacedUnit &unit)
{
    return sheet.number(unit.number) + QChar(0x2002) + sheet.nameOfUnit(unit.unit);
}

bool isUpright(const kit::PlacedUnit &unit)
{
    return unit.pose.facing % (2 * kQuarterTurn) == 0;
}

// Do the words fit, in as many lines as it takes but without one being cut?
bool canWrap(const KitSheet &sheet, const QString &text, const QSizeF &room)
{
    const QStringList words = text.split(QRegularExpression(QStringLiteral("[ \u2002]")));
    const bool isWideEnough = std::ranges::all_of(words, [&](const QString &word) {
        return sheet.measure()->widthOf(word, nameLettering()) <= room.width();
    });
    return isWideEnough && sheet.measure()->heightOf(text, room.width(), nameLettering()) <= room.height();
}

Label labelOf(const KitSheet &sheet, const MapFrame &frame, const kit::PlacedUnit &unit)
{
    const QSizeF size(frame.length(unit.extent.width), frame.length(unit.extent.depth));
    const QSizeF room = size - QSizeF(1.0, 0.6);
    if (isUpright(unit) && canWrap(sheet, sheet.nameOfUnit(unit.unit), room - QSizeF(0, kNumberHeight))) {
        return Label::Stacked;
    }
    if (isUpright(unit) && canWrap(sheet, numberAndName(sheet, unit), room)) {
        return Label::Wrapped;
    }
    const double number = sheet.measure()->widthOf(sheet.number(unit.number), bold(kMapSize));
    const bool isLarge = isUpright(unit)
                             ? number <= size.width() - 0.2 && kMapSize <= size.height() - 0.2
                             : std::max(number, kMapSize) * 1.2 <= std::min(size.width(), size.height());
    return isLarge ? Label::Number : Label::Beside;
}

void paintStacked(PageCanvas &canvas, const KitSheet &sheet, const QRectF &box, const kit::PlacedUnit &unit,
                  bool isHatched)
{
    const QString name = sheet.nameOfUnit(unit.unit);
    const QRectF inner = box.adjusted(0.5, 0, -0.5, 0);
    const double height = canvas.heightOf(name, inner.width(), nameLettering());
    const double top = box.center().y() - (kNumberHeight + height) / 2;
    write(canvas, QRectF(inner.left(), top, inner.width(), kNumberHeight), sheet.number(unit.number),
          centred(bold(kMapSize)), isHatched);
    write(canvas, QRectF(inner.left(), top + kNumberHeight, inner.width(), height), name, nameLettering(),
          isHatched);
}

// The number, and the name where there is room for it.
void paintLabels(PageCanvas &canvas, const KitSheet &sheet, const MapFrame &frame,
                 const kit::PlacedUnit &unit, Seats &seats, bool isHatched)
{
    const QPolygonF shape = frame.outline(unit.footprint);
    const QRectF box = shape.boundingRect();
    const QRectF line(box.left(), box.center().y() - kNumberHeight / 2, box.width(), kNumberHeight);
    switch (labelOf(sheet, frame, unit)) {
    case Label::Beside:
        paintBeside(canvas, sheet.number(unit.number), shape, seats);
        break;
    case Label::Number:
        write(canvas, line, sheet.number(unit.number), centred(bold(kMapSize)), isHatched);
        break;
    case Label::Wrapped:
        write(canvas, box.adjusted(0.5, 0.3, -0.5, -0.3), numberAndName(sheet, unit), nameLettering(),
              isHatched);
        break;
    case Label::Stacked:
        paintStacked(canvas, sheet, box, unit, isHatched);
        break;
    }
}

QRectF discAt(QPointF middle)
{
    return {middle.x() - kGeneral / 2, middle.y() - kGeneral / 2, kGeneral, kGeneral};
}

void paintGeneral(PageCanvas &canvas, QPointF middle, const QString &letter)
{
    const QRectF disc = discAt(middle);
    canvas.shapes().setPen(QPen(kInk, kLine));
    canvas.shapes().setBrush(Qt::white);
    canvas.shapes().drawEllipse(disc);
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.text(disc, letter, centred(bold(kMapSize)));
}

void paintCompass(PageCanvas &canvas, const QRectF &table, const QString &north)
{
    const double x = table.right() + 4.0;
    paintArrow(canvas, QLineF(x, table.top() + 11, x, table.top() + 4), 2.2);
    canvas.text(QRectF(x - 3.5, table.top() + 11.4, 7, 3.4), north, centred(bold(kMapSize)));
}

/// From west to east.
struct Range {
    Mils from = 0;
    Mils to = kMaxTable + 1;
};

// Where units and generals of these sides are on a map.
Seats seatsOn(const KitSheet &sheet, const MapFrame &frame, const std::vector<SideId> &sides)
{
    std::vector<QRectF> taken;
    for (const SideId side : sides) {
        const kit::Placement placement = kit::placementOf(sheet.setup(), side);
        for (const kit::PlacedUnit &unit : placement.units) {
            taken.push_back(frame.outline(unit.footprint).boundingRect());
        }
        for (const kit::PlacedGeneral &general : placement.generals) {
            taken.push_back(discAt(frame.at(general.place)));
        }
    }
    return {frame.place(), std::move(taken)};
}

// Everybody of a side whose middle lies in the range, so that each is on one strip of a close-up.
void paintSide(PageCanvas &canvas, const KitSheet &sheet, const MapFrame &frame, const Range &range,
               SideId side, std::size_t &generals, Seats &seats)
{
    const auto isSeen = [&](Point p) { return range.from <= p.x && p.x < range.to; };
    const kit::Placement placement = kit::placementOf(sheet.setup(), side);
    for (const kit::PlacedUnit &unit : placement.units) {
        if (isSeen(unit.pose.front)) {
            paintBody(canvas, sheet, frame.outline(unit.footprint), side);
        }
    }
    for (const kit::PlacedUnit &unit : placement.units) {
        if (isSeen(unit.pose.front)) {
            paintLabels(canvas, sheet, frame, unit, seats, side.index() == 1 && canvas.ink() != Ink::Colour);
        }
    }
    for (const kit::PlacedGeneral &general : placement.generals) {
        const QString letter = letterOf(generals++);
        if (isSeen(general.place)) {
            paintGeneral(canvas, frame.at(general.place), letter);
        }
    }
}

void paintMap(PageCanvas &canvas, const KitSheet &sheet, const MapFrame &frame, const QString &north)
{
    paintGrid(canvas, sheet, frame);
    paintCompass(canvas, frame.place(), north);
    Seats seats = seatsOn(sheet, frame, {SideId(0U), SideId(1U)});
    std::size_t generals = 0;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        if (sheet.setup().options.deployment == Deployment::Free) {
            paintZone(canvas, frame, sheet.setup().sides.at(i).zone);
        }
        paintSide(canvas, sheet, frame, {}, SideId(i), generals, seats);
    }
}

// What the map shows, and whose units are whose.
Block legendBlock(const KitSheetPtr &sheet, double width)
{
    const auto say = [isInches = sheet->order().lengths == LengthUnit::Inches] {
        return isInches ? Words::tr("Figures along the edge are inches from the south-west corner. A thick "
                                    "line is a unit's front, a letter in a ring a general.")
                        : Words::tr("Figures along the edge are centimetres from the south-west corner. A "
                                    "thick line is a unit's front, a letter in a ring a general.");
    };
    const double room = width * 0.6;
    const Blocks versions = inEachLanguage(sheet->measure(), sheet->toAll(say), room, quiet(), 0.5);
    const QRectF column(0, 0, room, 1000.0);
    const Leaf words = flow(versions, {column}, {column}).front();
    const double height = std::max(9.4, bottomOf(words, 0) + 0.8);
    return {height, 0, false, [sheet, words, room](PageCanvas &canvas, const QRectF &place) {
                const QPointF corner = slice(canvas, place, 0, room).topLeft();
                for (const SetBlock &set : words) {
                    set.block.paint(canvas, set.place.translated(corner));
                }
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

// The way of the paper that makes the map larger; that of the order where there is little in it.
Paper mapPaper(const KitSheet &sheet)
{
    const Paper &own = sheet.order().paper;
    const auto size = [&](const Paper &paper) {
        const QRectF area = areaBelowHead(paper, true);
        return MapFrame(tableBox(sheet), area.adjusted(0, kLegend, 0, 0)).length(kInch);
    };
    return size(own.turned()) > 1.1 * size(own) ? own.turned() : own;
}

MapFrame wholeTable(const KitSheet &sheet, const Paper &paper, double legend)
{
    return {tableBox(sheet), areaBelowHead(paper, true).adjusted(0, legend, 0, 0)};
}

// Are most names on the map of the whole table?
bool showsNames(const KitSheet &sheet, const MapFrame &frame)
{
    int named = 0;
    int all = 0;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        for (const kit::PlacedUnit &unit : kit::placementOf(sheet.setup(), SideId(i)).units) {
            const Label label = labelOf(sheet, frame, unit);
            named += label == Label::Wrapped || label == Label::Stacked ? 1 : 0;
            ++all;
        }
    }
    return 2 * named > all;
}

PrintPage mapPage(const KitSheetPtr &sheet, const Paper &paper)
{
    const QRectF area = areaBelowHead(paper, true);
    const Block legend = legendBlock(sheet, area.width());
    const MapFrame frame = wholeTable(*sheet, paper, legend.height);
    const QRectF place(area.left(), area.top(), area.width(), legend.height);
    const QString title = sheet->inLine([] { return titleOf(PrintPart::DeploymentMap); });
    const QString north = Words::tr("N", "north");
    return {paper, title, [sheet, title, legend, place, frame, north](PageCanvas &canvas) {
                paintHead(canvas, *sheet, title, true);
                legend.paint(canvas, place);
                paintMap(canvas, *sheet, frame, north);
            }};
}

// Where a side stands, with some ground round it, in whole inches.
Box groundOf(const KitSheet &sheet, SideId side)
{
    const kit::Placement placement = kit::placementOf(sheet.setup(), side);
    std::optional<Box> all;
    for (const kit::PlacedUnit &unit : placement.units) {
        all = all ? all->with(unit.footprint.box) : unit.footprint.box;
    }
    for (const kit::PlacedGeneral &general : placement.generals) {
        const Box spot{general.place.x, general.place.y, general.place.x, general.place.y};
        all = all ? all->with(spot) : spot;
    }
    const Box table = tableBox(sheet);
    const Box ground = all.value_or(table);
    const auto down = [](Mils x) { return (x / kInch - 1) * kInch; };
    const auto up = [](Mils x) { return (x / kInch + 2) * kInch; };
    return {std::max(0, down(ground.left)), std::max(0, down(ground.bottom)),
            std::min(table.right, up(ground.right)), std::min(table.top, up(ground.top))};
}

// How far a unit reaches to one side of the middle of its front.
Mils widestReach(const KitSheet &sheet, SideId side)
{
    Mils reach = 0;
    for (const kit::PlacedUnit &unit : kit::placementOf(sheet.setup(), side).units) {
        const Box &box = unit.footprint.box;
        reach = std::max({reach, unit.pose.front.x - box.left, box.right - unit.pose.front.x});
    }
    return reach;
}

struct Strip {
    MapFrame frame;
    Range range;
};

// `count` strips of equal width, from west to east, one below the other. Their edges overlap, so that every
// unit is whole on its strip.
std::vector<Strip> stripsOf(const Box &ground, Mils reach, int count, const QRectF &area)
{
    std::vector<Strip> strips;
    const double height = area.height() / count;
    const Mils width = (ground.right - ground.left + count - 1) / count;
    for (int i = 0; i < count; ++i) {
        const Mils left = ground.left + i * width;
        const Box view{std::max(ground.left, left - reach), ground.bottom,
                       std::min(ground.right, left + width + reach), ground.top};
        const QRectF place(area.left(), area.top() + i * height, area.width(), height - 1.0);
        strips.push_back({MapFrame(view, place), {left, i + 1 == count ? kMaxTable + 1 : left + width}});
    }
    return strips;
}

// The scale of the strip that shows least.
double smallest(const std::vector<Strip> &strips)
{
    double least = strips.front().frame.length(kInch);
    for (const Strip &strip : strips) {
        least = std::min(least, strip.frame.length(kInch));
    }
    return least;
}

// An army cut into the number of strips that shows it largest.
std::vector<Strip> largestStrips(const Box &ground, Mils reach, const QRectF &area)
{
    std::vector<Strip> best = stripsOf(ground, reach, 1, area);
    for (int count = 2; count <= kMostStrips; ++count) {
        std::vector<Strip> strips = stripsOf(ground, reach, count, area);
        if (smallest(strips) > 1.15 * smallest(best)) {
            best = std::move(strips);
        }
    }
    return best;
}

std::size_t generalsOf(const KitSheet &sheet, SideId side)
{
    return kit::placementOf(sheet.setup(), side).generals.size();
}

// An army from near by, so that names can be read.
PrintPage closeUp(const KitSheetPtr &sheet, SideId side, const Paper &paper)
{
    const QRectF area = areaBelowHead(paper, false);
    const QRectF below = area.adjusted(0, 7.0, 0, 0);
    const std::vector<Strip> strips =
        largestStrips(groundOf(*sheet, side), widestReach(*sheet, side) + kInch / 4, below);
    const QString title = sheet->inLine([] { return titleOf(PrintPart::DeploymentMap); });
    return {paper, QString(), [sheet, title, side, area, strips](PageCanvas &canvas) {
                paintHead(canvas, *sheet, title, false);
                canvas.text(QRectF(area.left(), area.top(), area.width(), 5.6), sheet->nameOfSide(side),
                            inRow(bold(kHeadingSize)));
                for (const Strip &strip : strips) {
                    std::size_t generals = side.index() == 0 ? 0 : generalsOf(*sheet, SideId(0U));
                    Seats seats = seatsOn(*sheet, strip.frame, {side});
                    paintGrid(canvas, *sheet, strip.frame);
                    paintSide(canvas, *sheet, strip.frame, strip.range, side, generals, seats);
                }
            }};
}

using Row = std::vector<QString>;

// Shares of the width: number, name, six figures of places, facing, two of size.
constexpr std::array kShares{9.0, 37.5, 15.0, 15.0, 15.0, 15.0, 15.0, 15.0, 13.5, 13.5, 15.5};

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
                  sheet.headOf(Words::tr("Front middle x")),
                  sheet.headOf(Words::tr("Front middle y")),
                  sheet.headOf(Words::tr("Front left x")),
                  sheet.headOf(Words::tr("Front left y")),
                  sheet.headOf(Words::tr("Front right x")),
                  sheet.headOf(Words::tr("Front right y")),
                  Words::tr("Faces"),
                  sheet.headOf(Words::tr("Wide")),
                  sheet.headOf(Words::tr("Deep"))};
    Lettering lettering = bold(kMapSize);
    lettering.colour = rubric(sheet.order().ink);
    std::vector<Fitting> heads;
    for (std::size_t i = 0; i < row.size(); ++i) {
        heads.emplace_back(row[i], shareAt(i, width) - 1.0);
    }
    lettering.size = equalSize(sheet.measure(), heads, lettering);
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
        return leftOut(*sheet, PrintPart::DeploymentMap);
    }
    const Paper paper = mapPaper(*sheet);
    std::vector<PrintPage> pages{mapPage(sheet, paper)};
    if (!showsNames(*sheet, wholeTable(*sheet, paper, kLegend))) {
        pages.push_back(closeUp(sheet, SideId(0U), paper));
        pages.push_back(closeUp(sheet, SideId(1U), paper));
    }
    for (PrintPage &page : pagesOf(sheet, PrintPart::DeploymentMap, listLeaves(*sheet), Lead::Running)) {
        pages.push_back(std::move(page));
    }
    return pages;
}

} // namespace zama::print
