#pragma once
// The words of a call as values. Parsing is done by CLI11; nothing else knows it.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace zama::cli {

struct ValidateArguments {
    std::vector<std::string> files;
    std::string format = "text";
};

struct InfoArguments {
    std::string file;
    std::string format = "text";
};

struct PlayArguments {
    std::string file;
    std::string orders; ///< empty: none, for battles of two minds
    std::vector<int> dice;
    bool hasDice = false;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> policies; ///< SIDE=NAME
    int budget = 0;
    std::string save;
    bool mayReplace = false; ///< `save` may be another battle's journal
    bool quiet = false;
    std::string format = "json";
};

inline constexpr std::int64_t kGamesWithoutAsking = 100;
inline constexpr std::int64_t kGamesUntil = 100'000;

struct SimulateArguments {
    std::string file;
    std::optional<std::int64_t> games; ///< at most; none: 100, or with `until` kGamesUntil
    std::optional<int> until;          ///< points either way
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: as many as the machine has
    std::vector<std::string> policies;
    std::vector<std::string> options; ///< KEY=VALUE
    std::string turnLimit;            ///< a number or "none"
    int budget = 0;
    std::string format = "text";
};

/// One of the two units of a question; see the help of `odds`.
struct OddsUnit {
    std::string what; ///< a unit type, a unit, or a number of stands
    std::optional<int> stands;
    std::optional<int> hit;
    int general = 0;
    bool single = false;
};

struct OddsArguments {
    std::string kind;
    std::string scenario;
    OddsUnit attacker;
    OddsUnit defender;
    int rounds = 0;         ///< 0: not given
    std::string plan;       ///< empty: not given
    bool isScaring = false; ///< for an elephant without a scenario
    bool isExact = false;
    std::string format = "text";
};

struct ReplayArguments {
    std::string file;
    std::optional<std::size_t> to;
    bool verify = false;
    std::string format = "json";
};

struct ReportArguments {
    std::string file;
    std::string language = "en";
    std::string out;
    std::string format; ///< empty: by the name of `out`
    std::string lengths = "in";
    std::string paper; ///< empty: not given
    bool showEvents = false;
};

/// Words are those of `zama --print`, which knows what they mean.
struct PrintArguments {
    std::string file;
    std::string out;
    std::vector<std::string> what;
    std::vector<std::string> languages; ///< empty: the scenario's own
    std::string paper = "a4";
    std::string ink = "colour";
    std::string lengths = "in";
    std::vector<std::string> commands; ///< ids; empty: all
    std::vector<std::string> types;    ///< ids; empty: all
    std::optional<int> spare;
    std::optional<int> figureHeight; ///< per cent
    bool isLandscape = false;
    bool noGenerals = false;
    bool mayReplace = false; ///< a file that is there
};

using Arguments = std::variant<ValidateArguments, InfoArguments, PlayArguments, SimulateArguments,
                               OddsArguments, ReplayArguments, ReportArguments, PrintArguments>;

/// What was asked for, or the number to exit with after help was printed or a fault named.
[[nodiscard]] std::variant<Arguments, int> parseArguments(int count, char **words);

} // namespace zama::cli
