// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/numerics/number_format.h"

#include <cstdint>
#include <optional>

namespace qs {

/// Instruction sets that the kernels are compiled for. Portable runs everywhere (SSE2 or NEON at most).
enum class CpuIsa : std::uint8_t { Portable, Avx2, Avx512 };

/// The element rule of a mode in the form that all vector kernels share:
/// y = x·factor, x/factor, x/factor rounded to the input's type, or fma(x, factor, addend), clamped to [low, high] and
/// rounded to the target, nearest even. For INT8 the zero point is added after rounding. NaN becomes 0 before the clamp
/// for INT8, `high` for FP8, and `low` for E4M3NaNLow.
struct ElementRule
{
    enum class Arithmetic : std::uint8_t { Multiply, Divide, DivideInType, Fma };
    enum class Target : std::uint8_t { Int8, E4M3, E4M3NaNLow, E5M2 };
    Arithmetic arithmetic = Arithmetic::Multiply;
    Target target = Target::Int8;
    float factor = 1.0f;
    float addend = 0.0f;
    float low = -128.0f; ///< for INT8: of the sum, less the zero point
    float high = 127.0f;
    std::int32_t zeroPoint = 0; ///< of magnitude up to 2^14
};

/// The rule of a packed format (numerics/packed_formats.h) in the form that all vector kernels share.
struct PackedRule
{
    PackedKind format = PackedKind::Int4;
    int group = 32;               ///< elements that share a scale: 16, 32, 64 or 128
    DType scaleType = DType::F32; ///< INT4
    std::uint32_t lift = 0;       ///< MX: added to the bits of amax before its exponent is taken
    float largest = 0.0f;         ///< MX, Rceil: amax is divided by it first; 0: it is not
    float globalScale = 1.0f;     ///< NVFP4
};

/// Where the codes of a row, or of a part of it that begins with an even group, go; bytes as PackedLayout specifies.
struct PackedTarget
{
    std::uint8_t* codes = nullptr;
    std::uint8_t* scales = nullptr;
    std::uint8_t* zeroPoints = nullptr;
};

/// How codes become numbers again: (value of the code − zero point) × scale.
struct CodeRule
{
    enum class Kind : std::uint8_t { Int8, Table8, Table4, Halves4 };
    Kind kind = Kind::Int8; ///< signed bytes, bytes looked up, nibbles looked up (low first, or the 16 low ones first)
    const float* table = nullptr; ///< 256 or 16 values
};

/// Smallest and largest of the values that are not NaN; min > max where there are none.
struct MinMax
{
    float min = 0.0f;
    float max = 0.0f;
};

/// How many operations an arithmetic loop did (a multiply-add is two), and a value that depends on all of them.
struct OperationCount
{
    double operations = 0;
    float value = 0;
};

using ArithmeticLoop = OperationCount (*)(std::int64_t rounds, float seed);

/// The inner loops of one instruction set. `n` counts elements; types are F32, F16 and BF16. `stream` asks for
/// stores that bypass the caches; they are complete when the function returns.
struct CpuKernels
{
    const char* name; ///< 'AVX-512'
    float (*amax)(DType type, const void* in, std::int64_t n);
    MinMax (*minMax)(DType type, const void* in, std::int64_t n);
    /// One code (a byte) for each element.
    void (*quantize)(const ElementRule& rule, DType type, const void* in, std::int64_t n, std::uint8_t* out,
                     bool stream);
    /// FP8 E4M3 with a scale for each `group` elements of a row of n: s = max(amax, 1e-10) / 448, q = x / s.
    void (*quantizeGroups)(DType type, const void* in, std::int64_t n, std::int64_t group, std::uint8_t* out,
                           float* scales, bool stream);
    /// Reads inBytes and writes outBytes (1 or inBytes) an element and does nothing else; a copy where equal.
    void (*move)(int inBytes, int outBytes, const void* in, std::int64_t n, std::uint8_t* out, bool stream);
    /// A row of a packed format, or a part of it that begins with an even group; nothing bypasses the caches.
    void (*quantizePacked)(const PackedRule& rule, DType type, const void* in, std::int64_t n, const PackedTarget& out);
    /// n codes that share a scale, as numbers of `type`; Halves4: 32 codes at most. `zeroPoint` of magnitude up to
    /// 2^30.
    void (*dequantize)(const CodeRule& rule, const std::uint8_t* codes, std::int64_t n, float scale,
                       std::int32_t zeroPoint, DType type, void* out);
    /// Reads and writes so many bytes in turns of at most 2 KiB and does nothing else.
    void (*traffic)(const void* in, std::int64_t inBytes, std::uint8_t* out, std::int64_t outBytes, bool stream);
    /// The arithmetic ceiling: `rounds` rounds of independent multiply-adds of floats in registers, starting at `seed`.
    ArithmeticLoop multiplyAdd;
    /// The same for dot products of four bytes with 32-bit sums (VNNI). Only where the processor has it, see dotsFor();
    /// null in sets that know none.
    ArithmeticLoop byteDots;
};

const CpuKernels& portableKernels();
/// Null where this program was not compiled for x86-64. Call only what the processor supports.
const CpuKernels* avx2Kernels();
const CpuKernels* avx512Kernels();

/// The best set that this processor and operating system run.
CpuIsa detectIsa();
/// The set that is used unless a caller says otherwise: that of QUANTOSCOPE_INSTRUCTION_SET ('portable', 'avx2',
/// 'avx512') where the processor has it, else the best.
CpuIsa chosenIsa();
/// Why QUANTOSCOPE_INSTRUCTION_SET cannot be followed (Usage: not on this processor, or no such set); none where
/// it can, or is empty.
std::optional<Error> instructionSetTrouble();
/// Kernels of `isa`, or the portable ones where this processor does not have it.
const CpuKernels& kernelsFor(CpuIsa isa);
/// The byte dot products of `kernels` where this processor has them, else null.
ArithmeticLoop dotsFor(const CpuKernels& kernels);

} // namespace qs
