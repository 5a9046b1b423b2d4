#include "app/shell/help_menu.h"

#include "table/model/rich_text.h"

#include <QApplication>
#include <QMenuBar>
#include <QMessageBox>

namespace zama::shell {

HelpMenu::HelpMenu(QMenuBar &bar)
    : QObject(&bar),
      m_bar(bar),
      m_menu(bar.addMenu(QString())),
      m_rulebook(m_menu->addAction(QString())),
      m_about(m_menu->addAction(QString()))
{
    m_rulebook->setShortcut(QKeySequence::HelpContents);
    connect(m_rulebook, &QAction::triggered, this, &HelpMenu::rulebookRequested);
    connect(m_about, &QAction::triggered, this, &HelpMenu::showAbout);
}

void HelpMenu::retranslate()
{
    m_menu->setTitle(tr("&Help"));
    m_rulebook->setText(tr("&Rulebook"));
    m_about->setText(tr("&About Zama"));
}

void HelpMenu::showAbout()
{
    QMessageBox::about(
        m_bar.window(), tr("About Zama"),
        table::forRichText(
            tr("<h3>Zama %1</h3><p>Fast-play tabletop battles for the classroom.</p>"
               "<p>Free software under the GNU General Public License, version 3 or later. It comes "
               "without any warranty. It never uses the network.</p>")
                .arg(QApplication::applicationVersion())));
}

} // namespace zama::shell
