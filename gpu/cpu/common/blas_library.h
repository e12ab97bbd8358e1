// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <memory>
#include <string>

namespace qs {

/// Row-major matrices of floats for BlasLibrary::multiply: C[m,n] = alpha · op(A) · op(B) + beta · C, where op(A) is
/// A[m,k], or the transpose of A[k,m], and op(B) is B[k,n], or the transpose of B[n,k]. The leading dimensions are
/// floats from one row to the next.
struct BlasProductCall
{
    std::int64_t m = 0, n = 0, k = 0;
    const float* a = nullptr;
    std::int64_t lda = 0;
    const float* b = nullptr;
    std::int64_t ldb = 0;
    bool transposedB = false;
    float* c = nullptr;
    std::int64_t ldc = 0;
    float alpha = 1.0f, beta = 0.0f;
    bool transposedA = false;
};

/// A BLAS library opened at run time: OpenBLAS, BLIS or MKL, whichever is found first; QUANTOSCOPE_BLAS names a file
/// instead. It is set to compute in the calling thread alone: the threads of this program share the work, each with
/// products of its own, so that the measured threads are the ones that are bound, watched and interruptible. Once
/// loaded it stays.
class BlasLibrary
{
public:
    /// Tells OpenBLAS, by its variable of the environment, to start no threads of its own: where the system gives none
    /// it raises SIGINT, and short of memory they never end. For the begin of a program; open() does it where it was
    /// not done.
    static void keepToCallers();
    /// Says what to install where none is found.
    static Result<std::shared_ptr<const BlasLibrary>> open();

    /// All sizes, leading dimensions included, have to be below 2^31. May be called by several threads at once.
    void multiply(const BlasProductCall& call) const;
    /// 'OpenBLAS 0.3.21 (SkylakeX)'.
    const std::string& name() const { return m_name; }
    /// False where OpenBLAS says that it took the kernels of a processor without AVX-512, as older versions do on newer
    /// processors.
    bool mayUseAvx512() const { return m_mayUseAvx512; }

private:
    using Gemm = void (*)(int order, int transA, int transB, int m, int n, int k, float alpha, const float* a, int lda,
                          const float* b, int ldb, float beta, float* c, int ldc);
    using Gemv = void (*)(int order, int trans, int m, int n, float alpha, const float* a, int lda, const float* x,
                          int incX, float beta, float* y, int incY);
    BlasLibrary() = default;
    static std::shared_ptr<const BlasLibrary> load(const std::string& file);

    std::string m_name;
    bool m_mayUseAvx512 = true;
    Gemm m_gemm = nullptr;
    Gemv m_gemv = nullptr; ///< may be null
};

} // namespace qs
