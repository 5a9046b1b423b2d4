#pragma once
// One change that would make the battle more even: what, what comes of it, and a button to use it.

#include <QFrame>

#include "core/sim/evening.h"
#include "table/model/message_formatter.h"

class QLabel;
class QPushButton;

namespace zama::editor {

class BalanceBar;

class ProposalCard final : public QFrame
{
    Q_OBJECT
public:
    explicit ProposalCard(QWidget *parent = nullptr);

    void show(const Setup &setup, const sim::Proposal &proposal, const table::MessageFormatter &formatter);
    /// Shown, but no longer for the battle as it is.
    void setOutdated(bool isOutdated);
    [[nodiscard]] QPushButton &button() const { return *m_use; }
    /// "Scorpion: a hit when shooting from 5 upwards, in place of 4", a line a change, and the effect.
    [[nodiscard]] QString text() const;

signals:
    void used();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_change;
    QLabel *m_effect;
    BalanceBar *m_bar;
    QPushButton *m_use;
};

} // namespace zama::editor
