#pragma once
// Draws a line of the log: a band in the side's colours, a sign, the sentence, the clause as a link.

#include "table/art/figure_pixmaps.h"
#include "table/model/event_log_model.h"

#include <QStyledItemDelegate>

namespace zama::play {

class LogDelegate final : public QStyledItemDelegate
{
public:
    LogDelegate(const table::EventLogModel &log, table::FigurePixmaps &pixmaps, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Where the clause is drawn in a row at `row`; empty where there is none.
    [[nodiscard]] QRect clauseRect(const QRect &row, const QModelIndex &index,
                                   const QStyleOptionViewItem &option) const;
    /// Where the arrow is drawn that unfolds a row or folds it; empty for rows without parts.
    [[nodiscard]] QRect foldRect(const QRect &row, const QModelIndex &index,
                                 const QStyleOptionViewItem &option) const;
    /// The width rows are broken to; heights depend on it.
    void setWidth(int width) { m_width = width; }

private:
    [[nodiscard]] QRect textRect(const QRect &row, const QModelIndex &index,
                                 const QStyleOptionViewItem &option) const;
    void paintSide(QPainter &painter, const QRect &row, const QModelIndex &index,
                   const QStyleOptionViewItem &option) const;
    void paintIcon(QPainter &painter, const QRect &row, const QModelIndex &index,
                   const QStyleOptionViewItem &option) const;
    void paintFold(QPainter &painter, const QRect &row, const QModelIndex &index,
                   const QStyleOptionViewItem &option) const;
    void paintClause(QPainter &painter, const QRect &row, const QModelIndex &index,
                     const QStyleOptionViewItem &option) const;

    const table::EventLogModel &m_log;
    table::FigurePixmaps &m_pixmaps;
    int m_width = 0;
};

} // namespace zama::play
