// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/analysis.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace qs {

namespace {

/// A kernel this near to the ceiling waits for memory: its time does not follow the SM clock.
constexpr double kMemoryBoundPercent = 60;
constexpr std::size_t kMaxMarks = 1000;

std::vector<double> doubles(const std::vector<float>& values) { return {values.begin(), values.end()}; }

/// Rounds that were measured here; rows of others have rounds of their own.
std::int64_t roundsOf(const Segment& segment)
{
    std::size_t longest = 0;
    for (const ModeResult& mode : segment.modes)
        if (!mode.isImported()) longest = std::max(longest, mode.samplesUs.size());
    return static_cast<std::int64_t>(longest);
}

void judgeControl(Segment& segment, std::int64_t most)
{
    const ModeResult* mode = segment.measuredTwice();
    segment.control = {};
    segment.aaBand = 0;
    if (!mode || segment.controlUs.empty()) return;
    const std::int64_t rounds = roundsOf(segment);
    const auto a = evenlySpaced(mode->samplesUs, rounds, most), b = evenlySpaced(segment.controlUs, rounds, most);
    segment.control = compare(a, b);
    segment.aaBand = aaBand(a, b);
}

/// Samples that are slow beyond Tukey's outer fence and that the operating system held up.
void addPreemption(ModeResult& mode)
{
    if (mode.preempted.empty() || mode.samplesUs.empty()) return;
    const double fence = mode.latency.p75 + 3 * (mode.latency.p75 - mode.latency.p25);
    Diagnosis d;
    d.code = DiagnosisCode::HostPreempted;
    for (const std::int64_t i : mode.preempted)
        if (i >= 0 && static_cast<std::size_t>(i) < mode.samplesUs.size() &&
            mode.samplesUs[static_cast<std::size_t>(i)] > fence)
            d.at.push_back(i);
    const bool often = mode.preempted.size() * 50 > mode.samplesUs.size();
    if (d.at.empty() && !often) return;
    d.values = {{"samples", static_cast<double>(mode.preempted.size())},
                {"slow", static_cast<double>(d.at.size())},
                {"n", static_cast<double>(mode.samplesUs.size())}};
    if (d.at.size() > kMaxMarks) d.at.resize(kMaxMarks);
    mode.diagnoses.push_back(std::move(d));
}

/// Samples that count as 0: nothing was left of their interval without the constant of the graph.
void addBelowConstant(ModeResult& mode)
{
    Diagnosis d;
    d.code = DiagnosisCode::BelowConstant;
    double count = 0;
    for (std::size_t i = 0; i < mode.samplesUs.size(); ++i) {
        if (mode.samplesUs[i] > 0) continue;
        ++count;
        if (d.at.size() < kMaxMarks) d.at.push_back(static_cast<std::int64_t>(i));
    }
    if (count == 0) return;
    d.values = {{"samples", count}, {"n", static_cast<double>(mode.samplesUs.size())}};
    mode.diagnoses.push_back(std::move(d));
}

} // namespace

bool isResolved(const Summary& latency)
{
    return latency.n >= 59 && latency.p50 > 0 && latency.medianHigh - latency.p50 <= 0.01 * latency.p50 &&
           latency.p50 - latency.medianLow <= 0.01 * latency.p50;
}

// Of samples that were looked at as a whole the effective number is known, and never 0.
bool isApproximate(const ModeResult& row) { return !row.isImported() && row.latency.n > 0 && row.latency.nEff == 0; }

double memoryUs(const ModeResult& mode, const Calibration& calibration)
{
    return calibration.copyGbps > 0 ? static_cast<double>(mode.bytes.value) / (calibration.copyGbps * 1e3) : 0.0;
}

double arithmeticUs(const ModeResult& mode, const Calibration& calibration)
{
    const auto rate = calibration.matrixTflops.find(mode.rate);
    return rate != calibration.matrixTflops.end() && rate->second > 0 ? mode.operations / (rate->second * 1e6) : 0.0;
}

void applyRoofline(ModeResult& mode, const Calibration& calibration)
{
    const double memory = memoryUs(mode, calibration), arithmetic = arithmeticUs(mode, calibration);
    mode.ceilingIsRoofline = true;
    const bool known = memory > 0 && (mode.rate.empty() || arithmetic > 0);
    mode.ceilingUs = known ? std::max(memory, arithmetic) : 0.0;
}

namespace {

/// Of the rounds of one visit.
PairTable visitPairs(const Segment& segment, std::int64_t from, std::int64_t to)
{
    std::vector<std::span<const float>> series;
    for (const ModeResult& mode : segment.modes) {
        const std::int64_t end = std::min(to, std::ssize(mode.samplesUs)), begin = std::min(from, end);
        series.push_back(mode.isImported()
                             ? std::span<const float>()
                             : std::span(mode.samplesUs)
                                   .subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)));
    }
    return comparePairs(series, segment.aaBand);
}

void judgeVisits(Segment& segment, std::int64_t rounds)
{
    const bool two = segment.secondVisit > 0 && segment.secondVisit < rounds;
    segment.firstVisitPairs = two ? visitPairs(segment, 0, segment.secondVisit) : PairTable{};
    segment.secondVisitPairs = two ? visitPairs(segment, segment.secondVisit, rounds) : PairTable{};
}

} // namespace

Recording recordingOf(const Segment& segment, const ModeResult& mode, const Calibration* calibration)
{
    Recording r;
    r.us = doubles(mode.samplesUs);
    r.timerQuantumUs = calibration ? calibration->floorUs() : 0.0;
    r.batched = mode.sampling.launches > 1;
    r.timed = mode.timed;
    // Of some samples the clock may be unknown (0): the rules leave those out, and ask for at least half.
    if (mode.clockMHz.size() == mode.samplesUs.size()) r.clockMHz = doubles(mode.clockMHz);
    r.bytes = static_cast<double>(mode.bytes.value);
    if (mode.workingSet.value > 0) r.workingSetBytes = static_cast<double>(mode.workingSet.value);
    // A copy alone is no upper bound: traffic that reads more than it writes goes faster, on a CPU by far. The ceiling
    // has the same traffic.
    const bool bounded = mode.ranOn() != BackendChoice::Cpu;
    if (bounded && calibration && calibration->copyGbps > 0)
        r.peakGbps = std::max(
            {calibration->copyGbps, calibration->copyGbpsHigh, mode.ceilingIsRoofline ? 0.0 : mode.ceilingGbps()});
    if (calibration && calibration->cacheBytes > 0) r.cacheBytes = calibration->cacheBytes;
    if (mode.otherCache == CacheMode::Cold) r.coldUs = doubles(mode.otherUs);
    // A batch takes neither the host nor the wall clock into its samples.
    if (!r.batched && mode.sampling.hostUs > 0) r.hostUs = {mode.sampling.hostUs};
    if (!r.batched && mode.sampling.wallUs > 0 && calibration) {
        r.wallUs = {mode.sampling.wallUs};
        r.emptyWallUs = calibration->emptyWallUs;
    }
    const bool byMemory =
        !mode.ceilingIsRoofline || (calibration && memoryUs(mode, *calibration) > arithmeticUs(mode, *calibration));
    r.memoryBound = byMemory && mode.ceilingPercent() >= kMemoryBoundPercent;
    if (!segment.repaints.empty() && !mode.isImported())
        r.repaints.emplace(segment.repaints.begin(), segment.repaints.end());
    return r;
}

void analyse(Segment& segment, const Calibration* calibration, std::int64_t most)
{
    for (ModeResult& mode : segment.modes)
        if (!mode.otherUs.empty()) mode.otherLatency = summarize(mode.otherUs);
    judgeControl(segment, most);
    const std::int64_t rounds = roundsOf(segment);
    std::vector<std::vector<float>> thin; // copies, where there are more rounds than are compared
    thin.reserve(segment.modes.size());
    std::vector<std::span<const float>> series;
    for (const ModeResult& mode : segment.modes) {
        // Rows of others were not measured in the same rounds: there are no pairs.
        if (mode.isImported())
            series.emplace_back();
        else if (rounds <= most)
            series.emplace_back(mode.samplesUs);
        else
            series.emplace_back(thin.emplace_back(evenlySpaced(mode.samplesUs, rounds, most)));
    }
    // Where all rows are of others there is nothing to compare, and a table of all pairs may be very large.
    const bool own = std::any_of(segment.modes.begin(), segment.modes.end(),
                                 [](const ModeResult& mode) { return !mode.isImported(); });
    segment.pairs = own ? comparePairs(series, segment.aaBand) : PairTable{};
    judgeVisits(segment, rounds);
    segment.throttled = throttledStretches(segment.polls, rounds);
    for (ModeResult& mode : segment.modes) {
        if (mode.samplesUs.empty()) continue;
        mode.diagnoses = diagnose(recordingOf(segment, mode, mode.isImported() ? nullptr : calibration));
        addPreemption(mode);
        if (mode.sampling.launches > 1) addBelowConstant(mode);
    }
}

std::vector<Diagnosis> segmentDiagnoses(const Segment& segment)
{
    std::vector<Diagnosis> all;
    for (const ThrottledStretch& t : segment.throttled) {
        if (!all.empty() && all.size() >= 20) break;
        Diagnosis d;
        d.code = DiagnosisCode::Throttled;
        d.range = std::pair{t.first, t.last};
        d.values = {{"held_ms", t.heldMs}, {"samples", static_cast<double>(t.last - t.first + 1)}};
        all.push_back(std::move(d));
    }
    std::size_t foreign = 0;
    for (const StatePoll& poll : segment.polls)
        if (poll.state.foreign) foreign = std::max(foreign, poll.state.foreign->size());
    if (foreign > 0) {
        Diagnosis d;
        d.code = DiagnosisCode::ForeignProcess;
        d.values = {{"count", static_cast<double>(foreign)}};
        all.push_back(std::move(d));
    }
    return all;
}

namespace {
/// Takes the first `count` values off; returns them.
template <typename T> std::vector<T> takeFront(std::vector<T>& values, std::size_t count)
{
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(std::min(count, values.size()));
    std::vector<T> front(values.begin(), end);
    values.erase(values.begin(), end);
    return front;
}

/// Else it is a short probe with rounds of its own.
bool hasOtherOfEachRound(const ModeResult& mode) { return mode.otherUs.size() + 1 >= mode.samplesUs.size(); }

} // namespace

void forgetRounds(std::vector<std::int64_t>& positions, std::int64_t count)
{
    std::erase_if(positions, [count](std::int64_t at) { return at < count; });
    for (std::int64_t& at : positions)
        at -= count;
}

void forgetRounds(std::vector<StatePoll>& polls, std::int64_t count)
{
    const auto after =
        std::find_if(polls.begin(), polls.end(), [count](const StatePoll& poll) { return poll.round > count; });
    if (after - polls.begin() > 1) polls.erase(polls.begin(), after - 1);
    for (StatePoll& poll : polls)
        poll.round = std::max<std::int64_t>(poll.round - count, 0);
}

std::vector<StatePoll> closedPolls(const Segment& segment)
{
    std::vector<StatePoll> polls = segment.polls;
    const std::int64_t rounds = roundsOf(segment);
    if (!polls.empty() && polls.back().round < rounds) polls.push_back({rounds, polls.back().state});
    return polls;
}

std::vector<float> evenlySpaced(const std::vector<float>& values, std::int64_t rounds, std::int64_t most)
{
    const std::int64_t count = std::min(rounds, most);
    std::vector<float> out;
    out.reserve(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)));
    for (std::int64_t i = 0; i < count; ++i) {
        // Numbers of rounds stay below 2^31 times `most`.
        const auto at = static_cast<std::size_t>(i * rounds / count);
        if (at >= values.size()) break;
        out.push_back(values[at]);
    }
    return out;
}

Segment dropWarmup(const Segment& segment, std::int64_t count, const Calibration* calibration)
{
    Segment out = segment;
    for (const ModeResult& mode : segment.modes)
        if (!mode.isImported()) count = std::min(count, static_cast<std::int64_t>(mode.samplesUs.size()) - 1);
    if (count <= 0) return out;
    const auto some = static_cast<std::size_t>(count);
    for (ModeResult& mode : out.modes) {
        if (mode.isImported()) continue; // rows of others beside these have rounds of their own
        if (hasOtherOfEachRound(mode)) takeFront(mode.otherUs, some);
        const std::vector<float> front = takeFront(mode.samplesUs, some);
        mode.warmupUs.insert(mode.warmupUs.end(), front.begin(), front.end());
        takeFront(mode.clockMHz, some);
        forgetRounds(mode.preempted, count);
        mode.latency = summarize(mode.samplesUs);
    }
    takeFront(out.controlUs, some);
    out.secondVisit = std::max<std::int64_t>(out.secondVisit - count, 0);
    forgetRounds(out.repaints, count);
    forgetRounds(out.polls, count);
    analyse(out, calibration);
    return out;
}

bool measuresTheSame(const RunSpec& a, const RunSpec& b)
{
    RunSpec as = a;
    as.iterations = b.iterations;
    as.stop = b.stop;
    as.timeLimitSeconds = b.timeLimitSeconds;
    as.energy = b.energy;
    return as == b;
}

std::int64_t latencySamples(const RunResult& run)
{
    std::int64_t samples = 0;
    for (const Segment& segment : run.segments)
        for (const ModeResult& mode : segment.modes)
            samples += mode.latency.n;
    return samples;
}

std::vector<Segment> placedPoints(const RunSpec& sweep, const std::vector<Segment>& measured)
{
    std::vector<Segment> placed;
    std::vector<bool> used(measured.size(), false);
    for (const RunSpec& planned : sweepPoints(sweep)) {
        Segment point;
        for (std::size_t i = 0; i < measured.size(); ++i)
            if (!used[i] && measured[i].spec.shape == planned.shape && measured[i].spec.size == planned.size) {
                point = measured[i];
                used[i] = true;
                break;
            }
        placed.push_back(std::move(point));
    }
    return placed;
}

double medianClock(const std::vector<float>& clocks)
{
    std::vector<float> known;
    const std::size_t step = clocks.size() / 8192 + 1;
    for (std::size_t i = 0; i < clocks.size(); i += step)
        if (clocks[i] > 0) known.push_back(clocks[i]);
    if (known.empty()) return 0;
    const auto middle = known.begin() + static_cast<std::ptrdiff_t>(known.size() / 2);
    std::nth_element(known.begin(), middle, known.end());
    return static_cast<double>(*middle);
}

ModeResult withoutSamples(const ModeResult& mode)
{
    ModeResult row{mode, {}};
    if (const double clock = medianClock(mode.clockMHz); clock > 0) row.clockMHz = {static_cast<float>(clock)};
    return row;
}

Segment withoutSamples(const Segment& segment)
{
    Segment light{segment, {}, {}, {}};
    for (const ModeResult& mode : segment.modes)
        light.modes.push_back(withoutSamples(mode));
    return light;
}

RunResult withoutSamples(const RunResult& result)
{
    RunResult light{result, {}};
    for (const Segment& segment : result.segments)
        light.segments.push_back(withoutSamples(segment));
    return light;
}

} // namespace qs
