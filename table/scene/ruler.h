#pragma once
// Inches or centimetres along an edge of a view, from the table's south-west corner.

#include <QWidget>

namespace zama::table {

class TableView;

class Ruler final : public QWidget
{
public:
    Ruler(Qt::Orientation orientation, TableView &view);

    /// Its thickness for the font it writes with.
    [[nodiscard]] static int thickness(const QWidget &widget);
    /// The middle of a number of that length at tick `at`: over its tick, but wholly on the ruler.
    [[nodiscard]] static double labelMiddle(double at, double label, double ruler);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Tick {
        int number; ///< inches or centimetres
        double at;  ///< pixel along the ruler
    };
    /// Mils of an inch or a centimetre.
    [[nodiscard]] double unit() const;
    [[nodiscard]] int stepFor(double pixels) const;
    [[nodiscard]] Tick tick(int number) const;
    void paintTicks(QPainter &painter, int last);
    void paintTick(QPainter &painter, const Tick &tick, int step, bool labelled) const;
    void paintLabel(QPainter &painter, const Tick &tick) const;
    [[nodiscard]] double length() const;

    Qt::Orientation m_orientation;
    TableView &m_view;
};

} // namespace zama::table
