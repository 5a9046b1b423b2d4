#pragma once
// Numbers, lengths, colours, transforms and path data of SVG: read without trust, written anew. Whatever
// cannot be read is none; what is written is finite, short and knows one way to say a thing.

#include <QByteArray>
#include <QColor>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <optional>
#include <vector>

namespace zama::table {

/// Coordinates beyond this (in user units) are taken for damage.
inline constexpr double kMaxSvgCoordinate = 1.0e7;

/// "12", "3mm", "50%" in user units, which are pixels of 1/96 inch; a per cent is one of `whole`.
[[nodiscard]] std::optional<double> svgLength(QStringView text, double whole);
/// Numbers with commas or blanks between them, up to the first thing that is none.
[[nodiscard]] std::vector<double> svgNumbers(QStringView text);
/// "#abc", "rgb(10%, 0, 0)", "tomato"; none: no colour.
[[nodiscard]] std::optional<QColor> svgColour(QStringView text);
/// The whole list of a transform attribute; none if a part of it cannot be read or nothing is left of an
/// area.
[[nodiscard]] std::optional<QTransform> svgTransform(QStringView text);
/// As a user agent fits `box` into `frame`; `keepsShape` false stretches it.
[[nodiscard]] QTransform svgFit(const QRectF &box, const QRectF &frame, bool keepsShape);

[[nodiscard]] QByteArray svgNumber(double value);
/// "matrix(...)"
[[nodiscard]] QByteArray svgMatrix(const QTransform &transform);

/// Path data, written anew.
struct SvgPath {
    QByteArray data;
    int points = 0;      ///< places named in it
    double length = 0.0; ///< not shorter than what a pen would draw
};

/// Reads path data up to the first mistake, as the standard says; stops after `mostPoints`.
[[nodiscard]] SvgPath svgPath(QStringView data, int mostPoints);
/// The same of the "points" of a polyline or polygon; an odd number at the end does not count. Its length is
/// that of the polygon.
[[nodiscard]] SvgPath svgPoints(QStringView points, int mostPoints);

} // namespace zama::table
