#pragma once
// Whole battles that were recorded, for views of a past.

#include "core/io/journal_file.h"
#include "tests/support/source_tree.h"

namespace zama::test {

/// A journal of tests/playthroughs by the beginning of its name, cursor at its end.
inline Journal recordedBattle(const std::string &name = "zama-fast-fast")
{
    auto file = loadJournal(inSourceTree("tests/playthroughs/" + name + ".zama-game.json"));
    Journal journal = std::move(file.value().journal);
    journal.jump(journal.entries().size());
    return journal;
}

} // namespace zama::test
