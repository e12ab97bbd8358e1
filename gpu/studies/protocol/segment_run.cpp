// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/segment_run.h"

#include "gpu/measure/median_interval.h"
#include "gpu/results/analysis.h"
#include "gpu/results/resolution.h"

#include <algorithm>
#include <set>

namespace qs {

namespace {

/// Rounds in which a hot run looks what cold caches would give: enough for a median within some percent.
constexpr std::int64_t kProbeRounds = 40;
/// Rounds that verdicts are given on while a run goes on, since they are given often.
constexpr std::int64_t kQuickRounds = 1000;
constexpr std::size_t kMaxPolls = 100'000, kMaxRepaints = 1'000'000;

using Kind = VariantRole::Kind;

/// The kernel that moves what a mode moves and computes nothing; none for operations whose ceiling is the roofline.
std::optional<KernelVariant> ceilingOf(const RunSpec& spec, std::size_t mode, bool cold)
{
    if (spec.operation == Operation::Ladder) {
        const auto elements = static_cast<std::uint64_t>(spec.shape.elements());
        return KernelVariant::ceilingOf({Bytes{4 * elements}, Bytes{elements}}, cold);
    }
    if (!takesModes(spec.operation)) return std::nullopt;
    const QuantScheme& scheme = spec.modes[mode];
    const Bytes plain{static_cast<std::uint64_t>(spec.shape.elements()) * sizeOf(spec.dtype)};
    if (spec.operation == Operation::Dequantize)
        return KernelVariant::ceilingOf({outputBytes(scheme, spec.shape, spec.dtype), plain}, cold);
    if (scheme.isPacked()) return KernelVariant::ceilingOf({plain, outputBytes(scheme, spec.shape, spec.dtype)}, cold);
    return KernelVariant::ceilingFor(scheme.isCopy() ? static_cast<int>(sizeOf(spec.dtype)) : 1, cold);
}

bool sameTraffic(const KernelVariant& a, const KernelVariant& b)
{
    return a.ceiling && b.ceiling && a.traffic == b.traffic &&
           (a.traffic || a.ceilingOutputBytes == b.ceilingOutputBytes);
}

/// A copy computes nothing either: where it is the fastest kernel that moves these bytes, it is the ceiling.
void takeCopyAsCeiling(ModeResult& mode)
{
    if (mode.scheme.isCopy() && mode.latency.p50 > 0 && mode.ceilingUs > mode.latency.p50)
        mode.ceilingUs = mode.latency.p50;
}

int controlMode(const RunSpec& spec)
{
    for (std::size_t i = 0; i < spec.modes.size() && takesModes(spec.operation); ++i)
        if (spec.modes[i].isCopy()) return static_cast<int>(i);
    return 0;
}

/// Half the width of a median's interval, and of what it would be of independent samples, as fractions of the median.
struct MedianWidth
{
    double half = 0, plain = 0;
};

MedianWidth medianWidth(const SampleRecord& record)
{
    const stats::MedianBounds m = stats::medianBounds(record.samples());
    if (!m.exists() || !(m.median > 0)) return {1, 1};
    return {std::max(m.high / m.median - 1, 1 - m.low / m.median),
            std::max(m.plainHigh / m.median - 1, 1 - m.plainLow / m.median)};
}

void addCeilings(const RunSpec& spec, bool cold, VariantPlan& plan)
{
    for (std::size_t i = 0; i < spec.count(); ++i) {
        const auto ceiling = ceilingOf(spec, i, cold);
        if (!ceiling || std::any_of(plan.variants.begin(), plan.variants.end(),
                                    [&](const KernelVariant& v) { return sameTraffic(v, *ceiling); }))
            continue;
        plan.variants.push_back(*ceiling);
        plan.roles.push_back({Kind::Ceiling, -1});
    }
}

} // namespace

VariantPlan planVariants(const RunSpec& spec)
{
    VariantPlan plan;
    const bool cold = spec.cache != CacheMode::Hot;
    const auto add = [&](Kind kind, int mode, bool isCold) {
        const auto at = static_cast<std::size_t>(mode);
        plan.variants.push_back(takesModes(spec.operation) ? KernelVariant::mode(spec.modes[at], isCold)
                                                           : KernelVariant::named(spec.variants[at], isCold));
        plan.roles.push_back({kind, mode});
    };
    const int modes = static_cast<int>(spec.count());
    for (int i = 0; i < modes; ++i)
        add(Kind::Mode, i, cold);
    if (spec.cache != CacheMode::Cold && !spec.profile)
        for (int i = 0; i < modes; ++i)
            add(Kind::Other, i, !cold);
    addCeilings(spec, cold, plan);
    if (!spec.profile && modes > 0) add(Kind::Control, controlMode(spec), cold);
    return plan;
}

SegmentRun::SegmentRun(RunSpec spec, int number, std::size_t most)
    : m_spec(std::move(spec)), m_number(number), m_plan(planVariants(m_spec))
{
    const std::size_t count = m_plan.variants.size();
    m_mostRounds = m_spec.live ? std::max<std::size_t>(most / std::max<std::size_t>(count, 1), 4)
                               : std::numeric_limits<std::size_t>::max();
    m_records.resize(count);
    m_received.assign(count, 0);
    m_launches.assign(count, 1);
    const double inputBytes = static_cast<double>(m_spec.shape.elements()) * static_cast<double>(sizeOf(m_spec.dtype));
    for (std::size_t i = 0; i < m_spec.count(); ++i) {
        ModeResult mode;
        mode.requested = m_spec.nameOf(i);
        mode.otherCache = m_spec.cache == CacheMode::Hot ? CacheMode::Cold : CacheMode::Hot;
        const Work work = workOf(m_spec, static_cast<int>(i));
        mode.bytes = work.bytes;
        mode.operations = work.operations;
        if (const VariantInfo* info = findVariant(m_spec.operation, mode.requested)) mode.rate = info->rate;
        if (takesModes(m_spec.operation)) {
            mode.scheme = m_spec.modes[i];
            mode.sizeBytes = outputBytes(mode.scheme, m_spec.shape, m_spec.dtype);
            mode.sizeRatio = static_cast<double>(mode.sizeBytes.value) / inputBytes;
        }
        m_modes.push_back(std::move(mode));
    }
}

/// Of what cold caches would give beside a hot run, in the first rounds only.
bool SegmentRun::isProbe(int variant) const
{
    return m_plan.roles[static_cast<std::size_t>(variant)].kind == Kind::Other && m_spec.cache == CacheMode::Hot;
}

bool SegmentRun::takesPart(int variant, std::int64_t round) const
{
    return !isProbe(variant) || !isWarm() || (m_visitBase == 0 && round < m_warmupRounds + kProbeRounds);
}

void SegmentRun::add(const std::vector<Timing>& timings, EventSink& sink)
{
    for (const Timing& timing : timings) {
        const auto variant = static_cast<std::size_t>(timing.variant);
        const bool warmup = m_received[variant]++ < m_warmupRounds;
        if (warmup)
            m_records[variant].addWarmup(timing.us);
        else
            m_records[variant].add(timing);
        m_sumUs += static_cast<double>(timing.us) * m_launches[variant];
        ++m_count;
        if (timing.variant < modeCount())
            sink.sample({timing.us, static_cast<std::uint16_t>(timing.variant), static_cast<std::uint16_t>(m_number),
                         warmup ? SampleEvent::Warmup : SampleEvent::None});
    }
    if (m_spec.live && static_cast<std::size_t>(keptRounds()) >= m_mostRounds)
        forget(static_cast<std::int64_t>(m_mostRounds / 4));
}

/// All records at once, or rounds would no longer be pairs. The probe of the other cache state stays.
void SegmentRun::forget(std::int64_t count)
{
    for (int i = 0; i < variantCount(); ++i)
        if (!isProbe(i)) m_records[static_cast<std::size_t>(i)].forget(static_cast<std::size_t>(count));
    forgetRounds(m_polls, count);
    forgetRounds(m_repaints, count);
    m_forgotten += count;
}

void SegmentRun::close()
{
    for (SampleRecord& record : m_records)
        record.close();
}

void SegmentRun::keepLast(std::int64_t rounds)
{
    if (keptRounds() > rounds) forget(keptRounds() - rounds);
    for (SampleRecord& record : m_records)
        record.trim(static_cast<std::size_t>(rounds));
}

std::int64_t SegmentRun::samples() const
{
    std::int64_t all = 0;
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        if (m_plan.roles[i].kind != Kind::Ceiling) all += std::ssize(m_records[i].samples());
        if (m_plan.roles[i].kind == Kind::Mode) all += std::ssize(m_records[i].warmup());
    }
    return all;
}

std::int64_t SegmentRun::held() const
{
    std::int64_t all = samples();
    for (int i = 0; i < modeCount(); ++i)
        all += std::ssize(m_records[static_cast<std::size_t>(i)].clocks());
    return all;
}

std::int64_t SegmentRun::measuredRounds() const
{
    std::int64_t rounds = kNoRound;
    for (int i = 0; i < modeCount(); ++i)
        rounds = std::min(rounds, m_records[static_cast<std::size_t>(i)].total());
    return rounds;
}

void SegmentRun::setSampling(int variant, const Sampling& sampling)
{
    m_launches[static_cast<std::size_t>(variant)] = sampling.launches;
    if (variant < modeCount()) mode(variant).sampling = sampling;
}

void SegmentRun::setEffective(const Backend& backend)
{
    const bool cpu = backend.info().backend == BackendChoice::Cpu;
    for (int i = 0; i < modeCount(); ++i) {
        if (cpu && !mode(i).rate.empty())
            mode(i).rate = "f32"; // whatever the operands' type, the CPU backend computes in FP32
        mode(i).effective = backend.effective(i);
        mode(i).workingSet = backend.workingSet(i);
        const SetupCost cost = backend.setupCost(i);
        mode(i).compileMs = cost.compileMs;
        mode(i).searchMs = cost.searchMs;
        mode(i).compileCached = cost.compileCached;
    }
    m_cache = backend.cacheEffective();
}

void SegmentRun::setRoofline(const Calibration& calibration)
{
    for (ModeResult& mode : m_modes)
        if (!takesTensor(m_spec.operation)) applyRoofline(mode, calibration);
}

void SegmentRun::beginVisit()
{
    m_received.assign(m_received.size(), 0);
    m_warmupRounds = kNoRound;
    m_visitBase = measuredRounds();
}

void SegmentRun::addPoll(DeviceState state)
{
    if (m_polls.size() < kMaxPolls) m_polls.push_back({keptRounds(), std::move(state)});
}

void SegmentRun::addRepaint(std::int64_t round)
{
    if (!isWarm() || round < m_warmupRounds || m_repaints.size() >= kMaxRepaints) return;
    m_repaints.push_back(m_visitBase + round - m_warmupRounds - m_forgotten);
}

double SegmentRun::worstHalfWidth() const
{
    double worst = 0;
    for (int i = 0; i < modeCount(); ++i)
        worst = std::max(worst, medianWidth(m_records[static_cast<std::size_t>(i)]).half);
    return worst;
}

Message SegmentRun::whyOpen() const
{
    const NumberText limit = formatNumber(m_spec.timeLimitSeconds);
    MedianWidth widest;
    std::string name;
    for (int i = 0; i < modeCount(); ++i) {
        const MedianWidth width = medianWidth(m_records[static_cast<std::size_t>(i)]);
        if (width.half <= widest.half) continue;
        widest = width;
        name = m_modes[static_cast<std::size_t>(i)].requested;
    }
    const bool varied = widest.half > kResolvedHalfWidth && widest.plain <= kResolvedHalfWidth;
    if (!varied || worstOpenPair() > kResolvedHalfWidth)
        return Message::tr("time limit of %1 s reached before all medians and comparisons were resolved").arg(limit);
    return Message::tr("time limit of %1 s reached: all comparisons are resolved, but %2 became faster and slower "
                       "during the run, so its median is known only within ±%3")
        .arg(limit, name, formatNumber(100 * widest.half, 2) + "%");
}

double SegmentRun::worstOpenPair() const
{
    const auto baseline = static_cast<std::size_t>(controlMode(m_spec));
    const std::vector<float>& reference = m_records[baseline].samples();
    ComparisonRule rule;
    if (m_plan.roles.back().kind == Kind::Control) rule.aaBand = aaBand(reference, m_records.back().samples());
    double worst = 0;
    for (std::size_t i = 0; i < m_spec.count(); ++i) {
        if (i == baseline) continue;
        const Comparison c = compare(reference, m_records[i].samples(), rule);
        if (c.verdict == Verdict::TooFew || !(c.ratio > 0)) return 1;
        if (c.verdict == Verdict::NotResolved) worst = std::max({worst, c.high / c.ratio - 1, 1 - c.low / c.ratio});
    }
    return worst;
}

/// p50 of every mode's ceiling in µs, 0 where it has no samples. Modes share ceilings, so each is summed up once.
std::vector<double> SegmentRun::ceilings(bool exact) const
{
    std::vector<double> all;
    for (const ModeResult& mode : m_modes)
        all.push_back(mode.ceilingUs); // of an earlier run, where this one has not measured it yet
    for (std::size_t i = 0; i < m_plan.variants.size(); ++i) {
        if (m_plan.roles[i].kind != Kind::Ceiling || m_records[i].total() == 0) continue;
        const double p50 = exact ? summarize(m_records[i].samples()).p50 : m_records[i].quickSummary().p50;
        for (std::size_t mode = 0; mode < m_modes.size(); ++mode)
            if (const auto own = ceilingOf(m_spec, mode, true); own && sameTraffic(*own, m_plan.variants[i]))
                all[mode] = p50;
    }
    return all;
}

std::vector<ModeResult> SegmentRun::table() const
{
    std::vector<ModeResult> all = m_modes;
    const std::vector<double> ceilingUs = ceilings(false);
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].latency = m_records[i].quickSummary();
        all[i].ceilingUs = ceilingUs[i];
        takeCopyAsCeiling(all[i]);
    }
    for (std::size_t i = all.size(); i < m_records.size(); ++i)
        if (m_plan.roles[i].kind == Kind::Other)
            all[static_cast<std::size_t>(m_plan.roles[i].mode)].otherLatency = m_records[i].quickSummary();
    return all;
}

PairTable SegmentRun::quickPairs() const
{
    const std::int64_t rounds = keptRounds();
    const auto evenly = [rounds](const SampleRecord& record) {
        return evenlySpaced(record.samples(), rounds, kQuickRounds);
    };
    std::vector<std::vector<float>> samples;
    for (int i = 0; i < modeCount(); ++i)
        samples.push_back(evenly(m_records[static_cast<std::size_t>(i)]));
    double band = 0;
    if (m_plan.roles.back().kind == Kind::Control)
        band = aaBand(samples[static_cast<std::size_t>(m_plan.roles.back().mode)], evenly(m_records.back()));
    return comparePairs({samples.begin(), samples.end()}, band);
}

std::vector<ThrottledStretch> SegmentRun::throttled() const
{
    std::vector<ThrottledStretch> stretches = throttledStretches(m_polls, keptRounds());
    for (ThrottledStretch& stretch : stretches) {
        stretch.first += m_forgotten;
        stretch.last += m_forgotten;
    }
    return stretches;
}

std::vector<ModeResult> SegmentRun::finalModes() const
{
    std::vector<ModeResult> all = m_modes;
    const std::vector<double> ceilingUs = ceilings(true);
    for (std::size_t i = 0; i < all.size(); ++i) {
        ModeResult& mode = all[i];
        mode.samplesUs = m_records[i].samples();
        mode.warmupUs = m_records[i].warmup();
        mode.clockMHz = m_records[i].clocks();
        mode.preempted = m_records[i].preempted();
        mode.latency = summarize(mode.samplesUs);
        mode.ceilingUs = ceilingUs[i];
        takeCopyAsCeiling(mode);
    }
    return all;
}

Segment SegmentRun::finish(const Calibration* calibration) const
{
    Segment segment;
    segment.spec = m_spec;
    segment.modes = finalModes();
    segment.cacheEffective = m_cache;
    segment.stopReason = m_stopReason;
    segment.outliers = m_outliers;
    segment.polls = m_polls;
    segment.repaints = m_repaints;
    segment.secondVisit = m_secondVisit;
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        const VariantRole role = m_plan.roles[i];
        if (role.kind == Kind::Other)
            segment.modes[static_cast<std::size_t>(role.mode)].otherUs = m_records[i].samples();
        if (role.kind != Kind::Control) continue;
        segment.controlMode = segment.modes[static_cast<std::size_t>(role.mode)].requested;
        segment.controlUs = m_records[i].samples();
    }
    analyse(segment, calibration);
    return segment;
}

void SegmentRun::restore(const Segment& segment)
{
    const auto fill = [](SampleRecord& record, const std::vector<float>& us) {
        for (const float value : us)
            record.add({0, value, 0, false});
    };
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        const VariantRole role = m_plan.roles[i];
        if (role.kind == Kind::Control) fill(m_records[i], segment.controlUs);
        if (role.kind == Kind::Ceiling || role.mode < 0 || static_cast<std::size_t>(role.mode) >= segment.modes.size())
            continue;
        const ModeResult& mode = segment.modes[static_cast<std::size_t>(role.mode)];
        if (role.kind == Kind::Other) fill(m_records[i], mode.otherUs);
        if (role.kind == Kind::Mode) restoreMode(mode, i);
    }
    m_polls = closedPolls(segment);
    m_repaints = segment.repaints;
    m_secondVisit = segment.secondVisit;
    m_cache = segment.cacheEffective;
    m_stopReason = segment.stopReason;
    m_outliers = segment.outliers;
}

/// `variant` is the mode's own, whose number is that of the mode.
void SegmentRun::restoreMode(const ModeResult& mode, std::size_t variant)
{
    SampleRecord& record = m_records[variant];
    for (const float us : mode.warmupUs)
        record.addWarmup(us);
    const std::set<std::int64_t> preempted(mode.preempted.begin(), mode.preempted.end());
    for (std::size_t i = 0; i < mode.samplesUs.size(); ++i)
        record.add({0, mode.samplesUs[i], i < mode.clockMHz.size() ? mode.clockMHz[i] : 0.0f,
                    preempted.contains(static_cast<std::int64_t>(i))});
    m_modes[variant] = withoutSamples(mode);
    m_modes[variant].clockMHz.clear();
    m_modes[variant].diagnoses.clear();
}

} // namespace qs
