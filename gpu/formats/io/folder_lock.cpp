// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/folder_lock.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace qs {

namespace {

std::filesystem::path lockFolderOf(const std::filesystem::path& file)
{
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(file, failed);
    const std::filesystem::path folder = (failed ? file : whole).parent_path();
    return folder.empty() ? std::filesystem::path(".") : folder;
}

/// Another folder may have taken the place while this waited.
bool isAt(int fd, const std::filesystem::path& folder)
{
    struct stat held
    {
    }, there{};
    return ::fstat(fd, &held) != 0 || ::stat(folder.c_str(), &there) != 0 ||
           (held.st_ino == there.st_ino && held.st_dev == there.st_dev);
}

/// Holds the lock of the folder; below 0: there is no such folder.
int locked(const std::filesystem::path& folder)
{
    while (true) {
        const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        while (fd >= 0 && ::flock(fd, LOCK_EX) != 0 && errno == EINTR) {
        }
        if (fd < 0 || isAt(fd, folder)) return fd;
        ::close(fd);
    }
}

} // namespace

FolderLock::FolderLock(const std::filesystem::path& folder) : m_folder(locked(folder)) {}

FolderLock FolderLock::ofFile(const std::filesystem::path& file) { return FolderLock(lockFolderOf(file)); }

} // namespace qs
