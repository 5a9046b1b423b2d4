#pragma once
// Whom a unit fights, where it has a choice (Q65): one of its enemies, or with `dice_split: free` so many
// dice for each.

#include <QWidget>

#include "core/game/command.h"
#include "core/game/state.h"
#include "table/model/message_formatter.h"

#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;

namespace zama::play {

class TargetChoice final : public QWidget
{
    Q_OBJECT
public:
    /// Has `unit` a choice now that its side may still make?
    [[nodiscard]] static bool isOpen(const State &state, UnitId unit);

    /// For a unit that has a choice, showing what is chosen so far.
    TargetChoice(const State &state, UnitId unit, const table::MessageFormatter &formatter, QWidget *parent);

signals:
    void chosen(const zama::AssignMeleeDice &order);

private:
    void addRadios(const State &state, const table::MessageFormatter &formatter);
    void addCounts(const State &state, const table::MessageFormatter &formatter);
    void count();
    void assignCounts();

    UnitId m_unit;
    std::vector<UnitId> m_targets;
    int m_dice = 0; ///< to be shared out
    std::vector<QSpinBox *> m_counts;
    QPushButton *m_assign = nullptr;
    QLabel *m_left = nullptr;
};

} // namespace zama::play
