#pragma once
// What a list of battles says about one journal file, read without playing the battle again.

#include "core/scenario/scenario.h"

#include <QString>

#include <array>

namespace zama::shell {

struct BattleSummary {
    QString title;
    std::array<QString, 2> sides;
    std::array<Livery, 2> liveries;
    int turn = 0; ///< the turn it is in
    bool isFinished = false;
    int orders = 0;         ///< done, without those taken back
    bool isReadable = true; ///< otherwise `reason` says why not, and only the title is of use
    QString reason;
};

/// Reads a journal file. Never fails: a file that is missing, damaged, of a newer version or no journal at
/// all gives a summary that is not readable, titled by its name. An ordinary file costs a look at its
/// scenario and its lines; only one that is odd is read as for opening, to say exactly what is wrong. Safe on
/// any thread.
[[nodiscard]] BattleSummary summaryOf(const QString &path);

} // namespace zama::shell
