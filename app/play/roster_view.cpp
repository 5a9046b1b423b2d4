#include "app/play/roster_view.h"

#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QIcon>
#include <QPainter>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace zama::play {
namespace {

using table::RosterModel;

// Signs of the troops beside their names; what is gone is pale, what can act is bold. Who has something to be
// said about has room for it in a line below.
class RosterDelegate final : public QStyledItemDelegate
{
public:
    RosterDelegate(table::FigurePixmaps &pixmaps, QObject *parent)
        : QStyledItemDelegate(parent),
          m_pixmaps(pixmaps)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.data(RosterModel::OpenRole).toBool());
        option->displayAlignment = Qt::AlignLeading | Qt::AlignTop;
        option->decorationAlignment = Qt::AlignLeading | Qt::AlignTop;
        if (index.data(RosterModel::GoneRole).toBool()) {
            option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
        }
        if (index.column() == RosterModel::NameColumn) {
            addIcon(*option, index.data(RosterModel::IconRole).toString());
        }
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        const bool hasMore = !index.data(RosterModel::ConditionRole).toString().isEmpty();
        return hasMore ? size + QSize(0, option.fontMetrics.height()) : size;
    }

private:
    void addIcon(QStyleOptionViewItem &option, const QString &name) const
    {
        if (name.isEmpty()) {
            return;
        }
        const int side = option.fontMetrics.height() + 2;
        const bool picked = (option.state & QStyle::State_Selected) != 0;
        const QColor ink = option.palette.color(picked ? QPalette::HighlightedText : QPalette::Text);
        const double ratio = option.widget == nullptr ? 1.0 : option.widget->devicePixelRatioF();
        QPixmap sign = m_pixmaps.icon(name, ink, static_cast<int>(side * ratio));
        sign.setDevicePixelRatio(ratio);
        option.features |= QStyleOptionViewItem::HasDecoration;
        option.icon = QIcon(sign);
        option.decorationSize = QSize(side, side);
    }

    table::FigurePixmaps &m_pixmaps;
};

// The line below a name runs across all columns: no column has room for it in every language.
class RosterTree final : public QTreeView
{
protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override
    {
        QTreeView::drawRow(painter, option, index);
        const QString words = index.data(RosterModel::ConditionRole).toString();
        if (words.isEmpty()) {
            return;
        }
        const QRect line = lineBelow(index, option.rect);
        const bool isPicked = selectionModel()->isSelected(index);
        painter->setPen(palette().color(isPicked ? QPalette::HighlightedText : QPalette::Text));
        const Qt::Alignment side =
            QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignTop);
        painter->drawText(line, static_cast<int>(side),
                          fontMetrics().elidedText(words, Qt::ElideRight, line.width()));
    }

private:
    [[nodiscard]] QRect lineBelow(const QModelIndex &index, const QRect &row) const
    {
        const QRect name = visualRect(index);
        const int inset = 2 * style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
        QRect line = row.adjusted(0, row.height() - fontMetrics().height() - 1, 0, 0);
        if (isRightToLeft()) {
            line.setRight(name.right() - inset);
        } else {
            line.setLeft(name.left() + inset);
        }
        return line;
    }
};

} // namespace

RosterView::RosterView(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QWidget(parent),
      m_roster(new RosterModel(this)),
      m_filter(new QSortFilterProxyModel(this)),
      m_tree(new RosterTree),
      m_onlyOpen(new QCheckBox)
{
    m_filter->setSourceModel(m_roster);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setFilterRole(RosterModel::OpenRole);
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new RosterDelegate(pixmaps, m_tree));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(fontMetrics().height());
    m_tree->header()->setStretchLastSection(false);
    fitColumns(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(RosterModel::NameColumn, QHeaderView::Stretch);
    m_tree->hideColumn(RosterModel::StateColumn); // below the names
    m_tree->header()->moveSection(RosterModel::OpenColumn, RosterModel::StandsColumn);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_onlyOpen);
    layout->addWidget(m_tree, 1);
    connect(m_onlyOpen, &QCheckBox::toggled, this, &RosterView::setOnlyOpen);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &RosterView::report);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_onlyOpen->isChecked()) { // who comes in must be seen
            m_tree->expandAll();
        }
    });
    connect(m_roster, &QAbstractItemModel::modelReset, this, &RosterView::expandSides);
    retranslate();
}

void RosterView::retranslate()
{
    m_onlyOpen->setText(tr("On&ly who can still act"));
    m_tree->setAccessibleName(tr("Order of battle"));
    m_roster->setLocale(locale());
}

// Columns are measured once, not for each of the rows that change.
void RosterView::show(const State &state)
{
    fitColumns(QHeaderView::Interactive);
    m_roster->show(state);
    fitColumns(QHeaderView::ResizeToContents);
}

void RosterView::fitColumns(QHeaderView::ResizeMode mode)
{
    for (const int column : {RosterModel::OpenColumn, RosterModel::StandsColumn}) {
        m_tree->header()->setSectionResizeMode(column, mode);
    }
}

void RosterView::setLocale(const QLocale &locale)
{
    QWidget::setLocale(locale);
    m_roster->setLocale(locale);
}

void RosterView::expandSides()
{
    m_tree->expandToDepth(0);
}

void RosterView::setOnlyOpen(bool only)
{
    m_onlyOpen->setChecked(only);
    m_filter->setFilterFixedString(only ? QStringLiteral("true") : QString());
    if (only) {
        m_tree->expandAll();
    }
}

void RosterView::setCurrent(UnitId unit)
{
    mark(m_roster->indexOf(unit));
}

void RosterView::setCurrent(GeneralId general)
{
    mark(m_roster->indexOf(general));
}

void RosterView::mark(const QModelIndex &row)
{
    const QScopedValueRollback told(m_isTold, true);
    const QModelIndex index = m_filter->mapFromSource(row);
    m_tree->setCurrentIndex(index);
    if (!index.isValid()) {
        m_tree->clearSelection();
    }
}

void RosterView::report(const QModelIndex &current)
{
    if (m_isTold || !current.isValid()) {
        return;
    }
    const int unit = current.data(RosterModel::UnitRole).toInt();
    const int general = current.data(RosterModel::GeneralRole).toInt();
    if (unit >= 0) {
        emit unitPicked(UnitId(static_cast<std::size_t>(unit)));
    } else if (general >= 0) {
        emit generalPicked(GeneralId(static_cast<std::size_t>(general)));
    }
}

void RosterView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

} // namespace zama::play
