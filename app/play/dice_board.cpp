#include "app/play/dice_board.h"

#include "table/widgets/accessible_role.h"
#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kGap = 4;
constexpr int kUsualColumns = 6;

} // namespace

DiceBoard::DiceBoard(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QWidget(parent),
      m_pixmaps(pixmaps),
      m_colours(table::dieColours(Livery{"#efe5cf", "#2b2320", "plain", {}}))
{
    table::setAccessibleRole(*this, QAccessible::Grouping);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void DiceBoard::setCount(int count)
{
    for (DieFace *die : m_dice) {
        delete die;
    }
    m_dice.clear();
    for (int i = 0; i < count; ++i) {
        auto *die = new DieFace(m_pixmaps, i + 1, count, this);
        die->setColours(m_colours);
        connect(die, &DieFace::clicked, this, [this, i] { emit clicked(i); });
        die->setVisible(true);
        m_dice.push_back(die);
    }
    place();
    updateGeometry();
}

void DiceBoard::setColours(const table::DieColours &colours)
{
    m_colours = colours;
    for (DieFace *die : m_dice) {
        die->setColours(colours);
    }
}

QSize DiceBoard::dieSize() const
{
    return DieFace::sizeFor(fontMetrics(), count());
}

int DiceBoard::columns(int width) const
{
    return std::max(1, (width + kGap) / (dieSize().width() + kGap));
}

int DiceBoard::heightForWidth(int width) const
{
    const int inRow = columns(width);
    const int rows = (count() + inRow - 1) / inRow;
    return rows * (dieSize().height() + kGap);
}

QSize DiceBoard::sizeHint() const
{
    const int width = kUsualColumns * (dieSize().width() + kGap);
    return {width, heightForWidth(width)};
}

void DiceBoard::place()
{
    const QSize size = dieSize();
    const int inRow = columns(width());
    for (int i = 0; i < count(); ++i) {
        const QRect box(QPoint((i % inRow) * (size.width() + kGap), (i / inRow) * (size.height() + kGap)),
                        size);
        m_dice[static_cast<std::size_t>(i)]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), box));
    }
    setMinimumHeight(heightForWidth(width()));
}

void DiceBoard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void DiceBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        place();
    }
}

} // namespace zama::play
