#include "app/shell/ink_style.h"

#include "table/widgets/whole_tabs.h"

#include <QMainWindow>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

namespace zama::shell {
namespace {

constexpr double kInk = 0.6; // of the text's colour
constexpr double kRound = 2.0;

bool isBox(QStyle::PrimitiveElement element)
{
    return element == QStyle::PE_IndicatorCheckBox || element == QStyle::PE_IndicatorItemViewItemCheck;
}

bool isBarOfDocks(const QWidget *widget)
{
    return qobject_cast<const QTabBar *>(widget) != nullptr &&
           qobject_cast<const QMainWindow *>(widget->parentWidget()) != nullptr;
}

} // namespace

InkStyle::InkStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void InkStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isRing = element == PE_IndicatorRadioButton;
    if (!isRing && !isBox(element)) {
        return;
    }
    QColor ink = option->palette.color(QPalette::WindowText);
    ink.setAlphaF(static_cast<float>(kInk));
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(ink);
    painter->setBrush(Qt::NoBrush);
    isRing ? painter->drawEllipse(frame) : painter->drawRoundedRect(frame, kRound, kRound);
    painter->restore();
}

// Qt keeps the size a title had at first.
void InkStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    if (element == CE_DockWidgetTitle && widget != nullptr) {
        painter->setFont(widget->font());
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

int InkStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    return metric == PM_TabBarTabHSpace && isBarOfDocks(widget)
               ? table::kAirOfWholeTabs
               : QProxyStyle::pixelMetric(metric, option, widget);
}

} // namespace zama::shell
