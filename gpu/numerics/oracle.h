// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/quant_scheme.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The oracle: quantization on the host in plain, readable C++, to which every backend is held bit for bit.
/// Dialect: vLLM's, with the corner cases pinned as follows: maxima ignore NaN; float to integer saturates and
/// NaN gives 0; FP8 NaN gives +max (per group −max); an all-zero FP8 tensor and a constant row with a zero
/// point give scale 0 (or the mode's floor), zero point 0 and codes 0. The packed formats' rules are in
/// packed_formats.h.
namespace qs {

/// A dense [tokens, hidden] tensor in host memory; not owned.
struct HostTensor
{
    DType dtype = DType::F32;
    Shape shape;
    const void* data = nullptr;

    float at(std::int64_t index) const { return loadFloat(data, dtype, static_cast<std::size_t>(index)); }
};

/// Extremes over the values that are not NaN. With none: amax 0 and min > max.
struct Extremes
{
    float amax = 0.0f;
    float min = 0.0f;
    float max = 0.0f;
    bool any = false;
    void add(float value);
    void merge(const Extremes& other);
    bool constant() const { return !any || !(max > min); }
};

/// What the element rule of a mode needs; one per tensor, token or group.
struct ScaleParams
{
    float scale = 0.0f;      ///< as stored: value ≈ (code − zeroPoint) × scale
    float multiplier = 0.0f; ///< what x is multiplied by, in the modes that multiply
    std::int32_t zeroPoint = 0;
    bool constantInput = false; ///< the pinned case applied: nothing to scale
    DType type = DType::F32;    ///< that quotients are rounded to
};

/// A scale (and zero point) that the user gave instead of the input's own.
struct GivenScale
{
    std::optional<float> scale; ///< finite and > 0
    std::optional<std::int32_t> zeroPoint;
};

/// Scale, multiplier and zero point of `scheme` for data with these extremes; `given` is used by static modes. Of NVFP4
/// the global scale, from the extremes of the tensor; other packed formats have nothing for the whole tensor. `input`:
/// type of the data, for the dialects that compute in it.
ScaleParams scaleParams(const QuantScheme& scheme, const Extremes& extremes, const GivenScale& given = {},
                        DType input = DType::F32);

/// Distance from 1 to the next number of F16, BF16 or F32: what compressed-tensors stores in place of a scale of 0.
constexpr float epsilonOf(DType type)
{
    return type == DType::F16 ? 0x1p-10f : type == DType::BF16 ? 0x1p-7f : 0x1p-23f;
}

/// The code of one element, as its bit pattern. Not for baseline-copy and packed formats.
std::uint8_t quantizeElement(const QuantScheme& scheme, const ScaleParams& params, float value);
/// The value that a code stands for.
float dequantizeElement(const QuantScheme& scheme, float scale, std::int32_t zeroPoint, std::uint8_t code);

/// Codes [tokens × hidden] (raw bytes of the input for baseline-copy), scales and zero points. Of packed formats codes,
/// scaleBytes and zeroPointBytes are as stored (PackedLayout); scales and zeroPoints hold the same decoded.
struct Quantized
{
    std::vector<std::uint8_t> codes;
    std::vector<float> scales;
    std::vector<std::int32_t> zeroPoints;
    bool constantInput = false;
    std::vector<std::uint8_t> scaleBytes, zeroPointBytes;
    float globalScale = 1.0f; ///< NVFP4
};

/// Quantizes the whole tensor.
Quantized quantizeOracle(const QuantScheme& scheme, const HostTensor& input, const GivenScale& given = {});

/// The tensor restored from what quantizing an input of `type` gave: values of FP32 arithmetic, rounded to `type` (F32,
/// F16, BF16).
std::vector<float> dequantizeOracle(const QuantScheme& scheme, const Quantized& quantized, Shape shape, DType type);

/// Quantizes one row into `codes` (hidden bytes), not for packed formats; `tensorParams` is what a per-tensor mode uses
/// for all rows. Scales and zero points of the row are appended for token and group modes.
void quantizeRow(const QuantScheme& scheme, const HostTensor& input, std::int64_t row, const ScaleParams& tensorParams,
                 std::span<std::uint8_t> codes, std::vector<float>& scales, std::vector<std::int32_t>& zeroPoints);

/// Extremes of elements [first, last).
Extremes extremesOf(const HostTensor& input, std::int64_t first, std::int64_t last);

/// Smallest scale of the FP8 per-token mode: 1 / (448 × 512).
inline constexpr float kTokenScaleFloor = 1.0f / (448.0f * 512.0f);
/// Smallest amax of the FP8 group mode.
inline constexpr float kGroupAmaxFloor = 1e-10f;

} // namespace qs
