#pragma once
// Both armies as a tree to look through and to pick from.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QWidget>

#include "table/art/figure_pixmaps.h"
#include "table/model/roster_model.h"

class QCheckBox;
class QSortFilterProxyModel;
class QTreeView;

namespace zama::play {

class RosterView final : public QWidget
{
    Q_OBJECT
public:
    /// The pixmaps must outlive the view.
    explicit RosterView(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    using QWidget::show;
    void show(const State &state);
    void setLocale(const QLocale &locale);
    /// Marks a unit that was picked elsewhere; unitPicked() is not emitted.
    void setCurrent(UnitId unit);
    /// Only units that can still be given an order.
    void setOnlyOpen(bool only);

    [[nodiscard]] QTreeView &tree() const { return *m_tree; }
    [[nodiscard]] table::RosterModel &roster() const { return *m_roster; }

signals:
    void unitPicked(zama::UnitId unit);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void expandSides();
    void report(const QModelIndex &current);

    table::RosterModel *m_roster;
    QSortFilterProxyModel *m_filter;
    QTreeView *m_tree;
    QCheckBox *m_onlyOpen;
    bool m_isTold = false; ///< the pick comes from elsewhere
};

} // namespace zama::play
