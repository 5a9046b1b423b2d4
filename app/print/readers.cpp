#include "app/print/readers.h"

#include "table/model/bidi.h"

#include <algorithm>

namespace zama::print {
namespace {

bool readBothWays(const QStringList &languages)
{
    const auto isFromTheRight = [](const QString &tag) {
        return languageOf(tag).locale.textDirection() == Qt::RightToLeft;
    };
    return std::ranges::any_of(languages, isFromTheRight) && !std::ranges::all_of(languages, isFromTheRight);
}

} // namespace

table::Language languageOf(const QString &tag)
{
    // Files of languages are looked for once: what is added later is there after the next start.
    static const table::Languages known = table::Languages::standard();
    const QString spoken = known.tagFor(tag);
    return spoken.isEmpty() ? table::Language{tag, table::localeOf(tag), nullptr} : known.language(spoken);
}

table::Language firstLanguage(const QStringList &languages)
{
    return languages.isEmpty() ? table::Language() : languageOf(languages.constFirst());
}

QLocale firstReader(const QStringList &languages)
{
    return firstLanguage(languages).locale;
}

QStringList apart(QStringList versions, const QStringList &languages)
{
    if (readBothWays(languages)) {
        std::ranges::transform(versions, versions.begin(),
                               [](const QString &version) { return table::isolated(version); });
    }
    return versions;
}

QString inOneLine(const QStringList &versions)
{
    const QString line = versions.join(QStringLiteral(" / "));
    constexpr QChar rightToLeft(0x200f);
    // Who looks for the way of a text does not look at what is kept apart in it.
    const bool looksOtherwise = table::beginsRightToLeft(line) && !line.isRightToLeft();
    return looksOtherwise ? rightToLeft + line : line;
}

QString toReaders(const QStringList &languages, const std::function<QString()> &say)
{
    QStringList versions;
    for (const QString &language : languages) {
        const table::Speaking speaking(languageOf(language));
        versions.append(say());
    }
    versions.removeDuplicates();
    return versions.isEmpty() ? say() : apart(std::move(versions), languages).join(QLatin1Char('\n'));
}

QStringList versionsOf(const LocalText &text, const QStringList &languages)
{
    QStringList versions;
    for (const QString &language : languages) {
        const QString version = table::withDigitsOf(languageOf(language).locale,
                                                    QString::fromStdString(text.in(language.toStdString())));
        if (!version.isEmpty() && !versions.contains(version)) {
            versions.append(version);
        }
    }
    return versions;
}

QString forReaders(const LocalText &text, const QStringList &languages, const std::string &fallback)
{
    QStringList versions = versionsOf(text, languages);
    return versions.isEmpty() ? QString::fromStdString(fallback)
                              : inOneLine(apart(std::move(versions), languages));
}

} // namespace zama::print
