// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/lab_sentences.h"

#include <QtGlobal>

namespace qs {
namespace {

/// What modes and variants are.
constexpr const char* kSentences[] = {
    QT_TRANSLATE_NOOP("Lab", "Reads the input and writes its bytes unchanged; the reference for size and accuracy."),
    QT_TRANSLATE_NOOP("Lab", "%1, one scale for the whole tensor, given before the launch: %2."),
    QT_TRANSLATE_NOOP("Lab", "%1, one scale for the whole tensor, found by the kernel from the data: %2."),
    QT_TRANSLATE_NOOP("Lab", "%1, one scale per token, given before the launch: %2."),
    QT_TRANSLATE_NOOP("Lab", "%1, one scale per token, found by the kernel from the data: %2."),
    QT_TRANSLATE_NOOP("Lab", "%1, one scale per %2 elements of a token, given before the launch: %3."),
    QT_TRANSLATE_NOOP("Lab", "%1, one scale per %2 elements of a token, found by the kernel from the data: %3."),
    QT_TRANSLATE_NOOP("Lab", "Weights and activations in FP32: what every other mode is compared with."),
    QT_TRANSLATE_NOOP("Lab", "Weights and activations rounded to FP16, sums in FP32."),
    QT_TRANSLATE_NOOP("Lab", "Weights and activations rounded to BF16 (8 bits of precision), sums in FP32."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "W8A8: weights with a scale amax/127 for each output channel, activations with a scale amax/127 for each row, "
        "found as it comes. Integer products, INT32 sums."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "W8A8 with one activation scale a layer, from the largest magnitude of the calibration split. One outlier "
        "stretches the scale for all."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "W8A8 with one activation scale a layer, clipped at the 99.99th percentile of the calibration magnitudes."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "W8A8 with one activation scale a layer, clipped where the histogram loses least information (Kullback-Leibler "
        "divergence). The model's own input keeps its range: pixels are no bell-shaped heap, and the rule would cut "
        "the "
        "ink off."),
    QT_TRANSLATE_NOOP("Lab", "W8A8 with one activation scale a layer, clipped where the mean squared error over the "
                             "calibration histogram is least."),
    QT_TRANSLATE_NOOP("Lab", "W8A16 kind: weights with a scale amax/127 for each output channel, restored for the "
                             "product; activations stay."),
    QT_TRANSLATE_NOOP("Lab", "W8A8 after moving outliers from activations into weights: s = max|X|^0.5 / max|W|^0.5 by "
                             "input channel (Xiao et "
                             "al. 2023)."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Weights with a scale amax/448 for each output channel, activations with one for each row; FP8 products where "
        "the device has them."),
    QT_TRANSLATE_NOOP("Lab", "As FP8 E4M3 with E5M2 activations, which have more range and a mantissa bit less; the "
                             "weights stay E4M3, since "
                             "tensor cores multiply no two E5M2."),
    QT_TRANSLATE_NOOP("Lab",
                      "Weights in groups, asymmetric with a 4-bit zero point, rounded to nearest; activations stay."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The same format; each column's rounding error is spread over the columns not yet rounded, by the inverse "
        "Hessian of the calibration inputs (Frantar et al. 2023)."),
    QT_TRANSLATE_NOOP("Lab", "The same format after scaling up the input channels with large activations, and "
                             "clipping, both searched for the "
                             "least output error (Lin et al. 2024)."),
    QT_TRANSLATE_NOOP("Lab", "Weights as quantiles of the normal distribution, a scale for each 64 (Dettmers et al. "
                             "2023); activations stay."),
    QT_TRANSLATE_NOOP("Lab",
                      "Weights as E4M3 with a power-of-two scale for each 32 (OCP Microscaling); activations stay."),
    QT_TRANSLATE_NOOP("Lab",
                      "Weights as E2M1 with a power-of-two scale for each 32 (OCP Microscaling); activations stay."),
    QT_TRANSLATE_NOOP(
        "Lab", "Weights as E2M1 with an E4M3 scale for each 16 and one FP32 scale for the tensor; activations stay."),
    QT_TRANSLATE_NOOP("Lab", "Trained on from the baseline through the rounding of INT8 dynamic (straight-through "
                             "estimator), then judged in "
                             "exactly that arithmetic."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Trained on from the baseline through the rounding of INT4 weights in groups, symmetric (straight-through "
        "estimator); activations stay."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "As QAT INT8 with learned step sizes of weights and activations, the latter one a layer (Esser et al. 2020)."),
    QT_TRANSLATE_NOOP("Lab", "As QAT INT4 with a learned step size for each group of weights (Esser et al. 2020)."),
    QT_TRANSLATE_NOOP("Lab", "unfused passes"),
    QT_TRANSLATE_NOOP("Lab", "fused, division"),
    QT_TRANSLATE_NOOP("Lab", "reciprocal"),
    QT_TRANSLATE_NOOP("Lab", "4 elements a thread"),
    QT_TRANSLATE_NOOP("Lab", "8 elements a thread"),
    QT_TRANSLATE_NOOP("Lab", "16 elements a thread"),
    QT_TRANSLATE_NOOP("Lab", "W8A16, own kernel"),
    QT_TRANSLATE_NOOP("Lab", "W4A16, own kernel"),
    QT_TRANSLATE_NOOP("Lab", "two kernels"),
    QT_TRANSLATE_NOOP("Lab", "cuBLASLt epilogue"),
    QT_TRANSLATE_NOOP("Lab", "materialized"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Two library products with a softmax between them: the whole tokens × tokens matrix of scores is written to "
        "memory and read back twice, which is most of the time."),
    QT_TRANSLATE_NOOP("Lab", "fused, online softmax"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "One kernel of our own: scores stay on the chip, tile by tile, with a running maximum and sum for each row, so "
        "that only queries, keys, values and the result touch memory."),
    QT_TRANSLATE_NOOP("Lab", "The fused attention of NVIDIA's cuDNN, where its library is found: the same idea, tuned "
                             "by the maker of the chip."),
    QT_TRANSLATE_NOOP("Lab", "eager, a call per operation"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Ten launches as a framework without a compiler has them: layer norms, products with bias, attention, GELU and "
        "residual sums, issued by the host one after the other. At small sizes the host's 3 to 5 µs a launch are the "
        "time."),
    QT_TRANSLATE_NOOP("Lab", "The same ten launches recorded once and replayed as a graph: the host's gaps go, the "
                             "kernels and their traffic stay."),
    QT_TRANSLATE_NOOP("Lab", "JIT, compiled for the shape"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Kernels compiled by NVRTC for exactly this shape, beside cuBLASLt's products with searched algorithms; each "
        "step takes what is fastest here. With few tokens those are five or six kernels: layer norms go into the "
        "products behind them, bias, GELU and residual sums into the products before them, and each kernel fetches its "
        "weights while the one before still runs. Compile time is told apart."),
    QT_TRANSLATE_NOOP(
        "Lab", "A library product in FP32: cuBLASLt without tensor cores, or the processor's BLAS. The baseline."),
    QT_TRANSLATE_NOOP("Lab", "FP32 in memory; the tensor cores round factors to 10 bits of mantissa and add in FP32."),
    QT_TRANSLATE_NOOP("Lab", "Tensor cores on FP16, sums in FP32; half the bytes of FP32."),
    QT_TRANSLATE_NOOP("Lab", "Tensor cores on BF16, sums in FP32: FP32's range, 7 bits of mantissa, FP16's speed."),
    QT_TRANSLATE_NOOP("Lab", "Tensor cores on INT8, sums in INT32, which are written as they are: 4 bytes a result."),
    QT_TRANSLATE_NOOP(
        "Lab", "Tensor cores on FP8 with results in BF16; sums keep about 14 bits, which is twice as fast as FP16."),
    QT_TRANSLATE_NOOP("Lab", "INT8 weights with a scale for each 128 along k, 16-bit activations: for 1 to 64 rows, "
                             "where reading the weights "
                             "is the time, half the bytes of BF16."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "INT4 weights with a scale for each 128 along k, 16-bit activations: for 1 to 64 rows; a quarter of BF16's "
        "bytes, decoded in registers."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Divide, round, add the zero point, clamp, convert: five kernels over FP32 intermediates, as eager PyTorch "
        "runs "
        "it. Moves 37 bytes an element (four times 4 + 4, once 4 + 1) where 5 would do, and starts five kernels."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "One kernel, an element a thread: 5 bytes an element instead of 37, one launch instead of five. About 38 "
        "instructions an element, 8 of them the IEEE division. A warp asks for 128 bytes a load and stores single "
        "bytes, "
        "so that it waits for memory with little in flight."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Multiplies by 1/s instead of dividing: 27 instructions an element instead of 38, the same 5 bytes. Gains only "
        "as far as arithmetic, not memory, was the limit. Codes can differ from the division's where a quotient lies "
        "next to a tie."),
    QT_TRANSLATE_NOOP("Lab", "fused multiply-add"),
    QT_TRANSLATE_NOOP(
        "Lab", "Multiplication and addition in one instruction and one rounding, and no rounding of its own before the "
               "addition: 25 instructions an element instead of 27, the same bytes. Rounds after adding the zero "
               "point, so ties "
               "fall differently with an odd one."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "float4 loads and char4 stores: a warp asks for 512 bytes a load, and index arithmetic is shared by four "
        "elements: 11 instructions an element instead of 25, the same bytes."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Two neighbouring float4 a thread: 8 instructions an element, two loads in flight. The lanes of a warp are 32 "
        "bytes apart in each load, which touches twice the lines it uses."),
    QT_TRANSLATE_NOOP("Lab",
                      "Four neighbouring float4 a thread: 7 instructions an element, four loads in flight; lanes are "
                      "64 bytes apart in "
                      "each load and 16 in each store of 4 bytes, so that each touches four times the lines it uses."),
    QT_TRANSLATE_NOOP("Lab", "packed, 16-byte stores"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Sixteen elements a thread with neighbouring lanes on neighbouring 16 bytes in every load; two instructions "
        "saturate and pack four codes, four shuffles bring 16 neighbouring codes into one lane, one 16-byte store. 5 "
        "instructions an element; memory alone is the limit."),
    QT_TRANSLATE_NOOP("Lab", "eager, two launches"),
    QT_TRANSLATE_NOOP("Lab", "The product with bias, then GELU, each launched by the host when its turn comes: small "
                             "sizes wait for the host."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The same two kernels without the host's gaps. The product is written to memory and read again by GELU."),
    QT_TRANSLATE_NOOP("Lab", "two kernels, overlapped"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The two kernels run into each other: GELU's blocks are placed while the product ends, or GELU works on one "
        "panel of rows beside the product of the next. The product still passes through L2 or memory."),
    QT_TRANSLATE_NOOP("Lab", "Bias and GELU within cuBLASLt's product, on the sums while they are in registers: one "
                             "launch, no second pass."),
    QT_TRANSLATE_NOOP("Lab", "fused, own kernel"),
    QT_TRANSLATE_NOOP("Lab", "Our own product with bias and GELU on its sums before they are written; on the CPU GELU "
                             "on each panel while it "
                             "is in the cache."),
    QT_TRANSLATE_NOOP("Lab", "fused, CUDA graph"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The faster of the epilogue and our own kernel as a CUDA graph of one node: the host starts the graph and sets "
        "up nothing. Where all samples are graphs it equals the faster of the two."),
};

} // namespace

std::span<const char* const> modeSentences() { return kSentences; }

} // namespace qs
