#pragma once
// The fast mind: one look at the table per order. It keeps lines, screens with light troops, goes for flanks
// and scorpions, throws elephants where they hurt, and puts generals where their dice count.

#include "core/ai/policy.h"
#include "core/ai/situation.h"

#include <array>
#include <memory>
#include <vector>

namespace zama::ai {

/// How a side means to fight; the strong mind tries several.
struct Doctrine {
    enum class Stance : std::uint8_t {
        Judge, ///< hold if its fire is the better, else advance
        Advance,
        Hold,
    };
    Stance stance = Stance::Judge;
    Millistands chargeFrom = 1; ///< charges worth at least this are made
    int caution = 45;           ///< per cent of a threat that counts against a place
    int elephantHaste = 150;    ///< per cent of an elephant's worth that counts at once
    int scorpionHunger = 250;   ///< per cent of the worth of troops that rout when charged

    bool operator==(const Doctrine &) const = default;
};

/// The doctrine as it is after `idleTurns` turns in which nobody was hurt: somebody must begin, so fights
/// look better and dangers smaller by the turn. Those who hold have no such impatience.
[[nodiscard]] Doctrine impatient(const Doctrine &doctrine, int idleTurns);

/// A worth as a doctrine sees it: some are hungrier for scorpions than others.
[[nodiscard]] Millistands weighed(const Doctrine &doctrine, const UnitType &target, Millistands worth);

/// attackWorth() without generals by kinds and strengths, computed when first asked for.
class WorthTable
{
public:
    explicit WorthTable(SetupPtr setup, Precision precision = Precision::Mean);
    [[nodiscard]] Millistands attack(const State &state, UnitId unit, UnitId target, int rounds);
    [[nodiscard]] Millistands join(const State &state, UnitId unit, UnitId target, int rounds);
    [[nodiscard]] const SetupPtr &setup() const { return m_setup; }

private:
    struct Cell {
        Millistands attack = 0;
        Millistands join = 0;
        bool known = false;
    };
    Cell &cell(const State &state, UnitId unit, UnitId target, int rounds);

    SetupPtr m_setup;
    Precision m_precision;
    std::size_t m_types;
    std::size_t m_strengths;
    std::vector<Cell> m_cells;
};

class FastPolicy final : public Policy
{
public:
    /// `worth`, if given, is used as long as the battle is of the setup it was made for; otherwise a table of
    /// its own is made when the first order is asked for. Not shared between threads.
    explicit FastPolicy(const Doctrine &doctrine = {}, std::shared_ptr<WorthTable> worth = nullptr);

    [[nodiscard]] Decision decide(const State &state, SideId side) override;
    void setDoctrine(const Doctrine &doctrine);

private:
    struct Agenda; // what is left to do in the present step

    [[nodiscard]] Agenda &agendaFor(const State &state, SideId side);
    [[nodiscard]] Decision deploy(const State &state, SideId side);
    [[nodiscard]] Decision move(const State &state, SideId side);
    [[nodiscard]] Decision shoot(const State &state, SideId side);
    [[nodiscard]] Decision charge(const State &state, SideId side);
    [[nodiscard]] Decision choose(const State &state, SideId side);

    Doctrine m_doctrine;
    std::shared_ptr<Agenda> m_agenda;
    std::shared_ptr<WorthTable> m_worth;
};

} // namespace zama::ai
