#include "app/play/rulebook_view.h"

#include "table/art/recolour.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kClauseRole = Qt::UserRole;
constexpr double kMargin = 14.0;
constexpr double kWidestPicture = 420.0;
constexpr int kClauseColumn = 1;

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

RulebookPage::RulebookPage(const Rulebook &book, table::FigurePixmaps &pixmaps, QWidget *parent)
    : QTextBrowser(parent),
      m_book(book)
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

void RulebookPage::write()
{
    m_style.palette = palette();
    m_style.font = font();
    m_diagrams = ruleDiagrams();
    const QString link = palette().color(QPalette::Link).name();
    document()->setDefaultStyleSheet(
        QStringLiteral("h1, h2 { font-family: Palatino, P052, 'DejaVu Serif', serif; } "
                       "a { color: %1; } "
                       "p { line-height: 125%; margin-top: 0; margin-bottom: 9px; } "
                       "p.picture { line-height: 100%; margin-top: 4px; margin-bottom: 2px; } "
                       "p.caption { font-size: small; font-style: italic; margin-bottom: 14px; }")
            .arg(link));
    m_shown = QTextBlock();
    m_clause.clear();
    setHtml(html());
    findClauses();
}

QString RulebookPage::html() const
{
    QString page;
    for (const RuleChapter &chapter : m_book.chapters()) {
        const bool isFirst = &chapter == &m_book.chapters().front();
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
        write();
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

RulebookView::RulebookView(const Rulebook &book, QWidget *parent)
    : QWidget(parent),
      m_book(book),
      m_page(new RulebookPage(book, m_pixmaps, this)),
      m_contents(new QTreeWidget(this)),
      m_search(new QLineEdit(this)),
      m_back(new QToolButton(this)),
      m_forward(new QToolButton(this)),
      m_place(new QLabel(this))
{
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &RulebookView::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &RulebookView::openFirstFound);
    connect(m_contents, &QTreeWidget::itemActivated, this, &RulebookView::openItem);
    connect(m_contents, &QTreeWidget::itemClicked, this, &RulebookView::openItem);
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) { openAt(url.fragment()); });
    connect(m_back, &QToolButton::clicked, this, &RulebookView::back);
    connect(m_forward, &QToolButton::clicked, this, &RulebookView::forward);
    retranslate();
    turnTo(QString());
}

void RulebookView::layOut()
{
    m_back->setArrowType(layoutDirection() == Qt::RightToLeft ? Qt::RightArrow : Qt::LeftArrow);
    m_forward->setArrowType(layoutDirection() == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow);
    m_back->setShortcut(QKeySequence::Back);
    m_forward->setShortcut(QKeySequence::Forward);
    m_search->setClearButtonEnabled(true);
    m_contents->setHeaderHidden(true);
    m_contents->setColumnCount(1);
    m_place->setWordWrap(true);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addWidget(m_search, 1);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_contents);
    splitter->addWidget(m_page);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 4);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addLayout(bar);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_place);
    setFocusProxy(m_search);
}

void RulebookView::fillContents()
{
    m_contents->clear();
    for (const RuleChapter &chapter : m_book.chapters()) {
        if (std::ranges::all_of(chapter.paragraphs, &QString::isEmpty, &RuleParagraph::clause)) {
            continue; // the introduction
        }
        auto *top = new QTreeWidgetItem(m_contents, {chapter.title});
        for (const RuleParagraph &paragraph : chapter.paragraphs) {
            if (paragraph.clause.isEmpty()) {
                continue;
            }
            auto *item = new QTreeWidgetItem(
                top, {tr("%1  %2", "clause and title").arg(paragraph.clause, paragraph.title)});
            item->setData(0, kClauseRole, paragraph.clause);
        }
    }
}

void RulebookView::filter(const QString &words)
{
    const bool isSearching = !words.trimmed().isEmpty();
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem *chapter = m_contents->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < chapter->childCount(); ++j) {
            QTreeWidgetItem *item = chapter->child(j);
            const RuleParagraph *paragraph = m_book.find(item->data(0, kClauseRole).toString());
            const bool found = !isSearching || m_book.matches(*paragraph, words);
            item->setHidden(!found);
            any = any || found;
        }
        chapter->setHidden(isSearching && !any);
        chapter->setExpanded(isSearching && any);
    }
}

void RulebookView::openFirstFound()
{
    const QString typed = m_book.clauseTyped(m_search->text());
    if (!typed.isEmpty()) {
        openAt(typed);
        return;
    }
    for (QTreeWidgetItem *item = m_contents->topLevelItem(0); item != nullptr;
         item = m_contents->itemBelow(item)) {
        if (!item->isHidden() && !item->data(0, kClauseRole).toString().isEmpty()) {
            openItem(item);
            return;
        }
    }
}

void RulebookView::openItem(const QTreeWidgetItem *item)
{
    const QString clause = item->data(0, kClauseRole).toString();
    if (!clause.isEmpty()) {
        openAt(clause);
    }
}

void RulebookView::openAt(const QString &clause)
{
    if (!has(clause)) {
        return;
    }
    if (clause != current()) {
        m_history = m_history.mid(0, m_at + 1);
        m_history.append(clause);
        m_at = m_history.size() - 1;
    }
    turnTo(clause);
}

QString RulebookView::current() const
{
    return m_history.value(m_at);
}

void RulebookView::back()
{
    if (m_at > 0) {
        --m_at;
        turnTo(current());
    }
}

void RulebookView::forward()
{
    if (m_at + 1 < m_history.size()) {
        ++m_at;
        turnTo(current());
    }
}

void RulebookView::turnTo(const QString &clause)
{
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    if (!clause.isEmpty() && m_page->showClause(clause)) {
        announce(clause);
        emit opened(clause);
    }
}

void RulebookView::announce(const QString &clause)
{
    const RuleParagraph *paragraph = m_book.find(clause);
    m_place->setText(tr("Open at %1: %2").arg(clause, paragraph->title));
    m_place->setAccessibleDescription(paragraph->text);
    QAccessibleEvent alert(m_place, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void RulebookView::retranslate()
{
    setAccessibleName(tr("Rulebook"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back to where the book was open before"));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setText(tr("Forward"));
    m_forward->setToolTip(tr("Forward again"));
    m_forward->setAccessibleName(tr("Forward"));
    m_search->setPlaceholderText(tr("A word, or a clause such as M3"));
    m_search->setAccessibleName(tr("Search the rulebook"));
    m_contents->setAccessibleName(tr("Contents"));
    m_page->setAccessibleName(tr("Rules"));
    m_place->setAccessibleName(m_place->text());
    fillContents();
    filter(m_search->text());
    m_page->write();
    turnTo(current());
}

void RulebookView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::LayoutDirectionChange) {
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        m_back->setArrowType(mirrored ? Qt::RightArrow : Qt::LeftArrow);
        m_forward->setArrowType(mirrored ? Qt::LeftArrow : Qt::RightArrow);
    }
}

} // namespace zama::play
