#include "app/shell/view_menu.h"

#include "app/shell/choice_menu.h"
#include "app/shell/menu_actions.h"

#include <QMenuBar>
#include <QSettings>

#include <cmath>

namespace zama::shell {
namespace {

const QString kThemeKey = QStringLiteral("window/theme");
const QString kLengthKey = QStringLiteral("table/lengths");

} // namespace

ViewMenu::ViewMenu(QMenuBar &bar)
    : QObject(&bar),
      m_menu(bar.addMenu(QString())),
      m_themes(new ChoiceMenu(3, *m_menu)),
      m_lengths(new ChoiceMenu(2, *m_menu)),
      m_sizes(new ChoiceMenu(static_cast<int>(kTextScales.size()), *m_menu))
{
    connect(m_themes, &ChoiceMenu::chosen, this, [this](int index) {
        const auto choice = static_cast<ThemeChoice>(index);
        QSettings().setValue(kThemeKey, nameOf(choice));
        emit themeChosen(choice);
    });
    connect(m_lengths, &ChoiceMenu::chosen, this, [this](int index) {
        QSettings().setValue(kLengthKey, index);
        emit lengthsChosen(static_cast<LengthUnit>(index));
    });
    connect(m_sizes, &ChoiceMenu::chosen, this,
            [](int index) { applyTextScale(kTextScales.at(static_cast<std::size_t>(index))); });
    m_lengths->check(static_cast<int>(lengths()));
    showSize();
}

ThemeChoice ViewMenu::theme()
{
    return themeChoiceNamed(QSettings().value(kThemeKey).toString());
}

LengthUnit ViewMenu::lengths()
{
    return QSettings().value(kLengthKey).toInt() == 1 ? LengthUnit::Centimetres : LengthUnit::Inches;
}

// What can be seen depends on the page; the three choices do not.
void ViewMenu::fill(const QList<QAction *> &actions)
{
    for (QAction *action : m_menu->actions()) {
        m_menu->removeAction(action);
        if (action->parent() == m_menu) { // a separator
            delete action;
        }
    }
    addAll(*m_menu, actions);
    m_menu->addSeparator();
    for (ChoiceMenu *choice : {m_themes, m_lengths, m_sizes}) {
        m_menu->addMenu(choice);
    }
}

// None of ours, where the settings were written by hand.
void ViewMenu::showSize()
{
    for (int i = 0; i < m_sizes->count(); ++i) {
        m_sizes->setChecked(i, std::abs(textScale() - kTextScales.at(static_cast<std::size_t>(i))) < 0.05);
    }
}

void ViewMenu::showTheme(ThemeChoice choice)
{
    m_themes->check(static_cast<int>(choice));
}

void ViewMenu::retranslate()
{
    m_menu->setTitle(tr("&View"));
    m_themes->setTitle(tr("&Colours"));
    m_themes->setTexts({tr("As on the des&ktop"), tr("&Light"), tr("&Dark")});
    m_lengths->setTitle(tr("L&engths"));
    m_lengths->setTexts({tr("&Inches"), tr("&Centimetres")});
    m_sizes->setTitle(tr("&Size of text"));
    m_sizes->setTexts({tr("&Normal"), tr("&Large"), tr("For a &projector")});
}

} // namespace zama::shell
