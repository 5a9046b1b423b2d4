#include "editor/languages.h"

#include "core/scenario/language_tag.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace zama::editor {
namespace {

// What Qt's list of locales does not know, or calls after one country.
constexpr std::array<std::pair<const char *, const char *>, 5> kOwnNames{
    {{"en", "English"}, {"es", "Español"}, {"zh", "中文"}, {"la", "Latina"}, {"grc", "Ἑλληνική"}}};

QString capitalised(QString name)
{
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

QString ownName(const std::string &language)
{
    const auto found = std::find_if(kOwnNames.begin(), kOwnNames.end(),
                                    [&language](const auto &own) { return own.first == language; });
    return found == kOwnNames.end() ? QString() : QString::fromUtf8(found->second);
}

// An unknown tag gives a locale of another language, most often C.
QString nameOfBase(const std::string &language)
{
    const QString own = ownName(language);
    const QLocale locale(QString::fromStdString(language));
    return !own.isEmpty() || locale.language() == QLocale::C ? own : capitalised(locale.nativeLanguageName());
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

QString languageName(const std::string &tag)
{
    QString written = QString::fromStdString(tag);
    const std::size_t dash = tag.find('-');
    const QString name = nameOfBase(tag.substr(0, dash));
    if (name.isEmpty()) {
        return written;
    }
    return dash == std::string::npos
               ? name
               : QStringLiteral("%1 (%2)").arg(name, QLocale(written).nativeTerritoryName());
}

Qt::LayoutDirection directionOf(const std::string &tag)
{
    return QLocale(QString::fromStdString(tag)).textDirection();
}

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
