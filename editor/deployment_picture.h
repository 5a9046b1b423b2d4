#pragma once
// A small picture of who stands where in a scenario.

#include <QWidget>

#include "core/scenario/scenario.h"
#include "table/scene/scene_style.h"

#include <QPixmap>

namespace zama::editor {

/// The table with everybody on it, as the window shows it, in `size` device-independent pixels.
[[nodiscard]] QPixmap pictureOf(const Scenario &scenario, QSize size, double pixelRatio,
                                const table::SceneColours &colours);

class DeploymentPicture final : public QWidget
{
    Q_OBJECT
public:
    explicit DeploymentPicture(QWidget *parent = nullptr);

    void show(const Scenario &scenario);
    void setColours(const table::SceneColours &colours);

    [[nodiscard]] QSize sizeHint() const override { return {420, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    Scenario m_scenario;
    table::SceneColours m_colours;
    QPixmap m_picture; ///< null: to be painted anew
};

} // namespace zama::editor
