#include "core/design/cells.h"

#include "core/io/file_text.h"

#include <algorithm>
#include <array>

namespace zama::design {
namespace {

constexpr std::array<char, 3> kSeparators{'\t', ';', ','};

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

// The separator the first line uses most, outside quotation marks; the earlier in the list if equally often.
char separatorOf(std::string_view text)
{
    std::array<int, 3> count{};
    bool isQuoted = false;
    for (const char c : text) {
        isQuoted = isQuoted != (c == '"');
        if (!isQuoted && isLineEnd(c)) {
            break;
        }
        for (std::size_t i = 0; i < kSeparators.size(); ++i) {
            count.at(i) += !isQuoted && c == kSeparators.at(i) ? 1 : 0;
        }
    }
    return kSeparators.at(static_cast<std::size_t>(std::ranges::max_element(count) - count.begin()));
}

std::string trimmed(const std::string &text)
{
    const std::size_t begin = text.find_first_not_of(" \t\n\r");
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(" \t\n\r") - begin + 1);
}

class CellReader
{
public:
    CellReader(std::string_view text, char separator)
        : m_text(text),
          m_separator(separator)
    {
    }

    // False if a quotation mark is not closed; m_line is then where it is.
    bool run()
    {
        beginLine();
        while (m_at < m_text.size()) {
            if (!readCell()) {
                return false;
            }
            if (m_at < m_text.size() && m_text[m_at] == m_separator) {
                ++m_at;
                m_isOpen = true;
            } else {
                endLine();
            }
        }
        if (m_isOpen) {
            addCell({});
        }
        keepLine();
        return true;
    }

    std::vector<Line> take() { return std::move(m_lines); }
    [[nodiscard]] TableFault quoteFault() const
    {
        return {
            m_line.row, static_cast<int>(m_line.cells.size()) + 1, {Severity::Error, "table.quote", {}, {}}};
    }

private:
    void beginLine() { m_line = {++m_row, {}}; }

    void keepLine()
    {
        const bool isEmpty =
            std::ranges::all_of(m_line.cells, [](const Cell &cell) { return cell.text.empty(); });
        if (!isEmpty) {
            m_lines.push_back(std::move(m_line));
        }
    }

    void endLine()
    {
        if (m_at < m_text.size()) {
            m_at += m_text.substr(m_at, 2) == "\r\n" ? 2 : 1;
        }
        keepLine();
        beginLine();
    }

    void addCell(const std::string &text)
    {
        m_line.cells.push_back({text, static_cast<int>(m_line.cells.size()) + 1});
        m_isOpen = false;
    }

    bool readCell()
    {
        const std::size_t begin = m_text.find_first_not_of(' ', m_at);
        if (begin != std::string_view::npos && m_text[begin] == '"') {
            m_at = begin + 1;
            return readQuoted();
        }
        addCell(trimmed(readPlain()));
        return true;
    }

    std::string readPlain()
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineEnd(m_text[m_at])) {
            ++m_at;
        }
        return std::string(m_text.substr(begin, m_at - begin));
    }

    bool readQuoted()
    {
        std::string text;
        for (;;) {
            const std::size_t end = m_text.find('"', m_at);
            if (end == std::string_view::npos) {
                return false;
            }
            text += m_text.substr(m_at, end - m_at);
            m_at = end + 1;
            if (m_at >= m_text.size() || m_text[m_at] != '"') {
                addCell(text + trimmed(readPlain()));
                return true;
            }
            text += m_text[m_at++];
        }
    }

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    int m_row = 0;
    bool m_isOpen = false; ///< a separator was read, so there is one more cell
    Line m_line;
    std::vector<Line> m_lines;
};

int rowAt(std::string_view text, std::size_t offset)
{
    return 1 + static_cast<int>(std::ranges::count(text.substr(0, offset), '\n'));
}

} // namespace

Result<std::vector<Line>, TableFaults> cellsOf(std::string_view text)
{
    text = withoutMark(text);
    if (const auto fault = encodingFault(text)) {
        return TableFaults{{rowAt(text, fault->offset), 0, fault->issue}};
    }
    constexpr std::string_view kNaming = "sep=";
    const bool isNamed = text.size() > kNaming.size() && text.starts_with(kNaming);
    CellReader reader(
        text, isNamed ? text[kNaming.size()]
                      : separatorOf(text.substr(std::min(text.size(), text.find_first_not_of(" \r\n")))));
    if (!reader.run()) {
        return TableFaults{reader.quoteFault()};
    }
    std::vector<Line> lines = reader.take();
    if (isNamed && !lines.empty()) {
        lines.erase(lines.begin());
    }
    return lines;
}

std::string writtenCell(const std::string &text, char separator)
{
    const bool isPlain = text.find_first_of("\"\r\n") == std::string::npos &&
                         text.find(separator) == std::string::npos &&
                         (text.empty() || (text.front() != ' ' && text.back() != ' '));
    if (isPlain) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c;
        if (c == '"') {
            quoted += c;
        }
    }
    quoted += '"';
    return quoted;
}

} // namespace zama::design
