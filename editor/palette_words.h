#pragma once
// Army palettes of the figure catalogue by the names people know them by.

#include <QString>
#include <QStringList>

namespace zama::editor {

/// "Carthaginian"; of a palette nobody has a word for, its own name.
[[nodiscard]] QString paletteName(const QString &palette);
/// All palettes of the catalogue, sorted by those names.
[[nodiscard]] QStringList palettesByName();

} // namespace zama::editor
