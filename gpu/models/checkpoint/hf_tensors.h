// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/safetensors.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace qs {

/// A tensor of a checkpoint as its file has it; points into the mapping.
struct StoredTensor
{
    const TensorInfo* info = nullptr;
    std::span<const std::byte> data;
    std::size_t file = 0; ///< index into TensorFiles::paths()
    bool used = false;    ///< the model is made from it, or what it says was looked at
};

/// The tensors of a Hugging Face folder, over all of its shards.
class TensorFiles
{
public:
    /// model.safetensors, else the shards that model.safetensors.index.json names. BadInput for a shard that is
    /// missing, a tensor that the index puts into a shard which has no such, and one that two shards have.
    static Result<TensorFiles> open(const std::filesystem::path& folder);

    /// Null where there is none.
    const StoredTensor* find(const std::string& name) const;
    /// The same for a tensor that the model is made from: it is no longer among unused().
    const StoredTensor* use(const std::string& name);
    /// Names of all tensors that nothing has used, in order.
    std::vector<std::string> unused() const;
    /// Quoted path of the file that a tensor is in, for messages.
    std::string fileOf(const StoredTensor& tensor) const;
    /// "It has: …" with the names that look most like `name`.
    Message similarNames(const std::string& name) const;
    const std::vector<std::filesystem::path>& paths() const { return m_paths; }
    std::int64_t fileBytes() const;
    Result<void> unchanged() const;

private:
    Result<void> add(const std::filesystem::path& path);
    Result<void> addShards(const std::filesystem::path& index);

    std::vector<std::filesystem::path> m_paths;
    std::vector<SafetensorsFile> m_files;
    std::unordered_map<std::string, StoredTensor> m_tensors;
};

} // namespace qs
