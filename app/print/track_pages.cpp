#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/quick_reference.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace zama::print {
namespace {

constexpr int kTurns = 12; // where the battle has no limit
constexpr int kMostTurns = 24;
constexpr double kTurnHeight = 18.0;
constexpr double kStepGap = 5.0; // an arrow's length
constexpr double kLeastStepGap = 3.0;
constexpr double kMostStepGap = 9.0;
constexpr std::array kTrackSizes{4.6, 4.2, 3.9, 3.6, 3.3, 3.0, 2.8};
constexpr double kMarker = 14.0;
constexpr double kMarkerRow = 20.0;
constexpr int kMeleeMarkers = 6;
constexpr double kMarkerGap = 2.5;
constexpr double kMarkerEdge = 0.8;
constexpr double kMarkerWords = 6.9; // height of its words, below its arrows
constexpr double kWidestMarker = 40.0;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrackPages)
};

int turnsOf(const Setup &setup)
{
    return std::min(kMostTurns, setup.options.turnLimit.value_or(kTurns));
}

void paintTurns(PageCanvas &canvas, const KitSheet &sheet, const QRectF &place)
{
    const int turns = turnsOf(sheet.setup());
    const int inRow = std::min(kTurns, turns);
    const double width = place.width() / inRow;
    for (int i = 0; i < turns; ++i) {
        const int above = i / inRow;
        const QRectF row(place.left(), place.top() + above * kTurnHeight, place.width(), kTurnHeight);
        const QRectF box = slice(canvas, row, i % inRow * width, width).adjusted(0.8, 0.8, -0.8, -0.8);
        const bool isLast = sheet.setup().options.turnLimit == i + 1;
        canvas.shapes().setPen(QPen(kInk, isLast ? kRule * 2 : kLine));
        canvas.shapes().setBrush(Qt::NoBrush);
        canvas.shapes().drawRoundedRect(box, 1.5, 1.5);
        Lettering number = centred(bold(kTitleSize));
        number.colour = rubric(canvas.ink());
        canvas.text(box, sheet.number(i + 1), number);
    }
}

Block turnsBlock(const KitSheetPtr &sheet)
{
    const int rows = (turnsOf(sheet->setup()) + kTurns - 1) / kTurns;
    return {rows * kTurnHeight, 2.0, false,
            [sheet](PageCanvas &canvas, const QRectF &place) { paintTurns(canvas, *sheet, place); }};
}

/// What stands in the box of a step, for each reader.
struct StepWords {
    QString number;
    QString what;
    QString who;
    QStringList reminders; ///< one below the other
    SideId side;           ///< none: both
};

std::vector<StepWords> stepWords(const KitSheet &sheet)
{
    std::vector<StepWords> all;
    const QString both = sheet.inLine([] { return Words::tr("Both sides"); });
    for (const kit::StepCard &card : kit::stepCardsOf(sheet.setup())) {
        const QString who = card.side.isValid() ? sheet.nameOfSide(card.side) : both;
        all.push_back({sheet.number(static_cast<int>(all.size()) + 1),
                       sheet.toAll(card.what).join(QStringLiteral(" / ")), who, sheet.toAll(card.reminder),
                       card.side});
    }
    return all;
}

/// The boxes of the steps: rows that are read like lines of a text, in letters of one size.
struct StepGrid {
    int columns = 1;
    double width = 0;            ///< of a box
    double size = 0;             ///< of the letters
    std::vector<double> heights; ///< of the rows
    double gap = 0;              ///< between rows

    [[nodiscard]] double height() const
    {
        return std::accumulate(heights.begin(), heights.end(), 0.0) + rowGaps() * gap;
    }
    [[nodiscard]] double rowGaps() const { return static_cast<double>(heights.size()) - 1.0; }
};

constexpr double kPadding = 2.5;
constexpr double kTitleShare = 1.35; // letters of the title, of those of the text

double titleHeight(double size)
{
    return size * kTitleShare * 1.4;
}

double whoHeight(double size)
{
    return size * 1.6;
}

double roomForWords(double width)
{
    return width - 2 * kPadding - kMarker - 3.0;
}

double remindersHeight(const PageCanvas &canvas, const StepWords &step, double width, double size)
{
    double height = 0;
    for (const QString &reminder : step.reminders) {
        height += canvas.heightOf(reminder, width, {size}) + size * 0.3;
    }
    return height;
}

double boxHeight(const PageCanvas &canvas, const StepWords &step, double width, double size)
{
    const double words =
        titleHeight(size) + whoHeight(size) + remindersHeight(canvas, step, roomForWords(width), size);
    return std::max(words, kMarker) + 2 * kPadding;
}

StepGrid gridIn(const PageCanvas &canvas, const QSizeF &room, const std::vector<StepWords> &cards,
                double size)
{
    StepGrid grid;
    grid.columns = room.width() > room.height() * 1.6 ? 2 : 1;
    grid.width = (room.width() - (grid.columns - 1) * kStepGap) / grid.columns;
    grid.size = size;
    grid.gap = kStepGap;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i % static_cast<std::size_t>(grid.columns) == 0) {
            grid.heights.push_back(0);
        }
        grid.heights.back() = std::max(grid.heights.back(), boxHeight(canvas, cards[i], grid.width, size));
    }
    return grid;
}

// The largest letters with which all steps have room; what is left of it parts the rows.
StepGrid largestGrid(const PageCanvas &canvas, const QSizeF &room, const std::vector<StepWords> &cards)
{
    StepGrid grid;
    for (const double size : kTrackSizes) {
        grid = gridIn(canvas, room, cards, size);
        if (grid.height() <= room.height()) {
            break;
        }
    }
    const double spare = (room.height() - grid.height()) / std::max(1.0, grid.rowGaps());
    grid.gap += std::clamp(spare, kLeastStepGap - kStepGap, kMostStepGap - kStepGap);
    return grid;
}

// Where the marker lies while this is the step.
void paintSeat(PageCanvas &canvas, const QRectF &inner)
{
    QPen pen(kFaint, kLine, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({5, 4});
    canvas.shapes().setPen(pen);
    canvas.shapes().setBrush(Qt::NoBrush);
    const QRectF row(inner.left(), inner.center().y() - kMarker / 2, inner.width(), kMarker);
    canvas.shapes().drawRect(slice(canvas, row, row.width() - kMarker, kMarker));
}

void paintWho(PageCanvas &canvas, const KitSheet &sheet, const QRectF &row, const StepWords &step,
              double size)
{
    const double indent = step.side.isValid() ? 7 : 0;
    if (step.side.isValid()) {
        const QRectF sign = slice(canvas, row, 0, 5);
        paintSideSign(canvas, sheet.scenario(), QRectF(sign.left(), row.center().y() - 1.6, 5, 3.2),
                      step.side);
    }
    canvas.text(slice(canvas, row, indent, row.width() - indent), step.who, inRow(bold(size)));
}

void paintStep(PageCanvas &canvas, const KitSheet &sheet, const QRectF &box, const StepWords &step,
               double size)
{
    canvas.shapes().setPen(QPen(kInk, kRule));
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawRoundedRect(box, 2.0, 2.0);
    const QRectF inner = box.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    paintSeat(canvas, inner);
    const QRectF words = slice(canvas, inner, 0, roomForWords(box.width()));
    Lettering title = inRow(bold(size * kTitleShare));
    title.colour = rubric(canvas.ink());
    const double number = size * 2.2;
    const QRectF head(words.left(), words.top(), words.width(), titleHeight(size));
    canvas.text(slice(canvas, head, 0, number), step.number, title);
    canvas.text(slice(canvas, head, number, head.width() - number), step.what, title);
    paintWho(canvas, sheet, QRectF(words.left(), head.bottom(), words.width(), whoHeight(size)), step, size);
    double down = head.bottom() + whoHeight(size);
    for (const QString &reminder : step.reminders) {
        down += canvas.text(QRectF(words.left(), down, words.width(), 0), reminder,
                            {size, false, kInk, Qt::AlignLeading | Qt::AlignTop}) +
                size * 0.3;
    }
}

// Where the arrow to the next step goes: along the row, or back to the beginning of the next one.
void paintWay(PageCanvas &canvas, const QRectF &from, const QRectF &to)
{
    if (from.top() == to.top()) {
        const bool isRight = to.left() > from.left();
        const double y = from.center().y();
        const double start = isRight ? from.right() : from.left();
        const double end = isRight ? to.left() : to.right();
        paintArrow(canvas, QLineF(start + (end - start) * 0.15, y, end - (end - start) * 0.15, y), 2.4);
        return;
    }
    const double middle = (from.bottom() + to.top()) / 2;
    const QPointF start(from.center().x(), from.bottom() + 0.6);
    const QPointF end(to.center().x(), to.top() - 0.6);
    const bool isStraight = from.center().x() == to.center().x();
    if (!isStraight) {
        canvas.shapes().setPen(QPen(rubric(canvas.ink()), kLine));
        canvas.shapes().drawLine(QLineF(start.x(), start.y(), start.x(), middle));
        canvas.shapes().drawLine(QLineF(start.x(), middle, end.x(), middle));
    }
    paintArrow(canvas, QLineF(isStraight ? start : QPointF(end.x(), middle), end), 2.4);
}

void paintSteps(PageCanvas &canvas, const KitSheet &sheet, const QRectF &place,
                const std::vector<StepWords> &cards)
{
    const StepGrid grid = largestGrid(canvas, place.size(), cards);
    QRectF before;
    double down = place.top();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t row = i / static_cast<std::size_t>(grid.columns);
        const auto column = static_cast<double>(i % static_cast<std::size_t>(grid.columns));
        const QRectF line(place.left(), down, place.width(), grid.heights[row]);
        const QRectF box = slice(canvas, line, column * (grid.width + kStepGap), grid.width);
        paintStep(canvas, sheet, box, cards[i], grid.size);
        if (i > 0) {
            paintWay(canvas, before, box);
        }
        before = box;
        down += column + 1 == grid.columns ? grid.heights[row] + grid.gap : 0.0;
    }
}

/// A marker to cut out.
struct Marker {
    QString words;
    double width = kMarker;
};

// As wide as its words need; all are equally high.
Marker markerOf(const KitSheet &sheet, const QString &words)
{
    const Lettering letters = bold(kNoteSize);
    double room = kMarker - 2 * kMarkerEdge;
    for (const QString &line : words.split(QLatin1Char('\n'))) {
        room = std::max(room, widestWord(sheet.measure(), line, letters) + 0.2);
    }
    while (sheet.measure()->heightOf(words, room, letters) > kMarkerWords && room < kWidestMarker) {
        room += 0.5;
    }
    return {words, room + 2 * kMarkerEdge};
}

// As many of melees as have room, up to kMeleeMarkers.
std::vector<Marker> markersOf(const KitSheet &sheet, double width)
{
    const auto inBoth = [&](QString (*say)()) {
        return markerOf(sheet, sheet.toAll(say).join(QLatin1Char('\n')));
    };
    std::vector<Marker> markers{inBoth([] { return Words::tr("Turn"); }),
                                inBoth([] { return Words::tr("Step"); })};
    const Marker melee = inBoth([] { return Words::tr("In melee"); });
    const double left = width - markers[0].width - markers[1].width - kMarkerGap;
    const int count = std::min(kMeleeMarkers, static_cast<int>(left / (melee.width + kMarkerGap)));
    markers.resize(markers.size() + static_cast<std::size_t>(std::max(1, count)), melee);
    return markers;
}

void paintMarkers(PageCanvas &canvas, const QRectF &place, const std::vector<Marker> &markers)
{
    double from = 0;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const QRectF box = slice(canvas, place, from, markers[i].width);
        const QRectF square(box.left(), place.bottom() - kMarker, box.width(), kMarker);
        from += markers[i].width + kMarkerGap;
        cutOut(canvas,
               QPolygonF({square.topLeft(), square.topRight(), square.bottomRight(), square.bottomLeft()}));
        canvas.text(square.adjusted(kMarkerEdge, kMarker - 0.2 - kMarkerWords, -kMarkerEdge, -0.2),
                    markers[i].words, centred(bold(kNoteSize)));
        const QPointF middle(square.center().x(), square.top() + 3.9);
        if (i < 2) {
            paintArrow(canvas, QLineF(middle - QPointF(0, 2.8), middle + QPointF(0, 2.8)), 2.8);
        } else {
            paintArrow(canvas, QLineF(middle + QPointF(-2.7, 2.7), middle + QPointF(2.7, -2.7)), 2.0);
            paintArrow(canvas, QLineF(middle + QPointF(2.7, 2.7), middle + QPointF(-2.7, -2.7)), 2.0);
        }
    }
}

// Turns above, markers below, and the steps in all that is left.
Leaf leafOf(const KitSheetPtr &sheet)
{
    const QRectF area = areaBelowHead(*sheet, true);
    const Blocks top{heading(sheet->measure(), sheet->inLine([] { return Words::tr("Turns"); }), area.width(),
                             sheet->order().ink),
                     turnsBlock(sheet),
                     heading(sheet->measure(), sheet->inLine([] { return Words::tr("Steps of a turn"); }),
                             area.width(), sheet->order().ink, 4.0)};
    Leaf leaf = flow(top, {area}, {area}).front();
    const QRectF markers(area.left(), area.bottom() - kMarkerRow, area.width(), kMarkerRow);
    const double start = bottomOf(leaf, area.top()) + 2.5;
    const QRectF steps(area.left(), start, area.width(), markers.top() - 2.0 - start);
    leaf.push_back({{steps.height(), 0, false,
                     [sheet, cards = stepWords(*sheet)](PageCanvas &canvas, const QRectF &place) {
                         paintSteps(canvas, *sheet, place, cards);
                     }},
                    steps});
    const Block title =
        paragraph(sheet->measure(), sheet->inLine([] { return Words::tr("Markers to cut out"); }),
                  area.width(), quiet());
    leaf.push_back({title, QRectF(markers.left(), markers.top(), markers.width(), title.height)});
    leaf.push_back({{markers.height(), 0, false,
                     [markers = markersOf(*sheet, area.width())](PageCanvas &canvas, const QRectF &place) {
                         paintMarkers(canvas, place, markers);
                     }},
                    markers});
    return leaf;
}

} // namespace

PrintPages trackPages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (!sheet->isPlayable()) {
        return leftOut(*sheet, PrintPart::SequenceTrack);
    }
    return pagesOf(sheet, PrintPart::SequenceTrack, {leafOf(sheet)});
}

} // namespace zama::print
