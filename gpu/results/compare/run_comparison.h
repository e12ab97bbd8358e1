// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/results/compare/compared_quantity.h"
#include "gpu/results/compare/run_differences.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Two results of one kind, or files of samples, against each other. The window and `quantoscope compare` show what
/// comes from here.
namespace qs {

struct StudyResult;

/// Which series of a run, or of a file.
struct SeriesKey
{
    std::string group; ///< part of the run: the size of a point of a sweep, a run of a session, of a language model
                       ///< batch × prompt or a task; may be empty
    std::string name;  ///< mode, variant or configuration; empty where a file holds one series without a name
    /// 'group · name', or what there is of it.
    std::string text() const;
    bool operator==(const SeriesKey&) const = default;
};

/// Places in `a` and `b` of what belongs together: of one series each these two, else what has the same group and name,
/// of which the last counts. Groups do not matter where either side has only one. BadInput where nothing belongs
/// together.
Result<std::vector<std::pair<std::size_t, std::size_t>>> matchingSeries(std::span<const SeriesKey> a,
                                                                        std::span<const SeriesKey> b);

/// A figure with its 95% interval, in the unit of its quantity; both ends are the value where it is exact.
struct ComparedFigure
{
    std::int64_t n = 0; ///< samples, tokens or items; 0: exact
    double value = 0, low = 0, high = 0;
    double ceilingPercent = 0; ///< of a time: of the ceiling of the run's own device; 0: none
};
/// A median in µs; the interval is the range of the samples below n = 6.
ComparedFigure medianOf(std::span<const double> us);
/// That of the tables.
ComparedFigure medianOf(const ModeResult& mode);

struct SeriesComparison
{
    SeriesKey key;         ///< in the first run
    SeriesKey keyInB;      ///< of another name only where each run has one series, of another group where each has one
    ComparedFigure a, b;   ///< for runs the figures of their tables
    Comparison comparison; ///< how many times better b is than a: of times the speed-up
    ComparedQuantity quantity = ComparedQuantity::Latency;
    bool simulated = false; ///< in a run or both: a time is that of the simulation, not of the format
    /// The same of SM cycles (time × the clock during each sample); empty where a run does not know its clocks.
    std::optional<Comparison> cycles{};

    /// Of the baseline, where both runs measured it at this size on a device of the same name: what the machine did.
    std::optional<Comparison> machine{};
    /// Where the machine did not stay within ±1%, `comparison` is of the ratios to the baseline, and this is as
    /// measured.
    std::optional<Comparison> asMeasured{};
    /// The machine is excluded: by a baseline that both share, by alternating blocks, by the spread of several runs.
    /// Without that a verdict is of these two recordings.
    bool excludesMachine = true;
    /// Of figures that another tool states, without samples; see compareFigures().
    bool ofFigures = false;

    /// 'int8-token-dynamic'; 'x → y' where the names differ.
    std::string name() const { return key.name == keyInB.name ? key.name : key.name + " → " + keyInB.name; }
    /// '64×256'; '64×256 → 128×256' where the sizes differ.
    std::string group() const { return key.group == keyInB.group ? key.group : key.group + " → " + keyInB.group; }
    /// Whether the two differ in time and not in cycles: the clock alone distinguishes them.
    bool isOnlyClock() const { return comparison.resolved() && cycles && cycles->verdict == Verdict::Same; }
};

struct RunComparison
{
    std::vector<SeriesComparison> series;
    std::vector<SeriesKey> onlyA, onlyB; ///< measured in one of the runs alone
    std::vector<RunDifference> differences;
    std::vector<Message> notes; ///< what both have and yet is not compared, and why
    bool alternating = false;   ///< the runs were measured in alternating blocks; see RunSummary::alternation

    /// The series that differ by the clock alone.
    std::vector<SeriesKey> onlyByClock() const;
    /// A run was of another operation, size, data type or input: a ratio is not one of two implementations.
    bool isOfUnlikeWork() const;
    /// What was measured in one of the runs alone: a size without any series in common once, else 'size · name'.
    std::vector<std::string> onlyIn(bool inA) const;
};

/// Runs are measured one after the other: their samples are no pairs, and drift between them is not excluded.
inline constexpr ComparisonRule kBetweenRuns{.paired = false};

/// The speed-up of b over a, for every mode and size that both have samples of. An effect has to exceed the wider one
/// of the A/A controls of both runs. Where both share a baseline that did not stay within ±1%, the ratios to it are
/// compared. BadInput where they have no series in common.
Result<RunComparison> compareRuns(const RunResult& a, const RunResult& b, const ComparisonRule& rule = kBetweenRuns);

/// The same of several runs a side: from the spread of their medians (of their ratios to the baseline, where all share
/// one) with Welch's t test; at least three a side, else TOO FEW. BadInput where a side has none, or no series is in
/// all.
Result<RunComparison> compareSides(std::span<const RunResult* const> a, std::span<const RunResult* const> b,
                                   const ComparisonRule& rule = kBetweenRuns);

/// A run of kernels, sweeps among them, or a study.
struct ComparedResult
{
    const RunResult* run = nullptr;
    const StudyResult* study = nullptr; ///< null where it is none

    /// 'a sweep', 'a study of a language model'.
    Message kind() const;
};

/// The same of results of any kind. Of language models: times, throughput, memory, perplexity and tasks by
/// configuration, batch and prompt; of accuracy studies: accuracy, latency and size by mode. BadInput, with both kinds,
/// where they are unlike.
Result<RunComparison> compareResults(const ComparedResult& a, const ComparedResult& b,
                                     const ComparisonRule& rule = kBetweenRuns);

/// That the runs were not interleaved, and what does not follow from the comparison for that reason; of `alternating`
/// ones how they were.
Message runOrderText(bool alternating);

/// Whether b takes at least `percent` % longer than a, for certain: the whole interval of the change of time is beyond
/// that, within it, or neither (also where there are too few samples).
enum class Regression : std::uint8_t { No, Yes, NotResolved };
/// As in JSON: 'NO', 'YES', 'NOT_RESOLVED'.
std::string_view regressionName(Regression regression);
Regression regressionOf(const Comparison& comparison, double percent);
/// NotResolved also where a regression may be the machine's.
Regression regressionOf(const SeriesComparison& series, double percent);
/// Takes the word of the user that the machine was in the same state in both runs: what differs is the code's.
void assumeSameMachine(RunComparison& comparison);

} // namespace qs
