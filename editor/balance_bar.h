#pragma once
// Who wins how often, as one bar: a side at each end, draws between them, and how surely that is known.

#include <QWidget>

#include "core/scenario/scenario.h"
#include "core/sim/statistics.h"

#include <array>
#include <optional>

namespace zama::editor {

/// Each side in its colour and pattern, its great victories at the outer end in full, the others veiled. The
/// whiskers are the intervals of each side's victories; the mark in the middle is where an even bar has its
/// draws. What it shows is said in words by its owner (accessible name and description).
class BalanceBar final : public QWidget
{
    Q_OBJECT
public:
    explicit BalanceBar(QWidget *parent = nullptr);

    void show(const sim::Statistics &statistics, const std::array<Livery, 2> &liveries);
    void clear();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Shown {
        std::array<sim::Share, 2> wins;
        std::array<int, 2> great{}; ///< hundredths of a per cent
        std::array<Livery, 2> liveries;
    };

    [[nodiscard]] QRectF frame() const;
    /// The part of the frame between two shares in hundredths of a per cent from the first side's end.
    [[nodiscard]] QRectF span(int from, int to) const;
    void paintSide(QPainter &painter, std::size_t side) const;
    void paintWhisker(QPainter &painter, std::size_t side) const;
    void paintMiddle(QPainter &painter) const;

    std::optional<Shown> m_shown;
};

} // namespace zama::editor
