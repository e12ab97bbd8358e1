// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace qs {

/// What is written beside its target, under a name that nobody has and with a lock that it holds while it is open: a
/// file, or a folder for several. What a killed process leaves is known by both.
class TemporaryName
{
public:
    /// A new file in `folder` with the permissions `mode` before the user's mask; fd() is below 0, with errno, where
    /// there can be none.
    static TemporaryName file(const std::filesystem::path& folder, unsigned mode);
    /// The same for a folder.
    static TemporaryName folder(const std::filesystem::path& folder);

    const std::filesystem::path& path() const { return m_path; }
    /// Open for writing (a folder: for reading); whoever asked for the name closes it, which gives up the lock.
    int fd() const { return m_fd; }

private:
    std::filesystem::path m_path;
    int m_fd = -1;
};

/// Whether a file or a folder has such a name, whoever made it.
bool isTemporaryName(const std::filesystem::path& path);

/// Removes what processes of this machine that are gone left in `folder` under such names; looks once in a folder in
/// the life of this process. What others write stays: the machine and the number of the process are in the names, and
/// it holds their locks, also where it is seen under another number.
void removeLeftBehind(const std::filesystem::path& folder);

} // namespace qs
