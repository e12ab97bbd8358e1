// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/sample_consumer.h"

#include <QString>

#include <map>
#include <vector>

namespace qs {

class ScopeChart;

/// Brings samples to the traces of a scope, a trace for each mode; the same mode goes on with its trace when the
/// setup changes. Samples that are here before the event of their segment wait for it.
class TraceWriter : public SampleConsumer
{
public:
    explicit TraceWriter(ScopeChart& chart) : m_chart(chart) {}

    /// Empties the chart. `expected`: iterations of a finite run, 0 for Live.
    void begin(double expected);
    /// From `number` on, samples belong to `spec`. A mark says what changed. `device`: where segments are of several
    /// devices that take turns, the name of this one, which marks say each time.
    void beginSegment(int number, const RunSpec& spec, const QString& device = {});
    void samplesArrived(std::span<const SampleEvent> samples) override;

    /// All samples of a stored segment at once, as the next segment.
    void addStored(const Segment& segment);
    /// Of a stored segment that was begun, the samples of the rounds [from, to).
    void addRounds(const Segment& segment, std::size_t from, std::size_t to);
    /// What the samples of the last segment came to, once all are there: the chart shows the same figures as
    /// the table.
    void setSummaries(const Segment& segment);
    /// One stored mode as a trace of its own, for overlays.
    void addOverlay(const ModeResult& mode, const QString& label);

    /// Trace of a mode; -1 where it has none.
    int traceOf(const QString& mode) const;

private:
    struct SegmentTraces
    {
        int number = 0;
        int order = 0;           ///< when it began; a sweep comes back to a number
        std::vector<int> traces; ///< by index of the mode
        QString device = {};
    };
    int traceFor(const QString& mode);
    bool feed(const SampleEvent& sample);
    void flush();
    void retryWaiting();

    ScopeChart& m_chart;
    std::map<QString, int> m_traces;
    std::vector<SegmentTraces> m_segments;
    RunSpec m_lastSpec;
    std::vector<std::vector<float>> m_timed, m_warmup; ///< by trace, collected within one batch
    std::vector<SampleEvent> m_waiting;
    int m_fed = -1;                                     ///< order of the segment of the last sample
    int m_marked = -1;                                  ///< order of the segment whose mark is drawn
    std::map<int, std::pair<QString, QString>> m_marks; ///< by order: what is new, and what it was before
};

} // namespace qs
