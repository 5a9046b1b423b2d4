#pragma once
// Both armies as a tree: side, command, general and units; how strong each is, what it has done, and
// whether it can still be given an order.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QAbstractItemModel>

#include "core/game/queries.h"
#include "table/model/message_formatter.h"
#include "table/model/muster.h"

#include <optional>

namespace zama::table {

/// The tree is that of the setup and never changes during a battle; units that are gone stay in it. show()
/// changes the rows that differ and nothing else.
class RosterModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, StandsColumn, StateColumn, OpenColumn, ColumnCount };
    enum Role {
        UnitRole = Qt::UserRole + 1, ///< int: the unit's id; -1 for all others
        GeneralRole,                 ///< int: the general's id; -1 for all others
        OpenRole,                    ///< bool: can still be given an order in this step
        GoneRole,                    ///< bool: nobody of it is left on the table
        IconRole,                    ///< QString: of units and generals, the name of the icon of their kind
        SideRole,                    ///< int
        ConditionRole,               ///< QString: what its StateColumn says
    };

    explicit RosterModel(QObject *parent = nullptr);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void show(const State &state);
    void setLocale(const QLocale &locale) { setFormatter(MessageFormatter(locale)); }
    /// All words again, in place.
    void setFormatter(const MessageFormatter &formatter);
    /// The row of a unit; invalid before a battle is shown.
    [[nodiscard]] QModelIndex indexOf(UnitId unit) const;
    [[nodiscard]] QModelIndex indexOf(GeneralId general) const;

private:
    enum class Kind : std::uint8_t { Side, Command, General, Unit };
    /// What a row shows.
    struct Face {
        QString name;
        QString stands;
        QString state;
        bool isOpen = false;
        bool isGone = false;
        bool operator==(const Face &) const = default;
    };
    struct Node {
        Kind kind{};
        std::size_t id = 0; ///< of the side, command or unit
        int parent = -1;    ///< a node; -1: none
        int row = 0;
        std::vector<int> children;
        Face face;
    };

    void grow(const Setup &setup);
    int add(Kind kind, std::size_t id, int parent);
    void refresh();
    [[nodiscard]] std::vector<Face> faces() const;
    /// What all faces of a moment are made from.
    struct Moment {
        OpenWork open;
        Muster muster;
    };
    [[nodiscard]] Face faceOf(const Node &node, const Moment &now) const;
    [[nodiscard]] Face faceOfUnit(UnitId unit, const OpenWork &open) const;
    [[nodiscard]] Face faceOfGeneral(GeneralId general, const OpenWork &open) const;
    [[nodiscard]] Face faceOfMany(const Node &node, const Moment &now) const;
    [[nodiscard]] bool hasOpen(const Node &node, const OpenWork &open) const;
    [[nodiscard]] QModelIndex indexOfNode(const std::vector<int> &nodes, std::size_t id) const;
    [[nodiscard]] QString nameOf(const CommandSetup &command, std::size_t id) const;
    [[nodiscard]] QString strength(int left, int full) const;
    [[nodiscard]] QVariant textOf(const Face &face, int column) const;
    [[nodiscard]] static QString headingOf(int column);
    [[nodiscard]] QString saidOf(const Face &face, int column) const;
    [[nodiscard]] const Node &node(const QModelIndex &index) const
    {
        return m_nodes.at(static_cast<std::size_t>(index.internalId()));
    }

    MessageFormatter m_formatter;
    std::optional<State> m_state;
    std::vector<Node> m_nodes;
    std::vector<int> m_roots;
    std::vector<int> m_nodeOfUnit;
    std::vector<int> m_nodeOfGeneral;
};

/// What has become of a unit and what it has done this turn: "in melee, has moved"; "eliminated"; empty where
/// there is nothing to say.
[[nodiscard]] QString conditionOf(const State &state, UnitId unit);
/// The same of a general: "has moved", "has fallen".
[[nodiscard]] QString conditionOf(const State &state, GeneralId general);

} // namespace zama::table
