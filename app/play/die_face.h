#pragma once
// One die of the tray: its place, its face, and whether it has hit.

#include <QWidget>

#include "table/art/figure_pixmaps.h"

namespace zama::play {

enum class DieMark : std::uint8_t {
    None, ///< not rolled, or a die that has no number to reach
    Hit,  ///< stands higher, in a frame, with a tick below it
    Miss, ///< lies low and pale
};

class DieFace final : public QWidget
{
    Q_OBJECT
public:
    /// What it shows.
    struct Look {
        int face = 0; ///< 0: an outline, nothing is known
        DieMark mark = DieMark::None;
        bool isCursor = false; ///< the next face typed goes here
        double tilt = 0;       ///< degrees, while it tumbles
        bool operator==(const Look &) const = default;
    };

    DieFace(table::FigurePixmaps &pixmaps, int number, int of, QWidget *parent);

    void show(const Look &look);
    void setColours(const table::DieColours &colours);
    [[nodiscard]] const Look &look() const { return m_look; }
    /// The size of one of `of` dice in a font of that size: few dice are large, many are small.
    [[nodiscard]] static QSize sizeFor(const QFontMetrics &metrics, int of);

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] QRectF square() const;
    void paintOutline(QPainter &painter, const QRectF &square) const;
    void paintDie(QPainter &painter, const QRectF &square);
    void paintTick(QPainter &painter) const;

    table::FigurePixmaps &m_pixmaps;
    table::DieColours m_colours;
    int m_number;
    int m_of;
    Look m_look;
};

} // namespace zama::play
