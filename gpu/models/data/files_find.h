// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace qs {

/// The files of one part of a data set.
struct DataPart
{
    std::filesystem::path features;
    std::filesystem::path labels; ///< empty for a table, which holds both
};

/// What lies at a path: one data set, its files known by their names.
struct DataSource
{
    enum class Kind { Idx, Npy, Csv };
    Kind kind = Kind::Idx;
    DataPart train;
    std::optional<DataPart> test;
    bool transposed = false; ///< EMNIST stores its images turned
    std::vector<Message> notes;
};

/// `path` cannot be used as data.
Error unusableData(const std::filesystem::path& path, const Message& why, const Message& hint);

/// Finds a data set by the names of its files; reads none of them. BadInput for a path without one, with
/// features but without labels, or with several sets, all with the names that were found.
Result<DataSource> findDataSource(const std::filesystem::path& path);

} // namespace qs
