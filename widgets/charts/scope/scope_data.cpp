// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/scope_data.h"

#include "gpu/measure/robust.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace qs {

namespace {
/// So many samples of a trace are gone through ten times a second without its being felt.
constexpr std::uint64_t kExactSamples = 8192;
} // namespace

void ScopeTrace::appendTimed(std::span<const float> samples)
{
    store.append(samples);
    histogram.add(samples);
    for (const float sample : samples)
        sum += static_cast<double>(sample);
}

void ScopeTrace::appendWarmup(std::span<const float> samples)
{
    if (samples.empty()) return;
    const std::uint64_t begin = store.head();
    store.append(samples);
    if (begin == leadingWarmup) leadingWarmup = store.head();
    if (!warmups.empty() && warmups.back().end == begin)
        warmups.back().end = store.head();
    else
        warmups.push_back({begin, store.head()});
    // What has fallen out of the ring needs no mark; the list stays short however long Live runs.
    std::erase_if(warmups, [&](const Span& span) { return span.end <= store.oldest(); });
}

void ScopeTrace::beginSegment()
{
    refreshStatistics();
    if (store.head() > segmentBegin) past.push_back({store.head(), statistics.outlier});
    std::erase_if(past, [&](const PastSegment& segment) { return segment.end <= store.oldest(); });
    segmentBegin = store.head();
    histogram.clear();
    sum = 0;
    given.reset();
}

std::vector<double> ScopeTrace::fewSamples() const
{
    if (histogram.count() > kExactSamples || segmentBegin < store.oldest()) return {};
    std::vector<double> values;
    for (const Span& span : parts(segmentBegin, store.head(), false)) {
        std::vector<float> part(span.end - span.begin);
        store.copy(span.begin, part);
        std::copy_if(part.begin(), part.end(), std::back_inserter(values),
                     [](float value) { return std::isfinite(value); });
    }
    return values;
}

template <typename Quantile> void ScopeTrace::takeQuantiles(Quantile quantile)
{
    statistics.p5 = quantile(0.05);
    statistics.p25 = quantile(0.25);
    statistics.p50 = quantile(0.50);
    statistics.p75 = quantile(0.75);
    statistics.p95 = quantile(0.95);
    statistics.p99 = quantile(0.99);
}

void ScopeTrace::refreshStatistics()
{
    statistics.count = histogram.count();
    if (histogram.empty()) return;
    const double n = static_cast<double>(histogram.count());
    statistics.max = static_cast<double>(histogram.max());
    statistics.mean = sum / n;
    statistics.isEstimate = false;
    if (given) {
        statistics.count = static_cast<std::uint64_t>(given->n);
        std::tie(statistics.p5, statistics.p25, statistics.p50, statistics.p75) =
            std::tie(given->p5, given->p25, given->p50, given->p75);
        std::tie(statistics.p95, statistics.p99, statistics.max, statistics.mean) =
            std::tie(given->p95, given->p99, given->max, given->mean);
    } else if (std::vector<double> values = fewSamples(); !values.empty()) {
        takeQuantiles([&](double q) { return stats::quantileInPlace(values, q); });
    } else {
        takeQuantiles([this](double q) { return histogram.quantile(q); });
        statistics.isEstimate = true;
    }
    // Few enough dots to be seen one by one, and never a dot inside the ordinary spread.
    const double spread = statistics.p50 + 4 * (statistics.p95 - statistics.p50);
    const double dots = std::clamp(n / 500, 10.0, 150.0);
    const double rare = n > dots ? histogram.quantile(1 - dots / n) : 0;
    const double limit = std::max(spread, rare);
    const double digit = std::pow(10.0, std::floor(std::log10(std::max(limit, 1e-9))) - 1);
    statistics.outlier = std::ceil(limit / digit) * digit;
}

double ScopeTrace::outlierLimit(std::uint64_t position) const
{
    for (const PastSegment& segment : past)
        if (position < segment.end) return segment.outlier;
    return statistics.outlier;
}

std::vector<ScopeTrace::Span> ScopeTrace::parts(std::uint64_t begin, std::uint64_t end, bool warmup) const
{
    std::vector<Span> out;
    for (const Span& span : warmups) {
        const std::uint64_t from = std::clamp(span.begin, begin, end);
        const std::uint64_t to = std::clamp(span.end, begin, end);
        if (from >= to) continue;
        if (warmup)
            out.push_back({from, to});
        else if (from > begin)
            out.push_back({begin, from});
        begin = to;
    }
    if (!warmup && begin < end) out.push_back({begin, end});
    return out;
}

std::optional<double> ScopeData::presentBegin() const
{
    std::optional<double> begin;
    for (const ScopeTrace& trace : traces)
        if (!trace.past.empty())
            begin = std::max(begin.value_or(-1e300), trace.iteration(static_cast<double>(trace.segmentBegin)));
    return begin;
}

void ScopeData::addFinding(ScopeFinding finding)
{
    std::sort(finding.at.begin(), finding.at.end());
    findings.push_back(std::move(finding));
}

bool ScopeData::empty() const
{
    return std::all_of(traces.begin(), traces.end(), [](const ScopeTrace& trace) { return trace.empty(); });
}

} // namespace qs
