#include "app/print/page_canvas.h"

#include "table/model/bidi.h"

#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace zama::print {
namespace {

// Letters are laid out in hundredths of a millimetre, whatever the device, so that lines break alike
// everywhere.
constexpr double kTextUnit = 100.0;
constexpr double kSmallest = 0.6; // of the size that was asked for
constexpr double kSmaller = 0.95;
constexpr double kCutWidth = 0.2;
constexpr double kFoldWidth = 0.2;

QFont fontFor(const QString &words, const Lettering &lettering, double factor)
{
    QFont font = printFont(table::hasRightToLeft(words));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(lettering.size * factor * kTextUnit))));
    font.setBold(lettering.isBold);
    return font;
}

// Words laid out in lines, in hundredths of a millimetre.
class Lines
{
public:
    Lines(const QString &words, const QFont &font, double width)
        : m_layout(std::make_unique<QTextLayout>(
              QString(words).replace(QLatin1Char('\n'), QChar::LineSeparator), font))
    {
        QTextOption option;
        option.setWrapMode(QTextOption::WordWrap);
        // Words of another script than the reader's run their own way.
        option.setTextDirection(table::beginsRightToLeft(words) ? Qt::RightToLeft : Qt::LeftToRight);
        option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
        m_layout->setTextOption(option);
        m_layout->beginLayout();
        for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
            line.setLineWidth(width);
            line.setPosition(QPointF(0, m_height));
            m_height += line.height();
            m_width = std::max(m_width, line.naturalTextWidth());
        }
        m_layout->endLayout();
    }

    [[nodiscard]] double height() const { return m_height; }
    [[nodiscard]] double width() const { return m_width; }

    void draw(QPainter &painter, const QRectF &box, Qt::Alignment align) const
    {
        const double spare = box.height() - m_height;
        const double down = align.testFlag(Qt::AlignBottom)    ? spare
                            : align.testFlag(Qt::AlignVCenter) ? spare / 2
                                                               : 0.0;
        for (int i = 0; i < m_layout->lineCount(); ++i) {
            const QTextLine line = m_layout->lineAt(i);
            const double room = box.width() - line.naturalTextWidth();
            const double right = align.testFlag(Qt::AlignRight)     ? room
                                 : align.testFlag(Qt::AlignHCenter) ? room / 2
                                                                    : 0.0;
            // A line's text begins somewhere in it where it runs from right to left.
            const double start = line.naturalTextRect().left() - line.x();
            line.draw(&painter, QPointF(box.left() + right - start, box.top() + down));
        }
    }

private:
    std::unique_ptr<QTextLayout> m_layout; // it cannot move itself
    double m_height = 0.0;
    double m_width = 0.0;
};

bool fits(const Lines &lines, const QSizeF &box)
{
    const double height = box.height() > 0 ? box.height() : lines.height();
    return lines.width() <= box.width() + 0.5 && lines.height() <= height + 0.5;
}

// The longest beginning of the words that fits, with an ellipsis.
QString shortened(const QString &words, const QFont &font, const QSizeF &box)
{
    const QString dots(QChar(0x2026));
    qsizetype fitting = 0;
    for (qsizetype step = words.size(); step > 0; step /= 2) {
        while (fitting + step < words.size() &&
               fits(Lines(words.left(fitting + step).trimmed() + dots, font, box.width()), box)) {
            fitting += step;
        }
    }
    return words.left(fitting).trimmed() + dots;
}

// Leading and trailing become left and right, as the reader reads; what says nothing leads.
Qt::Alignment sided(Qt::Alignment align, const QLocale &reader)
{
    const bool isMirrored = reader.textDirection() == Qt::RightToLeft && !align.testFlag(Qt::AlignAbsolute);
    if (!isMirrored || align.testFlag(Qt::AlignHCenter)) {
        return align;
    }
    return (align & Qt::AlignVertical_Mask) |
           (align.testFlag(Qt::AlignRight) ? Qt::AlignLeft : Qt::AlignRight);
}

Lines linesFor(const QString &words, const QSizeF &box, const Lettering &lettering)
{
    for (double factor = 1.0; factor > kSmallest; factor *= kSmaller) {
        Lines lines(words, fontFor(words, lettering, factor), box.width());
        if (fits(lines, box)) {
            return lines;
        }
    }
    const QFont font = fontFor(words, lettering, kSmallest);
    Lines lines(words, font, box.width());
    return fits(lines, box) ? std::move(lines) : Lines(shortened(words, font, box), font, box.width());
}

} // namespace

QPen cutPen()
{
    return {kInk, kCutWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
}

QPen foldPen()
{
    QPen pen(kInk, kFoldWidth, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({6.0, 5.0}); // in widths
    return pen;
}

PageCanvas::PageCanvas(QPainter &painter, double scale, const Paper &paper, const QLocale &reader, Ink ink)
    : m_painter(painter),
      m_paper(paper),
      m_reader(reader),
      m_ink(ink)
{
    m_painter.save();
    m_painter.scale(scale, scale);
    m_painter.setRenderHint(QPainter::Antialiasing);
}

PageCanvas::~PageCanvas()
{
    m_painter.restore();
}

double PageCanvas::text(const QRectF &box, const QString &words, const Lettering &lettering)
{
    const QRectF room(box.topLeft() * kTextUnit, box.size() * kTextUnit);
    const Lines lines = linesFor(words, room.size(), lettering);
    m_painter.save();
    m_painter.scale(1.0 / kTextUnit, 1.0 / kTextUnit);
    m_painter.setPen(lettering.colour);
    const QRectF seat(room.topLeft(),
                      QSizeF(room.width(), room.height() > 0 ? room.height() : lines.height()));
    lines.draw(m_painter, seat, sided(lettering.align, m_reader));
    m_painter.restore();
    return lines.height() / kTextUnit;
}

double PageCanvas::heightOf(const QString &words, double width, const Lettering &lettering) const
{
    return linesFor(words, QSizeF(width * kTextUnit, 0), lettering).height() / kTextUnit;
}

double PageCanvas::widthOf(const QString &words, const Lettering &lettering) const
{
    return Lines(words, fontFor(words, lettering, 1.0), 1e7).width() / kTextUnit;
}

void PageCanvas::cutLine(const QLineF &line)
{
    m_painter.setPen(cutPen());
    m_painter.drawLine(line);
}

void PageCanvas::foldLine(const QLineF &line)
{
    m_painter.setPen(foldPen());
    m_painter.drawLine(line);
}

void PageCanvas::place(const StampPtr &stamp, const QTransform &where)
{
    m_placed.push_back({stamp, where});
}

} // namespace zama::print
