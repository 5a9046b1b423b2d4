#include "app/print/readers.h"

namespace zama::print {

QLocale firstReader(const QStringList &languages)
{
    return languages.isEmpty() ? QLocale(QLocale::English) : QLocale(languages.constFirst());
}

QString forReaders(const LocalText &text, const QStringList &languages, const std::string &fallback)
{
    QStringList versions;
    for (const QString &language : languages) {
        const QString version = QString::fromStdString(text.in(language.toStdString()));
        if (!version.isEmpty() && !versions.contains(version)) {
            versions.append(version);
        }
    }
    return versions.isEmpty() ? QString::fromStdString(fallback) : versions.join(QStringLiteral(" / "));
}

} // namespace zama::print
