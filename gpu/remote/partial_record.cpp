// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/partial_record.h"

#include "gpu/core/units.h"
#include "gpu/results/analysis.h"
#include "gpu/studies/protocol/live_budget.h"

#include "qs_version.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace qs {

namespace {

constexpr std::size_t kMaxModes = 10'000;
constexpr std::size_t kMaxBehind = 1024; ///< rounds that one mode may lack before its record is bounded without it

/// Takes the first values off, so that `least` are left where there are more; how many went.
std::size_t keepLast(std::vector<float>& values, std::size_t least)
{
    if (values.size() <= least) return 0;
    const std::size_t count = values.size() - least;
    values = std::vector<float>(values.end() - static_cast<std::ptrdiff_t>(least), values.end());
    return count;
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
    m_calibration = resume.calibration;
    const std::vector<RunSpec> points = sweepPoints(m_spec);
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const Segment& segment : resume.segments) {
            RunSpec point = points[i];
            point.variants = segment.spec.variants; // those that can run at its size
            if (!measuresTheSame(segment.spec, point) || segment.modes.empty()) continue;
            Part& part = m_parts[static_cast<int>(i)];
            part.known = true;
            part.segment = {segment, {}, segment.controlUs, segment.repaints};
            part.segment.polls = closedPolls(segment);
            part.rows.assign(segment.modes.begin(), segment.modes.end());
            part.series.assign(segment.modes.begin(), segment.modes.end());
            for (const ModeResult& mode : segment.modes)
                m_samples += static_cast<std::int64_t>(mode.samplesUs.size());
        }
}

/// The segment nearest to the newest whose number ends in these 16 bits.
int PartialRecord::fullNumber(std::uint16_t low) const
{
    const auto distance =
        static_cast<std::int16_t>(static_cast<std::uint16_t>(low - static_cast<std::uint16_t>(m_last & 0xffff)));
    return std::max(0, m_last + distance);
}

void PartialRecord::add(const RunEvent& event)
{
    using Kind = RunEvent::Kind;
    if (event.kind == Kind::Note) m_notes.push_back(event.text);
    if (event.kind == Kind::Segment) {
        m_last = event.segment;
        m_environment = event.environment;
        Part& part = m_parts[event.segment];
        part.known = true;
        part.segment.spec = event.spec;
        part.segment.cacheEffective = event.text;
        if (event.spec.live) {
            m_keep = kKeepLive;
            thinEarlier();
        }
    }
    if (event.kind != Kind::Segment && event.kind != Kind::Table) return;
    Part& part = m_parts[event.segment];
    if (event.modes.empty()) return;
    part.rows.assign(event.modes.begin(), event.modes.end());
}

void PartialRecord::thinEarlier()
{
    const auto worth = [](const auto& numbered) {
        return worthKeeping(numbered.second.series.empty() ? 0 : numbered.second.series.front().samplesUs.size());
    };
    // Of those behind the newest sample nothing has arrived yet: what they are worth will be seen.
    for (auto behind = m_parts.lower_bound(m_sampled); m_parts.size() > kEarlierSetUps + 1 && behind != m_parts.begin();
         m_forgot = true) {
        const auto least = std::min_element(m_parts.begin(), behind,
                                            [&](const auto& a, const auto& b) { return worth(a) < worth(b); });
        for (const ModeSamples& series : least->second.series)
            m_forgotten += std::ssize(series.warmupUs) + std::ssize(series.samplesUs);
        m_parts.erase(least);
    }
    std::size_t kept = 0;
    for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part) {
        if (part->first >= m_last) continue;
        std::size_t size = 0, rounds = 0;
        for (const ModeSamples& series : part->second.series) {
            size += series.warmupUs.size() + series.samplesUs.size();
            rounds = std::max(rounds, series.samplesUs.size());
        }
        const bool thin = kept + size > kEarlierSamples;
        if (thin && rounds > kMinLiveRounds) forget(part->second, rounds - kMinLiveRounds);
        for (ModeSamples& series : part->second.series) {
            if (thin) m_forgotten += static_cast<std::int64_t>(keepLast(series.warmupUs, kMinLiveRounds));
            series.warmupUs.shrink_to_fit();
            series.samplesUs.shrink_to_fit();
            kept += series.warmupUs.size() + series.samplesUs.size();
        }
    }
}

/// Of every mode alike, or what is left of one would meet other rounds of the next.
void PartialRecord::forget(Part& part, std::size_t rounds)
{
    for (ModeSamples& series : part.series) {
        const std::size_t count = std::min(rounds, series.samplesUs.size());
        keepLast(series.samplesUs, series.samplesUs.size() - count);
        m_forgotten += static_cast<std::int64_t>(count);
    }
}

void PartialRecord::add(const SampleEvent& sample)
{
    const int number = fullNumber(sample.segment);
    if (m_forgot && number < m_sampled && !m_parts.contains(number)) return; // of a setup that has gone
    m_sampled = std::max(m_sampled, number);
    Part& part = m_parts[number];
    if (part.gap || sample.mode >= kMaxModes) return;
    if (part.series.size() <= sample.mode) part.series.resize(std::size_t{sample.mode} + 1);
    ModeSamples& series = part.series[sample.mode];
    std::vector<float>& values = sample.flags & SampleEvent::Warmup ? series.warmupUs : series.samplesUs;
    values.push_back(sample.us);
    ++m_samples;
    if (sample.flags & SampleEvent::Warmup) {
        if (values.size() / 2 >= m_keep) m_forgotten += static_cast<std::int64_t>(keepLast(values, m_keep));
    } else if (values.size() / 2 >= m_keep && (isComplete(part) || values.size() - 2 * m_keep > kMaxBehind)) {
        forget(part, values.size() - m_keep);
    }
}

std::size_t PartialRecord::bytes() const
{
    std::size_t all = 0;
    for (const auto& [number, part] : m_parts)
        for (const ModeSamples& series : part.series)
            all += (series.warmupUs.capacity() + series.samplesUs.capacity()) * sizeof(float);
    return all;
}

void PartialRecord::noteGap()
{
    for (auto& [number, part] : m_parts)
        part.gap = true;
}

/// Every mode has the samples of the newest round.
bool PartialRecord::isComplete(const Part& part)
{
    return std::all_of(part.series.begin(), part.series.end(), [&](const ModeSamples& series) {
        return series.samplesUs.size() == part.series.front().samplesUs.size();
    });
}

Segment PartialRecord::segmentOf(const Part& part) const
{
    Segment segment = part.segment;
    segment.stopReason = Message::tr("partial");
    for (std::size_t i = 0; i < part.rows.size(); ++i) {
        const bool any = i < part.series.size();
        ModeResult mode{part.rows[i], any ? part.series[i] : ModeSamples{}};
        if (!mode.clockMHz.empty()) mode.clockMHz.resize(mode.samplesUs.size()); // lost with the process: unknown
        if (any) mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(std::move(mode));
    }
    return segment;
}

RunResult PartialRecord::result(const Message& reason) const
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
        Segment segment = segmentOf(part);
        bool any = false;
        for (const ModeResult& mode : segment.modes) {
            kept += std::ssize(mode.samplesUs);
            any = any || !mode.samplesUs.empty() || !mode.warmupUs.empty();
        }
        if (!any) continue;
        analyse(segment, m_calibration ? &*m_calibration : nullptr);
        result.segments.push_back(std::move(segment));
    }
    result.calibration = m_calibration;
    if (m_forgotten > 0)
        result.notes.push_back(
            Message::tr(
                "Live keeps the newest samples: %1 older samples are not included in the result and its statistics.")
                .arg(formatCount(m_forgotten)));
    result.notes.push_back(
        Message::tr("Partial: the run was not completed. These are the %1 samples received until then.")
            .arg(formatCount(kept)));
    return result;
}

} // namespace qs
