#include "editor/deployment_picture.h"

#include "editor/scenario_rows.h"
#include "table/scene/table_scene.h"

#include <QImage>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace zama::editor {
namespace {

// The part of the scene of the picture's shape, with the whole table in it.
QRectF partFor(const QRectF &table, QSizeF picture)
{
    const double scale = std::max(table.width() / picture.width(), table.height() / picture.height());
    QRectF part(QPointF(), picture * scale);
    part.moveCenter(table.center());
    return part;
}

} // namespace

// Painted larger and then made smaller: plates never get too small to read, and in a small picture they would
// cover the armies.
QPixmap pictureOf(const Scenario &scenario, QSize size, double pixelRatio, const table::SceneColours &colours)
{
    constexpr int kWidth = 1000;
    table::TableModel model;
    table::TableScene scene(model);
    scene.setColours(colours);
    model.setFrame(frameOf(scenario));
    model.reconcile(rowsOf(scenario, table::MessageFormatter(QLocale())).entries);
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

DeploymentPicture::DeploymentPicture(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DeploymentPicture::show(const Scenario &scenario)
{
    m_scenario = scenario;
    m_picture = {};
    update();
}

void DeploymentPicture::setColours(const table::SceneColours &colours)
{
    m_colours = colours;
    m_picture = {};
    update();
}

void DeploymentPicture::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull() && !size().isEmpty()) {
        m_picture = pictureOf(m_scenario, size(), devicePixelRatioF(), m_colours);
    }
    QPainter(this).drawPixmap(0, 0, m_picture);
}

void DeploymentPicture::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_picture = {};
}

} // namespace zama::editor
