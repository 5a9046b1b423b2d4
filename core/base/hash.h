#pragma once
// A 64-bit hash of our own: the same on every compiler, library and machine, so that it may stand in files.

#include <cstdint>
#include <string_view>

namespace zama {

/// Mixes 64 bits well (the finaliser of SplitMix64).
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31U);
}

/// Folds a sequence of integers and texts into one value; order matters.
class Hasher
{
public:
    constexpr Hasher &add(std::uint64_t x)
    {
        m_value = mix64(m_value ^ x) + 0x632be59bd9b4e019ULL;
        return *this;
    }
    constexpr Hasher &add(std::int64_t x) { return add(static_cast<std::uint64_t>(x)); }
    constexpr Hasher &add(std::int32_t x)
    {
        return add(static_cast<std::uint64_t>(static_cast<std::int64_t>(x)));
    }
    constexpr Hasher &add(std::string_view text)
    {
        add(static_cast<std::uint64_t>(text.size()));
        for (const char c : text) {
            add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
        }
        return *this;
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0x5a616d61'2d303230ULL;
};

} // namespace zama
