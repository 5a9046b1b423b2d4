#include "core/report/table_picture.h"

#include "core/game/queries.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace zama::report {
namespace {

constexpr Mils kRim = 3000;        ///< around the table, room for numbers
constexpr Mils kSpread = 400;      ///< distance of stripes and dots
constexpr Mils kPoint = 260;       ///< height of the facing mark
constexpr Mils kMinimumBody = 500; ///< blocks are drawn no thinner than this

// Mils as inches, to the thousandth, without a locale.
std::string in(std::int64_t mils)
{
    const std::int64_t size = mils < 0 ? -mils : mils;
    std::string text = (mils < 0 ? "-" : "") + std::to_string(size / 1000);
    if (size % 1000 != 0) {
        const std::string rest = std::to_string(1000 + size % 1000).substr(1);
        text += "." + rest.substr(0, rest.find_last_not_of('0') + 1);
    }
    return text;
}

std::string degrees(Centidegrees angle)
{
    return in(std::int64_t{angle} * 10);
}

// name="inches"
std::string at(std::string_view name, std::int64_t mils)
{
    return " " + std::string(name) + "=\"" + in(mils) + "\"";
}

std::string rect(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height,
                 const std::string &look)
{
    return "<rect" + at("x", x) + at("y", y) + at("width", width) + at("height", height) + look + "/>";
}

std::string circle(std::int64_t x, std::int64_t y, std::int64_t radius, const std::string &look)
{
    return "<circle" + at("cx", x) + at("cy", y) + at("r", radius) + look + "/>";
}

std::string line(std::int64_t x1, std::int64_t y1, std::int64_t x2, std::int64_t y2, const std::string &look)
{
    return "<line" + at("x1", x1) + at("y1", y1) + at("x2", x2) + at("y2", y2) + look + "/>";
}

std::string fill(const std::string &colour)
{
    return " fill=\"" + escaped(colour) + "\"";
}

std::string stroke(const std::string &colour, Mils width)
{
    return " stroke=\"" + escaped(colour) + "\"" + at("stroke-width", width);
}

const std::string kInk = "#2b2320";

// The marks of a ruler: every second one has a number.
struct Marks {
    int step;                    ///< numbers from mark to mark
    std::int64_t milsOfAHundred; ///< mils in a hundred of the unit
    [[nodiscard]] std::int64_t place(int mark) const
    {
        return std::int64_t{mark} * step * milsOfAHundred / 100;
    }
};
constexpr Marks kInches{6, 100'000};
constexpr Marks kCentimetres{10, 39'370}; // 1 in is 2.54 cm

class Picture
{
public:
    Picture(const State &state, const std::string &name, LengthUnit unit, const NumberWriter &numbers)
        : m_state(state),
          m_setup(*state.setup),
          m_name(name),
          m_marks(unit == LengthUnit::Inches ? kInches : kCentimetres),
          m_numbers(numbers)
    {
    }

    [[nodiscard]] std::string draw() const
    {
        std::string svg = head() + ground() + ruler();
        for (std::size_t i = 0; i < m_state.units.size(); ++i) {
            svg += m_state.isPresent(UnitId(i)) ? unit(UnitId(i)) : "";
        }
        for (std::size_t i = 0; i < m_state.generals.size(); ++i) {
            svg += m_state.generals[i].fallen ? "" : general(GeneralId(i));
        }
        return svg + "</svg>";
    }

private:
    [[nodiscard]] Mils right() const { return m_setup.table.right; }
    [[nodiscard]] Mils depth() const { return m_setup.table.top; }

    [[nodiscard]] std::string head() const
    {
        const std::string size =
            in(right() + std::int64_t{2} * kRim) + " " + in(depth() + std::int64_t{2} * kRim);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"" + escaped(m_name) +
               "\" viewBox=\"" + in(-kRim) + " " + in(-kRim) + " " + size + "\">";
    }

    [[nodiscard]] std::string ground() const
    {
        return rect(-600, -600, right() + 1200, depth() + 1200, fill("#8a6037")) +
               rect(0, 0, right(), depth(), fill("#f3e8c9") + stroke("#5c4023", 150));
    }

    // From the south-west corner.
    [[nodiscard]] std::string ruler() const
    {
        const std::string look = stroke("#f3e8c9", 150);
        std::string svg;
        for (int i = 1; m_marks.place(i) < right(); ++i) {
            const std::int64_t x = m_marks.place(i);
            svg += line(x, depth() + 75, x, depth() + 600, look);
            svg += i % 2 == 0 ? number(x, depth() + 2300, i * m_marks.step) : "";
        }
        for (int i = 1; m_marks.place(i) < depth(); ++i) {
            const std::int64_t y = m_marks.place(i);
            svg += line(-600, depth() - y, -75, depth() - y, look);
            svg += i % 2 == 0 ? number(-1800, depth() - y + 500, i * m_marks.step) : "";
        }
        return svg;
    }

    [[nodiscard]] std::string number(std::int64_t x, std::int64_t y, int shown) const
    {
        return "<text" + at("x", x) + at("y", y) +
               " font-family=\"sans-serif\" font-size=\"1.5\" text-anchor=\"middle\" fill=\"#86714c\">" +
               escaped(m_numbers(shown)) + "</text>";
    }

    [[nodiscard]] const Livery &livery(SideId side) const
    {
        const std::string &id = m_setup.sides.at(side.index()).id;
        return std::ranges::find(m_setup.scenario.sides, id, &SideSpec::id)->livery;
    }

    // Drawn facing north about the middle of its front, then turned.
    [[nodiscard]] std::string unit(UnitId id) const
    {
        const Pose &pose = m_state.unit(id).pose;
        const Extent size = extentOf(m_state, id);
        const Livery &colours = livery(m_state.sideOf(id));
        const std::string place = "<g transform=\"translate(" + in(pose.front.x) + " " +
                                  in(depth() - pose.front.y) + ") rotate(" + degrees(pose.facing) + ")\">";
        const Extent body{std::max(size.width, kMinimumBody), std::max(size.depth, kMinimumBody)};
        return place + (m_state.typeOf(id).isElephant ? disc(body, colours) : block(id, body, colours)) +
               "</g>";
    }

    [[nodiscard]] static std::string disc(Extent body, const Livery &colours)
    {
        const Mils radius = std::min(body.width, body.depth) / 2;
        return circle(0, radius, radius, fill(colours.colour) + stroke(kInk, 120)) +
               circle(0, radius, radius / 3, fill(colours.second)) + front(radius * 2, colours);
    }

    [[nodiscard]] std::string block(UnitId id, Extent body, const Livery &colours) const
    {
        const Mils left = -body.width / 2;
        return rect(left, 0, body.width, body.depth, fill(colours.colour)) + pattern(body, colours) +
               sign(m_state.typeOf(id).unitClass, body, colours) +
               rect(left, 0, body.width, body.depth, " fill=\"none\"" + stroke(kInk, 120)) +
               front(body.width, colours);
    }

    // One path for all stripes or dots of a block; a dot is a line of no length with a round end.
    [[nodiscard]] static std::string pattern(Extent body, const Livery &colours)
    {
        if (colours.pattern == "checks") {
            return checks(body, colours);
        }
        if (colours.pattern != "stripes" && colours.pattern != "dots") {
            return {};
        }
        const bool areDots = colours.pattern == "dots";
        std::string path;
        for (Mils x = (kSpread - body.width) / 2; x < body.width / 2; x += kSpread) {
            path += areDots ? dots(x, body.depth) : "M" + in(x) + " 0V" + in(body.depth);
        }
        return "<path d=\"" + path + "\" fill=\"none\"" + stroke(colours.second, areDots ? 170 : 90) +
               (areDots ? " stroke-linecap=\"round\"/>" : "/>");
    }

    [[nodiscard]] static std::string dots(Mils x, Mils depth)
    {
        std::string path;
        for (Mils y = kSpread / 2; y < depth; y += kSpread) {
            path += "M" + in(x) + " " + in(y) + "h.01";
        }
        return path;
    }

    [[nodiscard]] static std::string checks(Extent body, const Livery &colours)
    {
        std::string svg;
        for (Mils x = 0; x < body.width; x += kSpread) {
            for (Mils y = x / kSpread % 2 * kSpread; y < body.depth; y += 2 * kSpread) {
                svg += rect(x - body.width / 2, y, std::min(kSpread, body.width - x),
                            std::min(kSpread, body.depth - y), fill(colours.second));
            }
        }
        return svg;
    }

    [[nodiscard]] static std::string sign(UnitClass kind, Extent body, const Livery &colours)
    {
        const Mils half = body.width / 2;
        const std::string under = stroke(kInk, 320);
        const std::string over = stroke(colours.second, 190);
        const auto bar = [&](Mils x1, Mils y1, Mils x2, Mils y2) {
            return line(x1, y1, x2, y2, under) + line(x1, y1, x2, y2, over);
        };
        switch (kind) {
        case UnitClass::Cavalry:
            return bar(-half, body.depth, half, 0);
        case UnitClass::Artillery:
            return bar(-half, body.depth / 2, half, body.depth / 2);
        case UnitClass::Infantry:
        case UnitClass::Skirmishers:
        case UnitClass::Elephants:
        case UnitClass::Other:
            break;
        }
        return {};
    }

    // A light edge with a point: where the unit looks.
    [[nodiscard]] static std::string front(Mils width, const Livery &colours)
    {
        const Mils half = std::min(width / 2, 420);
        return "<polygon points=\"" + in(-half) + ",0 0," + in(-kPoint - 200) + " " + in(half) + ",0\"" +
               fill(colours.colour) + stroke(kInk, 100) + " stroke-linejoin=\"round\"/>";
    }

    [[nodiscard]] std::string general(GeneralId id) const
    {
        const GeneralSetup &setup = m_setup.generals[id.index()];
        const Livery &colours = livery(setup.side);
        const Point place = placeOf(m_state, id);
        const std::int64_t y = std::int64_t{depth()} - place.y;
        std::string svg = circle(place.x, y, 560, fill("#fffaf0") + stroke(kInk, 120)) +
                          circle(place.x, y, 330, fill(colours.colour));
        if (setup.commanderInChief) {
            svg += circle(place.x, y, 820, " fill=\"none\"" + stroke(colours.colour, 220));
        }
        return svg;
    }

    const State &m_state;
    const Setup &m_setup;
    const std::string &m_name;
    Marks m_marks;
    NumberWriter m_numbers;
};

} // namespace

PictureSize pictureSizeOf(const Setup &setup)
{
    return {static_cast<double>(setup.table.right + 2 * kRim) / kInch,
            static_cast<double>(setup.table.top + 2 * kRim) / kInch};
}

std::string plainNumber(int value)
{
    return std::to_string(value);
}

std::string pictureOf(const State &state, const std::string &name, LengthUnit unit,
                      const NumberWriter &numbers)
{
    return Picture(state, name, unit, numbers).draw();
}

std::string escaped(const std::string &text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            // XML knows no other control characters.
            out += static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' ? ' ' : c;
        }
    }
    return out;
}

} // namespace zama::report
