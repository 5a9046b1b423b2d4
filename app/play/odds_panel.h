#pragma once
// What to expect before the dice fall: of a volley, of a charge, of two units in melee. All exact.

#include <QWidget>

#include "core/game/command.h"
#include "core/game/state.h"
#include "core/odds/results.h"
#include "table/model/message_formatter.h"

#include <functional>
#include <vector>

class QLabel;

namespace zama::table {
class BarChart;
} // namespace zama::table

namespace zama::play {

class ShareBar;

class OddsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit OddsPanel(QWidget *parent = nullptr);

    /// A volley, lawful or not: what it would do if it were (S2 to S4).
    void showShot(const State &state, const Shoot &order, const table::MessageFormatter &formatter);
    /// A charge and the fight that follows, the charger's first round as one of a charge. The path decides
    /// who is met and from where; where the order is not lawful the straight way is assumed.
    void showCharge(const State &state, const DeclareCharge &order, const table::MessageFormatter &formatter);
    /// Two units in melee with each other, as they are now.
    void showPair(const State &state, UnitId a, UnitId b, const table::MessageFormatter &formatter);
    void clear();

    [[nodiscard]] QString title() const;
    /// Everything it says, a line each.
    [[nodiscard]] QString text() const;
    [[nodiscard]] const table::BarChart &chart() const { return *m_chart; }
    [[nodiscard]] const ShareBar &shares() const { return *m_shares; }

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Question;
    void ask(std::function<void()> question);
    void begin(const QString &title);
    void retranslate();
    void addLine(const QString &line);
    void chartStands(const State &state, UnitId unit, const odds::Distribution &left,
                     const table::MessageFormatter &formatter);
    void volley(const Question &q);
    void contact(const Question &q);
    void elephantStrikes(const Question &q);
    void elephantIsCharged(const Question &q);
    void fight(const Question &q);
    void noteCompany(const Question &q);

    std::function<void()> m_question; ///< asked again in another language
    QLabel *m_title;
    QLabel *m_lines;
    QLabel *m_chartTitle;
    table::BarChart *m_chart;
    ShareBar *m_shares;
    QString m_text;
};

} // namespace zama::play
