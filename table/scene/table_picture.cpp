#include "table/scene/table_picture.h"

#include "table/scene/table_scene.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace zama::table {
namespace {

constexpr double kAir = 1.02; // around the frame

// The part of the scene of the picture's shape, with the whole table in it.
QRectF partFor(const QRectF &table, QSizeF picture)
{
    const double scale = std::max(table.width() / picture.width(), table.height() / picture.height()) * kAir;
    QRectF part(QPointF(), picture * scale);
    part.moveCenter(table.center());
    return part;
}

} // namespace

// Painted larger and then made smaller: plates never get too small to read, and in a small picture they would
// cover the armies.
QPixmap tablePicture(const TableFrame &frame, const TableEntries &rows, QSize size, double pixelRatio,
                     const SceneColours &colours)
{
    constexpr int kWidth = 1000;
    TableModel model;
    TableScene scene(model);
    scene.setColours(colours);
    model.setFrame(frame);
    model.reconcile(rows);
    QImage image(size.scaled(kWidth, kWidth, Qt::KeepAspectRatio), QImage::Format_RGB32);
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

} // namespace zama::table
