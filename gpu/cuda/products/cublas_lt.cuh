// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cublasLt.h>

namespace qs::cuda {

/// The functions of cuBLASLt that are used here, opened at run time: the library is needed neither to build nor to
/// start. The layouts and numbers of its header are the same in CUDA 12 and 13.
class CublasLt
{
public:
    /// Looks for libcublasLt.so.13 and .12 where the loader does, and in the toolkit's usual folders. Never closed: it
    /// keeps threads and exit handlers.
    CublasLt();
    bool isOpen() const { return m_open; }
    /// Whether library and header have FP8 with block scales: both from CUDA 12.9 on.
    bool hasBlockScales() const;

    decltype(&cublasLtGetVersion) version = nullptr;
    decltype(&cublasLtCreate) create = nullptr;
    decltype(&cublasLtDestroy) destroy = nullptr;
    decltype(&cublasLtMatmulDescCreate) descCreate = nullptr;
    decltype(&cublasLtMatmulDescDestroy) descDestroy = nullptr;
    decltype(&cublasLtMatmulDescSetAttribute) descSet = nullptr;
    decltype(&cublasLtMatrixLayoutCreate) layoutCreate = nullptr;
    decltype(&cublasLtMatrixLayoutDestroy) layoutDestroy = nullptr;
    decltype(&cublasLtMatrixLayoutSetAttribute) layoutSet = nullptr;
    decltype(&cublasLtMatmulPreferenceCreate) preferenceCreate = nullptr;
    decltype(&cublasLtMatmulPreferenceDestroy) preferenceDestroy = nullptr;
    decltype(&cublasLtMatmulPreferenceSetAttribute) preferenceSet = nullptr;
    decltype(&cublasLtMatmulAlgoGetHeuristic) heuristic = nullptr;
    decltype(&cublasLtMatmulAlgoConfigGetAttribute) configGet = nullptr;
    decltype(&cublasLtMatmul) matmul = nullptr;

private:
    bool m_open = false;
};

} // namespace qs::cuda
