#pragma once
// Both armies as a tree to look through and to pick from.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QHeaderView>
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
    /// Marks who was picked elsewhere; unitPicked() and generalPicked() are not emitted.
    void setCurrent(UnitId unit);
    void setCurrent(GeneralId general);
    /// Only those that can still be given an order.
    void setOnlyOpen(bool only);

    [[nodiscard]] QTreeView &tree() const { return *m_tree; }
    [[nodiscard]] table::RosterModel &roster() const { return *m_roster; }

signals:
    void unitPicked(zama::UnitId unit);
    void generalPicked(zama::GeneralId general);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void expandSides();
    void fitColumns(QHeaderView::ResizeMode mode);
    void report(const QModelIndex &current);
    void mark(const QModelIndex &row);

    table::RosterModel *m_roster;
    QSortFilterProxyModel *m_filter;
    QTreeView *m_tree;
    QCheckBox *m_onlyOpen;
    bool m_isTold = false; ///< the pick comes from elsewhere
};

} // namespace zama::play
