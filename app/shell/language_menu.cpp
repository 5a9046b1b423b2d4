#include "app/shell/language_menu.h"

#include "table/model/letters.h"

#include <QActionGroup>
#include <QMenuBar>

namespace zama::shell {
namespace {

QAction *addTo(QMenu &menu, QActionGroup &group)
{
    auto *action = new QAction(&group);
    action->setCheckable(true);
    menu.addAction(action);
    return action;
}

void checkTag(const QActionGroup &group, const QString &tag)
{
    for (QAction *action : group.actions()) {
        action->setChecked(action->data().toString() == tag);
    }
}

} // namespace

LanguageMenu::LanguageMenu(LanguageChoice &choice, QMenuBar &bar)
    : QMenu(&bar),
      m_choice(choice),
      m_firsts(new QActionGroup(this)),
      m_secondMenu(new QMenu(this)),
      m_seconds(new QActionGroup(this)),
      m_none(addTo(*m_secondMenu, *m_seconds)),
      m_uses(new QActionGroup(this)),
      m_under(nullptr),
      m_otherSide(nullptr),
      m_digitsMenu(new QMenu(this)),
      m_digits(new QActionGroup(this))
{
    bar.addMenu(this);
    addLanguages(*this, *m_firsts);
    addSeparator();
    addMenu(m_secondMenu);
    m_none->setData(QString());
    addLanguages(*m_secondMenu, *m_seconds);
    m_secondMenu->addSeparator();
    m_under = addTo(*m_secondMenu, *m_uses);
    m_otherSide = addTo(*m_secondMenu, *m_uses);
    addDigits();
    connect(m_firsts, &QActionGroup::triggered, this,
            [this](const QAction *action) { choose(action->data().toString()); });
    connect(m_seconds, &QActionGroup::triggered, this,
            [this](const QAction *action) { m_choice.chooseSecond(action->data().toString()); });
    connect(m_uses, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_choice.setUse(action == m_otherSide ? SecondUse::OtherSide : SecondUse::Under);
    });
    connect(&m_choice, &LanguageChoice::changed, this, &LanguageMenu::showChoice);
    retranslate();
    showChoice();
}

void LanguageMenu::addLanguages(QMenu &menu, QActionGroup &group)
{
    for (const QString &tag : m_choice.languages().tags()) {
        QAction *action = addTo(menu, group);
        action->setText(table::languageName(tag.toStdString()));
        action->setData(tag);
    }
}

void LanguageMenu::addDigits()
{
    addMenu(m_digitsMenu);
    for (const auto digits :
         {table::ArabicDigits::OfCountry, table::ArabicDigits::Western, table::ArabicDigits::Eastern}) {
        addTo(*m_digitsMenu, *m_digits)->setData(static_cast<int>(digits));
    }
    m_digits->actions().at(1)->setText(QStringLiteral("0 1 2 3"));
    m_digits->actions().at(2)->setText(QStringLiteral("٠ ١ ٢ ٣"));
    connect(m_digits, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_choice.setDigits(static_cast<table::ArabicDigits>(action->data().toInt()));
    });
}

void LanguageMenu::choose(const QString &tag)
{
    m_choice.choose(tag);
    const QString name = table::languageName(tag.toStdString());
    if (!table::canShow(name)) {
        emit lettersMissing(name);
    }
}

void LanguageMenu::showChoice()
{
    checkTag(*m_firsts, m_choice.first());
    checkTag(*m_seconds, m_choice.second());
    const bool isTwo = !m_choice.second().isEmpty();
    m_digitsMenu->menuAction()->setVisible(m_choice.hasDigits());
    m_digits->actions().at(static_cast<int>(table::arabicDigits()))->setChecked(true);
    m_under->setEnabled(isTwo);
    m_otherSide->setEnabled(isTwo);
    m_under->setChecked(m_choice.use() == SecondUse::Under);
    m_otherSide->setChecked(m_choice.use() == SecondUse::OtherSide);
}

void LanguageMenu::retranslate()
{
    const bool isEnglish = table::spokenLanguage().isEnglish();
    const QString name = tr("Lang&uage");
    setTitle(isEnglish ? name : QStringLiteral("%1 (Language)").arg(name));
    m_secondMenu->setTitle(tr("&Second language"));
    m_none->setText(tr("&None"));
    m_under->setText(tr("&Below the first"));
    m_digitsMenu->setTitle(tr("&Digits of Arabic"));
    m_digits->actions().constFirst()->setText(tr("As in my &country"));
    m_otherSide->setText(tr("For the &other side, while it acts"));
}

} // namespace zama::shell
