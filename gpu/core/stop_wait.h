// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <utility>

namespace qs {

/// Sleeps for `time`, or until a stop is requested.
inline void sleepUnlessStopped(std::chrono::milliseconds time, std::stop_token stop)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait_for(lock, std::move(stop), time, [] { return false; });
}

} // namespace qs
