#pragma once
// Dice side by side, in as many rows as the width asks for.

#include "app/play/die_face.h"

#include <vector>

namespace zama::play {

class DiceBoard final : public QWidget
{
    Q_OBJECT
public:
    explicit DiceBoard(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// Lays out that many dice, nothing known of them.
    void setCount(int count);
    [[nodiscard]] int count() const { return static_cast<int>(m_dice.size()); }
    void show(int die, const DieFace::Look &look) { m_dice[static_cast<std::size_t>(die)]->show(look); }
    [[nodiscard]] const DieFace &die(int index) const { return *m_dice[static_cast<std::size_t>(index)]; }
    void setColours(const table::DieColours &colours);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void clicked(int die);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QSize dieSize() const;
    [[nodiscard]] int columns(int width) const;
    void place();

    table::FigurePixmaps &m_pixmaps;
    table::DieColours m_colours;
    std::vector<DieFace *> m_dice; ///< children
};

} // namespace zama::play
