// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/core/units.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

enum class NumberFormat : std::uint8_t { Copy, Int8, E4M3, E5M2 };
enum class Granularity : std::uint8_t { Tensor, Token, Group };
enum class ScaleMode : std::uint8_t { Static, Dynamic };
/// None: symmetric. Azp: rounded before the zero point is added (vLLM). Affine: rounded after fma(x, 1/s, z).
enum class ZeroPointRule : std::uint8_t { None, Azp, Affine };

/// What a quantization mode does: number format × granularity × scale mode (× zero point).
struct QuantScheme
{
    NumberFormat format = NumberFormat::Int8;
    Granularity granularity = Granularity::Tensor;
    ScaleMode scaleMode = ScaleMode::Dynamic;
    ZeroPointRule zeroPoint = ZeroPointRule::None;
    int groupSize = 0; ///< elements along hidden_size that share a scale; 0 unless granularity is Group
    bool operator==(const QuantScheme&) const = default;

    bool isCopy() const { return format == NumberFormat::Copy; }
    bool isFloat8() const { return format == NumberFormat::E4M3 || format == NumberFormat::E5M2; }
    bool isStatic() const { return scaleMode == ScaleMode::Static; }
    bool hasZeroPoint() const { return zeroPoint != ZeroPointRule::None; }
    /// Largest magnitude of a code: 127, 448 or 57344.
    float codeMax() const;
};

/// Every mode that the program knows, in the order in which it is listed; the first is baseline-copy.
std::span<const QuantScheme> allSchemes();
/// <format>-<granularity>-<static|dynamic>[-azp]; int8-tensor-affine; baseline-copy.
std::string schemeName(const QuantScheme& scheme);
/// The scheme of a mode name; the error lists the names that exist.
Result<QuantScheme> parseScheme(std::string_view name);
/// One sentence: what the mode computes, with its formula.
std::string schemeDescription(const QuantScheme& scheme);
/// What runs on the device for it: kernel arithmetic and data types.
std::string effectiveName(const QuantScheme& scheme, DType input, std::string_view backend);

/// Number of scales (and of zero points where there are any): 1, tokens, or tokens × ceil(hidden/group).
std::int64_t scaleCount(const QuantScheme& scheme, Shape shape);
/// Bytes of the codes: one an element, the input's own for baseline-copy.
Bytes codeBytes(const QuantScheme& scheme, Shape shape, DType input);
/// Exact size of the result: codes + 4 bytes a scale + 4 bytes a zero point.
Bytes outputBytes(const QuantScheme& scheme, Shape shape, DType input);
/// Bytes that a launch has to move at least: input read once, result written once.
Bytes trafficBytes(const QuantScheme& scheme, Shape shape, DType input);

} // namespace qs
