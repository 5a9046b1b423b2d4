#pragma once
// The library as rows: what can be used, and what cannot and why.

#include <QAbstractListModel>

#include "editor/army_library.h"
#include "table/art/figure_pixmaps.h"

namespace zama::editor {

class LibraryModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        PathRole = Qt::UserRole + 1,
        SearchRole, ///< everything a search looks at: title, names of types and sides
    };

    explicit LibraryModel(table::FigurePixmaps &pixmaps, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// Also Qt::DisplayRole (title, and of a bad file the reason), Qt::DecorationRole (one of its figures),
    /// Qt::ToolTipRole and Qt::AccessibleTextRole.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    [[nodiscard]] const LibraryEntry &entry(int row) const
    {
        return m_entries.at(static_cast<std::size_t>(row));
    }
    /// The row of a file; -1 where it is not listed.
    [[nodiscard]] int rowOf(const QString &path) const;
    void setEntries(std::vector<LibraryEntry> entries);
    void retranslate();

private:
    [[nodiscard]] QString label(const LibraryEntry &entry) const;
    [[nodiscard]] QString remarkOn(const LibraryEntry &entry) const;
    [[nodiscard]] QVariant picture(const LibraryEntry &entry) const;

    table::FigurePixmaps &m_pixmaps;
    std::vector<LibraryEntry> m_entries;
};

} // namespace zama::editor
