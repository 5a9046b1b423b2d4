#pragma once
// The hand that composes a path: it takes hold of a body, of its ghost or of one of its front corners, and
// follows the pointer until it lets go. Moves and charges are composed alike.

#include "app/play/move_draft.h"
#include "table/scene/overlay.h"

#include <optional>
#include <vector>

namespace zama::play {

class DraftHand
{
public:
    explicit DraftHand(DraftKind kind)
        : m_kind(kind)
    {
    }

    /// What has been composed; none before the first hold. Of a state that must not change meanwhile.
    [[nodiscard]] const std::optional<MoveDraft> &draft() const { return m_draft; }
    /// The draft, if it is of that unit; else null.
    [[nodiscard]] const MoveDraft *draftOf(UnitId unit) const;
    /// Is there a path that could be ordered?
    [[nodiscard]] bool hasPath() const { return m_draft && !m_draft->isEmpty(); }
    [[nodiscard]] bool holdsBody() const { return m_hold == Hold::Body; }
    /// Where the unit would be: at the end of its draft, or where it stands.
    [[nodiscard]] Pose poseOf(const State &state, UnitId unit) const;
    /// The draft of that unit, begun if there is none: keys compose without a hold.
    MoveDraft &begin(const State &state, UnitId unit);
    /// A path that is composed already.
    void put(const MoveDraft &draft) { m_draft = draft; }

    /// Takes hold of a front corner.
    void takeCorner(const State &state, UnitId unit, bool right);
    /// Takes hold of a body that stands; its draft begins when the pointer moves.
    void takeBody(UnitId unit, Point grip);
    /// Takes hold of the ghost if it is at that point; letting go of it without a move completes the path.
    [[nodiscard]] bool takeGhost(const State &state, Point grip);
    void follow(const State &state, Point to);

    /// What letting go means.
    enum class Release : std::uint8_t {
        Nothing,  ///< nothing was held, or nothing came of it
        Waits,    ///< a leg is fixed, another may follow
        Complete, ///< the path is to be ordered
    };
    /// `goesOn`: another leg is to follow, whatever was held.
    [[nodiscard]] Release release(bool goesOn);
    /// Lets go; what was composed since the hold is undone.
    void cancel();
    /// Lets go of everything that was composed.
    void forget();

private:
    enum class Hold : std::uint8_t { Nothing, Body, LeftCorner, RightCorner };
    void take(Hold hold, UnitId unit, Point grip);

    DraftKind m_kind;
    Hold m_hold = Hold::Nothing;
    UnitId m_unit; ///< whose body or corner is held
    Point m_grip;
    bool m_hasMoved = false; ///< a click is not a drag
    std::optional<MoveDraft> m_draft;
    std::optional<MoveDraft> m_before; ///< the draft as it was when the hand took hold
};

inline constexpr int kLeftHandle = 0;
inline constexpr int kRightHandle = 1;
/// The handles on the front corners of a body.
[[nodiscard]] std::vector<table::OverlayHandle> handlesOf(const Pose &pose, Extent size);

} // namespace zama::play
