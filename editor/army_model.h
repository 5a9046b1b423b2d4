#pragma once
// The order of battle as a tree to look through, rename in and drag about: side, command, its general and its
// units.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QAbstractItemModel>
#include <QUuid>

#include "editor/army_rows.h"

#include <map>
#include <memory>
#include <set>

namespace zama::editor {

class ScenarioDocument;

/// Follows the document and changes the rows that differ, nothing else: rows are known by the ids of their
/// pieces, so that views keep what is open, selected and in sight through edits and undo. What is dropped or
/// renamed becomes one step of the document.
class ArmyModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, TypeColumn, StandsColumn, ColumnCount };
    enum Role {
        SignRole = Qt::UserRole + 1, ///< QString: of units and generals, the name of their icon
        GoneRole,                    ///< bool: nobody of it is left on the table
    };

    /// The document must outlive the model.
    explicit ArmyModel(ScenarioDocument &document, QObject *parent = nullptr);
    ~ArmyModel() override;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Renames: the name in the language it is shown in.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                       const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

    /// All words again, in place.
    void setLocale(const QLocale &locale);

    [[nodiscard]] Piece pieceOf(const QModelIndex &index) const;
    /// The livery of a side's row; none for others.
    [[nodiscard]] const std::optional<Livery> &liveryOf(const QModelIndex &index) const;
    /// The row of a piece, or those of all that share its id; empty for what is not in the tree.
    [[nodiscard]] std::vector<QModelIndex> indexesOf(const Piece &piece) const;
    /// Rows are being changed: what a view says of its selection now is not meant by anybody.
    [[nodiscard]] bool isUpdating() const { return m_isUpdating; }

signals:
    /// All rows are what the document says.
    void updated();

private:
    struct Node;
    using Nodes = std::vector<std::unique_ptr<Node>>;

    void refresh();
    void takeNewIds(Node &node, const std::vector<ArmyRow> &rows);
    void removeOthers(Node &node, std::multiset<Piece> &wanted);
    void arrange(Node &node, const std::vector<ArmyRow> &rows);
    void bringTo(Node &node, std::size_t place, const std::vector<ArmyRow> &rows);
    void remove(Node &node, std::size_t place);
    void forget(const Node &node);
    void insert(Node &node, std::size_t place, const Piece &piece);
    void move(Node &moving, Node &node, std::size_t place);
    void setFace(Node &node, const ArmyFace &face);
    [[nodiscard]] Node *unplaced(const Piece &piece, const Node &preferredParent) const;
    [[nodiscard]] Node &nodeAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const Node &node, int column = 0) const;
    [[nodiscard]] std::set<Piece> piecesIn(const QMimeData &data) const;
    [[nodiscard]] QString spoken(const Node &node, int column) const;

    ScenarioDocument &m_document;
    table::MessageFormatter m_formatter;
    QLocale m_locale;
    QUuid m_token; ///< pieces of another window are none of ours
    std::unique_ptr<Node> m_root;
    std::multimap<Piece, Node *> m_byPiece;
    std::set<const Node *> m_placed; ///< while rows are arranged
    bool m_isUpdating = false;
};

} // namespace zama::editor
