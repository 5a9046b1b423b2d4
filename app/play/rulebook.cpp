#include "app/play/rulebook.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

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

QString readResource(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

Rulebook::Rulebook(const QString &markdown)
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
    static const Rulebook book(readResource(QStringLiteral(":/zama/rulebook.md")));
    return book;
}

void Rulebook::addBlock(const QString &block)
{
    if (block.startsWith(QLatin1String("# ")) || block.startsWith(QLatin1String("## "))) {
        const QString title = block.section(QLatin1Char(' '), 1);
        m_title = m_title.isEmpty() ? title : m_title;
        m_chapters.push_back({title, {}});
    } else if (block.startsWith(QLatin1Char('|'))) {
        addOptions(block.split(QLatin1Char('\n')));
    } else if (!block.isEmpty()) {
        const QString clause = anchorPattern().match(block).captured(1);
        addParagraph({clause, titleOf(block, clause), withoutMarks(block), htmlOf(block, clause)});
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
        const QString markdown = QStringLiteral("**%1** %2. %3 (%4)")
                                     .arg(clause, cells[4].trimmed(), cells[2].trimmed(), cells[3].trimmed());
        addParagraph({clause, cells[4].trimmed(), withoutMarks(markdown), htmlOf(markdown, clause)});
    }
}

QString Rulebook::htmlOf(const QString &markdown, const QString &clause) const
{
    // One pass, so that what became a link is not looked at again: code, link, bold, italic, clause.
    static const Expression mark(QStringLiteral(
        "`([^`]+)`|\\[([^\\]]*)\\]\\(#(\\w+)\\)|(\\*\\*)|(\\*)|(?<![\\w-])([A-Z]\\d{1,2})(?![\\w-])"));
    QString plain = markdown;
    plain.remove(anchorPattern());
    plain = plain.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1Char(' '));
    QString html;
    qsizetype from = 0;
    bool bold = false;
    bool italic = false;
    auto found = mark.globalMatch(plain);
    while (found.hasNext()) {
        const auto match = found.next();
        html += plain.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        if (match.hasCaptured(1)) {
            const QString code = QStringLiteral("<code>%1</code>").arg(match.captured(1));
            const QString key = match.captured(1).section(QLatin1Char(':'), 0, 0);
            html += key != clause && m_anchors.contains(key) ? linkTo(key, code) : code;
        } else if (match.hasCaptured(3)) {
            html += linkTo(match.captured(3), match.captured(2));
        } else if (match.hasCaptured(4)) {
            bold = !bold;
            html += bold ? QStringLiteral("<b>") : QStringLiteral("</b>");
        } else if (match.hasCaptured(5)) {
            italic = !italic;
            html += italic ? QStringLiteral("<i>") : QStringLiteral("</i>");
        } else {
            const QString name = match.captured(6);
            html += name != clause && m_anchors.contains(name) ? linkTo(name, name) : name;
        }
    }
    return html + plain.mid(from);
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
    const QString clause = clauseTyped(words);
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
