#include "app/play/last_folder.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace zama::play {
namespace {

const QString kFolder = QStringLiteral("files/folder");
constexpr qsizetype kLongest = 80; // letters

} // namespace

QString lastFolder()
{
    const QString folder = QSettings().value(kFolder).toString();
    return !folder.isEmpty() && QFileInfo(folder).isDir()
               ? folder
               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void rememberFolder(const QString &file)
{
    QSettings().setValue(kFolder, QFileInfo(file).absolutePath());
}

QString asFileName(const QString &text)
{
    QString name;
    name.reserve(text.size());
    for (const QChar letter : text.simplified().left(kLongest)) {
        const bool isBad = letter.unicode() < 32 || QStringLiteral("/\\:*?\"<>|").contains(letter);
        name.append(isBad ? QLatin1Char('-') : letter);
    }
    return name;
}

} // namespace zama::play
