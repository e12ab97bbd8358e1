// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/scheme.cuh"
#include "gpu/numerics/float_groups.h"

#include <cstdint>

/// Dequantization: value = (code − zero point) × scale in FP32, rounded once to the output's type.
namespace qs::cuda {

/// A quantized tensor in device memory and where its values go; the buffers aligned to 256 bytes with 256 bytes of
/// slack.
struct Restore
{
    Type type = Type::F32; ///< of the output, and of the input that was quantized
    const std::uint8_t* codes = nullptr;
    const void* scales = nullptr;     ///< FP32, or bytes of a packed format
    const void* zeroPoints = nullptr; ///< int32, or bytes of a packed format
    void* output = nullptr;
    std::int64_t tokens = 0, hidden = 0;
    float globalScale = 1.0f; ///< NVFP4
    cudaStream_t stream = nullptr;
    Note* note = nullptr;
    bool preload = false;
    std::int64_t elements() const { return tokens * hidden; }
};

/// Packed formats without a kernel of their own.
void launchRestoreFloatGroups(const FloatGroups& groups, const Restore& r);
/// Packed formats.
void launchDequantizePacked(const QsCudaVariant& v, const Restore& r);
/// INT8 and FP8 with scales per tensor, token or group of 128.
void launchDequantizeBytes(const QsCudaVariant& v, const Restore& r);

// Bytes of a quantized tensor, each part by itself.
std::int64_t codeBytesOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden);
std::int64_t scaleBytesOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden);
std::int64_t zeroPointBytesOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden);

/// Quantizes `launch.input` as the backend does for the mode, static scales from the input's own extremes
/// (launch.partials holds 3 × kMaxPartials floats). Waits for the stream where it needs them. Returns the global scale
/// of NVFP4, else 1.
float makeCodes(const QsCudaVariant& v, Launch launch);

} // namespace qs::cuda
