#include "app/play/rulebook_dock.h"

#include "app/play/dock_front.h"
#include "app/play/rulebook_view.h"

#include <QEvent>

namespace zama::play {

RulebookDock::RulebookDock(QWidget *parent)
    : QDockWidget(parent)
{
    setObjectName(QStringLiteral("rulebook")); // windows restore docks by their names
    setMinimumWidth(280);
    retranslate();
}

bool RulebookDock::has(const QString &clause) const
{
    return Rulebook::builtIn().has(clause);
}

void RulebookDock::openAt(const QString &clause)
{
    bringToFront(*this);
    view().openAt(clause);
}

RulebookView &RulebookDock::view()
{
    if (m_view == nullptr) {
        m_view = new RulebookView(this);
        setWidget(m_view);
    }
    return *m_view;
}

void RulebookDock::showEvent(QShowEvent *event)
{
    static_cast<void>(view());
    QDockWidget::showEvent(event);
}

void RulebookDock::changeEvent(QEvent *event)
{
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void RulebookDock::retranslate()
{
    setWindowTitle(tr("Rulebook"));
}

} // namespace zama::play
