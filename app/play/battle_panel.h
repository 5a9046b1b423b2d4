#pragma once
// The panel beside the table: which battle this is, and both armies at a glance.

#include <QScrollArea>

#include "core/game/state.h"
#include "table/art/figure_pixmaps.h"
#include "table/model/message_formatter.h"

#include <array>

class QLabel;

namespace zama::play {

class ArmyCard;

class BattlePanel final : public QScrollArea
{
    Q_OBJECT
public:
    /// The pixmaps must outlive the panel.
    explicit BattlePanel(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    void show(const State &state, const table::MessageFormatter &formatter);
    [[nodiscard]] const ArmyCard &army(SideId side) const { return *m_armies.at(side.index()); }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QLabel *m_title;
    QLabel *m_when;
    QLabel *m_where;
    std::array<ArmyCard *, 2> m_armies;
};

} // namespace zama::play
