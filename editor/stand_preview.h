#pragma once
// A kind of troops as the table draws it: near by from the front and from behind, and far away.

#include <QWidget>

#include "core/scenario/scenario.h"
#include "table/model/table_model.h"
#include "table/scene/table_scene.h"

namespace zama::editor {

class StandPreview final : public QWidget
{
    Q_OBJECT
public:
    explicit StandPreview(QWidget *parent = nullptr);

    /// Shows that type in the colours of the first side that has units of it; beyond the last, nothing.
    void show(const Scenario &scenario, std::size_t type);
    using QWidget::show;
    void setColours(const table::SceneColours &colours);
    /// Where the figures are drawn, with the scenario's art: for icons elsewhere.
    [[nodiscard]] table::FigurePixmaps &pixmaps() { return m_scene.pixmaps(); }
    /// How it is dressed.
    [[nodiscard]] const table::FigureLook &look() const { return m_look; }

    [[nodiscard]] QSize sizeHint() const override { return {360, 150}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 110}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    table::TableModel m_model;
    table::TableScene m_scene;
    table::FigureLook m_look;
    QRectF m_near; ///< of the scene
    QRectF m_far;
    bool m_isEmpty = true;
};

/// The side that fields a type first: its colours are the type's.
[[nodiscard]] std::size_t sideOfType(const Scenario &scenario, const std::string &type);
/// How its figures are dressed.
[[nodiscard]] table::FigureLook wornLook(const Scenario &scenario, const UnitTypeSpec &type);

} // namespace zama::editor
