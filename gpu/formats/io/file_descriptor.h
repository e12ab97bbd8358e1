// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <unistd.h>
#include <utility>

namespace qs {

/// Owns an open POSIX file descriptor.
class FileDescriptor
{
public:
    explicit FileDescriptor(int fd) : m_fd(fd) {}
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor()
    {
        // Callers look at errno after the descriptor is gone.
        const int code = errno;
        close();
        errno = code;
    }

    bool valid() const { return m_fd >= 0; }
    int get() const { return m_fd; }
    /// Closes now; false with errno set where late write errors come to light.
    bool close()
    {
        const int fd = std::exchange(m_fd, -1);
        return fd < 0 || ::close(fd) == 0;
    }

private:
    int m_fd;
};

} // namespace qs
