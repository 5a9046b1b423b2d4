#include "editor/army_tree.h"

#include "editor/document.h"
#include "table/scene/livery_painter.h"

#include <QAction>
#include <QHeaderView>
#include <QIcon>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr int kTypeLetters = 14; // at most: the names matter more

// Signs of the troops beside their names, and the colours of the sides; sides and commands are bold, what is
// gone is pale.
class ArmyDelegate final : public QStyledItemDelegate
{
public:
    ArmyDelegate(const ArmyModel &army, table::FigurePixmaps &pixmaps, QObject *parent)
        : QStyledItemDelegate(parent),
          m_army(army),
          m_pixmaps(pixmaps)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const PieceKind kind = m_army.pieceOf(index).kind;
        option->font.setBold(index.column() == ArmyModel::NameColumn &&
                             (kind == PieceKind::Side || kind == PieceKind::Command));
        option->fontMetrics = QFontMetrics(option->font);
        if (index.data(ArmyModel::GoneRole).toBool()) {
            option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
        }
        if (index.column() == ArmyModel::NameColumn) {
            addIcon(*option, pictureOf(*option, index));
        }
    }

private:
    static int sideOf(const QStyleOptionViewItem &option) { return option.fontMetrics.height() + 2; }

    static double ratioOf(const QStyleOptionViewItem &option)
    {
        return option.widget == nullptr ? 1.0 : option.widget->devicePixelRatioF();
    }

    [[nodiscard]] QPixmap pictureOf(const QStyleOptionViewItem &option, const QModelIndex &index) const
    {
        const auto pixels = static_cast<int>(sideOf(option) * ratioOf(option));
        if (const auto &livery = m_army.liveryOf(index)) {
            return flagOf(*livery, pixels, option.palette.color(QPalette::Text));
        }
        const QString sign = index.data(ArmyModel::SignRole).toString();
        const bool isPicked = (option.state & QStyle::State_Selected) != 0;
        const QColor ink = option.palette.color(isPicked ? QPalette::HighlightedText : QPalette::Text);
        return sign.isEmpty() ? QPixmap() : m_pixmaps.icon(sign, ink, pixels);
    }

    static QPixmap flagOf(const Livery &livery, int pixels, const QColor &edge)
    {
        QPixmap flag(pixels, pixels);
        flag.fill(Qt::transparent);
        QPainter painter(&flag);
        const QRectF cloth = QRectF(flag.rect()).adjusted(0.5, pixels * 0.14, -0.5, -pixels * 0.14);
        table::fillWithLivery(painter, cloth, livery, pixels / 3.0);
        painter.setPen(edge);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cloth);
        return flag;
    }

    static void addIcon(QStyleOptionViewItem &option, QPixmap picture)
    {
        if (!picture.isNull()) {
            picture.setDevicePixelRatio(ratioOf(option));
            option.features |= QStyleOptionViewItem::HasDecoration;
            option.icon = QIcon(picture);
            option.decorationSize = QSize(sideOf(option), sideOf(option));
        }
    }

    const ArmyModel &m_army;
    table::FigurePixmaps &m_pixmaps;
};

} // namespace

ArmyTree::ArmyTree(ScenarioDocument &document, QWidget *parent)
    : QTreeView(parent),
      m_selection(document.selection()),
      m_army(new ArmyModel(document, this))
{
    setModel(m_army);
    setItemDelegate(new ArmyDelegate(*m_army, m_pixmaps, this));
    setUniformRowHeights(true);
    setIndentation(fontMetrics().height());
    setSelectionMode(ExtendedSelection);
    setEditTriggers(EditKeyPressed);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(false);
    setAutoExpandDelay(700);
    setContextMenuPolicy(Qt::CustomContextMenu);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(ArmyModel::NameColumn, QHeaderView::Stretch);
    expandToDepth(0);
    connect(m_army, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &above, int first) {
        if (!above.isValid()) {
            expand(m_army->index(first, 0)); // a new side shows its commands
        }
    });
    connect(m_army, &ArmyModel::updated, this, &ArmyTree::showSelection);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &ArmyTree::takeSelection);
    connect(&m_selection, &Selection::changed, this, [this] {
        showSelection();
        if (const Piece *piece = m_selection.single(); piece != nullptr && !m_isTaking) {
            bringIntoSight(*piece);
        }
    });
    connect(&m_selection, &Selection::shown, this, &ArmyTree::bringIntoSight);
    showSelection();
}

int ArmyTree::sizeHintForColumn(int column) const
{
    const int width = QTreeView::sizeHintForColumn(column);
    return column == ArmyModel::TypeColumn ? std::min(width, fontMetrics().averageCharWidth() * kTypeLetters)
                                           : width;
}

void ArmyTree::showSelection()
{
    if (m_isTaking) {
        return;
    }
    const QScopedValueRollback showing(m_isShowing, true);
    QItemSelection rows;
    for (const Piece &piece : m_selection.pieces()) {
        for (const QModelIndex &index : m_army->indexesOf(piece)) {
            rows.select(index, index.siblingAtColumn(ArmyModel::ColumnCount - 1));
        }
    }
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

void ArmyTree::takeSelection()
{
    if (m_isShowing || m_army->isUpdating()) {
        return;
    }
    const QScopedValueRollback taking(m_isTaking, true);
    std::set<Piece> pieces;
    for (const QModelIndex &index : selectionModel()->selectedRows()) {
        pieces.insert(m_army->pieceOf(index));
    }
    m_selection.set(std::move(pieces));
}

void ArmyTree::bringIntoSight(const Piece &piece)
{
    const std::vector<QModelIndex> indexes = m_army->indexesOf(piece);
    if (!indexes.empty()) {
        selectionModel()->setCurrentIndex(indexes.front(), QItemSelectionModel::NoUpdate);
        scrollTo(indexes.front());
    }
}

void ArmyTree::rename()
{
    const Piece *piece = m_selection.single();
    const std::vector<QModelIndex> indexes =
        piece == nullptr ? std::vector<QModelIndex>() : m_army->indexesOf(*piece);
    if (!indexes.empty()) {
        setCurrentIndex(indexes.front());
        edit(indexes.front());
    }
}

QAction *ArmyTree::actionOf(const QKeyEvent &event) const
{
    const QKeySequence keys(event.keyCombination());
    for (QAction *action : m_keys) {
        if (action->shortcuts().contains(keys)) {
            return action;
        }
    }
    return nullptr;
}

int ArmyTree::standsOf(const QKeyEvent &event) const
{
    const bool isPlain =
        (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    if (!isPlain || m_selection.ids(PieceKind::Unit).empty()) {
        return 0;
    }
    return event.key() == Qt::Key_Plus ? 1 : event.key() == Qt::Key_Minus ? -1 : 0;
}

bool ArmyTree::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (state() != EditingState && (actionOf(key) != nullptr || standsOf(key) != 0)) {
            event->accept();
            return true;
        }
    }
    return QTreeView::event(event);
}

void ArmyTree::keyPressEvent(QKeyEvent *event)
{
    if (const int by = standsOf(*event); by != 0) {
        emit standsWanted(by, event->isAutoRepeat());
    } else if (QAction *action = actionOf(*event)) {
        action->trigger();
    } else {
        QTreeView::keyPressEvent(event);
    }
}

} // namespace zama::editor
