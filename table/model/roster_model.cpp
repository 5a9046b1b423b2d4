#include "table/model/roster_model.h"

#include "core/game/queries.h"
#include "table/model/unit_sign.h"

#include <algorithm>

namespace zama::table {
namespace {

QString fateWord(Fate fate)
{
    switch (fate) {
    case Fate::Present:
        break;
    case Fate::Eliminated:
        return RosterModel::tr("eliminated");
    case Fate::Routed:
        return RosterModel::tr("routed");
    case Fate::Scared:
        return RosterModel::tr("scared off");
    case Fate::Rampaged:
        return RosterModel::tr("ran off in a rampage");
    }
    return {};
}

QString listed(const QStringList &words)
{
    QString all;
    for (const QString &word : words) {
        all = all.isEmpty() ? word : RosterModel::tr("%1, %2", "two parts of a list").arg(all, word);
    }
    return all;
}

bool isIn(const std::vector<UnitId> &units, UnitId unit)
{
    return std::ranges::find(units, unit) != units.end();
}

} // namespace

QString conditionOf(const State &state, UnitId unit)
{
    if (!state.isPresent(unit)) {
        return fateWord(state.unit(unit).fate);
    }
    const Deeds &deeds = state.unit(unit).deeds;
    QStringList words;
    if (state.isEngaged(unit)) {
        words.append(RosterModel::tr("in melee"));
    }
    if (deeds.moved) {
        words.append(RosterModel::tr("has moved"));
    }
    if (deeds.shot) {
        words.append(RosterModel::tr("has shot"));
    }
    if (deeds.charged) {
        words.append(RosterModel::tr("has charged"));
    }
    return listed(words);
}

RosterModel::RosterModel(QObject *parent)
    : QAbstractItemModel(parent),
      m_formatter(QLocale())
{
}

QModelIndex RosterModel::index(int row, int column, const QModelIndex &parent) const
{
    const std::vector<int> &rows = parent.isValid() ? node(parent).children : m_roots;
    if (row < 0 || row >= static_cast<int>(rows.size()) || column < 0 || column >= ColumnCount ||
        parent.column() > 0) {
        return {};
    }
    return createIndex(row, column, static_cast<quintptr>(rows[static_cast<std::size_t>(row)]));
}

QModelIndex RosterModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || node(child).parent < 0) {
        return {};
    }
    const int above = node(child).parent;
    return createIndex(m_nodes.at(static_cast<std::size_t>(above)).row, 0, static_cast<quintptr>(above));
}

int RosterModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0) {
        return 0;
    }
    return static_cast<int>(parent.isValid() ? node(parent).children.size() : m_roots.size());
}

int RosterModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant RosterModel::textOf(const Face &face, int column) const
{
    switch (column) {
    case NameColumn:
        return face.name;
    case StandsColumn:
        return face.stands;
    case StateColumn:
        return face.state;
    default:
        return face.isOpen ? QVariant(QStringLiteral("●")) : QVariant();
    }
}

QVariant RosterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Node &n = node(index);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(n.face, index.column());
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        if (index.column() == OpenColumn) {
            return n.face.isOpen ? tr("can still act") : QString();
        }
        return textOf(n.face, index.column());
    case UnitRole:
        return n.kind == Kind::Unit ? static_cast<int>(n.id) : -1;
    case OpenRole:
        return n.face.isOpen;
    case GoneRole:
        return n.face.isGone;
    case IconRole:
        return n.kind == Kind::Unit ? signOf(m_state->typeOf(UnitId(n.id))) : QString();
    case SideRole:
        return static_cast<int>(n.kind == Kind::Side      ? n.id
                                : n.kind == Kind::Command ? m_state->setup->commands[n.id].side.index()
                                                          : m_state->sideOf(UnitId(n.id)).index());
    default:
        return {};
    }
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn:
        return tr("Name");
    case StandsColumn:
        return tr("Stands");
    case StateColumn:
        return tr("State");
    default:
        return tr("To do");
    }
}

void RosterModel::show(const State &state)
{
    if (!m_state || m_state->setup != state.setup) {
        beginResetModel();
        m_state = state;
        grow(*state.setup);
        std::vector<Face> now = faces();
        for (std::size_t i = 0; i < now.size(); ++i) {
            m_nodes[i].face = std::move(now[i]);
        }
        endResetModel();
        return;
    }
    m_state = state;
    refresh();
}

void RosterModel::setFormatter(const MessageFormatter &formatter)
{
    m_formatter = formatter;
    if (m_state) {
        refresh();
    }
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

QModelIndex RosterModel::indexOf(UnitId unit) const
{
    if (unit.index() >= m_nodeOfUnit.size()) {
        return {};
    }
    const int at = m_nodeOfUnit[unit.index()];
    return at < 0 ? QModelIndex()
                  : createIndex(m_nodes[static_cast<std::size_t>(at)].row, 0, static_cast<quintptr>(at));
}

int RosterModel::add(Kind kind, std::size_t id, int parent)
{
    const auto at = static_cast<int>(m_nodes.size());
    std::vector<int> &siblings = parent < 0 ? m_roots : m_nodes[static_cast<std::size_t>(parent)].children;
    const auto row = static_cast<int>(siblings.size());
    siblings.push_back(at);
    m_nodes.push_back({kind, id, parent, row, {}, {}});
    return at;
}

void RosterModel::grow(const Setup &setup)
{
    m_nodes.clear();
    m_roots.clear();
    m_nodeOfUnit.assign(setup.units.size(), -1);
    for (std::size_t s = 0; s < setup.sides.size(); ++s) {
        const int side = add(Kind::Side, s, -1);
        for (const CommandId command : setup.sides.at(s).commands) {
            const int group = add(Kind::Command, command.index(), side);
            for (const UnitId unit : setup.commands[command.index()].units) {
                m_nodeOfUnit[unit.index()] = add(Kind::Unit, unit.index(), group);
            }
        }
    }
}

void RosterModel::refresh()
{
    const std::vector<Face> now = faces();
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (m_nodes[i].face != now[i]) {
            m_nodes[i].face = now[i];
            const auto id = static_cast<quintptr>(i);
            emit dataChanged(createIndex(m_nodes[i].row, 0, id),
                             createIndex(m_nodes[i].row, ColumnCount - 1, id));
        }
    }
}

std::vector<RosterModel::Face> RosterModel::faces() const
{
    const std::vector<UnitId> open = openWork(*m_state).units;
    std::vector<Face> all;
    all.reserve(m_nodes.size());
    for (const Node &n : m_nodes) {
        all.push_back(faceOf(n, open));
    }
    return all;
}

RosterModel::Face RosterModel::faceOf(const Node &node, const std::vector<UnitId> &open) const
{
    return node.kind == Kind::Unit ? faceOfUnit(UnitId(node.id), open) : faceOfMany(node, open);
}

RosterModel::Face RosterModel::faceOfUnit(UnitId unit, const std::vector<UnitId> &open) const
{
    const UnitState &now = m_state->unit(unit);
    return {m_formatter.text(MessageArg(unit), *m_state->setup),
            strength(now.strength, m_state->setup->units[unit.index()].stands), conditionOf(*m_state, unit),
            isIn(open, unit), now.strength == 0};
}

// Sides and commands: the sum of their units.
RosterModel::Face RosterModel::faceOfMany(const Node &node, const std::vector<UnitId> &open) const
{
    const Setup &setup = *m_state->setup;
    int left = 0;
    int full = 0;
    bool isOpen = false;
    for (std::size_t i = 0; i < setup.units.size(); ++i) {
        const bool belongs = node.kind == Kind::Side ? setup.units[i].side == SideId(node.id)
                                                     : setup.units[i].command == CommandId(node.id);
        if (belongs) {
            left += m_state->units[i].strength;
            full += setup.units[i].stands;
            isOpen = isOpen || isIn(open, UnitId(i));
        }
    }
    if (node.kind == Kind::Side) {
        return {m_formatter.text(setup.scenario.sides.at(node.id).name),
                strength(left, full),
                {},
                isOpen,
                full > 0 && left == 0};
    }
    const GeneralId general = setup.commands[node.id].general;
    const bool fell = general.isValid() && m_state->general(general).fallen;
    return {nameOf(setup.commands[node.id], node.id), strength(left, full),
            fell ? tr("its general has fallen") : QString(), isOpen, full > 0 && left == 0};
}

QString RosterModel::nameOf(const CommandSetup &command, std::size_t id) const
{
    const Setup &setup = *m_state->setup;
    QString name = m_formatter.text(MessageArg(CommandId(id)), setup);
    if (!command.general.isValid()) {
        return name;
    }
    return tr("%1 (%2)", "a command and its general")
        .arg(name, m_formatter.text(MessageArg(command.general), setup));
}

QString RosterModel::strength(int left, int full) const
{
    if (full == 0) {
        return {}; // a command of generals only
    }
    return tr("%1 of %2", "stands left and at full strength")
        .arg(m_formatter.number(left, 1), m_formatter.number(full, 1));
}

} // namespace zama::table
