#include "editor/languages.h"

#include "core/scenario/language_tag.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace zama::editor {
namespace {

// What Qt's list of locales does not know, and schools do.
constexpr std::array<std::pair<const char *, const char *>, 2> kClassical{
    {{"la", "Latina"}, {"grc", "Ἑλληνική"}}};

QString capitalised(QString name)
{
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

QString classicalName(const std::string &tag)
{
    const auto found =
        std::find_if(kClassical.begin(), kClassical.end(), [&tag](const auto &c) { return c.first == tag; });
    return found == kClassical.end() ? QString() : QString::fromUtf8(found->second);
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
    const QString classical = classicalName(tag);
    if (!classical.isEmpty()) {
        return classical;
    }
    const QString written = QString::fromStdString(tag);
    const QLocale locale(written);
    // An unknown tag gives a locale of another language, most often C.
    const bool isKnown = locale.language() != QLocale::C && !locale.nativeLanguageName().isEmpty();
    if (!isKnown) {
        return written;
    }
    const QString name = capitalised(QLocale(locale.language()).nativeLanguageName());
    return written.contains(QLatin1Char('-'))
               ? QStringLiteral("%1 (%2)").arg(name, locale.nativeTerritoryName())
               : name;
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
    return isLanguageTag(tag) ? tag : std::string();
}

} // namespace zama::editor
