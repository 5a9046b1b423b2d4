#include "core/design/new_battle.h"

#include "core/design/army.h"
#include "core/design/battle_lines.h"
#include "core/design/battle_texts.h"
#include "core/design/counted.h"
#include "core/design/free_place.h"
#include "core/design/library.h"
#include "core/design/muster.h"
#include "core/design/side_names.h"
#include "core/design/unit_types.h"
#include "core/scenario/validate.h"

#include <algorithm>

namespace zama::design {
namespace {

constexpr int kFewest = 2;
constexpr int kMost = 60;
constexpr Mils kChiefApart = 5 * kInch / 2;
constexpr std::int64_t kFarEnough = std::int64_t{2} * kInch;
constexpr Extent kLeastTable{36 * kInch, 30 * kInch};

// What the second army is worth in per cent of the first, from battles between fast minds
// (docs/developers/new-battles.md): it pays to see a pitched battle begin, to spring an ambush, and not to
// stand at bay, the less so the more there are to stand together.
int secondWorth(BattleKind kind, std::size_t first, int units)
{
    switch (kind) {
    case BattleKind::Pitched:
        return first == 0 ? 95 : 105;
    case BattleKind::Ambush:
        return std::min(90, 78 + units / 2);
    case BattleKind::LastStand:
        return std::min(120, 92 + units * 65 / 100);
    case BattleKind::Elephants:
        break;
    }
    return 100;
}

// ---- army lists ----

UnitTypeSpec usualElephant()
{
    UnitTypeSpec type;
    type.id = "elephant";
    type.name = {{{"en", "Elephant"}}};
    type.plural = {{{"en", "Elephants"}}};
    type.unitClass = UnitClass::Elephants;
    type.formation = Formation::SingleStand;
    type.movement = Movement::Free;
    type.elephant.emplace();
    type.traits = {Trait::NoGeneral, Trait::LossesNotCounted};
    type.stand = {1500, 2000};
    type.minStands = 1;
    type.maxStands = 1;
    type.figure = "elephant";
    return type;
}

bool isElephant(const UnitTypeSpec &type)
{
    return type.elephant.has_value();
}

const UnitTypeSpec *elephantOf(const Scenario &army)
{
    const auto found = std::ranges::find_if(army.types, isElephant);
    return found == army.types.end() ? nullptr : &*found;
}

std::size_t unitsIn(const SideSpec &side)
{
    std::size_t count = 0;
    for (const CommandSpec &command : side.commands) {
        count += command.units.size();
    }
    return count;
}

// A quarter of the list's units are elephants, at least.
void addElephants(Scenario &army, const Scenario &other)
{
    if (army.sides.empty() || unitsIn(army.sides.front()) == 0) {
        return;
    }
    if (elephantOf(army) == nullptr) {
        army.types.push_back(elephantOf(other) != nullptr ? *elephantOf(other) : usualElephant());
        army.types.back().palette.clear();
        army.types.back().id = freeId(army.types.back().id, [&](const std::string &id) {
            return std::ranges::count(army.types, id, &UnitTypeSpec::id) > 1;
        });
    }
    const UnitTypeSpec &type = *elephantOf(army);
    SideSpec &side = army.sides.front();
    const std::size_t wanted = std::max<std::size_t>(2, unitsIn(side) / 4);
    std::size_t count = unitsOfType(army, type.id).size();
    CommandSpec &command = side.commands.emplace_back();
    for (; count < wanted; ++count) {
        UnitSpec &unit = command.units.emplace_back();
        unit.id = "elephant-" + std::to_string(count);
        unit.type = type.id;
        unit.name = type.name;
        unit.stands = 1;
    }
}

// Generals of the list in its order: its chief, and the others.
struct Staff {
    std::optional<GeneralSpec> chief;
    std::vector<GeneralSpec> others;
};

Staff staffOf(const Scenario &army)
{
    Staff staff;
    if (army.sides.empty()) {
        return staff;
    }
    for (const CommandSpec &command : army.sides.front().commands) {
        if (!command.general) {
            continue;
        }
        if (command.general->commanderInChief && !staff.chief) {
            staff.chief = command.general;
        } else {
            staff.others.push_back(*command.general);
        }
    }
    return staff;
}

// ---- the battle ----

class NewBattle
{
public:
    NewBattle(const Wish &wish, int units)
        : m_wish(wish),
          m_armies(wish.armies),
          m_units(units)
    {
        if (wish.kind == BattleKind::Elephants) {
            addElephants(m_armies[0], wish.armies[1]);
            addElephants(m_armies[1], wish.armies[0]);
        }
    }

    Scenario run()
    {
        setFrame();
        for (const std::size_t army : order()) {
            addSideOf(army);
        }
        tellSidesApart();
        const std::array<Picked, 2> troops = addTroops();
        if (troops[0].empty() || troops[1].empty()) {
            return std::move(m_scenario);
        }
        const std::array<Divisions, 2> divisions =
            drawUpForBattle(m_scenario, m_wish.kind, troops, order()[0]);
        for (const std::size_t army : order()) {
            divide(army, divisions.at(army));
        }
        addZones();
        return std::move(m_scenario);
    }

private:
    [[nodiscard]] std::array<std::size_t, 2> order() const
    {
        return m_wish.first == 0 ? std::array<std::size_t, 2>{0, 1} : std::array<std::size_t, 2>{1, 0};
    }
    [[nodiscard]] SideSpec &sideOf(std::size_t army) { return m_scenario.sides[order()[0] == army ? 0 : 1]; }

    void setFrame()
    {
        m_scenario.id = "new-battle";
        m_scenario.language = m_wish.language.empty() ? "en" : m_wish.language;
        m_scenario.title = orElse(m_wish.texts.title, titleOf(m_wish.kind));
        m_scenario.background = orElse(m_wish.texts.background, backgroundOf(m_wish.kind));
        m_scenario.notes = orElse(m_wish.texts.notes, notesOfNewBattle());
        m_scenario.table.width = std::clamp(m_wish.table.width, kLeastTable.width, kMaxTable);
        m_scenario.table.depth = std::clamp(m_wish.table.depth, kLeastTable.depth, kMaxTable);
        m_scenario.options.turnLimit = m_wish.turnLimit;
        if (m_wish.turnLimit) {
            m_scenario.options.turnLimit = std::clamp(*m_wish.turnLimit, 1, kMaxTurnLimit);
        }
    }

    static LocalText orElse(const LocalText &given, const LocalText &usual)
    {
        const bool isBlank = std::ranges::all_of(given.entries, [](const LocalText::Entry &entry) {
            return entry.text.find_first_not_of(" \t\n") == std::string::npos;
        });
        return isBlank ? usual : given;
    }

    // As the army itself is called inside sentences, so is what is renamed.
    static LocalText inTextFor(const LocalText &name, const SideSpec &army)
    {
        LocalText forms;
        for (const auto &[language, text] : name.entries) {
            const std::string *label = army.name.ownIn(language);
            const std::string *before = army.nameInText.ownIn(language);
            std::string form = design::inTextFor(
                language, {label == nullptr ? "" : *label, before == nullptr ? "" : *before}, text);
            if (!form.empty()) {
                forms.entries.push_back({language, std::move(form)});
            }
        }
        return forms;
    }

    void addSideOf(std::size_t army)
    {
        SideSpec side;
        if (!m_armies.at(army).sides.empty()) {
            side = m_armies.at(army).sides.front();
        }
        side.commands.clear();
        side.zone.reset();
        side.id = sideIds(m_scenario).take(side.id.empty() ? "side-1" : side.id);
        if (!m_wish.names.at(army).isEmpty()) {
            side.nameInText = inTextFor(m_wish.names.at(army), side);
        }
        side.name = orElse(m_wish.names.at(army), orElse(side.name, {{{"en", side.id}}}));
        side.briefing = orElse(m_wish.texts.briefings.at(army), briefingOf(m_wish.kind, army));
        m_scenario.sides.push_back(std::move(side));
    }

    // Of two armies that look alike the second takes other colours.
    void tellSidesApart()
    {
        const SideSpec &first = m_scenario.sides[0];
        SideSpec &second = m_scenario.sides[1];
        const bool isSameName = first.name == second.name;
        if (first.livery.colour == second.livery.colour || first.livery.pattern == second.livery.pattern) {
            second.livery.pattern = first.livery.pattern == "dots" ? "checks" : "dots";
        }
        if (first.livery.colour == second.livery.colour) {
            second.livery.colour = "#4f7136";
            second.livery.second = "#f1e3b4";
            second.palette = "green";
        }
        if (isSameName) {
            NamePool names;
            names.add(first.name);
            second.name = names.takeNext(second.name);
            second.nameInText = {};
        }
    }

    std::array<Picked, 2> addTroops()
    {
        std::array<Picked, 2> troops;
        const std::vector<UnitSpec> first = musterOf(m_armies[0], m_units);
        const std::int64_t worth = worthOf(m_armies[0], first);
        const int percent = secondWorth(m_wish.kind, m_wish.first, m_units);
        const std::vector<UnitSpec> second = musterWorth(m_armies[1], worth * percent / 100, 2 * m_units + 4);
        for (const std::size_t army : order()) {
            troops.at(army) = addUnits(army, army == 0 ? first : second);
        }
        return troops;
    }

    Picked addUnits(std::size_t army, const std::vector<UnitSpec> &units)
    {
        std::vector<std::string> used;
        used.reserve(units.size());
        for (const UnitSpec &unit : units) {
            used.push_back(unit.type);
        }
        const Scenario piece = pieceOfTypes(m_armies.at(army), used);
        const Inserted types = insertTypes(m_scenario, piece);
        CommandSpec &all = sideOf(army).commands.emplace_back();
        Picked picked;
        for (UnitSpec unit : units) {
            const auto at =
                std::ranges::find(piece.types, unit.type, &UnitTypeSpec::id) - piece.types.begin();
            if (static_cast<std::size_t>(at) >= types.types.size()) {
                continue; // there is no room for more types
            }
            unit.type = types.types[static_cast<std::size_t>(at)];
            unit.id = std::to_string(army) + unit.id; // until its command is known
            picked.push_back(unit.id);
            all.units.push_back(std::move(unit));
        }
        return picked;
    }

    // What the ids of an army begin with: the letter of its side, or A and B where the two are the same.
    [[nodiscard]] std::string prefixOf(std::size_t army)
    {
        const char own = letterOf(sideOf(army).id);
        return own == letterOf(sideOf(1 - army).id) ? std::string(army == 0 ? "A" : "B")
                                                    : std::string(1, own);
    }

    static char letterOf(const std::string &id)
    {
        const char first = id.front();
        const bool isSmall = first >= 'a' && first <= 'z';
        const bool isCapital = first >= 'A' && first <= 'Z';
        return isSmall ? static_cast<char>(first - 'a' + 'A') : isCapital ? first : 'S';
    }

    // Commands out of the divisions, with a general each, and one more for the chief.
    void divide(std::size_t army, const Divisions &divisions)
    {
        SideSpec &side = sideOf(army);
        const std::vector<UnitSpec> units = std::move(side.commands.front().units);
        side.commands.clear();
        const std::string prefix = prefixOf(army);
        const Staff staff = staffOf(m_armies.at(army));
        NamePool names;
        int number = 0;
        LocalText lineName;
        for (const Division &division : divisions) {
            const std::string id = prefix + std::to_string(++number);
            CommandSpec &command = side.commands.emplace_back();
            command.id = id;
            command.name = nameOf(division.role, lineName);
            addDivision(command, division, units);
            addLeader(command, staff, names);
        }
        addChief(side, prefix, staff);
    }

    LocalText nameOf(Division::Role role, LocalText &lineName)
    {
        if (role == Division::Role::LeftWing) {
            return m_wish.texts.leftWing;
        }
        if (role == Division::Role::RightWing) {
            return m_wish.texts.rightWing;
        }
        NamePool names;
        names.add(lineName);
        lineName = lineName.isEmpty() ? m_wish.texts.command : names.takeNext(lineName);
        return lineName;
    }

    static void addDivision(CommandSpec &command, const Division &division,
                            const std::vector<UnitSpec> &units)
    {
        int number = 0;
        for (const std::string &id : division.units) {
            UnitSpec &unit = command.units.emplace_back(*std::ranges::find(units, id, &UnitSpec::id));
            unit.id = command.id + "-" + std::to_string(++number);
        }
    }

    void addLeader(CommandSpec &command, const Staff &staff, NamePool &names)
    {
        const std::string id = addGeneral(m_scenario, command.id, "General");
        if (id.empty() || staff.others.empty()) {
            return;
        }
        const std::size_t number = m_leaders++ % staff.others.size();
        command.general->name = names.take(staff.others[number].name);
        command.general->extraStands = std::clamp(staff.others[number].extraStands, 0, kMaxExtraStands);
    }

    void addChief(SideSpec &side, const std::string &prefix, const Staff &staff)
    {
        m_leaders = 0;
        if (!staff.chief) {
            return;
        }
        CommandSpec head;
        head.id = prefix + "HQ";
        head.name = m_wish.texts.headquarters;
        head.general = *staff.chief;
        head.general->id = prefix + "-CHIEF";
        head.general->attachedTo.clear();
        head.general->fallen = false;
        head.general->unknown.clear();
        head.general->extraStands = std::clamp(head.general->extraStands, 0, kMaxExtraStands);
        head.general->place = besideLeader(side);
        side.commands.insert(side.commands.begin(), std::move(head));
    }

    // Behind the general of the middle command, or beside him where the table ends: so far off that their
    // markers are two where the whole table is looked at.
    [[nodiscard]] Point besideLeader(const SideSpec &side) const
    {
        const CommandSpec &middle = side.commands[side.commands.size() / 2];
        const Point leader = middle.general ? middle.general->place : Point{};
        const Centidegrees ahead = mainFacing(bodiesOf(m_scenario, everyoneIn(m_scenario, middle.id)));
        Point place = leader;
        for (const Centidegrees turn : {kFullTurn / 2, kQuarterTurn, -kQuarterTurn}) {
            place = placeForGeneral(m_scenario, shifted(Pose{leader, 0}, ahead + turn, kChiefApart).front);
            if (distanceSquared(place, leader) >= kFarEnough * kFarEnough) {
                break;
            }
        }
        return place;
    }

    void addZones()
    {
        if (m_wish.kind == BattleKind::Ambush || m_wish.kind == BattleKind::LastStand) {
            return;
        }
        const Box table = tableOf(m_scenario);
        const Mils depth = (table.top - openingGap(table)) / 2;
        m_scenario.sides[0].zone = Box{0, 0, table.right, depth};
        m_scenario.sides[1].zone = Box{0, table.top - depth, table.right, table.top};
    }

    const Wish &m_wish;
    std::array<Scenario, 2> m_armies;
    int m_units;
    Scenario m_scenario;
    std::size_t m_leaders = 0;
};

} // namespace

int unitsForMinutes(int minutes)
{
    return std::clamp(minutes * 8 / 50, 3, kMost);
}

Scenario newBattle(const Wish &wish)
{
    int units = std::clamp(wish.units, kFewest, kMost);
    Scenario scenario = NewBattle(wish, units).run();
    while (units > kFewest && !validate(scenario).empty()) {
        scenario = NewBattle(wish, --units).run();
    }
    return scenario;
}

} // namespace zama::design
