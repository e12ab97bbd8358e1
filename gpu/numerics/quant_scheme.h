// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/core/units.h"
#include "gpu/numerics/number_format.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// Block: squares of groupSize rows and columns; of weights alone, no mode has it.
enum class Granularity : std::uint8_t { Tensor, Token, Group, Block };
enum class ScaleMode : std::uint8_t { Static, Dynamic };
/// None: symmetric. Azp: rounded before the zero point is added (vLLM). Affine: rounded after fma(x, 1/s, z).
/// Asym: INT4 with a 4-bit zero point a group, s = (max − min)/15.
enum class ZeroPointRule : std::uint8_t { None, Azp, Affine, Asym };
/// Where peers differ in bits. Standard: INT symmetric s = amax/(2^(b−1)−1); INT4
/// asymmetric with zero forced into the range (GPTQ); MX scale ⌊log2 amax⌋ − emax (OCP); NVFP4 two-level.
/// CompressedTensors: INT s = amax/(2^b−1)·2, all in the input's type; MX rounds up at a mantissa of 1.75. Awq: zero
/// not forced into the range, all in the input's type. Ceil, Rceil, Even: torchao's other MX scale modes. SingleLevel:
/// NVFP4 without a global scale (GGUF).
enum class Dialect : std::uint8_t { Standard, CompressedTensors, Awq, Ceil, Rceil, Even, SingleLevel };

/// What a quantization mode does: number format × granularity × scale mode (× zero point).
struct QuantScheme
{
    NumberFormat format = NumberFormat::Int8;
    Granularity granularity = Granularity::Tensor;
    ScaleMode scaleMode = ScaleMode::Dynamic;
    ZeroPointRule zeroPoint = ZeroPointRule::None;
    int groupSize = 0; ///< elements along hidden_size that share a scale; 0 unless granularity is Group or Block
    Dialect dialect = Dialect::Standard;
    bool operator==(const QuantScheme&) const = default;

    bool isCopy() const { return format == NumberFormat::Copy; }
    bool isFloat8() const { return format == NumberFormat::E4M3 || format == NumberFormat::E5M2; }
    /// Dialects that compute scale and quotient in the input's own type, as their packages do.
    bool computesInInputType() const
    {
        const bool integer = format == NumberFormat::Int8 || format == NumberFormat::Int4;
        return integer && (dialect == Dialect::CompressedTensors || dialect == Dialect::Awq);
    }
    bool isStatic() const { return scaleMode == ScaleMode::Static; }
    bool hasZeroPoint() const { return zeroPoint != ZeroPointRule::None; }
    /// Sub-byte or block formats with packed codes and scales that are not FP32.
    bool isPacked() const { return format >= NumberFormat::Int4; }
    /// Bits of one code (of baseline-copy: 0, its codes are the input's own bytes).
    int codeBits() const;
    /// Largest magnitude of a code: 127, 448, …
    float codeMax() const;
};

/// Every mode in its standard dialect, in the order in which it is listed; the first is baseline-copy.
std::span<const QuantScheme> allSchemes();
/// The first of them: codes of a byte (or the input's own bytes) and FP32 scales.
std::span<const QuantScheme> byteSchemes();
/// The same modes in the other dialects.
std::span<const QuantScheme> dialectSchemes();
/// <format>-<granularity>-<static|dynamic>[-azp]; int8-tensor-affine; baseline-copy; int4-group<N>[-asym], nf4-group64,
/// mxfp8, mxfp4, nvfp4, q8_0, q4_0; another dialect as a suffix: -ct, -awq, -ceil, -rceil, -even, -single.
std::string schemeName(const QuantScheme& scheme);
/// The scheme of a mode name, of any dialect; the error lists the names that exist.
Result<QuantScheme> parseScheme(std::string_view name);
/// One sentence: what the mode computes, with its formula.
Message schemeDescription(const QuantScheme& scheme);
/// What runs on the device for it: kernel arithmetic and data types.
std::string effectiveName(const QuantScheme& scheme, DType input, std::string_view backend);

/// Number of scales (and of zero points where there are any): 1, tokens, tokens × ceil(hidden/group), or
/// ceil(tokens/group) × ceil(hidden/group).
inline std::int64_t scaleCount(const QuantScheme& scheme, Shape shape)
{
    if (scheme.isCopy()) return 0;
    if (scheme.granularity == Granularity::Tensor) return 1;
    if (scheme.granularity == Granularity::Token) return shape.tokens;
    const std::int64_t size = scheme.groupSize, rows = scheme.granularity == Granularity::Block
                                                           ? (shape.tokens + size - 1) / size
                                                           : shape.tokens;
    return rows * ((shape.hidden + size - 1) / size);
}
/// Bytes of the codes: one an element, the input's own for baseline-copy, packed as PackedLayout specifies (Q8_0, Q4_0:
/// whole blocks).
Bytes codeBytes(const QuantScheme& scheme, Shape shape, DType input);
/// Exact size of the result: codes + 4 bytes a scale + 4 bytes a zero point; of packed formats as PackedLayout
/// specifies.
Bytes outputBytes(const QuantScheme& scheme, Shape shape, DType input);
/// Bytes that a launch has to move at least: input read once, result written once.
Bytes trafficBytes(const QuantScheme& scheme, Shape shape, DType input);

} // namespace qs
