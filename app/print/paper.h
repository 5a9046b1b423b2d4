#pragma once
// Sheets of paper in millimetres.

#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QRectF>

namespace zama::print {

/// What home printers cannot reach: nothing is ever painted nearer to an edge than this.
inline constexpr double kUnprintable = 5.0;
/// Where our pages keep their content: to the left, to the right and above.
inline constexpr double kMargin = 8.0;
/// Below the content: the footer has its place there, with air above it, so that its check bar belongs to no
/// frame of the page.
inline constexpr double kFooterMargin = 13.0;

/// A sheet: a size of paper and how it lies. Millimetres, y downwards, the origin is its top left corner.
struct Paper {
    QPageSize size{QPageSize::A4};
    QPageLayout::Orientation orientation = QPageLayout::Portrait;

    bool operator==(const Paper &) const = default;
    [[nodiscard]] QSizeF extent() const;
    /// The sheet without its margins.
    [[nodiscard]] QRectF content() const;
    [[nodiscard]] Paper turned() const;
    /// The sheet for a device that prints: whole, because our pages bring their own margins.
    [[nodiscard]] QPageLayout layout() const;
};

/// The paper that lies in printers where `locale` is spoken: Letter or A4.
[[nodiscard]] QPageSize usualPaper(const QLocale &locale);

} // namespace zama::print
