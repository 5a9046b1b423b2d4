#include "core/game/event_fields.h"

#include "core/base/hash.h"

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

std::string_view clauseOf(const Event &event)
{
    const auto ofKind = []<class E>(const E &e) -> std::string_view {
        if constexpr (requires { e.roll; }) {
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
