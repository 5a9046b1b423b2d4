#include "app/print/paper.h"

namespace zama::print {

// Qt's own size in millimetres is rounded: Letter is 215.9 mm wide there and everywhere, but only in points
// are all sizes exact.
QSizeF Paper::extent() const
{
    const QSizeF upright = size.size(QPageSize::Millimeter);
    return orientation == QPageLayout::Landscape ? upright.transposed() : upright;
}

QRectF Paper::content() const
{
    return QRectF(QPointF(), extent()).adjusted(kMargin, kMargin, -kMargin, -kFooterMargin);
}

Paper Paper::turned() const
{
    return {size, orientation == QPageLayout::Portrait ? QPageLayout::Landscape : QPageLayout::Portrait};
}

QPageLayout Paper::layout() const
{
    QPageLayout layout(size, orientation, QMarginsF(), QPageLayout::Millimeter);
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

QPageSize usualPaper(const QLocale &locale)
{
    return QPageSize(locale.measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                             : QPageSize::A4);
}

} // namespace zama::print
