#include "app/play/action_bar.h"

#include <QAccessible>
#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kLeastWords = 20;         // letters of what is said, in a line
constexpr int kNextWidthInLetters = 26; // at least, so that it does not jump

} // namespace

ActionBar::ActionBar(QWidget *parent)
    : QWidget(parent),
      m_nextButton(new QPushButton(this)),
      m_words(new QLabel(this)),
      m_tools(new QWidget(this)),
      m_grid(new QGridLayout(m_tools))
{
    QFont strong = font();
    strong.setPointSizeF(font().pointSizeF() * 1.15);
    strong.setBold(true);
    m_nextButton->setFont(strong);
    m_nextButton->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the table
    m_nextButton->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // never less than its words
    m_nextButton->setMinimumHeight(fontMetrics().height() * 2);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 8);
    layout->addWidget(m_nextButton);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_tools);
    connect(m_nextButton, &QPushButton::clicked, this, &ActionBar::nextRequested);
}

void ActionBar::showNext(const NextThing &next)
{
    m_next = next;
    m_nextButton->setText(next.text);
    m_nextButton->setMinimumWidth(
        std::max(m_nextButton->sizeHint().width(), fontMetrics().averageCharWidth() * kNextWidthInLetters));
    m_nextButton->setEnabled(next.kind != NextKind::Wait);
    m_nextButton->setToolTip(tr("Space"));
    arrange();
}

void ActionBar::say(const QString &text)
{
    if (text == m_words->text()) {
        return;
    }
    m_words->setText(text);
    if (text.isEmpty()) {
        return;
    }
    QAccessibleEvent changed(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&changed);
}

QString ActionBar::said() const
{
    return m_words->text();
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
    int wanted = m_nextButton->minimumWidth() + fontMetrics().averageCharWidth() * kLeastWords;
    for (const QToolButton *button : m_buttons) {
        wanted += button->sizeHint().width() + m_grid->spacing();
    }
    const auto count = static_cast<int>(m_buttons.size());
    const int columns = wanted <= width() ? count : (count + 1) / 2;
    if (columns == m_columns && m_grid->count() == count) {
        return;
    }
    m_columns = columns;
    for (int i = 0; i < count; ++i) {
        m_grid->addWidget(m_buttons[i], i / columns, i % columns);
    }
}

void ActionBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace zama::play
