#include "app/shell/choice_menu.h"

#include <QActionGroup>

namespace zama::shell {

ChoiceMenu::ChoiceMenu(int count, QMenu &parent)
    : QMenu(&parent),
      m_group(new QActionGroup(this))
{
    for (int i = 0; i < count; ++i) {
        auto *action = new QAction(m_group);
        action->setCheckable(true);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { emit chosen(i); });
    }
    parent.addMenu(this);
}

int ChoiceMenu::count() const
{
    return static_cast<int>(m_group->actions().size());
}

void ChoiceMenu::setTexts(const QStringList &texts)
{
    const QList<QAction *> actions = m_group->actions();
    for (qsizetype i = 0; i < actions.size(); ++i) {
        actions[i]->setText(texts.value(i));
    }
}

void ChoiceMenu::check(int index)
{
    setChecked(index, true);
}

void ChoiceMenu::setChecked(int index, bool isChecked)
{
    m_group->actions().at(index)->setChecked(isChecked);
}

} // namespace zama::shell
