#include "app/shell/soldier_tree.h"

#include "table/model/message_formatter.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QTimer>

namespace zama::shell {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kRowsSeen = 8;

void addTo(QTreeWidgetItem &branch, const std::string &id)
{
    auto *leaf = new QTreeWidgetItem(&branch);
    leaf->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    leaf->setCheckState(0, Qt::Checked);
    leaf->setData(0, kIdRole, QString::fromStdString(id));
}

QTreeWidgetItem *branchOf(QTreeWidget &tree)
{
    auto *branch = new QTreeWidgetItem(&tree);
    branch->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                     Qt::ItemIsAutoTristate);
    branch->setCheckState(0, Qt::Checked);
    return branch;
}

// An author's name; where there is none, the id.
QString nameOf(const LocalText &name, const std::string &id)
{
    const QString text = table::MessageFormatter(QLocale()).text(name);
    return text.isEmpty() ? QString::fromStdString(id) : text;
}

} // namespace

SoldierTree::SoldierTree(std::shared_ptr<const Scenario> scenario, QWidget *parent)
    : QTreeWidget(parent),
      m_scenario(std::move(scenario))
{
    setHeaderHidden(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    addSides();
    addTypes();
    expandAll();
    retranslate();
    // A branch that is ticked changes its leaves one after the other: told once.
    auto *once = new QTimer(this);
    once->setSingleShot(true);
    connect(this, &QTreeWidget::itemChanged, once, [once] { once->start(0); });
    connect(once, &QTimer::timeout, this, &SoldierTree::changed);
}

void SoldierTree::addSides()
{
    for (const SideSpec &side : m_scenario->sides) {
        QTreeWidgetItem *branch = branchOf(*this);
        for (const CommandSpec &command : side.commands) {
            addTo(*branch, command.id);
        }
    }
}

void SoldierTree::addTypes()
{
    QTreeWidgetItem *branch = branchOf(*this);
    for (const UnitTypeSpec &type : m_scenario->types) {
        addTo(*branch, type.id);
    }
}

// Of the branches `first` to before `last`; empty where all are.
std::set<std::string> SoldierTree::ticked(int first, int last) const
{
    std::set<std::string> ids;
    bool areAll = true;
    for (int i = first; i < last; ++i) {
        const QTreeWidgetItem *branch = topLevelItem(i);
        for (int j = 0; j < branch->childCount(); ++j) {
            const QTreeWidgetItem *leaf = branch->child(j);
            if (leaf->checkState(0) == Qt::Checked) {
                ids.insert(leaf->data(0, kIdRole).toString().toStdString());
            } else {
                areAll = false;
            }
        }
    }
    return areAll ? std::set<std::string>() : ids;
}

std::set<std::string> SoldierTree::commands() const
{
    return ticked(0, topLevelItemCount() - 1);
}

std::set<std::string> SoldierTree::types() const
{
    return ticked(topLevelItemCount() - 1, topLevelItemCount());
}

bool SoldierTree::isNobody() const
{
    bool isAnyCommand = false;
    for (int i = 0; i + 1 < topLevelItemCount(); ++i) {
        isAnyCommand = isAnyCommand || topLevelItem(i)->checkState(0) != Qt::Unchecked;
    }
    return !isAnyCommand || topLevelItem(topLevelItemCount() - 1)->checkState(0) == Qt::Unchecked;
}

QSize SoldierTree::sizeHint() const
{
    return {240, sizeHintForRow(0) * kRowsSeen + 2 * frameWidth()};
}

void SoldierTree::retranslate()
{
    const QSignalBlocker quiet(this);
    setAccessibleName(tr("Whose soldiers"));
    int row = 0;
    for (const SideSpec &side : m_scenario->sides) {
        QTreeWidgetItem *branch = topLevelItem(row++);
        branch->setText(0, nameOf(side.name, side.id));
        for (int i = 0; i < branch->childCount(); ++i) {
            const CommandSpec &command = side.commands.at(static_cast<std::size_t>(i));
            branch->child(i)->setText(0, nameOf(command.name, command.id));
        }
    }
    QTreeWidgetItem *branch = topLevelItem(row);
    branch->setText(0, tr("Types of unit"));
    for (int i = 0; i < branch->childCount(); ++i) {
        const UnitTypeSpec &type = m_scenario->types.at(static_cast<std::size_t>(i));
        branch->child(i)->setText(0, nameOf(type.name, type.id));
    }
}

void SoldierTree::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

} // namespace zama::shell
