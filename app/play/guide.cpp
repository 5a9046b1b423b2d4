#include "app/play/guide.h"

#include "app/play/next_thing.h"
#include "app/play/reach.h"
#include "core/ai/policy.h"
#include "core/game/candidates.h"
#include "core/game/queries.h"
#include "core/io/read_scenario.h"
#include "core/text/phrase.h"
#include "table/model/message_formatter.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace zama::play {
namespace {

UnitId targetOf(const std::optional<Command> &order)
{
    if (const auto *shot = order ? std::get_if<Shoot>(&*order) : nullptr) {
        return shot->target;
    }
    const auto *charge = order ? std::get_if<DeclareCharge>(&*order) : nullptr;
    return charge != nullptr ? charge->target : UnitId::none();
}

} // namespace

SetupPtr Guide::battle()
{
    QFile file(QStringLiteral(":/zama/scenarios/guided.zama.json"));
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const auto read = readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return compile(read.value().scenario).value();
}

Guide::Guide(const State &state, QObject *parent)
    : QObject(parent),
      m_state(state),
      m_skipped(lessons().size(), false)
{
    lookAround();
}

bool Guide::isPupilsTurn() const
{
    return sideToDecide(m_state) == pupil();
}

bool Guide::isOpen(std::size_t index) const
{
    const Lesson &asked = lessons()[index];
    return !m_skipped[index] && isPupilsTurn() && isStepOf(m_state, pupil(), asked) &&
           !isDone(m_state, asked) && orderFor(m_state, pupil(), asked).has_value();
}

const Lesson *Guide::lesson() const
{
    for (std::size_t i = 0; i < lessons().size(); ++i) {
        if (isOpen(i)) {
            return &lessons()[i];
        }
    }
    return nullptr;
}

QString Guide::prompt() const
{
    if (isFinished()) {
        return endPrompt();
    }
    if (awaitsRoll()) {
        return dicePrompt();
    }
    if (!isPupilsTurn()) {
        return enemyPrompt();
    }
    if (const Lesson *asked = lesson()) {
        return lessonPrompt(*asked);
    }
    return tr("Do what you like in this step; then press “%1”.").arg(doneName());
}

// The button that ends the present step, as it is called now.
QString Guide::doneName() const
{
    const std::vector<UnitId> units = openWork(m_state).units;
    return doneText(m_state, std::ranges::any_of(units, [this](UnitId unit) {
                        return m_state.sideOf(unit) == pupil() && hasSomethingToDo(m_state, unit);
                    }));
}

QString Guide::lessonText(const Lesson &asked, const char *source) const
{
    const QString text = QCoreApplication::translate("Lessons", source);
    return asked.kind == LessonKind::Done ? text.arg(doneName()) : text;
}

// Its own words, unless another enemy has to do.
QString Guide::lessonPrompt(const Lesson &asked) const
{
    const UnitId target = targetOf(example());
    if (!target.isValid() || target == m_state.setup->findUnit(asked.target)) {
        return lessonText(asked, asked.prompt);
    }
    const table::MessageFormatter formatter{QLocale()};
    const QString form =
        asked.kind == LessonKind::Charge ? tr("%1 can charge %2.") : tr("%1 can shoot at %2.");
    return form.arg(formatter.text(MessageArg(m_state.setup->findUnit(asked.unit)), *m_state.setup),
                    formatter.text(MessageArg(target), *m_state.setup));
}

QStringList Guide::allPrompts() const
{
    QStringList prompts;
    prompts.reserve(count());
    for (const Lesson &lesson : lessons()) {
        prompts << lessonText(lesson, lesson.prompt);
    }
    return prompts;
}

// The sentences of the referee; in a volley what the dice mean, since it is the first roll one sees.
QString Guide::dicePrompt() const
{
    const table::MessageFormatter formatter{QLocale()};
    const PendingRoll &roll = *m_state.pending;
    if (roll.kind == RollKind::Volley && roll.side == pupil()) {
        return roll.hitOn == 6
                   ? tr("Roll the dice: one for each stand. A 6 takes a stand of the enemy.")
                   : tr("Roll the dice: one for each stand. %1 or more takes a stand of the enemy.")
                         .arg(QLocale().toString(roll.hitOn));
    }
    return formatter.sentence(messageFor(roll), *m_state.setup);
}

QString Guide::enemyPrompt() const
{
    const table::MessageFormatter formatter{QLocale()};
    return tr("Now %1 act. Watch what they do.")
        .arg(formatter.text(MessageArg(otherSide(pupil())), *m_state.setup));
}

QString Guide::endPrompt() const
{
    if (m_state.outcome->winner == pupil()) {
        return tr("The village is yours! That was all of it: move, shoot, charge, fight. Other battles have "
                  "more units "
                  "and the same rules.");
    }
    return m_state.outcome->winner.isValid()
               ? tr("This time the enemy keeps the village; dice will do that. Begin again, or try another "
                    "battle.")
               : tr("Nobody has won this time. Begin again, or try another battle.");
}

QString Guide::remark() const
{
    switch (m_note) {
    case Note::None:
        break;
    case Note::AlsoAllowed:
        return tr("That is allowed as well. The lessons go on from here.");
    case Note::Hint: {
        const Lesson *asked = lesson();
        return asked != nullptr ? lessonText(*asked, asked->hint)
                                : tr("That was not possible, and nothing has changed.");
    }
    }
    return {};
}

QString Guide::clause() const
{
    const Lesson *asked = lesson();
    return asked != nullptr ? QString::fromLatin1(asked->clause) : QString();
}

Troops Guide::highlighted() const
{
    const Lesson *asked = lesson();
    if (asked == nullptr) {
        const UnitId rolls = awaitsRoll() ? m_state.pending->unit : UnitId::none();
        return rolls.isValid() ? Troops{{rolls}, {}} : Troops{};
    }
    const auto order = example();
    if (const auto *move = order ? std::get_if<MoveGeneral>(&*order) : nullptr) {
        return {{}, {move->general}};
    }
    Troops meant;
    for (const UnitId unit : {m_state.setup->findUnit(asked->unit), targetOf(order)}) {
        if (unit.isValid()) {
            meant.units.push_back(unit);
        }
    }
    return meant;
}

QString Guide::widgetRole() const
{
    if (awaitsRoll()) {
        return QStringLiteral("roll");
    }
    if (!isPupilsTurn()) {
        return {};
    }
    const Lesson *asked = lesson();
    const bool isDoneAsked = asked == nullptr || asked->kind == LessonKind::Done;
    return isDoneAsked ? QStringLiteral("done") : QStringLiteral("table");
}

// While nothing is asked, it stays that of the lesson asked last.
void Guide::lookAround()
{
    if (const Lesson *asked = lesson()) {
        m_number = static_cast<int>(asked - lessons().data()) + 1;
    }
    emit changed();
}

int Guide::count()
{
    return static_cast<int>(lessons().size());
}

std::optional<Command> Guide::example() const
{
    if (!isPupilsTurn()) {
        return {};
    }
    const Lesson *asked = lesson();
    return asked != nullptr ? orderFor(m_state, pupil(), *asked) : doneCommand(m_state, pupil());
}

std::optional<Command> Guide::enemyOrder() const
{
    const SideId enemy = otherSide(pupil());
    if (sideToDecide(m_state) != enemy) {
        return {};
    }
    for (const Lesson &planned : enemyPlan()) {
        if (isStepOf(m_state, enemy, planned) && !isDone(m_state, planned)) {
            if (auto order = orderFor(m_state, enemy, planned)) {
                return order;
            }
        }
    }
    return doneCommand(m_state, enemy);
}

void Guide::noticed(const Command &given, const State &after)
{
    const Lesson *asked = lesson();
    const bool wasAsked = asked == nullptr || std::holds_alternative<Roll>(given);
    m_state = after;
    const bool isStillOpen = !wasAsked && !isDone(m_state, *asked) && asked->kind != LessonKind::Done;
    m_note = isStillOpen ? Note::AlsoAllowed : Note::None;
    lookAround();
}

void Guide::refused(const Refusal &)
{
    m_note = Note::Hint;
    emit changed();
}

void Guide::jumped(const State &state)
{
    m_state = state;
    m_note = Note::None;
    lookAround();
}

void Guide::skip()
{
    if (const Lesson *asked = lesson()) {
        m_skipped[static_cast<std::size_t>(asked - lessons().data())] = true;
        m_note = Note::None;
        lookAround();
    }
}

void Guide::retranslate()
{
    emit changed();
}

} // namespace zama::play
