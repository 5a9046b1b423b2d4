#include "core/io/event_json.h"

#include "core/game/names.h"
#include "core/io/json_write.h"

#include <array>

namespace zama {
namespace {

constexpr std::size_t kEvents = std::variant_size_v<Event>;

template<std::size_t... I>
constexpr std::array<std::string_view, kEvents> namesOf(std::index_sequence<I...> /*all*/)
{
    return {EventShape<std::variant_alternative_t<I, Event>>::kName...};
}

constexpr auto kNames = namesOf(std::make_index_sequence<kEvents>());

template<std::size_t I = 0>
Event emptyEvent(std::size_t index)
{
    if constexpr (I + 1 < kEvents) {
        if (index != I) {
            return emptyEvent<I + 1>(index);
        }
    }
    return Event(std::in_place_index<I>);
}

template<class E, class M>
void addField(ObjectBuilder &object, const E &e, const EventField<E, M> &field)
{
    if constexpr (std::is_same_v<M, Mils>) {
        if (field.measure == Measure::Length) {
            object.length(field.name, e.*field.member);
            return;
        }
    }
    object.add(field.name, e.*field.member);
}

// An id may be missing: nobody. Everything else must be there.
template<class M>
constexpr bool kMayMiss = requires(M m)
{
    m.isValid();
};

template<class E, class M>
void readField(MemberReader &members, E &e, const EventField<E, M> &field)
{
    if constexpr (std::is_same_v<M, Mils>) {
        if (field.measure == Measure::Length) {
            members.length(field.name, e.*field.member);
            return;
        }
    }
    if constexpr (kMayMiss<M>) {
        members.getIf(field.name, e.*field.member);
    } else {
        members.get(field.name, e.*field.member);
    }
}

// A step is an index in files; people also want to see what it is.
void addStep(ObjectBuilder &object, const Setup &setup, const Event &event)
{
    const auto *entered = std::get_if<event::StepEntered>(&event);
    if (entered != nullptr) {
        const Step &step = setup.steps.at(static_cast<std::size_t>(entered->step));
        object.text("kind", names::word(names::kStepKinds, step.kind)).add("side", step.side);
    }
}

} // namespace

JsonValue jsonOf(const Event &event, const Events &deed, const Setup &setup)
{
    ObjectBuilder object(setup);
    object.text("event", nameOf(event)).text("clause", clauseOf(event, deed, setup));
    const auto addFields = [&]<class E>(const E &e) {
        std::apply([&](const auto &...fields) { (addField(object, e, fields), ...); },
                   EventShape<E>::kFields);
    };
    std::visit(addFields, event);
    addStep(object, setup, event);
    return object.end();
}

std::string writeEvent(const Event &event, const Events &deed, const Setup &setup)
{
    return compactJson(jsonOf(event, deed, setup));
}

std::optional<Event> eventFrom(ValueReader &reader, const JsonValue &value)
{
    MemberReader members(reader, value);
    const JsonValue *name = members.need("event");
    std::size_t index = 0;
    if (name == nullptr || !reader.readWord(*name, kNames, index)) {
        return std::nullopt;
    }
    Event event = emptyEvent(index);
    const auto readFields = [&]<class E>(E &e) {
        std::apply([&](const auto &...fields) { (readField(members, e, fields), ...); },
                   EventShape<E>::kFields);
    };
    std::visit(readFields, event);
    return members.isGood() ? std::optional(std::move(event)) : std::nullopt;
}

} // namespace zama
