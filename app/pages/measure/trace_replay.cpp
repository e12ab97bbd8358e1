// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/trace_replay.h"

#include "app/pages/measure/trace_writer.h"

#include <algorithm>

namespace qs {

TraceReplay::TraceReplay(TraceWriter& writer, QObject* parent) : QObject(parent), m_writer(writer)
{
    m_tick.setInterval(16);
    connect(&m_tick, &QTimer::timeout, this, &TraceReplay::tick);
}

void TraceReplay::begin(ResultPtr result)
{
    m_result = std::move(result);
    const Segment& segment = m_result->segments.front();
    m_rounds = m_shown = 0;
    for (const ModeResult& mode : segment.modes)
        m_rounds = std::max(m_rounds, mode.samplesUs.size());
    m_writer.beginSegment(0, segment.spec);
    m_clock.start();
    m_tick.start();
}

void TraceReplay::stop() { m_tick.stop(); }

void TraceReplay::tick()
{
    const double share = std::min(1.0, static_cast<double>(m_clock.elapsed()) / kDurationMs);
    const auto now = static_cast<std::size_t>(share * static_cast<double>(m_rounds));
    m_writer.addRounds(m_result->segments.front(), m_shown, now);
    m_shown = now;
    if (share < 1) return;
    stop();
    m_writer.setSummaries(m_result->segments.front());
    emit ended();
}

} // namespace qs
