// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// A tensor inside somebody else's bytes; it lives as long as they do. `data` holds exactly the elements
/// of `shape`, row major unless `fortranOrder`, and may be unaligned: read it with loadFloat or memcpy.
struct TensorView
{
    DType dtype = DType::F32;
    std::vector<std::int64_t> shape;
    std::span<const std::byte> data;
    bool fortranOrder = false;
    std::string name;
    bool bigEndian = false;
};

/// What a file reports about one of its tensors.
struct TensorInfo
{
    std::string name;
    std::string dtypeText;      ///< as the file calls it
    std::optional<DType> dtype; ///< empty where this program cannot compute with it
    std::vector<std::int64_t> shape;
    std::uint64_t bytes = 0;
};

/// F64, F32, F16, BF16, FP8: what loadFloat reads.
bool isFloat(DType type);
/// Type of a run whose input is a tensor of float type `type`: its own where it is one of FP16, BF16 and FP32; FP32 for
/// FP64; FP16 for FP8, all of whose values it holds.
DType inputTypeFor(DType type);
/// Product of the dimensions (1 for none); empty if one is negative or the product exceeds 2^63 − 1.
std::optional<std::int64_t> elementCount(std::span<const std::int64_t> shape);
/// Tensor [a, b, …, h] as a·b·… tokens of h elements; [n] is 1×n. Refuses scalars, tensors with no
/// elements and column-major ones.
Result<Shape> asMatrix(const TensorView& view);
/// Copy of the elements in little-endian order.
std::vector<std::byte> littleEndianCopy(const TensorView& view);

} // namespace qs
