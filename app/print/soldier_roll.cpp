#include "app/print/soldier_roll.h"

#include "app/print/readers.h"
#include "table/model/battle_entries.h"
#include "table/model/unit_sign.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace zama::print {
namespace {

constexpr double kMillimetresPerMil = 0.0254;
constexpr double kGeneralBase = 25.4; // Q12: a marker of one inch

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SoldierRoll)
};

QSizeF millimetres(const Extent &extent)
{
    return {extent.width * kMillimetresPerMil, extent.depth * kMillimetresPerMil};
}

class Roll
{
public:
    explicit Roll(const PrintOrder &order)
        : m_order(order),
          m_scenario(*order.scenario),
          m_reader(firstReader(order.languages))
    {
    }

    std::vector<SoldierGroup> all()
    {
        for (const SideSpec &side : m_scenario.sides) {
            for (const CommandSpec &command : side.commands) {
                if (isChosen(m_order.soldiers.commands, command.id)) {
                    add(side, command);
                }
            }
            keep(std::exchange(m_alone, {}));
            addSpares(side);
        }
        return std::move(m_groups);
    }

private:
    static bool isChosen(const std::set<std::string> &choice, const std::string &id)
    {
        return choice.empty() || choice.contains(id);
    }

    [[nodiscard]] QString words(const LocalText &text, const std::string &id) const
    {
        return forReaders(text, m_order.languages, id);
    }

    [[nodiscard]] const UnitTypeSpec *typeOf(const UnitSpec &unit) const
    {
        const auto at = std::ranges::find(m_scenario.types, unit.type, &UnitTypeSpec::id);
        return at == m_scenario.types.end() ? nullptr : &*at;
    }

    [[nodiscard]] SoldierGroup groupOf(const SideSpec &side) const
    {
        return {words(side.name, side.id), {}, side.livery, QString::fromStdString(side.palette), {}};
    }

    void add(const SideSpec &side, const CommandSpec &command)
    {
        SoldierGroup group = groupOf(side);
        group.command = words(command.name, command.id);
        if (!m_alone.soldiers.empty()) {
            group.command = Words::tr("%1, %2", "commands").arg(m_alone.command, group.command);
            group.soldiers = std::exchange(m_alone, {}).soldiers;
        }
        if (command.general && m_order.soldiers.withGenerals && !command.general->fallen) {
            group.soldiers.push_back(soldierOf(*command.general, group));
        }
        for (const UnitSpec &unit : command.units) {
            const UnitTypeSpec *type = typeOf(unit);
            if (type != nullptr && isChosen(m_order.soldiers.types, unit.type)) {
                addStands(group, soldierOf(*type, side), words(unit.name, unit.id), unit);
            }
        }
        const bool isGeneralAlone = group.soldiers.size() == 1 && group.soldiers.front().isGeneral;
        if (isGeneralAlone) {
            m_alone = std::move(group);
        } else {
            keep(std::move(group));
        }
    }

    [[nodiscard]] Soldier soldierOf(const GeneralSpec &general, const SoldierGroup &group) const
    {
        Soldier soldier;
        soldier.look.palette = group.palette;
        soldier.base = QSizeF(kGeneralBase, kGeneralBase);
        soldier.name = words(general.name, general.id);
        soldier.unit = general.id;
        soldier.isGeneral = true;
        soldier.isChief = general.commanderInChief;
        return soldier;
    }

    [[nodiscard]] static Soldier soldierOf(const UnitTypeSpec &type, const SideSpec &side)
    {
        Soldier soldier;
        soldier.look = table::lookOf(side, type);
        soldier.base = millimetres(type.stand);
        soldier.sign =
            table::signOf(type.unitClass, type.melee.hit.value_or(kNeverHits), type.shooting.has_value());
        return soldier;
    }

    void addStands(SoldierGroup &group, Soldier soldier, const QString &name, const UnitSpec &unit) const
    {
        const int stands = unit.strength.value_or(unit.stands);
        soldier.name = name;
        soldier.unit = unit.id;
        for (int i = 1; i <= stands; ++i) {
            soldier.number = stands == 1 ? QString()
                                         : Words::tr("%1/%2", "stand of stands")
                                               .arg(m_reader.toString(i), m_reader.toString(stands));
            group.soldiers.push_back(soldier);
        }
    }

    [[nodiscard]] bool fields(const SideSpec &side, const UnitTypeSpec &type) const
    {
        return std::ranges::any_of(side.commands, [&](const CommandSpec &command) {
            return isChosen(m_order.soldiers.commands, command.id) &&
                   std::ranges::find(command.units, type.id, &UnitSpec::type) != command.units.end();
        });
    }

    void addSpares(const SideSpec &side)
    {
        SoldierGroup group = groupOf(side);
        group.command = Words::tr("Spare stands");
        for (const UnitTypeSpec &type : m_scenario.types) {
            if (isChosen(m_order.soldiers.types, type.id) && fields(side, type)) {
                Soldier soldier = soldierOf(type, side);
                soldier.name = words(type.name, type.id);
                soldier.unit = type.id;
                group.soldiers.insert(group.soldiers.end(),
                                      static_cast<std::size_t>(std::max(0, m_order.soldiers.spareStands)),
                                      soldier);
            }
        }
        keep(std::move(group));
    }

    void keep(SoldierGroup group)
    {
        if (!group.soldiers.empty()) {
            m_groups.push_back(std::move(group));
        }
    }

    const PrintOrder &m_order;
    const Scenario &m_scenario;
    QLocale m_reader;
    std::vector<SoldierGroup> m_groups;
    SoldierGroup m_alone; // a general without troops: he goes with the next command
};

} // namespace

std::vector<SoldierGroup> soldierRoll(const PrintOrder &order)
{
    return Roll(order).all();
}

} // namespace zama::print
