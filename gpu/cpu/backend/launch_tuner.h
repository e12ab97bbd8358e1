// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/thread_pool.h"
#include "gpu/cpu/quantize/launcher.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace qs {

/// What a launch shape is best for. Sizes count coarsely: it is looked for again when they have halved or doubled.
struct LaunchTraffic
{
    int outBits = 8; ///< written for each element, about
    bool cold = true;
    int sizeClass = 0;
    bool operator==(const LaunchTraffic&) const = default;
};

/// Finds launch shapes by timing the ceiling kernel, one for each kind of traffic.
class LaunchTuner
{
public:
    /// What is timed.
    struct Bench
    {
        ThreadPool& pool;
        CpuLauncher& launcher;
        DType dtype = DType::F32;
        std::int64_t elements = 0;
        bool sweeps = false; ///< cold samples read the caches full before each launch
        std::function<LaunchTarget()> nextTarget{};
        std::function<bool()> sweepCaches{}; ///< false where it was interrupted
    };

    static LaunchTraffic trafficOf(std::int64_t bytesWritten, std::int64_t elements, bool cold);
    bool knows(const LaunchTraffic& traffic) const { return find(traffic) != nullptr; }
    /// The shape that was found, or the usual one: all threads, and around the caches where nobody looks for the output
    /// there.
    LaunchShape shapeFor(const LaunchTraffic& traffic, std::int64_t elements, int threads) const;
    /// Nothing is stored where it was interrupted.
    void tune(const LaunchTraffic& traffic, const Bench& bench);
    void clear() { m_tuned.clear(); }

private:
    struct Tuned
    {
        LaunchTraffic traffic;
        LaunchShape shape;
    };
    const Tuned* find(const LaunchTraffic& traffic) const;

    std::vector<Tuned> m_tuned;
};

} // namespace qs
