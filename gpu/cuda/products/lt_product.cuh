// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/integer_math.h"
#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/products/cublas_lt.cuh"

#include <memory>
#include <string>

namespace qs::cuda {

/// cuBLASLt with a handle and a workspace; shared by the products of a variant. Throws Failure where the library is
/// missing. The workspace is allocated once it is asked for, which may not be while a stream is captured: a variant
/// that is only asked whether it can run takes no memory.
class LtSession
{
public:
    LtSession();
    ~LtSession();
    LtSession(const LtSession&) = delete;
    LtSession& operator=(const LtSession&) = delete;
    const CublasLt& lt() const { return m_lt; }
    cublasLtHandle_t handle() const { return m_handle; }
    void* workspace() const
    {
        if (m_workspace.bytes() == 0) m_workspace = DeviceMemory(kWorkspaceBytes);
        return m_workspace.data();
    }
    static constexpr std::int64_t kWorkspaceBytes = std::int64_t{64} << 20;

private:
    CublasLt m_lt;
    cublasLtHandle_t m_handle = nullptr;
    mutable DeviceMemory m_workspace;
};

/// D[m,n] = epilogue(alpha · A[m,k] · op(B) + beta · C), everything row major; op(B) is B[k,n], or the transpose of
/// B[n,k].
struct LtShape
{
    std::int64_t m = 0, n = 0, k = 0;
    cudaDataType_t a = CUDA_R_16F, b = CUDA_R_16F, d = CUDA_R_16F; ///< element types
    cublasComputeType_t compute = CUBLAS_COMPUTE_32F;
    cudaDataType_t scale = CUDA_R_32F;
    bool transposedA = false;     ///< A is [k,m]
    bool transposedB = false;     ///< B is [n,k] (weights as frameworks keep them)
    bool fastSums = true;         ///< FP8: sums on the tensor cores alone, which keep about 14 bits
    std::uint32_t alignment = 16; ///< bytes that every operand starts at a multiple of
    cublasLtEpilogue_t epilogue = CUBLASLT_EPILOGUE_DEFAULT; ///< of GELU the tanh form; bias[n] of type d
    float alpha = 1.0f, beta = 0.0f;                         ///< beta != 0: C = the matrix given to run()
    std::int64_t lda = 0, ldb = 0, ldd = 0;                  ///< elements between rows; 0: dense
    bool blockScales = false; ///< FP8 with transposedB, CublasLt::hasBlockScales(): FP32 scales as LtScales has them
    int batch = 1;
    std::int64_t strideA = 0, strideB = 0, strideD = 0; ///< elements between the batch's matrices
};

/// FP32 scales of FP8 operands in blocks along k. They stand behind the codes of their matrix, so that both are one
/// operand: of A[m,k], m a multiple of 4, one for each 1 × 128, those of a group of k beside each other; of B[n,k] one
/// for each 128 × 128, those of 128 rows beside each other.
struct LtScales
{
    static constexpr std::int64_t kBlock = 128;
    std::int64_t offset = 0; ///< bytes from the first code on
    std::int64_t pitch = 0;  ///< of A from group to group of k, of B from 128 to 128 rows
    std::int64_t count = 0;
    std::int64_t bytes() const { return offset + count * 4; } ///< codes and scales

    static LtScales ofA(std::int64_t m, std::int64_t k) { return {roundUp(m * k, 256), m, m * ceilDiv(k, kBlock)}; }
    static LtScales ofB(std::int64_t n, std::int64_t k)
    {
        const std::int64_t pitch = roundUp(ceilDiv(k, kBlock), 4); // as the library wants it
        return {roundUp(n * k, 256), pitch, pitch * ceilDiv(n, kBlock)};
    }
};

/// How much a search may try.
struct LtSearch
{
    int algorithms = 16;   ///< of those that the library recommends
    double budgetMs = 400; ///< no further algorithm is tried once so much has passed
};

/// One product with its algorithm. The first recommended one until search().
class LtProduct
{
public:
    LtProduct(const LtSession& session, const LtShape& shape);
    ~LtProduct();
    LtProduct(LtProduct&&) noexcept;

    /// Times the recommended algorithms (with operands given, results overwritten) and keeps the fastest; milliseconds
    /// it took. Small operands are copied for the time of the search, so that each launch finds its own outside the
    /// cache; waits for the stream.
    double search(const void* a, const void* b, const void* bias, const void* c, void* d, cudaStream_t stream,
                  const LtSearch& limits = {});
    /// Queues the product; capturable. `bias` and `c` may be null where the shape does not use them.
    void run(const void* a, const void* b, const void* bias, const void* c, void* d, cudaStream_t stream) const;
    /// 'cuBLASLt algorithm 66 (tile 128×256, stages 4), best of 8'.
    std::string text() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace qs::cuda
