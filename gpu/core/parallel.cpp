// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/parallel.h"

#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace qs {

namespace {

thread_local int t_share = 0; ///< processors that this thread may use; 0: all

int processors() { return static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); }

/// Sets this thread's share while it lives.
class ShareScope
{
public:
    explicit ShareScope(int share) : m_before(t_share) { t_share = share; }
    ~ShareScope() { t_share = m_before; }
    ShareScope(const ShareScope&) = delete;
    ShareScope& operator=(const ShareScope&) = delete;

private:
    int m_before;
};

/// The first of what several threads throw.
class FirstException
{
public:
    void keep() noexcept
    {
        const std::lock_guard lock(m_mutex);
        if (!m_first) m_first = std::current_exception();
    }
    void rethrow() const
    {
        if (m_first) std::rethrow_exception(m_first);
    }

private:
    std::mutex m_mutex;
    std::exception_ptr m_first;
};

} // namespace

int workerThreads() { return t_share > 0 ? t_share : processors(); }

void onThreads(int count, const std::function<void(int worker)>& work)
{
    const int share = std::max(1, workerThreads() / std::max(1, count));
    FirstException thrown;
    const auto guarded = [&](int worker) noexcept {
        const ShareScope scope(share);
        try {
            work(worker);
        } catch (...) {
            thrown.keep();
        }
    };
    {
        std::vector<std::jthread> threads;
        try {
            for (int worker = 1; worker < count; ++worker)
                threads.emplace_back(guarded, worker);
        } catch (const std::system_error&) { // a limit on threads, or on memory: go on with those that there are
        } catch (const std::bad_alloc&) {
        }
        guarded(0);
    }
    thrown.rethrow();
}

} // namespace qs
