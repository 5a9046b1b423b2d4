#pragma once
// Writing in a drawing, turned into outlines: so it looks alike on every screen, whatever fonts it has.

#include <QByteArray>
#include <QPainterPath>
#include <QString>

namespace zama::table {

struct SvgLettering {
    enum class Anchor : std::uint8_t { Start, Middle, End };
    QString family; ///< empty: any
    double size = 16.0;
    bool bold = false;
    bool italic = false;
    bool leftwards = false; ///< direction="rtl"
    Anchor anchor = Anchor::Start;
};

/// A line of writing and how far the pen moved.
struct SvgLine {
    QPainterPath path; ///< as anchored at the origin
    double advance = 0.0;
};

/// Needs a running QGuiApplication, which has the fonts; without one the line is empty.
[[nodiscard]] SvgLine svgLine(const QString &text, const SvgLettering &lettering);
/// An outline as path data.
[[nodiscard]] QByteArray svgData(const QPainterPath &path);

} // namespace zama::table
