// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/live_bench_cache.h"

#include <system_error>
#include <utility>

namespace qs {

KernelRunOutcome LiveBenchCache::run(SpecSource& specs, std::stop_token stop, EventSink& sink)
{
    std::optional<KeptBench> kept;
    {
        const std::lock_guard lock(m_mutex);
        kept = std::exchange(m_kept, std::nullopt);
    }
    KernelRunOutcome outcome = runStudyKeeping(specs, std::move(stop), sink, kept);
    if (kept) store(std::move(kept));
    return outcome;
}

void LiveBenchCache::store(std::optional<KeptBench> left)
{
    const std::lock_guard lock(m_mutex);
    try {
        if (!m_watch.joinable()) m_watch = std::jthread([this](const std::stop_token& stop) { watch(stop); });
    } catch (const std::system_error&) {
        return; // nobody would give it back
    }
    m_kept = std::move(left);
    m_until = std::chrono::steady_clock::now() + m_time;
    m_changed.notify_all();
}

void LiveBenchCache::release()
{
    std::optional<KeptBench> gone;
    {
        const std::lock_guard lock(m_mutex);
        gone = std::exchange(m_kept, std::nullopt);
    } // what is kept is freed without the lock
}

bool LiveBenchCache::isKeeping() const
{
    const std::lock_guard lock(m_mutex);
    return m_kept.has_value();
}

void LiveBenchCache::watch(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        if (!m_kept) {
            m_changed.wait(lock, stop, [this] { return m_kept.has_value(); });
            continue;
        }
        const auto until = m_until;
        m_changed.wait_until(lock, stop, until, [&] { return !m_kept || m_until != until; });
        if (!m_kept || m_until != until || std::chrono::steady_clock::now() < until) continue;
        std::optional<KeptBench> gone = std::exchange(m_kept, std::nullopt);
        lock.unlock();
        gone.reset();
        lock.lock();
    }
}

} // namespace qs
