// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/tensor_view.h"

#include <filesystem>
#include <string>

namespace qs {

/// True if the bytes begin like an .npy file.
bool looksLikeNpy(std::span<const std::byte> bytes);

/// Reads an .npy image, versions 1 to 3 (numpy.lib.format). The view points into `bytes`; `name` is used in
/// messages and becomes the view's name. Types: f2 f4 f8 i4 in both byte orders, i1, u1, and what the
/// Python package ml_dtypes writes for bfloat16 (V2) and float8_e5m2 (f1). A column-major tensor of more than
/// one dimension, structures and objects are refused. Bytes after the data are ignored, as numpy does.
Result<TensorView> parseNpy(std::span<const std::byte> bytes, const std::string& name);

/// Writes an .npy file, version 1, that numpy.load reads, atomically. `data` holds the row-major elements
/// of `shape`, little-endian. I8, U8, I32, F16, F32, F64, and BF16 as ml_dtypes does (two bytes without a name: view
/// them as ml_dtypes.bfloat16); there is nothing for the others (Usage).
Result<void> writeNpy(const std::filesystem::path& path, DType dtype, std::span<const std::int64_t> shape,
                      std::span<const std::byte> data);

} // namespace qs
