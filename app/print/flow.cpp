#include "app/print/flow.h"

#include "app/print/kit_marks.h"
#include "app/print/page_style.h"
#include "table/model/bidi.h"

#include <algorithm>

namespace zama::print {
namespace {

constexpr double kIndent = 4.0;
constexpr double kNumberIndent = 6.5;
constexpr double kShortest = 40.0; // a column that is balanced with others

// Places block after block; knows where the next one would go.
class Setter
{
public:
    Setter(const Columns &first, const Columns &later)
        : m_columns(first),
          m_later(later)
    {
        m_leaves.emplace_back();
    }

    void set(const Block &block)
    {
        const double gap = isAtTop() ? 0.0 : block.before;
        if (!isAtTop() && m_down + gap + block.height > room()) {
            nextColumn();
            set(block);
            return;
        }
        const QRectF &column = m_columns[m_column];
        m_leaves.back().push_back(
            {block, QRectF(column.left(), column.top() + m_down + gap, column.width(), block.height)});
        m_down += gap + block.height;
    }

    // Begins a new column if these would fit into an empty one but not into what is left of this.
    void makeRoom(double height, double before)
    {
        const bool isTooMuch = m_down + before + height > room();
        if (!isAtTop() && isTooMuch && height <= std::max(nextRoom(), room())) {
            nextColumn();
        }
    }

    [[nodiscard]] std::vector<Leaf> take()
    {
        if (m_leaves.back().empty()) {
            m_leaves.pop_back();
        }
        return std::move(m_leaves);
    }

private:
    [[nodiscard]] bool isAtTop() const { return m_down == 0.0; }
    [[nodiscard]] double room() const { return m_columns[m_column].height() + 1e-6; }
    [[nodiscard]] double nextRoom() const
    {
        return m_column + 1 < m_columns.size() ? m_columns[m_column + 1].height() : m_later[0].height();
    }
    void nextColumn()
    {
        m_down = 0.0;
        if (++m_column == m_columns.size()) {
            m_columns = m_later;
            m_column = 0;
            m_leaves.emplace_back();
        }
    }

    Columns m_columns;
    Columns m_later;
    std::vector<Leaf> m_leaves;
    std::size_t m_column = 0;
    double m_down = 0.0;
};

// Blocks from `first` that stay together, and how high they are.
std::pair<std::size_t, double> groupAt(const Blocks &blocks, std::size_t first)
{
    std::size_t last = first;
    double height = blocks[first].height;
    while (blocks[last].staysWithNext && last + 1 < blocks.size()) {
        ++last;
        height += blocks[last].before + blocks[last].height;
    }
    return {last + 1, height};
}

// The longest beginning of the words that fits, at least one word.
QString lineOf(const Measure &measure, QStringList &words, double width, const Lettering &lettering)
{
    QString line = words.takeFirst();
    while (!words.isEmpty()) {
        const QString longer = line + QLatin1Char(' ') + words.constFirst();
        if (measure->widthOf(longer, lettering) > width) {
            break;
        }
        line = longer;
        words.removeFirst();
    }
    return line;
}

// Flush with the side where such words begin, whatever the page's reader.
Lettering flushWith(const QString &text, Lettering lettering)
{
    const bool isFromTheRight = table::beginsRightToLeft(text);
    lettering.align = (lettering.align & Qt::AlignVertical_Mask) | Qt::AlignAbsolute |
                      (isFromTheRight ? Qt::AlignRight : Qt::AlignLeft);
    return lettering;
}

// A line of a paragraph runs its way, also where it begins with a word that runs the other.
QString asPartOf(const QString &text, const QString &line)
{
    constexpr QChar leftToRight(0x200e);
    constexpr QChar rightToLeft(0x200f);
    const bool isFromTheRight = table::beginsRightToLeft(text);
    return table::beginsRightToLeft(line) == isFromTheRight
               ? line
               : (isFromTheRight ? rightToLeft : leftToRight) + line;
}

// False where nothing sensible would be left.
bool shorten(Columns &columns)
{
    for (QRectF &column : columns) {
        column.setHeight(column.height() - 1.0);
    }
    return columns.size() > 1 && columns[0].height() > kShortest;
}

Block written(const Measure &measure, const QString &text, double width, const Lettering &lettering,
              double before)
{
    return {
        measure->heightOf(text, width, lettering), before, false,
        [text, lettering](PageCanvas &canvas, const QRectF &place) { canvas.text(place, text, lettering); }};
}

} // namespace

QRectF slice(const PageCanvas &canvas, const QRectF &row, double from, double width)
{
    const bool isMirrored = canvas.reader().textDirection() == Qt::RightToLeft;
    const double left = isMirrored ? row.right() - from - width : row.left() + from;
    return {left, row.top(), width, row.height()};
}

Measure::Measure(const QLocale &reader)
    : m_image(1, 1, QImage::Format_ARGB32_Premultiplied),
      m_painter(&m_image),
      m_canvas(m_painter, 1.0, Paper(), reader, Ink::Colour)
{
}

Columns columnsIn(const QRectF &area, int count, const QLocale &reader)
{
    Columns columns;
    const double width = (area.width() - (count - 1) * kGutter) / count;
    for (int i = 0; i < count; ++i) {
        columns.emplace_back(area.left() + i * (width + kGutter), area.top(), width, area.height());
    }
    if (reader.textDirection() == Qt::RightToLeft) {
        std::ranges::reverse(columns);
    }
    return columns;
}

std::vector<Leaf> flow(const Blocks &blocks, const Columns &first, const Columns &later)
{
    Setter setter(first, later);
    for (std::size_t i = 0; i < blocks.size();) {
        const auto [end, height] = groupAt(blocks, i);
        setter.makeRoom(height, blocks[i].before);
        for (; i < end; ++i) {
            setter.set(blocks[i]);
        }
    }
    return setter.take();
}

std::vector<Leaf> flowEvenly(const Blocks &blocks, const Columns &first, const Columns &later)
{
    std::vector<Leaf> leaves = flow(blocks, first, later);
    if (leaves.empty()) {
        return leaves;
    }
    Columns columns = leaves.size() == 1 ? first : later;
    Blocks last;
    std::ranges::transform(leaves.back(), std::back_inserter(last), &SetBlock::block);
    while (shorten(columns)) {
        std::vector<Leaf> tighter = flow(last, columns, columns);
        if (tighter.size() > 1 || bottomOf(tighter[0], 0) > columns[0].bottom() + 0.1) {
            break;
        }
        leaves.back() = std::move(tighter[0]);
    }
    return leaves;
}

double bottomOf(const Leaf &leaf, double top)
{
    for (const SetBlock &set : leaf) {
        top = std::max(top, set.place.bottom());
    }
    return top;
}

void paintLeaf(PageCanvas &canvas, const Leaf &leaf)
{
    for (const SetBlock &set : leaf) {
        set.block.paint(canvas, set.place);
    }
}

Blocks paragraphs(const Measure &measure, const QString &text, double width, const Lettering &lettering,
                  double before)
{
    Blocks blocks;
    double gap = before;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        const Lettering flush = flushWith(line, lettering);
        QStringList words = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const std::size_t first = blocks.size();
        while (!words.isEmpty()) {
            blocks.push_back(
                written(measure, asPartOf(line, lineOf(measure, words, width, flush)), width, flush, gap));
            gap = 0.0;
        }
        // Neither the first nor the last line of a paragraph stands alone.
        if (blocks.size() > first + 1) {
            blocks[first].staysWithNext = true;
            blocks[blocks.size() - 2].staysWithNext = true;
        }
        gap = blocks.empty() ? before : lettering.size * 0.5;
    }
    return blocks;
}

Block paragraph(const Measure &measure, const QString &text, double width, const Lettering &lettering,
                double before)
{
    return written(measure, text, width, lettering, before);
}

QString brokenBetweenLanguages(const PageCanvas &canvas, const QString &text, double width,
                               const Lettering &lettering)
{
    if (canvas.widthOf(text, lettering) <= width) {
        return text;
    }
    return QString(text).replace(QStringLiteral(" / "), QStringLiteral("\n"));
}

Blocks inEachLanguage(const Measure &measure, const QStringList &versions, double width,
                      const Lettering &lettering, double before)
{
    Blocks blocks;
    blocks.reserve(static_cast<std::size_t>(versions.size()));
    for (const QString &version : versions) {
        blocks.push_back(written(measure, version, width, flushWith(version, lettering), before));
    }
    return blocks;
}

Block heading(const Measure &measure, const QString &text, double width, Ink ink, double before)
{
    Lettering lettering = bold(kHeadingSize);
    lettering.colour = rubric(ink);
    const QString words = brokenBetweenLanguages(*measure, text, width, lettering);
    const double letters = measure->heightOf(words, width, lettering);
    return {letters + 1.6, before, true,
            [words, lettering, letters](PageCanvas &canvas, const QRectF &place) {
                canvas.text(QRectF(place.topLeft(), QSizeF(place.width(), letters)), words, lettering);
                canvas.shapes().setPen(QPen(lettering.colour, kHairline));
                canvas.shapes().drawLine(QLineF(place.left(), place.top() + letters + 0.4, place.right(),
                                                place.top() + letters + 0.4));
            }};
}

Block listItem(const Measure &measure, const QString &text, double width, const Lettering &lettering,
               double before)
{
    const double height = measure->heightOf(text, width - kIndent, lettering);
    return {height, before, false,
            [text, letters = flushWith(text, lettering)](PageCanvas &canvas, const QRectF &place) {
                const bool isFromTheRight = letters.align.testFlag(Qt::AlignRight);
                const double middle =
                    isFromTheRight ? place.right() - kIndent * 0.3 : place.left() + kIndent * 0.3;
                paintLozenge(canvas, QPointF(middle, place.top() + letters.size * 0.62), letters.size * 0.22);
                const double left = isFromTheRight ? 0.0 : kIndent;
                canvas.text(place.adjusted(left, 0, left - kIndent, 0), text, letters);
            }};
}

Block numberedItem(const Measure &measure, const QString &number, const QString &text, double width,
                   double before, double size)
{
    const Lettering lettering = bold(size);
    const double height = std::max(5.0, measure->heightOf(text, width - kNumberIndent, lettering));
    return {height, before, false, [number, text, lettering](PageCanvas &canvas, const QRectF &place) {
                const QRectF mark = slice(canvas, place, 0, 5.0);
                const QRectF ring(mark.left(), place.center().y() - 2.3, 4.6, 4.6);
                canvas.shapes().setPen(QPen(rubric(canvas.ink()), kLine));
                canvas.shapes().setBrush(Qt::NoBrush);
                canvas.shapes().drawEllipse(ring);
                canvas.text(ring, number, centred(note()));
                canvas.text(slice(canvas, place, kNumberIndent, place.width() - kNumberIndent), text,
                            inRow(lettering));
            }};
}

double widestWord(const Measure &measure, const QString &words, const Lettering &lettering)
{
    double widest = 0;
    for (const QString &word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        widest = std::max(widest, measure->widthOf(word, lettering));
    }
    return widest;
}

double equalSize(const Measure &measure, const std::vector<Fitting> &heads, const Lettering &lettering)
{
    double share = 1;
    for (const auto &[words, width] : heads) {
        share = std::min(share, width / std::max(widestWord(measure, words, lettering), 0.01));
    }
    return lettering.size * (share < 1 ? 0.99 * share : 1.0); // letters have whole hundredths
}

void append(Blocks &blocks, Blocks more)
{
    std::ranges::move(more, std::back_inserter(blocks));
}

} // namespace zama::print
