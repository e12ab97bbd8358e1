// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/products/cublas_lt.cuh"

#include "gpu/cuda/common/toolkit_library.cuh"

#include <dlfcn.h>

#include <type_traits>

namespace qs::cuda {

CublasLt::CublasLt()
{
    void* library =
        openToolkitLibrary({"libcublasLt.so.13", "libcublasLt.so.12"}, {"CUDA_PATH", "CUDA_HOME"}, {"/lib64/"});
    if (!library) return;
    m_open = true;
    const auto find = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
        m_open = m_open && function;
    };
    find(version, "cublasLtGetVersion");
    find(create, "cublasLtCreate");
    find(destroy, "cublasLtDestroy");
    find(descCreate, "cublasLtMatmulDescCreate");
    find(descDestroy, "cublasLtMatmulDescDestroy");
    find(descSet, "cublasLtMatmulDescSetAttribute");
    find(layoutCreate, "cublasLtMatrixLayoutCreate");
    find(layoutDestroy, "cublasLtMatrixLayoutDestroy");
    find(layoutSet, "cublasLtMatrixLayoutSetAttribute");
    find(preferenceCreate, "cublasLtMatmulPreferenceCreate");
    find(preferenceDestroy, "cublasLtMatmulPreferenceDestroy");
    find(preferenceSet, "cublasLtMatmulPreferenceSetAttribute");
    find(heuristic, "cublasLtMatmulAlgoGetHeuristic");
    find(configGet, "cublasLtMatmulAlgoConfigGetAttribute");
    find(matmul, "cublasLtMatmul");
}

bool CublasLt::hasBlockScales() const
{
    constexpr std::size_t first = 120900;
    return m_open && CUBLAS_VERSION >= first && version() >= first;
}

} // namespace qs::cuda
