#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/kit_sheet.h"
#include "app/print/page_style.h"
#include "core/kit/quick_reference.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::print {
namespace {

constexpr int kTurns = 12; // where the battle has no limit
constexpr int kMostTurns = 24;
constexpr double kTurnHeight = 18.0;
constexpr double kStepGap = 6.0; // an arrow's length
constexpr double kMarker = 14.0;
constexpr double kMarkerRow = 20.0;
constexpr int kMeleeMarkers = 6;

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

/// What stands in the box of a step.
struct StepWords {
    QString number;
    QString what;
    QString who;
    QString reminder;
    SideId side; ///< none: both
};

std::vector<StepWords> stepWords(const KitSheet &sheet)
{
    std::vector<StepWords> all;
    for (const kit::StepCard &card : kit::stepCardsOf(sheet.setup())) {
        const QString who = card.side.isValid() ? sheet.nameOfSide(card.side) : Words::tr("Both sides");
        all.push_back({sheet.number(static_cast<int>(all.size()) + 1), sheet.say(card.what), who,
                       sheet.say(card.reminder), card.side});
    }
    return all;
}

// Where the marker lies while this is the step.
void paintSeat(PageCanvas &canvas, const QRectF &inner)
{
    const QRectF row(inner.left(), inner.bottom() - kMarker, inner.width(), kMarker);
    QPen pen(kFaint, kLine, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({5, 4});
    canvas.shapes().setPen(pen);
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawRect(slice(canvas, row, row.width() - kMarker, kMarker));
}

void paintStep(PageCanvas &canvas, const KitSheet &sheet, const QRectF &box, const StepWords &step)
{
    canvas.shapes().setPen(QPen(kInk, kRule));
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawRoundedRect(box, 2.0, 2.0);
    const QRectF inner = box.adjusted(3, 2.5, -3, -2.5);
    Lettering title = inRow(bold(kHeadingSize));
    title.colour = rubric(canvas.ink());
    const QRectF head(inner.left(), inner.top(), inner.width(), 6.0);
    canvas.text(slice(canvas, head, 0, 6), step.number, title);
    canvas.text(slice(canvas, head, 7, head.width() - 7), step.what, title);
    const QRectF who(inner.left(), inner.top() + 6.2, inner.width(), 4.6);
    const double indent = step.side.isValid() ? 7 : 0;
    if (step.side.isValid()) {
        const QRectF sign = slice(canvas, who, 0, 5);
        paintSideSign(canvas, sheet.scenario(), QRectF(sign.left(), who.top() + 0.7, 5, 3.2), step.side);
    }
    canvas.text(slice(canvas, who, indent, who.width() - indent), step.who, inRow(bold(kBodySize)));
    const bool hasSeat = inner.height() > kMarker + 30;
    canvas.text(inner.adjusted(0, 12.0, 0, hasSeat ? -kMarker - 2 : 0), step.reminder,
                {kBodySize * 1.1, false, kInk, Qt::AlignLeading | Qt::AlignTop});
    if (hasSeat) {
        paintSeat(canvas, inner);
    }
}

// Where the arrow to the next step goes, in the reader's direction.
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
    const double x = to.center().x();
    paintArrow(canvas, QLineF(x, from.bottom() + 0.9, x, to.top() - 0.9), 2.4);
}

struct StepGrid {
    int columns = 1;
    int rows = 1;
};

StepGrid stepGrid(std::size_t steps, double width)
{
    StepGrid grid;
    grid.columns = std::max(1, std::min(static_cast<int>(steps), static_cast<int>(width / 85.0)));
    grid.rows = (static_cast<int>(steps) + grid.columns - 1) / grid.columns;
    return grid;
}

void paintSteps(PageCanvas &canvas, const KitSheet &sheet, const QRectF &place,
                const std::vector<StepWords> &cards)
{
    const StepGrid grid = stepGrid(cards.size(), place.width());
    const double width = (place.width() - (grid.columns - 1) * kStepGap) / grid.columns;
    const double height = (place.height() - (grid.rows - 1) * kStepGap) / grid.rows;
    QRectF before;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const int row = static_cast<int>(i) / grid.columns;
        // Every second row runs back, so that each step is beside or below the one before it.
        const int along = static_cast<int>(i) % grid.columns;
        const int column = row % 2 == 0 ? along : grid.columns - 1 - along;
        const QRectF line(place.left(), place.top() + row * (height + kStepGap), place.width(), height);
        const QRectF box = slice(canvas, line, column * (width + kStepGap), width);
        paintStep(canvas, sheet, box, cards[i]);
        if (i > 0) {
            paintWay(canvas, before, box);
        }
        before = box;
    }
}

QStringList markerWords()
{
    QStringList words{Words::tr("Turn"), Words::tr("Step")};
    for (int i = 0; i < kMeleeMarkers; ++i) {
        words.append(Words::tr("In melee"));
    }
    return words;
}

void paintMarkers(PageCanvas &canvas, const QRectF &place, const QStringList &words)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QRectF box = slice(canvas, place, static_cast<double>(i) * (kMarker + 2.5), kMarker);
        const QRectF square(box.left(), place.bottom() - kMarker, kMarker, kMarker);
        cutOut(canvas,
               QPolygonF({square.topLeft(), square.topRight(), square.bottomRight(), square.bottomLeft()}));
        canvas.text(square.adjusted(0.8, 8.4, -0.8, -0.8), words[i], centred(bold(kSmallSize + 0.2)));
        const QPointF middle(square.center().x(), square.top() + 4.8);
        if (i < 2) {
            paintArrow(canvas, QLineF(middle - QPointF(0, 3), middle + QPointF(0, 3)), 3.0);
        } else {
            paintArrow(canvas, QLineF(middle + QPointF(-3, 3), middle + QPointF(3, -3)), 2.0);
            paintArrow(canvas, QLineF(middle + QPointF(3, 3), middle + QPointF(-3, -3)), 2.0);
        }
    }
}

// Turns above, markers below, and the steps in all that is left.
Leaf leafOf(const KitSheetPtr &sheet)
{
    const QRectF area = areaBelowHead(*sheet, true);
    const Blocks top{
        heading(sheet->measure(), Words::tr("Turns"), area.width(), sheet->order().ink), turnsBlock(sheet),
        heading(sheet->measure(), Words::tr("Steps of a turn"), area.width(), sheet->order().ink, 4.0)};
    Leaf leaf = flow(top, {area}, {area}).front();
    const QRectF markers(area.left(), area.bottom() - kMarkerRow, area.width(), kMarkerRow);
    const double start = bottomOf(leaf, area.top()) + 2.5;
    const QRectF steps(area.left(), start, area.width(), markers.top() - 2.0 - start);
    leaf.push_back({{steps.height(), 0, false,
                     [sheet, cards = stepWords(*sheet)](PageCanvas &canvas, const QRectF &place) {
                         paintSteps(canvas, *sheet, place, cards);
                     }},
                    steps});
    const Block title = paragraph(sheet->measure(), Words::tr("Markers to cut out"), area.width(), quiet());
    leaf.push_back({title, QRectF(markers.left(), markers.top(), markers.width(), title.height)});
    leaf.push_back({{markers.height(), 0, false,
                     [words = markerWords()](PageCanvas &canvas, const QRectF &place) {
                         paintMarkers(canvas, place, words);
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
