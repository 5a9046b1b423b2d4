#pragma once
// The menu Play: what can be done in a battle, who plays it and how.

#include <QObject>

#include "app/shell/battle_wish.h"

#include <array>

class QMenu;
class QMenuBar;

namespace zama::play {
class PlayWindow;
}

namespace zama::shell {

class ChoiceMenu;

class PlayMenu final : public QObject
{
    Q_OBJECT
public:
    /// Adds the menu to the bar; both must outlive it. The window gets the pace of the settings.
    PlayMenu(QMenuBar &bar, play::PlayWindow &window);

    /// Shows how the battle on the table is played; null: none is.
    void show(const PlayChoice *play);
    /// Away where nothing can be played.
    void setInSight(bool isInSight);
    void retranslate();

signals:
    /// It is to be played like that from now on.
    void changed(const zama::shell::PlayChoice &play);

private:
    play::PlayWindow &m_window;
    QMenu *m_menu;
    std::array<ChoiceMenu *, 2> m_players; ///< by side
    ChoiceMenu *m_dice;
    ChoiceMenu *m_undo;
    ChoiceMenu *m_pace;
    PlayChoice m_play; ///< shown last
};

} // namespace zama::shell
