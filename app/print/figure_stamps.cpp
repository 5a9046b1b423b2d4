#include "app/print/figure_stamps.h"

#include <QFile>
#include <QSvgRenderer>

namespace zama::print {
namespace {

constexpr double kTenth = 0.1; // the catalogue counts in tenths of a millimetre

QString keyOf(const table::FigureLook &look, table::FigureView view)
{
    QString key = QStringLiteral("%1|%2|%3").arg(look.key, look.palette).arg(static_cast<int>(view));
    for (const SlotColour &c : look.colours) {
        key += QLatin1Char('|') + QString::fromStdString(c.slot) + QString::fromStdString(c.colour);
    }
    return key;
}

QByteArray bytesOf(const table::FigureCatalogue::Placed &placed)
{
    if (placed.art != nullptr) {
        return placed.art->bytes;
    }
    QFile file(placed.file);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

FigureStamps::FigureStamps(const Scenario &scenario, Ink ink)
    : m_ink(ink)
{
    m_catalogue.setOwnArt(table::ScenarioArt(scenario.art));
}

StampPtr FigureStamps::stand(const table::FigureLook &look, table::FigureView view)
{
    const QString key = keyOf(look, view);
    if (m_stands.contains(key)) {
        return m_stands.value(key);
    }
    const auto placed = m_catalogue.placed(look.key, view);
    if (placed.empty()) {
        return {};
    }
    const QRectF frame = m_catalogue.frameOf(look.key, view);
    auto stamp = std::make_shared<Stamp>();
    stamp->frame = QRectF(frame.topLeft() * kTenth, frame.size() * kTenth);
    std::vector<std::pair<std::shared_ptr<QSvgRenderer>, QRectF>> drawings;
    for (const auto &p : placed) {
        drawings.emplace_back(std::make_shared<QSvgRenderer>(
                                  table::recoloured(bytesOf(p), m_catalogue.colours(p.figure, look))),
                              p.frame);
    }
    stamp->paint = [drawings](QPainter &painter) {
        painter.scale(kTenth, kTenth);
        for (const auto &[svg, at] : drawings) {
            svg->render(&painter, at);
        }
    };
    m_stands.insert(key, stamp);
    return stamp;
}

} // namespace zama::print
