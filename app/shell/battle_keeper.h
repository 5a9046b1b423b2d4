#pragma once
// Nothing is lost: a running battle has a journal file from its first moment, brought up to date after every
// order. One keeper belongs to one open battle.

#include "app/shell/battle_file.h"
#include "app/shell/battle_places.h"
#include "app/shell/opening.h"

namespace zama::shell {

/// Something about the keeping of a battle that a person should be told. The game goes on in every case.
struct KeepProblem {
    enum class Kind : std::uint8_t {
        Elsewhere, ///< its file cannot be written; everything is in a second file for now
        Nowhere,   ///< nothing could be written anywhere
        Beside,    ///< somebody else changed the file: it is left as it is, a new one takes its place
        Mended,    ///< the file can be written again, and holds everything
    };
    KeepProblem(Kind what, LiveWords why)
        : kind(what),
          words(std::move(why)),
          text(words())
    {
    }
    Kind kind;
    LiveWords words; ///< for the message line
    QString text;    ///< in the language in which it arose
};

/// Why "Save as" did not save.
struct SaveProblem {
    enum class Answer : std::uint8_t {
        None,
        Replace, ///< ask, and if the answer is yes call again with Replace::Anything
    };
    explicit SaveProblem(LiveWords why, Answer asked = Answer::None)
        : words(std::move(why)),
          text(words()),
          mayReplace(asked == Answer::Replace)
    {
    }
    LiveWords words; ///< for the message line
    QString text;    ///< in the language in which it arose
    bool mayReplace;
};

/// What may be replaced by "Save as".
enum class Replace : std::uint8_t {
    Journals, ///< another battle of Zama (file dialogs have asked already)
    Anything,
};

class BattleKeeper
{
public:
    /// For a new battle. Its file is made by the first keep(): "<date>-<title>.zama-game.json" in
    /// places.battles.
    BattleKeeper(BattlePlaces places, const PlayChoice &play);
    /// Closes.
    ~BattleKeeper();
    BattleKeeper(const BattleKeeper &) = delete;
    BattleKeeper &operator=(const BattleKeeper &) = delete;

    /// To be called when the battle has begun, after every order, undo and redo, and before a closing window.
    /// When it returns without a problem, or with Elsewhere, Beside or Mended, killing the program loses
    /// nothing. A problem is returned when it arises or changes, not again at every call; every call tries
    /// the battle's own file first.
    [[nodiscard]] std::optional<KeepProblem> keep(const Journal &journal);
    /// The problem that stands at present: Elsewhere or Nowhere.
    [[nodiscard]] const std::optional<KeepProblem> &problem() const { return m_problem; }

    /// Saves under a name a person chose (with its suffix) and keeps the battle there from now on, as every
    /// other program does. The file that the program had made by itself is then removed; one that a person
    /// named stays as it was. After a problem nothing has changed.
    [[nodiscard]] std::optional<SaveProblem> saveAs(const QString &path, const Journal &journal,
                                                    Replace replace = Replace::Journals);

    /// Who plays is remembered with the battle.
    void setPlay(const PlayChoice &play);
    [[nodiscard]] const PlayChoice &play() const { return m_play; }
    /// So is where it branched off.
    void setBranch(const BranchPoint &branch) { m_branch = branch; }

    /// The battle's own file; "" before the first keep().
    [[nodiscard]] QString path() const;
    /// The second file, while there is a problem.
    [[nodiscard]] QString refugePath() const;
    /// Has a person given the file its name? Otherwise the program has.
    [[nodiscard]] bool isNamed() const;

    /// The battle was left in good order: it will not be offered as interrupted. A new battle in which nobody
    /// gave an order is deleted. A battle that is only in its second file stays marked as interrupted.
    void close();

private:
    friend class BattleResumer;

    struct Seen {
        std::size_t entries = 0;
        std::size_t cursor = 0;
        std::uint64_t hash = 0;
        bool operator==(const Seen &) const = default;
    };
    [[nodiscard]] static Seen seenIn(const Journal &journal);
    void adopt(std::unique_ptr<BattleFile> file);
    void note(bool isOpen) const;
    std::optional<KeepProblem> goOnBeside(const Journal &journal);
    std::optional<KeepProblem> takeRefuge(const Journal &journal, const Issue &issue);
    [[nodiscard]] bool writeRefuge(const Journal &journal);
    std::optional<KeepProblem> leaveRefuge();
    std::optional<KeepProblem> told(KeepProblem problem);
    [[nodiscard]] std::optional<SaveProblem> objection(const QString &path, Replace replace) const;
    [[nodiscard]] std::optional<SaveProblem> saveInPlace(const Journal &journal, Replace replace);
    void moveTo(std::unique_ptr<BattleFile> file);

    BattlePlaces m_places;
    PlayChoice m_play;
    std::optional<BranchPoint> m_branch;
    std::unique_ptr<BattleFile> m_file;
    std::unique_ptr<BattleFile> m_refuge;
    std::optional<KeepProblem> m_problem;
    std::optional<Seen> m_opened; ///< what the file held when it was opened, until something is new
    QString m_leftover;           ///< a second file of an earlier run, removed once its battle is safe
    bool m_isNew = true;
    bool m_hasOrders = false;
};

/// A battle to go on with.
struct ResumedBattle {
    Journal journal;
    std::unique_ptr<BattleKeeper> keeper;
    LiveWords notice; ///< what a person should be told, for the message line; none: nothing
};

/// Opens a journal file. Its keeper goes on writing there. Where that would lose something or is not possible
/// (the file is damaged, came out differently, is open in another window) it stays untouched, the battle goes
/// on in a copy, and the notice says so.
[[nodiscard]] Result<ResumedBattle, OpeningProblem> resumeBattle(const QString &path,
                                                                 const BattlePlaces &places);

} // namespace zama::shell
