// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/api/cuda_api.h"

#include <cuda_runtime.h>

#include <cstdarg>
#include <cstdio>
#include <cstring>

namespace qs::cuda {

/// Thrown inside the module only; the table's functions turn it into a QsCudaStatus.
struct Failure
{
    int code = QsCudaInternal;
    char message[480] = "";
    char hint[240] = "";

    static Failure make(int code, const char* hint, const char* format, ...)
    {
        Failure f;
        f.code = code;
        std::snprintf(f.hint, sizeof f.hint, "%s", hint);
        va_list arguments;
        va_start(arguments, format);
        std::vsnprintf(f.message, sizeof f.message, format, arguments);
        va_end(arguments);
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
        return Failure::make(QsCudaDeviceLost, "Restart the program to use the GPU; everything measured is kept.",
                             "The GPU stopped working while %s: %s.", what, cudaGetErrorString(error));
    if (error == cudaErrorDevicesUnavailable)
        return Failure::make(QsCudaDeviceError,
                             "Stop the other program, or choose another device; nvidia-smi lists what runs on it.",
                             "The GPU is not available for %s: another process uses it in exclusive mode, or it is in "
                             "prohibited mode.",
                             what);
    if (error == cudaErrorMemoryAllocation) {
        std::size_t free = 0, total = 0;
        cudaMemGetInfo(&free, &total);
        return Failure::make(QsCudaMemory, "Choose a smaller tensor, or free memory of the GPU.",
                             "The GPU has not enough memory for %s: %.2f of %.2f GiB are free.", what,
                             static_cast<double>(free) / (1 << 30), static_cast<double>(total) / (1 << 30));
    }
    if (error == cudaErrorNoKernelImageForDevice || error == cudaErrorInvalidDeviceFunction ||
        error == cudaErrorUnsupportedPtxVersion)
        return Failure::make(QsCudaDeviceError, "Build the CUDA module for this device (CMAKE_CUDA_ARCHITECTURES).",
                             "The CUDA module has no code for this device's compute capability; it was built for %s.",
                             QS_CUDA_ARCHITECTURES);
    return Failure::make(QsCudaDeviceError, "", "CUDA failed while %s: %s (%s).", what, cudaGetErrorString(error),
                         cudaGetErrorName(error));
}

/// Throws where a CUDA call failed; `what` completes 'CUDA failed while …'.
inline void check(cudaError_t error, const char* what)
{
    if (error == cudaSuccess) return;
    cudaGetLastError(); // an error that does not stick must not show up at the next call
    throw failureOf(error, what);
}

} // namespace qs::cuda
