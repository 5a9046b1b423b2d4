#include "app/play/rulebook.h"

#include "table/model/language.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace zama::play {
namespace {

using Expression = QRegularExpression;

const Expression &anchorPattern()
{
    static const Expression pattern(QStringLiteral("<a id=\"(\\w+)\"></a>"));
    return pattern;
}

QString withoutMarks(QString text)
{
    static const Expression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    text.remove(anchorPattern());
    text.replace(link, QStringLiteral("\\1"));
    return text.remove(QStringLiteral("**")).remove(QLatin1Char('*')).remove(QLatin1Char('`')).simplified();
}

QString firstSentence(const QString &text)
{
    return text.section(QLatin1Char('.'), 0, 0);
}

// "**Q27 Obliques.** The whole unit": what stands in bold behind the name.
QString titleOf(const QString &block, const QString &clause)
{
    static const Expression bold(QStringLiteral("\\*\\*(\\S+)(?: ([^*]+?))?[.,:;]?\\*\\*(.*)"),
                                 Expression::DotMatchesEverythingOption);
    const auto match = bold.match(block);
    if (clause.isEmpty() || match.captured(1) != clause) {
        return {};
    }
    const QString title = match.captured(2);
    return title.isEmpty() ? firstSentence(withoutMarks(match.captured(3))) : title;
}

QString linkTo(const QString &clause, const QString &shown)
{
    return QStringLiteral("<a href=\"#%1\">%2</a>").arg(clause, shown);
}

// Turns marks inside a paragraph into HTML, in one pass, so that what became a link is not looked at again.
class InlineMarks
{
public:
    /// Mentions of `anchors` become links, but not of the paragraph itself.
    InlineMarks(const QStringList &anchors, const QString &self)
        : m_anchors(anchors),
          m_self(self)
    {
    }

    [[nodiscard]] QString replaced(const QString &escaped)
    {
        static const Expression mark(QStringLiteral("`([^`]+)`|\\[([^\\]]*)\\]\\(#(\\w+)\\)|(\\*\\*)|(\\*)|"
                                                    "(?<![\\w-])([A-Z]\\d{1,2})(?![\\w-])"));
        QString html;
        qsizetype from = 0;
        auto found = mark.globalMatch(escaped);
        while (found.hasNext()) {
            const auto match = found.next();
            html += escaped.mid(from, match.capturedStart() - from) + htmlOf(match);
            from = match.capturedEnd();
        }
        return html + escaped.mid(from);
    }

private:
    [[nodiscard]] QString htmlOf(const QRegularExpressionMatch &match)
    {
        if (match.hasCaptured(1)) {
            const QString code = QStringLiteral("<code>%1</code>").arg(match.captured(1));
            return linked(match.captured(1).section(QLatin1Char(':'), 0, 0), code);
        }
        if (match.hasCaptured(3)) {
            return linkTo(match.captured(3), match.captured(2));
        }
        if (match.hasCaptured(4)) {
            return tag(m_isBold, QStringLiteral("b"));
        }
        return match.hasCaptured(5) ? tag(m_isItalic, QStringLiteral("i"))
                                    : linked(match.captured(6), match.captured(6));
    }

    [[nodiscard]] QString linked(const QString &clause, const QString &shown) const
    {
        return clause != m_self && m_anchors.contains(clause) ? linkTo(clause, shown) : shown;
    }

    [[nodiscard]] static QString tag(bool &isOpen, const QString &name)
    {
        isOpen = !isOpen;
        return isOpen ? QStringLiteral("<%1>").arg(name) : QStringLiteral("</%1>").arg(name);
    }

    const QStringList &m_anchors;
    const QString &m_self;
    bool m_isBold = false;
    bool m_isItalic = false;
};

QString readResource(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

Rulebook::Rulebook(const QString &markdown, Translate translate)
    : m_translate(std::move(translate))
{
    auto anchors = anchorPattern().globalMatch(markdown);
    while (anchors.hasNext()) {
        m_anchors.append(anchors.next().captured(1));
    }
    static const Expression emptyLine(QStringLiteral("\\n[ \\t]*\\n"));
    for (const QString &block : markdown.split(emptyLine, Qt::SkipEmptyParts)) {
        addBlock(block.trimmed());
    }
}

const Rulebook &Rulebook::builtIn()
{
    static std::map<QString, Rulebook> books;
    const table::Language language = table::spokenLanguage();
    const auto translate = [language](const QString &text) {
        return language.isEnglish()
                   ? QString()
                   : table::withDigitsOf(language.locale,
                                         language.words->translate("Rulebook", text.toUtf8().constData()));
    };
    const QString name = language.tag + language.locale.zeroDigit();
    const auto book = books.find(name);
    return book != books.end()
               ? book->second
               : books.try_emplace(name, readResource(QStringLiteral(":/zama/rulebook.md")), translate)
                     .first->second;
}

// What has no translation stays as it is.
QString Rulebook::translated(const QString &text) const
{
    const QString there = m_translate ? m_translate(text) : QString();
    return there.isEmpty() ? text : there;
}

// scripts/l10n/sources.py cuts the book in the same way.
void Rulebook::addBlock(const QString &block)
{
    static const Expression anchors(QStringLiteral("^(?:<a id=\"\\w+\"></a>)+"));
    if (block.startsWith(QLatin1String("# ")) || block.startsWith(QLatin1String("## "))) {
        const QString title = translated(block.section(QLatin1Char(' '), 1));
        m_title = m_title.isEmpty() ? title : m_title;
        m_chapters.push_back({title, {}});
    } else if (block.startsWith(QLatin1Char('|'))) {
        addOptions(block.split(QLatin1Char('\n')));
    } else if (!block.isEmpty()) {
        const QString marks = anchors.match(block).captured();
        const QString text = marks + translated(block.mid(marks.size()).simplified());
        const QString clause = anchorPattern().match(block).captured(1);
        addParagraph({clause, titleOf(text, clause), withoutMarks(text), htmlOf(text, clause)});
    }
}

void Rulebook::addParagraph(RuleParagraph paragraph)
{
    if (m_chapters.empty()) {
        m_chapters.emplace_back();
    }
    std::vector<RuleParagraph> &paragraphs = m_chapters.back().paragraphs;
    if (!paragraph.clause.isEmpty()) {
        m_places.insert(paragraph.clause, {m_chapters.size() - 1, paragraphs.size()});
    }
    paragraphs.push_back(std::move(paragraph));
}

// A row becomes a paragraph: four columns have no room in a dock, and a clause must open somewhere.
void Rulebook::addOptions(const QStringList &rows)
{
    for (const QString &row : rows) {
        const QStringList cells = row.split(QLatin1Char('|'));
        const QString clause = anchorPattern().match(row).captured(1);
        if (clause.isEmpty() || cells.size() < 6) {
            continue; // the head of the table
        }
        const QString title = translated(cells[4].trimmed());
        const QString markdown = QStringLiteral("**%1** %2. %3 (%4)")
                                     .arg(clause, title, translated(cells[2].trimmed()), cells[3].trimmed());
        addParagraph({clause, title, withoutMarks(markdown), htmlOf(markdown, clause)});
    }
}

QString Rulebook::htmlOf(const QString &markdown, const QString &clause) const
{
    QString plain = markdown;
    plain.remove(anchorPattern());
    plain = plain.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1Char(' '));
    return InlineMarks(m_anchors, clause).replaced(plain);
}

const RuleParagraph *Rulebook::find(const QString &clause) const
{
    const auto place = m_places.constFind(clause);
    return place == m_places.constEnd() ? nullptr : &m_chapters[place->chapter].paragraphs[place->paragraph];
}

QString Rulebook::clauseTyped(const QString &typed) const
{
    const QString word = typed.trimmed();
    for (const QString &name : {word, word.toUpper(), word.toLower(),
                                word.left(1).toUpper() + word.mid(1).rightJustified(2, QLatin1Char('0'))}) {
        if (has(name)) {
            return name;
        }
    }
    return {};
}

bool Rulebook::matches(const RuleParagraph &paragraph, const QString &words) const
{
    static const Expression name(QStringLiteral("^\\s*[A-Za-z]\\d{1,2}\\s*$"));
    const QString clause = name.match(words).hasMatch() ? clauseTyped(words) : QString();
    if (!clause.isEmpty()) {
        return paragraph.clause == clause;
    }
    const QStringList all = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(all, [&](const QString &word) {
        return paragraph.text.contains(word, Qt::CaseInsensitive) ||
               paragraph.clause.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace zama::play
