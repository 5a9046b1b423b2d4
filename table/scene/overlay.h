#pragma once
// What lies over the table while somebody orders: ghosts, ways, rings, marks. Values that a tool computes and
// one item paints.

#include <QPointF>
#include <QRectF>
#include <QString>

#include "table/model/table_entry.h"

#include <vector>

namespace zama::table {

/// What a mark means; each has a colour and a pattern of its own, so that either tells.
enum class Tone : std::uint8_t {
    Picked,     ///< chosen by the player
    PointedOut, ///< somebody who explains speaks of them
    Free,       ///< can still be given an order
    Lawful,     ///< may be
    Barred,     ///< may not be
    Target,     ///< an enemy who can be reached or hit
    Fight,      ///< locked in melee
    Measure,    ///< a ruler
};

/// The outline of a body, standing or to be.
struct OverlayBody {
    Pose pose;
    Extent extent;
    Tone tone = Tone::Lawful;
    bool isGhost = false; ///< filled, with its front marked: where somebody would be
    bool operator==(const OverlayBody &) const = default;
};

/// A mark around a general's disc, wherever that is drawn.
struct OverlayGeneral {
    GeneralId general;
    Tone tone = Tone::Picked;
    bool operator==(const OverlayGeneral &) const = default;
};

/// A general's marker to be: a disc around `at`.
struct OverlayDisc {
    Point at;
    Mils diameter = 0;
    Tone tone = Tone::Lawful;
    bool operator==(const OverlayDisc &) const = default;
};

/// The way of a body's front middle, or any broken line.
struct OverlayLine {
    std::vector<Point> points;
    Tone tone = Tone::Lawful;
    bool hasArrow = false;
    bool operator==(const OverlayLine &) const = default;
};

/// Everything within `reach` of a body (Q51), or of a point where the extent is none.
struct OverlayRing {
    Pose pose;
    Extent extent;
    Mils reach = 0;
    Tone tone = Tone::Target;
    bool operator==(const OverlayRing &) const = default;
};

/// Where straight and oblique ways can lead: a cone of 45 degrees to both sides of the front (M3).
struct OverlayCone {
    Pose pose;
    Extent extent;
    Mils reach = 0;
    Centidegrees angle = 0; ///< to either side
    bool operator==(const OverlayCone &) const = default;
};

/// Something to take hold of; never smaller on the screen than a finger needs.
struct OverlayHandle {
    int id = 0;
    Point at;
    Centidegrees facing = 0; ///< of the body it belongs to
    bool turnsRight = false; ///< how its sign is drawn
    bool isCorner = false;   ///< of a box: it is pulled, not turned
    bool operator==(const OverlayHandle &) const = default;
};

/// A few words at a place, upright and legible at every zoom.
struct OverlayLabel {
    Point at;
    QString text;
    Tone tone = Tone::Lawful;
    bool operator==(const OverlayLabel &) const = default;
};

struct Overlay {
    std::vector<OverlayRing> rings;
    std::vector<OverlayCone> cones;
    std::vector<OverlayBody> bodies;
    std::vector<OverlayDisc> discs;
    std::vector<OverlayGeneral> generals;
    std::vector<OverlayLine> lines;
    std::vector<OverlayHandle> handles;
    std::vector<OverlayLabel> labels;
    bool operator==(const Overlay &) const = default;
};

/// How far from its middle a handle can be taken hold of, in pixels of the screen: a finger is as broad
/// as 44.
inline constexpr double kHandleReach = 22.0;
/// The same where somebody stands, who wants to be taken hold of himself, and between two handles; less still
/// where these are near to each other.
inline constexpr double kHandleReachOnBody = 14.0;

} // namespace zama::table
