// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/partial_record.h"

#include "gpu/core/units.h"
#include "gpu/spec/analysis.h"
#include "gpu/studies/live_budget.h"

#include "qs_version.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace qs {

namespace {

constexpr std::size_t kMostModes = 10'000;

void keepTail(std::vector<float>& values, std::size_t keep)
{
    if (values.size() / 2 < keep) return;
    values.erase(values.begin(), values.end() - static_cast<std::ptrdiff_t>(keep));
}

} // namespace

PartialRecord::PartialRecord(RunSpec spec, const std::shared_ptr<const RunResult>& resume, bool keepAll)
    : m_spec(std::move(spec)), m_keep(m_spec.live || !keepAll ? kKeepLive : std::numeric_limits<std::size_t>::max())
{
    if (resume && m_spec.isSweep()) restore(*resume);
}

void PartialRecord::restore(const RunResult& resume)
{
    m_environment = resume.environment;
    const std::vector<RunSpec> points = sweepPoints(m_spec);
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const Segment& segment : resume.segments) {
            if (segment.spec != points[i] || segment.modes.empty()) continue;
            Part& part = m_parts[static_cast<int>(i)];
            part.known = true;
            part.spec = segment.spec;
            part.cache = segment.cacheEffective;
            part.series.clear();
            part.rows.clear();
            for (const ModeResult& mode : segment.modes) {
                part.rows.push_back(withoutSamples(mode));
                part.series.push_back({mode.warmupUs, mode.samplesUs});
                m_samples += static_cast<std::int64_t>(mode.samplesUs.size());
            }
        }
}

/// The segment nearest to the newest whose number ends in these 16 bits.
int PartialRecord::fullNumber(std::uint16_t low) const
{
    const auto distance = static_cast<std::int16_t>(static_cast<std::uint16_t>(low - static_cast<std::uint16_t>(m_last & 0xffff)));
    return std::max(0, m_last + distance);
}

void PartialRecord::take(const RunEvent& event)
{
    using Kind = RunEvent::Kind;
    if (event.kind == Kind::Note) m_notes.push_back(event.text);
    if (event.kind == Kind::Segment) {
        m_last = event.segment;
        m_environment = event.environment;
        Part& part = m_parts[event.segment];
        part.known = true;
        part.spec = event.spec;
        part.cache = event.text;
        if (part.spec.live) {
            m_keep = kKeepLive;
            thinEarlier();
        }
    }
    if (event.kind != Kind::Segment && event.kind != Kind::Table) return;
    Part& part = m_parts[event.segment];
    if (event.modes.empty()) return;
    part.rows.clear();
    for (const ModeResult& mode : event.modes)
        part.rows.push_back(withoutSamples(mode));
}

void PartialRecord::thinEarlier()
{
    const auto worth = [](const auto& numbered) { return worthKeeping(numbered.second.series.empty() ? 0 : numbered.second.series.front().us.size()); };
    // Of those behind the newest sample nothing has arrived yet: what they are worth will be seen.
    for (auto behind = m_parts.lower_bound(m_sampled); m_parts.size() > kEarlierSetUps + 1 && behind != m_parts.begin(); m_forgot = true)
        m_parts.erase(std::min_element(m_parts.begin(), behind, [&](const auto& a, const auto& b) { return worth(a) < worth(b); }));
    std::size_t kept = 0;
    for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part) {
        if (part->first >= m_last) continue;
        std::size_t size = 0;
        for (const Series& series : part->second.series)
            size += series.warmup.size() + series.us.size();
        const bool thin = kept + size > kEarlierSamples;
        for (Series& series : part->second.series)
            for (std::vector<float>* values : {&series.warmup, &series.us}) {
                if (thin && values->size() > kLeastRounds) values->erase(values->begin(), values->end() - static_cast<std::ptrdiff_t>(kLeastRounds));
                values->shrink_to_fit();
                kept += values->size();
            }
    }
}

void PartialRecord::take(const SampleEvent& sample)
{
    const int number = fullNumber(sample.segment);
    if (m_forgot && number < m_sampled && !m_parts.contains(number)) return; // of a set-up that has gone
    m_sampled = std::max(m_sampled, number);
    Part& part = m_parts[number];
    if (part.gap || sample.mode >= kMostModes) return;
    if (part.series.size() <= sample.mode) part.series.resize(std::size_t{sample.mode} + 1);
    Series& series = part.series[sample.mode];
    std::vector<float>& values = sample.flags & SampleEvent::Warmup ? series.warmup : series.us;
    values.push_back(sample.us);
    keepTail(values, m_keep);
    ++m_samples;
}

std::size_t PartialRecord::bytes() const
{
    std::size_t all = 0;
    for (const auto& [number, part] : m_parts)
        for (const Series& series : part.series)
            all += (series.warmup.capacity() + series.us.capacity()) * sizeof(float);
    return all;
}

void PartialRecord::noteGap()
{
    for (auto& [number, part] : m_parts)
        part.gap = true;
}

RunResult PartialRecord::result(const std::string& reason) const
{
    RunResult result;
    result.programVersion = QS_VERSION;
    result.programCommit = QS_COMMIT;
    result.environment = m_environment;
    result.stopReason = reason;
    result.notes = m_notes;
    if (m_spec.isSweep()) result.sweep = m_spec;
    std::int64_t kept = 0;
    for (const auto& [number, part] : m_parts) {
        if (!part.known) continue;
        Segment segment;
        segment.spec = part.spec;
        segment.cacheEffective = part.cache;
        segment.stopReason = "partial";
        segment.modes = part.rows;
        bool any = false;
        for (std::size_t i = 0; i < segment.modes.size(); ++i) {
            ModeResult& mode = segment.modes[i];
            mode.clockMHz.clear(); // the clocks of the samples were lost with the process
            if (i >= part.series.size()) continue;
            mode.warmupUs = part.series[i].warmup;
            mode.samplesUs = part.series[i].us;
            mode.latency = summarize(mode.samplesUs);
            kept += static_cast<std::int64_t>(mode.samplesUs.size());
            any = any || !mode.samplesUs.empty() || !mode.warmupUs.empty();
        }
        if (!any) continue;
        analyse(segment, nullptr);
        result.segments.push_back(std::move(segment));
    }
    result.notes.push_back("Partial: the run did not come to its end; these are the " + formatCount(kept) + " samples that had arrived before.");
    return result;
}

} // namespace qs
