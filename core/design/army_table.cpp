#include "core/design/army_table.h"

#include "core/design/army.h"
#include "core/design/cells.h"
#include "core/design/census.h"
#include "core/design/counted.h"
#include "core/design/unit_types.h"
#include "core/geometry/trig.h"
#include "core/io/decimal.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace zama::design {
namespace {

enum class Column : std::uint8_t { Side, Command, Unit, Name, Type, Stands, X, Y, Facing };
constexpr std::size_t kColumns = 9;
constexpr std::array<std::string_view, kColumns> kColumnNames{"side",   "command", "unit", "name",  "type",
                                                              "stands", "x",       "y",    "facing"};

struct Synonym {
    std::string_view word;
    Column column;
};
constexpr Synonym kSynonyms[] = {
    {"army", Column::Side},      {"id", Column::Unit},          {"unit id", Column::Unit},
    {"unit name", Column::Name}, {"unit type", Column::Type},   {"troop type", Column::Type},
    {"number", Column::Stands},  {"size", Column::Stands},      {"x (in)", Column::X},
    {"y (in)", Column::Y},       {"direction", Column::Facing},
};

std::string lower(std::string text)
{
    for (char &c : text) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return text;
}

std::string columnList()
{
    std::string list;
    for (const std::string_view name : kColumnNames) {
        list += list.empty() ? "" : ", ";
        list += name;
    }
    return list;
}

std::optional<Column> columnNamed(const std::string &name)
{
    const std::string word = lower(name);
    const auto at = std::ranges::find(kColumnNames, word);
    if (at != kColumnNames.end()) {
        return static_cast<Column>(at - kColumnNames.begin());
    }
    const auto synonym = std::ranges::find(kSynonyms, word, &Synonym::word);
    return synonym == std::end(kSynonyms) ? std::nullopt : std::optional(synonym->column);
}

constexpr std::string_view kFormulas = "=+-@";

// A formula to a spreadsheet, behind any number of apostrophes.
bool isFormula(const std::string &text)
{
    const std::size_t begin = text.find_first_not_of('\'');
    return begin != std::string::npos && kFormulas.find(text[begin]) != std::string_view::npos;
}

std::string guarded(const std::string &text)
{
    return isFormula(text) ? "'" + text : text;
}

std::string unguarded(const std::string &text)
{
    return text.starts_with('\'') && isFormula(text) ? text.substr(1) : text;
}

// At most that many bytes of what somebody typed, for a sentence.
std::string shown(const std::string &text)
{
    return text.size() <= kMaxIdBytes ? text : cleanId(text);
}

// ---- writing ----

std::string numberText(std::int64_t value, int places, char decimal)
{
    std::string text = decimalText(value, places);
    std::ranges::replace(text, '.', decimal);
    return text;
}

std::string lineOf(const std::vector<std::string> &cells, char separator)
{
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        line += i == 0 ? std::string() : std::string(1, separator);
        line += writtenCell(cells[i], separator);
    }
    line += '\n';
    return line;
}

std::string lineOf(const Scenario &scenario, const SideSpec &side, const CommandSpec &command,
                   const UnitSpec &unit, const TableStyle &style)
{
    return lineOf(
        {guarded(side.id), guarded(command.id), guarded(unit.id), guarded(unit.name.in(scenario.language)),
         guarded(unit.type), std::to_string(unit.stands), numberText(unit.pose.front.x, 3, style.decimal),
         numberText(unit.pose.front.y, 3, style.decimal), numberText(unit.pose.facing, 2, style.decimal)},
        style.separator);
}

// ---- reading ----

// A line of the table, understood: what is not given is empty.
struct Order {
    int row = 0;
    std::string side;    ///< id; of a known command its own, whatever the line says
    std::string command; ///< id of a command there is or will be
    std::string unit;
    std::optional<std::string> name;
    std::string type; ///< id
    std::optional<int> stands;
    std::optional<Mils> x;
    std::optional<Mils> y;
    std::optional<Centidegrees> facing;
    bool isNew = false;
};

struct NewCommand {
    std::string id;
    std::string side;
    std::string name;
};

template<class List>
std::string listOfIds(const List &list)
{
    std::string ids;
    for (const auto &item : list) {
        ids += (ids.empty() ? "" : ", ") + item.id;
        if (ids.size() > 400) {
            return ids + ", ...";
        }
    }
    return ids;
}

bool isCalled(const LocalText &name, const std::string &text)
{
    return std::ranges::any_of(
        name.entries, [&](const LocalText::Entry &entry) { return lower(entry.text) == lower(text); });
}

// By id, else by name.
template<class List>
auto findNamed(const List &list, const std::string &text) -> decltype(list.data())
{
    const auto byId = std::ranges::find_if(list, [&](const auto &item) { return item.id == text; });
    if (byId != list.end()) {
        return &*byId;
    }
    const auto byName =
        std::ranges::find_if(list, [&](const auto &item) { return isCalled(item.name, text); });
    return byName == list.end() ? nullptr : &*byName;
}

// Reads lines into orders; gathers what is wrong.
class OrderReader
{
public:
    explicit OrderReader(const Scenario &scenario)
        : m_scenario(scenario),
          m_bodies(bodyIds(scenario)),
          m_commandIds(commandIds(scenario))
    {
        for (const SideSpec &side : scenario.sides) {
            for (const CommandSpec &command : side.commands) {
                for (const UnitSpec &unit : command.units) {
                    m_homes.try_emplace(unit.id, Home{side.id, command.id});
                }
            }
        }
    }

    void run(const std::vector<Line> &lines)
    {
        if (lines.empty()) {
            fault({}, "table.empty", {});
            return;
        }
        readHeader(lines.front());
        if (!m_faults.empty()) {
            return;
        }
        for (std::size_t i = 1; i < lines.size() && m_faults.size() < kMaxTableFaults; ++i) {
            readLine(lines[i]);
        }
    }

    [[nodiscard]] const std::vector<Order> &orders() const { return m_orders; }
    [[nodiscard]] const std::vector<NewCommand> &newCommands() const { return m_newCommands; }
    [[nodiscard]] const TableFaults &faults() const { return m_faults; }
    TableFaults takeNotes() { return std::move(m_notes); }

private:
    struct Home {
        std::string side;
        std::string command;
    };
    struct At {
        int row = 0;
        int column = 0;
    };

    void fault(At at, std::string_view code, std::vector<std::string> args)
    {
        m_faults.push_back({at.row, at.column, {Severity::Error, std::string(code), std::move(args), {}}});
    }

    void readHeader(const Line &line)
    {
        bool isAnyKnown = false;
        for (const Cell &cell : line.cells) {
            const std::optional<Column> column = columnNamed(cell.text);
            m_columns.push_back(column);
            isAnyKnown = isAnyKnown || column;
            if (!column && !cell.text.empty()) {
                m_notes.push_back(
                    {line.row,
                     cell.column,
                     {Severity::Warning, "table.column", {shown(cell.text), columnList()}, {}}});
            }
            if (column && std::ranges::count(m_columns, column) > 1) {
                fault({line.row, cell.column}, "table.column_twice", {shown(cell.text)});
            }
        }
        if (!isAnyKnown) {
            m_notes.clear();
            fault({line.row, 0}, "table.header", {columnList()});
        }
    }

    void readLine(const Line &line)
    {
        m_cells = {};
        for (const Cell &cell : line.cells) {
            const auto index = static_cast<std::size_t>(cell.column) - 1;
            if (index < m_columns.size() && m_columns[index]) {
                m_cells.at(static_cast<std::size_t>(*m_columns[index])) = {unguarded(cell.text), cell.column};
            } else if (index >= m_columns.size() && !cell.text.empty()) {
                fault({line.row, cell.column}, "table.cells",
                      {std::to_string(line.cells.size()), std::to_string(m_columns.size())});
                return;
            }
        }
        m_row = line.row;
        const std::size_t before = m_faults.size();
        Order order = readOrder();
        if (m_faults.size() == before) {
            m_orders.push_back(std::move(order));
        }
    }

    [[nodiscard]] const Cell &cell(Column column) const
    {
        return m_cells.at(static_cast<std::size_t>(column));
    }
    [[nodiscard]] At at(Column column) const { return {m_row, cell(column).column}; }

    Order readOrder()
    {
        Order order;
        order.row = m_row;
        readUnit(order);
        readHome(order);
        readType(order);
        readName(order);
        if (const auto stands = readNumber(Column::Stands, 0, 1, kMaxStands)) {
            order.stands = *stands;
        }
        order.x = readNumber(Column::X, 3, 0, kMaxTable);
        order.y = readNumber(Column::Y, 3, 0, kMaxTable);
        if (const auto facing = readNumber(Column::Facing, 2, -kFullTurn, kFullTurn)) {
            order.facing = normalised(*facing);
        }
        return order;
    }

    void readUnit(Order &order)
    {
        const std::string &id = cell(Column::Unit).text;
        order.unit = id;
        order.isNew = !m_homes.contains(id);
        if (id.empty()) {
            return;
        }
        if (cleanId(id) != id) {
            fault(at(Column::Unit), "table.id", {shown(id)});
        } else if (order.isNew && m_bodies.has(id)) {
            fault(at(Column::Unit), "table.general", {id});
        } else if (!m_listed.insert(id).second) {
            fault(at(Column::Unit), "table.unit_twice", {id});
        }
    }

    void readHome(Order &order)
    {
        if (!cell(Column::Side).text.empty()) {
            readSide();
        }
        if (!cell(Column::Command).text.empty()) {
            readCommand();
        }
        order.side = m_above.side;
        order.command = m_above.command;
        const bool changesSide =
            !order.isNew && !order.side.empty() && order.side != m_homes[order.unit].side;
        if (order.command.empty() && cell(Column::Command).text.empty() && (order.isNew || changesSide)) {
            fault({m_row, 0}, "table.command_missing", {shown(order.unit)});
        }
    }

    void readSide()
    {
        const Cell &text = cell(Column::Side);
        if (const SideSpec *side = findNamed(m_scenario.sides, text.text)) {
            const bool isOther = side->id != m_above.side;
            m_above.side = side->id;
            m_above.command = isOther ? std::string() : m_above.command;
        } else {
            fault(at(Column::Side), "table.side", {shown(text.text), listOfIds(m_scenario.sides)});
        }
    }

    void readCommand()
    {
        const std::string &text = cell(Column::Command).text;
        if (const std::optional<Home> known = knownCommand(text)) {
            m_above = *known;
            return;
        }
        const auto made = std::ranges::find_if(m_newCommands, [&](const NewCommand &command) {
            return command.name == text && command.side == m_above.side;
        });
        if (made != m_newCommands.end()) {
            m_above.command = made->id;
        } else if (m_above.side.empty()) {
            fault(at(Column::Command), "table.side_missing", {shown(text)});
        } else if (hasControl(text)) {
            fault(at(Column::Command), "table.text", {});
        } else {
            m_newCommands.push_back({m_commandIds.take(text), m_above.side, text});
            m_above.command = m_newCommands.back().id;
        }
    }

    // On the side of the line, or the one above; without a side of its own the line may mean the other.
    [[nodiscard]] std::optional<Home> knownCommand(const std::string &text) const
    {
        for (const bool isOther : {false, true}) {
            for (const SideSpec &side : m_scenario.sides) {
                const bool isMeant = (side.id == m_above.side) != isOther;
                const CommandSpec *command = isMeant ? findNamed(side.commands, text) : nullptr;
                if (command != nullptr) {
                    return Home{side.id, command->id};
                }
            }
            if (!cell(Column::Side).text.empty()) {
                break;
            }
        }
        return {};
    }

    void readType(Order &order)
    {
        const Cell &text = cell(Column::Type);
        if (text.text.empty()) {
            if (order.isNew) {
                fault({m_row, 0}, "table.type_missing", {shown(order.unit)});
            }
            return;
        }
        if (const UnitTypeSpec *type = findNamed(m_scenario.types, text.text)) {
            order.type = type->id;
        } else {
            fault(at(Column::Type), "table.type", {shown(text.text), listOfIds(m_scenario.types)});
        }
    }

    void readName(Order &order)
    {
        const std::string &text = cell(Column::Name).text;
        if (hasControl(text) || text.size() > kMaxTextBytes) {
            fault(at(Column::Name), "table.text", {});
        } else if (!text.empty()) {
            order.name = text;
        }
    }

    static bool hasControl(const std::string &text)
    {
        return std::ranges::any_of(text, [](char c) {
            return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f;
        });
    }

    // A number times 10^places, rounded, with a point or a comma.
    std::optional<std::int32_t> readNumber(Column column, int places, std::int64_t low, std::int64_t high)
    {
        std::string text = cell(column).text;
        if (text.empty()) {
            return {};
        }
        std::ranges::replace(text, ',', '.');
        const std::size_t point = text.find('.');
        if (point != std::string::npos) {
            text = text.substr(0, point + 2 + static_cast<std::size_t>(places));
            text.erase(text.find_last_not_of('0') + 1);
            text.erase(text.find_last_not_of('.') + 1);
        }
        const Decimal number = parseDecimal(text.starts_with('.') ? "0" + text : text, places + 1);
        if (number.fault == DecimalFault::NotANumber || !isWhole(cell(column).text)) {
            fault(at(column), "table.number", {shown(cell(column).text)});
            return {};
        }
        const std::int64_t value = roundedRatio(number.value, 10);
        if (number.fault != DecimalFault::None || value < low || value > high) {
            fault(at(column), "table.range",
                  {shown(cell(column).text), decimalText(low, places), decimalText(high, places)});
            return {};
        }
        return static_cast<std::int32_t>(value);
    }

    // Digits with at most one point or comma: what is cut off behind is part of the number.
    static bool isWhole(const std::string &text)
    {
        return text.find_first_not_of("+-0123456789.,") == std::string::npos &&
               std::ranges::count_if(text, [](char c) { return c == '.' || c == ','; }) <= 1;
    }

    const Scenario &m_scenario;
    IdPool m_bodies;
    IdPool m_commandIds;
    std::unordered_map<std::string, Home> m_homes;
    std::vector<std::optional<Column>> m_columns;
    std::array<Cell, kColumns> m_cells;
    int m_row = 0;
    Home m_above;
    std::unordered_set<std::string> m_listed;
    std::vector<NewCommand> m_newCommands;
    std::vector<Order> m_orders;
    TableFaults m_faults;
    TableFaults m_notes;
};

// Carries the orders out.
class TableEntry
{
public:
    explicit TableEntry(const Scenario &scenario) { m_reading.scenario = scenario; }

    // False if the scenario can hold no more.
    bool addCommands(const std::vector<NewCommand> &commands)
    {
        if (!commands.empty() && censusOf(m_reading.scenario).commands + commands.size() > kMaxCommands) {
            return false;
        }
        for (const NewCommand &command : commands) {
            SideSpec *side = findSide(m_reading.scenario, command.side);
            CommandSpec &made = side->commands.emplace_back();
            made.id = command.id;
            made.name = {{{m_reading.scenario.language, command.name}}};
        }
        return true;
    }

    // False if the scenario can hold no more.
    bool carryOut(const Order &order)
    {
        std::string id = order.unit;
        if (order.isNew) {
            id = added(order);
            if (id.empty()) {
                return false;
            }
            ++m_reading.added;
            setValues(*findUnit(m_reading.scenario, id), order);
        } else {
            change(order);
        }
        m_rank.try_emplace(id, m_rank.size());
        return true;
    }

    void removeOthers()
    {
        Picked others;
        for (const SideSpec &side : m_reading.scenario.sides) {
            for (const CommandSpec &command : side.commands) {
                for (const UnitSpec &unit : command.units) {
                    if (!m_rank.contains(unit.id)) {
                        others.push_back(unit.id);
                    }
                }
            }
        }
        m_reading.removed = static_cast<int>(others.size());
        remove(m_reading.scenario, others);
        for (SideSpec &side : m_reading.scenario.sides) {
            for (CommandSpec &command : side.commands) {
                std::ranges::stable_sort(command.units, {},
                                         [this](const UnitSpec &unit) { return m_rank[unit.id]; });
            }
        }
    }

    TableReading take() { return std::move(m_reading); }

private:
    std::string added(const Order &order)
    {
        std::string id = addUnit(m_reading.scenario, order.command, order.type);
        if (!order.unit.empty() && !id.empty() && id != order.unit) {
            (void)changeId(m_reading.scenario, IdOf::Body, id, order.unit);
            id = order.unit;
        }
        if (order.name && !id.empty()) {
            findUnit(m_reading.scenario, id)->name = {}; // its type's, in all languages
        }
        return id;
    }

    void change(const Order &order)
    {
        const UnitSpec before = *findUnit(m_reading.scenario, order.unit);
        const bool isElsewhere = !order.command.empty() && order.command != commandOf(order.unit);
        if (isElsewhere) {
            moveInto(m_reading.scenario, {order.unit}, order.command, kMaxUnits);
        }
        UnitSpec &unit = *findUnit(m_reading.scenario, order.unit);
        if (!order.type.empty() && order.type != unit.type) {
            setType(unit, *findType(m_reading.scenario, order.type));
        }
        setValues(unit, order);
        m_reading.changed += isElsewhere || !(unit == before) ? 1 : 0;
    }

    [[nodiscard]] std::string commandOf(const std::string &unit) const
    {
        for (const SideSpec &side : m_reading.scenario.sides) {
            for (const CommandSpec &command : side.commands) {
                if (std::ranges::find(command.units, unit, &UnitSpec::id) != command.units.end()) {
                    return command.id;
                }
            }
        }
        return {};
    }

    void setValues(UnitSpec &unit, const Order &order)
    {
        if (order.name) {
            setName(unit.name, *order.name);
        }
        if (order.stands && unit.stands != *order.stands) {
            unit.stands = *order.stands;
            if (unit.strength && *unit.strength > unit.stands) {
                unit.strength = unit.stands;
            }
        }
        unit.pose.front.x = order.x.value_or(unit.pose.front.x);
        unit.pose.front.y = order.y.value_or(unit.pose.front.y);
        unit.pose.facing = order.facing.value_or(unit.pose.facing);
    }

    void setName(LocalText &name, const std::string &text)
    {
        if (name.in(m_reading.scenario.language) == text) {
            return;
        }
        const auto entry =
            std::ranges::find(name.entries, m_reading.scenario.language, &LocalText::Entry::language);
        if (entry == name.entries.end()) {
            name.entries.insert(name.entries.begin(), {m_reading.scenario.language, text});
        } else {
            entry->text = text;
        }
    }

    TableReading m_reading;
    std::unordered_map<std::string, std::size_t> m_rank;
};

TableFault limitFault(int row, std::string_view code, std::size_t limit)
{
    return {row, 0, {Severity::Error, std::string(code), {std::to_string(limit)}, {}}};
}

} // namespace

std::string writeArmyTable(const Scenario &scenario, const TableStyle &style)
{
    std::string text = style.withMark ? "\xef\xbb\xbf" : "";
    text += lineOf({kColumnNames.begin(), kColumnNames.end()}, style.separator);
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                text += lineOf(scenario, side, command, unit, style);
            }
        }
    }
    return text;
}

Result<TableReading, TableFaults> readArmyTable(const Scenario &scenario, std::string_view text, TableUse use)
{
    const auto lines = cellsOf(text);
    if (!lines) {
        return lines.error();
    }
    OrderReader reader(scenario);
    reader.run(lines.value());
    if (!reader.faults().empty()) {
        return reader.faults();
    }
    TableEntry entry(scenario);
    if (!entry.addCommands(reader.newCommands())) {
        return TableFaults{limitFault(0, "table.limit_commands", kMaxCommands)};
    }
    for (const Order &order : reader.orders()) {
        if (!entry.carryOut(order)) {
            return TableFaults{limitFault(order.row, "table.limit", kMaxUnits)};
        }
    }
    if (use == TableUse::Replace) {
        entry.removeOthers();
    }
    TableReading reading = entry.take();
    reading.notes = reader.takeNotes();
    return reading;
}

} // namespace zama::design
