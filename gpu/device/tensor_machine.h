// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/device/tensor_op.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// Runs lists of TensorOps on buffers of one device: what models train and infer on, whichever backend it is. Used by
/// one thread at a time. No method throws. After ErrorCode::DeviceLost every call fails with the same error.
class TensorMachine
{
public:
    virtual ~TensorMachine() = default;
    virtual DeviceInfo info() const = 0;
    /// How products of a type are computed here ('FP8 tensor cores, FP32 sums', 'AVX-512 VNNI'); empty where Gemm has
    /// none of that type, so that the caller decodes and multiplies in FP32. F32 always has one.
    virtual Message arithmetic(DType type) const = 0;

    /// A buffer filled with zero bytes, aligned to 256. Refuses what does not fit with both numbers.
    virtual Result<std::int32_t> allocate(std::int64_t bytes) = 0;
    virtual void release(std::int32_t buffer) = 0;
    virtual Result<void> upload(TensorPlace to, std::span<const std::byte> bytes) = 0;
    /// Waits for everything enqueued before.
    virtual Result<void> download(TensorPlace from, std::span<std::byte> bytes) = 0;

    /// Checks all, then runs them in order; may return before they are done.
    virtual Result<void> run(std::span<const TensorOp> ops) = 0;
    /// Keeps a list for replay(): a CUDA graph on a GPU. The buffers have to stay.
    virtual Result<std::int32_t> record(std::span<const TensorOp> ops) = 0;
    virtual Result<void> replay(std::int32_t program, int times) = 0;
    /// Time of `samples` single replays one after the other, in microseconds, appended to `us`: by events around each
    /// on a GPU.
    virtual Result<void> timeReplays(std::int32_t program, int samples, std::vector<float>& us) = 0;
    virtual void forget(std::int32_t program) = 0;
    virtual Result<void> wait() = 0;
};

/// On all cores of this process; products by a BLAS found at run time, else by plain loops of our own (`info().detail`
/// says which).
std::unique_ptr<TensorMachine> makeCpuMachine();
/// On a GPU through the CUDA module; the error states why there is none.
Result<std::unique_ptr<TensorMachine>> makeCudaMachine(int device);

} // namespace qs
