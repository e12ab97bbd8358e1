// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/event_throttle.h"

#include <algorithm>

namespace qs {

namespace {

using Kind = StudyEvent::Kind;

/// Whether `next` is about what `held` is about, so that one of them is enough.
bool follows(const StudyEvent& held, const StudyEvent& next)
{
    if (held.kind != next.kind || held.subject != next.subject) return false;
    if (next.kind == Kind::Speed) return held.what == next.what && held.count == next.count;
    return next.kind != Kind::Token || next.fraction != 0; // another answer begins
}

} // namespace

void EventThrottle::event(const StudyEvent& event)
{
    const bool waits = event.kind == Kind::Phase || event.kind == Kind::Training || event.kind == Kind::Rows ||
                       event.kind == Kind::Speed || event.kind == Kind::Token;
    if (!waits) {
        flush(); // what is held back was before
        m_taken(event);
        return;
    }
    hold(event);
    const bool begins = event.kind == Kind::Training && event.subject != std::exchange(m_curve, event.subject);
    // A new curve is seen at once.
    if (begins || std::chrono::steady_clock::now() - m_last >= m_interval) flush();
}

void EventThrottle::hold(const StudyEvent& event)
{
    const auto found =
        std::find_if(m_held.rbegin(), m_held.rend(), [&](const Held& held) { return follows(held.event, event); });
    if (found == m_held.rend()) {
        m_held.push_back({event, {}});
    } else if (event.kind == Kind::Token) {
        found->event.what += event.what;
        found->event.count += event.count;
        found->event.rate = event.rate;
    } else if (event.kind == Kind::Training) {
        if (!found->joined) found->event.part = found->joined = found->event.part->copy();
        found->joined->apply(event);
    } else {
        found->event = event;
    }
}

void EventThrottle::flush()
{
    for (const Held& held : std::exchange(m_held, {}))
        m_taken(held.event);
    m_last = std::chrono::steady_clock::now();
}

} // namespace qs
