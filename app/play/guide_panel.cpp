#include "app/play/guide_panel.h"

#include <QAccessible>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {

GuidePanel::GuidePanel(Guide &guide, QWidget *parent)
    : QFrame(parent),
      m_guide(guide),
      m_step(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_prompt(new QLabel(this)),
      m_remark(new QLabel(this)),
      m_rule(new QPushButton(this)),
      m_showMe(new QPushButton(this)),
      m_skip(new QPushButton(this)),
      m_dismiss(new QPushButton(this))
{
    layOut();
    connect(&m_guide, &Guide::changed, this, &GuidePanel::tell);
    connect(m_showMe, &QPushButton::clicked, this, &GuidePanel::showMe);
    connect(m_skip, &QPushButton::clicked, &m_guide, &Guide::skip);
    connect(m_dismiss, &QPushButton::clicked, this, &GuidePanel::dismissed);
    connect(m_rule, &QPushButton::clicked, this, [this] { emit clauseRequested(m_guide.clause()); });
    retranslate();
}

void GuidePanel::layOut()
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    QFont large = m_prompt->font();
    large.setPointSizeF(QFontInfo(large).pointSizeF() * 1.15);
    m_prompt->setFont(large);
    for (QLabel *label : {m_step, m_prompt, m_remark}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // names of units are not markup
    }
    m_prompt->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_showMe->setObjectName(QStringLiteral("showMe"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(6);
    m_rule->setFlat(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_showMe);
    buttons->addWidget(m_skip);
    buttons->addWidget(m_rule);
    buttons->addStretch(1);
    buttons->addWidget(m_dismiss);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_step);
    layout->addWidget(m_progress);
    layout->addWidget(m_prompt);
    layout->addLayout(buttons);
    layout->addWidget(m_remark); // last, since it comes and goes
}

void GuidePanel::tell()
{
    const QString prompt = m_guide.prompt();
    const bool isNew = prompt != m_prompt->text() || m_guide.remark() != m_remark->text();
    m_step->setText(m_guide.isFinished()
                        ? tr("The first battle is over")
                        : tr("First battle: step %1 of %2")
                              .arg(QLocale().toString(m_guide.number()), QLocale().toString(Guide::count())));
    m_dismiss->setText(m_guide.isFinished() ? tr("Close") : tr("Without guide"));
    m_dismiss->setToolTip(m_guide.isFinished()
                              ? tr("Closes the guide")
                              : tr("Goes on with this battle without being told what to do"));
    m_progress->setRange(0, Guide::count());
    m_progress->setValue(m_guide.isFinished() ? Guide::count() : m_guide.number() - 1);
    m_prompt->setText(prompt);
    m_prompt->setAccessibleName(prompt);
    m_remark->setText(m_guide.remark());
    m_remark->setAccessibleName(m_guide.remark());
    m_remark->setVisible(!m_guide.remark().isEmpty());
    m_rule->setVisible(!m_guide.clause().isEmpty());
    m_rule->setText(tr("Rule %1").arg(m_guide.clause()));
    m_rule->setAccessibleName(tr("Open the rulebook at %1").arg(m_guide.clause()));
    m_showMe->setEnabled(m_guide.awaitsRoll() || m_guide.example().has_value());
    m_skip->setEnabled(!m_guide.clause().isEmpty());
    if (isNew) {
        QAccessibleEvent alert(m_prompt, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

// For the longest prompt there is: the buttons below do not jump, nor does the table.
void GuidePanel::reserveRoom()
{
    const QRect column(0, 0,
                       contentsRect().width() - layout()->contentsMargins().left() -
                           layout()->contentsMargins().right(),
                       QWIDGETSIZE_MAX);
    int height = 0;
    for (const QString &prompt : m_guide.allPrompts()) {
        const QRect words = m_prompt->fontMetrics().boundingRect(column, Qt::TextWordWrap, prompt);
        height = std::max(height, words.height());
    }
    m_prompt->setMinimumHeight(height);
}

void GuidePanel::showMe()
{
    if (m_guide.awaitsRoll()) {
        emit rollRequested();
    } else if (const auto order = m_guide.example()) {
        emit commandRequested(*order);
    }
}

void GuidePanel::retranslate()
{
    QFont slanted = m_remark->font();
    slanted.setItalic(!isRightToLeft()); // Arabic letters do not lean
    m_remark->setFont(slanted);
    setAccessibleName(tr("Guide"));
    m_progress->setAccessibleName(tr("Progress of the first battle"));
    m_showMe->setText(tr("Show me"));
    m_showMe->setToolTip(tr("Does what is asked for, so that you can watch"));
    m_skip->setText(tr("Skip"));
    m_skip->setToolTip(tr("Leaves this lesson out"));
    tell();
    if (isVisible()) { // else it has no width yet
        reserveRoom();
    }
}

void GuidePanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        reserveRoom();
    }
}

void GuidePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    reserveRoom();
}

} // namespace zama::play
