#pragma once
// The rulebook as it is read in the program: docs/rulebook.md, cut into chapters and paragraphs with names.

#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace zama::play {

/// One paragraph. Most have a clause they are quoted by; introductions have none.
struct RuleParagraph {
    QString clause; ///< "M3", "Q27", or the key of an option: "wheel_cap"; may be empty
    QString title;  ///< "Obliques"; where the book gives none, the first sentence; may be empty
    QString text;   ///< all of it without marks, for searching and for screen readers
    QString html;   ///< all of it; every clause it mentions is a link to "#clause"
};

struct RuleChapter {
    QString title;
    std::vector<RuleParagraph> paragraphs;
};

/// A rulebook written in the small part of Markdown that ours uses: headings, paragraphs, **bold**, `code`,
/// [links](#clause), an anchor `<a id="clause"></a>` before what it names, and tables of options.
class Rulebook
{
public:
    /// Says a heading, a paragraph without its anchor, or a cell of a table in another language, marks and
    /// all.
    using Translate = std::function<QString(const QString &)>;

    explicit Rulebook(const QString &markdown, Translate translate = {});
    /// The rulebook that is compiled in, in the language spoken; it stays when another one is spoken. Needs
    /// table::initResources().
    [[nodiscard]] static const Rulebook &builtIn();

    [[nodiscard]] const QString &title() const { return m_title; }
    /// The first chapter is the introduction and is called like the book.
    [[nodiscard]] const std::vector<RuleChapter> &chapters() const { return m_chapters; }

    [[nodiscard]] bool has(const QString &clause) const { return m_places.contains(clause); }
    /// The paragraph of a clause; null for an unknown one.
    [[nodiscard]] const RuleParagraph *find(const QString &clause) const;
    /// A clause as somebody types it, " q1", as the book writes it, "Q01"; empty if it is none.
    [[nodiscard]] QString clauseTyped(const QString &typed) const;
    /// Has the paragraph all words of `words`, in any order? A clause that is typed matches by its name
    /// alone.
    [[nodiscard]] bool matches(const RuleParagraph &paragraph, const QString &words) const;

private:
    struct Place {
        std::size_t chapter;
        std::size_t paragraph;
    };

    void addBlock(const QString &block);
    void addParagraph(RuleParagraph paragraph);
    void addOptions(const QStringList &rows);
    [[nodiscard]] QString translated(const QString &text) const;
    [[nodiscard]] QString htmlOf(const QString &markdown, const QString &clause) const;

    Translate m_translate;
    QString m_title;
    std::vector<RuleChapter> m_chapters;
    QHash<QString, Place> m_places;
    QStringList m_anchors; ///< everything that can be linked to
};

} // namespace zama::play
