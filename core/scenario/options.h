#pragma once
// The rule options a scenario may set (rulings 2.11), each with its default first. The names in files are
// those of the rulebook; optionTable() lists them for readers, writers, editors and the help.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace zama {

enum class ChargeOrder : std::uint8_t { Alternate, FirstSide, SecondSide, Die };          ///< Q01
enum class ArmyBreak : std::uint8_t { None, Half };                                       ///< Q08
enum class Deployment : std::uint8_t { Fixed, Free };                                     ///< Q16
enum class FrontTest : std::uint8_t { StartPosition, ContactedEdge };                     ///< Q22
enum class WheelCap : std::uint8_t { FortyFive, None };                                   ///< Q25
enum class AboutFace : std::uint8_t { None, WholeMove };                                  ///< Q28
enum class Interpenetration : std::uint8_t { Skirmishers, None, All };                    ///< Q32
enum class BreakOff : std::uint8_t { Elephants, ElephantsAndSkirmishers };                ///< Q36
enum class GeneralMove : std::uint8_t { Twelve, Six };                                    ///< Q38
enum class FormedCharge : std::uint8_t { Manoeuvre, Straight };                           ///< Q42
enum class Overrun : std::uint8_t { Stop, Continue };                                     ///< Q48
enum class RangeDice : std::uint8_t { Unit, StandsInRange };                              ///< Q52
enum class LineOfSight : std::uint8_t { None, UnitsBlock };                               ///< Q53
enum class Arc : std::uint8_t { AllRound, Front };                                        ///< Q54
enum class DiceSplit : std::uint8_t { OneTarget, Free };                                  ///< Q65
enum class Surplus : std::uint8_t { Lost, SameFight };                                    ///< Q66
enum class ElephantMelee : std::uint8_t { None, AnyVsSkirmishers, TwoPerRound, DieFive }; ///< Q72
enum class ScaredBy : std::uint8_t { Infantry, InfantryAndSkirmishers };                  ///< Q76
enum class RampageVsElephants : std::uint8_t { Immune, Removed };                         ///< Q79
enum class GeneralsPerUnit : std::uint8_t { One, Any };                                   ///< Q84
enum class GeneralJoins : std::uint8_t { AnyUnit, OwnCommand };                           ///< Q84

/// The rule options of a scenario. A default-constructed value is the shipped rules.
struct Options {
    ChargeOrder chargeOrder = ChargeOrder::Alternate;
    std::optional<int> turnLimit = 8; ///< Q07; none = no limit (ten idle turns end the battle)
    ArmyBreak armyBreak = ArmyBreak::None;
    bool endOnCincDeath = false;      ///< Q10
    bool scorpionMoveOrShoot = false; ///< Q04
    Deployment deployment = Deployment::Fixed;
    FrontTest frontTest = FrontTest::StartPosition;
    WheelCap wheelCap = WheelCap::FortyFive;
    AboutFace aboutFace = AboutFace::None;
    Interpenetration interpenetration = Interpenetration::Skirmishers;
    BreakOff breakOff = BreakOff::Elephants;
    GeneralMove generalMove = GeneralMove::Twelve;
    FormedCharge formedCharge = FormedCharge::Manoeuvre;
    bool elephantHitsWhenCharged = false; ///< Q47
    Overrun overrun = Overrun::Stop;
    RangeDice rangeDice = RangeDice::Unit;
    LineOfSight los = LineOfSight::None;
    Arc arc = Arc::AllRound;
    DiceSplit diceSplit = DiceSplit::OneTarget;
    Surplus surplus = Surplus::Lost;
    ElephantMelee elephantMelee = ElephantMelee::None;
    bool controlAfterImpactKill = false; ///< Q75
    ScaredBy scaredBy = ScaredBy::Infantry;
    RampageVsElephants rampageVsElephants = RampageVsElephants::Immune;
    GeneralsPerUnit generalsPerUnit = GeneralsPerUnit::One;
    GeneralJoins generalJoins = GeneralJoins::AnyUnit;
    bool generalDiesWithUnit = false; ///< Q86

    bool operator==(const Options &) const = default;
};

/// One row of rulings 2.11 except turn_limit, which is a number or "none" and is read by itself.
struct OptionRow {
    std::string_view key;    ///< as in files: "charge_order"
    std::string_view ruling; ///< "Q01"
    std::span<const std::string_view>
        values;                            ///< names as in files, default first; "false", "true" for switches
    bool isSwitch = false;                 ///< written as a JSON boolean
    int (*get)(const Options &) = nullptr; ///< index into values
    void (*set)(Options &, int) = nullptr;
};

/// Every option but turn_limit, in the order of the rulebook.
[[nodiscard]] std::span<const OptionRow> optionTable();

/// Turn limits a file may name: 1 to this.
inline constexpr int kMaxTurnLimit = 1000;
/// With no turn limit a battle ends after this many whole turns without a loss (Q07).
inline constexpr int kIdleTurns = 10;

} // namespace zama
