// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/common/thread_pool.h"
#include "gpu/cpu/quantize/kernels.h"
#include "gpu/cpu/quantize/launcher.h"
#include "gpu/measure/calibration.h"
#include "gpu/measure/statistics.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// Measures what the clock, the thread pool, the memory and the arithmetic of this machine can do, in less than half a
/// second. The calling thread has to be in a ThreadPool::CallerScope.
/// - Timer: smallest step of steady_clock; interval around an empty job of all threads (median and p95), which is
/// launch
///   and wall time too, since a launch returns when it is done; stampUs is what waking the pool twice a sample takes.
/// - Copy: a source of four last-level caches, at most 512 MiB and with its target an eighth of the free memory; the
/// best
///   of several launch shapes (most often streaming stores); median of 40 parts of five passes, read and written bytes.
/// - Cache copy: source and target together a quarter of the last-level cache, ordinary stores.
/// - Arithmetic: multiply-adds of registers on all threads, the fastest of 15; 'int8' where the processor has VNNI.
class CpuCalibrator
{
public:
    CpuCalibrator(ThreadPool& pool, const CpuKernels& kernels, Bytes lastLevelCache, Bytes available);

    /// All but device, driver, date and pollUs. Fails only where it is interrupted.
    Result<Calibration> measure(const std::function<void(const Message&)>& progress);
    /// Median time of a call.
    static double medianUs(const std::function<void()>& call);

private:
    bool timer(Calibration& out);
    bool copies(Calibration& out);
    bool memoryCopy(Calibration& out, const PageBuffer& buffer);
    bool cacheCopy(Calibration& out, const PageBuffer& buffer);
    bool arithmetic(Calibration& out, const std::string& type, ArithmeticLoop loop);
    struct Stretch
    {
        const unsigned char* from = nullptr;
        unsigned char* to = nullptr;
        std::int64_t bytes = 0;
    };
    /// Microseconds of a copy; nothing where it was interrupted.
    std::optional<float> timeCopy(const Stretch& stretch, const LaunchShape& shape);
    /// Parts of the buffer's first half in turn, and the same of the second.
    Stretch nextPart(const PageBuffer& buffer);
    bool findShape(const PageBuffer& buffer, LaunchShape& best);

    ThreadPool& m_pool;
    const CpuKernels& m_kernels;
    CpuLauncher m_launcher;
    Bytes m_lastLevelCache, m_available;
    std::int64_t m_turn = 0;
};

/// Launch shapes worth trying with so many threads.
std::vector<LaunchShape> launchShapes(int threads);

} // namespace qs
