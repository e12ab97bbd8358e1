// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qs {

/// All runs of `files` against the first one: of results the medians of the first and the last runs as a table, then a
/// strip of all (historyStrip()). `versions`: the code of each run, equal where it did not change. BadInput where a
/// file cannot be read, or nothing is in two of them.
Result<std::string> watchHistory(const std::vector<std::string>& files, const std::vector<std::string>& versions,
                                 bool markdown);

/// What tells the content of files, and of files directly in a folder, from another content; empty where none can be
/// read.
std::string versionOf(const std::vector<std::string>& files);

} // namespace qs
