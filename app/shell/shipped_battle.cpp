#include "app/shell/shipped_battle.h"

#include "core/io/read_scenario.h"
#include "table/model/battle_entries.h"
#include "table/scene/table_scene.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace zama::shell {
namespace {

const QString kFolder = QStringLiteral(":/zama/scenarios");

SetupPtr setupIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return nullptr;
    }
    const auto scenario = readScenario(file.readAll().toStdString());
    if (!scenario) {
        return nullptr;
    }
    auto setup = compile(scenario.value().scenario);
    return setup ? setup.value() : nullptr;
}

// The part of the scene of the picture's shape, with the whole table in it.
QRectF partFor(const QRectF &table, QSizeF picture)
{
    const double scale = std::max(table.width() / picture.width(), table.height() / picture.height()) * 1.02;
    QRectF part(QPointF(), picture * scale);
    part.moveCenter(table.center());
    return part;
}

} // namespace

std::vector<ShippedBattle> shippedBattles()
{
    std::vector<ShippedBattle> battles;
    for (const QString &name : QDir(kFolder).entryList({QStringLiteral("*.zama.json")}, QDir::Files)) {
        const QString path = QStringLiteral("%1/%2").arg(kFolder, name);
        if (SetupPtr setup = setupIn(path)) {
            battles.push_back({path, std::move(setup)});
        }
    }
    std::stable_sort(battles.begin(), battles.end(), [](const ShippedBattle &a, const ShippedBattle &b) {
        return a.setup->units.size() < b.setup->units.size();
    });
    return battles;
}

QString shippedPath(const QString &id)
{
    return QStringLiteral("%1/%2.zama.json").arg(kFolder, id);
}

// Painted larger and then made smaller: plates never get too small to read, and in a small picture they would
// cover the armies.
QPixmap tablePicture(const State &state, QSize size, double pixelRatio, const table::SceneColours &colours)
{
    constexpr double kEnlarged = 2.5;
    table::TableModel model;
    table::TableScene scene(model);
    scene.setColours(colours);
    model.setFrame(table::frameOf(*state.setup));
    model.reconcile(table::entriesOf(state, table::MessageFormatter(QLocale())));
    QImage image(size * kEnlarged, QImage::Format_RGB32);
    image.fill(colours.room);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    scene.render(&painter, QRectF(image.rect()), partFor(scene.framedRect(), image.size()));
    painter.end();
    QPixmap picture =
        QPixmap::fromImage(image.scaled(size * pixelRatio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

} // namespace zama::shell
