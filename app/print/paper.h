#pragma once
// Sheets of paper in millimetres.

#include <QPageLayout>
#include <QPageSize>
#include <QRectF>

namespace zama::print {

/// What home printers cannot reach: nothing is ever painted nearer to an edge than this.
inline constexpr double kUnprintable = 5.0;
/// Where our pages keep their content.
inline constexpr double kMargin = 8.0;

/// A sheet: a size of paper and how it lies. Millimetres, y downwards, the origin is its top left corner.
struct Paper {
    QPageSize size{QPageSize::A4};
    QPageLayout::Orientation orientation = QPageLayout::Portrait;

    bool operator==(const Paper &) const = default;
    [[nodiscard]] QSizeF extent() const;
    /// The sheet without kMargin on every side.
    [[nodiscard]] QRectF content() const;
    [[nodiscard]] Paper turned() const;
};

/// The paper that lies in printers where `locale` is spoken: Letter or A4.
[[nodiscard]] QPageSize usualPaper(const QLocale &locale);

} // namespace zama::print
