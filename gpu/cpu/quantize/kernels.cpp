// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/quantize/kernels.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace qs {

#if defined(__x86_64__)
namespace {

/// What the processor reports about itself, by number: __builtin_cpu_supports() asks the compiler's runtime library,
/// and that of some Clangs always answers no.
struct Processor
{
    unsigned ecx1 = 0, ebx7 = 0, ecx7 = 0, eax7Second = 0;
    unsigned saved = 0; ///< which registers the operating system saves
    Processor()
    {
        unsigned a = 0, b = 0, c = 0, d = 0;
        if (__get_cpuid(1, &a, &b, &c, &d) != 0) ecx1 = c;
        if (__get_cpuid_count(7, 0, &a, &b, &c, &d) != 0) {
            ebx7 = b;
            ecx7 = c;
            if (a >= 1 && __get_cpuid_count(7, 1, &a, &b, &c, &d) != 0) eax7Second = a;
        }
        if (has(ecx1, 27)) asm("xgetbv" : "=a"(saved), "=d"(d) : "c"(0)); // where the system has switched that on
    }
    static bool has(unsigned word, int bit) { return (word >> bit & 1u) != 0; }
    /// AVX2, FMA and F16C.
    bool avx2() const
    {
        constexpr unsigned ymm = 0x6;
        return (saved & ymm) == ymm && has(ecx1, 28) && has(ecx1, 12) && has(ecx1, 29) && has(ebx7, 5);
    }
    /// AVX-512 F, DQ, BW and VL.
    bool avx512() const
    {
        constexpr unsigned zmm = 0xe6;
        return avx2() && (saved & zmm) == zmm && has(ebx7, 16) && has(ebx7, 17) && has(ebx7, 30) && has(ebx7, 31);
    }
};

bool hasByteDots(const CpuKernels& kernels)
{
    const Processor processor;
    if (&kernels == avx512Kernels()) return Processor::has(processor.ecx7, 11);
    return &kernels == avx2Kernels() && Processor::has(processor.eax7Second, 4);
}
} // namespace

CpuIsa detectIsa()
{
    const Processor processor;
    return processor.avx512() ? CpuIsa::Avx512 : processor.avx2() ? CpuIsa::Avx2 : CpuIsa::Portable;
}
#else
namespace {
bool hasByteDots(const CpuKernels&) { return false; }
} // namespace

CpuIsa detectIsa() { return CpuIsa::Portable; }
#endif

namespace {

constexpr std::array<std::pair<std::string_view, CpuIsa>, 3> kSets{
    {{"portable", CpuIsa::Portable}, {"avx2", CpuIsa::Avx2}, {"avx512", CpuIsa::Avx512}}};

std::string_view wantedSet()
{
    const char* wanted = std::getenv("QUANTOSCOPE_INSTRUCTION_SET");
    return wanted ? wanted : "";
}

} // namespace

CpuIsa chosenIsa()
{
    const auto set = std::ranges::find(kSets, wantedSet(), &decltype(kSets)::value_type::first);
    return set != kSets.end() ? std::min(set->second, detectIsa()) : detectIsa();
}

std::optional<Error> instructionSetTrouble()
{
    const std::string wanted(wantedSet());
    if (wanted.empty()) return std::nullopt;
    const auto set = std::ranges::find(kSets, wanted, &decltype(kSets)::value_type::first);
    if (set == kSets.end())
        return Error{ErrorCode::Usage, Message::tr("QUANTOSCOPE_INSTRUCTION_SET is \"%1\".").arg(wanted),
                     Message::tr("Set it to %1, or leave it empty for the best that this processor has.")
                         .arg("portable, avx2, avx512")};
    if (set->second > detectIsa())
        return Error{
            ErrorCode::Usage,
            Message::tr("QUANTOSCOPE_INSTRUCTION_SET is \"%1\", which this processor does not have.").arg(wanted),
            Message::tr("Set it to %1, or leave it empty for the best that this processor has.")
                .arg(std::string(kSets[static_cast<std::size_t>(detectIsa())].first))};
    return std::nullopt;
}

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
