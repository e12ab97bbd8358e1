// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/formats/io/mapping_guard.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <utility>

namespace qs {

/// A file's bytes, mapped read-only. Move only; the address stays the same when it is moved.
/// Others may replace, delete, change or shorten the file meanwhile: nothing ends the process, missing bytes read as
/// zeros, and unchanged() says so.
class MappedFile
{
public:
    /// Which file it is, and its state when it was opened.
    struct State
    {
        std::uint64_t device = 0, inode = 0;
        std::int64_t seconds = 0, nanoseconds = 0; ///< of the last modification
        bool operator==(const State&) const = default;
    };
    MappedFile() = default;
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    ~MappedFile();

    /// Fails with BadInput for what is missing, empty or no regular file, with Io for what cannot be read.
    static Result<MappedFile> open(const std::filesystem::path& path);
    std::span<const std::byte> bytes() const { return {m_data, m_size}; }
    const State& state() const { return m_state; }
    /// BadInput where the file was written to or shortened since it was opened. A file that was replaced or deleted is
    /// still whole here.
    Result<void> unchanged() const;
    /// What was read of it; the error of unchanged() instead where that is the reason, or spoils it.
    template <typename T> Result<T> checked(Result<T> read) const
    {
        if (const auto same = unchanged(); !same) return same.error();
        return read;
    }

private:
    MappedFile(const std::byte* data, std::size_t size) : m_data(data), m_size(size), m_guard(data, size) {}

    const std::byte* m_data = nullptr;
    std::size_t m_size = 0;
    MappingGuard m_guard;
    std::filesystem::path m_path;
    State m_state;
};

} // namespace qs
