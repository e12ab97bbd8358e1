// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace qs {

/// Warm worker threads, one for each processor of the affinity mask, that cut a job into chunks. The thread that
/// calls run() works too. Workers spin for a moment after a job and then sleep. Each thread owns a contiguous
/// part of the chunks (so that the pages it touched first stay near it) and helps the others when it is done.
class ThreadPool
{
public:
    /// At most `threads` threads with the caller's included; 0: as many as this process may run on.
    explicit ThreadPool(int threads = 0);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    int threads() const { return static_cast<int>(m_workers.size()) + 1; }
    /// The processors that the threads are bound to.
    const std::vector<int>& cpus() const { return m_cpus; }
    /// Asked by the calling thread between its chunks, at most every two milliseconds.
    void setInterrupt(std::function<bool()> interrupted);
    /// Asks now, whenever the last time was.
    bool interrupted();

    /// body(chunk, thread) for every chunk in [0, chunks), on at most `threads` threads; returns when all are
    /// done. False where the interrupt came first: some chunks were left out. The first exception of a body is thrown
    /// again once no thread is in one any more.
    template <class Body> bool run(std::int64_t chunks, int threads, const Body& body)
    {
        return runErased(
            chunks, threads,
            [](const void* context, std::int64_t chunk, int thread) {
                (*static_cast<const Body*>(context))(chunk, thread);
            },
            &body);
    }
    /// Wakes sleeping workers, so that the job that follows does not pay for it, and has every thread read how often
    /// it was switched out against its will. About a microsecond where the workers are awake.
    void wakeThreads();
    /// Involuntary context switches of the first `threads` threads of a job, the caller's included, as the last
    /// wakeThreads() found them. Leaving the processor to another thread while waiting for a worker counts too.
    std::uint64_t switches(int threads) const;
    std::uint64_t switches() const { return switches(threads()); }

    /// While it lives, the calling thread computes like the workers: bound to the pool's first processor (the
    /// workers are bound to the others), with standard floating-point arithmetic, and interruptible or not.
    class CallerScope
    {
    public:
        CallerScope(ThreadPool& pool, bool interruptible);
        ~CallerScope();
        CallerScope(const CallerScope&) = delete;
        CallerScope& operator=(const CallerScope&) = delete;

    private:
        ThreadPool& m_pool;
        std::vector<int> m_cpusBefore;
        unsigned m_arithmeticBefore = 0;
    };

private:
    using Erased = void (*)(const void*, std::int64_t, int);
    struct alignas(64) Worker
    {
        std::atomic<std::uint64_t> ticket{0};
        std::uint64_t switches = 0; ///< written before the end of a job that counts, read after it
        std::thread thread;
    };
    struct alignas(64) Range
    {
        std::atomic<std::int64_t> next{0};
        std::int64_t end = 0;
    };

    bool runErased(std::int64_t chunks, int threads, Erased body, const void* context);
    void work(int thread);
    void workChunks(int thread);
    void workerLoop(int index);
    bool waitForTicket(Worker& worker, std::uint64_t& seen);
    void signal(int used);
    void pollInterrupt();

    std::vector<int> m_cpus;
    std::vector<std::unique_ptr<Worker>> m_workers; ///< thread i + 1 of a job is worker i
    std::vector<Range> m_ranges;
    Erased m_body = nullptr;
    const void* m_context = nullptr;
    int m_used = 1;
    bool m_counting = false; ///< the job that runs asks for the switches
    std::uint64_t m_callerSwitches = 0;
    std::uint64_t m_epoch = 0;
    alignas(64) std::atomic<int> m_running{0};
    alignas(64) std::atomic<bool> m_stop{false};
    alignas(64) std::atomic<int> m_sleepers{0};
    std::atomic<bool> m_quit{false};
    std::mutex m_mutex;
    std::exception_ptr m_thrown; ///< by a body of the job; under m_mutex
    std::condition_variable m_wake;
    std::function<bool()> m_interrupted;
    bool m_interruptible = true;
    std::chrono::steady_clock::time_point m_lastPoll{};
};

} // namespace qs
