// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// One tensor on its way into a file; the data have to live until it is written.
struct TensorToWrite
{
    std::string name;
    std::string dtypeText;           ///< as the format names it: F32, I8, U8, F8_E4M3, F8_E8M0, F4, …
    std::vector<std::int64_t> shape; ///< in elements, also for types below a byte
    std::span<const std::byte> data; ///< little-endian, row major
};

/// The front of a .safetensors file: length as 8 little-endian bytes, then JSON padded with blanks to a
/// multiple of 8.
std::vector<std::byte> safetensorsHeader(std::span<const TensorToWrite> tensors,
                                         const std::map<std::string, std::string>& metadata);
/// Writes the tensors in the given order without holes, atomically. Usage for a name that is empty, given
/// twice or reserved, a type that the format does not know, data of another size than shape and type specify, and
/// a header over the format's limit; Io where the disk refuses.
Result<void> writeSafetensors(const std::filesystem::path& path, std::span<const TensorToWrite> tensors,
                              const std::map<std::string, std::string>& metadata);

} // namespace qs
