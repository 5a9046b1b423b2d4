#include "core/report/report_text.h"

#include "core/text/phrase.h"

namespace zama::report {
namespace {

class TextWriter
{
public:
    TextWriter(const SayMessage &say, bool showEvents)
        : m_say(say),
          m_showEvents(showEvents)
    {
    }

    void heading(const std::string &words)
    {
        m_text += (m_text.empty() ? "" : "\n") + words + "\n" + std::string(characters(words), '=') + "\n";
    }
    void heading(const Message &message) { heading(m_say(message)); }

    void paragraph(const Paragraph &sentences)
    {
        m_text += sentences.empty() ? "" : "\n";
        for (const Sentence &s : sentences) {
            line("", s);
        }
    }

    void point(const TurningPoint &point)
    {
        line(m_say({"report.label.turn", {point.turn}}) + ": ", point.sentence);
    }

    void line(const std::string &words) { m_text += words.empty() ? "" : words + "\n"; }

    [[nodiscard]] std::string text() const { return m_text; }

private:
    void line(const std::string &before, const Sentence &s)
    {
        m_text += before + m_say(s.message) + (m_showEvents ? " [" + idsOf(s.events) + "]" : "") + "\n";
    }

    // Not the bytes of UTF-8 that only continue one.
    static std::size_t characters(const std::string &text)
    {
        std::size_t count = 0;
        for (const char c : text) {
            count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
        }
        return count;
    }

    const SayMessage &m_say;
    bool m_showEvents;
    std::string m_text;
};

} // namespace

SayMessage inEnglish(const SetupPtr &setup, LengthUnit unit)
{
    return [setup, unit](const Message &message) { return englishFor(message, *setup, unit); };
}

std::string textOf(const BattleReport &report, const SayMessage &say, const std::string &language,
                   bool showEvents)
{
    const Scenario &scenario = report.setup->scenario;
    TextWriter out(say, showEvents);
    out.heading(scenario.title.in(language));
    out.line(scenario.date.in(language));
    out.line(scenario.place.in(language));
    out.paragraph(report.opening);
    for (const ReportTurn &turn : report.turns) {
        out.heading(Message{"report.label.turn", {turn.turn}});
        for (const Paragraph &p : turn.paragraphs) {
            out.paragraph(p);
        }
    }
    if (!report.turningPoints.empty()) {
        out.heading(Message{"report.label.turning_points", {}});
        for (const TurningPoint &point : report.turningPoints) {
            out.point(point);
        }
    }
    if (!report.closing.empty()) {
        out.heading(Message{"report.label.end", {}});
        out.paragraph(report.closing);
    }
    return out.text();
}

} // namespace zama::report
