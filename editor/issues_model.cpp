#include "editor/issues_model.h"

#include <QApplication>
#include <QIcon>
#include <QStyle>

#include <algorithm>

namespace zama::editor {
namespace {

QIcon iconOf(Severity severity)
{
    const QStyle::StandardPixmap pixmap = severity == Severity::Error     ? QStyle::SP_MessageBoxCritical
                                          : severity == Severity::Warning ? QStyle::SP_MessageBoxWarning
                                                                          : QStyle::SP_MessageBoxInformation;
    return QApplication::style()->standardIcon(pixmap);
}

} // namespace

QString nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return IssuesModel::tr("Error");
    case Severity::Warning:
        return IssuesModel::tr("Warning");
    case Severity::Note:
        return IssuesModel::tr("Note");
    }
    return {};
}

Message verdictOn(const Issues &issues)
{
    const auto count = [&issues](Severity severity) {
        return static_cast<int>(std::ranges::count(issues, severity, &Issue::severity));
    };
    if (const int errors = count(Severity::Error); errors > 0) {
        return {"edit.status.errors", {errors}};
    }
    const int doubts = count(Severity::Warning);
    return doubts > 0 ? Message("edit.status.doubts", {doubts}) : Message("edit.status.good", {});
}

int IssuesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_issues.size());
}

QVariant IssuesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Issue &shown = issue(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return m_names.sentenceOf(shown);
    case Qt::DecorationRole:
        return iconOf(shown.severity);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(nameOf(shown.severity), m_names.sentenceOf(shown));
    case PathRole:
        return QString::fromStdString(shown.path);
    case SeverityRole:
        return static_cast<int>(shown.severity);
    default:
        return {};
    }
}

// Rows at both ends that stay are left alone: an edit makes or mends few issues, and those are neighbours.
void IssuesModel::reconcile(const Issues &next, IssueNames names)
{
    m_names = std::move(names);
    const auto [oldMiddle, newMiddle] =
        std::mismatch(m_issues.begin(), m_issues.end(), next.begin(), next.end());
    const auto first = static_cast<int>(oldMiddle - m_issues.begin());
    const auto [oldEnd, newEnd] = std::mismatch(m_issues.rbegin(), std::make_reverse_iterator(oldMiddle),
                                                next.rbegin(), std::make_reverse_iterator(newMiddle));
    const auto removed = static_cast<int>(oldEnd.base() - oldMiddle);
    const auto added = static_cast<int>(newEnd.base() - newMiddle);
    if (removed > 0) {
        beginRemoveRows({}, first, first + removed - 1);
        m_issues.erase(oldMiddle, oldEnd.base());
        endRemoveRows();
    }
    if (added > 0) {
        beginInsertRows({}, first, first + added - 1);
        m_issues.insert(m_issues.begin() + first, newMiddle, newEnd.base());
        endInsertRows();
    }
}

void IssuesModel::retranslate()
{
    if (!m_issues.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace zama::editor
