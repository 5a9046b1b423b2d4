#pragma once
// The battle inside the window of the program: which one is on the table, how it is played, and its file,
// which holds every order as soon as it is given.

#include "app/play/play_window.h"
#include "app/shell/battle_keeper.h"

#include <QObject>

#include <functional>
#include <memory>

namespace zama::shell {

class Playing final : public QObject
{
    Q_OBJECT
public:
    /// Shows battles in `window`, which outlives it, and keeps them in `places`.
    Playing(play::PlayWindow &window, BattlePlaces places);
    ~Playing() override;

    [[nodiscard]] bool isOpen() const { return m_keeper != nullptr; }
    /// Keeps the battle on the table; none before one is open.
    [[nodiscard]] const BattleKeeper *keeper() const { return m_keeper.get(); }
    /// How it is played; isOpen() comes first.
    [[nodiscard]] const PlayChoice &play() const { return m_keeper->play(); }

    // Each takes the place of the battle on the table, which stays in its file.

    /// A new battle; what its file made doubtful is said.
    void begin(Journal journal, const PlayChoice &play, const LiveWords &notice = {}, bool isGuided = false);
    /// One that was begun before.
    void goOn(ResumedBattle battle);
    /// The same battle with new dice.
    void beginAgain();
    /// A battle only to try a scenario out: it has no file unless keepTest() is called.
    void beginTest(const SetupPtr &setup);

    [[nodiscard]] bool isTest() const { return m_kind != Kind::Battle; }
    /// Keeps the test like any other battle.
    void keepTest();
    /// The table is empty from now on; the battle stays in its file.
    void putAway();

    /// Brings the file up to date.
    void keep();
    /// Asks for a name and keeps the battle there from now on, as saveTo().
    void saveAs();
    /// Asks before something else is replaced. A test is kept from now on, too.
    void saveTo(const QString &path);
    /// Takes leave of the file: the window closes.
    void close();
    void setPlay(const PlayChoice &play);

signals:
    /// Another battle is about to be shown: the table is to come into sight.
    void opened();
    /// It is shown.
    void begun();
    /// It is played in another way.
    void playChanged();
    /// The test has a file from now on.
    void testKept();
    /// For the message line.
    void said(const std::function<QString()> &words, bool isProblem);

private:
    enum class Kind : std::uint8_t { Battle, Test, KeptTest };

    void put(Journal journal, std::unique_ptr<BattleKeeper> keeper, const LiveWords &notice, bool isGuided);
    void branch();
    void noteKept();

    play::PlayWindow &m_window;
    BattlePlaces m_places;
    std::unique_ptr<BattleKeeper> m_keeper;
    Kind m_kind = Kind::Battle;
};

} // namespace zama::shell
