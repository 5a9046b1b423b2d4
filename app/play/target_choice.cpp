#include "app/play/target_choice.h"

#include "app/play/fight_radio.h"
#include "app/play/odds_words.h"
#include "core/game/queries.h"
#include "core/rules/melee.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {
namespace {

std::vector<UnitId> targetsOf(const State &state, UnitId unit)
{
    std::vector<UnitId> targets;
    for (const UnitId enemy : enemiesOf(state, unit)) {
        if (!rules::checkAssign(state, AssignMeleeDice{unit, {{enemy, 0}}})) {
            targets.push_back(enemy);
        }
    }
    return targets;
}

// Dice on each target as it stands: chosen, or all on the one the rules choose.
std::vector<int> sharesNow(const State &state, UnitId unit, const std::vector<UnitId> &targets)
{
    std::vector<int> dice(targets.size(), 0);
    for (const DiceGroup &group : rules::diceGroupsOf(state)) {
        const auto at = std::ranges::find(targets, group.target);
        if (group.unit == unit && at != targets.end()) {
            // Without dice (Q72) what counts is that it is the one.
            dice[static_cast<std::size_t>(at - targets.begin())] = std::max(1, group.dice);
        }
    }
    return dice;
}

} // namespace

bool TargetChoice::isOpen(const State &state, UnitId unit)
{
    return state.phase == Phase::Choosing && state.isPresent(unit) && targetsOf(state, unit).size() > 1;
}

TargetChoice::TargetChoice(const State &state, UnitId unit, const table::MessageFormatter &formatter,
                           QWidget *parent)
    : QWidget(parent),
      m_unit(unit),
      m_targets(targetsOf(state, unit)),
      m_dice(meleeDice(state, unit))
{
    setAccessibleName(tr("Whom %1 fights").arg(nameOf(state, unit, formatter)));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    if (state.setup->options.diceSplit == DiceSplit::Free && m_dice > 1) {
        addCounts(state, formatter);
    } else {
        addRadios(state, formatter);
    }
}

void TargetChoice::addRadios(const State &state, const table::MessageFormatter &formatter)
{
    const std::vector<int> now = sharesNow(state, m_unit, m_targets);
    auto *group = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_targets.size(); ++i) {
        const HitNumber hit = meleeHitNumber(state, m_unit, m_targets[i]);
        const QString name = nameOf(state, m_targets[i], formatter);
        auto *radio = new FightRadio(hit > 6    ? tr("Fights %1").arg(name)
                                     : hit == 6 ? tr("Fights %1: 6 hits").arg(name)
                                                : tr("Fights %1: %2 or more hits").arg(name).arg(hit),
                                     this);
        radio->setChecked(now[i] > 0);
        group->addButton(radio);
        layout()->addWidget(radio);
        // Not clicked(): screen readers toggle.
        connect(radio, &QRadioButton::toggled, this, [this, i](bool isOn) {
            if (isOn) {
                emit chosen(AssignMeleeDice{m_unit, {{m_targets[i], 0}}});
            }
        });
    }
}

void TargetChoice::addCounts(const State &state, const table::MessageFormatter &formatter)
{
    const std::vector<int> now = sharesNow(state, m_unit, m_targets);
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    for (std::size_t i = 0; i < m_targets.size(); ++i) {
        auto *box = new QSpinBox(this);
        auto *label = new QLabel(nameOf(state, m_targets[i], formatter), this);
        label->setWordWrap(true); // a prefix in the box would be cut off
        label->setTextFormat(Qt::PlainText);
        box->setRange(0, m_dice);
        box->setValue(now[i]);
        box->setAccessibleName(tr("Dice against %1").arg(nameOf(state, m_targets[i], formatter)));
        connect(box, &QSpinBox::valueChanged, this, &TargetChoice::count);
        auto *row = new QHBoxLayout;
        row->addWidget(label, 1);
        row->addWidget(box);
        column->addLayout(row);
        m_counts.push_back(box);
    }
    m_left = new QLabel(this);
    m_assign = new QPushButton(tr("Share them out so"), this);
    connect(m_assign, &QPushButton::clicked, this, &TargetChoice::assignCounts);
    layout()->addWidget(m_left);
    layout()->addWidget(m_assign);
    count();
}

void TargetChoice::count()
{
    int sum = 0;
    for (const QSpinBox *box : m_counts) {
        sum += box->value();
    }
    m_left->setText(tr("%1 of %2 dice").arg(sum).arg(m_dice));
    m_assign->setEnabled(sum == m_dice);
}

void TargetChoice::assignCounts()
{
    AssignMeleeDice order{m_unit, {}};
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i]->value() > 0) {
            order.shares.push_back({m_targets[i], m_counts[i]->value()});
        }
    }
    emit chosen(order);
}

} // namespace zama::play
