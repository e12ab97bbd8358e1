// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/api/cuda_api.h"
#include "gpu/cuda/common/module_text.cuh"

#include <cuda_runtime.h>

#include <cstring>

namespace qs::cuda {

/// Thrown inside the module only; the table's functions turn it into a QsCudaStatus.
struct Failure
{
    int code = QsCudaInternal;
    char message[480] = "";
    char hint[240] = "";

    /// The hint and the text are marked by Message::mark(); see moduleText().
    template <class... Value> static Failure make(int code, const char* hint, const char* text, const Value&... values)
    {
        Failure f;
        f.code = code;
        copyText(f.hint, hint);
        if constexpr (sizeof...(values) == 0)
            copyText(f.message, text); // without memory of its own: it may be that there is none
        else
            copyText(f.message, moduleText(text, values...));
        return f;
    }
    void copyTo(QsCudaStatus& status) const
    {
        status.code = code;
        std::memcpy(status.message, message, sizeof status.message);
        std::memcpy(status.hint, hint, sizeof status.hint);
    }
};

/// Errors after which every call of this process fails: the context is gone.
inline bool isSticky(cudaError_t error)
{
    switch (error) {
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchTimeout:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorLaunchFailure:
    case cudaErrorECCUncorrectable:
    case cudaErrorNvlinkUncorrectable:
    case cudaErrorContextIsDestroyed:
    case cudaErrorAssert:
    case cudaErrorUnknown:
        return true;
    default:
        return false;
    }
}

inline Failure failureOf(cudaError_t error, const char* what)
{
    if (isSticky(error))
        return Failure::make(QsCudaDeviceLost,
                             Message::mark("Restart the program to use the GPU; everything measured is kept."),
                             Message::mark("The GPU stopped working while %1: %2."), what, cudaGetErrorString(error));
    if (error == cudaErrorDevicesUnavailable)
        return Failure::make(
            QsCudaDeviceError,
            Message::mark("Stop the other program, or choose another device; nvidia-smi lists what runs on it."),
            Message::mark("The GPU is not available for %1: another process uses it in exclusive mode, or it is in "
                          "prohibited mode."),
            what);
    if (error == cudaErrorMemoryAllocation) {
        std::size_t free = 0, total = 0;
        cudaMemGetInfo(&free, &total);
        return Failure::make(QsCudaMemory, Message::mark("Choose a smaller tensor, or free memory of the GPU."),
                             Message::mark("The GPU has not enough memory for %1: %2 of %3 GiB are free."), what,
                             fixed(static_cast<double>(free) / (1 << 30), 2),
                             fixed(static_cast<double>(total) / (1 << 30), 2));
    }
    if (error == cudaErrorNoKernelImageForDevice || error == cudaErrorInvalidDeviceFunction ||
        error == cudaErrorUnsupportedPtxVersion)
        return Failure::make(
            QsCudaDeviceError, Message::mark("Build the CUDA module for this device (CMAKE_CUDA_ARCHITECTURES)."),
            Message::mark("The CUDA module has no code for this device's compute capability; it was built for %1."),
            QS_CUDA_ARCHITECTURES);
    return Failure::make(QsCudaDeviceError, "", Message::mark("CUDA failed while %1: %2 (%3)."), what,
                         cudaGetErrorString(error), cudaGetErrorName(error));
}

/// Throws where a CUDA call failed; `what` completes 'CUDA failed while …' and is marked by Message::mark().
inline void check(cudaError_t error, const char* what)
{
    if (error == cudaSuccess) return;
    cudaGetLastError(); // an error that does not stick must not show up at the next call
    throw failureOf(error, what);
}

} // namespace qs::cuda
