#include "table/art/svg_lettering.h"

#include "table/art/svg_values.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>

namespace zama::table {
namespace {

constexpr int kDrawnSize = 100; // pixels; scaled to what is wanted, so that hinting does not matter

QFont fontFor(const SvgLettering &lettering)
{
    QFont font;
    if (!lettering.family.isEmpty()) {
        font.setFamily(lettering.family);
    }
    font.setPixelSize(kDrawnSize);
    font.setBold(lettering.bold);
    font.setItalic(lettering.italic);
    font.setStyleStrategy(QFont::PreferOutline);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

SvgLine svgLine(const QString &text, const SvgLettering &lettering)
{
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()) == nullptr || text.isEmpty()) {
        return {};
    }
    const QFont font = fontFor(lettering);
    const double scale = lettering.size / kDrawnSize;
    SvgLine line;
    line.advance = QFontMetricsF(font).horizontalAdvance(text) * scale;
    QPainterPath path;
    path.addText(QPointF(), font, text);
    using Anchor = SvgLettering::Anchor;
    const bool isRight = lettering.anchor == (lettering.leftwards ? Anchor::Start : Anchor::End);
    const double shift = lettering.anchor == Anchor::Middle ? 0.5 : isRight ? 1.0 : 0.0;
    line.path = (QTransform::fromScale(scale, scale) * QTransform::fromTranslate(-line.advance * shift, 0.0))
                    .map(path);
    return line;
}

QByteArray svgData(const QPainterPath &path)
{
    QByteArray data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element e = path.elementAt(i);
        const bool isMove = e.type == QPainterPath::MoveToElement;
        data += isMove && i > 0 ? QByteArrayLiteral("Z") : QByteArray();
        data += isMove                                   ? 'M'
                : e.type == QPainterPath::LineToElement  ? 'L'
                : e.type == QPainterPath::CurveToElement ? 'C'
                                                         : ' ';
        data += svgNumber(e.x) + ' ' + svgNumber(e.y);
    }
    return data.isEmpty() ? data : data + 'Z';
}

} // namespace zama::table
