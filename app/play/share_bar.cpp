#include "app/play/share_bar.h"

#include "table/model/message_formatter.h"
#include "table/scene/livery_painter.h"

#include <QPainter>
#include <QStringList>

namespace zama::play {

ShareBar::ShareBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareBar::setShares(std::vector<Share> shares)
{
    m_shares = std::move(shares);
    QStringList words;
    for (const Share &share : m_shares) {
        words << share.text;
    }
    setAccessibleDescription(table::MessageFormatter(locale()).list(words));
    setToolTip(words.join(QLatin1Char('\n')));
    update();
}

QSize ShareBar::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height()};
}

void ShareBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    double x = box.left();
    for (const Share &share : m_shares) {
        QRectF part(x, box.top(), box.width() * share.part, box.height());
        x = part.right();
        if (layoutDirection() == Qt::RightToLeft) {
            part.moveLeft(width() - part.right());
        }
        if (share.livery) {
            table::fillWithLivery(painter, part, *share.livery, 8.0);
        } else {
            painter.fillRect(part, palette().color(QPalette::Midlight));
        }
    }
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

} // namespace zama::play
