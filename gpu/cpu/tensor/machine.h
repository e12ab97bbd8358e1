// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/blas_library.h"
#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/common/thread_pool.h"
#include "gpu/cpu/tensor/steps.h"
#include "gpu/device/tensor_machine.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// What computes products of FP32: Best is a BLAS, where one is found and it uses vectors as wide as ours; else our own
/// loops.
enum class CpuProducts : std::uint8_t { Best, Blas, Own };

/// What makeCpuMachine() finds out by itself, given by hand.
struct CpuMachineOptions
{
    std::optional<CpuIsa> isa;                ///< at most this; default: the best that runs
    bool vnni = true;                         ///< false: products of INT8 without it
    CpuProducts products = CpuProducts::Best; ///< Blas: our own loops where there is none
    int threads = 0;                          ///< 0: all that the affinity mask allows
    std::optional<Bytes> availableMemory;     ///< instead of asking the system
};

/// A TensorMachine on all cores. Work is cut by the sizes alone, never by the number of threads, so that any number of
/// them gives the same bits. run() and replay() return when all is done.
class CpuMachine final : public TensorMachine
{
public:
    explicit CpuMachine(const CpuMachineOptions& options = {});

    DeviceInfo info() const override;
    Message arithmetic(DType type) const override;
    Result<std::int32_t> allocate(std::int64_t bytes) override;
    void release(std::int32_t buffer) override;
    Result<void> upload(TensorPlace to, std::span<const std::byte> bytes) override;
    Result<void> download(TensorPlace from, std::span<std::byte> bytes) override;
    Result<void> run(std::span<const TensorOp> ops) override;
    Result<std::int32_t> record(std::span<const TensorOp> ops) override;
    Result<void> replay(std::int32_t program, int times) override;
    Result<void> timeReplays(std::int32_t program, int samples, std::vector<float>& us) override;
    void forget(std::int32_t program) override;
    Result<void> wait() override { return {}; }

private:
    struct Buffer
    {
        PageBuffer pages;
        std::int64_t bytes = -1; ///< as asked for; −1: free
    };
    using Program = std::vector<TensorOp>;

    std::int64_t bytesOf(std::int32_t buffer) const;
    Bytes available() const;
    Result<void> check(std::span<const TensorOp> ops) const;
    /// Checked again.
    Result<const Program*> program(std::int32_t index) const;
    Result<std::byte*> reach(TensorPlace place, std::size_t bytes) const;
    Result<void> runAll(std::span<const TensorOp> ops);

    std::optional<Bytes> m_availableMemory;
    const CpuKernels& m_kernels;
    const MachineKernels& m_loops;
    ThreadPool m_pool;
    Message m_whyOwn;                          ///< 'no BLAS library was found'
    std::shared_ptr<const BlasLibrary> m_blas; ///< null: our own loops
    std::vector<Buffer> m_buffers;
    std::vector<std::optional<Program>> m_programs;
    MachineSteps m_steps;
};

} // namespace qs
