#include "table/widgets/upright_area.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace zama::table {

UprightArea::UprightArea(QWidget &contents, QWidget *parent)
    : QScrollArea(parent)
{
    setWidget(&contents);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
}

QSize UprightArea::minimumSizeHint() const
{
    const int width = std::max(widget()->minimumSizeHint().width(), widget()->minimumWidth());
    return {width + verticalScrollBar()->sizeHint().width(), QScrollArea::minimumSizeHint().height()};
}

bool UprightArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace zama::table
