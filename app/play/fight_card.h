#pragma once
// One fight: who is in it, with which dice and odds, and what it cost.

#include <QFrame>

#include "core/game/event.h"
#include "core/game/state.h"
#include "core/odds/state_questions.h"
#include "table/art/figure_pixmaps.h"
#include "table/model/message_formatter.h"

#include <array>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace zama::play {

/// What a card shows.
struct Fight {
    std::vector<UnitId> units;                 ///< by id
    std::vector<DiceGroup> groups;             ///< the round's dice of these units
    Events happened;                           ///< in this fight, so far
    bool hasOdds = true;                       ///< false: it is too late for odds of the round
    std::array<bool, 2> mayChoose{true, true}; ///< by side: a person here decides whom its units fight
};

class FightCard final : public QFrame
{
    Q_OBJECT
public:
    FightCard(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// `before`: the state before the dice fell.
    void show(const State &before, const Fight &fight, const table::MessageFormatter &formatter);
    /// "Hastati I-1 against Libyans 2"
    [[nodiscard]] QString title() const;
    /// Everything it says, a line each.
    [[nodiscard]] QStringList lines() const { return m_said; }

signals:
    void picked(const std::vector<zama::UnitId> &units);
    void assignRequested(const zama::AssignMeleeDice &order);

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    struct Page;
    void clear();
    [[nodiscard]] QList<QWidget *> controls() const;
    void fill(const Page &page);
    QLabel *addLabel(const QString &text);
    QWidget *addText(const QString &text, bool isBold = false);
    void addTitle(const Page &page);
    void addUnit(const Page &page, UnitId unit);
    void addName(const Page &page, UnitId unit);
    void addDice(const Page &page, UnitId unit);
    void addGenerals(const Page &page, UnitId unit);
    void addControlDie(const Page &page, UnitId elephant);
    void addOutlook(const Page &page, UnitId unit);
    void addChoice(const Page &page, UnitId unit);
    void addEnd(const Page &page);
    void addHappened(const Page &page);

    table::FigurePixmaps &m_pixmaps;
    QVBoxLayout *m_layout;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_column = nullptr; ///< of the content
    std::vector<UnitId> m_units;
    QString m_title;
    QStringList m_said;
    QStringList
        m_below; ///< what the second reader is told, a text for each of those of the first; may be empty
};

} // namespace zama::play
