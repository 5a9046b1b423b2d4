#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/page_style.h"
#include "app/print/template_strip.h"
#include "core/kit/measures.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::print {
namespace {

constexpr double kCompass = 62.0; // high and wide

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RampagePages)
};

QString namesOf(const KitSheet &sheet, const kit::RampageRun &run)
{
    QStringList names;
    std::ranges::transform(run.types, std::back_inserter(names), [&](std::size_t i) {
        const UnitTypeSpec &type = sheet.scenario().types[i];
        return sheet.text(type.name, type.id);
    });
    return names.join(QStringLiteral(" · "));
}

struct StripWords {
    QString name;
    QString here;
    QString glue;
};

// The base at the beginning of the strip, with the way it faces.
void paintBase(PageCanvas &canvas, const QRectF &strip, double depth, const QString &words)
{
    const QRectF base(strip.left(), strip.top(), depth, strip.height());
    canvas.foldLine(QLineF(base.topRight(), base.bottomRight()));
    const double room = std::min(depth, strip.width()) - 3;
    canvas.text(QRectF(base.left() + 1.5, base.center().y() - 9, room, 8), words, centred({kSmallSize}));
    paintArrow(canvas,
               QLineF(base.left() + 4, base.center().y() + 3, base.right() - 4, base.center().y() + 3), 3.0);
}

// Between the marks of inches and centimetres.
void paintName(PageCanvas &canvas, const QRectF &strip, const QString &name)
{
    Lettering letters = bold(kNoteSize);
    letters.align = Qt::AlignCenter;
    canvas.text(QRectF(strip.left() + 4, strip.center().y() - 2, strip.width() - 8, 4), name, letters);
}

void paintPiece(PageCanvas &canvas, const KitSheet &sheet, const kit::RampageRun &run,
                const StripPiece &piece, const QRectF &place, const StripWords &words)
{
    const double left = place.left() + (piece.hasTab ? kTab : 0.0);
    const QRectF strip(left, place.top(), millimetres(piece.to - piece.from), place.height());
    paintStrip(canvas, sheet, piece, strip, {run.base.depth, words.glue});
    const double depth = piece.hasTab ? 0.0 : std::min(millimetres(run.base.depth), strip.width());
    if (depth > 0) {
        paintBase(canvas, strip, depth, words.here);
    }
    if (strip.width() - depth > 40) {
        paintName(canvas, strip.adjusted(depth, 0, 0, 0), words.name);
    }
}

Blocks stripBlocks(const KitSheet &sheet, const kit::RampageRun &run, double width)
{
    Blocks blocks;
    const std::vector<StripPiece> pieces = stripPieces(run.base.depth + run.run, width);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const StripPiece &piece = pieces[i];
        QStringList name{namesOf(sheet, run), pieceWords(sheet, i, pieces.size())};
        name.removeAll(QString());
        const StripWords words{name.join(QStringLiteral(" · ")), Words::tr("The elephant stands here"),
                               glueWord()};
        blocks.push_back({millimetres(run.base.width), 4.0, true,
                          [&sheet, run, piece, words](PageCanvas &canvas, const QRectF &place) {
                              paintPiece(canvas, sheet, run, piece, place, words);
                          }});
    }
    return blocks;
}

struct Direction {
    ElephantFate fate;
    QPointF way; // from the middle of the compass, y downwards
};

void paintFaces(PageCanvas &canvas, QPointF middle, const std::vector<int> &faces)
{
    constexpr double kDie = 5.4;
    const double width = static_cast<double>(faces.size()) * (kDie + 1.2) - 1.2;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const double left = middle.x() - width / 2 + static_cast<double>(i) * (kDie + 1.2);
        paintDie(canvas, QRectF(left, middle.y() - kDie / 2, kDie, kDie), faces[i]);
    }
}

std::vector<int> facesOf(const kit::RampageRun &run, ElephantFate fate)
{
    std::vector<int> faces;
    for (int face = 1; face <= 6; ++face) {
        if (run.control.at(static_cast<std::size_t>(face - 1)) == fate) {
            faces.push_back(face);
        }
    }
    return faces;
}

// An elephant from above that faces up; an arrow with the faces of the die for every way it may run.
void paintCompass(PageCanvas &canvas, const kit::RampageRun &run, const QRectF &place)
{
    const QPointF middle(place.center().x(), place.top() + kCompass / 2);
    const double across = std::min(9.0, 9.0 * run.base.width / std::max(run.base.width, run.base.depth));
    const double along = std::min(9.0, 9.0 * run.base.depth / std::max(run.base.width, run.base.depth));
    const QRectF base(middle.x() - across, middle.y() - along, 2 * across, 2 * along);
    canvas.shapes().setPen(QPen(kInk, kLine));
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawRect(base);
    canvas.shapes().setPen(QPen(kInk, 0.8));
    canvas.shapes().drawLine(base.topLeft(), base.topRight());
    static constexpr double kDown = 1.0;
    const std::array<Direction, 4> ways{{{ElephantFate::Ahead, {0, -kDown}},
                                         {ElephantFate::Right, {1, 0}},
                                         {ElephantFate::Left, {-1, 0}},
                                         {ElephantFate::Back, {0, kDown}}}};
    for (const Direction &way : ways) {
        const std::vector<int> faces = facesOf(run, way.fate);
        if (!faces.empty()) {
            paintArrow(canvas, QLineF(middle + way.way * 11, middle + way.way * 19), 3.0);
            const bool isUpright = way.way.x() == 0;
            const double out = isUpright ? 23.5 : 21.0 + 3.3 * static_cast<double>(faces.size());
            paintFaces(canvas, middle + way.way * out, faces);
        }
    }
    paintFaces(canvas, middle + QPointF(0, 1.5), facesOf(run, ElephantFate::Held));
}

// The faces in words, for those who read rather than look.
Blocks fateBlocks(const KitSheet &sheet, const kit::RampageRun &run, double width)
{
    Blocks blocks;
    for (int face = 1; face <= 6; ++face) {
        const Message fate = kit::fateInWords(run.control.at(static_cast<std::size_t>(face - 1)));
        blocks.push_back(numberedItem(sheet.measure(), sheet.number(face),
                                      sheet.toAll(fate).join(QStringLiteral(" / ")), width, 1.4, kBodySize));
    }
    return blocks;
}

// Words on the leading side, the picture beside them.
Block controlBlock(const KitSheet &sheet, const kit::RampageRun &run, double width)
{
    const double room = width - kCompass - 6.0;
    const Leaf words =
        flow(fateBlocks(sheet, run, room), {QRectF(0, 0, room, 1e6)}, {QRectF(0, 0, room, 1e6)}).front();
    const double height = std::max(kCompass, bottomOf(words, 0));
    return {height, 4.0, false, [run, words, room, height](PageCanvas &canvas, const QRectF &place) {
                const QRectF column = slice(canvas, place, 0, room);
                const double down = (height - bottomOf(words, 0)) / 2;
                for (const SetBlock &set : words) {
                    set.block.paint(canvas, set.place.translated(column.left(), place.top() + down));
                }
                paintCompass(canvas, run, slice(canvas, place, room + 6.0, kCompass));
            }};
}

Blocks runBlocks(const KitSheet &sheet, const kit::RampageRun &run, const QRectF &area)
{
    Blocks blocks{heading(sheet.measure(), namesOf(sheet, run), area.width(), sheet.order().ink)};
    if (millimetres(run.base.width) > areaBelowHead(sheet, false).height() - 10.0) {
        blocks.push_back(
            paragraph(sheet.measure(),
                      Words::tr("The path of this elephant is %1 wide, wider than the paper. Take larger "
                                "paper, or measure it with a stick.")
                          .arg(sheet.length(run.base.width)),
                      area.width(), body()));
    } else {
        append(blocks, stripBlocks(sheet, run, area.width()));
    }
    blocks.back().staysWithNext = false;
    blocks.push_back(controlBlock(sheet, run, area.width()));
    return blocks;
}

} // namespace

PrintPages rampagePages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    const std::vector<kit::RampageRun> runs = kit::rampagesOf(sheet->scenario());
    if (runs.empty()) {
        return PrintProblem{Words::tr("Nobody in this battle can run wild.")};
    }
    const QRectF first = areaBelowHead(*sheet, true);
    const auto advice = [] {
        return Words::tr(
            "Roll the control die. Lay the beginning of the strip over the elephant, turned the "
            "way the die says. Every unit under the strip is hit, friend or foe; a mere touch at "
            "the edge does not count.");
    };
    Blocks blocks;
    append(blocks, inEachLanguage(sheet->measure(), sheet->toAll(advice), first.width(), quiet(), 1.0));
    for (const kit::RampageRun &run : runs) {
        append(blocks, runBlocks(*sheet, run, first));
    }
    return pagesOf(sheet, PrintPart::RampageTemplate, flow(blocks, {first}, {areaBelowHead(*sheet, false)}));
}

} // namespace zama::print
