#pragma once
// Lines from a file or from standard input, one at a time as they arrive, so that another program can answer
// each answer.

#include <optional>
#include <string>

namespace zama::cli {

class OrderLines
{
public:
    /// "-" is standard input; "" gives no lines at all. Throws UnreadableFile.
    explicit OrderLines(const std::string &path);
    ~OrderLines();
    OrderLines(const OrderLines &) = delete;
    OrderLines &operator=(const OrderLines &) = delete;

    /// The next line that is not empty and no remark (#), without its end; none at the end of the file or
    /// after Ctrl-C. A line that is far too long is cut: reading it as an order then fails.
    [[nodiscard]] std::optional<std::string> next();
    /// The number of the last line, from 1.
    [[nodiscard]] int number() const { return m_number; }

private:
    std::optional<std::string> raw();
    bool fill();

    int m_file = -1;
    bool m_isOwned = false;
    std::string m_buffer;
    int m_number = 0;
};

} // namespace zama::cli
