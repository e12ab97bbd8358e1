// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/operation.h"

namespace qs {

namespace {

/// The product and ten operations for each GELU; activations, weights and bias read once, the result written once.
Work fusedWork(const OperationSetup& setup, const VariantInfo&)
{
    const auto m = static_cast<double>(setup.size.m), n = static_cast<double>(setup.size.n),
               k = static_cast<double>(setup.size.k);
    const double elements = m * k + n * k + m * n + n;
    return {2 * m * n * k + 10 * m * n, Bytes{static_cast<std::uint64_t>(elements) * sizeOf(setup.dtype)}};
}

constexpr VariantInfo kLinearGeluVariants[] = {
    {"linear-gelu-eager", Message::mark("eager, two launches"),
     Message::mark("The product with bias, then GELU, each launched by the host when its turn comes: small sizes wait "
                   "for the host."),
     "f16", false, true, true, fusedWork},
    {"linear-gelu-two-kernels", Message::mark("two kernels"),
     Message::mark(
         "The same two kernels without the host's gaps. The product is written to memory and read again by GELU."),
     "f16", true, true, true, fusedWork},
    {"linear-gelu-overlap", Message::mark("two kernels, overlapped"),
     Message::mark(
         "The two kernels run into each other: GELU's blocks are placed while the product ends, or GELU works on one "
         "panel of rows beside the product of the next. The product still passes through L2 or memory."),
     "f16", false, true, true, fusedWork},
    {"linear-gelu-epilogue", Message::mark("cuBLASLt epilogue"),
     Message::mark("Bias and GELU within cuBLASLt's product, on the sums while they are in registers: one launch, no "
                   "second pass."),
     "f16", false, true, true, fusedWork},
    {"linear-gelu-fused", Message::mark("fused, own kernel"),
     Message::mark("Our own product with bias and GELU on its sums before they are written; on the CPU GELU on each "
                   "panel while it is in the cache."),
     "f16", true, true, true, fusedWork},
    {"linear-gelu-graph", Message::mark("fused, CUDA graph"),
     Message::mark("The faster of the epilogue and our own kernel as a CUDA graph of one node: the host starts the "
                   "graph and sets up nothing. Where all samples are graphs it equals the faster of the two."),
     "f16", false, true, true, fusedWork},
};

} // namespace

std::span<const VariantInfo> linearGeluVariants() { return kLinearGeluVariants; }

} // namespace qs
