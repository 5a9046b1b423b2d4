#pragma once
// A path being composed by hand or by keys: legs that are fixed and one in the hand, held to what the unit's
// kind of movement can do. Whether the whole is lawful is the referee's word, asked through preview.

#include "core/game/preview.h"

#include <optional>

namespace zama::play {

/// What the path is for: its own move, or a charge, which has an allowance of its own.
enum class DraftKind : std::uint8_t { Move, Charge };

class MoveDraft
{
public:
    /// `state` must outlive the draft and not change meanwhile.
    MoveDraft(const State &state, UnitId unit, DraftKind kind = DraftKind::Move);
    /// A move that is composed already.
    MoveDraft(const State &state, UnitId unit, const Path &path);

    [[nodiscard]] UnitId unit() const { return m_unit; }
    [[nodiscard]] DraftKind kind() const { return m_kind; }
    [[nodiscard]] bool isEmpty() const { return path().count == 0; }
    /// Everything composed so far.
    [[nodiscard]] Path path() const;
    /// Where the body would be, lawful or not.
    [[nodiscard]] Pose end() const;
    /// Where the leg in the hand begins.
    [[nodiscard]] Pose base() const;
    /// What is left of the allowance behind the whole path; 0 when it is exceeded.
    [[nodiscard]] Mils left() const { return leftBehind(path()); }
    /// What is left of it where the leg in the hand begins.
    [[nodiscard]] Mils leftAtBase() const { return leftBehind(m_fixed); }

    /// The body was taken hold of at `grip` and is now held at `to`: straight or oblique for formed units,
    /// which turn no further than 45 degrees off their facing (M3); any way for free ones (M2). Never longer
    /// than what is left of the allowance.
    void holdBody(Point grip, Point to);
    /// A front corner is held at `to`: a wheel about the other corner (M3, Q26), a pivot about the centre for
    /// free units (Q29, Q30).
    void holdCorner(bool right, Point to);

    /// Keys: longer or shorter, more to the right or the left, turned. What the body cannot do changes
    /// nothing.
    void lengthen(Mils by);
    void bend(Centidegrees by);
    void turn(Centidegrees by);
    /// Free units: so far along a bearing of the table.
    void slideBy(Centidegrees bearing, Mils distance);

    /// The leg in the hand becomes part of the path, and another may follow.
    void fix();

private:
    [[nodiscard]] bool isFree() const;
    [[nodiscard]] Mils allowance() const;
    [[nodiscard]] Mils leftBehind(const Path &path) const;
    [[nodiscard]] bool isTooFar(const Leg &leg) const;
    [[nodiscard]] Leg heldBack(Leg leg) const;
    [[nodiscard]] Path with(const Leg &leg) const;
    void take(const Leg &leg);

    const State *m_state;
    UnitId m_unit;
    DraftKind m_kind;
    Path m_fixed;
    std::optional<Leg> m_hand;
};

/// The bearing from one point to another, in hundredths of a degree; 0 where they are one.
[[nodiscard]] Centidegrees bearingOf(Point from, Point to);

} // namespace zama::play
