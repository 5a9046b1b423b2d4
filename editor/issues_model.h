#pragma once
// What is wrong or doubtful in the scenario, row by row, in the order of the file.

#include <QAbstractListModel>

#include "core/text/message.h"
#include "editor/issue_names.h"

namespace zama::editor {

class IssuesModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        PathRole = Qt::UserRole + 1, ///< JSON pointer of the place
        SeverityRole,                ///< int of Severity
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// Also Qt::DisplayRole (the sentence), Qt::DecorationRole and Qt::AccessibleTextRole ("Error: ...").
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    [[nodiscard]] const Issue &issue(int row) const { return m_issues.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const Issues &issues() const { return m_issues; }
    /// Makes the rows equal to `next`; what stays keeps its row, so that a list keeps its place. Sentences
    /// speak of pieces by these names.
    void reconcile(const Issues &next, IssueNames names = {});
    /// The same sentences in another language.
    void retranslate();
    [[nodiscard]] const IssueNames &names() const { return m_names; }

private:
    Issues m_issues;
    IssueNames m_names;
};

/// "Error", "Warning", "Note" in the reader's language.
[[nodiscard]] QString nameOf(Severity severity);

/// What they come to: how many errors there are, else how many doubts, else that all is good. Notes are of
/// what may well be meant, and count for neither.
[[nodiscard]] Message verdictOn(const Issues &issues);

} // namespace zama::editor
