#pragma once
// The rulebook to read: contents, search, the text with its pictures, and a way back.

#include "app/play/diagram_painter.h"
#include "app/play/rulebook.h"

#include <QHash>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextObjectInterface>

class QLabel;
class QLineEdit;
class QSplitter;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace zama::play {

/// The text of the book with its pictures, drawn where an image stands in the text.
class RulebookPage final : public QTextBrowser, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    RulebookPage(const Rulebook &book, table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// Writes the page anew, in the present language and colours.
    void write();
    /// Scrolls to a clause and marks its paragraph; false if there is none.
    bool showClause(const QString &clause);
    [[nodiscard]] const std::vector<RuleDiagram> &diagrams() const { return m_diagrams; }
    /// The paragraph of a clause as it stands on the page; invalid for an unknown one.
    [[nodiscard]] QTextBlock blockOf(const QString &clause) const;

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void keepPlace();
    void scrollTo(const QTextBlock &block);
    [[nodiscard]] QString html() const;
    [[nodiscard]] QString htmlOf(const RuleParagraph &paragraph) const;
    [[nodiscard]] const RuleDiagram *diagramOf(const QTextFormat &format) const;
    void findClauses();
    void mark(const QTextBlock &block);

    const Rulebook &m_book;
    DiagramStyle m_style;
    std::vector<RuleDiagram> m_diagrams;
    QHash<QString, int> m_positions; ///< of clauses in the document
    QString m_clause;                ///< opened last
    QTextBlock m_shown;              ///< its paragraph
    bool m_staysAtClause = false;    ///< until the reader scrolls
};

class RulebookView final : public QWidget
{
    Q_OBJECT
public:
    explicit RulebookView(const Rulebook &book = Rulebook::builtIn(), QWidget *parent = nullptr);

    [[nodiscard]] bool has(const QString &clause) const { return m_book.has(clause); }
    /// Opens the book at a clause, tells screen readers, and remembers where it was open before. An unknown
    /// clause changes nothing.
    void openAt(const QString &clause);
    /// The clause it is open at; empty before any was opened.
    [[nodiscard]] QString current() const;
    void back();
    void forward();
    [[nodiscard]] const RulebookPage &page() const { return *m_page; }
    void retranslate();

signals:
    /// The book was opened at a clause, by whatever way.
    void opened(const QString &clause);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fillContents();
    void filter(const QString &words);
    void openFirstFound();
    void openItem(const QTreeWidgetItem *item);
    void turnTo(const QString &clause);
    void announce(const QString &clause);

    const Rulebook &m_book;
    table::FigurePixmaps m_pixmaps;
    RulebookPage *m_page;
    QTreeWidget *m_contents;
    QLineEdit *m_search;
    QToolButton *m_back;
    QToolButton *m_forward;
    QLabel *m_place;
    QStringList m_history;
    qsizetype m_at = -1; ///< in the history
};

} // namespace zama::play
