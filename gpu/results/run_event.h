// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qs {

/// One measured iteration on its way to whoever shows it. Small and trivially copyable: it goes through a ring.
struct SampleEvent
{
    float us = 0;
    std::uint16_t mode = 0;    ///< index into RunSpec::modes of the segment
    std::uint16_t segment = 0; ///< low 16 bits of the segment's number
    enum Flags : std::uint32_t { None = 0, Warmup = 1 };
    std::uint32_t flags = None;
};

/// Where a run stands, for those that decide by it; a phase's text says it in words.
enum class RunPhase : std::uint8_t {
    Preparing, ///< opening, allocating, verifying, aiming
    Measuring, ///< samples come: warming up or measuring
    Closing    ///< what was measured is worked out; nothing runs on the device any more
};

/// What happens while a study runs, apart from the samples.
struct RunEvent
{
    enum class Kind : std::uint8_t {
        Phase,    ///< text: 'allocating', 'warming up', 'measuring', 'verifying'
        Progress, ///< fraction and secondsLeft
        Segment,  ///< a (new) specification holds from here; spec, text says what changed
        Table,    ///< modes: the state of every mode so far, without samples
        Note      ///< text: something that the user should know
    };
    Kind kind = Kind::Phase;
    Message text;
    RunPhase phase = RunPhase::Preparing; ///< with Kind::Phase
    std::string missing;                  ///< with Kind::Note: the variant that cannot run here; else empty
    Message reason;                       ///< why it cannot
    double fraction = 0;                  ///< 0 to 1; negative where there is no end (Live)
    double secondsLeft = -1;              ///< estimate; negative: unknown
    int segment = 0;                      ///< number of the segment; in a sweep of the point
    RunSpec spec;
    std::vector<ModeResult> modes;
    Environment environment;                 ///< with Kind::Segment
    PairTable pairs;                         ///< with Kind::Table: verdicts so far
    std::vector<ThrottledStretch> throttled; ///< with Kind::Table
};

/// Receives what a study reports. Called on the thread of the study.
class EventSink
{
public:
    virtual ~EventSink() = default;
    virtual void event(const RunEvent& event) = 0;
    virtual void sample(const SampleEvent& sample) = 0;
};

/// The latest specification, polled by a study in every iteration.
class SpecSource
{
public:
    explicit SpecSource(RunSpec spec) : m_spec(std::move(spec)) {}
    /// Any thread. Makes `spec` the one that holds.
    void set(RunSpec spec)
    {
        const std::lock_guard lock(m_mutex);
        m_spec = std::move(spec);
        m_version.fetch_add(1, std::memory_order_release);
        if (m_waker) m_waker();
    }
    /// Cheap; changes with every set().
    std::uint64_t version() const { return m_version.load(std::memory_order_acquire); }
    RunSpec latest() const
    {
        const std::lock_guard lock(m_mutex);
        return m_spec;
    }

    /// Whoever repaints says so, from any thread; a study asks whether that was within the last milliseconds, so that
    /// spikes of the program's own making can be told from others.
    void notePaint()
    {
        m_lastPaint.store(now(), std::memory_order_relaxed);
        if (!m_wakes.load(std::memory_order_relaxed)) return;
        const std::lock_guard lock(m_mutex);
        if (m_waker) m_waker();
    }
    /// Time of the last repaint in steady nanoseconds; 0: none yet.
    std::int64_t lastPaint() const { return m_lastPaint.load(std::memory_order_relaxed); }
    /// Called after every set() and notePaint(), on the thread that did it, for a study that waits instead of polling.
    /// It must return at once and ask nothing of this object. Empty: nobody.
    void setWaker(std::function<void()> waker)
    {
        const std::lock_guard lock(m_mutex);
        m_waker = std::move(waker);
        m_wakes.store(static_cast<bool>(m_waker), std::memory_order_relaxed);
    }
    bool paintedWithin(std::chrono::milliseconds limit) const
    {
        const std::int64_t last = m_lastPaint.load(std::memory_order_relaxed);
        return last != 0 && now() - last < std::chrono::nanoseconds(limit).count();
    }
    /// What an earlier, stopped run of the same sweep measured; set before the study starts.
    void setResume(std::shared_ptr<const RunResult> result) { m_resume = std::move(result); }
    const std::shared_ptr<const RunResult>& resume() const { return m_resume; }
    /// A sweep measures nothing but this point, counted as in sweepPoints(), and goes on there until it is resolved;
    /// what is resumed keeps its other points as they are. Set before the study starts.
    void setOnlyPoint(std::optional<int> point) { m_onlyPoint = point; }
    std::optional<int> onlyPoint() const { return m_onlyPoint; }
    /// Another run on the same device follows at once: device and buffers are kept for it where that is possible. Set
    /// before the study starts.
    void setMoreFollows(bool follows) { m_moreFollows = follows; }
    bool moreFollows() const { return m_moreFollows; }
    /// A sweep compares no results with the reference, for points that were verified on the same device before; set
    /// before the study starts.
    void setTimesOnly(bool only) { m_timesOnly = only; }
    bool timesOnly() const { return m_timesOnly; }

private:
    static std::int64_t now()
    {
        return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
    }

    std::atomic<std::int64_t> m_lastPaint{0};
    std::shared_ptr<const RunResult> m_resume;
    std::optional<int> m_onlyPoint;
    bool m_moreFollows = false;
    bool m_timesOnly = false;
    mutable std::mutex m_mutex;
    RunSpec m_spec;
    std::function<void()> m_waker;
    std::atomic<bool> m_wakes{false};
    std::atomic<std::uint64_t> m_version{1};
};

} // namespace qs
