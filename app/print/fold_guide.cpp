#include "app/print/fold_guide.h"

#include "app/print/readers.h"
#include "table/scene/livery_painter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace zama::print {
namespace {

constexpr double kTitle = 7.0; // letters, millimetres
constexpr double kBody = 3.4;
constexpr double kPictures = 62.0; // height of the row of pictures
constexpr double kCaptions = 21.0;
constexpr double kRow = 6.0;      // of the list
constexpr double kLeastRow = 4.8; // where that saves a page
constexpr double kHead = 24.0;    // room for title and advice
constexpr double kListTop = kHead + kPictures + kCaptions;
constexpr double kBowRoom = 6.0; // below the third picture, for its arrow
constexpr double kFill = 0.84;   // of a picture's box that the strip fills
const QColor kGlue(0xb8, 0xac, 0x9c);

using SheetRows = std::vector<SheetRow>;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FoldGuide)
};

// Room in which something stands: x to the right, y away from us, z up. Seen from the front, a little from
// above and from the left.
struct Room {
    QPointF origin;
    double scale = 1.0;

    [[nodiscard]] QPointF at(double x, double y, double z) const
    {
        return origin + QPointF(x + 0.5 * y, -z - 0.32 * y) * scale;
    }
    // Lays a piece of the strip into the room: its upper left, upper right and lower left corners.
    [[nodiscard]] static QTransform laid(const QRectF &piece, QPointF topLeft, QPointF topRight,
                                         QPointF bottomLeft)
    {
        const QPointF right = (topRight - topLeft) / piece.width();
        const QPointF down = (bottomLeft - topLeft) / piece.height();
        return QTransform::fromTranslate(-piece.left(), -piece.top()) *
               QTransform(right.x(), right.y(), down.x(), down.y(), topLeft.x(), topLeft.y());
    }
};

StampPtr stamp(const QRectF &frame, std::function<void(QPainter &)> paint)
{
    auto made = std::make_shared<Stamp>();
    made->frame = frame;
    made->paint = std::move(paint);
    return made;
}

// A part of the strip alone, with paper behind it.
StampPtr pieceOf(const StampPtr &part)
{
    return stamp(part->frame, [part](QPainter &painter) {
        painter.fillRect(part->frame, Qt::white);
        part->paint(painter);
        painter.setPen(cutPen());
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(part->frame);
    });
}

// The blank side of a part, hatched where glue goes.
StampPtr blankOf(const QRectF &piece, bool isGlued)
{
    return stamp(piece.adjusted(-0.2, -0.2, 0.2, 0.2), [piece, isGlued](QPainter &painter) {
        painter.setPen(cutPen());
        painter.setBrush(Qt::white);
        painter.drawRect(piece);
        if (!isGlued) {
            return;
        }
        painter.setClipRect(piece.adjusted(1, 1, -1, -1), Qt::IntersectClip);
        painter.setPen(QPen(kGlue, 0.6));
        for (double x = piece.left() - piece.height(); x < piece.right(); x += 2.2) {
            painter.drawLine(QLineF(x, piece.bottom(), x + piece.height(), piece.top()));
        }
    });
}

// Scissors whose blades meet at the origin and point upwards, 10 mm long.
StampPtr scissors()
{
    return stamp(QRectF(-4, -7, 8, 15), [](QPainter &painter) {
        painter.setPen(QPen(kInk, 0.7, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::white);
        for (const double side : {-1.0, 1.0}) {
            painter.drawLine(QLineF(side * 1.5, -6, -side * 1.6, 3));
            painter.drawEllipse(QPointF(side * 2.0, 5), 1.6, 2.1);
        }
    });
}

void paintArrow(QPainter &painter, const QLineF &line)
{
    painter.setPen(QPen(kInk, 0.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(line);
    for (const double turn : {150.0, -150.0}) {
        painter.drawLine(QLineF::fromPolar(2.0, line.angle() + turn).translated(line.p2()));
    }
}

// A curve from one point to the other, bent by its middle, with an arrowhead.
void paintBow(QPainter &painter, QPointF from, QPointF middle, QPointF to)
{
    QPainterPath bow(from);
    bow.quadTo(middle, to);
    painter.setPen(QPen(kInk, 0.5, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(bow);
    QLineF last(middle, to);
    last.setP1(last.pointAt(0.9));
    paintArrow(painter, last);
}

class Pictures
{
public:
    Pictures(PageCanvas &canvas, const Strip &sample)
        : m_canvas(canvas),
          m_sample(sample),
          m_shape(sample.shape())
    {
    }

    void cut(const QRectF &box)
    {
        const auto [flat, scale] = flatIn(box);
        m_canvas.place(m_sample.face->whole, flat);
        m_canvas.place(scissors(), QTransform::fromTranslate(box.center().x() + m_shape.width * scale / 2,
                                                             box.bottom() - 12));
    }

    void glue(const QRectF &box)
    {
        const auto [flat, scale] = flatIn(box);
        for (const QRectF &flap : {m_shape.backFlap(), m_shape.frontFlap()}) {
            m_canvas.place(blankOf(flap, false), flat);
        }
        for (const QRectF &panel : {m_shape.backPanel(), m_shape.frontPanel()}) {
            m_canvas.place(blankOf(panel, true), flat);
        }
        const double x = box.center().x() + m_shape.width * scale / 2 + 1;
        const double middle = flat.map(QPointF(0, m_shape.ridge())).y();
        const double reach = m_shape.panel * scale * 0.7;
        paintBow(m_canvas.shapes(), QPointF(x, middle - reach), QPointF(x + 7, middle),
                 QPointF(x, middle + reach));
    }

    // Nearly closed, the flaps bent outwards.
    void fold(const QRectF &box)
    {
        const Room room = roomIn(box.adjusted(0, 0, 0, -kBowRoom));
        const double open = m_shape.panel * 0.22;
        const double top = m_shape.panel * 0.97;
        stand(room, open, top);
        QPainter &painter = m_canvas.shapes();
        const double left = -m_shape.width / 2;
        const QPointF flap = room.at(left, -open - m_shape.flap, 0);
        paintBow(painter, flap + QPointF(-1, 9), flap + QPointF(-6, 4), flap + QPointF(-1.5, 0.5));
    }

    void ready(const QRectF &box)
    {
        const Room room = roomIn(box);
        stand(room, 0.0, m_shape.panel);
        const double half = m_shape.width / 2;
        const QRectF label(room.at(-half, -m_shape.flap, 0) + QPointF(0, 1),
                           QSizeF(m_shape.width * room.scale, 3.5));
        const QLocale &reader = m_canvas.reader();
        m_canvas.text(label.adjusted(-6, 0, 6, 0),
                      Words::tr("%1 by %2 mm", "base, width and depth")
                          .arg(reader.toString(m_sample.soldier.base.width(), 'f', 1),
                               reader.toString(m_sample.soldier.base.height(), 'f', 1)),
                      {2.6, false, kInk, Qt::AlignCenter});
    }

private:
    // The whole strip in the middle of the box.
    [[nodiscard]] std::pair<QTransform, double> flatIn(const QRectF &box) const
    {
        const QSizeF size = m_shape.size();
        const double scale =
            kFill * std::min(box.width() * 0.8 / size.width(), box.height() * 1.1 / size.height());
        QTransform flat;
        flat.translate(box.center().x() - size.width() * scale / 2,
                       box.center().y() - size.height() * scale / 2);
        flat.scale(scale, scale);
        return {flat, scale};
    }

    [[nodiscard]] Room roomIn(const QRectF &box) const
    {
        const double depth = m_shape.flap + m_shape.panel * 0.22;
        const double scale =
            kFill * std::min(box.width() / (m_shape.width + depth), box.height() / (m_shape.panel + depth));
        return {{box.center().x(), box.bottom() - (0.32 * depth + 4) * scale - 2}, scale};
    }

    void lay(const StampPtr &piece, const QRectF &frame, QPointF topLeft, QPointF topRight,
             QPointF bottomLeft)
    {
        m_canvas.place(piece, Room::laid(frame, topLeft, topRight, bottomLeft));
    }

    // The folded strip: halves `open` from the middle at the ground, their ridge at `top`.
    void stand(const Room &room, double open, double top)
    {
        const double l = -m_shape.width / 2;
        const double r = -l;
        const double out = open + m_shape.flap;
        lay(pieceOf(m_sample.face->backFlap), m_shape.backFlap(), room.at(l, out, 0), room.at(r, out, 0),
            room.at(l, open, 0));
        lay(blankOf(m_shape.backPanel(), true), m_shape.backPanel(), room.at(l, open, 0), room.at(r, open, 0),
            room.at(l, 0, top));
        lay(pieceOf(m_sample.face->frontPanel), m_shape.frontPanel(), room.at(l, 0, top), room.at(r, 0, top),
            room.at(l, -open, 0));
        lay(pieceOf(m_sample.face->frontFlap), m_shape.frontFlap(), room.at(l, -open, 0),
            room.at(r, -open, 0), room.at(l, -out, 0));
    }

    PageCanvas &m_canvas;
    const Strip &m_sample;
    const StripShape &m_shape;
};

QStringList captions(const QStringList &languages)
{
    const std::array<QString (*)(), 4> steps{
        [] {
            return Words::tr(
                "First cut the columns apart, from top to bottom, then each column into its strips: "
                "they need not be as high as those beside them.");
        },
        [] {
            return Words::tr(
                "Put glue on the blank side of the two halves, not on the flaps, and fold along the "
                "middle line, pictures outwards.");
        },
        [] { return Words::tr("Bend the flaps outwards along the dashed lines. They are the base."); },
        [] {
            return Words::tr(
                "Ready. The broad coloured edge is the front; the base is as large as the rules need it.");
        },
    };
    QStringList all;
    for (const auto &say : steps) {
        all.append(toReaders(languages, say));
    }
    return all;
}

void paintNumber(PageCanvas &canvas, QPointF middle, int number)
{
    canvas.shapes().setPen(QPen(kInk, 0.35));
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawEllipse(middle, 2.8, 2.8);
    canvas.text(QRectF(middle - QPointF(2.8, 2.8), QSizeF(5.6, 5.6)), canvas.reader().toString(number),
                {3.6, true, kInk, Qt::AlignCenter});
}

void paintSteps(PageCanvas &canvas, const Strip &sample, const QRectF &room, const QStringList &languages)
{
    using Picture = void (Pictures::*)(const QRectF &);
    constexpr std::array<Picture, 4> kSteps{&Pictures::cut, &Pictures::glue, &Pictures::fold,
                                            &Pictures::ready};
    Pictures pictures(canvas, sample);
    const QStringList words = captions(languages);
    const double width = room.width() / kSteps.size();
    const bool isMirrored = canvas.reader().textDirection() == Qt::RightToLeft;
    for (std::size_t i = 0; i < kSteps.size(); ++i) {
        const std::size_t place = isMirrored ? kSteps.size() - 1 - i : i;
        const QRectF box(room.left() + width * static_cast<double>(place), room.top(), width, kPictures);
        (pictures.*kSteps.at(i))(box.adjusted(2, 2, -2, -2));
        paintNumber(canvas, box.topLeft() + QPointF(4, 5), static_cast<int>(i + 1));
        canvas.text(QRectF(box.left() + 1, box.bottom() + 1, width - 4, kCaptions - 2),
                    words[static_cast<qsizetype>(i)], {kBody, false, kInk, Qt::AlignLeading | Qt::AlignTop});
    }
}

// The list's columns, counted from the edge at which the reader begins.
class Columns
{
public:
    Columns(const QRectF &row, const QLocale &reader)
        : m_row(row),
          m_isMirrored(reader.textDirection() == Qt::RightToLeft),
          m_end(row.width() * 0.6)
    {
    }

    [[nodiscard]] QRectF tick() const { return at(0, 3.2, 1.0, 3.2); }
    [[nodiscard]] QRectF page() const { return at(5, 8, 0, m_row.height()); }
    [[nodiscard]] QRectF swatch() const { return at(16, 6, 1.2, 2.8); }
    [[nodiscard]] QRectF legend() const { return at(24, m_end - 38, 0, m_row.height()); }
    [[nodiscard]] QRectF strips() const { return at(m_end - 22, 22, 0, m_row.height()); }
    [[nodiscard]] QRectF name() const { return at(m_end + 6, m_row.width() - m_end - 6, 0, m_row.height()); }
    [[nodiscard]] QRectF pageHeading() const { return at(0, 15, 0, m_row.height()); }

private:
    [[nodiscard]] QRectF at(double start, double width, double down, double height) const
    {
        const double left = m_isMirrored ? m_row.right() - start - width : m_row.left() + start;
        return {left, m_row.top() + down, width, height};
    }

    QRectF m_row;
    bool m_isMirrored;
    double m_end;
};

void paintRow(PageCanvas &canvas, const QRectF &row, const SheetRow &sheet, int guides)
{
    const Columns columns(row, canvas.reader());
    QPainter &painter = canvas.shapes();
    painter.setPen(QPen(kInk, 0.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(columns.tick());
    const QLocale &reader = canvas.reader();
    const Lettering leading{3.0, false, kInk, Qt::AlignLeading | Qt::AlignVCenter};
    const Lettering trailing{3.0, false, kInk, Qt::AlignTrailing | Qt::AlignVCenter};
    canvas.text(columns.page(), reader.toString(guides + sheet.sheet + 1), trailing);
    paintSwatch(canvas, columns.swatch(), sheet.livery);
    canvas.text(columns.legend(), sheet.legend, leading);
    canvas.text(columns.strips(), reader.toString(sheet.strips), trailing);
    const QRectF name = columns.name();
    painter.setPen(QPen(kInk, 0.1));
    painter.drawLine(QLineF(name.left(), name.bottom() - 0.8, name.right(), name.bottom() - 0.8));
}

void paintHeadings(PageCanvas &canvas, const QRectF &row)
{
    const Columns columns(row, canvas.reader());
    const Lettering leading{2.6, true, kInk, Qt::AlignLeading | Qt::AlignVCenter};
    const Lettering trailing{2.6, true, kInk, Qt::AlignTrailing | Qt::AlignVCenter};
    canvas.text(columns.pageHeading(), Words::tr("Page"), leading);
    canvas.text(columns.legend(), Words::tr("Whose soldiers"), leading);
    canvas.text(columns.strips(), Words::tr("Strips"), trailing);
    canvas.text(columns.name(), Words::tr("Cut by"), leading);
}

// All rows and the headings in `height`, a little closer where that helps.
double rowHeight(std::size_t rows, double height)
{
    const double close = height / static_cast<double>(rows + 1);
    return kLeastRow <= close && close < kRow ? close : kRow;
}

void paintList(PageCanvas &canvas, const QRectF &room, const SheetRows &rows, int guides)
{
    const double high = rowHeight(rows.size(), room.height());
    QRectF row(room.left(), room.top(), room.width(), high);
    paintHeadings(canvas, row);
    for (const SheetRow &sheet : rows) {
        row.translate(0, high);
        paintRow(canvas, row, sheet, guides);
    }
}

double paintTitle(PageCanvas &canvas, const QRectF &room, const QStringList &languages)
{
    const auto title = [] { return Words::tr("How to make the paper soldiers"); };
    const auto advice = [] {
        return Words::tr(
            "Print at 100%, not fitted to the page, on strong paper (120 to 160 g): then the bar at the "
            "foot of each sheet is 10 cm long, and every base has its true size.");
    };
    const double most = kHead - 3;
    double y = room.top();
    y += canvas.text(QRectF(room.left(), y, room.width(), most * 0.5),
                     toReaders(languages, title).replace(QLatin1Char('\n'), QStringLiteral(" / ")),
                     {kTitle, true, kInk, Qt::AlignLeading | Qt::AlignTop});
    canvas.text(QRectF(room.left(), y + 1, room.width(), most - (y - room.top()) - 1),
                toReaders(languages, advice), {kBody, false, kInk, Qt::AlignLeading | Qt::AlignTop});
    return room.top() + kHead;
}

std::size_t rowsIn(double height)
{
    return static_cast<std::size_t>(std::max(0.0, std::floor(height / kRow) - 1));
}

std::size_t rowsIn(double height, std::size_t all)
{
    return rowHeight(all, height) < kRow ? all : rowsIn(height);
}

// In pages: so many on the first, so many on each that follows.
std::vector<SheetRows> split(const SheetRows &rows, std::size_t first, std::size_t further)
{
    std::vector<SheetRows> pages;
    auto at = rows.begin();
    do {
        const auto left = static_cast<std::size_t>(rows.end() - at);
        const auto count = std::min(left, pages.empty() ? first : std::max<std::size_t>(further, 1));
        const auto end = at + static_cast<std::ptrdiff_t>(count);
        pages.emplace_back(at, end);
        at = end;
    } while (at != rows.end());
    return pages;
}

} // namespace

void paintSwatch(PageCanvas &canvas, const QRectF &frame, const Livery &livery)
{
    QPainter &painter = canvas.shapes();
    table::fillWithLivery(painter, frame, inked(livery, canvas.ink()), 2.0);
    painter.setPen(QPen(kInk, 0.1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame);
}

std::vector<PrintPage> foldGuide(const PrintOrder &order, const Strip &sample, const SheetRows &rows)
{
    const Paper &paper = order.paper;
    const QRectF content = paper.content();
    const std::vector<SheetRows> lists =
        split(rows, rowsIn(content.height() - kListTop, rows.size()), rowsIn(content.height()));
    const auto guides = static_cast<int>(lists.size());
    std::vector<PrintPage> pages;
    pages.push_back(
        {paper,
         {},
         [sample, list = lists.front(), content, guides, languages = order.languages](PageCanvas &canvas) {
             const double y = paintTitle(canvas, content, languages);
             paintSteps(canvas, sample, QRectF(content.left(), y, content.width(), 0), languages);
             paintList(canvas, content.adjusted(0, kListTop, 0, 0), list, guides);
         }});
    for (std::size_t i = 1; i < lists.size(); ++i) {
        pages.push_back({paper, {}, [list = lists[i], content, guides](PageCanvas &canvas) {
                             paintList(canvas, content, list, guides);
                         }});
    }
    return pages;
}

} // namespace zama::print
