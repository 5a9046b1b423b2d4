#include "table/model/event_log_model.h"

#include "core/game/event_fields.h"
#include "core/text/phrase.h"
#include "table/model/unit_sign.h"

#include <algorithm>
#include <iterator>

namespace zama::table {
namespace {

namespace ev = event;

/// Whom an event is about: a unit, a general or a whole side; often only one of them.
struct Subject {
    UnitId unit;
    GeneralId general;
    SideId side;
};

Subject ofRoll(const PendingRoll &roll)
{
    return {roll.unit, roll.general, roll.side};
}

Subject subjectOf(const Event &event, const Setup &setup)
{
    return std::visit(Overloaded{
                          [&](const ev::StepEntered &e) -> Subject {
                              return {{}, {}, setup.steps.at(static_cast<std::size_t>(e.step)).side};
                          },
                          [&](const ev::CommandDeployed &e) -> Subject {
                              return {{}, {}, setup.commands.at(e.command.index()).side};
                          },
                          [](const ev::SideToAct &e) -> Subject {
                              return {{}, {}, e.side};
                          },
                          [](const ev::GeneralMoved &e) -> Subject {
                              return {{}, e.general, {}};
                          },
                          [](const ev::GeneralAttached &e) -> Subject {
                              return {{}, e.general, {}};
                          },
                          [](const ev::GeneralLeftAlone &e) -> Subject {
                              return {{}, e.general, {}};
                          },
                          [](const ev::GeneralFell &e) -> Subject {
                              return {{}, e.general, {}};
                          },
                          [](const ev::GeneralSurvived &e) -> Subject {
                              return {{}, e.general, {}};
                          },
                          [](const ev::RollAwaited &e) { return ofRoll(e.roll); },
                          [](const ev::DiceRolled &e) { return ofRoll(e.roll); },
                          [](const ev::ChargePassed &e) -> Subject {
                              return {{}, {}, e.side};
                          },
                          [](const ev::SideClosed &e) -> Subject {
                              return {{}, {}, e.side};
                          },
                          [](const ev::EngagementMade &) -> Subject { return {}; },
                          [](const ev::EngagementEnded &) -> Subject { return {}; },
                          [](const ev::FightsJoined &) -> Subject { return {}; },
                          [](const ev::FightsEnded &) -> Subject { return {}; },
                          [](const ev::TurnEnded &) -> Subject { return {}; },
                          [](const ev::BattleEnded &e) -> Subject {
                              return {{}, {}, e.outcome.winner};
                          },
                          [](const auto &e) -> Subject {
                              return {e.unit, {}, {}};
                          },
                      },
                      event);
}

QString iconOfDeed(const Event &event)
{
    return std::visit(Overloaded{
                          [](const ev::StandsLost &) { return QStringLiteral("fallen"); },
                          [](const ev::LastStandLost &) { return QStringLiteral("fallen"); },
                          [](const ev::UnitEliminated &) { return QStringLiteral("fallen"); },
                          [](const ev::GeneralFell &) { return QStringLiteral("fallen"); },
                          [](const ev::EngagementMade &) { return QStringLiteral("engaged"); },
                          [](const ev::EngagementEnded &) { return QStringLiteral("engaged"); },
                          [](const ev::FightsJoined &) { return QStringLiteral("engaged"); },
                          [](const ev::FightsEnded &) { return QStringLiteral("engaged"); },
                          [](const ev::BattleEnded &) { return QStringLiteral("laurel"); },
                          [](const auto &) { return QString(); },
                      },
                      event);
}

// Said by the row it belongs to, if anything: where things stand now, not what was done.
bool isAside(const Event &event)
{
    return std::holds_alternative<ev::SideToAct>(event) ||
           std::holds_alternative<ev::EngagementMade>(event) ||
           std::holds_alternative<ev::EngagementEnded>(event);
}

bool hasRolled(const Event &event, RollKind kind)
{
    const auto *rolled = std::get_if<ev::DiceRolled>(&event);
    return rolled != nullptr && rolled->roll.kind == kind;
}

bool isSaid(const Event &event, const State &state)
{
    return std::holds_alternative<ev::StepEntered>(event) || !messageFor(event, state).id.empty();
}

} // namespace

SideId sideOf(const Event &event, const Setup &setup)
{
    const Subject subject = subjectOf(event, setup);
    if (subject.unit.isValid()) {
        return setup.sideOf(subject.unit);
    }
    return subject.general.isValid() ? setup.generals.at(subject.general.index()).side : subject.side;
}

QString iconOf(const Event &event, const Setup &setup)
{
    QString deed = iconOfDeed(event);
    const Subject subject = subjectOf(event, setup);
    if (!deed.isEmpty() || (!subject.unit.isValid() && !subject.general.isValid())) {
        return deed;
    }
    if (subject.unit.isValid()) {
        return signOf(setup.typeOf(subject.unit));
    }
    return signOfGeneral(setup.generals.at(subject.general.index()).commanderInChief);
}

EventLogModel::EventLogModel(const GameSession &session, Presenter &presenter, QObject *parent)
    : QAbstractListModel(parent),
      m_session(session),
      m_formatter(QLocale()),
      m_setup(session.setupPtr())
{
    connect(&presenter, &Presenter::happened, this, &EventLogModel::append);
    connect(&presenter, &Presenter::jumped, this, &EventLogModel::rebuild);
    rebuild();
}

int EventLogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EventLogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    Passage &passage = m_passages[row.passage];
    const bool isPart = row.line >= 0;
    const bool hasParts = !isPart && passage.lines.size() > 1;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (isPart) {
            const Line &line = passage.lines[static_cast<std::size_t>(row.line)];
            return saidToAll(m_formatter, [&](const MessageFormatter &f) { return textOf(line, f); });
        }
        if (passage.text.isNull()) {
            passage.text =
                saidToAll(m_formatter, [&](const MessageFormatter &f) { return textOf(passage, f); });
        }
        return passage.text;
    case CursorRole:
        return (isPart ? passage.lines[static_cast<std::size_t>(row.line)] : passage.lines.back()).entry + 1;
    case FoldedRole:
        return hasParts && !passage.isUnfolded;
    case UnfoldedRole:
        return hasParts && passage.isUnfolded;
    case PartRole:
        return isPart;
    default:
        return look(isPart ? passage.lines[static_cast<std::size_t>(row.line)] : leading(passage), role);
    }
}

QVariant EventLogModel::look(const Line &line, int role) const
{
    const SideId side = sideOf(line.event, *m_setup);
    switch (role) {
    case EntryRole:
        return line.entry;
    case ClauseRole:
        return clauseOf(line);
    case SideRole:
        return side.isValid() ? static_cast<int>(side.index()) : -1;
    case IconRole:
        return iconOf(line.event, *m_setup);
    case HeadingRole:
        return std::holds_alternative<ev::StepEntered>(line.event);
    default:
        return {};
    }
}

QHash<int, QByteArray> EventLogModel::roleNames() const
{
    auto names = QAbstractListModel::roleNames();
    names.insert({{EntryRole, "entry"},
                  {CursorRole, "cursor"},
                  {ClauseRole, "clause"},
                  {SideRole, "side"},
                  {IconRole, "icon"},
                  {HeadingRole, "heading"},
                  {FoldedRole, "folded"},
                  {UnfoldedRole, "unfolded"},
                  {PartRole, "part"}});
    return names;
}

void EventLogModel::setFormatter(const MessageFormatter &formatter)
{
    m_formatter = formatter;
    for (Passage &passage : m_passages) {
        passage.text = QString();
    }
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DisplayRole, Qt::AccessibleTextRole});
    }
}

const Livery &EventLogModel::livery(SideId side) const
{
    return m_setup->scenario.sides.at(side.index()).livery;
}

bool EventLogModel::joins(const Passage &passage, const Event &next)
{
    const Event &last = passage.lines.back().event;
    const auto has = [&](const auto &isIt) { return std::ranges::any_of(passage.lines, isIt, &Line::event); };
    const auto rolled = [&](RollKind kind) {
        return has([kind](const Event &event) { return hasRolled(event, kind); });
    };
    const auto isLoss = [&](Cause cause) {
        const bool isHit = has([](const Event &e) { return std::holds_alternative<ev::ElephantHit>(e); });
        return (cause == Cause::Shooting && rolled(RollKind::Volley)) || (cause == Cause::Impact && isHit);
    };
    if (std::holds_alternative<ev::StepEntered>(passage.lines.front().event)) {
        return false;
    }
    return isAside(next) ||
           std::visit(
               Overloaded{
                   [&](const ev::RollAwaited &) { return std::holds_alternative<ev::VolleyDeclared>(last); },
                   [&](const ev::DiceRolled &) { return std::holds_alternative<ev::RollAwaited>(last); },
                   [&](const ev::StandsLost &e) { return isLoss(e.cause); },
                   [&](const ev::LastStandLost &e) { return isLoss(e.cause); },
                   [&](const ev::GeneralFell &) { return rolled(RollKind::GeneralRisk); },
                   [&](const ev::GeneralSurvived &) { return rolled(RollKind::GeneralRisk); },
                   [&](const ev::ElephantHeld &) { return rolled(RollKind::Control); },
                   [&](const ev::ElephantRampaged &) { return rolled(RollKind::Control); },
                   [&](const ev::ElephantScared &) { return rolled(RollKind::Scare); },
                   [](const auto &) { return false; },
               },
               next);
}

// What it came to: the last thing that was done.
const EventLogModel::Line &EventLogModel::leading(const Passage &passage)
{
    for (std::size_t i = passage.lines.size(); i > 1; --i) {
        if (!isAside(passage.lines[i - 1].event)) {
            return passage.lines[i - 1];
        }
    }
    return passage.lines.front();
}

void EventLogModel::append(const Event &event, qsizetype entry)
{
    if (!isSaid(event, m_session.state())) {
        return;
    }
    if (m_passages.empty() || !joins(m_passages.back(), event)) {
        replaceFrom(m_passages.size(), {{{{event, entry}}, false, {}}});
        return;
    }
    Passage &passage = m_passages.back();
    passage.lines.push_back({event, entry});
    passage.text = QString();
    const QModelIndex whole = index(rowOf(m_passages.size() - 1));
    emit dataChanged(whole, whole);
    if (passage.isUnfolded) {
        insertLines(rowCount(), {{m_passages.size() - 1, static_cast<int>(passage.lines.size()) - 1}});
    }
}

int EventLogModel::rowOf(std::size_t passage) const
{
    const auto at = std::ranges::lower_bound(m_rows, passage, {}, &Row::passage);
    return static_cast<int>(at - m_rows.begin());
}

std::vector<EventLogModel::Row> EventLogModel::rowsOf(std::size_t passage) const
{
    std::vector<Row> rows{{passage, -1}};
    const std::size_t parts = m_passages[passage].isUnfolded ? m_passages[passage].lines.size() : 0;
    for (std::size_t i = 0; i < parts; ++i) {
        rows.push_back({passage, static_cast<int>(i)});
    }
    return rows;
}

void EventLogModel::insertLines(int at, const std::vector<Row> &rows)
{
    beginInsertRows({}, at, at + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.begin() + at, rows.begin(), rows.end());
    endInsertRows();
}

void EventLogModel::setUnfolded(int row, bool isUnfolded)
{
    if (!index(row).data(isUnfolded ? FoldedRole : UnfoldedRole).toBool()) {
        return;
    }
    const std::size_t passage = m_rows[static_cast<std::size_t>(row)].passage;
    const auto parts = static_cast<int>(m_passages[passage].lines.size());
    m_passages[passage].isUnfolded = isUnfolded;
    if (isUnfolded) {
        std::vector<Row> rows = rowsOf(passage);
        rows.erase(rows.begin());
        insertLines(row + 1, rows);
    } else {
        beginRemoveRows({}, row + 1, row + parts);
        m_rows.erase(m_rows.begin() + row + 1, m_rows.begin() + row + 1 + parts);
        endRemoveRows();
    }
    emit dataChanged(index(row), index(row));
}

// The step a battle begins in was entered before the journal began.
EventLogModel::Line EventLogModel::opening() const
{
    return {ev::StepEntered{m_setup->startTurn, m_setup->startStep}, -1};
}

std::vector<EventLogModel::Passage> EventLogModel::passagesSoFar() const
{
    const Journal &journal = m_session.journal();
    std::vector<Passage> passages;
    if (journal.stateAt(0).phase != Phase::Deploying) {
        passages.push_back({{opening()}, false, {}});
    }
    for (std::size_t i = 0; i < m_session.shownCursor(); ++i) {
        for (const Event &event : journal.entries()[i].events) {
            if (!isSaid(event, m_session.state())) {
                continue;
            }
            if (passages.empty() || !joins(passages.back(), event)) {
                passages.emplace_back();
            }
            passages.back().lines.push_back({event, static_cast<qsizetype>(i)});
        }
    }
    return passages;
}

// What both pasts have in common stays where it is, so that a list keeps its place.
void EventLogModel::rebuild()
{
    m_setup = m_session.setupPtr();
    std::vector<Passage> passages = passagesSoFar();
    const auto [mine, theirs] =
        std::ranges::mismatch(m_passages, passages, {}, &Passage::lines, &Passage::lines);
    const auto same = static_cast<std::size_t>(mine - m_passages.begin());
    passages.erase(passages.begin(), theirs);
    replaceFrom(same, std::move(passages));
}

void EventLogModel::replaceFrom(std::size_t passage, std::vector<Passage> passages)
{
    if (passage < m_passages.size()) {
        const int at = rowOf(passage);
        beginRemoveRows({}, at, rowCount() - 1);
        m_rows.resize(static_cast<std::size_t>(at));
        m_passages.resize(passage);
        endRemoveRows();
    }
    if (passages.empty()) {
        return;
    }
    std::vector<Row> rows;
    rows.reserve(passages.size());
    for (std::size_t i = 0; i < passages.size(); ++i) {
        rows.push_back({passage + i, -1});
    }
    std::ranges::move(passages, std::back_inserter(m_passages));
    insertLines(rowCount(), rows);
}

QString EventLogModel::textOf(const Passage &passage, const MessageFormatter &formatter) const
{
    const ev::DiceRolled *volley = nullptr;
    int lost = 0;
    for (const Line &line : passage.lines) {
        volley = hasRolled(line.event, RollKind::Volley) ? std::get_if<ev::DiceRolled>(&line.event) : volley;
        const auto *stands = std::get_if<ev::StandsLost>(&line.event);
        lost += stands != nullptr ? stands->count : 0;
        lost += std::holds_alternative<ev::LastStandLost>(line.event) ? 1 : 0;
    }
    return volley == nullptr ? textOf(leading(passage), formatter)
                             : formatter.sentence(volleyInOne(*volley, lost), *m_setup);
}

QString EventLogModel::textOf(const Line &line, const MessageFormatter &formatter) const
{
    if (const auto *entered = std::get_if<ev::StepEntered>(&line.event)) {
        return headingOf(*entered, formatter);
    }
    return formatter.sentence(messageFor(line.event, m_session.state()), *m_setup);
}

QString EventLogModel::headingOf(const event::StepEntered &entered, const MessageFormatter &formatter) const
{
    const Step &step = m_setup->steps.at(static_cast<std::size_t>(entered.step));
    const QString turn = formatter.number(entered.turn, 1);
    const QString name = formatter.sentence(messageFor(step.kind), *m_setup);
    if (!step.side.isValid()) {
        return tr("Turn %1 – %2", "turn, step").arg(turn, name);
    }
    const QString side = formatter.text(m_setup->scenario.sides.at(step.side.index()).name);
    return tr("Turn %1 – %2: %3", "turn, side, step").arg(turn, side, name);
}

QString EventLogModel::clauseOf(const Line &line) const
{
    const auto entry = static_cast<std::size_t>(line.entry);
    if (line.entry < 0 || std::holds_alternative<ev::StepEntered>(line.event) ||
        entry >= m_session.journal().entries().size()) {
        return {};
    }
    const std::string_view clause =
        zama::clauseOf(line.event, m_session.journal().entries()[entry].events, *m_setup);
    return QString::fromLatin1(clause.data(), static_cast<qsizetype>(clause.size()));
}

} // namespace zama::table
