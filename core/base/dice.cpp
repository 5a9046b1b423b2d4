#include "core/base/dice.h"

#include "core/base/contract.h"
#include "core/base/hash.h"

#include <algorithm>

namespace zama {

Faces::Faces(std::initializer_list<int> faces)
{
    for (const int f : faces) {
        push(f);
    }
}

void Faces::push(int value)
{
    require(count < kMaxDice, "a roll has at most kMaxDice dice");
    face.at(count++) = static_cast<std::uint8_t>(value);
}

bool Faces::operator==(const Faces &other) const
{
    return std::ranges::equal(view(), other.view());
}

int seededDie(std::uint64_t seed, std::uint64_t index)
{
    // The largest multiple of six below 2^64; hashes from there up are thrown away, so no face is favoured.
    constexpr std::uint64_t kLimit = ~std::uint64_t{0} - (~std::uint64_t{0} % 6U) - 1U;
    std::uint64_t x = mix64(mix64(seed) ^ mix64(index + 0x51ed270b35ae0b4dULL));
    while (x > kLimit) {
        x = mix64(x);
    }
    return static_cast<int>(x % 6U) + 1;
}

Faces seededFaces(std::uint64_t seed, std::uint64_t firstIndex, int count)
{
    Faces faces;
    for (int i = 0; i < count; ++i) {
        faces.push(seededDie(seed, firstIndex + static_cast<std::uint64_t>(i)));
    }
    return faces;
}

Faces SeededDice::draw(std::uint64_t firstIndex, int count)
{
    return seededFaces(m_seed, firstIndex, count);
}

Faces ScriptedDice::draw(std::uint64_t /*firstIndex*/, int count)
{
    Faces faces;
    if (left() < static_cast<std::size_t>(count)) {
        return faces;
    }
    for (int i = 0; i < count; ++i) {
        faces.push(m_faces[m_next++]);
    }
    return faces;
}

} // namespace zama
