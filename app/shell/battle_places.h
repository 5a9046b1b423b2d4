#pragma once
// Where battles are kept, and what is remembered about each beside its journal: how it is played and whether
// it was closed.

#include "app/shell/battle_wish.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace zama::shell {

/// What every kept battle's file name ends with.
[[nodiscard]] QString journalSuffix();

/// The two folders of kept battles.
struct BattlePlaces {
    QString battles; ///< every battle is kept here from its first order on
    QString refuge;  ///< where one is kept for as long as its own file cannot be written

    /// The user's own folders, from QStandardPaths.
    [[nodiscard]] static BattlePlaces standard();

    /// Is that a file the program made and named by itself?
    [[nodiscard]] bool isOurs(const QString &path) const;
    /// Is it one that was kept because the battle's own file could not be written?
    [[nodiscard]] bool isRefugee(const QString &path) const;
};

/// Where a battle branched off from another, one that was played before.
struct BranchPoint {
    int turn = 0;
    int step = 0; ///< of the sequence of play, from 0
    bool operator==(const BranchPoint &) const = default;
};

/// What is remembered about a battle that was open on this computer.
struct BattleNote {
    QString path;        ///< of its journal; absolute
    bool isOpen = false; ///< still so after the program has ended: it was interrupted
    PlayChoice play;
    std::optional<BranchPoint> branch; ///< none: it was begun from the start
    QDateTime used;                    ///< when the note was written; set by writeNote()
};

/// The one way of writing a path by which files are compared: absolute, links followed.
[[nodiscard]] QString identityOf(const QString &path);

/// Writes the note of a battle. A note that cannot be written is let go: it is a convenience, never the
/// battle.
void writeNote(const BattlePlaces &places, const BattleNote &note);
void removeNote(const BattlePlaces &places, const QString &path);
[[nodiscard]] std::optional<BattleNote> noteOf(const BattlePlaces &places, const QString &path);
/// All notes, the last used first. Unreadable ones are passed over, the oldest beyond 200 thrown away.
[[nodiscard]] std::vector<BattleNote> notesIn(const BattlePlaces &places);

} // namespace zama::shell
