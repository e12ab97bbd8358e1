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

struct RunSpec;

/// One way to do an operation.
struct VariantInfo
{
    std::string_view name;        ///< 'attention-fused': what the command line takes and every table shows
    std::string_view title;       ///< short, for charts: 'fused, online softmax'
    std::string_view explanation; ///< what it does and why it is faster or slower, in one or two sentences
    std::string_view rate; ///< key of Calibration::matrixTflops that bounds its arithmetic; empty: memory alone does
    bool cpu = false, cuda = true; ///< backends that have it
    bool byDefault = true;         ///< part of the default selection
    Work (*work)(const RunSpec&, const VariantInfo&) = nullptr;
};

std::string_view
operationName(Operation operation); ///< quantize, dequantize, ladder, gemm, linear-gelu, attention, block
std::string_view operationTitle(Operation operation); ///< 'Quantize', …, 'Linear + GELU'
std::optional<Operation> parseOperation(std::string_view name);
std::span<const Operation> allOperations();
/// Whether its alternatives are QuantSchemes (RunSpec::modes) rather than catalogue entries (RunSpec::variants).
bool takesModes(Operation operation);
/// Whether RunSpec::shape says its size (quantize, dequantize, ladder) rather than RunSpec::size.
bool takesTensor(Operation operation);

/// All variants of an operation in the order of the tables, the baseline first; empty for Quantize and Dequantize.
std::span<const VariantInfo> variantsOf(Operation operation);
/// Null where there is none of that name.
const VariantInfo* findVariant(Operation operation, std::string_view name);
/// Names of the default selection on a backend ('cuda', 'cpu').
std::vector<std::string> defaultVariants(Operation operation, std::string_view backend);

/// 'b4h16s2048d128c', 'm64k4096n14336', 'b8t512d1024h16', '4096x8192'.
std::string sizeText(const RunSpec& spec);
/// Reads such a text into `spec` (shape or size, by its operation): also '512' for a square product, 'MxNxK' and
/// 'tokens x hidden'.
Result<void> parseSize(std::string_view text, RunSpec& spec);
/// Largest divisor of `elements` that is at most `limit`: the hidden size of a tensor of so many elements.
std::int64_t largestDivisor(std::int64_t elements, std::int64_t limit);
/// Sizes within range and consistent; the error names what is wrong.
Result<void> validateSize(const RunSpec& spec);
/// Work of variant or mode `index` of the specification.
Work workOf(const RunSpec& spec, int index);
/// Sizes that an operation starts with in the window; gentle on the CPU.
void setDefaultSize(RunSpec& spec, std::string_view backend);

// The parts of the catalogue, one file each.
std::span<const VariantInfo> ladderVariants();
std::span<const VariantInfo> gemmVariants();
std::span<const VariantInfo> linearGeluVariants();
std::span<const VariantInfo> attentionVariants();
std::span<const VariantInfo> blockVariants();

} // namespace qs
