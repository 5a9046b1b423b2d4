#pragma once
// The steps of a turn as a row of arrows: where we are, who acts, and what may be done now.

#include <QWidget>

#include "core/game/state.h"
#include "table/model/message_formatter.h"

#include <vector>

class QLabel;

namespace zama::play {

class StepTile;

class StepBar final : public QWidget
{
    Q_OBJECT
public:
    explicit StepBar(QWidget *parent = nullptr);

    /// Shows the step `state` is in.
    void show(const State &state, const table::MessageFormatter &formatter);
    /// How many a person can still give orders to in this step; nothing is said of nobody.
    void showOpen(int units, int generals, const Setup &setup, const table::MessageFormatter &formatter);

    [[nodiscard]] const std::vector<StepTile *> &tiles() const { return m_tiles; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitTiles();
    void makeTiles(std::size_t count);
    void prompt(const QString &text);

    QLabel *m_turn;
    QLabel *m_prompt;
    QLabel *m_open;
    QWidget *m_row;
    std::vector<StepTile *> m_tiles;
};

} // namespace zama::play
