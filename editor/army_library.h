#pragma once
// Types and armies to use again: those that come with the program, and the files of a folder of one's own.

#include <QString>

#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace zama::editor {

/// A file of the library. One that cannot be read is listed with the reason.
struct LibraryEntry {
    QString path;
    bool isOwn = false; ///< may be deleted
    Scenario piece;     ///< see core/design/library.h; empty where there is a problem
    QString problem;    ///< why it cannot be used; empty: it can
    [[nodiscard]] bool isArmy() const { return !piece.sides.empty(); }
    [[nodiscard]] QString fileName() const;
};

/// A file that was taken out, to be put back.
struct TakenOut {
    QString path;
    std::string bytes;
};

class ArmyLibrary
{
public:
    /// Every ".json" file in both folders is an entry. The own folder is made when something is saved.
    ArmyLibrary(QString shippedFolder, QString ownFolder);
    /// The armies compiled into the program, and the folder for data of this program and this user.
    [[nodiscard]] static ArmyLibrary standard();

    /// Reads both folders: own files first, each by the name of its file.
    void read();
    [[nodiscard]] const std::vector<LibraryEntry> &entries() const { return m_entries; }

    /// Saves a piece under a title in its language, counted on where an own piece has it. Returns what went
    /// wrong; then nothing was saved.
    [[nodiscard]] std::optional<Issue> save(Scenario piece, const QString &title);
    /// Takes an own file out. None: it was not possible, and the file is there still.
    [[nodiscard]] std::optional<TakenOut> takeOut(const QString &path);
    [[nodiscard]] std::optional<Issue> putBack(const TakenOut &taken);

private:
    void readFolder(const QString &folder, bool isOwn);
    [[nodiscard]] QString freePath(const QString &title) const;

    QString m_shippedFolder;
    QString m_ownFolder;
    std::vector<LibraryEntry> m_entries;
};

/// The words of an entry in the reader's language: its title, or the name of its file.
[[nodiscard]] QString titleOf(const LibraryEntry &entry);

} // namespace zama::editor
