#pragma once
// Where real dice are typed in: keys 1 to 6, six dice to click, or how many of each face.

#include <QWidget>

#include "app/play/typed_dice.h"
#include "table/art/figure_pixmaps.h"

#include <array>

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace zama::play {

class DiceEntry final : public QWidget
{
    Q_OBJECT
public:
    explicit DiceEntry(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// Begins the entry of a roll of that many dice; 0: none is due.
    void begin(int dice);
    [[nodiscard]] const TypedDice &dice() const { return m_dice; }
    /// From how many dice on counts are offered at once.
    static constexpr int kManyDice = 8;
    /// Are the dice being counted instead of typed one by one?
    [[nodiscard]] bool isCounting() const;

    void put(int face);
    void erase();
    /// The next face goes to this die.
    void moveTo(int die);
    /// Confirms a complete entry; an incomplete one stays as it is.
    void confirm();

signals:
    /// Some die has changed, or where the next face goes.
    void changed();
    void confirmed(const zama::Faces &faces);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addPalette();
    void placeFaces();
    void addCounts();
    void retranslate();
    void dress();
    void setCounting(bool on);
    void takeCounts();
    void reflect();

    table::FigurePixmaps &m_pixmaps;
    TypedDice m_dice;
    QLabel *m_hint;
    QWidget *m_palette;
    QGridLayout *m_faceGrid; ///< of m_palette: six in a row, or three where that is too wide
    std::array<QToolButton *, 6> m_face{};
    QToolButton *m_erase;
    QWidget *m_counts;
    std::array<QLabel *, 6> m_countLabel{};
    std::array<QSpinBox *, 6> m_count{};
    QToolButton *m_toggle;
    QLabel *m_progress;
    QPushButton *m_confirm;
};

} // namespace zama::play
