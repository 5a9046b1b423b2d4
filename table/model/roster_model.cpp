#include "table/model/roster_model.h"

#include "core/game/queries.h"
#include "table/model/unit_sign.h"

#include <algorithm>

namespace zama::table {
namespace {

// The column of marks is as narrow as they are.
constexpr QChar kMark(u'●');

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

template<class Ids, class Id>
bool isIn(const Ids &ids, Id id)
{
    return std::ranges::find(ids, id) != ids.end();
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

QString conditionOf(const State &state, GeneralId general)
{
    const GeneralState &now = state.general(general);
    if (now.fallen) {
        return RosterModel::tr("has fallen");
    }
    return now.moved ? RosterModel::tr("has moved") : QString();
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
        return face.isOpen ? QVariant(QString(kMark)) : QVariant();
    }
}

// To those who cannot see that a cell is empty.
QString RosterModel::saidOf(const Face &face, int column) const
{
    if (column == OpenColumn && face.isOpen) {
        return tr("can still act");
    }
    if (column == NameColumn && !face.state.isEmpty()) {
        return listed({face.name, face.state}); // views show both in one cell
    }
    const QString text = column == OpenColumn ? QString() : textOf(face, column).toString();
    return text.isEmpty() ? tr("%1: nothing", "a column of the list").arg(headingOf(column)) : text;
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
        return saidOf(n.face, index.column());
    case Qt::ToolTipRole:
        return index.column() == OpenColumn && n.face.isOpen ? QVariant(tr("can still act"))
               : index.column() == NameColumn                ? QVariant(saidOf(n.face, NameColumn))
                                                             : textOf(n.face, index.column());
    case UnitRole:
        return n.kind == Kind::Unit ? static_cast<int>(n.id) : -1;
    case GeneralRole:
        return n.kind == Kind::General ? static_cast<int>(n.id) : -1;
    case OpenRole:
        return n.face.isOpen;
    case GoneRole:
        return n.face.isGone;
    case IconRole:
        return n.kind == Kind::Unit      ? signOf(m_state->typeOf(UnitId(n.id)))
               : n.kind == Kind::General ? signOfGeneral(m_state->setup->generals[n.id].commanderInChief)
                                         : QString();
    case ConditionRole:
        return n.face.state;
    case SideRole:
        return static_cast<int>(n.kind == Kind::Side      ? n.id
                                : n.kind == Kind::Command ? m_state->setup->commands[n.id].side.index()
                                : n.kind == Kind::General ? m_state->setup->generals[n.id].side.index()
                                                          : m_state->sideOf(UnitId(n.id)).index());
    default:
        return {};
    }
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isWords = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && !isWords)) {
        return {};
    }
    return section == OpenColumn && !isWords ? QString(kMark) : headingOf(section);
}

QString RosterModel::headingOf(int column)
{
    switch (column) {
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

QModelIndex RosterModel::indexOfNode(const std::vector<int> &nodes, std::size_t id) const
{
    const int at = id < nodes.size() ? nodes[id] : -1;
    return at < 0 ? QModelIndex()
                  : createIndex(m_nodes[static_cast<std::size_t>(at)].row, 0, static_cast<quintptr>(at));
}

QModelIndex RosterModel::indexOf(UnitId unit) const
{
    return indexOfNode(m_nodeOfUnit, unit.index());
}

QModelIndex RosterModel::indexOf(GeneralId general) const
{
    return indexOfNode(m_nodeOfGeneral, general.index());
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
    m_nodeOfGeneral.assign(setup.generals.size(), -1);
    for (std::size_t s = 0; s < setup.sides.size(); ++s) {
        const int side = add(Kind::Side, s, -1);
        for (const CommandId command : setup.sides.at(s).commands) {
            const int group = add(Kind::Command, command.index(), side);
            if (const GeneralId general = setup.commands[command.index()].general; general.isValid()) {
                m_nodeOfGeneral[general.index()] = add(Kind::General, general.index(), group);
            }
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
    const Moment now{openWork(*m_state), musterOf(*m_state)};
    std::vector<Face> all;
    all.reserve(m_nodes.size());
    for (const Node &n : m_nodes) {
        all.push_back(faceOf(n, now));
    }
    return all;
}

RosterModel::Face RosterModel::faceOf(const Node &node, const Moment &now) const
{
    switch (node.kind) {
    case Kind::Unit:
        return faceOfUnit(UnitId(node.id), now.open);
    case Kind::General:
        return faceOfGeneral(GeneralId(node.id), now.open);
    case Kind::Side:
    case Kind::Command:
        break;
    }
    return faceOfMany(node, now);
}

RosterModel::Face RosterModel::faceOfUnit(UnitId unit, const OpenWork &open) const
{
    const UnitState &now = m_state->unit(unit);
    return {m_formatter.text(MessageArg(unit), *m_state->setup),
            strength(now.strength, m_state->setup->units[unit.index()].stands), conditionOf(*m_state, unit),
            isIn(open.units, unit), now.strength == 0};
}

RosterModel::Face RosterModel::faceOfGeneral(GeneralId general, const OpenWork &open) const
{
    return {m_formatter.text(MessageArg(general), *m_state->setup),
            {},
            conditionOf(*m_state, general),
            isIn(open.generals, general),
            m_state->general(general).fallen};
}

// Sides and commands: the sum of those in them.
RosterModel::Face RosterModel::faceOfMany(const Node &node, const Moment &now) const
{
    const Setup &setup = *m_state->setup;
    const bool isSide = node.kind == Kind::Side;
    const Strength &sum = isSide ? now.muster.sides.at(node.id) : now.muster.commands.at(node.id);
    const QString name = isSide ? m_formatter.text(setup.scenario.sides.at(node.id).name)
                                : nameOf(setup.commands[node.id], node.id);
    const GeneralId general = isSide ? GeneralId() : setup.commands[node.id].general;
    const bool fell = general.isValid() && m_state->general(general).fallen;
    return {name, strength(sum.stands, sum.fullStands), fell ? tr("its general has fallen") : QString(),
            hasOpen(node, now.open), sum.fullStands > 0 && sum.stands == 0};
}

bool RosterModel::hasOpen(const Node &node, const OpenWork &open) const
{
    const auto belongs = [&](const auto &who) {
        return node.kind == Kind::Side ? who.side == SideId(node.id) : who.command == CommandId(node.id);
    };
    const Setup &setup = *m_state->setup;
    return std::ranges::any_of(open.units, [&](UnitId u) { return belongs(setup.units[u.index()]); }) ||
           std::ranges::any_of(open.generals,
                               [&](GeneralId g) { return belongs(setup.generals[g.index()]); });
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
