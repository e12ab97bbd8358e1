// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"

#include <cstdint>
#include <functional>
#include <span>
#include <type_traits>

/// The instructions of a TensorMachine: what models, training and quantized inference are made of. Plain data, so that
/// a list of them crosses the border of the CUDA module as it is. Matrices are dense and row-major; FP32 unless stated
/// otherwise. Result buffers may be an input only where 'in place' is stated. Every reduction has a fixed order: the
/// same instructions on the same device give the same bits.
namespace qs {

enum class TensorOpKind : std::int32_t {
    /// out0[n0] = f0.
    Fill,
    /// out0 = in0, n0 bytes.
    Copy,
    /// out0[n0, n1] = rows of in0[·, n1] (4-byte words) picked by in1 (int32 indices, n2 of them): row i takes index
    /// (c·n0 + i) mod n2, where c is the counter in2 (int32[1]) or 0 without in2.
    Gather,
    /// out0 (int32[1]) += 1.
    Advance,

    /// out0[b][m, n] = f0 · op(in0)[b][m, k] · op(in1)[b][k, n] + f1 · out0[b]; n0 = m, n1 = n, n2 = k, n3 = batch, n4,
    /// n5, n6 =
    /// elements from one matrix of the batch to the next of in0, in1, out0. TransposeA: in0 is stored [k, m];
    /// TransposeB: in1 is
    /// stored [n, k]. `type` F32: all FP32 (no TF32). F16, BF16: in0, in1 of that type, FP32 sums and result. I8: int8
    /// × int8,
    /// result int32. F8E4M3: FP32 sums and result; F8E5M2: likewise with in1 F8E4M3 (the libraries have no product of
    /// two E5M2).
    /// All types but F32 need TransposeB without TransposeA, batch 1, f0 = 1, f1 = 0, and n and k that are multiples of
    /// 16 (the
    /// caller pads with zeros); TensorMachine::arithmetic() says which there are.
    Gemm,
    /// out0[n0, n1] = in0[n0, n1] + in1[n1]; in place.
    AddBias,
    /// out0[n0, n1] = in0[n0, n1] · in1[n1]; in place.
    ScaleColumns,
    /// out0[n1] = f1 · out0 + column sums of in0[n0, n1].
    SumRows,
    /// out0[n0] = in0 + in1; in place.
    Add,
    /// out0[n0] = activation(in0): flag Relu or Gelu (exact, by erf); in place.
    Activation,
    /// out0[n0] = in1 · activation'(in0), in0 what the activation took; out0 may be in1.
    ActivationGrad,
    /// Rows x = in0[n0, n1]: out0 = (x − mean)·rstd·in1[n1] + in2[n1]; out1[n0] = mean, out2[n0] = rstd, variance over
    /// n1, plus f0.
    LayerNorm,
    /// in0 x, in1 gamma, in2 mean, in3 rstd, in4 dy: out0 = dx, out1[n1] = dgamma, out2[n1] = dbeta.
    LayerNormGrad,
    /// out0[n0, n1] = softmax of f0·in0 by row; in place.
    Softmax,
    /// in0 = softmax's result, in1 = its gradient: out0[n0, n1] = f0·y·(dy − Σ dy·y); out0 may be in1.
    SoftmaxGrad,
    /// Swaps the middle axes: element (a, b, c, d) of [n0, n1, n2, n3] lies in in0 at (a·n1 + b)·n4 + c·n3 + d and goes
    /// to out0 at
    /// ((a·n2 + c)·n1 + b)·n3 + d. Inverse: from the second place in in0 to the first in out0.
    SwapAxes,
    /// out0[n0, n2] = mean over n1 of in0[n0, n1, n2].
    MeanAxis,
    /// out0[n0, n1, n2] = in0[n0, n2] / n1.
    MeanAxisGrad,
    /// in0 logits[n0, n1], in1 int32 labels[n0]: out0[n0] = −log softmax at the label, out1[n0] (int32) = 1 where the
    /// first largest
    /// logit is at the label, else 0 (0 with a NaN among the logits), out2[n0, n1] = f0·(softmax − onehot) unless out2
    /// is missing.
    CrossEntropy,
    /// in0 loss[n0], in1 int32 correct[n0], in2 counter: out0[2·c] = mean loss, out0[2·c + 1] = fraction correct.
    LogStep,
    /// AdamW (Loshchilov, Hutter 2019): in0 gradient[n0], in1 learning rates by step, in2 counter c (int32; t = c + 1);
    /// out0
    /// parameter, out1, out2 moments. f0 = beta1, f1 = beta2, f2 = epsilon, f3 = weight decay.
    Adam,

    /// out0 = scales of groups of n2 elements along the rows of in0[n0, n1] (the last may be shorter; n2 = 0: one for
    /// the whole
    /// tensor): largest magnitude / f0.
    AbsmaxScale,
    /// out0[n0, n1] = s·clamp(round(in0/s), f0, f1), s by group as in AbsmaxScale from in1; s <= 0 gives 0. in0/s is
    /// in0 · (1/s).
    FakeQuant,
    /// in0 x, in1 scales, in2 dy: out0 = dy where f0 <= x/s <= f1, else 0 (straight-through estimator); out1 (unless
    /// missing) = dL/ds
    /// by group: f2·Σ dy·(inside: round(v) − v; below: f0; above: f1), v = x/s (LSQ, Esser et al. 2020).
    FakeQuantGrad,

    /// Codes of `type` (I8, F8E4M3, F8E5M2) of in0[n0, n1] into rows of n2 >= n1 bytes of out0 (the rest of a row is
    /// left alone) by
    /// the oracle's rules (numerics/oracle.h) of int8-token-dynamic or fp8-…-token-dynamic with flag Dynamic, out1[n0]
    /// = scales; else
    /// of the static per-tensor mode with the scale in1[1]. in2[n1], where given, multiplies the columns first.
    QuantizeRows,
    /// out0[n0, n1] = in0 · rowScale · in2[n1] + in3[n1] (bias, may be missing); in0 int32 where `type` is I8, else
    /// FP32; rowScale
    /// in1[n0], or in1[1] with the flag OneRowScale; rows of in0 are n2 >= n1 elements apart, those of out0 n1.
    Rescale,
    /// out0 = in0[n0, n1] as `type` (F16, BF16), nearest even, into rows n2 >= n1 elements apart. Inverse: FP32 [n0,
    /// n1] from `type`
    /// (F16, BF16, F8E4M3, F8E5M2, I8) whose rows are n2 elements apart.
    Convert,
};
inline constexpr int kTensorOpKinds = static_cast<int>(TensorOpKind::Convert) + 1;

namespace tensorflag {
inline constexpr std::uint32_t kTransposeA = 1, kTransposeB = 2, kRelu = 4, kGelu = 8, kInverse = 16, kDynamic = 32,
                               kOneRowScale = 64;
}

/// A place in a buffer of the machine.
struct TensorPlace
{
    std::int32_t buffer = -1; ///< negative: missing
    std::int32_t reserved = 0;
    std::int64_t offset = 0; ///< bytes, a multiple of the element's size
    bool isThere() const { return buffer >= 0; }
};

struct TensorOp
{
    TensorOpKind kind = TensorOpKind::Fill;
    std::uint32_t flags = 0;
    DType type = DType::F32;
    TensorPlace in[5];
    TensorPlace out[3];
    std::int64_t n[8] = {};
    float f[4] = {};
};
static_assert(std::is_trivially_copyable_v<TensorOp>);

/// Whether every operand is there, aligned and inside its buffer and every size is sensible. `sizeOf` gives the bytes
/// of a buffer, negative where there is none. What both machines check before they run anything.
Result<void> checkTensorOp(const TensorOp& op, const std::function<std::int64_t(std::int32_t)>& sizeOf);
/// The same for a list, on a device that has products of the types alone for which `multiplies` returns true.
Result<void> checkTensorOps(std::span<const TensorOp> ops, const std::function<std::int64_t(std::int32_t)>& sizeOf,
                            const std::function<bool(DType)>& multiplies);
/// 'Gemm', for messages.
std::string_view tensorOpName(TensorOpKind kind);

} // namespace qs
