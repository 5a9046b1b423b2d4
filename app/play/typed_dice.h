#pragma once
// Faces of real dice while they are being typed in: nothing here can become a wrong roll.

#include "core/base/dice.h"

#include <array>
#include <vector>

namespace zama::play {

class TypedDice
{
public:
    /// `count` dice, none known yet; 0 to kMaxDice.
    explicit TypedDice(int count = 0);

    [[nodiscard]] int size() const { return static_cast<int>(m_face.size()); }
    /// The face of a die, 0 while it is not known.
    [[nodiscard]] int face(int die) const { return m_face[static_cast<std::size_t>(die)]; }
    /// The die that the next face goes to; size() when none is left.
    [[nodiscard]] int cursor() const { return m_cursor; }
    void moveTo(int die);

    /// Puts a face (1 to 6) on the die at the cursor and goes on to the next unknown one. False, and nothing
    /// changed, for any other number or with no die at the cursor.
    bool put(int face);
    /// Takes back the face at the cursor, or else the one before it.
    void erase();
    void clear();

    /// How many dice show 1, 2, ... 6.
    [[nodiscard]] std::array<int, 6> counts() const;
    /// Makes the dice those of the counts, in order of their faces. False, and nothing changed, when there
    /// are fewer dice than that or a count is negative.
    bool setCounts(const std::array<int, 6> &counts);

    [[nodiscard]] int known() const;
    [[nodiscard]] bool isComplete() const { return known() == size() && size() > 0; }
    /// All faces; only of a complete entry.
    [[nodiscard]] Faces faces() const;

private:
    [[nodiscard]] int nextUnknown() const;

    std::vector<int> m_face;
    int m_cursor = 0;
};

} // namespace zama::play
