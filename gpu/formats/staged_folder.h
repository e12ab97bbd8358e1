// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <filesystem>

namespace qs {

/// Files that appear in a folder together: they are written into a hidden folder within it, and moved to their places once all of
/// them are there. What is not published, on a full disk for example, leaves the folder as it was. Move only.
class StagedFolder
{
public:
    /// Makes `folder` and those above it where missing. Fails with Io.
    static Result<StagedFolder> open(const std::filesystem::path& folder);
    StagedFolder(StagedFolder&& other) noexcept;
    StagedFolder& operator=(StagedFolder&&) = delete;
    ~StagedFolder();

    /// Where to write; folders within it may be made.
    const std::filesystem::path& path() const { return m_path; }
    /// An error of writing there, with the name that the file was to have in the end.
    Error named(Error error) const;
    /// Moves everything to its place, where files of the same names are replaced; two processes do this one after the other. Nothing
    /// more may be written then.
    Result<void> publish();

private:
    StagedFolder(std::filesystem::path folder, std::filesystem::path path, int fd, bool fresh);
    Result<void> check(const std::filesystem::path& name) const;
    Result<void> place(const std::filesystem::path& name) const;

    std::filesystem::path m_folder, m_path; ///< m_path is empty once this was moved from
    int m_fd = -1;                          ///< holds the lock by which others know that somebody writes here
    bool m_fresh = false;                   ///< the folder is this one's making
};

} // namespace qs
