#pragma once
// Lets a widget lie over another, so that what comes and goes does not make the table jump.

#include <QObject>

class QWidget;

namespace zama::play {

class FloatOver final : public QObject
{
    Q_OBJECT
public:
    enum class Place : std::uint8_t {
        Top,    ///< as wide as the ground, at its upper edge
        Bottom, ///< the same at its lower edge
        Middle, ///< as large as it wants to be, as far as there is room
    };

    /// Both are children of one widget; the floating one is in no layout. The ground outlives it.
    FloatOver(QWidget &floating, QWidget &ground, Place place);

    [[nodiscard]] Place place() const { return m_place; }
    void setPlace(Place place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();

    QWidget &m_floating;
    QWidget &m_ground;
    Place m_place;
};

} // namespace zama::play
