#include "table/model/event_log_model.h"

#include "core/game/event_fields.h"
#include "core/text/phrase.h"
#include "table/model/unit_sign.h"

#include <algorithm>

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
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant EventLogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const Line &line = m_lines[row];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (m_texts[row].isNull()) {
            m_texts[row] = textOf(line);
        }
        return m_texts[row];
    case EntryRole:
        return line.entry;
    case CursorRole:
        return line.entry + 1;
    case ClauseRole:
        return clauseOf(line);
    case SideRole:
        return sideOf(line.event, *m_setup).isValid() ? static_cast<int>(sideOf(line.event, *m_setup).index())
                                                      : -1;
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
                  {HeadingRole, "heading"}});
    return names;
}

void EventLogModel::setFormatter(const MessageFormatter &formatter)
{
    m_formatter = formatter;
    m_texts.assign(m_lines.size(), QString());
    if (!m_lines.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DisplayRole, Qt::AccessibleTextRole});
    }
}

const Livery &EventLogModel::livery(SideId side) const
{
    return m_setup->scenario.sides.at(side.index()).livery;
}

void EventLogModel::append(const Event &event, qsizetype entry)
{
    if (isSaid(event, m_session.state())) {
        replaceFrom(m_lines.size(), {{event, entry}});
    }
}

// The step a battle begins in was entered before the journal began.
EventLogModel::Line EventLogModel::opening() const
{
    return {ev::StepEntered{m_setup->startTurn, m_setup->startStep}, -1};
}

std::vector<EventLogModel::Line> EventLogModel::linesSoFar() const
{
    const Journal &journal = m_session.journal();
    std::vector<Line> lines;
    if (journal.stateAt(0).phase != Phase::Deploying) {
        lines.push_back(opening());
    }
    for (std::size_t i = 0; i < m_session.shownCursor(); ++i) {
        for (const Event &event : journal.entries()[i].events) {
            if (isSaid(event, m_session.state())) {
                lines.push_back({event, static_cast<qsizetype>(i)});
            }
        }
    }
    return lines;
}

// What both pasts have in common stays where it is, so that a list keeps its place.
void EventLogModel::rebuild()
{
    m_setup = m_session.setupPtr();
    std::vector<Line> lines = linesSoFar();
    const auto [mine, theirs] = std::ranges::mismatch(m_lines, lines);
    const auto same = static_cast<std::size_t>(mine - m_lines.begin());
    lines.erase(lines.begin(), theirs);
    replaceFrom(same, std::move(lines));
}

void EventLogModel::replaceFrom(std::size_t row, std::vector<Line> lines)
{
    const auto at = static_cast<int>(row);
    if (row < m_lines.size()) {
        beginRemoveRows({}, at, rowCount() - 1);
        m_lines.resize(row);
        m_texts.resize(row);
        endRemoveRows();
    }
    if (!lines.empty()) {
        beginInsertRows({}, at, at + static_cast<int>(lines.size()) - 1);
        m_lines.insert(m_lines.end(), lines.begin(), lines.end());
        m_texts.resize(m_lines.size());
        endInsertRows();
    }
}

QString EventLogModel::textOf(const Line &line) const
{
    if (const auto *entered = std::get_if<ev::StepEntered>(&line.event)) {
        return headingOf(*entered);
    }
    return m_formatter.sentence(messageFor(line.event, m_session.state()), *m_setup);
}

QString EventLogModel::headingOf(const event::StepEntered &entered) const
{
    const Step &step = m_setup->steps.at(static_cast<std::size_t>(entered.step));
    const QString turn = m_formatter.number(entered.turn, 1);
    const QString name = m_formatter.sentence(messageFor(step.kind), *m_setup);
    if (!step.side.isValid()) {
        return tr("Turn %1 – %2", "turn, step").arg(turn, name);
    }
    const QString side = m_formatter.text(m_setup->scenario.sides.at(step.side.index()).name);
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
