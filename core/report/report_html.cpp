#include "core/report/report_html.h"

#include "core/report/table_picture.h"
#include "core/text/names.h"

#include <string_view>

namespace zama::report {
namespace {

std::string withLineBreaks(std::string text)
{
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at)) {
        text.replace(at, 1, "<br>");
    }
    return text;
}

// Light parchment, ink, terracotta; one column; on paper no switch and no cut pictures.
constexpr std::string_view kStyle = R"(
:root { color-scheme: light; }
body { margin: 0; background: #faf4e3; color: #2b2320; font: 1.06rem/1.6 "Iowan Old Style", Palatino, "DejaVu Serif", Georgia, serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2.2rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.35rem; margin: 2.6rem 0 .6rem; color: #9a3b26; border-bottom: 1px solid #d9c79c; padding-bottom: .2rem; }
.when { margin: 0 0 1.5rem; color: #6b5533; font-style: italic; }
[dir=rtl] .when { font-style: normal; }
p { margin: 0 0 .8rem; }
.second { color: #5a4a3a; }
figure { margin: 1rem 0 1.4rem; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { font-size: .9rem; color: #6b5533; margin-top: .3rem; }
ul { margin: 0; padding-inline-start: 1.2rem; }
li { margin: 0 0 .5rem; }
.turn { font-weight: bold; color: #9a3b26; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0 1.2rem; font-size: .88rem; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: 0 2rem; }
caption { text-align: start; font-weight: bold; padding: .3rem 0; }
th, td { text-align: start; padding: .25rem .5rem; border-bottom: 1px solid #d9c79c; font-weight: normal; }
thead th { color: #6b5533; }
td { font-variant-numeric: tabular-nums; }
.ids { display: none; font: .72rem/1 ui-monospace, "DejaVu Sans Mono", monospace; color: #23395f; background: #e8edf5; border-radius: .2rem; padding: .08rem .25rem; margin-inline-start: .25rem; overflow-wrap: anywhere; }
.switch { font-size: .9rem; color: #6b5533; }
.note { display: none; font-size: .85rem; color: #6b5533; }
#show-ids:checked ~ * .ids { display: inline; }
#show-ids:checked ~ .note { display: block; }
@media print {
  body { background: #fff; font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  .switch, #show-ids { display: none; }
  figure, table, li { break-inside: avoid; }
  h2 { break-after: avoid; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@page { margin: 18mm; }
)";

Message label(std::string_view id)
{
    return {id, {}};
}

class Page
{
public:
    Page(const BattleReport &report, const HtmlStyle &style)
        : m_report(report),
          m_style(style)
    {
    }

    [[nodiscard]] std::string write() const
    {
        std::string page = head() + title();
        page += isBrowser() ? idSwitch() : "";
        page += picture(0) + paragraph(m_report.opening);
        for (std::size_t i = 0; i < m_report.turns.size(); ++i) {
            page += turn(i);
        }
        return page + turningPoints() + ending() + losses() + "</main></body></html>\n";
    }

    [[nodiscard]] std::string caption(std::size_t picture) const
    {
        return picture == 0 ? say(label("report.label.start"))
                            : say({"report.label.after", {m_report.turns[picture - 1].turn}});
    }

    [[nodiscard]] const State &tableOf(std::size_t picture) const
    {
        return picture == 0 ? m_report.start : m_report.turns[picture - 1].after;
    }

    [[nodiscard]] NumberWriter numbers() const
    {
        return [this](int value) {
            const std::string both = say(Message{"report.label.number", {value}});
            return both.substr(0, both.find('\n')); // a second reader's digits are not put below
        };
    }

private:
    [[nodiscard]] bool isBrowser() const { return m_style.kind == PageKind::Browser; }
    [[nodiscard]] std::string say(const Message &message) const { return m_style.say(message); }
    [[nodiscard]] std::string text(const Message &message) const
    {
        return withLineBreaks(escaped(say(message)));
    }
    [[nodiscard]] std::string text(const LocalText &t) const { return escaped(t.in(m_style.language)); }
    [[nodiscard]] const Scenario &scenario() const { return m_report.setup->scenario; }

    [[nodiscard]] std::string head() const
    {
        const std::string direction = m_style.isRightToLeft ? "rtl" : "ltr";
        std::string out = "<!DOCTYPE html>\n<html lang=\"" + escaped(m_style.language) + "\" dir=\"" +
                          direction + "\"><head><meta charset=\"utf-8\"/>";
        if (isBrowser()) {
            out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><style>" +
                   std::string(kStyle) + "</style>";
        }
        return out + "<title>" + text(scenario().title) + "</title></head>\n<body dir=\"" + direction +
               "\"><main>\n";
    }

    [[nodiscard]] std::string title() const
    {
        std::string when = text(scenario().date);
        const std::string where = text(scenario().place);
        when += !when.empty() && !where.empty() ? "<br/>" : "";
        when += where;
        const std::string line = when.empty() ? "" : "<p class=\"when\">" + when + "</p>\n";
        return "<h1>" + text(scenario().title) + "</h1>\n" + line;
    }

    [[nodiscard]] std::string idSwitch() const
    {
        const std::string checked = m_style.showEvents ? " checked=\"checked\"" : "";
        return "<input type=\"checkbox\" id=\"show-ids\"" + checked +
               "/> <label class=\"switch\" for=\"show-ids\">" + text(label("report.label.show_ids")) +
               "</label>\n<p class=\"note\">" + text(label("report.label.ids_note")) + "</p>\n";
    }

    [[nodiscard]] std::string heading(const std::string &words) const { return "<h2>" + words + "</h2>\n"; }

    [[nodiscard]] std::string picture(std::size_t number) const
    {
        const std::string words = withLineBreaks(escaped(caption(number)));
        if (isBrowser()) {
            return "<figure>" + pictureOf(tableOf(number), caption(number), m_style.lengths, numbers()) +
                   "<figcaption>" + words + "</figcaption></figure>\n";
        }
        const PictureSize size = pictureSizeOf(*m_report.setup);
        const int height = static_cast<int>(m_style.pictureWidth * size.height / size.width);
        return "<p class=\"picture\"><img src=\"picture:" + std::to_string(number) + "\" width=\"" +
               std::to_string(m_style.pictureWidth) + "\" height=\"" + std::to_string(height) +
               "\"/><br/><small class=\"caption\">" + words + "</small></p>\n";
    }

    [[nodiscard]] std::string sentence(const Sentence &s) const { return withEvents(text(s.message), s); }

    [[nodiscard]] std::string withEvents(const std::string &words, const Sentence &s) const
    {
        const std::string ids = idsOf(s.events);
        if (isBrowser()) {
            return words + " <span class=\"ids\">" + ids + "</span>";
        }
        return m_style.showEvents ? words + " <small class=\"ids\">[" + ids + "]</small>" : words;
    }

    // What the second reader reads is a paragraph of its own, which runs its own way.
    [[nodiscard]] std::string paragraph(const Paragraph &sentences) const
    {
        std::string first;
        std::string second;
        for (const Sentence &s : sentences) {
            const std::string words = say(s.message);
            const std::size_t end = m_style.second ? words.find('\n') : std::string::npos;
            first += (first.empty() ? "" : "\n") + withEvents(escaped(words.substr(0, end)), s);
            second +=
                (second.empty() ? "" : "\n") + escaped(end == words.npos ? words : words.substr(end + 1));
        }
        return sentences.empty() ? "" : "<p>" + first + "</p>\n" + secondParagraph(second);
    }

    [[nodiscard]] std::string secondParagraph(const std::string &words) const
    {
        if (!m_style.second) {
            return {};
        }
        return "<p class=\"second\" lang=\"" + escaped(m_style.second->language) + "\" dir=\"" +
               (m_style.second->isRightToLeft ? "rtl" : "ltr") + "\">" + words + "</p>\n";
    }

    [[nodiscard]] std::string turn(std::size_t index) const
    {
        const ReportTurn &turn = m_report.turns[index];
        std::string out = "<section>" + heading(text(Message{"report.label.turn", {turn.turn}}));
        for (const Paragraph &p : turn.paragraphs) {
            out += paragraph(p);
        }
        return out + picture(index + 1) + "</section>\n";
    }

    [[nodiscard]] std::string turningPoints() const
    {
        if (m_report.turningPoints.empty()) {
            return {};
        }
        std::string out = "<section>" + heading(text(label("report.label.turning_points"))) + "<ul>";
        for (const TurningPoint &point : m_report.turningPoints) {
            out += "<li><b class=\"turn\">" + text(Message{"report.label.turn", {point.turn}}) + "</b><br/>" +
                   sentence(point.sentence) + "</li>\n";
        }
        return out + "</ul></section>\n";
    }

    [[nodiscard]] std::string ending() const
    {
        if (m_report.closing.empty()) {
            return {};
        }
        return "<section>" + heading(text(label("report.label.end"))) + paragraph(m_report.closing) +
               "</section>\n";
    }

    [[nodiscard]] std::string losses() const
    {
        const std::string first = lossTable(SideId(0));
        const std::string second = lossTable(SideId(1));
        const std::string both =
            !isBrowser() && !m_style.sideBySide ? first + second
            : isBrowser() ? "<div class=\"sides\"><div>" + first + "</div><div>" + second + "</div></div>\n"
                          : "<table width=\"100%\" cellspacing=\"0\"><tr><td width=\"50%\">" +
                                (isTurned() ? second : first) + "</td><td width=\"50%\">" +
                                (isTurned() ? first : second) + "</td></tr></table>\n";
        return "<section>" + heading(text(label("report.label.losses"))) + both + "</section>\n";
    }

    [[nodiscard]] std::string number(int value) const
    {
        return text(Message{"report.label.number", {value}});
    }

    [[nodiscard]] std::string lossTable(SideId side) const
    {
        const SideLosses &losses = m_report.losses.at(side.index());
        const std::string name = escaped(nameOf(*m_report.setup, side, m_style.language));
        std::string out = isBrowser() ? "<table><caption>" + name + "</caption><thead>"
                                      : "<p><b>" + name + "</b></p><table width=\"100%\" cellpadding=\"3\">";
        out += row("th", {"", text(label("report.label.units")), text(label("report.label.stands")),
                          text(label("report.label.lost"))});
        out += isBrowser() ? "</thead><tbody>" : "";
        for (const TypeLosses &t : losses.types) {
            out += row("td", {escaped(pluralOf(*m_report.setup, t.type, m_style.language)),
                              part(t.unitsLeft, t.units), part(t.standsLeft, t.stands),
                              number(t.stands - t.standsLeft)});
        }
        out += row("td", {text(label("report.label.generals")), part(losses.generalsLeft, losses.generals),
                          "", number(losses.generals - losses.generalsLeft)});
        out += row("td", {text(label("report.label.counted")), "",
                          part(losses.starting - losses.lost, losses.starting), number(losses.lost)});
        return out + (isBrowser() ? "</tbody></table>\n" : "</table>\n");
    }

    [[nodiscard]] std::string part(int left, int whole) const
    {
        return text(Message{"report.label.of", {left, whole}});
    }

    // Rich text lays the cells of a row from left to right, whatever the direction of the page.
    [[nodiscard]] bool isTurned() const { return !isBrowser() && m_style.isRightToLeft; }

    // The first cell is the heading of its row.
    [[nodiscard]] std::string row(const std::string &cell, const std::vector<std::string> &words) const
    {
        const std::string align = isBrowser()             ? ""
                                  : m_style.isRightToLeft ? " align=\"right\""
                                                          : " align=\"left\"";
        std::string out = "<tr>";
        for (std::size_t k = 0; k < words.size(); ++k) {
            const std::size_t i = isTurned() ? words.size() - 1 - k : k;
            const std::string tag = i == 0 && isBrowser() ? "th" : cell;
            const std::string scope =
                tag == "th" && isBrowser() ? (cell == "th" ? " scope=\"col\"" : " scope=\"row\"") : "";
            out.append("<").append(tag).append(scope).append(align).append(">");
            out.append(words[i]).append("</").append(tag).append(">");
        }
        return out + "</tr>\n";
    }

    const BattleReport &m_report;
    const HtmlStyle &m_style;
};

} // namespace

std::string htmlOf(const BattleReport &report, const HtmlStyle &style)
{
    return Page(report, style).write();
}

std::vector<std::string> picturesOf(const BattleReport &report, const HtmlStyle &style)
{
    const Page page(report, style);
    std::vector<std::string> pictures;
    for (std::size_t i = 0; i <= report.turns.size(); ++i) {
        pictures.push_back(pictureOf(page.tableOf(i), page.caption(i), style.lengths, page.numbers()));
    }
    return pictures;
}

} // namespace zama::report
