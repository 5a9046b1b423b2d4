#pragma once
// The languages of the program, and where one that a test needs is not complete yet, a few words of it.

#include "table/model/language.h"
#include "tests/support/sample_languages.h"

#include <QStandardPaths>

namespace zama::test {

/// Puts samples beside the user's own data (of test mode) for German and Arabic, if they are not built in.
inline void offerLanguages()
{
    QStandardPaths::setTestModeEnabled(true);
    const table::Languages builtIn(QStringList{QStringLiteral(":/zama/translations")});
    const QString folder = table::Languages::addedFolders().last();
    QDir(folder).removeRecursively();
    const auto sample = [&](const QString &tag, const QString &play, const QString &turn,
                            const QStringList &stands) {
        if (!builtIn.has(tag)) {
            writeSample(folder, tag,
                        {{QStringLiteral("zama::shell::PlayMenu"), QStringLiteral("&Play"), {play}, {}},
                         {QStringLiteral("zama::play::StepBar"), QStringLiteral("Turn %1 of %2"), {turn}, {}},
                         {QStringLiteral("Message"), QStringLiteral("%n stands"), stands, {}},
                         {QStringLiteral("Message"), QStringLiteral("Move"), {play.mid(1)}, {}}});
        }
    };
    sample(QStringLiteral("de"), QStringLiteral("&Spiel"), QStringLiteral("Runde %1 von %2"),
           {QStringLiteral("%n Element"), QStringLiteral("%n Elemente")});
    sample(QStringLiteral("ar"), QStringLiteral("&لعب"), QStringLiteral("الجولة %1 من %2"),
           {QStringLiteral("%n"), QStringLiteral("قطعة واحدة"), QStringLiteral("قطعتان"),
            QStringLiteral("%n قطع"), QStringLiteral("%n قطعةً"), QStringLiteral("%n قطعة")});
}

} // namespace zama::test
