// SPDX-License-Identifier: GPL-3.0-or-later
// The table of functions that crosses the border. Nothing is thrown beyond it.
#include "gpu/cuda/engine.cuh"

#include <algorithm>
#include <exception>

using qs::cuda::check;
using qs::cuda::Engine;
using qs::cuda::Failure;

struct QsCudaContext
{
    explicit QsCudaContext(int device) : engine(device) {}
    Engine engine;
    QsCudaStatus last{};
};

namespace {

/// Runs `work`; a failure goes to `status`, and to the context, where one that is sticky stays.
template <typename F> int guarded(QsCudaContext* context, QsCudaStatus* status, F&& work)
{
    QsCudaStatus local{};
    local.size = sizeof local;
    if (context && context->last.code == QsCudaDeviceLost) {
        if (status) *status = context->last;
        return QsCudaDeviceLost;
    }
    try {
        if (context) context->engine.select();
        work();
    } catch (const Failure& failure) {
        failure.copyTo(local);
    } catch (const std::bad_alloc&) {
        Failure::make(QsCudaMemory, "Choose a smaller tensor.", "Not enough host memory.").copyTo(local);
    } catch (const std::exception& error) {
        Failure::make(QsCudaInternal, "", "%s", error.what()).copyTo(local);
    }
    if (context && local.code != QsCudaOk) context->last = local;
    if (status) *status = local;
    return local.code;
}

void refuseWithoutDriver(cudaError_t error)
{
    int driver = 0, runtime = 0;
    cudaDriverGetVersion(&driver);
    cudaRuntimeGetVersion(&runtime);
    if (error == cudaErrorInsufficientDriver && driver != 0)
        throw Failure::make(QsCudaDeviceError, "Update the NVIDIA driver.",
                            "The NVIDIA driver is too old: it supports CUDA %d.%d, the module needs %d.%d.",
                            driver / 1000, driver % 1000 / 10, runtime / 1000, runtime % 1000 / 10);
    if (error == cudaErrorInsufficientDriver || error == cudaErrorStubLibrary)
        throw Failure::make(QsCudaDeviceError, "Install the NVIDIA driver, or run on the CPU.",
                            "There is no NVIDIA driver.");
    if (error == cudaErrorNoDevice)
        throw Failure::make(QsCudaDeviceError,
                            "Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU.",
                            "The NVIDIA driver finds no device.");
    check(error, "looking for devices");
}

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
        throw Failure::make(QsCudaUsage, "Run 'quantoscope devices' to see what there is.",
                            "There is no CUDA device %d; there %s %d, counted from 0.", index,
                            count == 1 ? "is" : "are", count);
}

int countDevices(int* count, QsCudaStatus* status)
{
    *count = 0;
    return guarded(nullptr, status, [&] { *count = deviceCount(); });
}

int describeDevice(int index, QsCudaDevice* device, QsCudaStatus* status)
{
    return guarded(nullptr, status, [&] {
        checkIndex(index);
        cudaDeviceProp properties{};
        check(cudaGetDeviceProperties(&properties, index), "reading device properties");
        QsCudaDevice d{};
        d.size = sizeof d;
        d.index = index;
        d.major = properties.major;
        d.minor = properties.minor;
        d.multiprocessors = properties.multiProcessorCount;
        d.totalMemory = properties.totalGlobalMem;
        d.l2Bytes = static_cast<std::uint64_t>(properties.l2CacheSize);
        std::snprintf(d.name, sizeof d.name, "%s", properties.name);
        check(cudaDeviceGetPCIBusId(d.pciBusId, sizeof d.pciBusId, index), "reading the bus id");
        const auto optional = [&](cudaDeviceAttr which) {
            int value = 0;
            if (cudaDeviceGetAttribute(&value, which, index) != cudaSuccess) cudaGetLastError();
            return value;
        };
        d.smClockKHz = optional(cudaDevAttrClockRate);
        d.memoryClockKHz = optional(cudaDevAttrMemoryClockRate);
        check(cudaRuntimeGetVersion(&d.runtimeVersion), "reading the runtime's version");
        check(cudaDriverGetVersion(&d.driverVersion), "reading the driver's version");
        *device = d;
    });
}

int openDevice(int index, QsCudaContext** context, QsCudaStatus* status)
{
    *context = nullptr;
    return guarded(nullptr, status, [&] {
        checkIndex(index);
        *context = new QsCudaContext(index);
    });
}

void closeDevice(QsCudaContext* context) { delete context; }

int freeMemory(QsCudaContext* context, std::uint64_t* freeBytes, std::uint64_t* totalBytes,
               QsCudaStatus* status)
{
    return guarded(context, status, [&] {
        std::size_t free = 0, total = 0;
        check(cudaMemGetInfo(&free, &total), "asking for free memory");
        *freeBytes = free;
        *totalBytes = total;
    });
}

int memoryNeeded(QsCudaContext* context, const QsCudaWorkload* workload, std::uint64_t* bytes,
                 QsCudaStatus* status)
{
    return guarded(context, status,
                   [&] { *bytes = static_cast<std::uint64_t>(context->engine.memoryNeeded(*workload)); });
}

int prepare(QsCudaContext* context, const QsCudaWorkload* workload, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.prepare(*workload); });
}

int retarget(QsCudaContext* context, std::int64_t tokens, std::int64_t hidden, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.retarget(tokens, hidden); });
}

int extremes(QsCudaContext* context, QsCudaExtremes* out, QsCudaStatus* status)
{
    return guarded(context, status, [&] { *out = context->engine.extremes(); });
}

int setParams(QsCudaContext* context, int variant, const QsCudaParams* params, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.setParams(variant, *params); });
}

int settle(QsCudaContext* context, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.settle(); });
}

int setSampling(QsCudaContext* context, int variant, int launches, QsCudaSampling* sampling, QsCudaStatus* status)
{
    return guarded(context, status, [&] { *sampling = context->engine.setSampling(variant, launches); });
}

int calibrate(QsCudaContext* context, QsCudaCalibration* calibration, QsCudaProgress progress, void* user,
              QsCudaStatus* status)
{
    return guarded(context, status, [&] { *calibration = context->engine.calibrate(progress, user); });
}

int enqueue(QsCudaContext* context, int variant, int samples, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.enqueue(variant, samples); });
}

int harvest(QsCudaContext* context, QsCudaTiming* timings, int capacity, int wait, int* count,
            QsCudaStatus* status)
{
    *count = 0;
    return guarded(context, status, [&] { *count = context->engine.harvest(timings, capacity, wait != 0); });
}

int pending(const QsCudaContext* context) { return context->engine.pending(); }

int readBack(QsCudaContext* context, int variant, const QsCudaReadback* target, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.readBack(variant, *target); });
}

int readOutput(QsCudaContext* context, int variant, QsCudaRows* rows, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.readOutput(variant, *rows); });
}

int probe(QsCudaContext* context, const QsCudaWorkload* workload, int variant, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.probe(*workload, variant); });
}

void setupCost(const QsCudaContext* context, int variant, QsCudaSetupCost* cost)
{
    *cost = context->engine.setupCost(variant);
}

int profile(QsCudaContext* context, int variant, const char* range, QsCudaTiming* timing,
            QsCudaStatus* status)
{
    return guarded(context, status, [&] { *timing = context->engine.profile(variant, range); });
}

std::uint64_t workingSet(const QsCudaContext* context, int variant)
{
    return static_cast<std::uint64_t>(context->engine.workingSet(variant));
}

void cacheText(const QsCudaContext* context, char* text, int capacity)
{
    context->engine.cacheText(text, capacity);
}

void effectiveText(const QsCudaContext* context, int variant, char* text, int capacity)
{
    context->engine.effectiveText(variant, text, capacity);
}

void lastError(const QsCudaContext* context, QsCudaStatus* status) { *status = context->last; }

const QsCudaTable kTable = {
    QS_CUDA_ABI_VERSION,
    sizeof(QsCudaTable),
    countDevices,
    describeDevice,
    openDevice,
    closeDevice,
    freeMemory,
    memoryNeeded,
    prepare,
    retarget,
    extremes,
    setParams,
    settle,
    setSampling,
    calibrate,
    enqueue,
    harvest,
    pending,
    readBack,
    readOutput,
    probe,
    setupCost,
    profile,
    workingSet,
    cacheText,
    effectiveText,
    lastError,
};

} // namespace

extern "C" __attribute__((visibility("default"))) const QsCudaTable* quantoscopeCudaTable()
{
    return &kTable;
}
