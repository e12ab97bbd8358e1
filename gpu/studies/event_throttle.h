// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/study_event.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace qs {

/// Passes on what a study reports, 60 times a second at most: of progress, tables and speeds the newest counts, points
/// of a curve and tokens are joined, and everything else passes at once, after what is held back.
class EventThrottle final : public StudySink
{
public:
    using Taken = std::function<void(const StudyEvent& event)>;
    static constexpr std::chrono::milliseconds kInterval{16};
    explicit EventThrottle(Taken taken, std::chrono::milliseconds interval = kInterval)
        : m_taken(std::move(taken)), m_interval(interval)
    {}
    ~EventThrottle() override { flush(); }
    EventThrottle(const EventThrottle&) = delete;
    EventThrottle& operator=(const EventThrottle&) = delete;

    void event(const StudyEvent& event) override;
    void flush();

private:
    struct Held
    {
        StudyEvent event;
        std::shared_ptr<StudyResult> joined; ///< the event's part, once another one was added to it
    };
    void hold(const StudyEvent& event);

    Taken m_taken;
    std::chrono::milliseconds m_interval;
    std::vector<Held> m_held; ///< in the order in which they came first
    std::string m_curve;      ///< of the newest points
    std::chrono::steady_clock::time_point m_last;
};

} // namespace qs
