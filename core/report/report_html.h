#pragma once
// The report as a page of HTML that needs nothing else: no network, no script, no font, no picture file.

#include "core/report/battle_report.h"
#include "core/report/say.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zama::report {

/// What the page is made for.
enum class PageKind : std::uint8_t {
    Browser, ///< style sheet, pictures as SVG in the text, a check box that shows the events
    RichText ///< only what Qt's rich text knows; pictures are <img src="picture:N">, see picturesOf()
};

/// Who reads the same again, below.
struct SecondReader {
    std::string language; ///< a tag
    bool isRightToLeft = false;
};

struct HtmlStyle {
    std::string language = "en"; ///< a tag: of the page, and which of the author's texts it takes
    bool isRightToLeft = false;
    std::optional<SecondReader> second;
    SayMessage say; ///< with a second reader it may break a line: below it the same for him
    LengthUnit lengths = LengthUnit::Inches; ///< of the numbers along the pictures; `say` has its own
    PageKind kind = PageKind::Browser;
    bool showEvents = false; ///< at first in a browser; for good in rich text
    int pictureWidth = 640;  ///< rich text: pixels
    bool sideBySide = true;  ///< rich text: the tables of losses; a browser decides by its width
};

/// The page, UTF-8.
[[nodiscard]] std::string htmlOf(const BattleReport &report, const HtmlStyle &style);

/// The pictures of the page as SVG by their number: the table at the start, then after each turn.
[[nodiscard]] std::vector<std::string> picturesOf(const BattleReport &report, const HtmlStyle &style);

} // namespace zama::report
