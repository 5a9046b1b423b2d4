#pragma once
// Words and rows that fill columns, page after page.

#include "app/print/page_canvas.h"

#include <QImage>

#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace zama::print {

/// A canvas nobody sees: for measuring before there is a page.
class Measure
{
public:
    explicit Measure(const QLocale &reader);
    Q_DISABLE_COPY_MOVE(Measure)
    [[nodiscard]] const PageCanvas &operator*() const { return m_canvas; }
    [[nodiscard]] const PageCanvas *operator->() const { return &m_canvas; }

private:
    QImage m_image;
    QPainter m_painter;
    PageCanvas m_canvas;
};

/// A piece of a page that knows its height in the width it was made for.
struct Block {
    double height = 0;
    double before = 0;          ///< space above it; not at the top of a column
    bool staysWithNext = false; ///< no column or page ends between the two, if that can be helped
    std::function<void(PageCanvas &, const QRectF &)> paint;
};
using Blocks = std::vector<Block>;

/// A block at its place.
struct SetBlock {
    Block block;
    QRectF place;
};
/// What stands on one page.
using Leaf = std::vector<SetBlock>;

/// The columns of a page in the order of reading.
using Columns = std::vector<QRectF>;
/// `count` columns side by side in `area`, in the reader's order.
[[nodiscard]] Columns columnsIn(const QRectF &area, int count, const QLocale &reader);

/// Fills the columns of the first page, then those of as many later ones as it takes. A block that is higher
/// than a whole column gets one for itself. Nothing gives no page.
[[nodiscard]] std::vector<Leaf> flow(const Blocks &blocks, const Columns &first, const Columns &later);
/// The same; the columns of the last page end at about the same height.
[[nodiscard]] std::vector<Leaf> flowEvenly(const Blocks &blocks, const Columns &first, const Columns &later);
/// How far down a leaf reaches; `top` if nothing is on it.
[[nodiscard]] double bottomOf(const Leaf &leaf, double top);

void paintLeaf(PageCanvas &canvas, const Leaf &leaf);

/// Text as one block a line, so that it can go on in the next column. Empty lines of it are paragraphs. It is
/// flush with the side from which it begins to be read, whatever the page's reader; so are items of lists.
[[nodiscard]] Blocks paragraphs(const Measure &measure, const QString &text, double width,
                                const Lettering &lettering, double before = 0);
/// Text that stays in one piece.
[[nodiscard]] Block paragraph(const Measure &measure, const QString &text, double width,
                              const Lettering &lettering, double before = 0);
/// A text for two readers that has its versions by " / ": where it needs more than a line, they break between
/// the languages.
[[nodiscard]] QString brokenBetweenLanguages(const PageCanvas &canvas, const QString &text, double width,
                                             const Lettering &lettering);
/// The same text for each reader, one paragraph below the other, each flush where it begins.
[[nodiscard]] Blocks inEachLanguage(const Measure &measure, const QStringList &versions, double width,
                                    const Lettering &lettering, double before = 0);
/// A heading with a fine rule below it; stays with what follows.
[[nodiscard]] Block heading(const Measure &measure, const QString &text, double width, Ink ink,
                            double before = 5.0);
/// A sentence of a list, behind a small lozenge.
[[nodiscard]] Block listItem(const Measure &measure, const QString &text, double width,
                             const Lettering &lettering, double before = 1.0);
/// The same in bold letters of `size` behind its number.
[[nodiscard]] Block numberedItem(const Measure &measure, const QString &number, const QString &text,
                                 double width, double before, double size);

/// How wide a column must be for none of these words to need smaller letters.
[[nodiscard]] double widestWord(const Measure &measure, const QString &words, const Lettering &lettering);
/// Words and the width they have, in millimetres.
using Fitting = std::pair<QString, double>;
/// The size of the letters of heads of one table: that of `lettering`, or smaller where a word of one of them
/// is wider than its room, so that all are equal.
[[nodiscard]] double equalSize(const Measure &measure, const std::vector<Fitting> &heads,
                               const Lettering &lettering);

void append(Blocks &blocks, Blocks more);

/// Rather smaller letters than another page: `leavesAt(size)` for the first of `sizes` that needs the fewest.
template<class LeavesAt>
[[nodiscard]] std::vector<Leaf> fewestLeaves(std::span<const double> sizes, LeavesAt leavesAt)
{
    std::vector<Leaf> best;
    for (const double size : sizes) {
        std::vector<Leaf> leaves = leavesAt(size);
        if (best.empty() || leaves.size() < best.size()) {
            best = std::move(leaves);
        }
    }
    return best;
}

} // namespace zama::print
