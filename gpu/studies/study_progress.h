// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/study_event.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

namespace qs {

/// Says where a study is: phases have a cost in any one unit, and the time left follows from the rate measured so far.
class StudyProgress
{
public:
    void setSink(StudySink* sink) { m_sink = sink; }
    /// All costs that are still to come; the clock starts.
    void expect(double total)
    {
        m_total = std::max(total, 1e-9);
        m_done = m_cost = 0;
        m_start = Clock::now();
    }
    void begin(Message text, double cost)
    {
        end();
        m_text = std::move(text);
        m_cost = cost;
        part(0, 1);
        send(0, {}, true);
    }
    /// What at() says from here is the share from `low` to `high` of the phase.
    void part(double low, double high)
    {
        m_low = low;
        m_high = high;
    }
    /// Where the phase is, 0 to 1, and what it is at; tells about 30 times a second.
    void at(double fraction, const Message& what = {}) { send(fraction, what, false); }
    /// The phase turned out to have another name.
    void rename(Message text)
    {
        m_text = std::move(text);
        send(m_fraction, {}, true);
    }
    void end()
    {
        m_done += m_cost;
        m_cost = 0;
    }

private:
    using Clock = std::chrono::steady_clock;

    void send(double fraction, const Message& what, bool always)
    {
        m_fraction = fraction;
        const auto now = Clock::now();
        if (!m_sink || (!always && now - m_sent < std::chrono::milliseconds(33))) return;
        m_sent = now;
        StudyEvent event;
        event.text = what.empty() ? m_text : Message::tr("%1: %2").arg(m_text, what);
        const double done = m_done + (m_low + (m_high - m_low) * fraction) * m_cost;
        event.fraction = std::clamp(done / m_total, 0.0, 1.0);
        const double seconds = std::chrono::duration<double>(now - m_start).count();
        if (event.fraction > 0.02 && seconds > 0.5) event.secondsLeft = seconds * (1 - event.fraction) / event.fraction;
        m_sink->event(event);
    }

    StudySink* m_sink = nullptr;
    Message m_text;
    double m_total = 1, m_done = 0, m_cost = 0, m_fraction = 0;
    double m_low = 0, m_high = 1; ///< of the phase
    Clock::time_point m_start{}, m_sent{};
};

} // namespace qs
