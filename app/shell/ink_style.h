#pragma once
// Fusion with boxes and rings that can be seen: it draws their frames a little darker than the window, which
// nobody sees on a dark one. Titles of docks are as large as other text.

#include <QProxyStyle>

namespace zama::shell {

class InkStyle final : public QProxyStyle
{
    Q_OBJECT
public:
    InkStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    /// Tabs of docks have less air around their words, so that all of a column can be seen in every language.
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option = nullptr,
                                  const QWidget *widget = nullptr) const override;
};

} // namespace zama::shell
