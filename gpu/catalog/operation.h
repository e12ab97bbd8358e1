// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/core/units.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// What a run measures variants of. Quantize and Dequantize take modes (QuantScheme); the others take variants from the
/// catalogue below.
enum class Operation : std::uint8_t { Quantize, Dequantize, Ladder, Gemm, LinearGelu, Attention, Block };

/// What it runs on. Auto: CUDA where there is a device; of a device: not known.
enum class BackendChoice : std::uint8_t { Auto, Cpu, Cuda };

/// Sizes of an operation that is not about one [tokens, hidden] tensor. Unused members keep their default.
struct OperationSize
{
    std::int64_t batch = 1, heads = 8, tokens = 128,
                 headDim = 64;              ///< attention and block: [batch, heads, tokens, headDim]
    bool causal = false;                    ///< attention
    std::int64_t m = 512, n = 512, k = 512; ///< gemm: [m,k]·[k,n]; linear+GELU: gelu([m,k]·[k,n] + bias[n])
    bool operator==(const OperationSize&) const = default;
    /// Block: heads × headDim.
    std::int64_t width() const { return heads * headDim; }
};

/// Work of one call at least, whatever the implementation.
struct Work
{
    double operations = 0; ///< a multiply-add is two; 0: no arithmetic to speak of
    Bytes bytes;           ///< each operand read once, each result written once
};

/// What an operation is measured on; RunSpec adds how.
struct OperationSetup
{
    Operation operation = Operation::Quantize;
    Shape shape{4096, 8192};  ///< of operations that take a tensor: quantize, dequantize, ladder
    OperationSize size;       ///< of the others
    DType dtype = DType::F16; ///< of the input: F16, BF16 or F32
    bool operator==(const OperationSetup&) const = default;

    /// Type of the operands: the ladder is about FP32 whatever was asked for.
    DType operandType() const { return operation == Operation::Ladder ? DType::F32 : dtype; }
};

/// Largest values that may be asked for; larger ones are refused with the limit named.
inline constexpr std::int64_t kMaxTokens = std::int64_t{1} << 31;
inline constexpr std::int64_t kMaxHidden = std::int64_t{1} << 31;
inline constexpr std::int64_t kMaxElements = std::int64_t{1} << 40;

/// What a variant is to others that store less.
enum class ReferenceLevel : std::uint8_t {
    None,
    Fp32,      ///< in 32 bits, which nobody would run instead
    SixteenBit ///< in 16 bits: what a number format has to beat
};

/// One way to do an operation.
struct VariantInfo
{
    std::string_view name;        ///< 'attention-fused': what the command line takes and every table shows
    std::string_view title;       ///< short, for charts: 'fused, online softmax'; marked where it is no name
    std::string_view explanation; ///< marked: what it does and why it is faster or slower, in one or two sentences
    std::string_view rate; ///< key of Calibration::matrixTflops that bounds its arithmetic; empty: memory alone does
    bool cpu = false, cuda = true; ///< backends that have it
    bool byDefault = true;         ///< part of the default selection
    Work (*work)(const OperationSetup&, const VariantInfo&) = nullptr;
    ReferenceLevel level = ReferenceLevel::None;
};

/// How the size of an operation is written, read and checked (operation_size.cpp).
enum class SizeForm : std::uint8_t {
    Tensor,  ///< OperationSetup::shape: '4096x8192'
    Product, ///< m, k, n: 'm64k4096n14336'
    Heads,   ///< batch, heads, tokens, head size: 'b4h16s2048d128c'
    Block    ///< batch, tokens, width, heads: 'b8t512d1024h16'
};

struct Reference;        // catalog/reference.h
struct ReferenceRequest; // catalog/reference.h

/// An operation in one row: its own file has it.
struct OperationInfo
{
    Operation operation;
    std::string_view name;  ///< 'linear-gelu': on the command line and in files
    std::string_view title; ///< 'Linear + GELU'
    SizeForm form;
    bool takesModes; ///< its alternatives are QuantSchemes (RunSpec::modes), not catalogue entries (RunSpec::variants)
    std::span<const VariantInfo> (*variants)();
    /// What some rows of its result are held to; null for quantize, whose codes are all compared with the oracle's.
    std::optional<Reference> (*reference)(const ReferenceRequest&);
    Shape gpuShape = {}, cpuShape = {};       ///< to start with in the window, gentle on the CPU; with SizeForm::Tensor
    OperationSize gpuSize = {}, cpuSize = {}; ///< with the other forms
    std::string_view formula = "%1";          ///< around the size in reports: 'gelu(%1 + bias)'
};

// quantize.cpp, variants_*.cpp
extern const OperationInfo kQuantizeInfo, kDequantizeInfo, kLadderInfo, kGemmInfo, kLinearGeluInfo, kAttentionInfo,
    kBlockInfo;
/// In the order of the enumeration.
inline constexpr const OperationInfo* kOperationInfos[] = {&kQuantizeInfo,   &kDequantizeInfo, &kLadderInfo, &kGemmInfo,
                                                           &kLinearGeluInfo, &kAttentionInfo,  &kBlockInfo};

const OperationInfo& infoOf(Operation operation);
std::span<const Operation> allOperations();
std::optional<Operation> parseOperation(std::string_view name);

inline std::string_view operationName(Operation operation) { return infoOf(operation).name; }
inline std::string_view operationTitle(Operation operation) { return infoOf(operation).title; }
inline bool takesModes(Operation operation) { return infoOf(operation).takesModes; }
/// Whether OperationSetup::shape says its size rather than OperationSetup::size.
inline bool takesTensor(Operation operation) { return infoOf(operation).form == SizeForm::Tensor; }
/// All variants of an operation in the order of the tables, the baseline first; empty for those that take modes.
inline std::span<const VariantInfo> variantsOf(Operation operation) { return infoOf(operation).variants(); }
/// Null where there is none of that name.
const VariantInfo* findVariant(Operation operation, std::string_view name);
/// Names of the default selection on a backend.
std::vector<std::string> defaultVariants(Operation operation, BackendChoice backend);

/// 'b4h16s2048d128c', 'm64k4096n14336', 'b8t512d1024h16', '4096x8192'.
std::string sizeText(const OperationSetup& setup);
/// Reads such a text into `setup` (shape or size, by its operation): also '512' for a square product, 'MxNxK' and
/// 'tokens x hidden'.
Result<void> parseSize(std::string_view text, OperationSetup& setup);
/// Sizes within range and consistent; the error names what is wrong.
Result<void> validateSize(const OperationSetup& setup);
/// Sizes that an operation starts with in the window; gentle on the CPU.
void setDefaultSize(OperationSetup& setup, BackendChoice backend);
/// Largest divisor of `elements` that is at most `limit`: the hidden size of a tensor of so many elements.
constexpr std::int64_t largestDivisor(std::int64_t elements, std::int64_t limit)
{
    for (std::int64_t divisor = limit < elements ? limit : elements; divisor > 1; --divisor)
        if (elements % divisor == 0) return divisor;
    return 1;
}
/// A flat array as the rows of a tensor.
constexpr Shape rowsOf(std::int64_t elements)
{
    const std::int64_t hidden = largestDivisor(elements, 8192);
    return {elements / hidden, hidden};
}

std::span<const VariantInfo> ladderVariants();
std::span<const VariantInfo> gemmVariants();
std::span<const VariantInfo> linearGeluVariants();
std::span<const VariantInfo> attentionVariants();
std::span<const VariantInfo> blockVariants();

} // namespace qs
