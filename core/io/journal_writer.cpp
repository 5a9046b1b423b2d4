#include "core/io/journal_file.h"

#include "core/base/contract.h"
#include "core/io/atomic_file.h"
#include "core/io/file_descriptor.h"
#include "core/io/journal_text.h"

#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <system_error>
#include <unistd.h>

namespace zama {
namespace {

Issue systemIssue(const std::string &path, int error)
{
    const char *code = error == ENOSPC || error == EDQUOT ? "save.no_space" : "save.failed";
    return {Severity::Error, code, {path, std::generic_category().message(error)}, {}};
}

// 0, or the error.
int writeAt(int file, std::string_view bytes, std::size_t offset)
{
    while (!bytes.empty()) {
        const ssize_t count = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        const auto done = static_cast<std::size_t>(count < 0 ? 0 : count);
        bytes.remove_prefix(done);
        offset += done;
    }
    return 0;
}

int cutAt(int file, std::size_t size)
{
    while (::ftruncate(file, static_cast<off_t>(size)) != 0) {
        if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

} // namespace

// The open file and what it is known to hold.
class JournalWriter::File
{
public:
    File(const std::string &path, std::size_t headEnd)
        : m_path(path),
          m_descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC)),
          m_headEnd(headEnd)
    {
    }

    [[nodiscard]] bool isOpen() const { return m_descriptor.isOpen(); }

    [[nodiscard]] const std::string &path() const { return m_path; }

    // Remembers what was written by create().
    void note(const Journal &journal)
    {
        std::size_t end = m_headEnd;
        for (const JournalEntry &entry : journal.entries()) {
            end += journal_text::separator(m_entries.size()).size();
            end += journal_text::entry(entry, *journal.setup()).size();
            m_entries.push_back({end, entry.hash, entry.command});
        }
        m_cursor = journal.cursor();
    }

    int sync(const Journal &journal)
    {
        const std::size_t common = commonWith(journal);
        if (!m_isTorn && common == m_entries.size() && common == journal.entries().size() &&
            journal.cursor() == m_cursor) {
            return 0;
        }
        m_isTorn = true;
        const int error = rewriteFrom(common, journal);
        m_isTorn = error != 0;
        return error;
    }

private:
    struct Written {
        std::size_t end; // offset behind it
        std::uint64_t hash;
        Command command;
    };

    // How many entries the file and the journal share.
    [[nodiscard]] std::size_t commonWith(const Journal &journal) const
    {
        const auto &entries = journal.entries();
        std::size_t i = 0;
        while (i < m_entries.size() && i < entries.size() && m_entries[i].hash == entries[i].hash &&
               m_entries[i].command == entries[i].command) {
            ++i;
        }
        return i;
    }

    // What is dropped is cut off first: at every moment the file is whole entries and perhaps one torn one.
    int rewriteFrom(std::size_t common, const Journal &journal)
    {
        std::size_t end = common == 0 ? m_headEnd : m_entries[common - 1].end;
        int error = common < m_entries.size() ? cutAt(m_descriptor.get(), end) : 0;
        if (error != 0) {
            return error;
        }
        m_entries.resize(common);
        std::string text;
        std::vector<Written> added;
        for (std::size_t i = common; i < journal.entries().size(); ++i) {
            const JournalEntry &entry = journal.entries()[i];
            text += journal_text::separator(i);
            text += journal_text::entry(entry, *journal.setup());
            added.push_back({end + text.size(), entry.hash, entry.command});
        }
        text += journal_text::tail(journal.cursor());
        error = writeAt(m_descriptor.get(), text, end);
        error = error != 0 ? error : cutAt(m_descriptor.get(), end + text.size());
        if (error == 0 && ::fdatasync(m_descriptor.get()) != 0) {
            error = errno;
        }
        if (error == 0) {
            m_entries.insert(m_entries.end(), added.begin(), added.end());
            m_cursor = journal.cursor();
        }
        return error;
    }

    std::string m_path;
    FileDescriptor m_descriptor;
    std::size_t m_headEnd;
    std::vector<Written> m_entries;
    std::size_t m_cursor = 0;
    bool m_isTorn = false; // the last sync did not finish
};

JournalWriter::JournalWriter(std::unique_ptr<File> file)
    : m_file(std::move(file))
{
}
JournalWriter::JournalWriter(JournalWriter &&) noexcept = default;
JournalWriter &JournalWriter::operator=(JournalWriter &&) noexcept = default;
JournalWriter::~JournalWriter() = default;

Result<JournalWriter, Issue> JournalWriter::create(const std::string &path, const Journal &journal)
{
    if (auto issue = saveAtomically(path, writeJournal(journal))) {
        return std::move(*issue);
    }
    auto file = std::make_unique<File>(path, journal_text::head(journal).size());
    if (!file->isOpen()) {
        return systemIssue(path, errno);
    }
    file->note(journal);
    return JournalWriter(std::move(file));
}

std::optional<Issue> JournalWriter::sync(const Journal &journal)
{
    require(m_file != nullptr, "a moved-from JournalWriter writes nothing");
    const int error = m_file->sync(journal);
    return error == 0 ? std::nullopt : std::optional(systemIssue(m_file->path(), error));
}

const std::string &JournalWriter::path() const
{
    return m_file->path();
}

} // namespace zama
