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
};

} // namespace zama::shell
