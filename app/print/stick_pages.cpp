#include "app/print/kit_marks.h"
#include "app/print/kit_pages.h"
#include "app/print/page_style.h"
#include "app/print/template_strip.h"
#include "core/kit/measures.h"

#include <QCoreApplication>

#include <algorithm>

namespace zama::print {
namespace {

constexpr double kStickHeight = 20.0;
constexpr double kStickGap = 4.0;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StickPages)
};

QString labelOf(const KitSheet &sheet, const kit::Stick &stick)
{
    QStringList uses;
    std::ranges::transform(stick.uses, std::back_inserter(uses),
                           [&](const Message &use) { return sheet.toAll(use).join(QStringLiteral(" / ")); });
    return uses.join(QStringLiteral(" · "));
}

void paintPiece(PageCanvas &canvas, const KitSheet &sheet, const StripPiece &piece, const QRectF &place,
                const QString &length, const QString &words, const QString &glue)
{
    paintStrip(canvas, sheet, piece, place, {0, glue});
    const double top = place.top() + 7.2;
    const QRectF line(place.left() + 2, top, place.width() - 4, 5.6);
    const double room = std::min(24.0, line.width() * 0.4);
    Lettering large = bold(kHeadingSize);
    large.colour = rubric(canvas.ink());
    large.align = Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute;
    canvas.text(QRectF(line.left(), top, room, 5.6), length, large);
    Lettering small = note();
    small.align = Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute;
    canvas.text(line.adjusted(room + 1, 0, 0, 0), words, small);
}

Blocks stickBlocks(const std::shared_ptr<const KitSheet> &owner, const kit::Stick &stick, double width)
{
    const KitSheet &sheet = *owner;
    Blocks blocks;
    const std::vector<StripPiece> pieces = stripPieces(stick.length, width);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const StripPiece &piece = pieces[i];
        const QString part = pieceWords(sheet, i, pieces.size());
        const QString words = pieces.size() == 1 ? labelOf(sheet, stick)
                              : i == 0           ? labelOf(sheet, stick) + QStringLiteral(" · ") + part
                                                 : part;
        blocks.push_back({kStickHeight, kStickGap, i + 1 < pieces.size(),
                          [&sheet, piece, length = sheet.length(stick.length), words,
                           glue = glueWord()](PageCanvas &canvas, const QRectF &place) {
                              const double left = place.left() + (piece.hasTab ? kTab : 0.0);
                              const QRectF strip(left, place.top(), millimetres(piece.to - piece.from),
                                                 place.height());
                              paintPiece(canvas, sheet, piece, strip, length, words, glue);
                          }});
    }
    return blocks;
}

} // namespace

PrintPages stickPages(const PrintOrder &order)
{
    const auto sheet = std::make_shared<const KitSheet>(order);
    const QRectF first = areaBelowHead(*sheet, true);
    const std::vector<kit::Stick> sticks = kit::sticksOf(sheet->scenario());
    if (sticks.empty()) {
        return PrintProblem{Words::tr("This battle has no troops yet, so there is nothing to measure.")};
    }
    const auto advice = [] {
        return Words::tr("Cut along the lines. A hatched tab goes under the end of the piece before it, "
                         "up to the broken line. The upper edge is in inches, the lower in centimetres.");
    };
    Blocks blocks;
    append(blocks, inEachLanguage(sheet->measure(), sheet->toAll(advice), first.width(), quiet(), 1.0));
    for (const kit::Stick &stick : sticks) {
        append(blocks, stickBlocks(sheet, stick, first.width()));
    }
    return pagesOf(sheet, PrintPart::RangeSticks, flow(blocks, {first}, {areaBelowHead(*sheet, false)}));
}

} // namespace zama::print
