// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/report/import/recording_file.h"

#include <cstddef>
#include <string>
#include <vector>

namespace qs {

/// The runs of a watched command, each read once.
class WatchHistory
{
public:
    /// `version` is that of the code that ran, equal where it did not change. BadInput where the file cannot be read.
    Result<void> add(const std::string& file, std::string version);
    std::size_t size() const { return m_files.size(); }
    /// All runs against the first one, which must be there: of results the medians of the first and the last runs as a
    /// table, then a strip of all (historyStrip()). BadInput where nothing is in two of them.
    Result<std::string> text(bool markdown) const;

private:
    std::vector<RecordingFile> m_files;
    std::vector<std::string> m_versions;
};

/// What tells the content of files, and of files directly in a folder, from another content; empty where none can be
/// read.
std::string versionOf(const std::vector<std::string>& files);

} // namespace qs
