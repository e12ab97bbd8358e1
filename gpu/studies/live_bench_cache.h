// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/protocol/bench.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace qs {

/// Runs studies, and keeps device and buffers for a while after Live ended, so that it begins at once when it is
/// clicked again, and after a run that more follow. One run at a time; release() from any thread.
class LiveBenchCache
{
public:
    /// `time`: for which the device's memory stays occupied.
    explicit LiveBenchCache(std::chrono::milliseconds time = std::chrono::seconds(30)) : m_time(time) {}
    ~LiveBenchCache() = default;
    LiveBenchCache(const LiveBenchCache&) = delete;
    LiveBenchCache& operator=(const LiveBenchCache&) = delete;

    /// As runKernels().
    KernelRunOutcome run(SpecSource& specs, std::stop_token stop, EventSink& sink);
    /// Gives back what is kept, for other work on the device.
    void release();
    bool isKeeping() const;

private:
    void store(std::optional<KeptBench> left);
    void watch(const std::stop_token& stop);

    const std::chrono::milliseconds m_time;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<KeptBench> m_kept;
    std::chrono::steady_clock::time_point m_until;
    std::jthread m_watch; ///< last: it uses the others
};

} // namespace qs
