#pragma once
// A cell that holds a share: its text, and below it a bar in a side's colour and pattern.

#include <QStyledItemDelegate>

#include "core/scenario/scenario.h"

namespace zama::editor {

class ShareDelegate final : public QStyledItemDelegate
{
public:
    /// What a cell needs: a double from 0 to 1, and a Livery.
    static constexpr int kShare = Qt::UserRole + 1;
    static constexpr int kLivery = Qt::UserRole + 2;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace zama::editor

Q_DECLARE_METATYPE(zama::Livery)
