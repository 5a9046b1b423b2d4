#pragma once
// Light and dark: colours of the window and of the table, from resources/themes.

#include "table/scene/scene_style.h"

#include <QPalette>

namespace zama::shell {

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

struct Theme {
    QPalette palette;
    table::SceneColours scene;
};

/// The theme chosen; System asks how dark the desktop's own windows are.
[[nodiscard]] Theme themeFor(ThemeChoice choice, const QPalette &desktop);
/// Puts a theme on every widget of the application.
void applyTheme(const Theme &theme);

/// "system", "light", "dark": names in settings and on the command line.
[[nodiscard]] QString nameOf(ThemeChoice choice);
/// The choice of that name; System for an unknown one.
[[nodiscard]] ThemeChoice themeChoiceNamed(const QString &name);

} // namespace zama::shell
