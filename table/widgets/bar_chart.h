#pragma once
// A few upright bars with a word and a number below each: counts of faces, chances of stands left.

#include <QWidget>

#include "core/scenario/scenario.h"

#include <optional>
#include <vector>

namespace zama::table {

struct Bar {
    QString label;         ///< below it: "5"
    double value = 0;      ///< its height; not negative
    QString caption;       ///< below that: "12", "31%"
    QString spoken;        ///< for screen readers: "12 fives"
    bool isBroken = false; ///< hatched: the unit is gone
};

class BarChart final : public QWidget
{
    Q_OBJECT
public:
    explicit BarChart(QWidget *parent = nullptr);

    /// `level`: a line across all bars, what was to be expected. The name for screen readers is set by the
    /// owner; the bars are its description.
    void setBars(std::vector<Bar> bars, std::optional<double> level = {});
    /// The side's colour and pattern; without one the bars are in the colour of the text.
    void setLivery(const Livery &livery);
    [[nodiscard]] const std::vector<Bar> &bars() const { return m_bars; }
    [[nodiscard]] std::optional<double> level() const { return m_level; }

    /// Words stand below every bar, every second, third and so on, so that none runs into the next.
    [[nodiscard]] std::size_t wordsEvery() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QRectF column(std::size_t index) const;
    [[nodiscard]] double highest() const;
    void paintBar(QPainter &painter, std::size_t index) const;
    void paintWords(QPainter &painter, std::size_t index) const;
    void paintLevel(QPainter &painter) const;

    std::vector<Bar> m_bars;
    std::optional<double> m_level;
    std::optional<Livery> m_livery;
};

} // namespace zama::table
