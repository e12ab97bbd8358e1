// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/reference.h"
#include "gpu/numerics/reference/attention.h"

namespace qs {

namespace {

/// Two products of tokens² × headDim for each head, of which the causal mask leaves half; queries, keys and values read
/// once, the result written once. Score matrices are no work of the operation: only some variants have them.
Work attentionWork(const OperationSetup& setup, const VariantInfo&)
{
    const OperationSize& s = setup.size;
    const auto tokens = static_cast<double>(s.tokens);
    const double elements =
        static_cast<double>(s.batch) * static_cast<double>(s.heads) * tokens * static_cast<double>(s.headDim);
    return {4.0 * elements * tokens * (s.causal ? 0.5 : 1.0),
            Bytes{static_cast<std::uint64_t>(4.0 * elements) * sizeOf(setup.dtype)}};
}

constexpr VariantInfo kAttentionVariants[] = {
    {"attention-materialized", Message::mark("materialized"),
     Message::mark("Two library matrix products with a softmax between them. The entire tokens × tokens score matrix "
                   "is written to memory and read back twice, which takes most of the time."),
     "f16", true, true, true, attentionWork},
    {"attention-fused", Message::mark("fused, online softmax"),
     Message::mark("A single custom kernel. Scores stay on chip, tile by tile, with a running maximum and sum per row, "
                   "so only queries, keys, values and the result access memory."),
     "f16", true, true, true, attentionWork},
    {"attention-cudnn", Message::mark("cuDNN"),
     Message::mark(
         "Fused attention of NVIDIA cuDNN, if the library is installed: the same algorithm, tuned by NVIDIA."),
     "f16", false, true, true, attentionWork},
};

std::optional<Reference> attentionReferenceOf(const ReferenceRequest& request)
{
    const OperationSetup& setup = request.setup;
    const OperationSize& s = setup.size;
    const AttentionReference own{s.batch, s.heads, s.tokens, s.headDim, s.causal, setup.dtype, request.seed};
    AttentionReference plain = own;
    plain.dtype = DType::F32;
    return Reference{s.batch * s.heads * s.tokens, referenceAttentionCost(own), roundingTolerance(setup.dtype),
                     [own](auto rows) { return referenceAttentionRows(own, rows); },
                     [plain](auto rows) { return referenceAttentionRows(plain, rows); }};
}

} // namespace

std::span<const VariantInfo> attentionVariants() { return kAttentionVariants; }

constexpr OperationInfo kAttentionInfo = {.operation = Operation::Attention,
                                          .name = "attention",
                                          .title = "Attention",
                                          .form = SizeForm::Heads,
                                          .takesModes = false,
                                          .variants = attentionVariants,
                                          .reference = attentionReferenceOf,
                                          .gpuSize = {.batch = 4, .heads = 16, .tokens = 1024, .headDim = 64},
                                          .cpuSize = {.batch = 1, .heads = 4, .tokens = 512, .headDim = 64}};

} // namespace qs
