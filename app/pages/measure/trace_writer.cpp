// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/trace_writer.h"

#include "app/session/run_names.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/language/qt_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace qs {
namespace {

/// Context of the translations of this file.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TraceWriter)
};

/// What a mark says where a segment begins.
QString segmentChange(const RunSpec& before, const RunSpec& after)
{
    const QString change = changeText(before, after);
    return change.isEmpty() ? Words::tr("setup") : change;
}

/// Samples that may wait for the event of their segment; more than a tick can bring.
constexpr std::size_t kMaxWaiting = std::size_t{1} << 20;

} // namespace

void TraceWriter::begin(double expected)
{
    m_chart.clear();
    m_chart.setExpectedIterations(expected);
    m_traces.clear();
    m_segments.clear();
    m_timed.clear();
    m_warmup.clear();
    m_waiting.clear();
    m_marks.clear();
    m_marked = m_fed = -1;
}

int TraceWriter::traceOf(const QString& mode) const
{
    const auto it = m_traces.find(mode);
    return it == m_traces.end() ? -1 : it->second;
}

int TraceWriter::traceFor(const QString& mode)
{
    if (const int known = traceOf(mode); known >= 0) return known;
    const int trace = m_chart.addTrace({mode, mode});
    m_traces.emplace(mode, trace);
    const auto count = static_cast<std::size_t>(trace) + 1;
    if (m_timed.size() < count) {
        m_timed.resize(count);
        m_warmup.resize(count);
    }
    return trace;
}

void TraceWriter::beginSegment(int number, const RunSpec& spec, const QString& device)
{
    SegmentTraces segment;
    segment.device = device;
    segment.number = number;
    segment.order = m_segments.empty() ? 0 : m_segments.back().order + 1;
    for (std::size_t i = 0; i < spec.count(); ++i)
        segment.traces.push_back(traceFor(QString::fromStdString(spec.nameOf(i))));
    if (!m_segments.empty() && !device.isEmpty())
        m_marks[segment.order] = {device, m_segments.back().device};
    else if (!m_segments.empty())
        m_marks[segment.order] = {segmentChange(m_lastSpec, spec), segmentChange(spec, m_lastSpec)};
    else
        m_marked = segment.order;
    m_segments.push_back(std::move(segment));
    m_lastSpec = spec;
    retryWaiting();
}

void TraceWriter::samplesArrived(std::span<const SampleEvent> samples)
{
    for (const SampleEvent& sample : samples)
        if (!feed(sample) && m_waiting.size() < kMaxWaiting) m_waiting.push_back(sample);
    flush();
}

void TraceWriter::retryWaiting()
{
    std::vector<SampleEvent> waiting;
    waiting.swap(m_waiting);
    samplesArrived(waiting);
}

bool TraceWriter::feed(const SampleEvent& sample)
{
    // The ring carries the low 16 bits of a segment's number; the newest segment that fits is meant.
    const SegmentTraces* segment = nullptr;
    for (auto it = m_segments.rbegin(); it != m_segments.rend() && !segment; ++it)
        if (static_cast<std::uint16_t>(it->number) == sample.segment) segment = &*it;
    if (!segment || sample.mode >= segment->traces.size()) return false;
    if (segment->order > m_marked) { // the first sample of a segment: what came before belongs to the last one
        flush();
        m_chart.markSegment(m_marks[segment->order].first, m_marks[segment->order].second);
        m_marked = segment->order;
    } else if (segment->order != m_fed && m_fed >= 0 && !segment->device.isEmpty()) { // its turn again
        flush();
        m_chart.markSegment(segment->device, m_segments[static_cast<std::size_t>(m_fed)].device);
    }
    m_fed = segment->order;
    const auto trace = static_cast<std::size_t>(segment->traces[sample.mode]);
    const bool warmup = sample.flags & SampleEvent::Warmup;
    std::vector<float>& other = warmup ? m_timed[trace] : m_warmup[trace];
    if (!other.empty()) flush(); // keep the order within a trace
    (warmup ? m_warmup : m_timed)[trace].push_back(sample.us);
    return true;
}

void TraceWriter::flush()
{
    for (std::size_t i = 0; i < m_timed.size(); ++i) {
        if (!m_warmup[i].empty()) m_chart.appendWarmup(static_cast<int>(i), m_warmup[i]);
        if (!m_timed[i].empty()) m_chart.appendSamples(static_cast<int>(i), m_timed[i]);
        m_warmup[i].clear();
        m_timed[i].clear();
    }
}

void TraceWriter::addStored(const Segment& segment)
{
    const int number = m_segments.empty() ? 0 : m_segments.back().number + 1;
    const bool imported = !segment.modes.empty() && segment.modes.front().isImported();
    RunSpec spec = segment.spec;
    if (imported) spec.modes.clear(), spec.variants.clear(); // what it was measured with is not known
    beginSegment(number, spec);
    if (const int order = m_segments.back().order; m_marked != order) {
        m_chart.markSegment(m_marks[order].first, m_marks[order].second);
        m_marked = order;
    }
    for (const ModeResult& mode : segment.modes) {
        if (imported && mode.samplesUs.empty()) continue;
        const int trace = traceFor(QString::fromStdString(mode.requested));
        if (!mode.warmupUs.empty()) m_chart.appendWarmup(trace, mode.warmupUs);
        if (!mode.samplesUs.empty()) m_chart.appendSamples(trace, mode.samplesUs);
    }
    setSummaries(segment);
}

void TraceWriter::addRounds(const Segment& segment, std::size_t from, std::size_t to)
{
    for (const ModeResult& mode : segment.modes) {
        const std::size_t end = std::min(to, mode.samplesUs.size());
        if (from < end)
            m_chart.appendSamples(traceFor(QString::fromStdString(mode.requested)),
                                  std::span(mode.samplesUs).subspan(from, end - from));
    }
}

void TraceWriter::setSummaries(const Segment& segment)
{
    for (const ModeResult& mode : segment.modes)
        m_chart.setSummary(traceOf(QString::fromStdString(mode.requested)), mode.latency);
}

void TraceWriter::addOverlay(const ModeResult& mode, const QString& label)
{
    const int trace = m_chart.addTrace({QString::fromStdString(mode.requested), label, m_chart.traceCount()});
    if (!mode.warmupUs.empty()) m_chart.appendWarmup(trace, mode.warmupUs);
    if (!mode.samplesUs.empty()) m_chart.appendSamples(trace, mode.samplesUs);
    m_chart.setSummary(trace, mode.latency);
}

} // namespace qs
