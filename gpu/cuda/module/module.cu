// SPDX-License-Identifier: GPL-3.0-or-later
// The table of functions that crosses the border. Nothing is thrown beyond it.
#include "gpu/cuda/common/guarded.cuh"
#include "gpu/cuda/module/decoder_table.cuh"
#include "gpu/cuda/module/device_list.cuh"
#include "gpu/cuda/module/engine.cuh"
#include "gpu/cuda/module/machine_table.cuh"

using qs::cuda::check;
using qs::cuda::checkIndex;
using qs::cuda::deviceCount;
using qs::cuda::Engine;
using qs::cuda::guarded;
using qs::cuda::guardedAlone;

struct QsCudaContext
{
    explicit QsCudaContext(int device) : engine(device) {}
    Engine engine;
    QsCudaStatus last{};
    void select() const { engine.select(); }
};

namespace {

int countDevices(int* count, QsCudaStatus* status)
{
    *count = 0;
    return guardedAlone(status, [&] { *count = deviceCount(); });
}

int describeDevice(int index, QsCudaDevice* device, QsCudaStatus* status)
{
    return guardedAlone(status, [&] { *device = qs::cuda::describeDevice(index); });
}

int openDevice(int index, QsCudaContext** context, QsCudaStatus* status)
{
    *context = nullptr;
    return guardedAlone(status, [&] {
        checkIndex(index);
        *context = new QsCudaContext(index);
    });
}

void closeDevice(QsCudaContext* context) { delete context; }

int freeMemory(QsCudaContext* context, std::uint64_t* freeBytes, std::uint64_t* totalBytes, QsCudaStatus* status)
{
    return guarded(context, status, [&] {
        std::size_t free = 0, total = 0;
        check(cudaMemGetInfo(&free, &total), qs::Message::mark("asking for free memory"));
        *freeBytes = free;
        *totalBytes = total;
    });
}

int memoryNeeded(QsCudaContext* context, const QsCudaWorkload* workload, std::uint64_t* bytes, QsCudaStatus* status)
{
    return guarded(context, status,
                   [&] { *bytes = static_cast<std::uint64_t>(context->engine.memoryNeeded(*workload)); });
}

int prepare(QsCudaContext* context, const QsCudaWorkload* workload, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.prepare(*workload); });
}

int reshape(QsCudaContext* context, std::int64_t tokens, std::int64_t hidden, QsCudaStatus* status)
{
    return guarded(context, status, [&] { context->engine.reshape(tokens, hidden); });
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

int harvest(QsCudaContext* context, QsCudaTiming* timings, int capacity, int wait, int* count, QsCudaStatus* status)
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

int profile(QsCudaContext* context, int variant, const char* range, QsCudaTiming* timing, QsCudaStatus* status)
{
    return guarded(context, status, [&] { *timing = context->engine.profile(variant, range); });
}

std::uint64_t workingSet(const QsCudaContext* context, int variant)
{
    return static_cast<std::uint64_t>(context->engine.workingSet(variant));
}

void cacheText(const QsCudaContext* context, char* text, int capacity) { context->engine.cacheText(text, capacity); }

void effectiveText(const QsCudaContext* context, int variant, char* text, int capacity)
{
    context->engine.effectiveText(variant, text, capacity);
}

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
    reshape,
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
    &qs::cuda::kMachineTable,
    &qs::cuda::kDecoderTable,
};

} // namespace

extern "C" __attribute__((visibility("default"))) const QsCudaTable* quantoscopeCudaTable() { return &kTable; }
