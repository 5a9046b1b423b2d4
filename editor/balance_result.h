#pragma once
// What a series of battles says of a scenario: who wins, how long it takes, what it costs, who decides it.

#include <QWidget>

#include "core/sim/statistics.h"
#include "editor/piece.h"
#include "table/model/message_formatter.h"

#include <vector>

class QLabel;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace zama::table {
class BarChart;
} // namespace zama::table

namespace zama::editor {

class BalanceBar;

class BalanceResult final : public QWidget
{
    Q_OBJECT
public:
    explicit BalanceResult(QWidget *parent = nullptr);

    /// Shows, or shows anew, what battles of `setup` came to. May be called many times while they are played:
    /// lists keep their place.
    void show(const SetupPtr &setup, const sim::Statistics &statistics,
              const table::MessageFormatter &formatter);
    /// In another language or unit.
    void setFormatter(const table::MessageFormatter &formatter);

    /// What an order takes a class; see core/sim/class_time.h.
    [[nodiscard]] int secondsAnOrder() const;
    void setSecondsAnOrder(int seconds);

    /// Everything it says of chances and lengths, a sentence a line.
    [[nodiscard]] QString text() const;
    [[nodiscard]] const table::BarChart &turns() const { return *m_turns; }
    [[nodiscard]] QTreeWidget &losses() const { return *m_losses; }
    [[nodiscard]] QTreeWidget &deciding() const { return *m_deciding; }

signals:
    void secondsAnOrderChanged(int seconds);
    /// A unit was chosen from the list of those that decide.
    void unitChosen(const zama::editor::Piece &unit);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeLayout();
    void sizeVerdict();
    void retranslate();
    void refresh();
    void showChances();
    void showLength();
    void showTurns();
    void showLosses();
    void showDeciding();
    void choose(const QTreeWidgetItem *item);
    [[nodiscard]] QString say(const Message &message) const;

    SetupPtr m_setup;
    sim::Statistics m_statistics;
    table::MessageFormatter m_formatter;
    QLabel *m_verdict;
    QLabel *m_shares[3]; ///< first side, draws, second side: names and per cent above the bar
    BalanceBar *m_bar;
    QLabel *m_chances;
    QLabel *m_lengthTitle;
    QLabel *m_length;
    table::BarChart *m_turns;
    QLabel *m_secondsLabel;
    QSpinBox *m_seconds;
    QLabel *m_time;
    QLabel *m_lossesTitle;
    QTreeWidget *m_losses;
    QLabel *m_decidingTitle;
    QTreeWidget *m_deciding;
    QLabel *m_decidingNote;
};

} // namespace zama::editor
