#include "core/io/game_values.h"

#include "core/game/names.h"
#include "core/io/decimal.h"
#include "core/io/file_text.h"
#include "core/io/json_write.h"

#include <algorithm>

namespace zama {
namespace {

using Kind = JsonValue::Kind;

// Orders beyond any table are refused here, so that no arithmetic on them can overflow.
constexpr std::int64_t kMaxLength = 10'000LL * kInch;

JsonValue ofWord(std::string_view word)
{
    return JsonValue::ofText(std::string(word));
}

std::string shown(const JsonValue &value)
{
    return shortened(compactJson(value), 40);
}

std::string listed(std::span<const std::string_view> words)
{
    std::string list;
    for (const std::string_view word : words) {
        list += (list.empty() ? "" : ", ") + std::string(word);
    }
    return list;
}

} // namespace

JsonValue ValueWriter::length(Mils mils) const
{
    return JsonValue::ofNumber(decimalText(mils, 3));
}

JsonValue ValueWriter::angle(Centidegrees angle) const
{
    return JsonValue::ofNumber(decimalText(angle, 2));
}

JsonValue ValueWriter::of(UnitId id) const
{
    return id.isValid() ? JsonValue::ofText(m_setup.units[id.index()].id) : JsonValue();
}

JsonValue ValueWriter::of(GeneralId id) const
{
    return id.isValid() ? JsonValue::ofText(m_setup.generals[id.index()].id) : JsonValue();
}

JsonValue ValueWriter::of(SideId id) const
{
    return id.isValid() ? JsonValue::ofText(m_setup.sides.at(id.index()).id) : JsonValue();
}

JsonValue ValueWriter::of(CommandId id) const
{
    return id.isValid() ? JsonValue::ofText(m_setup.commands[id.index()].id) : JsonValue();
}

JsonValue ValueWriter::of(Cause value) const
{
    return ofWord(names::word(names::kCauses, value));
}

JsonValue ValueWriter::of(ElephantFate value) const
{
    return ofWord(names::word(names::kElephantFates, value));
}

JsonValue ValueWriter::of(const Point &value) const
{
    JsonValue pair = JsonValue::ofKind(Kind::Array);
    pair.items = {length(value.x), length(value.y)};
    return pair;
}

JsonValue ValueWriter::of(const Pose &value) const
{
    return ObjectBuilder(m_setup)
        .length("x", value.front.x)
        .length("y", value.front.y)
        .angle("facing", value.facing)
        .end();
}

JsonValue ValueWriter::of(const Leg &leg) const
{
    const std::string_view key = names::word(names::kManoeuvres, leg.manoeuvre);
    ObjectBuilder object(m_setup);
    switch (leg.manoeuvre) {
    case Manoeuvre::Straight:
        return object.length(key, leg.distance).end();
    case Manoeuvre::Wheel:
    case Manoeuvre::Pivot:
        return object.angle(key, leg.angle).end();
    case Manoeuvre::AboutFace:
        return object.add(key, true).end();
    case Manoeuvre::Oblique:
    case Manoeuvre::Slide:
        break;
    }
    const char *turn = leg.manoeuvre == Manoeuvre::Slide ? "bearing" : "angle";
    ObjectBuilder parts(m_setup);
    return object.put(key, parts.angle(turn, leg.angle).length("distance", leg.distance).end()).end();
}

JsonValue ValueWriter::of(const Path &value) const
{
    JsonValue list = JsonValue::ofKind(Kind::Array);
    for (const Leg &leg : value.legs()) {
        list.items.push_back(of(leg));
    }
    return list;
}

JsonValue ValueWriter::of(const Faces &value) const
{
    JsonValue list = JsonValue::ofKind(Kind::Array);
    for (const int face : value.view()) {
        list.items.push_back(of(face));
    }
    return list;
}

JsonValue ValueWriter::of(const UnitPlace &value) const
{
    return ObjectBuilder(m_setup)
        .add("unit", value.unit)
        .length("x", value.pose.front.x)
        .length("y", value.pose.front.y)
        .angle("facing", value.pose.facing)
        .end();
}

JsonValue ValueWriter::of(const DiceShare &value) const
{
    return ObjectBuilder(m_setup).add("target", value.target).add("dice", value.dice).end();
}

JsonValue ValueWriter::of(const DiceGroup &value) const
{
    ObjectBuilder object(m_setup);
    object.add("unit", value.unit).add("target", value.target).add("dice", value.dice);
    object.add("hit_on", value.hitOn);
    return value.hits < 0 ? object.end() : object.add("hits", value.hits).end();
}

JsonValue ValueWriter::of(const PendingRoll &value) const
{
    ObjectBuilder object(m_setup);
    object.text("for", names::word(names::kRolls, value.kind)).add("side", value.side);
    object.add("unit", value.unit).add("target", value.target).add("general", value.general);
    object.add("dice", value.dice);
    return value.hitOn == 0 ? object.end() : object.add("hit_on", value.hitOn).end();
}

JsonValue ValueWriter::of(const Outcome &value) const
{
    ObjectBuilder object(m_setup);
    object.text("reason", names::word(names::kEndReasons, value.reason));
    return object.text("degree", names::word(names::kDegrees, value.degree))
        .add("winner", value.winner)
        .end();
}

bool ValueReader::fail(const JsonValue &value, std::string_view code, std::vector<std::string> args)
{
    if (!m_fault) {
        m_fault = ValueFault{value.begin, {Severity::Error, std::string(code), std::move(args), m_path}};
    }
    return false;
}

bool ValueReader::isKind(const JsonValue &value, Kind kind)
{
    static constexpr std::array<std::string_view, 6> kWanted{"order.want_null",   "order.want_switch",
                                                             "order.want_number", "order.want_text",
                                                             "order.want_list",   "order.want_object"};
    return value.is(kind) || fail(value, names::word(kWanted, kind), {shown(value)});
}

bool ValueReader::readWord(const JsonValue &value, std::span<const std::string_view> words, std::size_t &out)
{
    if (!isKind(value, Kind::Text)) {
        return false;
    }
    const auto found = std::ranges::find(words, value.text);
    if (found == words.end()) {
        return fail(value, "order.want_word", {shown(value), listed(words)});
    }
    out = static_cast<std::size_t>(found - words.begin());
    return true;
}

template<class Enum, std::size_t N>
bool ValueReader::readEnum(const JsonValue &value, const std::array<std::string_view, N> &words, Enum &out)
{
    std::size_t index = 0;
    if (!readWord(value, words, index)) {
        return false;
    }
    out = static_cast<Enum>(index);
    return true;
}

template<class IdType>
bool ValueReader::readId(const JsonValue &value, const char *code,
                         IdType (Setup::*find)(std::string_view) const, IdType &out)
{
    if (!isKind(value, Kind::Text)) {
        return false;
    }
    out = (m_setup.*find)(value.text);
    return out.isValid() || fail(value, code, {shortened(value.text, 80)});
}

bool ValueReader::decimal(const JsonValue &value, int places, std::int64_t bound, std::int32_t &out)
{
    if (!isKind(value, Kind::Number)) {
        return false;
    }
    const Decimal number = parseDecimal(value.text, places);
    if (number.fault == DecimalFault::TooFine) {
        return fail(value,
                    places == 0   ? "order.whole"
                    : places == 3 ? "order.mils"
                                  : "order.hundredths",
                    {shown(value)});
    }
    if (number.fault != DecimalFault::None || number.value > bound || number.value < -bound) {
        return fail(value, "order.range", {shown(value)});
    }
    out = static_cast<std::int32_t>(number.value);
    return true;
}

bool ValueReader::read(const JsonValue &value, bool &out)
{
    out = value.flag;
    return isKind(value, Kind::Boolean);
}

bool ValueReader::read(const JsonValue &value, int &out)
{
    return decimal(value, 0, 1'000'000'000, out);
}

bool ValueReader::readLength(const JsonValue &value, Mils &out)
{
    return decimal(value, 3, kMaxLength, out);
}

bool ValueReader::readAngle(const JsonValue &value, Centidegrees &out)
{
    return decimal(value, 2, kFullTurn, out);
}

bool ValueReader::read(const JsonValue &value, UnitId &out)
{
    return readId(value, "order.unknown_unit", &Setup::findUnit, out);
}

bool ValueReader::read(const JsonValue &value, GeneralId &out)
{
    return readId(value, "order.unknown_general", &Setup::findGeneral, out);
}

bool ValueReader::read(const JsonValue &value, SideId &out)
{
    return readId(value, "order.unknown_side", &Setup::findSide, out);
}

bool ValueReader::read(const JsonValue &value, CommandId &out)
{
    return readId(value, "order.unknown_command", &Setup::findCommand, out);
}

bool ValueReader::read(const JsonValue &value, Cause &out)
{
    return readEnum(value, names::kCauses, out);
}

bool ValueReader::read(const JsonValue &value, ElephantFate &out)
{
    return readEnum(value, names::kElephantFates, out);
}

bool ValueReader::read(const JsonValue &value, Point &out)
{
    if (!value.is(Kind::Array) || value.items.size() != 2) {
        return fail(value, "order.want_point", {shown(value)});
    }
    return readLength(value.items[0], out.x) && readLength(value.items[1], out.y);
}

bool ValueReader::read(const JsonValue &value, Pose &out)
{
    const bool isGood = MemberReader(*this, value)
                            .length("x", out.front.x)
                            .length("y", out.front.y)
                            .angle("facing", out.facing)
                            .finish();
    out.facing = normalised(out.facing);
    return isGood;
}

// "oblique" and "slide" hold an object of two, the others one value.
bool ValueReader::read(const JsonValue &value, Leg &out)
{
    std::size_t kind = 0;
    if (!isKind(value, Kind::Object)) {
        return false;
    }
    if (value.members.size() != 1) {
        return fail(value, "order.one_manoeuvre", {shown(value)});
    }
    const JsonValue &what = value.members[0].value;
    if (!readWord(JsonValue::ofText(value.members[0].key), names::kManoeuvres, kind)) {
        m_fault->offset = value.members[0].keyBegin;
        return false;
    }
    out.manoeuvre = static_cast<Manoeuvre>(kind);
    switch (out.manoeuvre) {
    case Manoeuvre::Straight:
        return readLength(what, out.distance);
    case Manoeuvre::Wheel:
    case Manoeuvre::Pivot:
        return readAngle(what, out.angle);
    case Manoeuvre::Oblique:
        return MemberReader(*this, what).angle("angle", out.angle).length("distance", out.distance).finish();
    case Manoeuvre::Slide:
        return MemberReader(*this, what)
            .angle("bearing", out.angle)
            .length("distance", out.distance)
            .finish();
    case Manoeuvre::AboutFace:
        break;
    }
    return isKind(what, Kind::Boolean) && (what.flag || fail(what, "order.want_true", {shown(what)}));
}

bool ValueReader::read(const JsonValue &value, Path &out)
{
    if (!isKind(value, Kind::Array)) {
        return false;
    }
    for (const JsonValue &item : value.items) {
        Leg leg;
        if (!read(item, leg)) {
            return false;
        }
        if (!out.push(leg)) {
            return fail(item, "order.many_manoeuvres", {std::to_string(Path::kMaxLegs)});
        }
    }
    return true;
}

bool ValueReader::read(const JsonValue &value, Faces &out)
{
    if (!isKind(value, Kind::Array)) {
        return false;
    }
    if (value.items.size() > kMaxDice) {
        return fail(value, "order.many_dice", {std::to_string(kMaxDice)});
    }
    for (const JsonValue &item : value.items) {
        int face = 0;
        if (!decimal(item, 0, 255, face)) {
            return false;
        }
        out.push(std::max(face, 0));
    }
    return true;
}

bool ValueReader::read(const JsonValue &value, UnitPlace &out)
{
    const bool isGood = MemberReader(*this, value)
                            .get("unit", out.unit)
                            .length("x", out.pose.front.x)
                            .length("y", out.pose.front.y)
                            .angle("facing", out.pose.facing)
                            .finish();
    out.pose.facing = normalised(out.pose.facing);
    return isGood;
}

bool ValueReader::read(const JsonValue &value, DiceShare &out)
{
    return MemberReader(*this, value).get("target", out.target).getIf("dice", out.dice).finish();
}

bool ValueReader::read(const JsonValue &value, DiceGroup &out)
{
    return MemberReader(*this, value)
        .get("unit", out.unit)
        .get("target", out.target)
        .get("dice", out.dice)
        .get("hit_on", out.hitOn)
        .getIf("hits", out.hits)
        .isGood();
}

bool ValueReader::read(const JsonValue &value, PendingRoll &out)
{
    MemberReader members(*this, value);
    const JsonValue *kind = members.need("for");
    return kind != nullptr && readEnum(*kind, names::kRolls, out.kind) &&
           members.getIf("side", out.side)
               .getIf("unit", out.unit)
               .getIf("target", out.target)
               .getIf("general", out.general)
               .get("dice", out.dice)
               .getIf("hit_on", out.hitOn)
               .isGood();
}

bool ValueReader::read(const JsonValue &value, Outcome &out)
{
    MemberReader members(*this, value);
    const JsonValue *reason = members.need("reason");
    const JsonValue *degree = members.need("degree");
    return reason != nullptr && degree != nullptr && readEnum(*reason, names::kEndReasons, out.reason) &&
           readEnum(*degree, names::kDegrees, out.degree) && members.getIf("winner", out.winner).isGood();
}

const JsonValue *MemberReader::need(std::string_view key)
{
    const JsonValue *value = may(key);
    if (value == nullptr && m_isGood) {
        m_isGood = m_reader.fail(m_object, "order.missing_key", {std::string(key)});
    }
    return value;
}

const JsonValue *MemberReader::may(std::string_view key)
{
    m_asked.push_back(key);
    return m_isGood ? m_object.find(key) : nullptr;
}

MemberReader &MemberReader::length(std::string_view key, Mils &out)
{
    const JsonValue *value = need(key);
    m_isGood = m_isGood && m_reader.readLength(*value, out);
    return *this;
}

MemberReader &MemberReader::angle(std::string_view key, Centidegrees &out)
{
    const JsonValue *value = need(key);
    m_isGood = m_isGood && m_reader.readAngle(*value, out);
    return *this;
}

bool MemberReader::finish()
{
    for (const JsonMember &member : m_object.members) {
        if (m_isGood && std::ranges::find(m_asked, member.key) == m_asked.end()) {
            m_isGood = m_reader.fail(member.value, "order.unknown_key",
                                     {shortened(member.key, 80), listed(m_asked)});
        }
    }
    return m_isGood;
}

} // namespace zama
