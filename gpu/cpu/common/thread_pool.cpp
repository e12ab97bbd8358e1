// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/common/thread_pool.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <sched.h>
#include <sys/resource.h>
#include <system_error>
#include <utility>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace qs {

namespace {

constexpr auto kSpin = std::chrono::microseconds(100);
constexpr auto kPollInterval = std::chrono::milliseconds(2);
constexpr int kMaxCpus = 4096;

void relax()
{
#if defined(__x86_64__)
    _mm_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
}

struct CpuSetDeleter
{
    void operator()(cpu_set_t* set) const { CPU_FREE(set); }
};
using CpuSet = std::unique_ptr<cpu_set_t, CpuSetDeleter>;

std::vector<int> allowedCpus()
{
    const CpuSet set(CPU_ALLOC(kMaxCpus));
    const std::size_t size = CPU_ALLOC_SIZE(kMaxCpus);
    std::vector<int> cpus;
    if (set && sched_getaffinity(0, size, set.get()) == 0)
        for (int cpu = 0; cpu < kMaxCpus; ++cpu)
            if (CPU_ISSET_S(cpu, size, set.get())) cpus.push_back(cpu);
    if (cpus.empty())
        for (unsigned cpu = 0; cpu < std::max(1u, std::thread::hardware_concurrency()); ++cpu)
            cpus.push_back(static_cast<int>(cpu));
    return cpus;
}

/// Binding is a matter of steadier figures: where it is refused, things run as they are.
void bindTo(const std::vector<int>& cpus)
{
    const CpuSet set(CPU_ALLOC(kMaxCpus));
    if (!set) return;
    const std::size_t size = CPU_ALLOC_SIZE(kMaxCpus);
    CPU_ZERO_S(size, set.get());
    for (const int cpu : cpus)
        CPU_SET_S(cpu, size, set.get());
    (void)sched_setaffinity(0, size, set.get());
}

constexpr unsigned kStandardArithmetic = 0x1f80; ///< MXCSR: exceptions masked, to nearest, denormals kept

/// Codes depend on denormals and on rounding to nearest, and a thread may have inherited something else.
/// Returns what was set before.
unsigned setArithmetic(unsigned control)
{
#if defined(__x86_64__)
    const unsigned before = _mm_getcsr();
    _mm_setcsr(control);
    return before;
#else
    return control;
#endif
}

/// Of the calling thread; 0 where the system does not count by thread.
std::uint64_t ownSwitches()
{
#if defined(RUSAGE_THREAD)
    rusage usage{};
    if (getrusage(RUSAGE_THREAD, &usage) == 0) return static_cast<std::uint64_t>(usage.ru_nivcsw);
#endif
    return 0;
}

/// What QUANTOSCOPE_THREADS allows; no limit where it is not set, or no positive number.
int threadsOfEnvironment()
{
    const char* given = std::getenv("QUANTOSCOPE_THREADS");
    int threads = 0;
    if (!given || std::from_chars(given, given + std::strlen(given), threads).ec != std::errc{} || threads < 1)
        return std::numeric_limits<int>::max();
    return threads;
}

} // namespace

ThreadPool::ThreadPool(int threads) : m_cpus(allowedCpus())
{
    const auto available = static_cast<int>(m_cpus.size());
    const int wanted = threads > 0 ? threads : std::min(available, threadsOfEnvironment());
    m_ranges = std::vector<Range>(static_cast<std::size_t>(wanted));
    for (int i = 1; i < wanted; ++i)
        m_workers.push_back(std::make_unique<Worker>());
    for (std::size_t i = 0; i < m_workers.size(); ++i) {
        try {
            m_workers[i]->thread = std::thread([this, i] { workerLoop(static_cast<int>(i)); });
        } catch (const std::system_error&) {
            m_workers.resize(i); // a limit on threads: go on with those that there are
        }
    }
}

ThreadPool::~ThreadPool()
{
    m_quit.store(true);
    signal(threads());
    for (const auto& worker : m_workers)
        worker->thread.join();
}

void ThreadPool::setInterrupt(std::function<bool()> interrupted) { m_interrupted = std::move(interrupted); }

bool ThreadPool::interrupted()
{
    m_lastPoll = std::chrono::steady_clock::now();
    return m_interruptible && m_interrupted && m_interrupted();
}

void ThreadPool::pollInterrupt()
{
    if (!m_interruptible || !m_interrupted || m_stop.load(std::memory_order_relaxed)) return;
    if (std::chrono::steady_clock::now() - m_lastPoll < kPollInterval) return;
    if (interrupted()) m_stop.store(true, std::memory_order_relaxed);
}

bool ThreadPool::runErased(std::int64_t chunks, int threads, Erased body, const void* context)
{
    const std::int64_t useful = std::min<std::int64_t>(threads, chunks);
    const int used = static_cast<int>(std::clamp<std::int64_t>(useful, 1, this->threads()));
    m_body = body;
    m_context = context;
    m_used = used;
    m_stop.store(false, std::memory_order_relaxed);
    for (int t = 0; t < used; ++t) {
        Range& range = m_ranges[static_cast<std::size_t>(t)];
        range.next.store(chunks * t / used, std::memory_order_relaxed);
        range.end = chunks * (t + 1) / used;
    }
    m_running.store(used - 1, std::memory_order_relaxed);
    signal(used);
    work(0);
    if (m_counting) m_callerSwitches = ownSwitches();
    for (int spins = 0; m_running.load(std::memory_order_acquire) != 0; ++spins) {
        relax();
        if (spins < 4096) continue;
        pollInterrupt();
        std::this_thread::yield(); // more threads than processors: let the others finish
    }
    if (!m_stop.load(std::memory_order_relaxed)) return true;
    if (m_thrown) std::rethrow_exception(std::exchange(m_thrown, nullptr)); // no other thread works any more
    return false;
}

void ThreadPool::signal(int used)
{
    ++m_epoch;
    for (int i = 0; i + 1 < used; ++i)
        m_workers[static_cast<std::size_t>(i)]->ticket.store(m_epoch);
    // Sequentially consistent on both sides: either the sleeper sees the ticket or this sees the sleeper.
    if (used > 1 && m_sleepers.load() > 0) {
        const std::lock_guard lock(m_mutex);
        m_wake.notify_all();
    }
}

/// Nothing may leave it: the others still use what belongs to the caller, and a worker has nobody to throw to.
void ThreadPool::work(int thread)
{
    try {
        workChunks(thread);
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        if (!m_thrown) m_thrown = std::current_exception();
        m_stop.store(true, std::memory_order_relaxed);
    }
}

void ThreadPool::workChunks(int thread)
{
    for (int turn = 0; turn < m_used; ++turn) {
        Range& range = m_ranges[static_cast<std::size_t>((thread + turn) % m_used)];
        while (!m_stop.load(std::memory_order_relaxed)) {
            if (range.next.load(std::memory_order_relaxed) >= range.end) break;
            const std::int64_t chunk = range.next.fetch_add(1, std::memory_order_relaxed);
            if (chunk >= range.end) break;
            m_body(m_context, chunk, thread);
            if (thread == 0) pollInterrupt();
        }
    }
}

bool ThreadPool::waitForTicket(Worker& worker, std::uint64_t& seen)
{
    const auto ready = [&] { return worker.ticket.load() != seen; };
    const auto start = std::chrono::steady_clock::now();
    for (int spins = 0; !ready(); ++spins) {
        relax();
        if (spins % 64 != 63 || std::chrono::steady_clock::now() - start < kSpin) continue;
        std::unique_lock lock(m_mutex);
        m_sleepers.fetch_add(1);
        m_wake.wait(lock, ready);
        m_sleepers.fetch_sub(1);
    }
    seen = worker.ticket.load();
    return !m_quit.load();
}

void ThreadPool::workerLoop(int index)
{
    setArithmetic(kStandardArithmetic);
    bindTo({m_cpus[static_cast<std::size_t>(index + 1) % m_cpus.size()]});
    // By pointer: the constructor has made all workers before the first thread starts.
    Worker& worker = *m_workers[static_cast<std::size_t>(index)];
    std::uint64_t seen = 0;
    while (waitForTicket(worker, seen)) {
        work(index + 1);
        if (m_counting) worker.switches = ownSwitches();
        m_running.fetch_sub(1, std::memory_order_release);
    }
}

void ThreadPool::wakeThreads()
{
    m_counting = true;
    run(threads(), threads(), [](std::int64_t, int) {});
    m_counting = false;
}

std::uint64_t ThreadPool::switches(int threads) const
{
    std::uint64_t sum = m_callerSwitches;
    for (std::size_t i = 0; i < m_workers.size() && static_cast<int>(i) + 1 < threads; ++i)
        sum += m_workers[i]->switches;
    return sum;
}

ThreadPool::CallerScope::CallerScope(ThreadPool& pool, bool interruptible)
    : m_pool(pool), m_cpusBefore(allowedCpus()), m_arithmeticBefore(setArithmetic(kStandardArithmetic))
{
    if (pool.threads() > 1) bindTo({pool.m_cpus.front()});
    pool.m_interruptible = interruptible;
}

ThreadPool::CallerScope::~CallerScope()
{
    m_pool.m_interruptible = true;
    setArithmetic(m_arithmeticBefore);
    if (m_pool.threads() > 1) bindTo(m_cpusBefore);
}

} // namespace qs
