#include "app/play/action_bar.h"

#include "app/play/title_font.h"

#include <QAccessible>
#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kLeastGap = 40;           // pixels between the next thing and the other buttons
constexpr int kNextWidthInLetters = 32; // at least, so that it does not jump

} // namespace

ActionBar::ActionBar(QWidget *parent)
    : QWidget(parent),
      m_nextButton(new QPushButton(this)),
      m_words(new QLabel(this)),
      m_tools(new QWidget(this)),
      m_grid(new QGridLayout(m_tools))
{
    useTitleFont(*m_nextButton, 1.15);
    m_nextButton->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the table
    m_nextButton->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // never less than its words
    m_words->setTextFormat(Qt::PlainText);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout;
    row->addWidget(m_nextButton);
    row->addStretch(1);
    row->addWidget(m_tools);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 2, 14, 8);
    layout->setSpacing(4);
    layout->addWidget(m_words);
    layout->addLayout(row);
    connect(m_nextButton, &QPushButton::clicked, this, &ActionBar::nextRequested);
}

void ActionBar::showNext(const NextThing &next)
{
    m_next = next;
    m_nextButton->setText(next.text);
    m_nextButton->setMinimumSize(
        std::max(m_nextButton->sizeHint().width(), fontMetrics().averageCharWidth() * kNextWidthInLetters),
        m_nextButton->fontMetrics().height() * 2);
    m_nextButton->setEnabled(next.kind != NextKind::Wait);
    m_nextButton->setToolTip(tr("Space"));
    arrange();
}

void ActionBar::say(const QString &text)
{
    if (text == m_said) {
        return;
    }
    m_said = text;
    showWords();
    if (text.isEmpty()) {
        return;
    }
    QAccessibleEvent changed(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&changed);
}

QString ActionBar::said() const
{
    return m_said;
}

// One line, however long the words are: the rest is in the tool tip, and screen readers hear all of it.
void ActionBar::showWords()
{
    m_words->setText(m_words->fontMetrics().elidedText(m_said, Qt::ElideRight, m_words->width()));
    m_words->setToolTip(m_words->text() == m_said ? QString() : m_said);
    m_words->setAccessibleName(m_said);
}

void ActionBar::addAction(QAction *action)
{
    auto *button = new QToolButton(m_tools);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons << button;
    connect(action, &QAction::changed, this, &ActionBar::arrange);
    arrange();
}

// Long words take a second row rather than the room of the next thing.
void ActionBar::arrange()
{
    int wanted = m_nextButton->minimumWidth() + kLeastGap;
    QList<QToolButton *> shown;
    for (QToolButton *button : m_buttons) {
        const bool isShown = button->defaultAction()->isVisible();
        button->setVisible(isShown);
        if (isShown) {
            shown << button;
            wanted += button->sizeHint().width() + m_grid->spacing();
        }
    }
    const auto count = static_cast<int>(shown.size());
    const int columns = wanted <= width() ? count : (count + 1) / 2;
    if (columns == m_columns && shown == m_shown) {
        return;
    }
    m_columns = columns;
    m_shown = shown;
    for (int i = 0; i < count; ++i) {
        m_grid->addWidget(shown[i], i / columns, i % columns);
    }
}

void ActionBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    showWords();
}

} // namespace zama::play
