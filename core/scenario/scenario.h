#pragma once
// A scenario as its author wrote it: names, tables and places, nothing resolved. The editor edits this value,
// core/io reads and writes it, validate() judges it, compile() turns it into a Setup to play.

#include "core/geometry/shape.h"
#include "core/scenario/options.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace zama {

/// A key of a file that this version does not know: kept, written back behind the known keys of its object.
struct UnknownKey {
    std::string key;
    std::string json; ///< its value as compact JSON text
    bool operator==(const UnknownKey &) const = default;
};
using UnknownKeys = std::vector<UnknownKey>;

/// A text in several languages, in the author's order; the first is the default (fallback).
struct LocalText {
    struct Entry {
        std::string language; ///< a language tag: "en", "pt", "la"
        std::string text;
        bool operator==(const Entry &) const = default;
    };
    std::vector<Entry> entries;

    bool operator==(const LocalText &) const = default;
    [[nodiscard]] bool isEmpty() const { return entries.empty(); }
    /// The text in `language`, else in its base language ("pt" for "pt-BR"), else the default, else "".
    [[nodiscard]] const std::string &in(const std::string &language) const;
    /// The same without the default: null where the text is in other languages only.
    [[nodiscard]] const std::string *ownIn(const std::string &language) const;
};

enum class UnitClass : std::uint8_t { Infantry, Cavalry, Skirmishers, Artillery, Elephants, Other };
/// How stands stand in a unit (Q19): one rank of n files, two ranks of ceil(n/2), or one stand alone.
enum class Formation : std::uint8_t { SingleRank, DoubleRank, SingleStand };
/// Formed units wheel and oblique (M3, Q24); free ones go in any direction (M2, Q29, Q30).
enum class Movement : std::uint8_t { Formed, Free };

/// What a table of hit numbers says: a die of `number` or more hits. 7 = never.
using HitNumber = int;
inline constexpr HitNumber kMinHitNumber = 2;
inline constexpr HitNumber kNeverHits = 7;

/// Traits: what the rulebook grants or forbids single troop types, as data.
enum class Trait : std::uint8_t {
    ScaresElephants,           ///< E3, Q76: a frontal elephant charge needs a scare die
    ScaresElephantsOptionally, ///< Q76: the same only with scared_by: infantry_and_skirmishers
    NoCharge,                  ///< P1
    NoMelee,                   ///< P2: rolls no dice in melee
    RoutsWhenCharged,          ///< P3: eliminated at contact
    NoGeneral,                 ///< Q84: generals may not attach
    LossesNotCounted,          ///< Q09: its stands do not count for victory
};
inline constexpr int kTraitCount = 7;

/// What an elephant die says (E7 to E12).
enum class ElephantFate : std::uint8_t { Held, Ahead, Right, Left, Back };

/// The numbers of the elephant's own rules (E1 to E12). A unit type that has this table is an elephant: it is
/// not hurt by shooting or melee, hits on contact, dices for control and rampages.
struct ElephantRules {
    HitNumber scaredOn = 5;    ///< E3: scare die of this or more removes it
    int impactLoss = 2;        ///< E5: stands the victim loses at contact
    int rampageLoss = 2;       ///< E10
    Mils rampage = 12 * kInch; ///< E9
    std::array<ElephantFate, 6> control{ElephantFate::Held,  ElephantFate::Held, ElephantFate::Ahead,
                                        ElephantFate::Right, ElephantFate::Left, ElephantFate::Back};
    UnknownKeys unknown;
    bool operator==(const ElephantRules &) const = default;
};

/// The unit type's row of the shooting table (S3, S8).
struct Shooting {
    Mils range = 0;
    HitNumber hit = 6;
    UnknownKeys unknown;
    bool operator==(const Shooting &) const = default;
};

/// The unit type's row of the close-combat table.
struct Melee {
    std::optional<HitNumber> hit; ///< none: rolls no dice (elephants, scorpions)
    std::optional<HitNumber>
        hitAfterCharge;             ///< instead of `hit` in the melee step of the turn of its own charge
    std::optional<HitNumber> hitBy; ///< F3: what anyone needs against this type, instead of his own number
    UnknownKeys unknown;
    bool operator==(const Melee &) const = default;
};

/// A colour slot of the figure and the colour it gets, "#rrggbb" lower case.
struct SlotColour {
    std::string slot;
    std::string colour;
    bool operator==(const SlotColour &) const = default;
};

struct UnitTypeSpec {
    std::string id;
    LocalText name;
    LocalText plural; ///< as in a list: "heavy infantry", "skirmishers"; may be empty
    UnitClass unitClass = UnitClass::Infantry;
    Formation formation = Formation::DoubleRank;
    Movement movement = Movement::Formed;
    Mils move = 6 * kInch;
    Mils charge = 6 * kInch;
    std::optional<Shooting> shooting;
    Melee melee;
    std::optional<ElephantRules> elephant;
    std::vector<Trait> traits; ///< in the order of the enum, each once
    Extent stand{1000, 750};   ///< Q12
    int minStands = 6;
    int maxStands = 10;
    std::string figure;              ///< a stand of the figure catalogue, or an entry of `art`
    std::string palette;             ///< an army palette of the catalogue; may be empty
    std::vector<SlotColour> colours; ///< single slots recoloured
    UnknownKeys unknown;

    bool operator==(const UnitTypeSpec &) const = default;
    [[nodiscard]] bool has(Trait trait) const;
};

struct UnitSpec {
    std::string id;
    std::string type;
    LocalText name;
    int stands = 0;
    Pose pose;
    std::optional<int> strength; ///< stands left, for positions taken from a battle; 0 = already gone
    UnknownKeys unknown;
    bool operator==(const UnitSpec &) const = default;
};

struct GeneralSpec {
    std::string id;
    LocalText name;
    int extraStands = 1; ///< G2, G4
    bool commanderInChief = false;
    Point place;            ///< where he stands when he is not attached
    std::string attachedTo; ///< a unit of his side, or empty
    bool fallen = false;    ///< already eliminated, for positions taken from a battle
    UnknownKeys unknown;
    bool operator==(const GeneralSpec &) const = default;
};

/// A command: a general or none, and his units. A commander-in-chief is the general of a command without
/// units.
struct CommandSpec {
    std::string id;
    LocalText name;
    std::optional<GeneralSpec> general;
    std::vector<UnitSpec> units;
    UnknownKeys unknown;
    bool operator==(const CommandSpec &) const = default;
};

/// A side's colours and the pattern of its stands' edge (colour-blind safe).
struct Livery {
    std::string colour = "#b23f2d";
    std::string second = "#f3dca6";
    std::string pattern = "plain"; ///< plain, stripes, dots, checks
    UnknownKeys unknown;
    bool operator==(const Livery &) const = default;
};

struct SideSpec {
    std::string id;
    LocalText name;       ///< a label: "Romans"
    LocalText nameInText; ///< the form inside a sentence where it differs: "the Romans"; may be empty
    LocalText briefing;
    Livery livery;
    std::string palette;     ///< default army palette of its figures; may be empty
    std::optional<Box> zone; ///< deployment zone (Q16)
    std::vector<CommandSpec> commands;
    UnknownKeys unknown;
    UnknownKeys unknownZone; ///< of the zone's object
    bool operator==(const SideSpec &) const = default;
};

/// The kinds of step of the sequence of play (T1).
enum class StepKind : std::uint8_t { Move, Shoot, Charge, Melee };

struct StepSpec {
    StepKind kind = StepKind::Move;
    std::string side; ///< of Move and Shoot; empty for Charge and Melee, which are common to both
    UnknownKeys unknown = {};
    bool operator==(const StepSpec &) const = default;
};

/// The table is flat; its ground is colour only (B1).
struct TableSpec {
    Mils width = 90 * kInch;
    Mils depth = 60 * kInch;
    std::string ground = "plain";
    UnknownKeys unknown;
    bool operator==(const TableSpec &) const = default;
};

/// Thresholds of Q09 in percentage points of difference in losses.
struct VictorySpec {
    int slightEdge = 5;
    int greatVictory = 20;
    UnknownKeys unknown;
    bool operator==(const VictorySpec &) const = default;
};

struct EngagementSpec {
    std::string a;
    std::string b;
    UnknownKeys unknown = {};
    bool operator==(const EngagementSpec &) const = default;
};

/// A moment at which the battle begins instead of the first step of turn 1.
struct StartSpec {
    int turn = 1;
    int step = 0; ///< index into the sequence of play
    std::vector<EngagementSpec> engagements;
    UnknownKeys unknown;
    bool operator==(const StartSpec &) const = default;
};

/// Art that travels inside the file: base64 of an SVG or PNG.
struct ArtSpec {
    std::string id;
    std::string mediaType; ///< "image/svg+xml" or "image/png"
    std::string base64;
    UnknownKeys unknown;
    bool operator==(const ArtSpec &) const = default;
};

inline constexpr int kScenarioVersion = 1;

struct Scenario {
    std::string id;              ///< a short name for file names: "zama"
    std::string language = "en"; ///< the default language of its texts: readers put that entry first
    LocalText title;
    LocalText date;
    LocalText place;
    LocalText background;
    LocalText sources;
    LocalText notes; ///< for the teacher: scale, balance, hints
    TableSpec table;
    Options options;
    VictorySpec victory;
    std::vector<StepSpec> sequence; ///< empty: move, shoot for each side in order, then charge, melee (T1)
    std::vector<UnitTypeSpec> types;
    std::vector<SideSpec> sides; ///< two, in the order in which they act
    std::optional<StartSpec> start;
    std::vector<ArtSpec> art;
    UnknownKeys unknown;
    UnknownKeys unknownRules;   ///< of the object "rules"
    UnknownKeys unknownOptions; ///< of the object "rules"/"options"

    bool operator==(const Scenario &) const = default;
};

// Bounds a file must keep (beyond them it is refused, not clipped).
inline constexpr Mils kMaxTable = 1000 * kInch;
inline constexpr Mils kMaxStand = 20 * kInch;
inline constexpr Mils kMaxAllowance = 200 * kInch;
inline constexpr int kMaxStands = 40;
inline constexpr int kMaxExtraStands = 4;
inline constexpr std::size_t kMaxUnits = 2000; ///< both sides together
inline constexpr std::size_t kMaxGenerals = 200;
inline constexpr std::size_t kMaxTypes = 200;
inline constexpr std::size_t kMaxCommands = 200;
inline constexpr std::size_t kMaxEngagements = 4000;
inline constexpr std::size_t kMaxArt = 100;
inline constexpr std::size_t kMaxIdBytes = 64;
inline constexpr std::size_t kMaxTextBytes = 100'000;  ///< one text in one language
inline constexpr std::size_t kMaxArtBytes = 4'000'000; ///< one piece of art, as base64
inline constexpr std::size_t kMaxAllArtBytes = 16'000'000;

/// The sequence the scenario plays: its own, or that of T1 made from the order of its sides.
[[nodiscard]] std::vector<StepSpec> sequenceOf(const Scenario &scenario);
/// Files and ranks of a unit of this formation with `stands` stands (Q19); stands >= 1.
[[nodiscard]] std::pair<int, int> filesAndRanks(Formation formation, int stands);
/// Frontage and depth of a unit of `type` with `stands` stands (Q18, Q19); stands >= 1.
[[nodiscard]] Extent extentOf(const UnitTypeSpec &type, int stands);

} // namespace zama
