#include "app/play/typed_dice.h"

#include "core/base/contract.h"

#include <algorithm>
#include <numeric>

namespace zama::play {

TypedDice::TypedDice(int count)
    : m_face(static_cast<std::size_t>(std::clamp(count, 0, kMaxDice)), 0)
{
}

void TypedDice::moveTo(int die)
{
    m_cursor = std::clamp(die, 0, size());
}

// From the cursor on, then from the beginning: dice may have been picked out of order.
int TypedDice::nextUnknown() const
{
    const auto begin = m_face.begin() + m_cursor;
    auto at = std::find(begin, m_face.end(), 0);
    if (at == m_face.end()) {
        at = std::find(m_face.begin(), begin, 0);
        at = at == begin ? m_face.end() : at;
    }
    return static_cast<int>(at - m_face.begin());
}

bool TypedDice::put(int face)
{
    if (face < 1 || face > 6 || m_cursor >= size()) {
        return false;
    }
    m_face[static_cast<std::size_t>(m_cursor)] = face;
    m_cursor = nextUnknown();
    return true;
}

void TypedDice::erase()
{
    const bool isAtKnown = m_cursor < size() && face(m_cursor) != 0;
    if (!isAtKnown && m_cursor > 0) {
        --m_cursor;
    }
    if (m_cursor < size()) {
        m_face[static_cast<std::size_t>(m_cursor)] = 0;
    }
}

void TypedDice::clear()
{
    std::ranges::fill(m_face, 0);
    m_cursor = 0;
}

std::array<int, 6> TypedDice::counts() const
{
    std::array<int, 6> counts{};
    for (const int face : m_face) {
        if (face > 0) {
            ++counts.at(static_cast<std::size_t>(face - 1));
        }
    }
    return counts;
}

bool TypedDice::setCounts(const std::array<int, 6> &counts)
{
    const bool isSound = std::ranges::none_of(counts, [](int n) { return n < 0 || n > kMaxDice; }) &&
                         std::accumulate(counts.begin(), counts.end(), 0) <= size();
    if (!isSound) {
        return false;
    }
    clear();
    for (int face = 1; face <= 6; ++face) {
        for (int i = 0; i < counts.at(static_cast<std::size_t>(face - 1)); ++i) {
            put(face);
        }
    }
    return true;
}

int TypedDice::known() const
{
    return size() - static_cast<int>(std::ranges::count(m_face, 0));
}

Faces TypedDice::faces() const
{
    require(isComplete(), "typed dice: every die has to be known");
    Faces faces;
    for (const int face : m_face) {
        faces.push(face);
    }
    return faces;
}

} // namespace zama::play
