// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/reference.h"
#include "gpu/numerics/reference/linear_gelu.h"

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
     Message::mark(
         "Matrix product with bias, then GELU, each launched by the host in turn. Small sizes are launch-bound."),
     "f16", false, true, true, fusedWork},
    {"linear-gelu-two-kernels", Message::mark("two kernels"),
     Message::mark("The same two kernels without gaps between launches. The intermediate result is written to memory "
                   "and read back by GELU."),
     "f16", true, true, true, fusedWork},
    {"linear-gelu-overlap", Message::mark("two kernels, overlapped"),
     Message::mark(
         "The two kernels overlap: GELU blocks are scheduled while the matrix product finishes, or GELU processes one "
         "panel of rows while the next is multiplied. The intermediate result still passes through L2 or memory."),
     "f16", false, true, true, fusedWork},
    {"linear-gelu-epilogue", Message::mark("cuBLASLt epilogue"),
     Message::mark("Bias and GELU in the epilogue of the cuBLASLt matrix product, applied while the sums are in "
                   "registers: one launch, no second pass."),
     "f16", false, true, true, fusedWork},
    {"linear-gelu-fused", Message::mark("fused, custom kernel"),
     Message::mark("Custom matrix product that applies bias and GELU before writing the result. On the CPU, GELU is "
                   "applied to each panel while it is in the cache."),
     "f16", true, true, true, fusedWork},
    {"linear-gelu-graph", Message::mark("fused, CUDA graph"),
     Message::mark("The faster of the epilogue and the custom kernel, as a CUDA graph with one node, so the host only "
                   "launches the graph. If all samples are graphs, this equals the faster of the two."),
     "f16", false, true, true, fusedWork},
};

std::optional<Reference> linearGeluReferenceOf(const ReferenceRequest& request)
{
    const OperationSetup& setup = request.setup;
    const LinearGeluReference own{setup.dtype, false, setup.size.m, setup.size.n, setup.size.k, request.seed};
    LinearGeluReference plain = own;
    plain.exact = true;
    return Reference{setup.size.m, referenceLinearGeluCost(own), linearGeluTolerance(setup.dtype),
                     [own](auto rows) { return referenceLinearGeluRows(own, rows); },
                     [plain](auto rows) { return referenceLinearGeluRows(plain, rows); }};
}

} // namespace

std::span<const VariantInfo> linearGeluVariants() { return kLinearGeluVariants; }

constexpr OperationSize kLinearGeluSize{.m = 512, .n = 2048, .k = 512};
constexpr OperationInfo kLinearGeluInfo = {.operation = Operation::LinearGelu,
                                           .name = "linear-gelu",
                                           .title = "Linear + GELU",
                                           .form = SizeForm::Product,
                                           .takesModes = false,
                                           .variants = linearGeluVariants,
                                           .reference = linearGeluReferenceOf,
                                           .gpuSize = kLinearGeluSize,
                                           .cpuSize = kLinearGeluSize,
                                           .formula = "gelu(%1 + bias)"};

} // namespace qs
