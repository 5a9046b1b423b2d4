#pragma once
// An open file of the operating system, closed when it goes out of scope. Private to core/io.

#include <unistd.h>
#include <utility>

namespace zama {

class FileDescriptor
{
public:
    explicit FileDescriptor(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~FileDescriptor()
    {
        if (isOpen()) {
            ::close(m_descriptor);
        }
    }
    FileDescriptor(const FileDescriptor &) = delete;
    FileDescriptor &operator=(const FileDescriptor &) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int get() const { return m_descriptor; }
    /// Closes now; 0, or the error that closing reported (some file systems tell of a full disk only then).
    [[nodiscard]] int close() { return isOpen() ? ::close(std::exchange(m_descriptor, -1)) : 0; }

private:
    int m_descriptor;
};

} // namespace zama
