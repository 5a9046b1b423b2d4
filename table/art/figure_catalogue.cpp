#include "table/art/figure_catalogue.h"

#include "core/base/contract.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace zama::table {
namespace {

const QString kFigures = QStringLiteral(":/zama/figures/");
const QString kMarkers = QStringLiteral(":/zama/markers/");
const QString kPlainBanner = QStringLiteral("banner-vexillum");

constexpr QSizeF kOwnFrame(524.0, 330.0);

QByteArray drawingOf(const FigureCatalogue::Placed &placed)
{
    if (placed.art != nullptr) {
        return placed.art->format == ImportedArt::Format::Svg ? placed.art->bytes : QByteArray();
    }
    QFile file(placed.file);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject readCatalogue()
{
    QFile file(kFigures + QStringLiteral("catalogue.json"));
    require(file.open(QIODevice::ReadOnly), "FigureCatalogue: initResources() comes first");
    return QJsonDocument::fromJson(file.readAll()).object();
}

QHash<QString, QString> textsOf(const QJsonObject &object)
{
    QHash<QString, QString> texts;
    for (auto it = object.begin(); it != object.end(); ++it) {
        texts.insert(it.key(), it->toString());
    }
    return texts;
}

} // namespace

FigureView viewOf(Centidegrees facing)
{
    // South and east face us or go right; north and west turn their backs or go left.
    const Centidegrees f = normalised(facing);
    return f >= kFullTurn / 8 && f < kFullTurn * 5 / 8 ? FigureView::Front : FigureView::Back;
}

FigureCatalogue::FigureCatalogue()
{
    const QJsonObject root = readCatalogue();
    const QJsonObject slotTable = root[QStringLiteral("slots")].toObject();
    for (auto it = slotTable.begin(); it != slotTable.end(); ++it) {
        const QJsonObject slot = it->toObject();
        m_slots.insert(it.key(), {slot[QStringLiteral("base")].toString().toLatin1(),
                                  slot[QStringLiteral("shade")].toString().toLatin1()});
    }
    const QJsonObject armies = root[QStringLiteral("armies")].toObject();
    for (auto it = armies.begin(); it != armies.end(); ++it) {
        m_armies.insert(it.key(), textsOf(it->toObject()));
    }
    const QJsonObject figures = root[QStringLiteral("figures")].toObject();
    for (auto it = figures.begin(); it != figures.end(); ++it) {
        const QJsonObject f = it->toObject();
        m_figures.insert(
            it.key(), {f[QStringLiteral("front")].toString(), f[QStringLiteral("back")].toString(),
                       QSizeF(f[QStringLiteral("width")].toDouble(), f[QStringLiteral("height")].toDouble()),
                       textsOf(f[QStringLiteral("own")].toObject())});
    }
    const QJsonObject stands = root[QStringLiteral("stands")].toObject();
    for (auto it = stands.begin(); it != stands.end(); ++it) {
        std::vector<Position> positions;
        for (const auto &value : it->toArray()) {
            const QJsonObject p = value.toObject();
            positions.push_back(
                {p[QStringLiteral("figure")].toString(),
                 QPointF(p[QStringLiteral("dx")].toDouble(), p[QStringLiteral("dy")].toDouble())});
        }
        m_stands.insert(it.key(), positions);
    }
    const QJsonObject generals = root[QStringLiteral("generals")].toObject();
    for (auto it = generals.begin(); it != generals.end(); ++it) {
        const auto texts = textsOf(it->toObject());
        m_generals.insert(it.key(),
                          {texts.value(QStringLiteral("general")), texts.value(QStringLiteral("chief")),
                           texts.value(QStringLiteral("banner"))});
    }
}

// Seen from behind, left and right change places and so do near and far.
std::vector<FigureCatalogue::Placed> FigureCatalogue::placed(const QString &stand, FigureView view) const
{
    if (const ImportedArt *own = m_ownArt.find(stand)) {
        return placedOwn(stand, *own, view);
    }
    std::vector<Placed> all;
    for (const Position &p : m_stands.value(stand)) {
        const Figure figure = m_figures.value(p.figure);
        const bool front = view == FigureView::Front;
        const QPointF foot(front ? p.at.x() : -p.at.x(), p.at.y());
        const QRectF frame(foot.x() - figure.size.width() / 2, foot.y() - figure.size.height(),
                           figure.size.width(), figure.size.height());
        const Placed placed{kFigures + (front ? figure.front : figure.back), frame, p.figure, nullptr, false};
        all.insert(front ? all.end() : all.begin(), placed);
    }
    return all;
}

// As high as a man, or as wide as an elephant; on the table its base makes it smaller still.
std::vector<FigureCatalogue::Placed> FigureCatalogue::placedOwn(const QString &id, const ImportedArt &art,
                                                                FigureView view) const
{
    const bool isBack = view == FigureView::Back;
    const ImportedArt *back = isBack ? m_ownArt.find(id + kBackSuffix) : nullptr;
    const ImportedArt &seen = back == nullptr ? art : *back;
    const QSizeF size = seen.size.scaled(kOwnFrame, Qt::KeepAspectRatio);
    const QRectF frame(-size.width() / 2, -size.height(), size.width(), size.height());
    return {{QString(), frame, id, &seen, isBack && back == nullptr}};
}

QRectF FigureCatalogue::frameOf(const QString &stand, FigureView view) const
{
    QRectF frame;
    for (const Placed &p : placed(stand, view)) {
        frame |= p.frame;
    }
    return frame;
}

void FigureCatalogue::set(Recolouring &colours, const QString &slot, const QString &colour) const
{
    const auto at = m_slots.constFind(slot);
    if (at == m_slots.constEnd() || !QColor::isValidColor(colour)) {
        return;
    }
    colours.insert(at->base, QColor(colour).name().toLatin1());
    if (!at->shade.isEmpty()) {
        colours.insert(at->shade, shadeOf(QColor(colour)).name().toLatin1());
    }
}

Recolouring FigureCatalogue::colours(const QString &palette) const
{
    Recolouring colours;
    const auto army = m_armies.value(palette);
    for (auto it = army.begin(); it != army.end(); ++it) {
        set(colours, it.key(), it.value());
    }
    return colours;
}

Recolouring FigureCatalogue::bannerColours(const QString &palette, const Livery &livery) const
{
    Recolouring result = colours(palette);
    if (!m_armies.contains(palette)) {
        set(result, QStringLiteral("shield"), QString::fromStdString(livery.colour));
        set(result, QStringLiteral("emblem"), QString::fromStdString(livery.second));
        set(result, QStringLiteral("trim"), QString::fromStdString(livery.second));
    }
    return result;
}

Recolouring FigureCatalogue::colours(const QString &figure, const FigureLook &look) const
{
    Recolouring result = colours(look.palette);
    const auto own = m_figures.value(figure).own;
    for (auto it = own.begin(); it != own.end(); ++it) {
        set(result, it.key(), it.value());
    }
    for (const SlotColour &c : look.colours) {
        set(result, QString::fromStdString(c.slot), QString::fromStdString(c.colour));
    }
    return result;
}

QStringList FigureCatalogue::slotsOf(const QString &stand) const
{
    QByteArray drawings;
    for (const FigureView view : {FigureView::Front, FigureView::Back}) {
        for (const Placed &p : placed(stand, view)) {
            drawings += drawingOf(p);
        }
    }
    QStringList names;
    for (auto it = m_slots.begin(); it != m_slots.end(); ++it) {
        if (drawings.contains(it->base) || (!it->shade.isEmpty() && drawings.contains(it->shade))) {
            names.append(it.key());
        }
    }
    names.sort();
    return names;
}

QColor FigureCatalogue::colourOf(const QString &slot, const FigureLook &look) const
{
    const std::vector<Placed> figures = placed(look.key, FigureView::Front);
    const QString figure = figures.empty() ? QString() : figures.front().figure;
    const QByteArray base = m_slots.value(slot).base;
    return QColor(QString::fromLatin1(colours(figure, look).value(base, base)));
}

QString FigureCatalogue::generalStand(const QString &palette, bool isChief) const
{
    const GeneralArt art = m_generals.value(palette);
    return isChief && !art.chief.isEmpty() ? art.chief : art.general;
}

QString FigureCatalogue::bannerFile(const QString &palette) const
{
    const QString banner = m_generals.value(palette).banner;
    return kMarkers + (banner.isEmpty() ? kPlainBanner : banner) + QStringLiteral(".svg");
}

} // namespace zama::table
