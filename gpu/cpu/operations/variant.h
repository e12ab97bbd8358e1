// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/thread_pool.h"
#include "gpu/cpu/operations/kernels.h"
#include "gpu/cpu/quantize/kernels.h"
#include "gpu/device/backend.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

/// Operations beside quantization on the CPU: each variant says what operands it needs, launches, and tells what ran;
/// CpuLab keeps the memory, CpuBackend samples.
namespace qs {

/// What is asked for; of one variant of a workload.
struct CpuLabRequest
{
    Operation operation = Operation::Gemm;
    DType dtype = DType::F32; ///< that the operands are rounded to; arithmetic and results are FP32
    OperationSize size;
    Shape shape; ///< ladder
    std::uint64_t seed = 0;
    bool cold = true;   ///< takes views in turn
    QuantScheme scheme; ///< dequantize
};

/// What computes. All of it outlives the variants.
struct CpuLabTools
{
    ThreadPool& pool;
    const CpuKernels& kernels;
    const LabKernels& lab;
};

/// Floats operandAt(seed, number, i) × scale + offset for i in [0, count), rounded to `rounding`. Equal ones are shared
/// between the variants that take the same number of views.
struct LabOperand
{
    unsigned number = 0;
    std::int64_t count = 0;
    float scale = 1.0f;
    DType rounding = DType::F32;
    float offset = 0.0f;
    bool operator==(const LabOperand&) const = default;
};

/// What one view of a variant consists of.
struct LabNeeds
{
    std::vector<LabOperand> operands;
    std::int64_t outputBytes = 0;
    std::int64_t ownViewBytes = 0;   ///< of operands that the variant makes itself, a view
    std::int64_t scratchBytes = 0;   ///< of the variant, whatever the number of views
    std::int64_t untouchedBytes = 0; ///< of the above that a launch does not read or write
};

/// A view as a launch gets it: operands in the order of LabNeeds.
struct LabView
{
    std::int64_t index = 0;
    std::vector<const float*> operands;
    unsigned char* output = nullptr;
};

/// How the rows of a result lie: dense, of floats of a type or of signed bytes.
struct LabResult
{
    std::int64_t rows = 0, columns = 0;
    bool bytes = false;      ///< int8 codes
    DType type = DType::F32; ///< otherwise
};

/// One variant. The constructors (makers below) check whether it can run and open libraries; they allocate nothing that
/// grows with the size. Sizes are clamped to kMaxLabBytes, so that nonsense is refused for want of memory.
class CpuLabVariant
{
public:
    CpuLabVariant() = default;
    virtual ~CpuLabVariant() = default;
    CpuLabVariant(const CpuLabVariant&) = delete;
    CpuLabVariant& operator=(const CpuLabVariant&) = delete;

    virtual LabNeeds needs() const = 0;
    /// Allocates what is its own, packs weights. May throw std::bad_alloc.
    virtual void prepare(int views) { (void)views; }
    /// One call. False where the interrupt came first: the output is then incomplete. Work between two polls of the
    /// interrupt stays below 50 ms.
    virtual bool launch(const LabView& view) = 0;
    virtual LabResult result() const = 0;
    /// What runs, in words, one line, without threads: 'FP32 by OpenBLAS 0.3.21 (SkylakeX), tiles of 512×512'.
    virtual std::string effective() const = 0;
};

inline constexpr std::int64_t kMaxLabBytes = std::int64_t{1} << 60;
/// Product of sizes of at least 0, at most kMaxLabBytes.
std::int64_t boundedProduct(std::initializer_list<std::int64_t> factors);

/// Elements of an operand for i in [first, first + count).
void fillLabOperand(const LabOperand& operand, std::uint64_t seed, std::int64_t first, std::int64_t count, float* out);
/// 'FP32 arithmetic on operands rounded to BF16', or 'FP32'.
std::string arithmeticText(DType dtype);

using LabVariantResult = Result<std::unique_ptr<CpuLabVariant>>;
/// The variant of that name, or why it cannot run here, in words for the user.
LabVariantResult makeLabVariant(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools);
/// Reads and writes so many bytes and does nothing else.
LabVariantResult makeLabCeiling(const CpuLabRequest& request, CeilingTraffic traffic, const CpuLabTools& tools);

// The makers of each operation; null where the name is not theirs (dequantize has modes instead).
LabVariantResult makeLabLadder(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools);
LabVariantResult makeLabGemm(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools);
LabVariantResult makeLabLinearGelu(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools);
LabVariantResult makeLabDequantize(const CpuLabRequest& request, const std::string&, const CpuLabTools& tools);
LabVariantResult makeLabAttention(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools);
LabVariantResult makeLabBlock(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools);

struct LabMaker
{
    Operation operation;
    LabVariantResult (*make)(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools);
};
inline constexpr LabMaker kLabMakers[] = {{Operation::Dequantize, makeLabDequantize},
                                          {Operation::Ladder, makeLabLadder},
                                          {Operation::Gemm, makeLabGemm},
                                          {Operation::LinearGelu, makeLabLinearGelu},
                                          {Operation::Attention, makeLabAttention},
                                          {Operation::Block, makeLabBlock}};

} // namespace qs
