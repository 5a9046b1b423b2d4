#include "editor/share_delegate.h"

#include "table/scene/livery_painter.h"

#include <QPainter>

namespace zama::editor {
namespace {

constexpr int kBar = 7;
constexpr int kBroad = 96;

} // namespace

void ShareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem words = option;
    words.rect.setHeight(option.rect.height() - kBar - 2);
    QStyledItemDelegate::paint(painter, words, index);
    const QRectF all(option.rect.left() + 4, option.rect.bottom() - kBar - 1, option.rect.width() - 8, kBar);
    QRectF part = all;
    part.setWidth(all.width() * index.data(kShare).toDouble());
    if (option.direction == Qt::RightToLeft) {
        part.moveRight(all.right());
    }
    painter->save();
    painter->fillRect(all, option.palette.color(QPalette::Midlight));
    table::fillWithLivery(*painter, part, index.data(kLivery).value<Livery>(), kBar);
    painter->setPen(option.palette.color(QPalette::WindowText));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(all);
    painter->restore();
}

QSize ShareDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize words = QStyledItemDelegate::sizeHint(option, index);
    return {std::max(words.width(), kBroad), words.height() + kBar + 2};
}

} // namespace zama::editor
