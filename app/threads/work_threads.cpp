// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/threads/work_threads.h"

#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>

namespace qs::workThreads {
namespace {

constexpr std::chrono::milliseconds kShutdownTimeout{2000}; ///< longer than a driver takes to wake

struct Count
{
    std::mutex mutex;
    std::condition_variable changed;
    int atWork = 0;
};

/// Never destroyed: threads may still be there after main().
Count& count()
{
    static auto* const one = new Count;
    return *one;
}

} // namespace

void begin()
{
    const std::lock_guard lock(count().mutex);
    ++count().atWork;
}

void end()
{
    const std::lock_guard lock(count().mutex);
    --count().atWork;
    count().changed.notify_all();
}

bool wait(std::chrono::milliseconds limit)
{
    std::unique_lock lock(count().mutex);
    return count().changed.wait_for(lock, limit, [] { return count().atWork == 0; });
}

int leaveMain(int status)
{
    if (wait(kShutdownTimeout)) return status;
    std::fflush(nullptr);
    std::_Exit(status);
}

} // namespace qs::workThreads
