#include "editor/usual_types.h"

#include "core/design/unit_types.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zama::editor {
namespace {

constexpr std::array<const char *, kUsualTypes> kNames{
    QT_TRANSLATE_NOOP("UsualTypes", "Infantry"), QT_TRANSLATE_NOOP("UsualTypes", "Skirmishers"),
    QT_TRANSLATE_NOOP("UsualTypes", "Cavalry"),  QT_TRANSLATE_NOOP("UsualTypes", "Horse archers"),
    QT_TRANSLATE_NOOP("UsualTypes", "Machine"),  QT_TRANSLATE_NOOP("UsualTypes", "Elephant")};

void makeSkirmishers(UnitTypeSpec &type) // A2, M2, F3
{
    type.unitClass = UnitClass::Skirmishers;
    type.formation = Formation::SingleRank;
    type.movement = Movement::Free;
    type.shooting = Shooting{6 * kInch, 6, {}};
    type.melee.hit = 6;
    type.melee.hitBy = 4;
    type.traits = {Trait::ScaresElephantsOptionally};
    type.minStands = 3;
    type.maxStands = 5;
    type.figure = "peltast";
}

void makeCavalry(UnitTypeSpec &type) // M5, C4, Q12
{
    type.unitClass = UnitClass::Cavalry;
    type.move = type.charge = 12 * kInch;
    type.stand = {1250, 1250};
    type.figure = "roman-cavalry";
}

void makeAlone(UnitTypeSpec &type, UnitClass unitClass, const char *figure) // A4
{
    type.unitClass = unitClass;
    type.formation = Formation::SingleStand;
    type.movement = Movement::Free;
    type.minStands = type.maxStands = 1;
    type.melee.hit.reset();
    type.figure = figure;
}

void make(UnitTypeSpec &type, UsualType kind)
{
    switch (kind) {
    case UsualType::Infantry:
        type.traits = {Trait::ScaresElephants};
        type.figure = "roman-infantry";
        break;
    case UsualType::Skirmishers:
        makeSkirmishers(type);
        break;
    case UsualType::Cavalry:
        makeCavalry(type);
        break;
    case UsualType::HorseArchers:
        makeCavalry(type);
        type.shooting = Shooting{6 * kInch, 6, {}};
        type.melee.hit = 6;
        type.figure = "numidian-cavalry";
        break;
    case UsualType::Machine: // P1 to P3, Q84
        makeAlone(type, UnitClass::Artillery, "scorpion");
        type.stand = {1000, 1000};
        type.shooting = Shooting{24 * kInch, 4, {}};
        type.traits = {Trait::NoCharge, Trait::NoMelee, Trait::RoutsWhenCharged, Trait::NoGeneral};
        break;
    case UsualType::Elephant: // E1 to E12
        makeAlone(type, UnitClass::Elephants, "elephant");
        type.stand = {1500, 2000};
        type.elephant = ElephantRules{};
        type.traits = {Trait::NoGeneral, Trait::LossesNotCounted};
        break;
    }
}

} // namespace

QString usualName(UsualType kind)
{
    return QCoreApplication::translate("UsualTypes", kNames.at(static_cast<std::size_t>(kind)));
}

std::string addUsualType(Scenario &scenario, UsualType kind)
{
    std::string id = design::addType(scenario, usualName(kind).toStdString());
    const auto at = std::ranges::find(scenario.types, id, &UnitTypeSpec::id);
    if (!id.empty() && at != scenario.types.end()) {
        at->palette.clear(); // it wears its side's colours
        make(*at, kind);
    }
    return id;
}

} // namespace zama::editor
