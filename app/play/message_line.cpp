#include "app/play/message_line.h"

#include "table/art/recolour.h"
#include "table/widgets/accessible_role.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace zama::play {

MessageLine::MessageLine(QWidget *parent)
    : QFrame(parent),
      m_text(new QLabel(this)),
      m_dismiss(new QToolButton(this))
{
    table::setAccessibleRole(*this, QAccessible::AlertMessage);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTextFormat(Qt::PlainText); // names of files are not markup
    m_dismiss->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 8, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_dismiss);
    connect(m_dismiss, &QToolButton::clicked, this, &QWidget::hide);
    setAutoFillBackground(true);
    setVisible(false);
    retranslate();
}

void MessageLine::show(const Words &words, Tone tone)
{
    m_words = words;
    m_text->setText(words());
    m_tone = tone;
    dress();
    setVisible(true);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString MessageLine::text() const
{
    return m_text->text();
}

void MessageLine::retranslate()
{
    setAccessibleName(tr("Message"));
    m_dismiss->setText(tr("Dismiss"));
    if (m_words) {
        m_text->setText(m_words());
    }
}

void MessageLine::dress()
{
    const QPalette theme = QApplication::palette();
    const QColor tint = theme.color(m_tone == Tone::Problem ? QPalette::Highlight : QPalette::Link);
    QPalette mine = theme;
    mine.setColor(QPalette::Window, table::mixed(theme.color(QPalette::Window), tint, 0.22));
    setPalette(mine);
}

void MessageLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange) {
        dress();
    }
}

} // namespace zama::play
