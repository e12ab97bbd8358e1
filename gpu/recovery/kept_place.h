// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/formats/io/file_descriptor.h"
#include "gpu/results/study_event.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Where what is not saved is kept while a program works: <root>/<id>/, and <root>/<id>.lock beside it while the
/// program lives. In the folder: journals of runs (journal_format.h), and study.json, the result so far of a study. The
/// window keeps whole sessions in such folders, too: index.quantoscope and a file for each run.
namespace qs {

/// The user's: $XDG_DATA_HOME/quantoscope/recovery, else below ~/.local/share, as the window has it. Empty where there
/// is no home.
std::filesystem::path recoveryRoot();

/// Keeps other programs from taking a place. The file is the one that QLockFile writes and reads, by which the window
/// knows whether a program lives, here or on another machine that shares the folder.
class PlaceLock
{
public:
    /// Null where a program that lives has it, or the file cannot be made (errno).
    static std::unique_ptr<PlaceLock> take(const std::filesystem::path& root, const std::string& id);
    ~PlaceLock();
    PlaceLock(const PlaceLock&) = delete;
    PlaceLock& operator=(const PlaceLock&) = delete;

private:
    PlaceLock(std::filesystem::path file, int fd) : m_file(std::move(file)), m_fd(fd) {}
    std::filesystem::path m_file;
    FileDescriptor m_fd;
};

/// What a program left behind that did not end well.
struct KeptPlace
{
    std::filesystem::path root;
    std::string id;
    std::int64_t written = 0; ///< newest file, seconds since 1970
    int interrupted = 0;      ///< runs and studies that had not ended
    std::uint64_t bytes = 0;
    bool hasSession = false; ///< the window's, whose index only the program with a window reads
    std::filesystem::path folder() const { return root / id; }
    std::filesystem::path study() const { return folder() / "study.json"; }
};

/// Those in `root`, newest first; not those of programs that are running. Empty ones are removed.
std::vector<KeptPlace> keptPlaces(const std::filesystem::path& root);
/// Removes one for good. Io where another program has it.
Result<void> discardPlace(const KeptPlace& place);

/// Writes the result so far of a study that is going on, marked as recovered, as `file`.
Result<void> writeStudySoFar(const std::filesystem::path& file, const StudyResult& study);

} // namespace qs
