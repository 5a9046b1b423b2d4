#include "editor/library_model.h"

#include "editor/stand_preview.h"
#include "table/model/message_formatter.h"
#include "table/model/unit_sign.h"

#include <QApplication>
#include <QIcon>
#include <QLocale>
#include <QStringList>
#include <QStyle>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr int kPictureHeight = 40;

void append(QStringList &words, const LocalText &text)
{
    for (const LocalText::Entry &entry : text.entries) {
        words << QString::fromStdString(entry.text);
    }
}

// In every language: who reads French still finds what was saved in English.
QString searchedText(const LibraryEntry &entry)
{
    QStringList words{entry.fileName()};
    append(words, entry.piece.title);
    for (const UnitTypeSpec &type : entry.piece.types) {
        append(words, type.name);
        append(words, type.plural);
    }
    for (const SideSpec &side : entry.piece.sides) {
        append(words, side.name);
    }
    return words.join(QLatin1Char('\n'));
}

} // namespace

LibraryModel::LibraryModel(table::FigurePixmaps &pixmaps, QObject *parent)
    : QAbstractListModel(parent),
      m_pixmaps(pixmaps)
{
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QString LibraryModel::label(const LibraryEntry &entry) const
{
    const QString title = titleOf(entry);
    const auto types = static_cast<qulonglong>(entry.piece.types.size());
    return !entry.problem.isEmpty() ? tr("%1\nCannot be used. %2").arg(title, entry.problem)
           : entry.isArmy()         ? tr("%1\nArmy, types of units: %2").arg(title, QLocale().toString(types))
                                    : tr("%1\nTypes of units: %2").arg(title, QLocale().toString(types));
}

// What its author says of it, else where it is from.
QString LibraryModel::remarkOn(const LibraryEntry &entry) const
{
    const QString said = table::MessageFormatter{QLocale()}.text(entry.piece.background);
    return !said.isEmpty() ? said : entry.isOwn ? entry.path : tr("Comes with the program");
}

QVariant LibraryModel::picture(const LibraryEntry &entry) const
{
    if (!entry.problem.isEmpty()) {
        return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
    }
    const UnitTypeSpec &type = entry.piece.types.front();
    const QPixmap figure =
        m_pixmaps.stand(wornLook(entry.piece, type), table::FigureView::Front, kPictureHeight);
    if (!figure.isNull()) {
        return QIcon(figure);
    }
    const QString sign =
        table::signOf(type.unitClass, type.melee.hit.value_or(kNeverHits), type.shooting.has_value());
    return QIcon(m_pixmaps.icon(sign, QApplication::palette().color(QPalette::Text), kPictureHeight));
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const LibraryEntry &shown = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return label(shown);
    case Qt::DecorationRole:
        return picture(shown);
    case Qt::ToolTipRole:
        return remarkOn(shown);
    case PathRole:
        return shown.path;
    case SearchRole:
        return searchedText(shown);
    default:
        return {};
    }
}

int LibraryModel::rowOf(const QString &path) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&path](const LibraryEntry &entry) { return entry.path == path; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

// Files come and go one at a time: what stands before and behind the difference keeps its row.
void LibraryModel::setEntries(std::vector<LibraryEntry> entries)
{
    const auto isSame = [](const LibraryEntry &a, const LibraryEntry &b) {
        return a.path == b.path && a.problem == b.problem && a.piece == b.piece;
    };
    const auto front =
        std::mismatch(m_entries.begin(), m_entries.end(), entries.begin(), entries.end(), isSame);
    const auto back = std::mismatch(m_entries.rbegin(), std::make_reverse_iterator(front.first),
                                    entries.rbegin(), std::make_reverse_iterator(front.second), isSame);
    const auto first = static_cast<int>(front.first - m_entries.begin());
    const auto removed = static_cast<int>(back.first.base() - front.first);
    const auto added = static_cast<int>(back.second.base() - front.second);
    if (removed > 0) {
        beginRemoveRows({}, first, first + removed - 1);
        m_entries.erase(front.first, back.first.base());
        endRemoveRows();
    }
    if (added > 0) {
        beginInsertRows({}, first, first + added - 1);
        m_entries.insert(m_entries.begin() + first, front.second, back.second.base());
        endInsertRows();
    }
}

void LibraryModel::retranslate()
{
    if (!m_entries.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace zama::editor
