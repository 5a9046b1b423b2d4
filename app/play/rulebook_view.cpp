#include "app/play/rulebook_view.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kClauseRole = Qt::UserRole;

} // namespace

RulebookView::RulebookView(QWidget *parent)
    : QWidget(parent),
      m_page(new RulebookPage(m_pixmaps, this)),
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
    for (const RuleChapter &chapter : Rulebook::builtIn().chapters()) {
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
            const RuleParagraph *paragraph = Rulebook::builtIn().find(item->data(0, kClauseRole).toString());
            const bool found = !isSearching || Rulebook::builtIn().matches(*paragraph, words);
            item->setHidden(!found);
            any = any || found;
        }
        chapter->setHidden(isSearching && !any);
        chapter->setExpanded(isSearching && any);
    }
}

void RulebookView::openFirstFound()
{
    const QString typed = Rulebook::builtIn().clauseTyped(m_search->text());
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
    const RuleParagraph *paragraph = Rulebook::builtIn().find(clause);
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
    fillContents();
    filter(m_search->text());
    m_page->write(Rulebook::builtIn());
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
