#pragma once
// The text of the rulebook as a page to scroll, its pictures drawn where they stand in the text.

#include "app/play/diagram_painter.h"
#include "app/play/rulebook.h"

#include <QHash>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextObjectInterface>

namespace zama::play {

/// The text of the book with its pictures, drawn where an image stands in the text.
class RulebookPage final : public QTextBrowser, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    explicit RulebookPage(table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// Writes the page anew, in the present language and colours. The book stays in use.
    void write(const Rulebook &book);
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

    const Rulebook *m_book = nullptr; ///< none before the first write()
    DiagramStyle m_style;
    std::vector<RuleDiagram> m_diagrams;
    QHash<QString, int> m_positions; ///< of clauses in the document
    QString m_clause;                ///< opened last
    QTextBlock m_shown;              ///< its paragraph
    bool m_staysAtClause = false;    ///< until the reader scrolls
};

} // namespace zama::play
