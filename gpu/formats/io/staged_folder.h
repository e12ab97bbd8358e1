// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/formats/io/atomic_file.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// Files that come into a folder together or not at all: they are written into a hidden folder, which takes the place
/// of the folder once all of them are there: a process that is killed leaves the old files or the new ones. Where
/// folders cannot be exchanged (the file system, permissions, a folder with much else in it, the current one), the
/// files are moved to their places one after the other. What is not published, on a full disk for example, leaves the
/// folder as it was, and no folder behind that was made for it. Files of other names stay. Move only.
class StagedFolder
{
public:
    /// Makes `folder` and those above it where missing. Fails with Io.
    static Result<StagedFolder> open(const std::filesystem::path& folder);
    StagedFolder(StagedFolder&& other) noexcept;
    StagedFolder& operator=(StagedFolder&&) = delete;
    ~StagedFolder();

    /// Writes a file; `name` may have folders in it ("artifacts/trace.png"). Io where there is no room, or what stands
    /// in its place in the folder cannot be replaced.
    Result<void> add(const std::string& name, std::string_view bytes);
    Result<void> add(const NamedText& file);
    /// Where to write by other means; folders within it may be made.
    const std::filesystem::path& path() const { return m_path; }
    /// An error of writing there, with the name that the file was to have in the end.
    Error named(Error error) const;
    /// Moves everything to its place, where files of the same names are replaced; two processes do this one after the
    /// other. Nothing more may be written then. The paths of the files that add() wrote, in order.
    Result<std::vector<std::string>> publish();

private:
    StagedFolder(std::filesystem::path folder, std::filesystem::path path, int fd,
                 std::vector<std::filesystem::path> made);
    Result<void> addBy(const std::string& name,
                       const std::function<Result<void>(const std::filesystem::path& at)>& write);
    Result<void> check(const std::filesystem::path& name) const;
    Result<void> place(const std::filesystem::path& name) const;
    bool exchange(const std::vector<std::filesystem::path>& names);
    bool adoptOthers(const std::vector<std::filesystem::path>& names) const;
    void moveLate() const;

    std::filesystem::path m_folder, m_path;    ///< m_path is empty once this was moved from
    int m_fd = -1;                             ///< holds the lock by which others know that somebody writes here
    std::vector<std::filesystem::path> m_made; ///< folders that were not there before, the outermost first
    std::vector<std::string> m_added;
};

} // namespace qs
