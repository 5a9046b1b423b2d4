#include "app/play/log_delegate.h"

#include "table/scene/livery_painter.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>

namespace zama::play {
namespace {

using table::EventLogModel;

constexpr int kBand = 5; // width of the side's colours
constexpr int kGap = 6;
constexpr int kPadding = 3; // above and below

QFont fontOf(const QModelIndex &index, const QStyleOptionViewItem &option)
{
    QFont font = option.font;
    font.setBold(index.data(EventLogModel::HeadingRole).toBool());
    return font;
}

int iconSide(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.height() + 2;
}

QColor inkOf(const QStyleOptionViewItem &option)
{
    return option.palette.color((option.state & QStyle::State_Selected) != 0 ? QPalette::HighlightedText
                                                                             : QPalette::Text);
}

bool hasParts(const QModelIndex &index)
{
    return index.data(EventLogModel::FoldedRole).toBool() || index.data(EventLogModel::UnfoldedRole).toBool();
}

// Parts stand below the row they belong to, farther in.
int partIndent(const QModelIndex &index, const QStyleOptionViewItem &option)
{
    return index.data(EventLogModel::PartRole).toBool() ? option.fontMetrics.height() : 0;
}

// In left-to-right order; views of other languages mirror it.
QRect mirrored(const QRect &rect, const QRect &row, const QStyleOptionViewItem &option)
{
    return QStyle::visualRect(option.direction, row, rect);
}

} // namespace

LogDelegate::LogDelegate(const EventLogModel &log, table::FigurePixmaps &pixmaps, QObject *parent)
    : QStyledItemDelegate(parent),
      m_log(log),
      m_pixmaps(pixmaps)
{
}

QRect LogDelegate::clauseRect(const QRect &row, const QModelIndex &index,
                              const QStyleOptionViewItem &option) const
{
    const QString clause = index.data(EventLogModel::ClauseRole).toString();
    if (clause.isEmpty()) {
        return {};
    }
    const int width = option.fontMetrics.horizontalAdvance(clause);
    const QRect box(row.right() - kGap - width, row.top() + kPadding, width, option.fontMetrics.height());
    return mirrored(box, row, option);
}

QRect LogDelegate::foldRect(const QRect &row, const QModelIndex &index,
                            const QStyleOptionViewItem &option) const
{
    if (!hasParts(index)) {
        return {};
    }
    const int clause = option.fontMetrics.horizontalAdvance(index.data(EventLogModel::ClauseRole).toString());
    const int side = option.fontMetrics.height();
    const QRect box(row.right() - 2 * kGap - clause - side, row.top() + kPadding, side, side);
    return mirrored(box, row, option);
}

QRect LogDelegate::textRect(const QRect &row, const QModelIndex &index,
                            const QStyleOptionViewItem &option) const
{
    const bool heading = index.data(EventLogModel::HeadingRole).toBool();
    const int clause = clauseRect(row, index, option).width();
    const int before = partIndent(index, option) + kBand + kGap + (heading ? 0 : iconSide(option) + kGap);
    const int fold = foldRect(row, index, option).width();
    const int behind = kGap + (clause > 0 ? clause + 2 * kGap : 0) + fold;
    return mirrored(row.adjusted(before, kPadding, -behind, -kPadding), row, option);
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics metrics(fontOf(index, option));
    const QRect room = textRect(QRect(0, 0, m_width, 10000), index, option);
    const QRect words = metrics.boundingRect(QRect(0, 0, qMax(60, room.width()), 10000), Qt::TextWordWrap,
                                             index.data().toString());
    const bool heading = index.data(EventLogModel::HeadingRole).toBool();
    return {60, qMax(words.height(), iconSide(option)) + 2 * kPadding + (heading ? kGap : 0)};
}

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    row.backgroundBrush =
        index.data(EventLogModel::HeadingRole).toBool() ? option.palette.brush(QPalette::Button) : QBrush();
    QApplication::style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, option.widget);
    painter->save();
    paintSide(*painter, option.rect, index, option);
    paintIcon(*painter, option.rect, index, option);
    painter->setPen(inkOf(option));
    painter->setFont(fontOf(index, option));
    const auto along = QStyle::visualAlignment(option.direction, Qt::AlignLeading | Qt::AlignVCenter);
    painter->drawText(textRect(option.rect, index, option), static_cast<int>(along) | Qt::TextWordWrap,
                      index.data().toString());
    paintFold(*painter, option.rect, index, option);
    paintClause(*painter, option.rect, index, option);
    painter->restore();
}

void LogDelegate::paintSide(QPainter &painter, const QRect &row, const QModelIndex &index,
                            const QStyleOptionViewItem &option) const
{
    const int side = index.data(EventLogModel::SideRole).toInt();
    if (side >= 0) {
        const QRect band(row.left(), row.top(), kBand, row.height());
        table::fillWithLivery(painter, mirrored(band, row, option),
                              m_log.livery(SideId(static_cast<std::size_t>(side))), 5.0);
    }
}

void LogDelegate::paintIcon(QPainter &painter, const QRect &row, const QModelIndex &index,
                            const QStyleOptionViewItem &option) const
{
    const QString name = index.data(EventLogModel::IconRole).toString();
    if (name.isEmpty() || index.data(EventLogModel::HeadingRole).toBool()) {
        return;
    }
    const int side = iconSide(option);
    const QRect box(row.left() + partIndent(index, option) + kBand + kGap, row.top() + kPadding, side, side);
    const double ratio = painter.device()->devicePixelRatioF();
    painter.drawPixmap(mirrored(box, row, option),
                       m_pixmaps.icon(name, inkOf(option), static_cast<int>(side * ratio)));
}

void LogDelegate::paintFold(QPainter &painter, const QRect &row, const QModelIndex &index,
                            const QStyleOptionViewItem &option) const
{
    const QRect box = foldRect(row, index, option);
    if (box.isEmpty()) {
        return;
    }
    const bool isUnfolded = index.data(EventLogModel::UnfoldedRole).toBool();
    const bool isMirrored = option.direction == Qt::RightToLeft;
    QStyleOption arrow;
    arrow.rect = box;
    arrow.palette = option.palette;
    arrow.palette.setColor(QPalette::ButtonText, inkOf(option));
    arrow.palette.setColor(QPalette::WindowText, inkOf(option));
    arrow.state = QStyle::State_Enabled;
    QApplication::style()->drawPrimitive(isUnfolded   ? QStyle::PE_IndicatorArrowDown
                                         : isMirrored ? QStyle::PE_IndicatorArrowLeft
                                                      : QStyle::PE_IndicatorArrowRight,
                                         &arrow, &painter, option.widget);
}

void LogDelegate::paintClause(QPainter &painter, const QRect &row, const QModelIndex &index,
                              const QStyleOptionViewItem &option) const
{
    const bool picked = (option.state & QStyle::State_Selected) != 0;
    QFont font = option.font;
    font.setUnderline(true);
    painter.setFont(font);
    painter.setPen(option.palette.color(picked ? QPalette::HighlightedText : QPalette::Link));
    painter.drawText(clauseRect(row, index, option), Qt::AlignCenter,
                     index.data(EventLogModel::ClauseRole).toString());
}

} // namespace zama::play
