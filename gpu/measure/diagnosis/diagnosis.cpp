// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/diagnosis.h"

#include "gpu/measure/distributions.h"
#include "gpu/measure/median_interval.h"
#include "gpu/measure/modality.h"
#include "gpu/measure/robust.h"
#include "gpu/measure/trend.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace qs {
namespace {

using Series = std::span<const double>;
constexpr std::size_t kMaxMarks = 1000;
constexpr std::size_t kTrendLeast = 20; ///< samples from which trends are looked for
constexpr double kCoarseStep = 0.01;    ///< of the median, from which a step of the timer counts

/// How much weight a diagnosis has unless its rule says otherwise: an error makes the median itself wrong.
Severity usualSeverity(DiagnosisCode code)
{
    switch (code) {
    case DiagnosisCode::ImpossibleThroughput:
    case DiagnosisCode::WorkOutsideEvents:
    case DiagnosisCode::BelowTimerResolution:
    case DiagnosisCode::SpeedupIsWarmupArtefact:
        return Severity::Error;
    case DiagnosisCode::ClockCaused:
    case DiagnosisCode::Autocorrelated:
    case DiagnosisCode::Spikes:
        return Severity::Info;
    default:
        return Severity::Warning;
    }
}

/// One series on its way through all rules. Every rule adds what it finds.
class Examination
{
public:
    explicit Examination(const Recording& recording) : m_recording(recording), m_all(recording.us) {}
    std::vector<Diagnosis> run();

private:
    Diagnosis& add(DiagnosisCode code, std::map<std::string, double> values);
    bool has(DiagnosisCode code) const;
    std::int64_t indexOf(std::size_t steady) const { return static_cast<std::int64_t>(steady + m_offset); }
    void firstSample();
    void oneSample();
    void truncate();
    void trend();
    bool levelShift(Series blocks);
    void clockCaused(double change);
    void findStep();
    void quantized();
    void modes();
    void resolution();
    void tooFew();
    void autocorrelated();
    void spikes();
    void repaintsOf(Diagnosis& spikes, const std::vector<std::size_t>& places) const;
    void memory();
    void host();

    const Recording& m_recording;
    Series m_all;               ///< as measured
    Series m_steady;            ///< without the warm-up that was found
    std::size_t m_offset = 0;   ///< samples before m_steady
    stats::Ordering m_ordering; ///< of m_steady
    double m_median = 0;        ///< of m_steady
    double m_step = 0;          ///< all of m_steady are multiples of it; 0: of none that is coarse
    std::vector<Diagnosis> m_found;
};

Diagnosis& Examination::add(DiagnosisCode code, std::map<std::string, double> values)
{
    Diagnosis& diagnosis = m_found.emplace_back();
    diagnosis.code = code;
    diagnosis.values = std::move(values);
    diagnosis.severity = usualSeverity(code);
    diagnosis.timed = m_recording.timed;
    return diagnosis;
}

bool Examination::has(DiagnosisCode code) const
{
    return std::any_of(m_found.begin(), m_found.end(), [&](const Diagnosis& d) { return d.code == code; });
}

std::vector<Diagnosis> Examination::run()
{
    if (m_all.empty()) return {};
    firstSample();
    oneSample();
    truncate();
    m_ordering = stats::order(m_steady);
    m_median = stats::quantileSorted(m_ordering.sorted, 0.5);
    trend();
    findStep();
    modes();
    resolution();
    quantized();
    tooFew();
    autocorrelated();
    spikes();
    memory();
    host();
    std::stable_sort(m_found.begin(), m_found.end(),
                     [](const Diagnosis& a, const Diagnosis& b) { return a.severity > b.severity; });
    return std::move(m_found);
}

void Examination::firstSample()
{
    if (m_all.size() < 5) return;
    const Series rest = m_all.subspan(1);
    const double first = m_all[0], middle = stats::median(rest);
    if (!(first > std::max(stats::tukey(rest).high, 1.5 * middle))) return;
    const double all = stats::mean(m_all), others = stats::mean(rest);
    if (!(all > 1.05 * others)) return;
    Diagnosis& d = add(DiagnosisCode::WarmupOutlier,
                       {{"x0", first}, {"steady", middle}, {"mean", all}, {"infl", others > 0 ? all / others : 0}});
    d.at = {0};
    d.fix = DiagnosisFix::DropWarmup;
}

void Examination::oneSample()
{
    const std::size_t n = m_all.size();
    const double mean = stats::mean(m_all);
    if (n < 5 || !(mean > 0)) return;
    const double kappa = stats::deviation(m_all, 0) / mean / std::sqrt(static_cast<double>(n - 1));
    if (!(kappa > 0.5)) return;
    const auto largest = std::max_element(m_all.begin(), m_all.end()) - m_all.begin();
    Diagnosis& d = add(DiagnosisCode::OneSampleOwnsVariance,
                       {{"kappa", kappa}, {"cv", stats::deviation(m_all) / mean}, {"n", static_cast<double>(n)}});
    d.at = {largest};
    if (largest == 0) d.fix = DiagnosisFix::DropWarmup;
}

void Examination::truncate()
{
    const std::size_t n = m_all.size(), outlier = has(DiagnosisCode::WarmupOutlier) ? 1 : 0;
    m_offset = outlier;
    if (n >= 10) {
        const stats::Truncation truncation = stats::mser(m_all);
        const std::size_t drop = std::max(truncation.drop, outlier);
        if (drop >= 2 && !truncation.unconverged) {
            const double before = stats::median(m_all.first(drop)), after = stats::median(m_all.subspan(drop));
            const std::size_t tested = std::min(n, drop + std::max<std::size_t>(3, drop));
            if (before > 1.03 * after && stats::mannKendall(m_all.first(tested)) < -2) {
                Diagnosis& d = add(DiagnosisCode::WarmupRamp,
                                   {{"drop", static_cast<double>(drop)}, {"median", before}, {"steady", after}});
                d.range = {0, static_cast<std::int64_t>(drop) - 1};
                d.fix = DiagnosisFix::DropWarmup;
                m_offset = drop;
            }
        }
    }
    m_steady = m_all.subspan(m_offset);
}

void Examination::trend()
{
    if (m_steady.size() < kTrendLeast || !(m_median > 0)) return;
    const std::vector<double> blocks = stats::blockMedians(m_steady);
    double change = 0;
    if (levelShift(blocks)) {
        change = m_found.back().value("delta");
    } else {
        const double z = stats::mannKendall(blocks);
        const double total = stats::theilSen(blocks) * static_cast<double>(blocks.size() - 1) / m_median;
        if (!(std::abs(z) > 3.29 && std::abs(total) > 0.02)) return;
        change = total;
        add(DiagnosisCode::Drift, {{"z", z}, {"total", total}}).range = {indexOf(0), indexOf(m_steady.size() - 1)};
    }
    clockCaused(change);
}

/// A step has to leave clearly smaller residuals than a line.
bool Examination::levelShift(Series blocks)
{
    const auto [at, p] = stats::pettitt(m_ordering);
    if (!(p < 1e-3) || at < 5 || at + 5 > m_steady.size()) return false;
    const double before = stats::median(m_steady.first(at)), after = stats::median(m_steady.subspan(at));
    const double delta = before > 0 ? after / before - 1 : 0;
    if (!(std::abs(delta) > 0.02)) return false;
    std::vector<double> residuals(m_steady.size());
    for (std::size_t i = 0; i < residuals.size(); ++i)
        residuals[i] = std::abs(m_steady[i] - (i < at ? before : after));
    const double ofStep = stats::medianInPlace(residuals);
    const double slope =
        stats::theilSen(blocks) * (static_cast<double>(blocks.size()) / static_cast<double>(m_steady.size()));
    for (std::size_t i = 0; i < residuals.size(); ++i)
        residuals[i] = m_steady[i] - slope * static_cast<double>(i);
    const double start = stats::medianInPlace(residuals);
    for (std::size_t i = 0; i < residuals.size(); ++i)
        residuals[i] = std::abs(m_steady[i] - (start + slope * static_cast<double>(i)));
    if (!(ofStep <= 0.8 * stats::medianInPlace(residuals))) return false;
    Diagnosis& d = add(DiagnosisCode::LevelShift, {{"at", static_cast<double>(indexOf(at))},
                                                   {"delta", delta},
                                                   {"p", p},
                                                   {"lo", std::min(before, after)},
                                                   {"hi", std::max(before, after)}});
    d.at = {indexOf(at)};
    d.range = {indexOf(at), indexOf(m_steady.size() - 1)};
    return true;
}

/// Time × clock: a change that vanishes in cycles was made by the clock.
void Examination::clockCaused(double change)
{
    if (m_recording.memoryBound || m_recording.clockMHz.size() != m_all.size()) return;
    std::vector<double> cycles;
    cycles.reserve(m_steady.size());
    for (std::size_t i = 0; i < m_steady.size(); ++i) // 0: the clock of that sample is unknown
        if (const double clock = m_recording.clockMHz[i + m_offset]; clock > 0 && std::isfinite(clock))
            cycles.push_back(m_steady[i] * clock);
    if (cycles.size() < kTrendLeast || 2 * cycles.size() < m_steady.size()) return;
    const std::vector<double> blocks = stats::blockMedians(cycles);
    const double total =
        stats::theilSen(blocks) * static_cast<double>(blocks.size() - 1) / stats::medianInPlace(cycles);
    if (!(std::abs(total) < 0.3 * std::abs(change))) return;
    const auto range = m_found.back().range;
    add(DiagnosisCode::ClockCaused, {{"cycles_trend", total}, {"time_trend", change}}).range = range;
}

/// That of a timer which is coarse against the median.
void Examination::findStep()
{
    const auto step = stats::commonStep(m_ordering.sorted);
    if (step && *step >= kCoarseStep * m_median) m_step = *step;
}

void Examination::quantized()
{
    if (!(m_step > 0) || has(DiagnosisCode::BelowTimerResolution)) return; // which tells of ties itself
    const double levels = std::round((m_ordering.sorted.back() - m_ordering.sorted.front()) / m_step) + 1;
    add(DiagnosisCode::QuantizedTimer, {{"step", m_step}, {"median", m_median}, {"levels", levels}}).fix =
        m_recording.timed == Timed::Kernels && !m_recording.batched ? DiagnosisFix::BatchWithGraph : DiagnosisFix::None;
}

void Examination::modes()
{
    if (has(DiagnosisCode::LevelShift)) return;
    const auto levels = stats::twoLevels(m_steady, m_ordering.sorted, std::max(m_recording.timerQuantumUs, m_step));
    if (!levels) return;
    add(levels->regime() ? DiagnosisCode::RegimeSwitch : DiagnosisCode::Bimodal, {{"lo", levels->low},
                                                                                  {"hi", levels->high},
                                                                                  {"share_hi", levels->shareHigh},
                                                                                  {"D", levels->separation},
                                                                                  {"runs_z", levels->runsZ}})
        .range = {indexOf(0), indexOf(m_steady.size() - 1)};
}

void Examination::resolution()
{
    const double step = std::max(m_recording.timerQuantumUs, 0.0);
    if (m_recording.batched || m_recording.timed != Timed::Kernels || m_steady.size() < 10 || !(m_median < 20 * step))
        return;
    const double launches = m_median > 0 ? std::min(std::ceil(200 * step / m_median), 1e9) : 1e9;
    add(DiagnosisCode::BelowTimerResolution, {{"median", m_median},
                                              {"ratio", m_median / step},
                                              {"ties", stats::tieShare(m_ordering.sorted)},
                                              {"batch", launches}})
        .fix = DiagnosisFix::BatchWithGraph;
}

void Examination::tooFew()
{
    const auto isWide = [](const stats::MedianBounds& m) {
        // That samples depend on each other is said by other rules: more of them may be no cure.
        return m.exists() && m.median > 0 && (m.plainHigh - m.plainLow) / m.median > 0.02;
    };
    const stats::MedianBounds steady = stats::medianBounds(m_steady);
    // What a run shows as its median is of all samples, and so is the rule by which it ends.
    const bool wide = isWide(steady) && (m_offset == 0 || isWide(stats::medianBounds(m_all)));
    if (m_steady.size() >= 59 && !wide) return;
    Diagnosis& d =
        add(DiagnosisCode::TooFewSamples, {{"n", static_cast<double>(m_steady.size())}, {"median", m_median}});
    if (steady.exists()) {
        d.values["ci_low"] = steady.plainLow;
        d.values["ci_high"] = steady.plainHigh;
    }
    d.fix = DiagnosisFix::MoreSamples;
}

void Examination::autocorrelated()
{
    const auto n = static_cast<double>(m_steady.size());
    if (m_steady.size() < 30 || has(DiagnosisCode::LevelShift) || has(DiagnosisCode::Drift) ||
        has(DiagnosisCode::RegimeSwitch))
        return;
    const stats::Fences fences = stats::tukeySorted(m_ordering.sorted);
    std::vector<double> cut(m_steady.begin(), m_steady.end());
    for (double& x : cut)
        x = fences.clamp(x);
    const double r1 = stats::autocorrelation(cut);
    if (!(r1 > std::max(0.2, 3 / std::sqrt(n)))) return;
    Diagnosis& d =
        add(DiagnosisCode::Autocorrelated, {{"r1", r1}, {"n_eff", stats::medianBounds(m_steady).nEff}, {"n", n}});
    d.range = {indexOf(0), indexOf(m_steady.size() - 1)};
    d.fix = DiagnosisFix::MoreSamples;
}

void Examination::spikes()
{
    const std::size_t n = m_steady.size();
    if (n < 50 || has(DiagnosisCode::LevelShift) || has(DiagnosisCode::Drift) || has(DiagnosisCode::RegimeSwitch))
        return;
    const double border = std::max(stats::tukeySorted(m_ordering.sorted).high, 1.1 * m_median);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < n; ++i)
        if (m_steady[i] > border) places.push_back(i);
    if (places.empty() || static_cast<double>(places.size()) > 0.1 * static_cast<double>(n)) return;
    const double p99 = stats::quantileSorted(m_ordering.sorted, 0.99);
    Diagnosis& d = add(DiagnosisCode::Spikes, {{"count", static_cast<double>(places.size())},
                                               {"n", static_cast<double>(n)},
                                               {"p99_over_p50", m_median > 0 ? p99 / m_median : 0}});
    for (std::size_t i = 0; i < std::min(places.size(), kMaxMarks); ++i)
        d.at.push_back(indexOf(places[i]));
    repaintsOf(d, places);
}

/// Whether spikes meet this program's repaints more often than by chance.
void Examination::repaintsOf(Diagnosis& spikes, const std::vector<std::size_t>& places) const
{
    if (!m_recording.repaints || m_recording.repaints->empty()) return;
    const auto& repaints = *m_recording.repaints;
    const auto within = std::count_if(repaints.begin(), repaints.end(),
                                      [&](std::int64_t i) { return i >= indexOf(0) && i < indexOf(m_steady.size()); });
    const auto hits =
        std::count_if(places.begin(), places.end(), [&](std::size_t i) { return repaints.contains(indexOf(i)); });
    const double p = stats::hypergeometricTail(hits, static_cast<std::int64_t>(places.size()), within,
                                               static_cast<std::int64_t>(m_steady.size()));
    spikes.values["ui_hits"] = static_cast<double>(hits);
    spikes.values["ui_p"] = p;
    spikes.values["self_inflicted"] = p < 0.01 ? 1 : 0;
    if (!(p < 0.01)) return;
    spikes.severity = Severity::Warning;
    spikes.fix = DiagnosisFix::PauseRepaint;
}

void Examination::memory()
{
    const Recording& r = m_recording;
    if (!(m_median > 0)) return;
    const bool fits = r.workingSetBytes && r.cacheBytes && *r.workingSetBytes > 0 && *r.cacheBytes > 0 &&
                      *r.workingSetBytes < 3 * *r.cacheBytes;
    // What stays in the cache may well be faster than memory.
    if (!fits && r.bytes && r.peakGbps && *r.bytes > 0 && *r.peakGbps > 0) {
        const double gbps = *r.bytes / (m_median * 1e-6) / 1e9;
        if (gbps > 1.02 * *r.peakGbps) {
            Diagnosis& d =
                add(DiagnosisCode::ImpossibleThroughput, {{"gbps", gbps}, {"pct", 100 * gbps / *r.peakGbps}});
            if (!r.workingSetBytes) d.fix = DiagnosisFix::GoCold;
        }
    }
    if (!fits || r.coldUs.empty()) return;
    const double slower = stats::median(r.coldUs) / m_median;
    if (!(slower > 1.10)) return;
    add(DiagnosisCode::L2Resident, {{"ws_over_l2", *r.workingSetBytes / *r.cacheBytes}, {"cold_over_hot", slower}})
        .fix = DiagnosisFix::GoCold;
}

void Examination::host()
{
    const Recording& r = m_recording;
    if (!r.hostUs.empty()) {
        const double enqueue = stats::median(r.hostUs);
        if (enqueue > 0.8 * m_median) {
            Diagnosis& d = add(DiagnosisCode::LaunchBound, {{"host", enqueue}, {"gpu", m_median}});
            if (r.batched)
                d.severity = Severity::Info; // a graph has taken it out of the samples already
            else
                d.fix = DiagnosisFix::BatchWithGraph;
        }
    }
    if (r.wallUs.empty()) return;
    const double wall = stats::median(r.wallUs) - std::max(r.emptyWallUs, 0.0);
    if (m_median < 0.5 * wall && wall - m_median > 20)
        add(DiagnosisCode::WorkOutsideEvents, {{"event", m_median}, {"wall", wall}});
}

bool allFinite(Series values)
{
    return std::all_of(values.begin(), values.end(), [](double x) { return std::isfinite(x); });
}

void keepFinite(std::vector<double>& values)
{
    std::erase_if(values, [](double x) { return !std::isfinite(x); });
}

/// Diagnoses of the finite samples, their places told in the full series.
std::vector<Diagnosis> diagnoseFinite(const Recording& recording)
{
    Recording kept = recording;
    std::vector<std::int64_t> from;
    kept.us.clear();
    kept.clockMHz.clear();
    if (kept.repaints) kept.repaints->clear();
    for (std::size_t i = 0; i < recording.us.size(); ++i) {
        if (!std::isfinite(recording.us[i])) continue;
        const auto place = static_cast<std::int64_t>(i);
        if (recording.repaints && recording.repaints->contains(place))
            kept.repaints->insert(static_cast<std::int64_t>(from.size()));
        if (recording.clockMHz.size() == recording.us.size()) kept.clockMHz.push_back(recording.clockMHz[i]);
        kept.us.push_back(recording.us[i]);
        from.push_back(place);
    }
    for (auto* series : {&kept.coldUs, &kept.hostUs, &kept.wallUs})
        keepFinite(*series);
    std::vector<Diagnosis> found = Examination(kept).run();
    const auto original = [&](std::int64_t i) { return from[static_cast<std::size_t>(i)]; };
    for (Diagnosis& d : found) {
        std::transform(d.at.begin(), d.at.end(), d.at.begin(), original);
        if (d.range) d.range = {original(d.range->first), original(d.range->second)};
        if (d.values.contains("at") && !d.at.empty()) d.values["at"] = static_cast<double>(d.at.front());
    }
    return found;
}

} // namespace

std::vector<Diagnosis> diagnose(const Recording& recording)
{
    const bool finite = allFinite(recording.us) && allFinite(recording.coldUs) && allFinite(recording.hostUs) &&
                        allFinite(recording.wallUs);
    return finite ? Examination(recording).run() : diagnoseFinite(recording);
}

} // namespace qs
