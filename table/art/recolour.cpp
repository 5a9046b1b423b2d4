#include "table/art/recolour.h"

#include <cmath>

namespace zama::table {
namespace {

constexpr qsizetype kColourLength = 7; // "#rrggbb"

float channel(float a, float b, double part)
{
    return static_cast<float>((1.0 - part) * static_cast<double>(a) + part * static_cast<double>(b));
}

} // namespace

QByteArray recoloured(const QByteArray &svg, const Recolouring &colours)
{
    QByteArray out;
    out.reserve(svg.size());
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf('#'); at >= 0; at = svg.indexOf('#', at + 1)) {
        const auto replacement = colours.constFind(svg.mid(at, kColourLength));
        if (replacement != colours.constEnd()) {
            out += svg.mid(done, at - done);
            out += *replacement;
            done = at + kColourLength;
        }
    }
    return out + svg.mid(done);
}

QColor shadeOf(const QColor &colour)
{
    return mixed(colour, QColor(0x1e, 0x15, 0x12), 0.22);
}

QColor mixed(const QColor &a, const QColor &b, double part)
{
    return QColor::fromRgbF(channel(a.redF(), b.redF(), part), channel(a.greenF(), b.greenF(), part),
                            channel(a.blueF(), b.blueF(), part), channel(a.alphaF(), b.alphaF(), part));
}

} // namespace zama::table
