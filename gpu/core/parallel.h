// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>

namespace qs {

/// Threads worth starting for work outside the timed kernels.
int workerThreads();

/// Calls work(0) in the calling thread and work(1) … work(count − 1) in threads of their own, with fewer where the
/// system gives no more; returns when all are done. The first exception that one of them throws is thrown again here.
/// Within work() a call for threads is a call for its share of the processors, so that nested ones do not multiply.
void onThreads(int count, const std::function<void(int worker)>& work);

/// Calls body(first, last, worker) for pieces of [0, count) of at most `grain`, on all cores; `worker` is below
/// workerThreads(). Returns when all are done; after an exception of the body, which is thrown again here, the pieces
/// that are left are not begun. For preparing and checking only: timed work has a pool of its own.
template <typename Body> void parallelFor(std::int64_t count, std::int64_t grain, const Body& body)
{
    const std::int64_t pieces = (count + grain - 1) / grain;
    std::atomic<std::int64_t> next{0};
    const auto work = [&](int worker) {
        try {
            for (std::int64_t piece = next++; piece < pieces; piece = next++)
                body(piece * grain, std::min(count, (piece + 1) * grain), worker);
        } catch (...) {
            next = pieces;
            throw;
        }
    };
    onThreads(static_cast<int>(std::min<std::int64_t>(workerThreads(), pieces)), work);
}

} // namespace qs
