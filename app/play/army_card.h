#pragma once
// One army: its name in its colours, its strength, and what it consists of.

#include <QFrame>

#include "core/game/state.h"
#include "table/art/figure_pixmaps.h"
#include "table/model/message_formatter.h"
#include "table/model/muster.h"

class QGridLayout;
class QLabel;

namespace zama::play {

class ArmyCard final : public QFrame
{
    Q_OBJECT
public:
    explicit ArmyCard(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    void show(const State &state, SideId side, const table::MessageFormatter &formatter);
    /// "38 units, 196 stands, 6 generals"
    [[nodiscard]] QString strength() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// What there is of one type of unit.
    struct Row {
        QString icon;
        QString name;
        QString units;
        QString stands;
        /// Differs from another row in its numbers at most.
        [[nodiscard]] bool isLike(const Row &other) const { return icon == other.icon && name == other.name; }
    };
    [[nodiscard]] std::vector<Row> rowsOf(const Setup &setup, const std::vector<table::Strength> &types,
                                          const table::MessageFormatter &formatter) const;
    void keepClearOfBand();
    void setRows(std::vector<Row> rows);
    void fill();
    void addHeading(const QString &text, int column);
    void addRow(const Row &row, int line);

    table::FigurePixmaps &m_pixmaps;
    QLabel *m_name;
    QLabel *m_strength;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    std::vector<std::array<QLabel *, 2>> m_numbers; ///< by row: units, stands
    Livery m_livery;
};

} // namespace zama::play
