#include "core/io/command_json.h"

#include "core/game/names.h"
#include "core/io/json_parse.h"
#include "core/io/json_write.h"

namespace zama {
namespace {

using Kind = JsonValue::Kind;

// The words behind "do", in the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<Command>> kOrders{
    "deploy", "move", "move_general", "shoot", "charge", "pass", "assign", "roll", "end", "concede"};

// Whose decision the state waits for: a side that an order does not name.
SideId sideDue(const State &s)
{
    if (s.phase == Phase::Choosing) {
        return SideId(s.closed[0] ? 1U : 0U);
    }
    return s.toAct;
}

struct CommandWriter {
    const Setup &setup;

    [[nodiscard]] ObjectBuilder order(std::string_view name) const
    {
        ObjectBuilder object(setup);
        object.text("do", name);
        return object;
    }
    [[nodiscard]] JsonValue sided(std::string_view name, SideId side) const
    {
        return order(name).add("side", side).end();
    }

    JsonValue operator()(const DeployCommand &c) const
    {
        ObjectBuilder object = order("deploy");
        object.add("command", c.command).add("places", c.places);
        const bool keepsPlace = c.generalPlace == Point{-1, -1};
        return keepsPlace ? object.end() : object.add("general", c.generalPlace).end();
    }
    JsonValue operator()(const MoveUnit &c) const
    {
        return order("move").add("unit", c.unit).add("path", c.path).end();
    }
    JsonValue operator()(const MoveGeneral &c) const
    {
        ObjectBuilder object = order("move_general");
        object.add("general", c.general);
        return c.join.isValid() ? object.add("join", c.join).end() : object.add("to", c.to).end();
    }
    JsonValue operator()(const Shoot &c) const
    {
        return order("shoot").add("unit", c.unit).add("target", c.target).end();
    }
    JsonValue operator()(const DeclareCharge &c) const
    {
        ObjectBuilder object = order("charge");
        object.add("unit", c.unit).add("target", c.target).add("path", c.path);
        return c.overrun ? object.end() : object.add("overrun", false).end();
    }
    JsonValue operator()(const PassCharge &c) const { return sided("pass", c.side); }
    JsonValue operator()(const AssignMeleeDice &c) const
    {
        ObjectBuilder object = order("assign");
        object.add("unit", c.unit);
        const bool isWhole = c.shares.size() == 1 && c.shares[0].dice == 0;
        return isWhole ? object.add("target", c.shares[0].target).end()
                       : object.add("shares", c.shares).end();
    }
    JsonValue operator()(const Roll &c) const { return order("roll").add("dice", c.faces).end(); }
    JsonValue operator()(const EndStep &c) const { return sided("end", c.side); }
    JsonValue operator()(const Concede &c) const { return sided("concede", c.side); }
};

// Reads the members of one order; `due` stands for a side that is not named.
class CommandReader
{
public:
    CommandReader(ValueReader &reader, const JsonValue &value, SideId due)
        : m_reader(reader),
          m_value(value),
          m_members(reader, value),
          m_due(due)
    {
        m_members.may("do");
    }

    bool operator()(DeployCommand &c)
    {
        m_members.get("command", c.command).getIf("places", c.places);
        return m_members.getIf("general", c.generalPlace).finish();
    }
    bool operator()(MoveUnit &c) { return m_members.get("unit", c.unit).get("path", c.path).finish(); }
    bool operator()(MoveGeneral &c)
    {
        if (m_members.has("to") == m_members.has("join")) {
            return m_reader.fail(m_value, "order.to_or_join", {});
        }
        return m_members.get("general", c.general).getIf("to", c.to).getIf("join", c.join).finish();
    }
    bool operator()(Shoot &c) { return m_members.get("unit", c.unit).get("target", c.target).finish(); }
    bool operator()(DeclareCharge &c)
    {
        m_members.get("unit", c.unit).get("target", c.target).get("path", c.path);
        return m_members.getIf("overrun", c.overrun).finish();
    }
    bool operator()(PassCharge &c) { return readSide(c.side); }
    bool operator()(AssignMeleeDice &c)
    {
        if (m_members.has("target") == m_members.has("shares")) {
            return m_reader.fail(m_value, "order.target_or_shares", {});
        }
        m_members.get("unit", c.unit);
        if (!m_members.has("target")) {
            return m_members.get("shares", c.shares).finish();
        }
        return m_members.get("target", c.shares.emplace_back().target).finish();
    }
    bool operator()(Roll &c) { return m_members.get("dice", c.faces).finish(); }
    bool operator()(EndStep &c) { return readSide(c.side); }
    bool operator()(Concede &c) { return readSide(c.side); }

private:
    // Without a side to act any side will do: the referee then refuses the order for a better reason.
    bool readSide(SideId &side)
    {
        side = m_due.isValid() ? m_due : SideId(0U);
        return m_members.getIf("side", side).finish();
    }

    ValueReader &m_reader;
    const JsonValue &m_value;
    MemberReader m_members;
    SideId m_due;
};

template<std::size_t I = 0>
Command emptyCommand(std::size_t index)
{
    if constexpr (I + 1 < std::variant_size_v<Command>) {
        if (index != I) {
            return emptyCommand<I + 1>(index);
        }
    }
    return Command(std::in_place_index<I>);
}

FileIssue located(const TextPositions &positions, std::size_t offset, Issue issue)
{
    std::string field = issue.path;
    return {positions.at(offset), std::move(field), std::move(issue)};
}

// What the numbers of a refusal are.
enum class Numbers : std::uint8_t { None, Counts, Lengths, Angles };

Numbers numbersOf(RefusalCode code)
{
    switch (code) {
    case RefusalCode::WrongDice:
    case RefusalCode::BadLeg:
    case RefusalCode::ManoeuvreForbidden:
    case RefusalCode::DiceNotSplit:
    case RefusalCode::DiceMiscounted:
        return Numbers::Counts;
    case RefusalCode::TooFar:
    case RefusalCode::CornerTooFar:
    case RefusalCode::OutOfRange:
    case RefusalCode::CannotReach:
    case RefusalCode::GeneralTooFar:
        return Numbers::Lengths;
    case RefusalCode::ObliqueTooSteep:
    case RefusalCode::WheelTooFar:
        return Numbers::Angles;
    default: // the others measure nothing
        return Numbers::None;
    }
}

void addNumber(ObjectBuilder &object, const char *key, std::int32_t value, Numbers numbers)
{
    if (numbers == Numbers::Lengths) {
        object.length(key, value);
    } else if (numbers == Numbers::Angles) {
        object.angle(key, value);
    } else {
        object.add(key, value);
    }
}

} // namespace

JsonValue jsonOf(const Command &command, const Setup &setup)
{
    return std::visit(CommandWriter{setup}, command);
}

std::string writeOrder(const Command &command, const Setup &setup)
{
    return compactJson(jsonOf(command, setup));
}

std::optional<Command> commandFrom(ValueReader &reader, const JsonValue &value, const State &state)
{
    const JsonValue *word = MemberReader(reader, value).need("do");
    std::size_t index = 0;
    if (word == nullptr || !reader.readWord(*word, kOrders, index)) {
        return std::nullopt;
    }
    Command command = emptyCommand(index);
    CommandReader members(reader, value, sideDue(state));
    const bool isGood = std::visit(members, command);
    return isGood ? std::optional(std::move(command)) : std::nullopt;
}

Result<Command, FileIssue> readOrder(std::string_view line, const State &state)
{
    if (line.size() > kMaxOrderBytes) {
        return FileIssue{
            {1, 1}, {}, {Severity::Error, "order.too_long", {std::to_string(kMaxOrderBytes)}, {}}};
    }
    const TextPositions positions(line);
    if (auto fault = encodingFault(line)) {
        return located(positions, fault->offset, std::move(fault->issue));
    }
    const JsonDocument document = parseJson(line);
    if (!document.faults.empty()) {
        TextFault fault = document.faults.front();
        if (fault.earlier) {
            const FilePosition earlier = positions.at(*fault.earlier);
            fault.issue.args.push_back(std::to_string(earlier.line));
            fault.issue.args.push_back(std::to_string(earlier.column));
        }
        return located(positions, fault.offset, std::move(fault.issue));
    }
    ValueReader reader(*state.setup, "");
    auto command = commandFrom(reader, document.root, state);
    if (!command) {
        return located(positions, reader.fault()->offset, reader.fault()->issue);
    }
    return std::move(*command);
}

JsonValue jsonOf(const Refusal &refusal, const Setup &setup)
{
    ObjectBuilder object(setup);
    object.text("refused", names::word(names::kRefusals, refusal.code));
    object.text("clause", refusal.clause).add("unit", refusal.unit);
    object.add("other", refusal.other).add("general", refusal.general);
    const Numbers numbers = numbersOf(refusal.code);
    if (numbers != Numbers::None && (refusal.is != 0 || refusal.limit != 0)) {
        addNumber(object, "is", refusal.is, numbers);
        addNumber(object, "limit", refusal.limit, numbers);
    }
    return object.end();
}

} // namespace zama
