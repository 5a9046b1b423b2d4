#include "app/shell/theme.h"

#include "app/shell/ink_style.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QStyle>
#include <QToolTip>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace zama::shell {
namespace {

constexpr std::array<std::pair<const char *, QPalette::ColorRole>, 19> kRoles{{
    {"window", QPalette::Window},
    {"windowText", QPalette::WindowText},
    {"base", QPalette::Base},
    {"alternateBase", QPalette::AlternateBase},
    {"text", QPalette::Text},
    {"button", QPalette::Button},
    {"buttonText", QPalette::ButtonText},
    {"mid", QPalette::Mid},
    {"midlight", QPalette::Midlight},
    {"dark", QPalette::Dark},
    {"light", QPalette::Light},
    {"shadow", QPalette::Shadow},
    {"highlight", QPalette::Highlight},
    {"highlightedText", QPalette::HighlightedText},
    {"toolTipBase", QPalette::ToolTipBase},
    {"toolTipText", QPalette::ToolTipText},
    {"placeholderText", QPalette::PlaceholderText},
    {"link", QPalette::Link},
    {"brightText", QPalette::BrightText},
}};

constexpr std::array<std::pair<const char *, QColor table::SceneColours::*>, 11> kSceneColours{{
    {"room", &table::SceneColours::room},
    {"frame", &table::SceneColours::frame},
    {"frameLight", &table::SceneColours::frameLight},
    {"ground", &table::SceneColours::ground},
    {"groundShade", &table::SceneColours::groundShade},
    {"groundGreen", &table::SceneColours::groundGreen},
    {"grid", &table::SceneColours::grid},
    {"ink", &table::SceneColours::ink},
    {"plate", &table::SceneColours::plate},
    {"plateInk", &table::SceneColours::plateInk},
    {"focus", &table::SceneColours::focus},
}};

QColor colourIn(const QJsonObject &object, const char *name)
{
    return QColor(object[QLatin1String(name)].toString());
}

Theme readTheme(const QString &name)
{
    QFile file(QStringLiteral(":/zama/themes/%1.json").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject palette = root[QLatin1String("palette")].toObject();
    const QJsonObject scene = root[QLatin1String("scene")].toObject();
    Theme theme;
    for (const auto &[key, role] : kRoles) {
        theme.palette.setColor(role, colourIn(palette, key));
    }
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        theme.palette.setColor(QPalette::Disabled, role, theme.palette.color(QPalette::PlaceholderText));
    }
    for (const auto &[key, member] : kSceneColours) {
        theme.scene.*member = colourIn(scene, key);
    }
    return theme;
}

const QString kTextScale = QStringLiteral("window/textScale");

// The desktop's own size of text, before this program changed it.
double desktopPointSize()
{
    static const double size = QApplication::font().pointSizeF();
    return size;
}

void setTextScale(double scale)
{
    constexpr double kSmallest = 0.75;
    constexpr double kLargest = 3.0;
    const double size = desktopPointSize() * std::clamp(scale, kSmallest, kLargest);
    QFont font = QApplication::font();
    font.setPointSizeF(size);
    QApplication::setFont(font);
}

} // namespace

Theme themeFor(ThemeChoice choice, const QPalette &desktop)
{
    const bool systemIsDark = desktop.color(QPalette::Window).lightness() < 128;
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark);
    return readTheme(nameOf(dark ? ThemeChoice::Dark : ThemeChoice::Light));
}

void applyTheme(const Theme &theme)
{
    if (dynamic_cast<InkStyle *>(QApplication::style()) == nullptr) {
        QApplication::setStyle(new InkStyle);
    }
    QApplication::setPalette(theme.palette);
    QToolTip::setPalette(theme.palette);
}

QString nameOf(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::Light:
        return QStringLiteral("light");
    case ThemeChoice::Dark:
        return QStringLiteral("dark");
    case ThemeChoice::System:
        break;
    }
    return QStringLiteral("system");
}

ThemeChoice themeChoiceNamed(const QString &name)
{
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        if (name == nameOf(choice)) {
            return choice;
        }
    }
    return ThemeChoice::System;
}

void applyTextScale(double scale)
{
    setTextScale(scale);
    QSettings().setValue(kTextScale, textScale());
}

double textScale()
{
    return QApplication::font().pointSizeF() / desktopPointSize();
}

void restoreTextScale()
{
    setTextScale(QSettings().value(kTextScale, kNormalText).toDouble());
}

} // namespace zama::shell
