// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/tensor_view.h"
#include "gpu/remote/worker_link.h"
#include "gpu/studies/tensors/tensor_rows.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

/// Folders and files of the computer on which a worker runs: what can be chosen there.
namespace qs {

struct FolderEntry
{
    std::string name; ///< UTF-8, without a slash
    bool folder = false;
    std::uint64_t bytes = 0; ///< of a file
    bool operator==(const FolderEntry&) const = default;
};

struct FolderListing
{
    std::string path;                 ///< absolute, without links
    std::vector<FolderEntry> entries; ///< folders and regular files; folders first, by name
    std::uint64_t leftOut = 0;        ///< more than that: beyond kMaxFolderEntries, and names that are not UTF-8
};
inline constexpr std::size_t kMaxFolderEntries = 5'000;

/// Of this computer. `path`: empty for the user's home folder; one that begins with '~/' is in it. Io where it is no
/// folder or cannot be read.
Result<FolderListing> listFolder(const std::string& path);
nlohmann::ordered_json toJson(const FolderListing& listing);

/// The same of the computer where the worker runs.
Result<FolderListing> folderAt(WorkerLink& link, const std::string& path, std::stop_token stop);
/// The tensors of a file there, as listTensors() tells them.
Result<std::vector<TensorInfo>> tensorsAt(WorkerLink& link, const std::string& path, std::stop_token stop);
/// A tensor of a file there, as readTensorRows() reads it.
Result<TensorRows> tensorRowsAt(WorkerLink& link, const std::string& path, const std::string& tensor,
                                std::int64_t elements, std::stop_token stop);
/// What a worker answers to that, beside the values.
nlohmann::ordered_json toJson(const TensorRows& tensor);
nlohmann::ordered_json tensorsToJson(const std::vector<TensorInfo>& tensors);

} // namespace qs
