#include "editor/languages.h"

#include "core/scenario/language_tag.h"

#include <QStringList>

#include <algorithm>

namespace zama::editor {
namespace {

QString capitalised(QString name)
{
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

// "pt-br" as files write it: the language small, a country in capitals, a script with one.
QString inUsualLetters(const QString &tag)
{
    QStringList parts = tag.split(QLatin1Char('-'));
    parts.front() = parts.front().toLower();
    for (qsizetype i = 1; i < parts.size(); ++i) {
        QString &part = parts[i];
        part = part.size() == 2 ? part.toUpper() : part.size() == 4 ? capitalised(part.toLower()) : part;
    }
    return parts.join(QLatin1Char('-'));
}

} // namespace

const std::vector<std::string> &offeredLanguages()
{
    static const std::vector<std::string> tags{
        "en", "fr", "de", "es", "it", "pt", "ar", "la", "grc", "nl", "pl", "cs", "sk", "hu", "ro",
        "bg", "hr", "sr", "sl", "el", "tr", "ru", "uk", "da",  "sv", "nb", "fi", "et", "lv", "lt",
        "ga", "cy", "ca", "eu", "gl", "he", "fa", "ur", "hi",  "zh", "ja", "ko", "id", "vi", "sw"};
    return tags;
}

std::string tagTyped(const QString &typed)
{
    const QString text = typed.trimmed();
    for (const std::string &tag : offeredLanguages()) {
        if (text.compare(languageName(tag), Qt::CaseInsensitive) == 0) {
            return tag;
        }
    }
    const std::string tag =
        inUsualLetters(QString(text).replace(QLatin1Char('_'), QLatin1Char('-'))).toStdString();
    const std::size_t first = std::min(tag.find('-'), tag.size());
    return isLanguageTag(tag) && first <= 3 ? tag : std::string(); // longer ones are words, not languages
}

} // namespace zama::editor
