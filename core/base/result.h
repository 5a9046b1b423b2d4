#pragma once
// A value or the reason why there is none (GCC 12 has no std::expected in C++20).

#include <utility>
#include <variant>

namespace zama {

/// Holds either a T or an E; T and E must be different types.
template<class T, class E>
class Result
{
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Result(E error)
        : m_content(std::in_place_index<1>, std::move(error))
    {
    }

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value; calling it on an error is a bug and throws std::bad_variant_access.
    [[nodiscard]] const T &value() const & { return std::get<0>(m_content); }
    [[nodiscard]] T &value() & { return std::get<0>(m_content); }
    [[nodiscard]] T &&value() && { return std::get<0>(std::move(m_content)); }
    /// The error; calling it on a value is a bug and throws std::bad_variant_access.
    [[nodiscard]] const E &error() const { return std::get<1>(m_content); }

private:
    std::variant<T, E> m_content;
};

} // namespace zama
