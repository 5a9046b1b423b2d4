#pragma once
// Light and dark: colours of the window and of the table, from resources/themes.

#include "table/scene/scene_style.h"

#include <QPalette>

#include <array>

class QWidget;

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

/// Sizes of text, and with it of everything that holds text: for a desk, for tired eyes, for a projector.
inline constexpr double kNormalText = 1.0;
inline constexpr double kLargeText = 1.25;
inline constexpr double kProjectorText = 1.6;
inline constexpr std::array kTextScales{kNormalText, kLargeText, kProjectorText};

/// Makes all text of the program `scale` times as large as the desktop's own (between 0.75 and 3), at once,
/// and remembers it in the settings.
void applyTextScale(double scale);
/// The size in use.
[[nodiscard]] double textScale();
/// Takes the size from the settings; call it once when the application has begun.
void restoreTextScale();

} // namespace zama::shell
