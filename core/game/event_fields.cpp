#include "core/game/event_fields.h"

#include "core/base/hash.h"

#include <algorithm>
#include <type_traits>

namespace zama {
namespace {

std::string_view clauseOf(RollKind kind)
{
    switch (kind) {
    case RollKind::ChargeInitiative:
        return "Q01";
    case RollKind::Volley:
        return "S2";
    case RollKind::Scare:
        return "E3";
    case RollKind::Melee:
        return "F1";
    case RollKind::GeneralRisk:
        return "G5";
    case RollKind::Control:
        return "E6";
    }
    return "";
}

std::string_view clauseOf(Cause cause)
{
    switch (cause) {
    case Cause::Shooting:
        return "S4";
    case Cause::Melee:
        return "F4";
    case Cause::Impact:
        return "E5";
    case Cause::Rampage:
        return "E10";
    case Cause::Rout:
        return "P3";
    case Cause::Scared:
        return "E3";
    }
    return "";
}

std::string_view clauseOf(EndReason reason)
{
    switch (reason) {
    case EndReason::TurnLimit:
    case EndReason::IdleTurns:
        return "Q07";
    case EndReason::NoUnitsLeft:
    case EndReason::ArmyBroken:
    case EndReason::Conceded:
        return "Q08";
    case EndReason::ChiefFallen:
        return "Q10";
    }
    return "";
}

std::string_view moveClause(const UnitType &type)
{
    if (type.formation == Formation::SingleStand) {
        return "M4";
    }
    if (type.movement == Movement::Free) {
        return "M2";
    }
    return type.unitClass == UnitClass::Cavalry ? "M5" : "M1";
}

std::string_view chargeClause(const UnitType &type)
{
    return type.unitClass == UnitClass::Cavalry ? "C4" : "C3";
}

// Events whose clause depends on the troops, or on what else the same order brought about.
struct Circumstances {
    const Events &deed;
    const Setup &setup;

    template<class E, class Is>
    [[nodiscard]] bool has(Is is) const
    {
        return std::ranges::any_of(deed, [&](const Event &event) {
            const E *e = std::get_if<E>(&event);
            return e != nullptr && is(*e);
        });
    }
    template<class E>
    [[nodiscard]] bool has() const
    {
        return has<E>([](const E &) { return true; });
    }

    // The event of a damaged journal may name nobody: then the clause is that of its kind.
    template<class E>
    [[nodiscard]] std::string_view clauseOfType(const E &e,
                                                std::string_view (*ofType)(const UnitType &)) const
    {
        return e.unit.isValid() ? ofType(setup.typeOf(e.unit)) : EventShape<E>::kClause;
    }

    // Q16 alternates while commands are placed, Q01 while units charge.
    [[nodiscard]] std::string_view clause(const event::SideToAct &) const
    {
        return has<event::CommandDeployed>() ? "Q16" : "Q01";
    }
    [[nodiscard]] std::string_view clause(const event::UnitMoved &e) const
    {
        const auto legs = e.path.legs();
        const bool turnsAbout =
            std::ranges::any_of(legs, [](const Leg &leg) { return leg.manoeuvre == Manoeuvre::AboutFace; });
        return turnsAbout ? "Q28" : clauseOfType(e, moveClause);
    }
    // Q86: unless his own die slew him he falls with his unit, where the option says so.
    [[nodiscard]] std::string_view clause(const event::GeneralFell &e) const
    {
        const auto slewHim = [&](const event::DiceRolled &rolled) {
            return rolled.roll.kind == RollKind::GeneralRisk && rolled.roll.general == e.general &&
                   rolled.hits > 0;
        };
        return has<event::DiceRolled>(slewHim) ? "G6" : "Q86";
    }
    [[nodiscard]] std::string_view clause(const event::ChargeDeclared &e) const
    {
        return clauseOfType(e, chargeClause);
    }
    // Q47 option: the elephant that was charged strikes.
    [[nodiscard]] std::string_view clause(const event::ElephantHit &e) const
    {
        return isCharge(e.target, e.unit) ? "Q47" : "E5";
    }
    // Q45: whoever is close by without having been named.
    [[nodiscard]] std::string_view clause(const event::EngagementMade &e) const
    {
        const auto others = [&](const event::DiceRolled &rolled) {
            return rolled.roll.kind == RollKind::Scare && rolled.roll.unit == e.a &&
                   rolled.roll.target != e.b;
        };
        const bool namesAnother = charges(e.a) ? !isCharge(e.a, e.b) : has<event::DiceRolled>(others);
        return namesAnother ? "Q45" : "C2";
    }
    // Q37: an elephant that moves off; else somebody is gone.
    [[nodiscard]] std::string_view clause(const event::EngagementEnded &e) const
    {
        const auto leaves = [&](const event::UnitMoved &moved) { return moved.unit == e.a; };
        return has<event::UnitMoved>(leaves) ? "Q37" : "Q70";
    }
    [[nodiscard]] std::string_view clause(const event::BattleEnded &e) const
    {
        return clauseOf(e.outcome.reason);
    }

private:
    [[nodiscard]] bool charges(UnitId unit) const
    {
        const auto by = [&](const auto &e) { return e.unit == unit; };
        return has<event::ChargeDeclared>(by) || has<event::ChargeContinued>(by);
    }
    [[nodiscard]] bool isCharge(UnitId unit, UnitId target) const
    {
        const auto of = [&](const auto &e) { return e.unit == unit && e.target == target; };
        return has<event::ChargeDeclared>(of) || has<event::ChargeContinued>(of);
    }
};

// Adds each kind of value an event can hold.
class ValueHasher
{
public:
    template<class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
    void add(T value) { m_hasher.add(static_cast<std::int64_t>(value)); }
    template<class Tag>
    void add(Id<Tag> id)
    {
        m_hasher.add(std::uint64_t{id.value});
    }
    template<class T>
    void add(const std::vector<T> &list)
    {
        m_hasher.add(std::uint64_t{list.size()});
        for (const T &item : list) {
            add(item);
        }
    }
    void add(const Point &p) { addAll(p.x, p.y); }
    void add(const Pose &p) { addAll(p.front, p.facing); }
    void add(const Leg &l) { addAll(l.manoeuvre, l.angle, l.distance); }
    void add(const Path &path)
    {
        add(path.count);
        for (const Leg &leg : path.legs()) {
            add(leg);
        }
    }
    void add(const Faces &faces)
    {
        add(faces.count);
        for (const std::uint8_t face : faces.view()) {
            add(face);
        }
    }
    void add(const UnitPlace &p) { addAll(p.unit, p.pose); }
    void add(const DiceShare &s) { addAll(s.target, s.dice); }
    void add(const DiceGroup &g) { addAll(g.unit, g.target, g.dice, g.hitOn, g.hits); }
    void add(const PendingRoll &r) { addAll(r.kind, r.side, r.unit, r.target, r.general, r.dice, r.hitOn); }
    void add(const Outcome &o) { addAll(o.reason, o.degree, o.winner); }

    template<class... T>
    void addAll(const T &...values)
    {
        (add(values), ...);
    }
    [[nodiscard]] std::uint64_t value() const { return m_hasher.value(); }

private:
    Hasher m_hasher;
};

} // namespace

std::string_view nameOf(const Event &event)
{
    return std::visit([]<class E>(const E &) { return EventShape<E>::kName; }, event);
}

std::string_view clauseOf(const Event &event, const Events &deed, const Setup &setup)
{
    const Circumstances circumstances{deed, setup};
    const auto ofKind = [&]<class E>(const E &e) -> std::string_view {
        if constexpr (requires { circumstances.clause(e); }) {
            return circumstances.clause(e);
        } else if constexpr (requires { e.roll; }) {
            return clauseOf(e.roll.kind);
        } else if constexpr (requires { e.cause; } && !std::is_same_v<E, event::LastStandLost>) {
            return clauseOf(e.cause);
        } else {
            return EventShape<E>::kClause;
        }
    };
    return std::visit(ofKind, event);
}

std::uint64_t hashOf(const Event &event)
{
    ValueHasher hasher;
    hasher.add(event.index());
    const auto addFields = [&]<class E>(const E &e) {
        std::apply([&](const auto &...fields) { (hasher.add(e.*fields.member), ...); },
                   EventShape<E>::kFields);
    };
    std::visit(addFields, event);
    return hasher.value();
}

} // namespace zama
