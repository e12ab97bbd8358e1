// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/segment_run.h"

#include <algorithm>
#include <limits>

namespace qs {

namespace {

/// Samples that Live keeps over all variants.
constexpr std::size_t kLiveSamples = 10'000'000;

int outputBytesPerElement(const RunSpec& spec, const QuantScheme& scheme)
{
    return scheme.isCopy() ? static_cast<int>(sizeOf(spec.dtype)) : 1;
}

} // namespace

std::vector<KernelVariant> variantsOf(const RunSpec& spec)
{
    std::vector<KernelVariant> all;
    for (const QuantScheme& scheme : spec.modes)
        all.push_back(KernelVariant::mode(scheme));
    const std::size_t modes = all.size();
    for (const QuantScheme& scheme : spec.modes) {
        const int bytes = outputBytesPerElement(spec, scheme);
        const bool known = std::any_of(all.begin() + static_cast<std::ptrdiff_t>(modes), all.end(),
                                       [bytes](const KernelVariant& v) { return v.ceilingOutputBytes == bytes; });
        if (!known) all.push_back(KernelVariant::ceilingFor(bytes));
    }
    return all;
}

SegmentRun::SegmentRun(RunSpec spec, int number) : m_spec(std::move(spec)), m_number(number), m_variants(variantsOf(m_spec))
{
    const std::size_t keep = m_spec.live ? kLiveSamples / m_variants.size() : std::numeric_limits<std::size_t>::max() / 4;
    m_records.assign(m_variants.size(), SampleRecord(m_spec.warmup, keep));
    const double inputBytes = static_cast<double>(m_spec.shape.elements()) * static_cast<double>(sizeOf(m_spec.dtype));
    for (const QuantScheme& scheme : m_spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.launchesPerSample = m_spec.method == TimingMethod::Graph ? m_spec.launchesPerSample : 1;
        mode.bytes = trafficBytes(scheme, m_spec.shape, m_spec.dtype);
        mode.sizeBytes = outputBytes(scheme, m_spec.shape, m_spec.dtype);
        mode.sizeRatio = static_cast<double>(mode.sizeBytes.value) / inputBytes;
        m_modes.push_back(std::move(mode));
    }
}

void SegmentRun::take(const std::vector<Timing>& timings, EventSink& sink)
{
    for (const Timing& timing : timings) {
        const bool warmup = m_records[static_cast<std::size_t>(timing.variant)].add(timing.us);
        m_sumUs += timing.us;
        ++m_count;
        if (timing.variant < modeCount())
            sink.sample({timing.us, static_cast<std::uint16_t>(timing.variant), static_cast<std::uint16_t>(m_number),
                         warmup ? SampleEvent::Warmup : SampleEvent::None});
    }
}

std::int64_t SegmentRun::completeRounds() const
{
    std::int64_t rounds = std::numeric_limits<std::int64_t>::max();
    for (const SampleRecord& record : m_records)
        rounds = std::min(rounds, record.total() + static_cast<std::int64_t>(record.warmup().size()));
    return rounds;
}

double SegmentRun::meanSampleUs() const
{
    const double launches = m_spec.method == TimingMethod::Graph ? m_spec.launchesPerSample : 1;
    return m_count ? m_sumUs / static_cast<double>(m_count) * launches : 0.0;
}

void SegmentRun::setEffective(const Backend& backend)
{
    for (int i = 0; i < modeCount(); ++i)
        mode(i).effective = backend.effective(i);
}

/// p50 of every mode's ceiling in µs, 0 where it has no samples. Modes share ceilings, so each is summed up once.
std::vector<double> SegmentRun::ceilings(bool final) const
{
    std::vector<double> all(m_modes.size(), 0.0);
    for (std::size_t i = m_modes.size(); i < m_variants.size(); ++i) {
        if (m_records[i].total() == 0) continue;
        const double p50 = final ? summarize(m_records[i].samples()).p50 : m_records[i].quickSummary().p50;
        for (std::size_t mode = 0; mode < m_modes.size(); ++mode)
            if (outputBytesPerElement(m_spec, m_modes[mode].scheme) == m_variants[i].ceilingOutputBytes) all[mode] = p50;
    }
    return all;
}

std::vector<ModeResult> SegmentRun::table(bool final) const
{
    std::vector<ModeResult> all = m_modes;
    const std::vector<double> ceilingUs = ceilings(final);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const SampleRecord& record = m_records[i];
        if (final) {
            all[i].samplesUs = record.samples();
            all[i].warmupUs = record.warmup();
            all[i].latency = summarize(all[i].samplesUs);
        } else {
            all[i].latency = record.quickSummary();
        }
        all[i].ceilingUs = ceilingUs[i];
    }
    return all;
}

Segment SegmentRun::finish(const Backend& backend) const
{
    return {m_spec, table(true), backend.cacheEffective()};
}

std::int64_t SegmentRun::thinned() const
{
    std::int64_t lost = 0;
    for (const SampleRecord& record : m_records)
        lost += record.total() - static_cast<std::int64_t>(record.kept());
    return lost;
}

} // namespace qs
