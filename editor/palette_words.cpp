#include "editor/palette_words.h"

#include "table/art/figure_catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace zama::editor {
namespace {

using Word = std::pair<const char *, const char *>;

constexpr std::array<Word, 20> kWords{{
    {"carthaginian", QT_TRANSLATE_NOOP("Palette", "Carthaginian")},
    {"english", QT_TRANSLATE_NOOP("Palette", "English")},
    {"french", QT_TRANSLATE_NOOP("Palette", "French")},
    {"gallic", QT_TRANSLATE_NOOP("Palette", "Gallic")},
    {"germanic", QT_TRANSLATE_NOOP("Palette", "Germanic")},
    {"greek", QT_TRANSLATE_NOOP("Palette", "Greek")},
    {"green", QT_TRANSLATE_NOOP("Palette", "Green")},
    {"iberian", QT_TRANSLATE_NOOP("Palette", "Iberian")},
    {"imperial", QT_TRANSLATE_NOOP("Palette", "Imperial Roman")},
    {"indian", QT_TRANSLATE_NOOP("Palette", "Indian")},
    {"macedonian", QT_TRANSLATE_NOOP("Palette", "Macedonian")},
    {"mamluk", QT_TRANSLATE_NOOP("Palette", "Mamluk")},
    {"mongol", QT_TRANSLATE_NOOP("Palette", "Mongol")},
    {"norman", QT_TRANSLATE_NOOP("Palette", "Norman")},
    {"ochre", QT_TRANSLATE_NOOP("Palette", "Ochre")},
    {"persian", QT_TRANSLATE_NOOP("Palette", "Persian")},
    {"ptolemaic", QT_TRANSLATE_NOOP("Palette", "Ptolemaic")},
    {"roman", QT_TRANSLATE_NOOP("Palette", "Roman")},
    {"saxon", QT_TRANSLATE_NOOP("Palette", "Saxon")},
    {"seleucid", QT_TRANSLATE_NOOP("Palette", "Seleucid")},
}};

} // namespace

QString paletteName(const QString &palette)
{
    const auto word = std::find_if(kWords.begin(), kWords.end(),
                                   [&palette](const Word &w) { return palette == QLatin1String(w.first); });
    return word == kWords.end() ? palette : QCoreApplication::translate("Palette", word->second);
}

QStringList palettesByName()
{
    static const QStringList palettes = table::FigureCatalogue().palettes();
    QStringList sorted = palettes;
    std::sort(sorted.begin(), sorted.end(), [](const QString &a, const QString &b) {
        return paletteName(a).localeAwareCompare(paletteName(b)) < 0;
    });
    return sorted;
}

} // namespace zama::editor
