#include "app/print/strip_packing.h"

#include <algorithm>
#include <numeric>

namespace zama::print {
namespace {

constexpr double kTrace = 1e-6; // millimetres that are rounding

bool isWithin(const QSizeF &size, const QSizeF &room)
{
    return size.width() <= room.width() + kTrace && size.height() <= room.height() + kTrace;
}

bool isSame(double a, double b)
{
    return std::abs(a - b) < kTrace;
}

// A sheet and what is free on it: the rest of each column below its strips, and the room to their right.
class Sheet
{
public:
    explicit Sheet(const QSizeF &room)
        : m_free{QRectF(QPointF(), room)}
    {
    }

    bool take(std::size_t index, const QSizeF &size, bool isTurned)
    {
        const auto at = placeFor(size);
        if (at == m_free.end()) {
            return false;
        }
        const QRectF free = *at;
        const QRectF place(free.topLeft(), size);
        m_sheet.strips.push_back({index, place, isTurned});
        m_sheet.size = m_sheet.size.expandedTo({place.right(), place.bottom()});
        // A cut from top to bottom parts the column from what is free beside it.
        *at = QRectF(free.left(), place.bottom(), size.width(), free.bottom() - place.bottom());
        m_free.insert(at + 1, QRectF(place.right(), free.top(), free.right() - place.right(), free.height()));
        return true;
    }

    [[nodiscard]] const PackedSheet &packed() const { return m_sheet; }

private:
    using Place = std::vector<QRectF>::iterator;

    // A column of just that width, or else the first room.
    Place placeFor(const QSizeF &size)
    {
        const auto fitting = [&](const QRectF &free) { return isWithin(size, free.size()); };
        const auto column = std::ranges::find_if(
            m_free, [&](const QRectF &free) { return isSame(free.width(), size.width()) && fitting(free); });
        return column != m_free.end() ? column : std::ranges::find_if(m_free, fitting);
    }

    std::vector<QRectF> m_free;
    PackedSheet m_sheet;
};

std::vector<std::size_t> largestFirst(const std::vector<QSizeF> &sizes)
{
    std::vector<std::size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const QSizeF &x = sizes[a];
        const QSizeF &y = sizes[b];
        return isSame(x.width(), y.width()) ? x.height() > y.height() + kTrace : x.width() > y.width();
    });
    return order;
}

} // namespace

bool fitsOn(const QSizeF &size, const QSizeF &room)
{
    return isWithin(size, room) || isWithin(size.transposed(), room);
}

std::vector<PackedSheet> packStrips(const std::vector<QSizeF> &sizes, const QSizeF &room)
{
    std::vector<Sheet> sheets;
    for (const std::size_t index : largestFirst(sizes)) {
        if (!fitsOn(sizes[index], room)) {
            continue;
        }
        const bool isTurned = !isWithin(sizes[index], room);
        const QSizeF size = isTurned ? sizes[index].transposed() : sizes[index];
        const bool isTaken =
            std::ranges::any_of(sheets, [&](Sheet &sheet) { return sheet.take(index, size, isTurned); });
        if (!isTaken) {
            sheets.emplace_back(room).take(index, size, isTurned);
        }
    }
    std::vector<PackedSheet> packed;
    packed.reserve(sheets.size());
    for (const Sheet &sheet : sheets) {
        packed.push_back(sheet.packed());
    }
    return packed;
}

} // namespace zama::print
