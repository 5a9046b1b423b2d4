#pragma once
// The scene's only contract: what is on the table, row by row. Nobody edits a row; whoever knows the truth
// hands over all rows and the model says what is different.

#include "table/model/table_entry.h"

#include <QAbstractListModel>

namespace zama::table {

class TableModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        EntryRole = Qt::UserRole + 1, ///< the whole TableEntry
        KindRole,                     ///< int of EntryKind
        SideRole,                     ///< 0 or 1
        FigureRole,                   ///< the figure's key
        StandsRole,                   ///< stands left
    };

    explicit TableModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// Also Qt::DisplayRole (the name), Qt::AccessibleTextRole and Qt::AccessibleDescriptionRole.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const TableEntry &entry(int row) const
    {
        return m_entries.at(static_cast<std::size_t>(row));
    }
    [[nodiscard]] const TableEntries &entries() const { return m_entries; }
    /// The entry with that id; null where there is none.
    [[nodiscard]] const TableEntry *find(const EntryId &id) const;
    [[nodiscard]] const TableFrame &frame() const { return m_frame; }

    /// Makes the rows equal to `next` (sorted by id, each id once) by as few removals, inserts and changes of
    /// rows as possible, neighbours together.
    void reconcile(const TableEntries &next);
    /// Another table: clears all rows, which belonged to the old one.
    void setFrame(const TableFrame &frame);

signals:
    void frameChanged();

private:
    void removeMissing(const TableEntries &next);
    void insertNew(const TableEntries &next);
    void takeOverChanges(const TableEntries &next);

    TableEntries m_entries;
    TableFrame m_frame;
};

} // namespace zama::table
