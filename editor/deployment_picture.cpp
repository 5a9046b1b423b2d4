#include "editor/deployment_picture.h"

#include "editor/scenario_rows.h"
#include "table/scene/table_picture.h"

#include <QLocale>
#include <QPainter>

namespace zama::editor {
QPixmap pictureOf(const Scenario &scenario, QSize size, double pixelRatio, const table::SceneColours &colours)
{
    return table::tablePicture(frameOf(scenario),
                               rowsOf(scenario, table::MessageFormatter(QLocale())).entries, size, pixelRatio,
                               colours);
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
