// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/reference.h"
#include "gpu/numerics/reference/block.h"

namespace qs {

namespace {

/// Per token and layer 12·width² multiply-adds in four products (qkv, projection, two of the MLP), and 2·tokens·width
/// in attention. Weights are read once, the tokens read and written once.
Work blockWork(const OperationSetup& setup, const VariantInfo&)
{
    const OperationSize& s = setup.size;
    const auto tokens = static_cast<double>(s.batch) * static_cast<double>(s.tokens);
    const auto width = static_cast<double>(s.width());
    const double operations = tokens * (24.0 * width * width + 4.0 * static_cast<double>(s.tokens) * width);
    const double elements = 12.0 * width * width + 2.0 * tokens * width;
    return {operations, Bytes{static_cast<std::uint64_t>(elements) * 2}};
}

constexpr VariantInfo kBlockVariants[] = {
    {"block-eager", Message::mark("eager, one call per operation"),
     Message::mark("Ten launches, as in a framework without a compiler: layer norms, matrix products with bias, "
                   "attention, GELU and residual additions, issued by the host one after another. At small sizes, the "
                   "launch overhead of 3 to 5 µs per kernel dominates."),
     "f16", true, true, true, blockWork},
    {"block-graph", Message::mark("CUDA graph"),
     Message::mark("The same ten launches, recorded once and replayed as a CUDA graph. This removes the gaps between "
                   "launches; the kernels and their memory traffic are unchanged."),
     "f16", false, true, true, blockWork},
    {"block-jit", Message::mark("JIT, compiled for the shape"),
     Message::mark("Kernels compiled by NVRTC for exactly this shape, and cuBLASLt matrix products with searched "
                   "algorithms; each step uses whichever is faster on this device. With few tokens, five or six "
                   "kernels remain: layer norms are fused into the following matrix product; bias, GELU and residual "
                   "additions into the preceding one; and each kernel prefetches its weights while the previous one is "
                   "still running. Compile time is reported separately."),
     "f16", false, true, true, blockWork},
};

/// Rows of one batch alone: its keys and values cost most. Rounding of every intermediate result adds up.
std::optional<Reference> blockReferenceOf(const ReferenceRequest& request)
{
    const OperationSize& s = request.setup.size;
    const DType dtype = request.setup.dtype;
    const BlockReference own{s.batch, s.tokens, s.heads, s.headDim, dtype, request.seed};
    if (referenceBlockBatchCost(own) > 10 * kAffordableReference) return std::nullopt;
    BlockReference plain = own;
    plain.dtype = DType::F32;
    const double tolerance = dtype == DType::F32 ? 1e-4 : dtype == DType::F16 ? 5e-3 : 3e-2;
    return Reference{s.tokens, referenceBlockRowCost(own), tolerance,
                     [own](auto rows) { return referenceBlockRows(own, rows); },
                     [plain](auto rows) { return referenceBlockRows(plain, rows); }};
}

} // namespace

std::span<const VariantInfo> blockVariants() { return kBlockVariants; }

constexpr OperationSize kBlockSize{.batch = 1, .heads = 8, .tokens = 128, .headDim = 64};
constexpr OperationInfo kBlockInfo = {.operation = Operation::Block,
                                      .name = "block",
                                      .title = "Transformer block",
                                      .form = SizeForm::Block,
                                      .takesModes = false,
                                      .variants = blockVariants,
                                      .reference = blockReferenceOf,
                                      .gpuSize = kBlockSize,
                                      .cpuSize = kBlockSize};

} // namespace qs
