#include "editor/offer_line.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace zama::editor {

OfferLine::OfferLine(QWidget *parent)
    : QFrame(parent),
      m_text(new QLabel(this)),
      m_take(new QPushButton(this)),
      m_dismiss(new QPushButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // it names what people wrote
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->addWidget(m_text);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_take);
    buttons->addWidget(m_dismiss);
    buttons->addStretch();
    layout->addLayout(buttons);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    hide();
    connect(m_take, &QPushButton::clicked, this, [this] {
        hide();
        emit taken();
    });
    connect(m_dismiss, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
}

void OfferLine::show(const Words &what, const Words &offer)
{
    m_what = what;
    m_offer = offer;
    retranslate();
    setVisible(true);
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString OfferLine::text() const
{
    return m_text->text();
}

void OfferLine::retranslate()
{
    setAccessibleName(tr("Message"));
    m_dismiss->setText(tr("Dismiss"));
    m_text->setText(m_what ? m_what() : QString());
    m_take->setText(m_offer ? m_offer() : QString());
    m_take->setVisible(!m_take->text().isEmpty());
}

void OfferLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
