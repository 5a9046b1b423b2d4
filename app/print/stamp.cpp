#include "app/print/stamp.h"

namespace zama::print {

void paintStamp(QPainter &painter, const Stamp &stamp)
{
    painter.save();
    painter.setClipRect(stamp.frame, Qt::IntersectClip);
    stamp.paint(painter);
    painter.restore();
}

} // namespace zama::print
