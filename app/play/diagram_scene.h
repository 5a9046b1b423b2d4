#pragma once
// Tiny battles for the pictures of the rulebook: the troops of Zama on a bare table, built in one expression.

#include "core/game/decide.h"

#include <string_view>

namespace zama::play {

/// Grows by the call. Units of Roman types are Rome's, who acts first; all others Carthage's. Both sides have
/// one unit more in far corners, so that a battle is never over; see isGuest.
class DiagramScene
{
public:
    /// Needs table::initResources().
    DiagramScene();

    /// A unit of a type of the Battle of Zama: "roman-infantry". Inches and degrees.
    DiagramScene &add(std::string_view type, std::string_view id, double x, double y, double facing,
                      int stands);
    /// How many stands are left of the unit added last.
    DiagramScene &left(int stands);
    /// A general of `extra` dice with that unit.
    DiagramScene &general(std::string_view unit, int extra);
    /// Two units that fight as the picture begins.
    DiagramScene &engage(std::string_view a, std::string_view b);
    /// The picture is of this step, the first of its kind for the side (0, 1) that acts in it.
    DiagramScene &at(StepKind kind, std::size_t side = 0);
    /// The options, to be changed.
    [[nodiscard]] Options &options() { return m_scenario.options; }

    [[nodiscard]] State state() const;
    /// Is the unit one of those in far corners?
    [[nodiscard]] static bool isGuest(const State &state, UnitId unit);

private:
    UnitSpec &unit(std::string_view id);
    CommandSpec &commandOf(std::string_view unit);

    Scenario m_scenario;
    std::string m_last;
};

} // namespace zama::play
