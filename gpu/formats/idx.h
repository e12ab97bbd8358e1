// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// Element types of an IDX file, by the byte that stands for them.
enum class IdxType : std::uint8_t { U8 = 0x08, I8 = 0x09, I16 = 0x0b, I32 = 0x0c, F32 = 0x0d, F64 = 0x0e };

/// An array as MNIST and its kin store it: two zero bytes, type, number of dimensions, dimensions and
/// elements in big-endian order (yann.lecun.com/exdb/mnist).
struct IdxArray
{
    static constexpr std::uint64_t kMaxElements = std::uint64_t{1} << 30; ///< 4 GiB as float

    IdxType type = IdxType::U8;
    std::vector<std::int64_t> shape; ///< 1 to 8 dimensions
    std::vector<std::byte> data;     ///< as in the file: big-endian
    std::int64_t elements() const;
    /// Element as a number; exact for every type.
    double at(std::int64_t index) const;
};

/// True if the bytes begin like an uncompressed IDX file.
bool looksLikeIdx(std::span<const std::byte> bytes);

/// Reads an IDX image. The file has to be exactly as long as its header states; BadInput with both numbers of
/// bytes where it is not. `what` names it in messages.
Result<IdxArray> parseIdx(std::span<const std::byte> bytes, const std::string& what);
/// The same for a file, which may be compressed with gzip; never inflates more than the header announces.
Result<IdxArray> readIdx(const std::filesystem::path& path);

} // namespace qs
