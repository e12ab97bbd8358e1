// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/io/file_descriptor.h"

#include <filesystem>

namespace qs {

/// Keeps other processes of this program out of a folder while a file in it is read, changed and written back, or while
/// files that belong together are put into it. Waits for its turn. The lock is one of the kernel's on the folder
/// itself: it leaves no file behind and ends with its process. Where the file system has no such locks nobody is kept
/// out.
class FolderLock
{
public:
    explicit FolderLock(const std::filesystem::path& folder);
    /// The folder that `file` is in, after symbolic links.
    static FolderLock ofFile(const std::filesystem::path& file);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    FileDescriptor m_folder;
};

} // namespace qs
