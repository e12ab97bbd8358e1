// SPDX-License-Identifier: GPL-3.0-or-later
// A CUDA module for tests that is the real one until, at a chosen launch, something goes wrong on the device for real.
// It shares the device's primary context with the real module, so that its faults are that module's. Settings by
// environment, since the program under test hands none through: QS_TEST_REAL_MODULE (path of the real one),
// QS_TEST_FAULT (hang, illegal, crash, fill), and QS_TEST_FAULT_AFTER (launches before it).
#include "gpu/cuda/api/cuda_api.h"

#include <cuda_runtime.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <string>

namespace {

/// Traffic: none. Every resident thread waits for a flag that nobody sets.
__global__ void hang(const volatile int* flag)
{
    while (*flag == 0) {
    }
}

/// Traffic: one word, where no memory is.
__global__ void writeAstray() { *reinterpret_cast<int*>(16) = 1; }

struct State
{
    QsCudaTable table{};
    const QsCudaTable* real = nullptr;
    std::string fault;
    long after = 0, launches = 0;
    bool filled = false;
};

State& state()
{
    static State one; // what a C function table has for a `this`
    return one;
}

/// Fills every multiprocessor, so that no later kernel gets a place.
void occupyForEver()
{
    int* flag = nullptr;
    cudaStream_t stream{};
    cudaDeviceProp device{};
    cudaMalloc(&flag, sizeof(int));
    cudaMemset(flag, 0, sizeof(int));
    cudaGetDeviceProperties(&device, 0);
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    hang<<<device.multiProcessorCount * 8, 1024, 0, stream>>>(flag);
}

void doHarm()
{
    std::fprintf(stderr, "faulty module: %s\n", state().fault.c_str());
    if (state().fault == "hang") occupyForEver();
    if (state().fault == "illegal") writeAstray<<<1, 1>>>();
    if (state().fault == "crash") std::raise(SIGSEGV);
}

int enqueue(QsCudaContext* context, int variant, int samples, QsCudaStatus* status)
{
    if (++state().launches == state().after) doHarm();
    return state().real->enqueue(context, variant, samples, status);
}

/// Leaves 2 GiB of the device's memory.
int prepare(QsCudaContext* context, const QsCudaWorkload* workload, QsCudaStatus* status)
{
    if (state().fault == "fill" && !state().filled) {
        state().filled = true;
        std::size_t free = 0, total = 0;
        cudaMemGetInfo(&free, &total);
        void* all = nullptr;
        cudaMalloc(&all, free - (std::size_t{2} << 30));
    }
    return state().real->prepare(context, workload, status);
}

std::string setting(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

} // namespace

extern "C" __attribute__((visibility("default"))) const QsCudaTable* quantoscopeCudaTable()
{
    State& s = state();
    if (s.real) return &s.table;
    void* module = dlopen(setting("QS_TEST_REAL_MODULE").c_str(), RTLD_NOW | RTLD_LOCAL);
    const auto entry = module ? reinterpret_cast<QsCudaEntry>(dlsym(module, QS_CUDA_ENTRY_NAME)) : nullptr;
    s.real = entry ? entry() : nullptr;
    if (!s.real) return nullptr;
    s.fault = setting("QS_TEST_FAULT");
    s.after = std::atol(setting("QS_TEST_FAULT_AFTER").c_str());
    s.table = *s.real;
    s.table.enqueue = enqueue;
    s.table.prepare = prepare;
    return &s.table;
}
