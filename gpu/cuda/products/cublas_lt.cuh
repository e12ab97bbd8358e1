// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime.h>
#include <library_types.h>

#include <cstdint>

namespace qs::cuda {

/// The part of cuBLASLt's C interface that is used here, opened at run time: neither its header nor the library is
/// needed to build or to start. Numbers and layouts are those of cublasLt.h of CUDA 12 and 13.
class CublasLt
{
public:
    using Handle = void*;
    using Object = void*; ///< descriptor of a product, layout of a matrix, preference
    struct Algorithm
    {
        std::uint64_t data[8];
    };
    struct Heuristic
    {
        Algorithm algorithm;
        std::size_t workspace;
        int status;
        float waves;
        int reserved[4];
    };
    static constexpr int kCompute32F = 68, kCompute32I = 72, kComputeFastTf32 = 77;
    static constexpr int kDescTransA = 3, kDescTransB = 4, kDescEpilogue = 7, kDescBias = 8, kDescFastAccumulation = 25,
                         kDescBiasType = 26;
    static constexpr int kEpilogueNone = 1, kEpilogueBias = 4, kEpilogueGelu = 32, kEpilogueGeluBias = 36;
    static constexpr int kLayoutBatchCount = 5, kLayoutBatchStride = 6;
    static constexpr int kPreferenceWorkspace = 1;
    static constexpr int kPreferenceAlignmentA = 5, kPreferenceAlignmentD = 8; ///< and B, C between them
    static constexpr int kConfigId = 0, kConfigTile = 1, kConfigSplitK = 2, kConfigStages = 6;
    static constexpr int kTransposed = 1, kNotTransposed = 0;

    /// Looks for libcublasLt.so.13 and .12 where the loader does, and in the toolkit's usual folders. Never closed: it
    /// keeps threads and exit handlers.
    CublasLt();
    bool isOpen() const { return m_open; }

    int (*create)(Handle*) = nullptr;
    int (*destroy)(Handle) = nullptr;
    int (*descCreate)(Object*, int compute, cudaDataType_t scale) = nullptr;
    int (*descDestroy)(Object) = nullptr;
    int (*descSet)(Object, int attribute, const void*, std::size_t) = nullptr;
    int (*layoutCreate)(Object*, cudaDataType_t, std::uint64_t rows, std::uint64_t columns,
                        std::int64_t leading) = nullptr;
    int (*layoutDestroy)(Object) = nullptr;
    int (*layoutSet)(Object, int attribute, const void*, std::size_t) = nullptr;
    int (*preferenceCreate)(Object*) = nullptr;
    int (*preferenceDestroy)(Object) = nullptr;
    int (*preferenceSet)(Object, int attribute, const void*, std::size_t) = nullptr;
    int (*heuristic)(Handle, Object desc, Object a, Object b, Object c, Object d, Object preference, int requested,
                     Heuristic*, int* found) = nullptr;
    int (*configGet)(const Algorithm*, int attribute, void*, std::size_t, std::size_t* written) = nullptr;
    int (*matmul)(Handle, Object desc, const void* alpha, const void* a, Object layoutA, const void* b, Object layoutB,
                  const void* beta, const void* c, Object layoutC, void* d, Object layoutD, const Algorithm*,
                  void* workspace, std::size_t workspaceBytes, cudaStream_t) = nullptr;

private:
    bool m_open = false;
};
static_assert(sizeof(CublasLt::Heuristic) == 64 + 8 + 8 + 16);

} // namespace qs::cuda
