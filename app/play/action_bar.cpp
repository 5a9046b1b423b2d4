#include "app/play/action_bar.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace zama::play {
namespace {

constexpr int kNextWidthInLetters = 26;

} // namespace

ActionBar::ActionBar(QWidget *parent)
    : QWidget(parent),
      m_nextButton(new QPushButton(this)),
      m_words(new QLabel(this)),
      m_tools(new QWidget(this))
{
    QFont strong = font();
    strong.setPointSizeF(font().pointSizeF() * 1.15);
    strong.setBold(true);
    m_nextButton->setFont(strong);
    m_nextButton->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the table
    m_nextButton->setMinimumWidth(fontMetrics().averageCharWidth() * kNextWidthInLetters);
    m_nextButton->setMinimumHeight(fontMetrics().height() * 2);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    auto *tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->setSpacing(4);
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
    m_nextButton->setEnabled(next.kind != NextKind::Wait);
    m_nextButton->setToolTip(tr("Space"));
}

void ActionBar::say(const QString &text)
{
    if (text == m_words->text()) {
        return;
    }
    m_words->setText(text);
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
    m_tools->layout()->addWidget(button);
}

} // namespace zama::play
