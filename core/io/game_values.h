#pragma once
// The values that commands, events and states are made of, as JSON and back: ids by the scenario's names,
// lengths in inches, angles in degrees, words for enumerations. Private to core/io.

#include "core/game/event.h"
#include "core/game/event_fields.h"
#include "core/io/json_value.h"
#include "core/scenario/issue.h"
#include "core/scenario/setup.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace zama {

/// Values as JSON. "No unit" and the like become null; ObjectBuilder leaves such keys out.
class ValueWriter
{
public:
    explicit ValueWriter(const Setup &setup)
        : m_setup(setup)
    {
    }

    [[nodiscard]] JsonValue of(bool flag) const { return JsonValue::ofBoolean(flag); }
    [[nodiscard]] JsonValue of(int count) const { return JsonValue::ofNumber(std::to_string(count)); }
    [[nodiscard]] JsonValue length(Mils mils) const;
    [[nodiscard]] JsonValue angle(Centidegrees angle) const;
    [[nodiscard]] JsonValue of(UnitId id) const;
    [[nodiscard]] JsonValue of(GeneralId id) const;
    [[nodiscard]] JsonValue of(SideId id) const;
    [[nodiscard]] JsonValue of(CommandId id) const;
    [[nodiscard]] JsonValue of(Cause value) const;
    [[nodiscard]] JsonValue of(ElephantFate value) const;
    [[nodiscard]] JsonValue of(const Point &value) const; ///< [x, y]
    [[nodiscard]] JsonValue of(const Pose &value) const;  ///< {"x", "y", "facing"}
    [[nodiscard]] JsonValue of(const Leg &value) const;
    [[nodiscard]] JsonValue of(const Path &value) const;
    [[nodiscard]] JsonValue of(const Faces &value) const;
    [[nodiscard]] JsonValue of(const UnitPlace &value) const;
    [[nodiscard]] JsonValue of(const DiceShare &value) const;
    [[nodiscard]] JsonValue of(const DiceGroup &value) const;
    [[nodiscard]] JsonValue of(const PendingRoll &value) const;
    [[nodiscard]] JsonValue of(const Outcome &value) const;
    template<class T>
    [[nodiscard]] JsonValue of(const std::vector<T> &list) const
    {
        JsonValue array = JsonValue::ofKind(JsonValue::Kind::Array);
        for (const T &item : list) {
            array.items.push_back(of(item));
        }
        return array;
    }

private:
    const Setup &m_setup;
};

/// An object being written; keys whose value is null are left out.
class ObjectBuilder
{
public:
    explicit ObjectBuilder(const Setup &setup)
        : m_write(setup)
    {
    }
    ObjectBuilder &text(const char *key, std::string_view value)
    {
        return put(key, JsonValue::ofText(std::string(value)));
    }
    template<class T>
    ObjectBuilder &add(std::string_view key, const T &value)
    {
        return put(key, m_write.of(value));
    }
    ObjectBuilder &length(std::string_view key, Mils value) { return put(key, m_write.length(value)); }
    ObjectBuilder &angle(std::string_view key, Centidegrees value) { return put(key, m_write.angle(value)); }
    ObjectBuilder &put(std::string_view key, JsonValue value)
    {
        if (!value.is(JsonValue::Kind::Null)) {
            m_object.add(std::string(key), std::move(value));
        }
        return *this;
    }
    [[nodiscard]] JsonValue end() { return std::move(m_object); }

private:
    ValueWriter m_write;
    JsonValue m_object = JsonValue::ofKind(JsonValue::Kind::Object);
};

/// The first thing in a value that could not be read.
struct ValueFault {
    std::size_t offset = 0;
    Issue issue;
};

/// Reads values; from the first fault on everything is refused. Each function returns whether `out` was read.
class ValueReader
{
public:
    /// `path` is the JSON pointer of the value that is read.
    ValueReader(const Setup &setup, std::string path)
        : m_setup(setup),
          m_path(std::move(path))
    {
    }

    [[nodiscard]] const std::optional<ValueFault> &fault() const { return m_fault; }
    /// Notes a fault at `value` and returns false.
    bool fail(const JsonValue &value, std::string_view code, std::vector<std::string> args);

    bool read(const JsonValue &value, bool &out);
    bool read(const JsonValue &value, int &out);
    bool readLength(const JsonValue &value, Mils &out);
    /// Any angle from -360 to 360 degrees, as it is written.
    bool readAngle(const JsonValue &value, Centidegrees &out);
    bool read(const JsonValue &value, UnitId &out);
    bool read(const JsonValue &value, GeneralId &out);
    bool read(const JsonValue &value, SideId &out);
    bool read(const JsonValue &value, CommandId &out);
    bool read(const JsonValue &value, Cause &out);
    bool read(const JsonValue &value, ElephantFate &out);
    bool read(const JsonValue &value, Point &out);
    bool read(const JsonValue &value, Pose &out);
    bool read(const JsonValue &value, Leg &out);
    bool read(const JsonValue &value, Path &out);
    bool read(const JsonValue &value, Faces &out);
    bool read(const JsonValue &value, UnitPlace &out);
    bool read(const JsonValue &value, DiceShare &out);
    bool read(const JsonValue &value, DiceGroup &out);
    bool read(const JsonValue &value, PendingRoll &out);
    bool read(const JsonValue &value, Outcome &out);
    template<class T>
    bool read(const JsonValue &value, std::vector<T> &out)
    {
        if (!isKind(value, JsonValue::Kind::Array)) {
            return false;
        }
        for (const JsonValue &item : value.items) {
            if (!read(item, out.emplace_back())) {
                return false;
            }
        }
        return true;
    }

    bool isKind(const JsonValue &value, JsonValue::Kind kind);
    /// The index of a word in `words`.
    bool readWord(const JsonValue &value, std::span<const std::string_view> words, std::size_t &out);

private:
    bool decimal(const JsonValue &value, int places, std::int64_t bound, std::int32_t &out);
    template<class IdType>
    bool readId(const JsonValue &value, const char *code, IdType (Setup::*find)(std::string_view) const,
                IdType &out);
    template<class Enum, std::size_t N>
    bool readEnum(const JsonValue &value, const std::array<std::string_view, N> &words, Enum &out);

    const Setup &m_setup;
    std::string m_path;
    std::optional<ValueFault> m_fault;
};

/// Reads the members of one object.
class MemberReader
{
public:
    MemberReader(ValueReader &reader, const JsonValue &object)
        : m_reader(reader),
          m_object(object),
          m_isGood(reader.isKind(object, JsonValue::Kind::Object))
    {
    }

    [[nodiscard]] bool has(std::string_view key) const { return m_object.find(key) != nullptr; }
    /// The value under `key`; none, and a fault, where it is missing.
    const JsonValue *need(std::string_view key);
    /// The value under `key`, which may be missing.
    const JsonValue *may(std::string_view key);

    template<class T>
    MemberReader &get(std::string_view key, T &out)
    {
        const JsonValue *value = need(key);
        m_isGood = m_isGood && m_reader.read(*value, out);
        return *this;
    }
    template<class T>
    MemberReader &getIf(std::string_view key, T &out)
    {
        if (const JsonValue *value = may(key)) {
            m_isGood = m_isGood && m_reader.read(*value, out);
        }
        return *this;
    }
    MemberReader &length(std::string_view key, Mils &out);
    MemberReader &angle(std::string_view key, Centidegrees &out);
    /// Refuses keys nobody has asked for: a misspelt key must not change what is ordered.
    bool finish();
    /// The same, but other keys may be there.
    [[nodiscard]] bool isGood() const { return m_isGood; }

private:
    ValueReader &m_reader;
    const JsonValue &m_object;
    bool m_isGood;
    std::vector<std::string_view> m_asked;
};

} // namespace zama
