#include "tests/support/svg_mutator.h"

#include <array>

namespace zama::test {
namespace {

constexpr std::array<std::string_view, 18> kNumbers{
    "0",   "-1",   "1e308",  "-1e308", "1e-308", "NaN", "inf", "99999999999999999999", "1e7",
    "50%", "1e6%", "-0.001", ".",      "1e",     "--1", "",    "1,1,1,1,1,1,1,1",      "0x10"};
constexpr std::array<std::string_view, 22> kPieces{
    "<g>",
    "</g>",
    "<use href='#a'/>",
    "<use xlink:href='#i1' width='1e9'/>",
    "<g id='a'><use href='#a'/></g>",
    "<image href='file:///dev/zero' width='9' height='9'/>",
    "<image href='data:image/png;base64,iVBORw0KGgo=' width='9' height='9'/>",
    "<style>*{fill:url(#a);stroke:var(--x)}</style>",
    "<style>@import url(file:///x);.a>.b g *{</style>",
    "<script>x</script>",
    "<linearGradient id='a' href='#a'/>",
    "<radialGradient id='i1' r='1e9' fx='NaN'><stop/></radialGradient>",
    "<pattern id='a'><use href='#a'/></pattern>",
    "<path d='M0 0A1e9 0 1 0 1 9 9zzzz' stroke='red' stroke-width='1e7' stroke-dasharray='1e-9'/>",
    "<text x='1e7' font-size='1e7'>A\xf0\x9f\x90\x98</text>",
    "<svg viewBox='0 0 1e-7 1e7' width='1e7'>",
    "<symbol id='a' viewBox='0 0 -1 0'>",
    "<!DOCTYPE x [<!ENTITY a 'b'>]>",
    "&a;&amp;&#0;&#x10FFFF;",
    "<![CDATA[",
    "<!--",
    "\xff\xfe"};
constexpr std::array<std::string_view, 12> kAttributes{"d",     "points",    "transform", "viewBox",
                                                       "href",  "style",     "class",     "fill",
                                                       "width", "clip-path", "onload",    "stroke-dasharray"};

std::size_t place(std::string_view text, Chance &chance)
{
    return static_cast<std::size_t>(chance.between(0, static_cast<int>(text.size())));
}

void exchangeNumber(std::string &text, Chance &chance)
{
    const std::size_t at = text.find_first_of("0123456789", place(text, chance));
    if (at != std::string::npos) {
        const std::size_t end = text.find_first_not_of("0123456789.", at);
        text.replace(at, (end == std::string::npos ? text.size() : end) - at, chance.oneOf(kNumbers));
    }
}

void exchangeAttribute(std::string &text, Chance &chance)
{
    const std::size_t at = text.find('=', place(text, chance));
    const std::size_t start = at == std::string::npos ? at : text.rfind(' ', at);
    if (start != std::string::npos) {
        text.replace(start + 1, at - start - 1, chance.oneOf(kAttributes));
    }
}

void repeat(std::string &text, Chance &chance)
{
    const std::size_t at = place(text, chance);
    const std::string piece = text.substr(at, static_cast<std::size_t>(chance.between(1, 200)));
    for (int i = chance.between(1, 30); i > 0; --i) {
        text.insert(at, piece);
    }
}

void change(std::string &text, Chance &chance)
{
    const std::size_t at = place(text, chance);
    switch (chance.between(0, 9)) {
    case 0:
        if (at < text.size()) {
            text[at] = static_cast<char>(chance.between(0, 255));
        }
        break;
    case 1:
        text.erase(at, static_cast<std::size_t>(chance.between(1, 60)));
        break;
    case 2:
        text.insert(at, chance.oneOf(kPieces));
        break;
    case 3: // between two elements, where it is well formed most often
        text.insert(std::min(text.size(), text.find('<', at)), chance.oneOf(kPieces));
        break;
    case 4:
    case 5:
    case 6:
        exchangeNumber(text, chance);
        break;
    case 7:
    case 8:
        exchangeAttribute(text, chance);
        break;
    default:
        repeat(text, chance);
    }
}

} // namespace

std::string mutatedSvg(std::string_view svg, Chance &chance)
{
    std::string text(svg);
    for (int i = chance.between(1, 3); i > 0; --i) {
        change(text, chance);
    }
    return text;
}

} // namespace zama::test
