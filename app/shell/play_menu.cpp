#include "app/shell/play_menu.h"

#include "app/play/play_window.h"
#include "app/shell/choice_menu.h"
#include "app/shell/menu_actions.h"
#include "table/model/message_formatter.h"

#include <QMenuBar>
#include <QSettings>

#include <algorithm>

namespace zama::shell {
namespace {

const QString kPaceKey = QStringLiteral("table/pace");
constexpr int kPlayers = 4;
constexpr int kPaces = 3;

} // namespace

PlayMenu::PlayMenu(QMenuBar &bar, play::PlayWindow &window)
    : QObject(&bar),
      m_window(window),
      m_menu(bar.addMenu(QString()))
{
    addAll(*m_menu, window.battleActions());
    m_menu->addSeparator();
    for (const std::size_t side : {0U, 1U}) {
        m_players.at(side) = new ChoiceMenu(kPlayers, *m_menu);
        connect(m_players.at(side), &ChoiceMenu::chosen, this, [this, side](int index) {
            PlayChoice play = m_play;
            play.players.at(side) = static_cast<Player>(index);
            emit changed(play);
        });
    }
    m_dice = new ChoiceMenu(2, *m_menu);
    m_undo = new ChoiceMenu(3, *m_menu);
    m_pace = new ChoiceMenu(kPaces, *m_menu);
    connect(m_dice, &ChoiceMenu::chosen, this, [this](int index) {
        PlayChoice play = m_play;
        play.dice = static_cast<DiceChoice>(index);
        emit changed(play);
    });
    connect(m_undo, &ChoiceMenu::chosen, this, [this](int index) {
        PlayChoice play = m_play;
        play.undo = static_cast<UndoPolicy>(index);
        emit changed(play);
    });
    connect(m_pace, &ChoiceMenu::chosen, this, [this](int index) {
        QSettings().setValue(kPaceKey, index);
        m_window.setPace(static_cast<table::Pace>(index));
    });
    const int pace = std::clamp(QSettings().value(kPaceKey).toInt(), 0, kPaces - 1);
    m_pace->check(pace);
    m_window.setPace(static_cast<table::Pace>(pace));
}

void PlayMenu::setInSight(bool isInSight)
{
    m_menu->menuAction()->setVisible(isInSight);
}

void PlayMenu::show(const PlayChoice *play)
{
    m_menu->setEnabled(play != nullptr);
    if (play == nullptr) {
        return;
    }
    m_play = *play;
    const table::MessageFormatter formatter(m_window.locale());
    for (const std::size_t side : {0U, 1U}) {
        const QString name = formatter.text(m_window.session().setup().scenario.sides.at(side).name);
        m_players.at(side)->setTitle(tr("%1 are played by").arg(name));
        m_players.at(side)->check(static_cast<int>(play->players.at(side)));
    }
    m_dice->check(static_cast<int>(play->dice));
    m_undo->check(static_cast<int>(play->undo));
}

void PlayMenu::retranslate()
{
    m_menu->setTitle(tr("&Play"));
    QStringList names;
    for (int i = 0; i < kPlayers; ++i) {
        names << play::nameOf(static_cast<Player>(i));
    }
    for (ChoiceMenu *side : m_players) {
        side->setTexts(names);
    }
    m_dice->setTitle(tr("D&ice"));
    m_dice->setTexts({tr("Rolled by the &program"), tr("&Real dice, typed in")});
    m_undo->setTitle(tr("&Taking back"));
    m_undo->setTexts({tr("Until the last &dice"), tr("Within the &step"), tr("&Freely")});
    m_pace->setTitle(tr("&Motion"));
    m_pace->setTexts({tr("&Calm"), tr("&Brisk"), tr("&None")});
}

} // namespace zama::shell
