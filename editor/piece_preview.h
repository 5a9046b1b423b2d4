#pragma once
// What is in a piece of the library: its figures, and the numbers that matter.

#include <QWidget>

#include "core/scenario/scenario.h"
#include "table/art/figure_pixmaps.h"

class QLabel;
class QTableWidget;

namespace zama::editor {

class PiecePreview final : public QWidget
{
    Q_OBJECT
public:
    explicit PiecePreview(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// Shows a piece; one without types empties the preview.
    void show(const Scenario &piece);
    [[nodiscard]] QTableWidget *numbers() const { return m_numbers; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void fillNumbers();
    void fillRow(int row, const UnitTypeSpec &type);
    void paintFigures();
    void fitTable();

    table::FigurePixmaps &m_pixmaps;
    Scenario m_piece;
    QLabel *m_figures;
    QLabel *m_strength;
    QTableWidget *m_numbers;
};

} // namespace zama::editor
