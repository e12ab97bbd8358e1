// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace qs {

/// Threads worth starting for work outside the timed kernels.
inline int workerThreads() { return static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); }

/// Calls body(first, last, worker) for pieces of [0, count) of at most `grain`, on all cores; returns when all
/// are done. For preparing and checking only: timed work has a pool of its own.
template <typename Body> void parallelFor(std::int64_t count, std::int64_t grain, const Body& body)
{
    const std::int64_t pieces = (count + grain - 1) / grain;
    const int threads = static_cast<int>(std::min<std::int64_t>(workerThreads(), pieces));
    std::atomic<std::int64_t> next{0};
    const auto work = [&](int worker) {
        for (std::int64_t piece = next++; piece < pieces; piece = next++)
            body(piece * grain, std::min(count, (piece + 1) * grain), worker);
    };
    std::vector<std::jthread> pool;
    for (int worker = 1; worker < threads; ++worker)
        pool.emplace_back(work, worker);
    work(0);
}

} // namespace qs
