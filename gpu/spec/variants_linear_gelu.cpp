// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/run_spec.h"

namespace qs {

namespace {

/// The product and ten operations for each GELU; activations, weights and bias read once, the result written once.
Work fusedWork(const RunSpec& spec, const VariantInfo&)
{
    const auto m = static_cast<double>(spec.size.m), n = static_cast<double>(spec.size.n), k = static_cast<double>(spec.size.k);
    const double elements = m * k + n * k + m * n + n;
    return {2 * m * n * k + 10 * m * n, Bytes{static_cast<std::uint64_t>(elements) * sizeOf(spec.dtype)}};
}

constexpr VariantInfo kVariants[] = {
    {"linear-gelu-eager", "eager, two launches",
     "The product with bias, then GELU, each launched by the host when its turn comes: small sizes wait for the host.", "f16", false,
     true, true, fusedWork},
    {"linear-gelu-two-kernels", "two kernels",
     "The same two kernels without the host's gaps. The product is written to memory and read again by GELU.", "f16", true, true, true, fusedWork},
    {"linear-gelu-graph", "two kernels, overlapped in a graph",
     "The two kernels as nodes of a graph with a programmatic edge: GELU's blocks are on the device before the product's last ones "
     "have ended.",
     "f16", false, true, true, fusedWork},
    {"linear-gelu-epilogue", "cuBLASLt epilogue",
     "Bias and GELU within cuBLASLt's product, on the sums while they are in registers: one launch, no second pass.", "f16", false, true,
     true, fusedWork},
    {"linear-gelu-fused", "fused, own kernel",
     "Our own product with bias and GELU on its sums before they are written; on the CPU GELU on each panel while it is in the cache.",
     "f16", true, true, true, fusedWork},
};

} // namespace

std::span<const VariantInfo> linearGeluVariants() { return kVariants; }

} // namespace qs
