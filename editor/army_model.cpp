#include "editor/army_model.h"

#include "core/design/bodies.h"
#include "editor/army_moves.h"
#include "editor/document.h"
#include "editor/scenario_texts.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>
#include <QScopedValueRollback>

#include <algorithm>

namespace zama::editor {
namespace {

const QString kPieces = QStringLiteral("application/x-zama-pieces");

void gather(const std::vector<ArmyRow> &rows, std::multiset<Piece> &pieces)
{
    for (const ArmyRow &row : rows) {
        pieces.insert(row.piece);
        gather(row.below, pieces);
    }
}

// The language a text is shown in to somebody who reads `language`.
std::string shownLanguage(const Scenario &scenario, const LocalText &text, const std::string &language)
{
    const std::string &shown = text.in(language);
    const auto at = std::ranges::find_if(
        text.entries, [&shown](const LocalText::Entry &entry) { return &entry.text == &shown; });
    if (at != text.entries.end()) {
        return at->language;
    }
    return shown.empty() ? scenario.language : language; // the scenario has it not, but a file of words
}

} // namespace

struct ArmyModel::Node {
    Piece piece;
    ArmyFace face;
    Node *above = nullptr;
    Nodes below;

    [[nodiscard]] std::size_t row() const
    {
        const auto at = std::ranges::find_if(above->below, [this](const auto &n) { return n.get() == this; });
        return static_cast<std::size_t>(at - above->below.begin());
    }
};

ArmyModel::ArmyModel(ScenarioDocument &document, QObject *parent)
    : QAbstractItemModel(parent),
      m_document(document),
      m_formatter(QLocale()),
      m_token(QUuid::createUuid()),
      m_root(std::make_unique<Node>())
{
    connect(&document, &ScenarioDocument::changed, this, &ArmyModel::refresh);
    refresh();
}

ArmyModel::~ArmyModel() = default;

// ---- the tree ----

ArmyModel::Node &ArmyModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<Node *>(index.internalPointer()) : *m_root;
}

QModelIndex ArmyModel::indexOf(const Node &node, int column) const
{
    return &node == m_root.get()
               ? QModelIndex()
               : createIndex(static_cast<int>(node.row()), column, const_cast<Node *>(&node));
}

QModelIndex ArmyModel::index(int row, int column, const QModelIndex &parent) const
{
    const Node &above = nodeAt(parent);
    if (row < 0 || row >= static_cast<int>(above.below.size()) || column < 0 || column >= ColumnCount ||
        parent.column() > 0) {
        return {};
    }
    return createIndex(row, column, above.below[static_cast<std::size_t>(row)].get());
}

QModelIndex ArmyModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(*nodeAt(child).above) : QModelIndex();
}

int ArmyModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent).below.size());
}

int ArmyModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

Piece ArmyModel::pieceOf(const QModelIndex &index) const
{
    return nodeAt(index).piece;
}

const std::optional<Livery> &ArmyModel::liveryOf(const QModelIndex &index) const
{
    return nodeAt(index).face.livery;
}

std::vector<QModelIndex> ArmyModel::indexesOf(const Piece &piece) const
{
    std::vector<QModelIndex> indexes;
    const auto [begin, end] = m_byPiece.equal_range(piece);
    std::for_each(begin, end, [&](const auto &entry) { indexes.push_back(indexOf(*entry.second)); });
    return indexes;
}

// ---- what rows say ----

QVariant ArmyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Node &node = nodeAt(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::EditRole:
        return index.column() == NameColumn   ? node.face.name
               : index.column() == TypeColumn ? node.face.type
                                              : node.face.stands;
    case Qt::AccessibleTextRole:
        return spoken(node, index.column());
    case SignRole:
        return index.column() == NameColumn ? node.face.sign : QString();
    case GoneRole:
        return node.face.isGone;
    default:
        return {};
    }
}

// Somebody who hears the rows hears a whole one where it begins.
QString ArmyModel::spoken(const Node &node, int column) const
{
    if (column == TypeColumn) {
        return node.face.type;
    }
    if (column == StandsColumn) {
        return node.piece.kind == PieceKind::Unit ? tr("%1 stands").arg(node.face.stands) : node.face.stands;
    }
    return node.face.stands.isEmpty()
               ? tr("%1, %2", "a name and what it is").arg(node.face.name, node.face.type)
               : tr("%1, %2, stands: %3").arg(node.face.name, node.face.type, node.face.stands);
}

QVariant ArmyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn:
        return tr("Name");
    case TypeColumn:
        return tr("Type");
    default:
        return tr("Stands");
    }
}

Qt::ItemFlags ArmyModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    flags |= index.column() == NameColumn ? Qt::ItemIsEditable : Qt::NoItemFlags;
    flags |= nodeAt(index).piece.kind != PieceKind::Side ? Qt::ItemIsDragEnabled : Qt::NoItemFlags;
    return flags;
}

bool ArmyModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const std::string name = value.toString().trimmed().toStdString();
    if (role != Qt::EditRole || index.column() != NameColumn || name.empty() ||
        value.toString() == nodeAt(index).face.name) {
        return false;
    }
    const Piece piece = pieceOf(index);
    const std::string reader = m_locale.bcp47Name().toStdString();
    return m_document.change(Message("edit.rename", {}), [&](Scenario &scenario) {
        if (SideSpec *side = piece.kind == PieceKind::Side ? design::findSide(scenario, piece.id) : nullptr) {
            nameSide(scenario, *side, shownLanguage(scenario, side->name, reader), name);
        } else if (LocalText *text = nameOf(scenario, piece)) {
            write(scenario, *text, shownLanguage(scenario, *text, reader), name);
        }
    });
}

void ArmyModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    m_formatter = table::MessageFormatter(locale);
    refresh();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

// ---- drag and drop ----

QStringList ArmyModel::mimeTypes() const
{
    return {kPieces};
}

QMimeData *ArmyModel::mimeData(const QModelIndexList &indexes) const
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << m_token;
    for (const QModelIndex &index : indexes) {
        if (index.column() == NameColumn) {
            const Piece piece = pieceOf(index);
            stream << static_cast<quint8>(piece.kind) << QByteArray::fromStdString(piece.id);
        }
    }
    auto *data = new QMimeData; // owned by the drag that asks for it
    data->setData(kPieces, bytes);
    return data;
}

std::set<Piece> ArmyModel::piecesIn(const QMimeData &data) const
{
    QDataStream stream(data.data(kPieces));
    QUuid token;
    stream >> token;
    std::set<Piece> pieces;
    while (token == m_token && !stream.atEnd()) {
        quint8 kind = 0;
        QByteArray id;
        stream >> kind >> id;
        pieces.insert({static_cast<PieceKind>(kind), id.toStdString()});
    }
    return pieces;
}

namespace {

// Rows of a command begin with its general, who is none of its units.
ArmyPlace placeAt(const Scenario &scenario, const Piece &onto, int row)
{
    if (row < 0) {
        return {onto, kAtEnd};
    }
    const CommandSpec *command =
        onto.kind == PieceKind::Command ? design::findCommand(scenario, onto.id) : nullptr;
    const int above = command != nullptr && command->general ? 1 : 0;
    return {onto, static_cast<std::size_t>(std::max(0, row - above))};
}

} // namespace

bool ArmyModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int,
                                const QModelIndex &parent) const
{
    const std::set<Piece> pieces = piecesIn(*data);
    return action == Qt::MoveAction && parent.isValid() && !pieces.empty() &&
           canBring(m_document.scenario(), pieces, placeAt(m_document.scenario(), pieceOf(parent), row));
}

bool ArmyModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                             const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent)) {
        return false;
    }
    const ArmyPlace place = placeAt(m_document.scenario(), pieceOf(parent), row);
    const std::set<Piece> pieces = piecesIn(*data);
    return m_document.change(Message("edit.regroup", {}),
                             [&](Scenario &scenario) { bring(scenario, pieces, place); });
}

// ---- following the document ----

void ArmyModel::refresh()
{
    const std::vector<ArmyRow> rows = armyRowsOf(m_document.scenario(), m_formatter);
    {
        const QScopedValueRollback updating(m_isUpdating, true);
        takeNewIds(*m_root, rows);
        std::multiset<Piece> wanted;
        gather(rows, wanted);
        removeOthers(*m_root, wanted);
        m_placed.clear();
        arrange(*m_root, rows);
    }
    emit updated();
}

// A row whose piece is gone, where a new piece of its kind is wanted, is that piece under another id.
void ArmyModel::takeNewIds(Node &node, const std::vector<ArmyRow> &rows)
{
    std::multiset<Piece> wanted;
    gather(rows, wanted);
    for (std::size_t i = 0; node.below.size() == rows.size() && i < rows.size(); ++i) {
        Node &child = *node.below[i];
        const Piece &piece = rows[i].piece;
        if (child.piece != piece && child.piece.kind == piece.kind && !wanted.contains(child.piece) &&
            !m_byPiece.contains(piece) && m_byPiece.count(child.piece) == 1) {
            auto entry = m_byPiece.extract(m_byPiece.find(child.piece));
            entry.key() = piece;
            m_byPiece.insert(std::move(entry));
            child.piece = piece;
        }
        if (child.piece == piece) {
            takeNewIds(child, rows[i].below);
        }
    }
}

void ArmyModel::removeOthers(Node &node, std::multiset<Piece> &wanted)
{
    for (std::size_t i = 0; i < node.below.size();) {
        const auto found = wanted.find(node.below[i]->piece);
        if (found != wanted.end()) {
            wanted.erase(found);
            removeOthers(*node.below[i++], wanted);
        } else {
            remove(node, i);
        }
    }
}

void ArmyModel::forget(const Node &node)
{
    const auto [begin, end] = m_byPiece.equal_range(node.piece);
    m_byPiece.erase(std::find_if(begin, end, [&](const auto &entry) { return entry.second == &node; }));
    for (const auto &child : node.below) {
        forget(*child);
    }
}

void ArmyModel::remove(Node &node, std::size_t place)
{
    beginRemoveRows(indexOf(node), static_cast<int>(place), static_cast<int>(place));
    forget(*node.below[place]);
    node.below.erase(node.below.begin() + static_cast<std::ptrdiff_t>(place));
    endRemoveRows();
}

void ArmyModel::insert(Node &node, std::size_t place, const Piece &piece)
{
    beginInsertRows(indexOf(node), static_cast<int>(place), static_cast<int>(place));
    auto child = std::make_unique<Node>();
    child->piece = piece;
    child->above = &node;
    m_byPiece.emplace(piece, child.get());
    node.below.insert(node.below.begin() + static_cast<std::ptrdiff_t>(place), std::move(child));
    endInsertRows();
}

void ArmyModel::move(Node &moving, Node &node, std::size_t place)
{
    Node &from = *moving.above;
    const std::size_t row = moving.row();
    const bool isDown = &from == &node && row < place;
    beginMoveRows(indexOf(from), static_cast<int>(row), static_cast<int>(row), indexOf(node),
                  static_cast<int>(isDown ? place + 1 : place));
    std::unique_ptr<Node> held = std::move(from.below[row]);
    from.below.erase(from.below.begin() + static_cast<std::ptrdiff_t>(row));
    held->above = &node;
    node.below.insert(node.below.begin() + static_cast<std::ptrdiff_t>(place), std::move(held));
    endMoveRows();
}

// One of those with that piece who has no place yet, best one who is here.
ArmyModel::Node *ArmyModel::unplaced(const Piece &piece, const Node &preferredParent) const
{
    Node *best = nullptr;
    const auto [begin, end] = m_byPiece.equal_range(piece);
    for (auto at = begin; at != end; ++at) {
        if (!m_placed.contains(at->second) && (best == nullptr || at->second->above == &preferredParent)) {
            best = at->second;
        }
    }
    return best;
}

void ArmyModel::arrange(Node &node, const std::vector<ArmyRow> &rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        bringTo(node, i, rows);
        m_placed.insert(node.below[i].get());
        setFace(*node.below[i], rows[i].face);
        arrange(*node.below[i], rows[i].below);
    }
}

// Sees to it that the row there is the one that is wanted. One row that goes down is moved itself, rather
// than all between one up.
void ArmyModel::bringTo(Node &node, std::size_t place, const std::vector<ArmyRow> &rows)
{
    const Piece &wanted = rows[place].piece;
    const auto is = [&node](std::size_t i, const Piece &piece) {
        return i < node.below.size() && node.below[i]->piece == piece;
    };
    if (!is(place, wanted) && is(place + 1, wanted)) {
        const auto home = std::ranges::find(rows, node.below[place]->piece, &ArmyRow::piece);
        const auto at = static_cast<std::size_t>(home - rows.begin());
        if (home != rows.end() && at > place) {
            move(*node.below[place], node, std::min(at, node.below.size() - 1));
        }
    }
    if (is(place, wanted)) {
        return;
    }
    if (Node *found = unplaced(wanted, node)) {
        move(*found, node, place);
    } else {
        insert(node, place, wanted);
    }
}

void ArmyModel::setFace(Node &node, const ArmyFace &face)
{
    if (node.face != face) {
        node.face = face;
        emit dataChanged(indexOf(node), indexOf(node, ColumnCount - 1));
    }
}

} // namespace zama::editor
