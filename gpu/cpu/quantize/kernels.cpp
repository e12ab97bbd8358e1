// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/quantize/kernels.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace qs {

#if defined(__x86_64__)
namespace {
bool hasF16c()
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    return __get_cpuid(1, &eax, &ebx, &ecx, &edx) != 0 && (ecx & (1u << 29)) != 0;
}

/// Asked by number, because older compilers do not know these names. The wide registers' being saved is detectIsa's
/// question.
bool hasByteDots(const CpuKernels& kernels)
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    if (&kernels == avx512Kernels())
        return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) != 0 && (ecx & (1u << 11)) != 0;
    return &kernels == avx2Kernels() && __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) != 0 && (eax & (1u << 4)) != 0;
}
} // namespace

CpuIsa detectIsa()
{
    // These builtins also ask whether the operating system saves the wide registers.
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") || !hasF16c()) return CpuIsa::Portable;
    const bool wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    return wide ? CpuIsa::Avx512 : CpuIsa::Avx2;
}
#else
namespace {
bool hasByteDots(const CpuKernels&) { return false; }
} // namespace

CpuIsa detectIsa() { return CpuIsa::Portable; }
#endif

const CpuKernels& kernelsFor(CpuIsa isa)
{
    const CpuIsa best = detectIsa();
    const CpuIsa chosen = isa < best ? isa : best;
    const CpuKernels* kernels = chosen == CpuIsa::Avx512 ? avx512Kernels()
                                : chosen == CpuIsa::Avx2 ? avx2Kernels()
                                                         : nullptr;
    return kernels ? *kernels : portableKernels();
}

ArithmeticLoop dotsFor(const CpuKernels& kernels) { return hasByteDots(kernels) ? kernels.byteDots : nullptr; }

} // namespace qs
