#include "app/play/log_view.h"

#include "app/play/log_delegate.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace zama::play {

using table::EventLogModel;

LogView::LogView(EventLogModel &log, table::FigurePixmaps &pixmaps, QWidget *parent)
    : QListView(parent),
      m_log(log),
      m_delegate(new LogDelegate(log, pixmaps, this))
{
    setModel(&log);
    setItemDelegate(m_delegate);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    connect(this, &QAbstractItemView::doubleClicked, this, &LogView::pickEntry);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int last) {
        if (m_follows) {
            verticalScrollBar()->setValue(last);
        }
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { m_follows = value >= verticalScrollBar()->maximum(); });
    retranslate();
}

void LogView::retranslate()
{
    setAccessibleName(tr("What has happened"));
    setAccessibleDescription(tr("Enter looks back to a line, Shift and Enter opens its rule, Right shows "
                                "its parts and Left hides them."));
}

// The heights of the rows depend on the width before the list asks for them. A width that its own scroll bar
// takes, while it is laying the rows out, the list does not notice by itself.
bool LogView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        m_delegate->setWidth(viewport()->width());
        scheduleDelayedItemsLayout();
    }
    return QListView::viewportEvent(event);
}

QRect LogView::clauseRect(const QModelIndex &index) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    return m_delegate->clauseRect(visualRect(index), index, option);
}

QRect LogView::foldRect(const QModelIndex &index) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    return m_delegate->foldRect(visualRect(index), index, option);
}

void LogView::toggle(const QModelIndex &index)
{
    m_log.setUnfolded(index.row(), index.data(EventLogModel::FoldedRole).toBool());
}

QString LogView::clauseAt(QPoint viewport) const
{
    const QModelIndex index = indexAt(viewport);
    return index.isValid() && clauseRect(index).contains(viewport)
               ? index.data(EventLogModel::ClauseRole).toString()
               : QString();
}

void LogView::pickEntry(const QModelIndex &index)
{
    if (index.isValid()) {
        emit entryPicked(index.data(EventLogModel::CursorRole).value<qsizetype>());
    }
}

void LogView::pickClause(const QModelIndex &index)
{
    const QString clause = index.data(EventLogModel::ClauseRole).toString();
    if (!clause.isEmpty()) {
        emit clausePicked(clause);
    }
}

void LogView::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    const QString clause = clauseAt(at);
    if (event->button() != Qt::LeftButton || !index.isValid()) {
        return;
    }
    if (!clause.isEmpty()) {
        emit clausePicked(clause);
    } else if (foldRect(index).contains(at)) {
        toggle(index);
    }
}

void LogView::mouseMoveEvent(QMouseEvent *event)
{
    QListView::mouseMoveEvent(event);
    const QPoint at = event->position().toPoint();
    const bool link = !clauseAt(at).isEmpty() || foldRect(indexAt(at)).contains(at);
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void LogView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if ((event->modifiers() & Qt::ShiftModifier) != 0) {
            pickClause(currentIndex());
        } else {
            pickEntry(currentIndex());
        }
    } else if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left) {
        const Qt::Key opens = layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
        m_log.setUnfolded(currentIndex().row(), event->key() == opens);
    } else {
        QListView::keyPressEvent(event);
    }
}

void LogView::copy() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectedIndexes()) {
        rows.append(index.row());
    }
    for (int row = 0; selectedIndexes().isEmpty() && row < model()->rowCount(); ++row) {
        rows.append(row);
    }
    std::ranges::sort(rows);
    QStringList lines;
    for (const int row : rows) {
        lines.append(model()->index(row, 0).data().toString());
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void LogView::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid()) {
        return;
    }
    const QString clause = index.data(EventLogModel::ClauseRole).toString();
    QMenu menu(this);
    menu.addAction(tr("&Look back to here"), this, [this, index] { pickEntry(index); });
    if (!clause.isEmpty()) {
        menu.addAction(tr("&Read rule %1").arg(clause), this, [this, index] { pickClause(index); });
    }
    if (index.data(EventLogModel::FoldedRole).toBool()) {
        menu.addAction(tr("&Show its parts"), this, [this, index] { toggle(index); });
    } else if (index.data(EventLogModel::UnfoldedRole).toBool()) {
        menu.addAction(tr("&Hide its parts"), this, [this, index] { toggle(index); });
    }
    menu.addAction(tr("&Copy"), this, &LogView::copy);
    menu.exec(event->globalPos());
}

void LogView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        scheduleDelayedItemsLayout();
    }
}

} // namespace zama::play
