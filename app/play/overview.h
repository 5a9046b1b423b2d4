#pragma once
// The whole table in small, with the part that is in view; a click or a drag moves the view there.

#include <QWidget>

#include "table/scene/table_view.h"

namespace zama::play {

/// Painted from the rows of the model, without figures: cheap enough to follow every movement. Never
/// mirrored, like the table itself.
class Overview final : public QWidget
{
    Q_OBJECT
public:
    /// The view must outlive this.
    explicit Overview(table::TableView &view, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    /// From scene coordinates to pixels of this widget.
    [[nodiscard]] QTransform toWidget() const;
    [[nodiscard]] QPointF sceneAt(QPointF pixel) const { return toWidget().inverted().map(pixel); }
    void paintUnit(QPainter &painter, const table::TableEntry &unit) const;
    void paintGeneral(QPainter &painter, const table::TableEntry &general) const;
    void paintSeen(QPainter &painter) const;

    table::TableView &m_view;
};

} // namespace zama::play
