#pragma once
// A journal file that this window alone may write: locked, and never written over what somebody else put
// there.

#include "core/io/journal_file.h"

#include <QString>

#include <memory>
#include <optional>

class QLockFile;

namespace zama::shell {

class BattleFile
{
public:
    /// A file of that name, locked if possible. Nothing is read or written yet.
    explicit BattleFile(const QString &path);
    /// Whose folder a new file is put in.
    enum class Folder : std::uint8_t {
        Ours,   ///< made if need be
        Theirs, ///< where it is gone it stays gone: it may have been a stick
    };
    /// A file in `folder` whose name begins with `stem` (shortened if it is very long) and which nobody has:
    /// "stem", "stem-2", "stem-3", ...
    [[nodiscard]] static std::unique_ptr<BattleFile> fresh(const QString &folder, const QString &stem,
                                                           Folder whose = Folder::Ours);
    ~BattleFile();
    BattleFile(const BattleFile &) = delete;
    BattleFile &operator=(const BattleFile &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Another window, of this or another program of Zama, has it.
    [[nodiscard]] bool isHeldElsewhere() const { return m_isHeldElsewhere; }
    /// Takes what is in the file now for ours: it was opened from there.
    void trustContent();
    /// Somebody else wrote to it since we last did (or since trustContent()). A file that is gone was not
    /// changed: it is written anew.
    [[nodiscard]] bool isChangedOutside() const;

    /// Makes the file equal to the journal, on the disk. After an issue the next call tries again.
    [[nodiscard]] std::optional<Issue> write(const Journal &journal);
    /// Deletes it.
    void remove();

private:
    /// By which a file is known again: the cheap marks first, its content where they differ, since file
    /// systems of sticks and networks round times and renumber files.
    struct Stamp {
        quint64 device = 0;
        quint64 inode = 0;
        qint64 size = -1;
        qint64 modified = 0; ///< nanoseconds
        bool operator==(const Stamp &) const = default;
    };
    [[nodiscard]] static std::optional<Stamp> stampOf(const QString &path);
    [[nodiscard]] static std::optional<std::size_t> contentOf(const QString &path);
    [[nodiscard]] bool isFileOfWriter() const;
    std::optional<Issue> writeAnew(const Journal &journal);

    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    bool m_isHeldElsewhere = false;
    bool m_makesFolder = false;
    std::optional<JournalWriter> m_writer;
    std::optional<Stamp> m_stamp; ///< none: never written nor read by us
    std::optional<std::size_t> m_content;
};

/// Does another window have that file? Changes nothing.
[[nodiscard]] bool isBattleFileHeld(const QString &path);

} // namespace zama::shell
