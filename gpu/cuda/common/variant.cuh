// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/operation.h"
#include "gpu/core/operand_values.h"
#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Operations beside quantization: each variant brings its operands, launches and texts, and the engine samples it like
/// any other kernel.
namespace qs::cuda {

/// What is asked for; one for all variants of a workload.
struct LabRequest
{
    Type type = Type::F16;
    std::int64_t tokens = 0, hidden = 0; ///< dequantize, ladder
    std::int64_t batch = 1, heads = 1, sequence = 1, headDim = 64;
    bool causal = false;
    std::int64_t m = 0, n = 0, k = 0;
    std::uint64_t seed = 0;
    int device = 0, multiprocessors = 1, computeMajor = 0, computeMinor = 0;
    std::int64_t cacheBytes = 0;
    QsCudaVariant scheme{}; ///< of the variant, dequantize only
};

/// Result of a launch as a dense matrix.
struct LabOutput
{
    const void* data = nullptr;
    cudaDataType_t type = CUDA_R_32F; ///< R_32F, R_16F, R_16BF, R_32I, R_8I
    std::int64_t rows = 0, columns = 0;
    double scale = 1.0; ///< value = element × scale (an INT8 product's int32 sums)
};

/// One variant, made ready and run by the engine. Methods throw Failure. The constructor checks whether it can run on
/// this device and opens the libraries it needs (a Failure says why not, in words for the user); it allocates nothing
/// that grows with the size.
class LabVariant
{
public:
    virtual ~LabVariant() = default;
    LabVariant() = default;
    LabVariant(const LabVariant&) = delete;
    LabVariant& operator=(const LabVariant&) = delete;

    /// Bytes that one launch touches of one view: operands and result. What the rotation counts with.
    virtual std::int64_t viewBytes() const = 0;
    /// Device memory that prepare(views) allocates in all.
    virtual std::int64_t bytesFor(int views) const = 0;
    /// Allocates and fills operands of `views` views (the same values in each), packs weights, compiles, searches
    /// algorithms.
    virtual void prepare(int views, cudaStream_t stream) = 0;
    /// Queues one call on a view in [0, views). May be captured into a graph: no allocation, no waiting.
    virtual void launch(int view, cudaStream_t stream) = 0;
    /// Its result for a view; valid after a launch.
    virtual LabOutput output(int view) const = 0;
    /// What runs, in words: 'cuBLASLt algorithm 66, 128×256 tile, 3 kernels', one line.
    virtual std::string effective() const = 0;
    /// Launched from the host call by call, its gaps included: no blocker before its samples, no graph.
    virtual bool hostPaced() const { return false; }
    virtual double compileMs() const { return 0; }
    virtual double searchMs() const { return 0; }
    virtual bool compileCached() const { return false; }
};

/// Fills device memory with operandAt(seed, operand, i) × scale for i in [0, elements), rounded to `type` (R_32F,
/// R_16F, R_16BF, nearest even); R_8I: rint(value × scale) saturated.
void fillOperand(cudaDataType_t type, void* data, std::int64_t elements, std::uint64_t seed, unsigned operand,
                 float scale, cudaStream_t stream);

constexpr cudaDataType_t cudaType(Type type)
{
    return type == Type::F32 ? CUDA_R_32F : type == Type::F16 ? CUDA_R_16F : CUDA_R_16BF;
}

/// Where buffers of one kind lie, one a view, each aligned to 256 bytes.
class ViewBuffer
{
public:
    ViewBuffer() = default;
    ViewBuffer(std::int64_t bytes, int views) : m_stride(strideOf(bytes)), m_memory(m_stride * views) {}
    static std::int64_t strideOf(std::int64_t bytes) { return (bytes + 511) / 256 * 256; } // with a gap behind
    void* at(int view) const { return m_memory.data() + view * m_stride; }
    template <typename T> T* as(int view) const { return static_cast<T*>(at(view)); }

private:
    std::int64_t m_stride = 0;
    DeviceMemory m_memory;
};

// The makers, one for each operation; `name` is the catalogue's. A name that is not theirs is a Failure (QsCudaUsage).
std::unique_ptr<LabVariant> makeDequantize(const LabRequest& request, const std::string& name);
std::unique_ptr<LabVariant> makeLadder(const LabRequest& request, const std::string& name);
std::unique_ptr<LabVariant> makeGemm(const LabRequest& request, const std::string& name);
std::unique_ptr<LabVariant> makeLinearGelu(const LabRequest& request, const std::string& name);
std::unique_ptr<LabVariant> makeAttention(const LabRequest& request, const std::string& name);
std::unique_ptr<LabVariant> makeBlock(const LabRequest& request, const std::string& name);

inline Operation operationOf(const QsCudaWorkload& w) { return static_cast<Operation>(w.operation); }

struct LabMaker
{
    Operation operation;
    std::unique_ptr<LabVariant> (*make)(const LabRequest& request, const std::string& name);
};
inline constexpr LabMaker kLabMakers[] = {
    {Operation::Dequantize, makeDequantize}, {Operation::Ladder, makeLadder},       {Operation::Gemm, makeGemm},
    {Operation::LinearGelu, makeLinearGelu}, {Operation::Attention, makeAttention}, {Operation::Block, makeBlock}};

} // namespace qs::cuda
