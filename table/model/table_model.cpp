#include "table/model/table_model.h"

#include "core/base/contract.h"

#include <algorithm>

namespace zama::table {
namespace {

bool contains(const TableEntries &entries, const EntryId &id)
{
    return std::ranges::binary_search(entries, id, {}, &TableEntry::id);
}

bool isSortedOnce(const TableEntries &entries)
{
    return std::ranges::adjacent_find(entries, [](const TableEntry &a, const TableEntry &b) {
               return a.id >= b.id;
           }) == entries.end();
}

} // namespace

TableModel::TableModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

int TableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const TableEntry &e = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return e.label;
    case Qt::AccessibleDescriptionRole:
        return e.description;
    case EntryRole:
        return QVariant::fromValue(e);
    case KindRole:
        return static_cast<int>(e.id.kind);
    case SideRole:
        return static_cast<int>(e.side.index());
    case FigureRole:
        return e.figure.key;
    case StandsRole:
        return e.stands;
    default:
        return {};
    }
}

QHash<int, QByteArray> TableModel::roleNames() const
{
    auto names = QAbstractListModel::roleNames();
    names.insert({{EntryRole, "entry"},
                  {KindRole, "kind"},
                  {SideRole, "side"},
                  {FigureRole, "figure"},
                  {StandsRole, "stands"}});
    return names;
}

const TableEntry *TableModel::find(const EntryId &id) const
{
    const auto at = std::ranges::lower_bound(m_entries, id, {}, &TableEntry::id);
    return at != m_entries.end() && at->id == id ? &*at : nullptr;
}

void TableModel::reconcile(const TableEntries &next)
{
    require(isSortedOnce(next), "TableModel::reconcile: rows are in the order of their ids, each id once");
    removeMissing(next);
    insertNew(next);
    takeOverChanges(next);
}

void TableModel::setFrame(const TableFrame &frame)
{
    if (frame == m_frame) {
        return;
    }
    beginResetModel();
    m_entries.clear();
    m_frame = frame;
    endResetModel();
    emit frameChanged();
}

// From the end, so that the rows in front keep their numbers.
void TableModel::removeMissing(const TableEntries &next)
{
    for (auto last = m_entries.size(); last > 0;) {
        auto first = last;
        while (first > 0 && !contains(next, m_entries[first - 1].id)) {
            --first;
        }
        if (first == last) {
            --last;
            continue;
        }
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last) - 1);
        m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(first),
                        m_entries.begin() + static_cast<std::ptrdiff_t>(last));
        endRemoveRows();
        last = first;
    }
}

// What is left of our rows is a subsequence of `next`.
void TableModel::insertNew(const TableEntries &next)
{
    for (std::size_t row = 0; row < next.size();) {
        auto end = row;
        while (end < next.size() && (row >= m_entries.size() || next[end].id < m_entries[row].id)) {
            ++end;
        }
        if (end == row) {
            ++row;
            continue;
        }
        const auto offset = [](std::size_t n) { return static_cast<std::ptrdiff_t>(n); };
        beginInsertRows({}, static_cast<int>(row), static_cast<int>(end) - 1);
        m_entries.insert(m_entries.begin() + offset(row), next.begin() + offset(row),
                         next.begin() + offset(end));
        endInsertRows();
        row = end;
    }
}

void TableModel::takeOverChanges(const TableEntries &next)
{
    for (std::size_t row = 0; row < next.size();) {
        auto end = row;
        while (end < next.size() && m_entries[end] != next[end]) {
            m_entries[end] = next[end];
            ++end;
        }
        if (end == row) {
            ++row;
            continue;
        }
        emit dataChanged(index(static_cast<int>(row)), index(static_cast<int>(end) - 1));
        row = end;
    }
}

} // namespace zama::table
