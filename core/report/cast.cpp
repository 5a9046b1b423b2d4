#include "core/game/event_fields.h"
#include "core/report/opening.h"

namespace zama::report {
namespace {

// Walks the fields of an event and keeps whoever they name.
struct Call {
    Cast cast;

    void operator()(UnitId unit) { keep(cast.units, unit); }
    void operator()(GeneralId general) { keep(cast.generals, general); }
    void operator()(SideId side) { keep(cast.sides, side); }
    void operator()(const PendingRoll &roll)
    {
        (*this)(roll.side);
        (*this)(roll.unit);
        (*this)(roll.target);
        (*this)(roll.general);
    }
    void operator()(const Outcome &outcome) { (*this)(outcome.winner); }
    void operator()(const UnitPlace &place) { (*this)(place.unit); }
    void operator()(const DiceGroup &group)
    {
        (*this)(group.unit);
        (*this)(group.target);
    }
    void operator()(const DiceShare &share) { (*this)(share.target); }
    template<class T>
    void operator()(const std::vector<T> &list)
    {
        for (const T &one : list) {
            (*this)(one);
        }
    }
    // Numbers, poses and ways name nobody; a command is known by its units.
    void operator()(int) {}
    void operator()(bool) {}
    void operator()(Cause) {}
    void operator()(ElephantFate) {}
    void operator()(CommandId) {}
    void operator()(const Faces &) {}
    void operator()(const Point &) {}
    void operator()(const Pose &) {}
    void operator()(const Path &) {}

    template<class Id>
    static void keep(std::vector<Id> &list, Id id)
    {
        if (id.isValid()) {
            list.push_back(id);
        }
    }
};

} // namespace

Cast castOf(const Event &event)
{
    Call call;
    std::visit(
        [&]<class E>(const E &e) {
            std::apply([&](const auto &...field) { (call(e.*field.member), ...); }, EventShape<E>::kFields);
        },
        event);
    return std::move(call.cast);
}

} // namespace zama::report
