#pragma once
// All fights of the table: before the dice their odds, after them their losses. A dock's content.

#include <QWidget>

#include "app/play/fight_card.h"

#include <optional>

class QLabel;
class QScrollArea;

namespace zama::play {

class FightPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit FightPanel(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// The fights of a state. While a round's dice fall, and after it until the next charge, the fights as
    /// they were before the dice stay, with what has happened() since.
    void show(const State &state, const table::MessageFormatter &formatter);
    /// An event of the melee step, in order; all others are ignored.
    void happened(const Event &event);
    /// Does a person here choose whom the units of that side fight? At first of both; not of the computer's.
    void setMayChoose(SideId side, bool may);
    /// Forgets the round: after a jump in history.
    void reset();

    [[nodiscard]] QString headline() const;
    [[nodiscard]] const std::vector<FightCard *> &cards() const { return m_cards; }

signals:
    void fightPicked(const std::vector<zama::UnitId> &units);
    void assignRequested(const zama::AssignMeleeDice &order);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] bool keepsRound(const State &state) const;
    void take(const State &state);
    void layOut(const std::vector<DiceGroup> &groups);
    void fill();
    void fill(std::size_t card);
    void retranslate();
    [[nodiscard]] std::optional<std::size_t> fightOf(const Event &event) const;
    [[nodiscard]] std::optional<std::size_t> fightWith(UnitId unit) const;

    table::FigurePixmaps &m_pixmaps;
    std::optional<State> m_before; ///< the state that the cards show
    std::optional<table::MessageFormatter> m_formatter;
    std::vector<Fight> m_fights;
    std::array<bool, 2> m_mayChoose{true, true};
    std::optional<std::size_t> m_lastRampage; ///< the fight of the elephant that ran wild last
    bool m_hasFought = false;
    bool m_isDone = false; ///< the fights have ended
    QLabel *m_headline;
    QScrollArea *m_scroll;
    QWidget *m_list;
    std::vector<FightCard *> m_cards; ///< children of m_list
};

} // namespace zama::play
