// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/module/device_list.cuh"

#include "gpu/cuda/common/failure.cuh"

#include <cstdint>
#include <cstdio>

namespace qs::cuda {

namespace {

void refuseWithoutDriver(cudaError_t error)
{
    int driver = 0, runtime = 0;
    cudaDriverGetVersion(&driver);
    cudaRuntimeGetVersion(&runtime);
    if (error == cudaErrorInsufficientDriver && driver != 0)
        throw Failure::make(
            QsCudaDeviceError, Message::mark("Update the NVIDIA driver."),
            Message::mark("The NVIDIA driver is too old: it supports CUDA %1.%2, but the module requires %3.%4."),
            driver / 1000, driver % 1000 / 10, runtime / 1000, runtime % 1000 / 10);
    if (error == cudaErrorInsufficientDriver || error == cudaErrorStubLibrary)
        throw Failure::make(QsCudaDeviceError, Message::mark("Install the NVIDIA driver, or run on the CPU."),
                            Message::mark("No NVIDIA driver was found."));
    if (error == cudaErrorNoDevice)
        throw Failure::make(QsCudaDeviceError,
                            Message::mark("Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU."),
                            Message::mark("The NVIDIA driver found no device."));
    check(error, Message::mark("looking for devices"));
}

} // namespace

int deviceCount()
{
    int count = 0;
    const cudaError_t error = cudaGetDeviceCount(&count);
    if (error != cudaSuccess) {
        cudaGetLastError();
        refuseWithoutDriver(error);
    }
    if (count == 0) refuseWithoutDriver(cudaErrorNoDevice);
    return count;
}

void checkIndex(int index)
{
    const int count = deviceCount();
    if (index < 0 || index >= count)
        throw Failure::make(QsCudaUsage, Message::mark("Run 'quantoscope devices' to list all devices."),
                            count == 1 ? Message::mark("CUDA device %1 does not exist; there is %2, numbered from 0.")
                                       : Message::mark("CUDA device %1 does not exist; there are %2, numbered from 0."),
                            index, count);
}

QsCudaDevice describeDevice(int index)
{
    checkIndex(index);
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, index), Message::mark("reading device properties"));
    QsCudaDevice d{};
    d.size = sizeof d;
    d.index = index;
    d.major = properties.major;
    d.minor = properties.minor;
    d.multiprocessors = properties.multiProcessorCount;
    d.totalMemory = properties.totalGlobalMem;
    d.l2Bytes = static_cast<std::uint64_t>(properties.l2CacheSize);
    std::snprintf(d.name, sizeof d.name, "%s", properties.name);
    check(cudaDeviceGetPCIBusId(d.pciBusId, sizeof d.pciBusId, index), Message::mark("reading the bus id"));
    const auto optional = [&](cudaDeviceAttr which) {
        int value = 0;
        if (cudaDeviceGetAttribute(&value, which, index) != cudaSuccess) cudaGetLastError();
        return value;
    };
    d.smClockKHz = optional(cudaDevAttrClockRate);
    d.memoryClockKHz = optional(cudaDevAttrMemoryClockRate);
    check(cudaRuntimeGetVersion(&d.runtimeVersion), Message::mark("reading the runtime's version"));
    check(cudaDriverGetVersion(&d.driverVersion), Message::mark("reading the driver's version"));
    return d;
}

} // namespace qs::cuda
