#pragma once
// Where a person's orders are made: who is picked, what may be ordered, and what becomes of it.

#include <QLocale>
#include <QObject>

#include "app/play/players.h"
#include "app/play/troops.h"
#include "core/game/preview.h"
#include "table/model/message_formatter.h"
#include "table/model/presenter.h"

namespace zama::play {

/// The picks of a player: units, or one general.
struct Picks {
    std::vector<UnitId> units; ///< by id, each once
    GeneralId general;
    [[nodiscard]] bool has(UnitId unit) const;
    /// The unit, if exactly one and nobody else is picked.
    [[nodiscard]] UnitId single() const;
    [[nodiscard]] bool isEmpty() const { return units.empty() && !general.isValid(); }
    bool operator==(const Picks &) const = default;
};

/// Why an order was not carried out, and the nearest one that could be.
struct Objection {
    Refusal refusal;
    std::optional<Command> alternative;
};

/// Something a player thinks about before he orders it: what the odds are shown of.
using Thought = std::variant<std::monostate, Shoot, DeclareCharge, AssignMeleeDice>;

class OrderDesk final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive the desk.
    OrderDesk(table::GameSession &session, table::Presenter &presenter, QObject *parent = nullptr);

    [[nodiscard]] const State &state() const { return m_session.state(); }
    [[nodiscard]] table::GameSession &session() const { return m_session; }
    [[nodiscard]] table::MessageFormatter formatter() const
    {
        return table::MessageFormatter(m_locale, m_unit);
    }
    void setReader(const QLocale &locale, table::LengthUnit unit);

    void setPlayers(const Players &players);
    [[nodiscard]] const Players &players() const { return m_players; }
    /// The side whose order is due; none while dice are due and after the end.
    [[nodiscard]] SideId sideToOrder() const;
    /// May a person give an order just now? Not while something is still being shown, while looking back,
    /// while dice are due, or while a computer decides.
    [[nodiscard]] bool isOpen() const;
    /// May a person order this unit, this general now? It is of the side whose turn it is.
    [[nodiscard]] bool isMine(UnitId unit) const;
    [[nodiscard]] bool isMine(GeneralId general) const;
    /// Units that can still be given an order by a person now: in the shoot step those with a target, in the
    /// charge step those with an enemy near enough.
    [[nodiscard]] const std::vector<UnitId> &openUnits() const { return open().units; }
    /// Generals who can still be moved by themselves by a person now.
    [[nodiscard]] const std::vector<GeneralId> &openGenerals() const { return open().generals; }

    [[nodiscard]] const Picks &picks() const { return m_picks; }
    void pick(UnitId unit);
    /// Adds a unit to the picks, or takes it out.
    void toggle(UnitId unit);
    void pick(std::vector<UnitId> units);
    void pick(GeneralId general);
    /// The unit's whole command, as far as it is on the table and unengaged.
    void pickCommandOf(UnitId unit);
    void clearPicks();
    /// The next (+1) or the previous (-1) of those that can still be given an order, units before generals;
    /// false if there is none.
    bool pickNext(int step);
    /// The next of one's own generals; false if there is none.
    bool pickNextGeneral();

    /// Those that somebody who explains speaks of.
    [[nodiscard]] const Troops &pointedOut() const { return m_pointedOut; }
    void pointOut(Troops whom);

    /// Gives orders as one gesture. The first refusal is reported by refused().
    bool give(const std::vector<Command> &commands);
    bool give(const Command &command) { return give(std::vector{command}); }
    /// Reports a refusal of something that was tried, with the nearest lawful order.
    void report(const Refusal &refusal, const Command &attempt);

    [[nodiscard]] const Thought &thought() const { return m_thought; }
    void think(Thought thought);

signals:
    void picksChanged();
    /// Whose orders are due, or whether any may be given, may have changed.
    void changed();
    /// An order of a person was carried out.
    void given();
    void refused(const zama::play::Objection &objection);
    void thoughtChanged();

private:
    void setPicks(Picks picks);
    void dropStalePicks();
    void noteChange();
    [[nodiscard]] const Troops &open() const;
    /// Where the pick stands among those that can still act, or would stand.
    struct PlaceInTurn {
        int place = 0;
        bool isOpen = false; ///< it is one of them
    };
    [[nodiscard]] PlaceInTurn placeOfPick() const;

    table::GameSession &m_session;
    table::Presenter &m_presenter;
    QLocale m_locale;
    table::LengthUnit m_unit = table::LengthUnit::Inches;
    Players m_players{Player::Person, Player::Person};
    Picks m_picks;
    Thought m_thought;
    Troops m_pointedOut;
    mutable std::optional<Troops> m_open; ///< worked out when first asked for
};

} // namespace zama::play
