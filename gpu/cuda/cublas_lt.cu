// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/cublas_lt.cuh"

#include <dlfcn.h>

#include <cstdlib>
#include <string>
#include <vector>

namespace qs::cuda {

namespace {

std::vector<std::string> places()
{
    std::vector<std::string> all = {""};
    for (const char* variable : {"CUDA_PATH", "CUDA_HOME"})
        if (const char* home = std::getenv(variable); home && *home) all.push_back(std::string(home) + "/lib64/");
    all.insert(all.end(), {"/usr/local/cuda/lib64/", "/opt/cuda/lib64/"});
    return all;
}

void* openLibrary()
{
    for (const std::string& place : places())
        for (const char* name : {"libcublasLt.so.13", "libcublasLt.so.12"})
            if (void* handle = dlopen((place + name).c_str(), RTLD_NOW | RTLD_LOCAL)) return handle;
    return nullptr;
}

} // namespace

CublasLt::CublasLt()
{
    void* library = openLibrary();
    if (!library) return;
    m_open = true;
    const auto find = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
        m_open = m_open && function;
    };
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

} // namespace qs::cuda
