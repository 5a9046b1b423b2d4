#include "app/play/rulebook_page.h"

#include "table/art/recolour.h"
#include "table/model/rich_text.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace zama::play {
namespace {

constexpr double kMargin = 14.0;
constexpr double kWidestPicture = 420.0;

QString anchorOf(const QTextBlock &block)
{
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QStringList names = at.fragment().charFormat().anchorNames();
        if (!names.isEmpty()) {
            return names.first();
        }
    }
    return {};
}

} // namespace

RulebookPage::RulebookPage(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QTextBrowser(parent)
{
    m_style.pixmaps = &pixmaps;
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    document()->setDocumentMargin(kMargin);
    document()->documentLayout()->registerHandler(QTextFormat::ImageObject, this);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_staysAtClause = false; });
    // The size changes while the layout is at work, which must not be asked for more just then.
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &RulebookPage::keepPlace, Qt::QueuedConnection);
}

void RulebookPage::write(const Rulebook &book)
{
    m_book = &book;
    m_style.palette = palette();
    m_style.font = font();
    m_diagrams = ruleDiagrams();
    const QString link = palette().color(QPalette::Link).name();
    document()->setDefaultStyleSheet(
        QStringLiteral("h1, h2 { font-family: Palatino, P052, 'DejaVu Serif', serif; } "
                       "a { color: %1; } "
                       "p { line-height: 125%; margin-top: 0; margin-bottom: 9px; } "
                       "p.picture { line-height: 100%; margin-top: 4px; margin-bottom: 2px; } "
                       "p.caption { font-size: small; font-style: %2; margin-bottom: 14px; }")
            .arg(link, isRightToLeft() ? QStringLiteral("normal") : QStringLiteral("italic")));
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(
        layoutDirection()); // a paragraph begins with its clause, which says nothing of that
    document()->setDefaultTextOption(option);
    m_shown = QTextBlock();
    m_clause.clear();
    setHtml(table::forRichText(html()));
    findClauses();
}

QString RulebookPage::html() const
{
    QString page;
    for (const RuleChapter &chapter : m_book->chapters()) {
        const bool isFirst = &chapter == &m_book->chapters().front();
        page += isFirst ? QStringLiteral("<h1>%1</h1>").arg(chapter.title.toHtmlEscaped())
                        : QStringLiteral("<h2>%1</h2>").arg(chapter.title.toHtmlEscaped());
        for (const RuleParagraph &paragraph : chapter.paragraphs) {
            page += htmlOf(paragraph);
        }
        if (isFirst) {
            page += QStringLiteral("<p>%1</p>")
                        .arg(tr("In the pictures, what is allowed is drawn with solid lines; what is refused "
                                "is dashed and "
                                "crossed out. A square of the ground is one inch."));
        }
    }
    return page;
}

// Pictures are named by their place in the list.
QString RulebookPage::htmlOf(const RuleParagraph &paragraph) const
{
    QString html = paragraph.clause.isEmpty()
                       ? QStringLiteral("<p>%1</p>").arg(paragraph.html)
                       : QStringLiteral("<p><a name=\"%1\"></a>%2</p>").arg(paragraph.clause, paragraph.html);
    for (std::size_t i = 0; i < m_diagrams.size(); ++i) {
        if (m_diagrams[i].clause == paragraph.clause) {
            html += QStringLiteral("<p class=\"picture\"><img src=\"%1\"></p><p class=\"caption\">%2</p>")
                        .arg(QString::number(i), m_diagrams[i].caption.toHtmlEscaped());
        }
    }
    return html;
}

void RulebookPage::findClauses()
{
    m_positions.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QString clause = anchorOf(block);
        if (!clause.isEmpty()) {
            m_positions.insert(clause, block.position());
        }
    }
}

QTextBlock RulebookPage::blockOf(const QString &clause) const
{
    const auto position = m_positions.constFind(clause);
    return position == m_positions.constEnd() ? QTextBlock() : document()->findBlock(*position);
}

bool RulebookPage::showClause(const QString &clause)
{
    const QTextBlock block = blockOf(clause);
    if (!block.isValid()) {
        return false;
    }
    m_shown = block;
    m_clause = clause;
    m_staysAtClause = true;
    mark(block);
    setTextCursor(QTextCursor(block));
    scrollTo(block);
    return true;
}

void RulebookPage::mark(const QTextBlock &block)
{
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(block);
    selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    const QColor tint = palette().color(QPalette::Highlight);
    selection.format.setBackground(table::mixed(palette().color(QPalette::Base), tint, 0.2));
    setExtraSelections({selection});
}

const RuleDiagram *RulebookPage::diagramOf(const QTextFormat &format) const
{
    bool isNumber = false;
    const auto index = format.toImageFormat().name().toUInt(&isNumber);
    return isNumber && index < m_diagrams.size() ? &m_diagrams[index] : nullptr;
}

QSizeF RulebookPage::intrinsicSize(QTextDocument *, int, const QTextFormat &format)
{
    const RuleDiagram *diagram = diagramOf(format);
    const double room = std::max(120.0, viewport()->width() - 2 * kMargin - 4);
    return diagram == nullptr ? QSizeF() : sizeOfDiagram(*diagram, std::min(room, kWidestPicture));
}

void RulebookPage::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                              const QTextFormat &format)
{
    if (const RuleDiagram *diagram = diagramOf(format)) {
        paintDiagram(*painter, rect, *diagram, m_style);
    }
}

// Pictures fit the width, which the layout asks only about what has changed; what was read stays at the top.
void RulebookPage::resizeEvent(QResizeEvent *event)
{
    const QTextBlock top = cursorForPosition({0, 0}).block();
    QTextBrowser::resizeEvent(event);
    document()->markContentsDirty(0, document()->characterCount());
    if (!m_staysAtClause) {
        scrollTo(top);
    }
    keepPlace();
}

// Its own event, for a widget's colours change before those of its children.
void RulebookPage::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    const bool isLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isLook && !m_positions.isEmpty()) {
        const QString clause = m_clause;
        write(*m_book);
        showClause(clause);
    }
}

void RulebookPage::keepPlace()
{
    if (m_staysAtClause && m_shown.isValid()) {
        scrollTo(m_shown);
    }
}

void RulebookPage::scrollTo(const QTextBlock &block)
{
    const double top = document()->documentLayout()->blockBoundingRect(block).top();
    verticalScrollBar()->setValue(static_cast<int>(top - kMargin));
}

} // namespace zama::play
