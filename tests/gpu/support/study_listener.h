// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_event.h"
#include "tests/sanitized.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <thread>

namespace qs::test {

/// Counts what a study says; the atomics may be looked at from another thread.
class Listener final : public EventSink
{
public:
    void event(const RunEvent& e) override
    {
        if (e.kind == RunEvent::Kind::Segment) ++segments;
        if (e.kind == RunEvent::Kind::Table) ++tables;
        if (e.kind == RunEvent::Kind::Phase && e.text.english() == "allocating") ++allocations;
        if (e.modes.empty()) return;
        int count = 0;
        for (const ModeResult& mode : e.modes)
            count += mode.verification.rows > 0 ? 1 : 0;
        verified = count;
    }
    void sample(const SampleEvent& s) override
    {
        ++samples;
        if (s.flags & SampleEvent::Warmup) ++warmups;
        segment = s.segment;
        if (onSample) onSample();
    }

    std::atomic<int> segments{0}, tables{0}, samples{0}, warmups{0};
    std::atomic<int> segment{-1};    ///< of the last sample
    std::atomic<int> allocations{0}; ///< times that the buffers were made
    std::atomic<int> verified{0};    ///< modes verified in the present segment
    std::function<void()> onSample;
};

/// Polls until the condition holds or the time is up; what it says then.
template <typename Condition>
bool waitFor(Condition condition, std::chrono::milliseconds limit = kPatience * std::chrono::seconds(30))
{
    const auto end = std::chrono::steady_clock::now() + limit;
    while (!condition() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::microseconds(500));
    return condition();
}

} // namespace qs::test
