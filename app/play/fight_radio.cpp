#include "app/play/fight_radio.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kEdge = 2; // around the words: room for the focus frame
constexpr int kWordFlags = Qt::TextWordWrap | Qt::TextHideMnemonic;

QString withoutShortcuts(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

FightRadio::FightRadio(const QString &text, QWidget *parent)
    : QRadioButton(withoutShortcuts(text), parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize FightRadio::circle() const
{
    return {style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, this),
            style()->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, nullptr, this)};
}

int FightRadio::indent() const
{
    return circle().width() + style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing, nullptr, this) + kEdge;
}

// As large as the words need to be in lines of that width.
QRect FightRadio::wordsIn(int width) const
{
    return fontMetrics().boundingRect(QRect(0, 0, std::max(1, width), 10000), kWordFlags, text());
}

QSize FightRadio::sizeHint() const
{
    const QSize words = fontMetrics().size(Qt::TextHideMnemonic, text());
    return {indent() + words.width() + kEdge, std::max(words.height(), circle().height()) + 2 * kEdge};
}

// The longest word.
QSize FightRadio::minimumSizeHint() const
{
    return {indent() + wordsIn(1).width() + kEdge, sizeHint().height()};
}

int FightRadio::heightForWidth(int width) const
{
    return std::max(wordsIn(width - indent() - kEdge).height(), circle().height()) + 2 * kEdge;
}

bool FightRadio::hitButton(const QPoint &at) const
{
    return rect().contains(at);
}

void FightRadio::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect first(0, kEdge, circle().width(), std::max(fontMetrics().height(), circle().height()));
    const QRect disc = QStyle::alignedRect(layoutDirection(), Qt::AlignCenter, circle(),
                                           QStyle::visualRect(layoutDirection(), rect(), first));
    option.rect = disc;
    painter.drawPrimitive(QStyle::PE_IndicatorRadioButton, option);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.2));
    painter.drawEllipse(QRectF(disc).adjusted(1, 1, -1, -1));
    const QRect words =
        QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(indent(), kEdge, -kEdge, -kEdge));
    const auto along = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignTop);
    painter.drawItemText(words, static_cast<int>(along) | kWordFlags, palette(), isEnabled(), text(),
                         QPalette::WindowText);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect frame;
        frame.QStyleOption::operator=(option);
        frame.rect = words.adjusted(-kEdge, -kEdge, kEdge, kEdge);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, frame);
    }
}

} // namespace zama::play
