// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"

#include <cstdint>

namespace qs {

/// Instruction sets that the kernels are compiled for. Portable runs everywhere (SSE2 or NEON at most).
enum class CpuIsa : std::uint8_t { Portable, Avx2, Avx512 };

/// The element rule of a mode in the form that all vector kernels share:
/// y = x·factor, x/factor or fma(x, factor, addend), clamped to [low, high] and rounded to the target, nearest
/// even. For INT8 the zero point is added after rounding. NaN becomes 0 before the clamp for INT8, `high` for
/// FP8, and `low` for E4M3NaNLow.
struct ElementRule
{
    enum class Arithmetic : std::uint8_t { Multiply, Divide, Fma };
    enum class Target : std::uint8_t { Int8, E4M3, E4M3NaNLow, E5M2 };
    Arithmetic arithmetic = Arithmetic::Multiply;
    Target target = Target::Int8;
    float factor = 1.0f;
    float addend = 0.0f;
    float low = -128.0f; ///< for INT8: of the sum, less the zero point
    float high = 127.0f;
    std::int32_t zeroPoint = 0; ///< of magnitude up to 2^14
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
    void (*quantize)(const ElementRule& rule, DType type, const void* in, std::int64_t n, std::uint8_t* out, bool stream);
    /// FP8 E4M3 with a scale for each `group` elements of a row of n: s = max(amax, 1e-10) / 448, q = x / s.
    void (*quantizeGroups)(DType type, const void* in, std::int64_t n, std::int64_t group, std::uint8_t* out,
                           float* scales, bool stream);
    /// Reads inBytes and writes outBytes (1 or inBytes) an element and does nothing else; a copy where equal.
    void (*move)(int inBytes, int outBytes, const void* in, std::int64_t n, std::uint8_t* out, bool stream);
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
/// Kernels of `isa`, or the portable ones where this processor does not have it.
const CpuKernels& kernelsFor(CpuIsa isa);
/// The byte dot products of `kernels` where this processor has them, else null.
ArithmeticLoop dotsFor(const CpuKernels& kernels);

} // namespace qs
