#pragma once
// The guided first battle: somebody who looks over your shoulder and says what could be done next. It knows a
// list of lessons and looks at the state; it never forbids anything. What has been done, by whatever way, is
// not taught again, and what cannot be done any more is left out.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QObject>
#include <QString>

#include "app/play/lesson.h"
#include "app/play/troops.h"

#include <optional>
#include <vector>

namespace zama::play {

class Guide : public QObject
{
    Q_OBJECT
public:
    /// The scenario of the guided battle, ready to play. Needs table::initResources().
    [[nodiscard]] static SetupPtr battle();
    /// A seed whose dice are kind to beginners.
    static constexpr std::uint64_t kSeed = 112;
    /// The side the guide speaks to.
    [[nodiscard]] static SideId pupil() { return SideId(0); }

    /// `state` is a moment of the guided battle.
    explicit Guide(const State &state, QObject *parent = nullptr);

    /// What to do now, in the language of the program.
    [[nodiscard]] QString prompt() const;
    /// A word on the last order, "" where there is nothing to say: how it is done after a refusal, that the
    /// battle goes on after an order nobody asked for.
    [[nodiscard]] QString remark() const;
    /// Every prompt of the lessons, for those who reserve room for the longest: its own words, in the
    /// language of the program.
    [[nodiscard]] QStringList allPrompts() const;
    /// The clause behind the prompt; may be empty.
    [[nodiscard]] QString clause() const;
    /// Who is meant: the unit to order first, then its target; or the general who is to move.
    [[nodiscard]] Troops highlighted() const;
    /// Where to look: "table", "done", "roll", or "" when there is nothing to do.
    [[nodiscard]] QString widgetRole() const;
    /// The number of the present lesson from 1, and how many there are.
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] static int count();

    /// A lawful order that does what the prompt asks for; none while dice are due, the enemy acts or all is
    /// over.
    [[nodiscard]] std::optional<Command> example() const;
    /// What the enemy does when it is his to decide. He mostly waits. None when it is not his to decide.
    [[nodiscard]] std::optional<Command> enemyOrder() const;
    /// Does the guide wait for dice?
    [[nodiscard]] bool awaitsRoll() const { return m_state.pending.has_value(); }
    [[nodiscard]] bool isFinished() const { return m_state.isOver(); }

public slots:
    /// An order of anybody was carried out.
    void noticed(const zama::Command &given, const zama::State &after);
    /// An order of the pupil was refused.
    void refused(const zama::Refusal &refusal);
    /// The battle was taken back or forth to this moment.
    void jumped(const zama::State &state);
    /// Leaves the present lesson out.
    void skip();
    /// The language has changed.
    void retranslate();

signals:
    void changed();

private:
    enum class Note : std::uint8_t { None, Hint, AlsoAllowed };

    [[nodiscard]] bool isPupilsTurn() const;
    [[nodiscard]] const Lesson *lesson() const;
    [[nodiscard]] bool isOpen(std::size_t index) const;
    void lookAround();
    [[nodiscard]] QString lessonText(const Lesson &asked, const char *source) const;
    [[nodiscard]] QString lessonPrompt(const Lesson &asked) const;
    [[nodiscard]] QString doneName() const;
    [[nodiscard]] QString dicePrompt() const;
    [[nodiscard]] QString enemyPrompt() const;
    [[nodiscard]] QString endPrompt() const;

    State m_state;
    std::vector<bool> m_skipped;
    Note m_note = Note::None;
    int m_number = 1;
};

} // namespace zama::play
