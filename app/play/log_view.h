#pragma once
// The log of a battle as a list: what happened, whose doing it was, and the clause it rests on as a link.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QListView>

#include "table/art/figure_pixmaps.h"
#include "table/model/event_log_model.h"

namespace zama::play {

class LogDelegate;

/// Follows the end until somebody scrolls up, and again when he has come back down. Enter or a double click
/// looks back to a line, Shift+Enter or a click on its clause opens the rule, Right and Left or a click on
/// its arrow show and hide its parts; the menu key offers all of it.
class LogView final : public QListView
{
    Q_OBJECT
public:
    /// Both must outlive the view.
    LogView(table::EventLogModel &log, table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// Does it show the end and keep to it?
    [[nodiscard]] bool isFollowing() const { return m_follows; }
    /// Where the clause of a row is drawn, in viewport coordinates; empty where it has none.
    [[nodiscard]] QRect clauseRect(const QModelIndex &index) const;
    /// The same of the arrow that shows or hides its parts.
    [[nodiscard]] QRect foldRect(const QModelIndex &index) const;

public slots:
    /// The picked lines, one a line, to the clipboard; all of them if none is picked.
    void copy() const;

signals:
    /// Somebody wants to see how things stood after this line: GameSession::lookAt(cursor).
    void entryPicked(qsizetype cursor);
    /// Somebody wants to read a rule: "Q89".
    void clausePicked(const QString &clause);

protected:
    bool viewportEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void pickEntry(const QModelIndex &index);
    void pickClause(const QModelIndex &index);
    [[nodiscard]] QString clauseAt(QPoint viewport) const;
    void toggle(const QModelIndex &index);

    table::EventLogModel &m_log;
    LogDelegate *m_delegate;
    bool m_follows = true;
};

} // namespace zama::play
