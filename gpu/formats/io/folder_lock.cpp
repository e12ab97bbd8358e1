// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/folder_lock.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>

namespace qs {

namespace {

std::filesystem::path lockFolderOf(const std::filesystem::path& file)
{
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(file, failed);
    const std::filesystem::path folder = (failed ? file : whole).parent_path();
    return folder.empty() ? std::filesystem::path(".") : folder;
}

} // namespace

FolderLock::FolderLock(const std::filesystem::path& folder)
    : m_folder(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
{
    while (m_folder.valid() && ::flock(m_folder.get(), LOCK_EX) != 0 && errno == EINTR) {
    }
}

FolderLock FolderLock::ofFile(const std::filesystem::path& file) { return FolderLock(lockFolderOf(file)); }

} // namespace qs
