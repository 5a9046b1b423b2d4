#include "app/shell/test_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace zama::shell {

TestBar::TestBar(QWidget *parent)
    : QFrame(parent),
      m_text(new QLabel),
      m_keep(new QPushButton),
      m_back(new QPushButton)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 4, 8, 4);
    row->addWidget(m_text, 1);
    row->addWidget(m_keep);
    row->addWidget(m_back);
    m_text->setWordWrap(true);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    connect(m_back, &QPushButton::clicked, this, &TestBar::backRequested);
    connect(m_keep, &QPushButton::clicked, this, &TestBar::keepRequested);
    retranslate();
}

void TestBar::setKept(bool isKept)
{
    m_keep->setEnabled(!isKept);
}

// A text takes the shortcut of a button away.
void TestBar::retranslate()
{
    setAccessibleName(tr("Play-test"));
    m_text->setText(tr("A test: the scenario stays as it is, whatever happens here."));
    m_keep->setText(tr("&Keep this battle"));
    m_back->setText(tr("Back to the &editor"));
    m_back->setShortcut(Qt::Key_F5);
}

void TestBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::shell
