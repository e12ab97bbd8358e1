// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/diagnosis/envelope_store.h"
#include "gpu/measure/log_histogram.h"
#include "gpu/measure/statistics.h"
#include "widgets/charts/core/axis_ticks.h"

#include <QString>
#include <QVector>

#include <optional>
#include <utility>
#include <vector>

namespace qs {

/// Who a trace is: its mode decides hue, dash and marker; the label is what is written at its right end.
struct TraceInfo
{
    QString mode;
    QString label;
    int run = -1; ///< number within an overlay of several runs, which then decides the look: the mode is the
                  ///< same for all
};

/// What is known of a trace's present segment, warm-up left out. Microseconds.
struct TraceStatistics
{
    std::uint64_t count = 0;
    double p5 = 0, p25 = 0, p75 = 0;
    double p50 = 0, p95 = 0, p99 = 0, max = 0, mean = 0;
    /// Whether p95 and p99 rest on enough samples; else they are not shown.
    bool p95Resolved() const { return summary().p95Resolved(); }
    bool p99Resolved() const { return summary().p99Resolved(); }
    double outlier = 0; ///< samples above count as outliers and get a dot
    bool isEstimate =
        false; ///< quantiles are of the histogram, within its error; else of the samples themselves (type 7)

private:
    Summary summary() const
    {
        Summary s;
        s.n = static_cast<std::int64_t>(count);
        return s;
    }
};

/// The samples of one trace as the scope shows them. Positions are indices into the store.
struct ScopeTrace
{
    struct Span
    {
        std::uint64_t begin = 0, end = 0;
    };
    /// A segment that is over: where it ended, and what counted as an outlier in it.
    struct PastSegment
    {
        std::uint64_t end = 0;
        double outlier = 0;
    };

    ScopeTrace(TraceInfo who, std::uint64_t capacity) : info(std::move(who)), store(capacity) {}

    void appendTimed(std::span<const float> samples);
    void appendWarmup(std::span<const float> samples);
    void beginSegment();
    /// What was worked out elsewhere from all samples of the present segment, and is shown from now on.
    void setSummary(const Summary& summary) { given = summary; }
    /// Of the samples while they are few and all kept, of the histogram beyond; a summary that was given
    /// comes first.
    void refreshStatistics();

    /// Iteration number of a position: the first timed sample is 0, the warm-up before it is negative.
    double iteration(double position) const { return position - static_cast<double>(leadingWarmup); }
    double position(double iteration) const { return iteration + static_cast<double>(leadingWarmup); }
    /// The parts of [begin, end) that are warm-up, or those that are not.
    std::vector<Span> parts(std::uint64_t begin, std::uint64_t end, bool warmup) const;
    /// Above which latency the sample at `position` is an outlier, in the setup that it was measured with.
    double outlierLimit(std::uint64_t position) const;
    bool empty() const { return store.head() == 0; }

    TraceInfo info;
    EnvelopeStore store;
    LogHistogram histogram; ///< of the timed samples of the present segment
    double sum = 0;
    std::vector<Span> warmups;
    std::uint64_t leadingWarmup = 0;
    std::vector<PastSegment> past;
    std::uint64_t segmentBegin = 0;
    TraceStatistics statistics;

private:
    /// The timed samples of the present segment; empty where they are many or no longer all kept.
    std::vector<double> fewSamples() const;
    template <typename Quantile> void takeQuantiles(Quantile quantile);

    std::optional<Summary> given;
};

/// A vertical line where Live changed the setup.
struct ScopeMark
{
    QString text;
    QString before;                ///< what the samples before it were measured with
    std::vector<std::uint64_t> at; ///< position in each trace that existed then
};

/// A finding of one trace: at one or many iterations, or over a stretch of them; for example "first iteration 9×
/// slower".
struct ScopeFinding
{
    int trace = 0;
    QString text;
    std::vector<double> at;                         ///< iterations, ascending
    std::optional<std::pair<double, double>> range; ///< first and last iteration
};

/// Iterations in which the device was held back, of all traces alike.
struct ScopeStretch
{
    double first = 0, last = 0;
    QString why; ///< 'power cap'
    bool operator==(const ScopeStretch&) const = default;
};

/// What the machine did meanwhile, on a line of its own below the trace: readings, single events, or states that last.
struct ScopeLane
{
    QString name;                                    ///< 'Clock'
    QString unit;                                    ///< of the readings
    std::vector<std::pair<double, double>> readings; ///< iteration from which each holds, ascending, and its value
    double end = 0;                                  ///< iteration at which the last one ends
    std::vector<double> events;                      ///< iterations, ascending
    std::vector<ScopeStretch> states;
    bool operator==(const ScopeLane&) const = default;
};

/// Everything that a scope shows. Copies are cheap: stores share their blocks.
struct ScopeData
{
    std::vector<ScopeTrace> traces;
    std::vector<ScopeMark> marks;
    std::vector<ScopeFinding> findings;
    std::vector<ScopeStretch> throttled;
    std::vector<ScopeLane> lanes; ///< from the top
    QString baseline;             ///< mode that the others are compared with
    LatencyUnit unit;             ///< of all that is written; without a name: found from the medians
    std::uint64_t capacity = 1'000'000;
    double expected = 0; ///< iterations that a finite run will have; 0 for Live
    double window = 0;   ///< Live: iterations that are shown, the newest; 0: all

    ScopeTrace& addTrace(const TraceInfo& info) { return traces.emplace_back(info, capacity); }
    void addFinding(ScopeFinding finding);
    bool empty() const;
    /// Iteration at which the present setup begins, where others came before it.
    std::optional<double> presentBegin() const;
};

} // namespace qs
