#pragma once
// The file of the scenario being edited: saved so that nothing is lost, watched for changes by others, and
// shadowed by a recovery file while there is unsaved work.

#include <QDateTime>
#include <QObject>

#include "core/base/result.h"
#include "core/io/read_scenario.h"
#include "editor/document.h"

#include <memory>
#include <optional>
#include <vector>

class QFileSystemWatcher;
class QLockFile;
class QTimer;

namespace zama::editor {

/// The folders of the editor.
struct EditorPlaces {
    QString recovery; ///< unsaved work of open windows
    QString backups;  ///< what files held before they were saved over
    /// The user's own folders, from QStandardPaths.
    [[nodiscard]] static EditorPlaces standard();
};

/// What every scenario's file name ends with.
[[nodiscard]] QString scenarioSuffix();

/// How saving went.
enum class Saving : std::uint8_t {
    Done,
    Unnamed,        ///< there is no file yet: ask for a name and call saveAs()
    ChangedOutside, ///< somebody else changed the file: ask, and call saveAs() with the same path
    Failed,         ///< see problem(); the file is as it was
};

/// An earlier version of a file.
struct Backup {
    QString path;
    QDateTime saved; ///< when it was replaced
};

/// Work that was not saved when its window went down.
struct Leftover {
    QString path;   ///< the recovery file
    QString origin; ///< the file it belongs to; empty: it had none yet
    QString title;
    QDateTime saved;
};

class ScenarioKeeper : public QObject
{
    Q_OBJECT
public:
    /// Keeps `document`, which was read from `path` with these bytes; "" and "" for one that has no file yet.
    ScenarioKeeper(ScenarioDocument &document, EditorPlaces places, const QString &path,
                   const ScenarioFile &file, QObject *parent = nullptr);
    /// For a scenario that was never in a file: all of it is unsaved.
    ScenarioKeeper(ScenarioDocument &document, EditorPlaces places, QObject *parent = nullptr);
    /// Takes the recovery file away if there is no unsaved work, else leaves it to be found.
    ~ScenarioKeeper() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Saves to the file it came from. An unchanged scenario gives the very bytes that were read.
    [[nodiscard]] Saving save();
    /// Saves under a name a person has chosen; the document lives there from now on. What the file held is
    /// kept as a backup.
    [[nodiscard]] Saving saveAs(const QString &path);
    /// Why saving failed.
    [[nodiscard]] const std::optional<Issue> &problem() const { return m_problem; }

    /// Is what is on the disk not what was read or written last? A file that is gone was not changed.
    [[nodiscard]] bool isChangedOutside() const;
    /// The reader was told and wants to go on with what is here; not told again for the same change.
    void ignoreOutside();

    /// Takes over what the file holds now, as a step that can be taken back. False: it cannot be read.
    bool readAgain();

    /// Earlier versions of the file, the latest first.
    [[nodiscard]] std::vector<Backup> backups() const;

    /// Writes the recovery file now if there is unsaved work.
    void shadow();
    /// Unsaved work is not wanted: its recovery file goes.
    void discard();

    /// What windows that are no longer alive left behind, the latest first.
    [[nodiscard]] static std::vector<Leftover> leftovers(const EditorPlaces &places);
    /// Takes the leftover away: it has been opened and shadowed anew, or is not wanted.
    static void remove(const Leftover &leftover);

signals:
    void pathChanged();
    /// The file on the disk is another; isChangedOutside() says whether that matters.
    void changedOutside();
    /// The recovery file cannot be written.
    void shadowFailed(const zama::Issue &issue);

private:
    [[nodiscard]] Saving write(const QString &path);
    [[nodiscard]] std::optional<Issue> backUp(const QString &path) const;
    void watch();
    void noteChange();
    [[nodiscard]] std::string textNow() const;
    [[nodiscard]] QString recoveryPath() const;

    ScenarioDocument &m_document;
    EditorPlaces m_places;
    QString m_path;
    ScenarioFile m_file; ///< as it was read or written last
    std::string m_known; ///< the bytes on the disk as we know them
    std::optional<Issue> m_problem;
    QString m_name; ///< of the recovery file
    std::unique_ptr<QLockFile> m_lock;
    QFileSystemWatcher *m_watcher;
    QTimer *m_soon;   ///< after the last change
    QTimer *m_latest; ///< after the first change that is not shadowed
    bool m_isUntold = true;
};

} // namespace zama::editor
