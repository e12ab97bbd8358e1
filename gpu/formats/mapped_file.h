// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <filesystem>
#include <span>

namespace qs {

/// A file's bytes, mapped read-only. Move only; the address stays the same when it is moved.
/// The file must not be shortened by others while it is mapped.
class MappedFile
{
public:
    MappedFile() = default;
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    ~MappedFile();

    /// Fails with BadInput for what is missing, empty or no regular file, with Io for what cannot be read.
    static Result<MappedFile> open(const std::filesystem::path& path);
    std::span<const std::byte> bytes() const { return {m_data, m_size}; }

private:
    MappedFile(const std::byte* data, std::size_t size) : m_data(data), m_size(size) {}

    const std::byte* m_data = nullptr;
    std::size_t m_size = 0;
};

} // namespace qs
