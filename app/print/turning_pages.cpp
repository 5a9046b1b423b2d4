#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/page_style.h"
#include "app/print/template_strip.h"
#include "core/kit/measures.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace zama::print {
namespace {

constexpr double kInchMm = 25.4;
const double kDiagonal = std::numbers::sqrt2 / 2; // of 45 degrees
constexpr int kLeastRadius = 4;
constexpr double kGap = 8.0;
constexpr double kCosts = 28.0; // left for words below the templates
// Inches by which the oblique is shorter where that saves a page.
constexpr std::array kShorter{0.0, 1.0, 2.0, 3.0};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TurningPages)
};

QPointF polar(QPointF pivot, double radius, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return pivot + QPointF(radius * std::cos(angle), -radius * std::sin(angle));
}

/// How large the two templates are, in inches, and where their corners lie.
struct Layout {
    int radius = 0;    ///< of the wheel
    QPointF pivot;     ///< its corner, lower left
    int way = 0;       ///< of the oblique
    QPointF start;     ///< its corner, lower left
    double bottom = 0; ///< of both
};

int fitting(double room)
{
    return static_cast<int>(std::floor(room / kInchMm));
}

int wantedRadius(const Scenario &scenario)
{
    int radius = kLeastRadius;
    for (const kit::WheelCost &cost : kit::wheelCostsOf(scenario)) {
        radius = std::max(radius, (cost.front + kInch - 1) / kInch);
    }
    return radius;
}

// Side by side where there is room for both, else one below the other; the oblique `shorter` than it could
// be.
Layout layoutIn(const QRectF &area, const Scenario &scenario, int shorter)
{
    Layout out;
    const bool isWide = area.width() > area.height();
    const double high = area.height() - kCosts;
    QSizeF room = isWide ? QSizeF((area.width() - kGap) / 2, high) : QSizeF(area.width(), (high - kGap) / 2);
    out.radius =
        std::min({wantedRadius(scenario), fitting(room.width()), fitting(room.height() / kDiagonal)});
    const double wheel = out.radius * kInchMm * kDiagonal;
    if (!isWide) {
        room.setHeight(high - kGap - wheel);
    }
    out.way = std::min({(kit::longestFormedWay(scenario) + kInch - 1) / kInch,
                        fitting(room.width() / kDiagonal), fitting(room.height() / kDiagonal)});
    out.way = std::max(1, out.way - shorter);
    const double slide = out.way * kInchMm * kDiagonal;
    if (isWide) {
        out.bottom = area.top() + std::max(wheel, slide);
        out.pivot = QPointF(area.left(), out.bottom);
        out.start = QPointF(area.left() + (area.width() + kGap) / 2, out.bottom);
    } else {
        out.pivot = QPointF(area.left(), area.top() + wheel);
        out.start = QPointF(area.left(), out.pivot.y() + kGap + slide);
        out.bottom = out.start.y();
    }
    return out;
}

void arc(PageCanvas &canvas, QPointF pivot, double radius)
{
    const QRectF circle(pivot.x() - radius, pivot.y() - radius, 2 * radius, 2 * radius);
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawArc(circle, 0, 45 * 16);
}

/// What a wheel by 15, 30 and 45 degrees costs, as it is written.
using CostWords = std::array<QString, 3>;

/// What is written on the templates; costs by the radius in inches.
struct TemplateWords {
    QString wheel = Words::tr("Wheel");
    QString oblique = Words::tr("Oblique");
    std::vector<CostWords> costs;
};

TemplateWords wordsOf(const KitSheet &sheet, int radius)
{
    TemplateWords words;
    for (int inches = 0; inches <= radius; ++inches) {
        CostWords costs;
        std::ranges::transform(kit::wheelCostOf(inches * kInch).cost, costs.begin(),
                               [&](Mils cost) { return sheet.length(cost); });
        words.costs.push_back(std::move(costs));
    }
    return words;
}

QSizeF figureSize(const PageCanvas &canvas, const QString &words)
{
    return {canvas.widthOf(words, {kSmallSize}) + 0.6, 3.2};
}

// On a white ground, so that no line goes through it.
void figure(PageCanvas &canvas, QPointF middle, const QString &words)
{
    const QSizeF size = figureSize(canvas, words);
    const QRectF box(middle - QPointF(size.width(), size.height()) / 2, size);
    canvas.shapes().fillRect(box, Qt::white);
    canvas.text(box, words, centred({kSmallSize}));
}

// Costs where an arc meets the lines of 15, 30 and 45 degrees. The last stays off the edge, by as much as it
// needs, and the one before makes room for it.
void paintCosts(PageCanvas &canvas, const CostWords &words, QPointF pivot, int inches)
{
    const double radius = inches * kInchMm - 6.6;
    const QSizeF size = figureSize(canvas, words.back());
    const double off = (size.width() + size.height() + 2.0) / 2 * kDiagonal;
    const double last = std::asin(off / radius) * 180 / std::numbers::pi;
    const std::array<double, 3> away{0.0, 0.3 * last, last};
    for (std::size_t i = 0; i < words.size(); ++i) {
        figure(canvas, polar(pivot, radius, kit::kWheelSteps.at(i) / 100.0 - away.at(i)), words.at(i));
    }
}

void paintWheel(PageCanvas &canvas, const KitSheet &sheet, const TemplateWords &words, QPointF pivot,
                int inches)
{
    const double radius = inches * kInchMm;
    QPainter &p = canvas.shapes();
    for (int i = 1; i < inches; ++i) {
        p.setPen(QPen(kFaint, kHairline));
        arc(canvas, pivot, i * kInchMm);
    }
    for (const double degrees : {15.0, 30.0}) {
        p.setPen(QPen(kFaint, kHairline));
        p.drawLine(QLineF(polar(pivot, kInchMm, degrees), polar(pivot, radius, degrees)));
    }
    for (int i = 2; i <= inches; ++i) {
        paintCosts(canvas, words.costs[static_cast<std::size_t>(i)], pivot, i);
    }
    p.setPen(QPen(kInk, 0.2, Qt::SolidLine, Qt::FlatCap));
    arc(canvas, pivot, radius);
    canvas.cutLine(QLineF(pivot, polar(pivot, radius, 0)));
    canvas.cutLine(QLineF(pivot, polar(pivot, radius, 45)));
    for (int i = 1; i < inches; ++i) {
        const double x = pivot.x() + i * kInchMm;
        p.setPen(QPen(kInk, 0.15, Qt::SolidLine, Qt::FlatCap));
        p.drawLine(QLineF(x, pivot.y(), x, pivot.y() - 2.5));
        figure(canvas, QPointF(x, pivot.y() - 4.4), sheet.length(i * kInch));
    }
    const Lettering title = bold(kNoteSize);
    const QPointF middle = polar(pivot, radius - kInchMm / 2, 7.5);
    canvas.text(QRectF(middle.x() - 9, middle.y() - 2, 18, 4), words.wheel, centred(title));
}

// The marks of the oblique, from its corner on: whole inches or centimetres.
std::vector<Mils> marksOf(const KitSheet &sheet, int inches)
{
    const bool isMetric = sheet.order().lengths == LengthUnit::Centimetres;
    std::vector<Mils> marks;
    for (int i = 1; true; ++i) {
        const Mils mark = isMetric ? (i * 100000 + 127) / 254 : i * kInch;
        if (mark > inches * kInch - kInch / 4) {
            return marks;
        }
        marks.push_back(mark);
    }
}

// A straight way up and the steepest way to the right; what lies between is allowed.
void paintOblique(PageCanvas &canvas, const KitSheet &sheet, const TemplateWords &words, QPointF start,
                  int inches)
{
    const double side = inches * kInchMm * kDiagonal;
    const QPointF top = start - QPointF(0, side);
    const QPointF far = top + QPointF(side, 0);
    cutOut(canvas, QPolygonF({start, top, far}));
    QPainter &p = canvas.shapes();
    const QPointF inward(-kDiagonal, -kDiagonal);
    for (const Mils mark : marksOf(sheet, inches)) {
        const QPointF at = polar(start, millimetres(mark), 45);
        p.setPen(QPen(kInk, 0.15, Qt::SolidLine, Qt::FlatCap));
        p.drawLine(QLineF(at, at + inward * 2.5));
        const QPointF middle = at + inward * 5.6;
        const QString length = sheet.length(mark);
        // None at the corners, where the other edges are near.
        const QSizeF size = figureSize(canvas, length);
        if (middle.x() - size.width() / 2 > start.x() + 0.4 &&
            middle.y() - size.height() / 2 > top.y() + 0.4) {
            figure(canvas, middle, length);
        }
    }
    Lettering title = bold(kNoteSize);
    title.align = Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute;
    canvas.text(QRectF(top.x() + 3, top.y() + 2, side * 0.6, 4), words.oblique, title);
    paintArrow(canvas, QLineF(start + QPointF(3.0, -side * 0.45), start + QPointF(3.0, -side * 0.75)), 2.5);
}

void addVersions(Blocks &blocks, const KitSheet &sheet, const QStringList &versions, double width)
{
    for (const QString &version : versions) {
        blocks.push_back(listItem(sheet.measure(), version, width, note(), 0.6));
    }
}

Blocks introduction(const KitSheet &sheet, double width)
{
    const auto wheel = [] {
        return Words::tr(
            "Wheel: lay the point at the corner that stays and the lower edge along the front. The "
            "outer corner moves along the arcs; the numbers are what 15, 30 and 45 degrees cost. "
            "Turn the template over for the other way.");
    };
    const auto oblique = [] {
        return Words::tr(
            "Oblique: lay the upright edge in the direction the unit faces. It may slide along the "
            "slanting edge, or anywhere between the two.");
    };
    Blocks blocks;
    addVersions(blocks, sheet, sheet.toAll(wheel), width);
    addVersions(blocks, sheet, sheet.toAll(oblique), width);
    return blocks;
}

Blocks costBlocks(const KitSheet &sheet, double width)
{
    Blocks blocks;
    for (const kit::WheelCost &cost : kit::wheelCostsOf(sheet.scenario())) {
        const Message message{
            "kit.wheel.cost",
            {Length{cost.front}, Length{cost.cost[0]}, Length{cost.cost[1]}, Length{cost.cost[2]}}};
        addVersions(blocks, sheet, sheet.toAll(message), width);
    }
    if (!blocks.empty()) {
        const QString title = sheet.inLine([] { return Words::tr("What wheels cost in this battle"); });
        blocks.insert(blocks.begin(), heading(sheet.measure(), title, width, sheet.order().ink));
    }
    return blocks;
}

// Words, templates, and below them the costs.
std::vector<Leaf> leavesOf(const KitSheetPtr &sheet, int shorter)
{
    const QRectF first = areaBelowHead(*sheet, true);
    std::vector<Leaf> leaves = flow(introduction(*sheet, first.width()), {first}, {first});
    const QRectF area = first.adjusted(0, bottomOf(leaves[0], first.top()) - first.top() + 4.0, 0, 0);
    const Layout layout = layoutIn(area, sheet->scenario(), shorter);
    const Block templates{
        layout.bottom - area.top(), 0, false,
        [sheet, layout, words = wordsOf(*sheet, layout.radius)](PageCanvas &canvas, const QRectF &) {
            paintWheel(canvas, *sheet, words, layout.pivot, layout.radius);
            paintOblique(canvas, *sheet, words, layout.start, layout.way);
        }};
    leaves[0].push_back({templates, QRectF(area.left(), area.top(), area.width(), templates.height)});
    const QRectF below = first.adjusted(0, layout.bottom - first.top() + 5.0, 0, 0);
    std::vector<Leaf> costs =
        flow(costBlocks(*sheet, first.width()), {below}, {areaBelowHead(*sheet, false)});
    for (std::size_t i = 0; i < costs.size(); ++i) {
        if (i == 0) {
            std::ranges::move(costs[0], std::back_inserter(leaves[0]));
        } else {
            leaves.push_back(std::move(costs[i]));
        }
    }
    return leaves;
}

} // namespace

PrintPages turningPages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    if (kit::longestFormedWay(sheet->scenario()) == 0) {
        return PrintProblem{Words::tr("Nobody in this battle is formed, so nobody needs to wheel.")};
    }
    const auto leavesAt = [&](double shorter) { return leavesOf(sheet, static_cast<int>(shorter)); };
    return pagesOf(sheet, PrintPart::TurningTemplates, fewestLeaves(std::span(kShorter), leavesAt));
}

} // namespace zama::print
