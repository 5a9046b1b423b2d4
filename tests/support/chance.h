#pragma once
// Random numbers for tests: the same on every machine.

#include "core/base/hash.h"

#include <cstdint>

namespace zama::test {

class Chance
{
public:
    explicit Chance(std::uint64_t seed)
        : m_state(mix64(seed))
    {
    }

    /// A number from `low` to `high`, both included.
    int between(int low, int high)
    {
        const auto span = static_cast<std::uint64_t>(std::int64_t{high} - low + 1);
        return static_cast<int>(low + static_cast<std::int64_t>(next() % span));
    }
    /// True once in `n` times.
    bool oneIn(int n) { return between(1, n) == 1; }
    template<class List>
    const auto &oneOf(const List &list)
    {
        return list[static_cast<std::size_t>(between(0, static_cast<int>(std::size(list)) - 1))];
    }

private:
    std::uint64_t next() { return mix64(m_state++); }

    std::uint64_t m_state;
};

} // namespace zama::test
