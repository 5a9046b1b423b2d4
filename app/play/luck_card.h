#pragma once
// One side's luck: how often each face fell, hits against expectation, and the chance of such luck.

#include <QFrame>

#include "core/odds/luck.h"
#include "table/model/message_formatter.h"

class QGridLayout;
class QLabel;

namespace zama::table {
class BarChart;
} // namespace zama::table

namespace zama::play {

class LuckCard final : public QFrame
{
    Q_OBJECT
public:
    explicit LuckCard(QWidget *parent = nullptr);

    void show(const odds::SideLuck &luck, const QString &side, const Livery &livery,
              const table::MessageFormatter &formatter);
    /// "Luck as good as this happens to one army in 14."
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] const table::BarChart &chart() const { return *m_chart; }

private:
    void showFaces(const odds::SideLuck &luck, const table::MessageFormatter &formatter);
    void showKinds(const odds::SideLuck &luck, const table::MessageFormatter &formatter);
    void addCell(int row, int column, const QString &text);
    [[nodiscard]] QString verdictOn(const odds::KindLuck &blows,
                                    const table::MessageFormatter &formatter) const;
    [[nodiscard]] QString oddestFace(const odds::SideLuck &luck,
                                     const table::MessageFormatter &formatter) const;
    [[nodiscard]] QString rarity(double chance) const;

    QLabel *m_name;
    QLabel *m_verdict;
    QLabel *m_exactly;
    table::BarChart *m_chart;
    QLabel *m_oddest;
    QWidget *m_table;
    QGridLayout *m_grid;
    QLabel *m_typed;
};

} // namespace zama::play
