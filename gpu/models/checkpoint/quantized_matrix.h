// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/numerics/number_format.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// How the codes of a matrix of a checkpoint are laid out.
enum class MatrixStorage : std::uint8_t {
    Dense,      ///< floats of `dtype`
    PackedInt,  ///< compressed-tensors pack-quantized: u32 words along in, code = q + 2^(bits−1), LSB first, dense
                ///< across words
    WholeInt,   ///< compressed-tensors int-quantized: one I8 an element
    WholeFloat, ///< compressed-tensors float-quantized: one E4M3 an element
    Blocks,  ///< compressed-tensors' floats in groups, as the descriptor of MatrixFormat::blocks specifies: codes of 8
             ///< bits or u8 of packed ones, the first lowest; a byte for each scale; where the whole tensor has one, an
             ///< FP32 divisor
    AwqGemm, ///< AutoAWQ gemm: u32 [in, out/8], nibbles in the order 0 2 4 6 1 3 5 7
    AwqGemv, ///< AutoAWQ gemv: u32 [out, in/8], nibbles in order; zero points u32 [out, width], scales [out, 8·width]
    Gptq,    ///< u32 [in·bits/32, out], zero points of 32-bit words along out, minus one in version 1
    RowPairs, ///< ModelOpt INT4: u8 [out/2, in], two's complement, the even output low
    FlatTable ///< bitsandbytes NF4 and FP4: u8 over all elements row by row, the first high; entries of a table, a
              ///< scale for each groupSize elements in this order
};

/// What the codes of FlatTable stand for; the table itself is in the file.
enum class FlatTableKind : std::uint8_t { Nf4, Fp4 };

/// How values other than weights are quantized: a product's input or result, keys and values.
struct ValueFormat
{
    bool floats = false;
    std::int64_t bits = 0;      ///< 0: they are not quantized
    std::string strategy;       ///< which share a scale: "tensor", "token", …, as the config names it
    std::int64_t groupSize = 0; ///< of "group": neighbours in a row
    bool dynamic = false;       ///< scales are found as the values come
    bool symmetric = true;

    bool quantized() const { return bits != 0; }
    /// "INT8 per token, dynamic"; empty where they are not quantized.
    Message text() const;
    bool operator==(const ValueFormat&) const = default;
};

/// What a quantized checkpoint reports about how its matrices were made and are to be run.
struct MatrixFormat
{
    MatrixStorage storage = MatrixStorage::Dense;
    NumberFormat blocks = NumberFormat::Copy; ///< of Blocks
    int bits = 16;                            ///< of a code
    bool symmetric = true;                    ///< no stored zero points, or all of them in the middle
    std::int64_t groupSize = 0; ///< inputs (FlatTable: elements) that share a scale; 0: the whole row; −1: the tensor
    std::int64_t blockRows = 0; ///< > 0: scales of blocks of blockRows outputs × groupSize inputs (FP8 128×128)
    bool ordered = false;       ///< g_idx gives the group of each input (activation order)
    int gptqVersion = 1;        ///< of Gptq: 1 stores zero points minus one
    FlatTableKind table = FlatTableKind::Nf4;
    bool nestedScales = false; ///< of FlatTable: scales are quantized themselves
    ValueFormat activations;   ///< what the config asks of a product's input
    ValueFormat outputs;       ///< and of its result
    /// For tables: "INT4 pack-quantized, groups of 128, symmetric".
    Message text() const;
};

/// Scales that are quantized themselves (double quantization): scale i = table[byte i] · absmax[i / block] + offset.
struct NestedScales
{
    std::span<const std::byte> absmax; ///< F32; empty where scales are not nested
    std::span<const std::byte> table;  ///< 256 F32
    std::int64_t block = 0;
    float offset = 0;
};

/// A weight matrix [out, in] of a checkpoint, as stored. Points into the mapped files of the HfCheckpoint that it came
/// from, which outlives it; addresses may be unaligned.
struct CheckpointMatrix
{
    std::string name; ///< of the layer: "model.layers.0.self_attn.q_proj"
    std::int64_t out = 0;
    std::int64_t in = 0;
    MatrixFormat format;
    DType dtype = DType::F32;                 ///< of Dense: F32, F16 or BF16
    std::span<const std::byte> codes;         ///< Dense: the values
    std::int64_t rowStep = 0, columnStep = 1; ///< Dense: values from row to row (0: in) and from column to column
    std::span<const std::byte> scales; ///< of scaleType (E8M0: bytes), [out, groups]; AwqGemm and Gptq [groups, out]
    DType scaleType = DType::F32;
    bool exponentScales = false; ///< of floats that are not Blocks: scales are E8M0 bytes instead of scaleType
    std::span<const std::byte>
        zeroPoints; ///< as the format packs them; empty where symmetric (AWQ and GPTQ always have them)
    std::span<const std::byte> groupIndex; ///< int32[in] where ordered
    float globalScale = 1.0f;         ///< of Blocks with a scale of the tensor: x̂ = code · (scale / globalScale),
    bool globalMultiplies = false;    ///< or code · (scale · globalScale), as ModelOpt has it
    float unit = 1.0f;                ///< x̂ = (code − zero point) · scale · unit: 1/127 of bitsandbytes' INT8
    std::span<const std::byte> table; ///< of FlatTable: 16 F32
    NestedScales nested;              ///< of FlatTable
    std::span<const std::byte> inputFactors; ///< of inputFactorType [in], by which the product's input is multiplied
                                             ///< first; part of x̂ here. Empty: none
    DType inputFactorType = DType::F32;

    std::int64_t firstRow = 0, rowStride = 1; ///< of Blocks: row r is row firstRow + r · rowStride of codes and scales

    bool dense() const { return format.storage == MatrixStorage::Dense; }
    /// Whether the values of a dense matrix follow each other.
    bool contiguous() const { return rowStep == 0 && columnStep == 1; }
    /// Scales of a row (of a block of rows).
    std::int64_t groups() const { return format.groupSize > 0 ? (in + format.groupSize - 1) / format.groupSize : 1; }
    /// What it takes in the file, scales and all.
    std::int64_t storedBytes() const;
};

/// Rows [first, first + count) of a matrix as one of their own, for tensors that several are stored in. Empty for
/// layouts whose rows cannot be told apart (AWQ, GPTQ, FlatTable), and where rows begin within a word of zero points or
/// a block of scales.
std::optional<CheckpointMatrix> rowsOfMatrix(const CheckpointMatrix& matrix, std::int64_t first, std::int64_t count);

/// Scale and zero point of a group and the code of an element, decoded one by one; the plain oracle that faster readers
/// are held to. 0 ≤ row < out, 0 ≤ column < in. Integer codes come without a sign (symmetric ones have the zero point
/// 2^(bits−1)); of float formats the code is its bits and there is no zero point. Not for Dense.
float checkpointScale(const CheckpointMatrix& matrix, std::int64_t row, std::int64_t column);
int checkpointZeroPoint(const CheckpointMatrix& matrix, std::int64_t row, std::int64_t column);
std::uint8_t checkpointCode(const CheckpointMatrix& matrix, std::int64_t row, std::int64_t column);
/// Rows [first, first + count) as FP32: values.size() == count × in. x̂ = (code − zero point)·scale·unit·input factor,
/// in FP32 and in this order.
void restoreRows(const CheckpointMatrix& matrix, std::int64_t first, std::int64_t count, std::span<float> values);

} // namespace qs
