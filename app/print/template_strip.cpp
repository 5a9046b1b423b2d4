#include "app/print/template_strip.h"

#include "app/print/kit_marks.h"
#include "app/print/page_style.h"
#include "core/kit/measures.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace zama::print {
namespace {

constexpr double kTick = 0.15; // how thick
constexpr double kLong = 4.0;
constexpr double kHalf = 2.8;
constexpr double kShort = 1.8;
constexpr double kDigits = 2.4;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TemplateStrip)
};

void tick(PageCanvas &canvas, double x, double edge, double length)
{
    canvas.shapes().setPen(QPen(kInk, kTick, Qt::SolidLine, Qt::FlatCap));
    canvas.shapes().drawLine(QLineF(x, edge, x, edge + length));
}

void digits(PageCanvas &canvas, const QRectF &place, double x, double top, const QString &text)
{
    // A number that would hang over an end is moved in.
    const double width = canvas.widthOf(text, {kDigits}) + 0.6;
    const double left = std::clamp(x - width / 2, place.left() + 0.5, place.right() - 0.5 - width);
    canvas.text(QRectF(left, top, width, kDigits * 1.3), text, centred({kDigits}));
}

// Quarters of an inch along the upper edge.
void inchMarks(PageCanvas &canvas, const KitSheet &sheet, const StripPiece &piece, const QRectF &place,
               Mils zero)
{
    constexpr Mils kQuarter = kInch / 4;
    const Mils first = (piece.from - zero + kQuarter - 1) / kQuarter;
    for (Mils i = std::max(first, 0); zero + i * kQuarter <= piece.to; ++i) {
        const double x = place.left() + millimetres(zero + i * kQuarter - piece.from);
        tick(canvas, x, place.top(), i % 4 == 0 ? kLong : i % 2 == 0 ? kHalf : kShort);
        if (i % 4 == 0 && i > 0) {
            digits(canvas, place, x, place.top() + kLong, sheet.number(i / 4));
        }
    }
}

// Half centimetres along the lower edge.
void centimetreMarks(PageCanvas &canvas, const KitSheet &sheet, const StripPiece &piece, const QRectF &place,
                     Mils zero)
{
    constexpr double kStep = 5.0;
    const double from = millimetres(piece.from - zero);
    const int first = std::max(0, static_cast<int>(std::ceil(from / kStep - 1e-6)));
    for (int i = first; i * kStep <= millimetres(piece.to - zero) + 1e-6; ++i) {
        const double x = place.left() + i * kStep - from;
        const bool isWhole = i % 2 == 0;
        tick(canvas, x, place.bottom(), isWhole ? -kHalf : -kShort);
        if (isWhole && i > 0) {
            digits(canvas, place, x, place.bottom() - kHalf - kDigits * 1.3, sheet.number(i / 2));
        }
    }
}

void paintTab(PageCanvas &canvas, const QRectF &place, const QString &glue)
{
    const QRectF tab(place.left() - kTab, place.top() + 1.0, kTab, place.height() - 2.0);
    const QPolygonF shape({tab.topRight(), QPointF(tab.left(), tab.top() + 1.5),
                           QPointF(tab.left(), tab.bottom() - 1.5), tab.bottomRight()});
    hatch(canvas, shape, 1.6);
    canvas.cutLine(QLineF(shape[0], shape[1]));
    canvas.cutLine(QLineF(shape[1], shape[2]));
    canvas.cutLine(QLineF(shape[2], shape[3]));
    const double middle = tab.center().y();
    const QRectF words(tab.left() + 1.0, middle - 1.7, tab.width() - 2.0, 3.4);
    canvas.shapes().fillRect(words, Qt::white);
    canvas.text(words, glue, centred({kSmallSize}));
}

} // namespace

QString glueWord()
{
    return Words::tr("glue");
}

std::vector<StripPiece> stripPieces(Mils length, double room)
{
    std::vector<StripPiece> pieces;
    Mils from = 0;
    const auto longest = static_cast<Mils>(std::floor((room - kTab) / 0.0254));
    for (const Mils piece : kit::piecesOf(length, longest)) {
        pieces.push_back({from, from + piece, from > 0});
        from += piece;
    }
    return pieces;
}

QString pieceWords(const KitSheet &sheet, std::size_t piece, std::size_t count)
{
    if (count < 2) {
        return {};
    }
    return sheet.inLine([&] {
        return QCoreApplication::translate("StickPages", "Piece %1 of %2")
            .arg(sheet.number(static_cast<int>(piece + 1)), sheet.number(static_cast<int>(count)));
    });
}

void paintStrip(PageCanvas &canvas, const KitSheet &sheet, const StripPiece &piece, const QRectF &place,
                const StripMarks &marks)
{
    if (piece.hasTab) {
        paintTab(canvas, place, marks.glue);
    }
    canvas.cutLine(QLineF(place.topLeft(), place.topRight()));
    canvas.cutLine(QLineF(place.topRight(), place.bottomRight()));
    canvas.cutLine(QLineF(place.bottomLeft(), place.bottomRight()));
    if (piece.hasTab) {
        canvas.foldLine(QLineF(place.topLeft(), place.bottomLeft()));
    } else {
        canvas.cutLine(QLineF(place.topLeft(), place.bottomLeft()));
    }
    inchMarks(canvas, sheet, piece, place, marks.zero);
    centimetreMarks(canvas, sheet, piece, place, marks.zero);
}

} // namespace zama::print
