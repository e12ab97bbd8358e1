// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/reference.h"
#include "gpu/numerics/reference/gemm.h"

#include <algorithm>

namespace qs {

namespace {

double operationsOf(const OperationSize& s)
{
    return 2.0 * static_cast<double>(s.m) * static_cast<double>(s.n) * static_cast<double>(s.k);
}

Work workWith(const OperationSetup& setup, double inBytes, double weightBytes, double outBytes)
{
    const auto m = static_cast<double>(setup.size.m), n = static_cast<double>(setup.size.n),
               k = static_cast<double>(setup.size.k);
    return {operationsOf(setup.size),
            Bytes{static_cast<std::uint64_t>(m * k * inBytes + n * k * weightBytes + m * n * outBytes)}};
}

Work work32(const OperationSetup& setup, const VariantInfo&) { return workWith(setup, 4, 4, 4); }
Work work16(const OperationSetup& setup, const VariantInfo&) { return workWith(setup, 2, 2, 2); }
Work workInt8(const OperationSetup& setup, const VariantInfo&) { return workWith(setup, 1, 1, 4); }
Work workFp8(const OperationSetup& setup, const VariantInfo&) { return workWith(setup, 1, 1, 2); }
/// E4M3 with an FP32 scale for each 1 × 128 of the activations and each 128 × 128 of the weights.
Work workBlocks(const OperationSetup& setup, const VariantInfo&)
{
    constexpr auto block = static_cast<double>(kGemmBlock);
    return workWith(setup, 1 + 4 / block, 1 + 4 / (block * block), 2);
}
Work workWeightOnly(const OperationSetup& setup, const VariantInfo& variant)
{
    const auto bytes = static_cast<double>(sizeOf(setup.dtype));
    return workWith(setup, bytes, weightOnlyBytes(findWeightOnlyProduct(variant.name)->weights, setup.dtype), bytes);
}

constexpr VariantInfo kGemmVariants[] = {
    {"gemm-fp32", Message::mark("FP32"),
     Message::mark(
         "FP32 library matrix product: cuBLASLt without tensor cores, or the BLAS library of the CPU. The baseline."),
     "f32", true, true, true, work32, ReferenceLevel::Fp32},
    {"gemm-tf32", Message::mark("TF32"),
     Message::mark("FP32 in memory. Tensor cores round the operands to 10 mantissa bits and accumulate in FP32."),
     "tf32", false, true, true, work32, ReferenceLevel::Fp32},
    {"gemm-fp16", Message::mark("FP16"),
     Message::mark("FP16 tensor cores with FP32 accumulation; half the bytes of FP32."), "f16", false, true, true,
     work16, ReferenceLevel::SixteenBit},
    {"gemm-bf16", Message::mark("BF16"),
     Message::mark("BF16 tensor cores with FP32 accumulation: the range of FP32, 7 mantissa bits, the speed of FP16."),
     "bf16", false, true, true, work16, ReferenceLevel::SixteenBit},
    {"gemm-int8", Message::mark("INT8"),
     Message::mark("INT8 tensor cores with INT32 accumulation. Results are written as INT32, 4 bytes each."), "int8",
     false, true, true, workInt8},
    {"gemm-fp8", Message::mark("FP8 E4M3"),
     Message::mark("FP8 tensor cores with BF16 results; twice as fast as FP16. Accumulators keep about 14 bits."),
     "fp8-e4m3", false, true, true, workFp8},
    {"gemm-fp8-block128", Message::mark("FP8 E4M3 with block scales"),
     Message::mark(
         "FP8 tensor cores, BF16 results, FP32 scales: one for each 128 × 128 of the weights and each 1 × 128 "
         "of the activations. Sums of 128 products are scaled and added in FP32. By cuBLASLt from 12.9 on, "
         "on compute capability 9.0."),
     "fp8-e4m3", false, true, false, workBlocks},
    {"gemm-w8a16", Message::mark("W8A16, custom kernel"),
     Message::mark("INT8 weights with one scale per 128 elements along k, 16-bit activations. For 1 to 64 rows, on "
                   "compute capability 9.0 up to 512; where reading the weights dominates: half the bytes of BF16."),
     "f16", true, true, false, workWeightOnly},
    {"gemm-q8_0", Message::mark("Q8_0-W8A16, custom kernel"),
     Message::mark("Q8_0 weights of GGUF (INT8 with one FP16 scale per 32 elements along k), 16-bit activations, "
                   "decoded in registers: 8.5 bits per weight. For 1 to 64 rows, on compute capability 9.0 up to 512."),
     "f16", false, true, false, workWeightOnly},
    {"gemm-fp8-w8a16", Message::mark("FP8-W8A16, custom kernel"),
     Message::mark("FP8 weights (E4M3) with one FP32 scale per output channel, 16-bit activations, decoded in "
                   "registers. For 1 to 64 rows, on compute capability 9.0 up to 512: half the bytes of BF16."),
     "f16", false, true, false, workWeightOnly},
    {"gemm-mxfp8", Message::mark("MXFP8-W8A16, custom kernel"),
     Message::mark("FP8 weights (E4M3) with one power of two per 32 elements along k as scale, 16-bit activations, "
                   "decoded in registers: 8.25 bits per weight. For 1 to 64 rows, on compute capability 9.0 up to "
                   "512."),
     "f16", false, true, false, workWeightOnly},
    {"gemm-w4a16", Message::mark("W4A16, custom kernel"),
     Message::mark("INT4 weights with one scale per 128 elements along k, 16-bit activations, decoded in registers. "
                   "For 1 to 64 rows, on compute capability 9.0 up to 512: a quarter of the bytes of BF16."),
     "f16", true, true, false, workWeightOnly},
    {"gemm-q4_0", Message::mark("Q4_0-W4A16, custom kernel"),
     Message::mark("Q4_0 weights of GGUF (INT4 with one FP16 scale per 32 elements along k), 16-bit activations, "
                   "decoded in registers: 4.5 bits per weight. For 1 to 64 rows, on compute capability 9.0 up to 512."),
     "f16", false, true, false, workWeightOnly},
    {"gemm-mxfp4", Message::mark("MXFP4-W4A16, custom kernel"),
     Message::mark(
         "FP4 weights (E2M1) with one power of two per 32 elements along k as scale, 16-bit activations, "
         "decoded in registers: 4.25 bits per weight. For 1 to 64 rows, on compute capability 9.0 up to 512."),
     "f16", false, true, false, workWeightOnly},
    {"gemm-nvfp4", Message::mark("NVFP4-W4A16, custom kernel"),
     Message::mark("FP4 weights (E2M1) with one E4M3 scale per 16 elements along k and one for the tensor, 16-bit "
                   "activations, decoded in registers: 4.5 bits per weight. For 1 to 64 rows, on compute capability "
                   "9.0 up to 512."),
     "f16", false, true, false, workWeightOnly},
    {"gemm-nf4", Message::mark("NF4-W4A16, custom kernel"),
     Message::mark("4-bit weights as quantiles of the normal distribution with one FP32 scale per 64 elements along k, "
                   "16-bit activations, decoded in registers: 4.5 bits per weight. For 1 to 64 rows, on compute "
                   "capability 9.0 up to 512."),
     "f16", false, true, false, workWeightOnly},
};
static_assert(std::ranges::all_of(kWeightOnlyProducts, [](const WeightOnlyProduct& product) {
    return std::ranges::any_of(kGemmVariants, [&](const VariantInfo& each) { return each.name == product.variant; });
}));

std::optional<Reference> gemmReferenceOf(const ReferenceRequest& request)
{
    const OperationSetup& setup = request.setup;
    const auto own =
        gemmReference(request.variant, setup.dtype, setup.size.m, setup.size.n, setup.size.k, request.seed);
    if (!own) return std::nullopt;
    GemmReference plain = *own;
    plain.format = GemmFormat::Exact;
    return Reference{setup.size.m, referenceGemmCost(*own), gemmTolerance(request.variant, setup.dtype),
                     [own](auto rows) { return referenceGemmRows(*own, rows); },
                     [plain](auto rows) { return referenceGemmRows(plain, rows); }};
}

} // namespace

std::span<const VariantInfo> gemmVariants() { return kGemmVariants; }

constexpr OperationSize kGemmSize{.m = 512, .n = 512, .k = 512};
constexpr OperationInfo kGemmInfo = {.operation = Operation::Gemm,
                                     .name = "gemm",
                                     .title = "Matrix product",
                                     .form = SizeForm::Product,
                                     .takesModes = false,
                                     .variants = gemmVariants,
                                     .reference = gemmReferenceOf,
                                     .gpuSize = kGemmSize,
                                     .cpuSize = kGemmSize};

} // namespace qs
