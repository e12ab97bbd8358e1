// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/results/run_event.h"
#include "gpu/studies/protocol/recorder.h"

#include <limits>
#include <optional>
#include <vector>

namespace qs {

/// What a variant of a run is there for.
struct VariantRole
{
    enum class Kind : std::uint8_t {
        Mode,    ///< a mode of the specification
        Other,   ///< the same mode with the other cache state
        Ceiling, ///< a kernel with the same traffic that computes nothing
        Control  ///< a mode once more: what identical kernels differ by
    };
    Kind kind = Kind::Mode;
    int mode = 0; ///< index into what the specification compares; not of ceilings
};

struct VariantPlan
{
    std::vector<KernelVariant> variants;
    std::vector<VariantRole> roles;
};

/// Variants of a specification: its modes or variants in order; with cache Both, or Hot as a probe, each with the other
/// cache state; one ceiling for each distinct traffic; and the A/A control, which is baseline-copy where it is among
/// the modes, else the first.
VariantPlan planVariants(const RunSpec& spec);

/// The measured state of one segment: a record for every variant, and what was found out about every mode.
class SegmentRun
{
public:
    /// `most`: samples that Live keeps over all variants at most, and three quarters of them at least.
    SegmentRun(RunSpec spec, int number, std::size_t most = kLiveSamples);
    static constexpr std::size_t kLiveSamples = 10'000'000;

    const RunSpec& spec() const { return m_spec; }
    int number() const { return m_number; }
    int variantCount() const { return static_cast<int>(m_plan.variants.size()); }
    int modeCount() const { return static_cast<int>(m_spec.count()); }
    const VariantPlan& plan() const { return m_plan; }

    /// Whether a variant takes part in a round. The cold probe beside a hot run ends after some rounds.
    bool takesPart(int variant, std::int64_t round) const;
    /// Takes over harvested timings; mode samples go on to the sink. Until endWarmup they are warm-up.
    void add(const std::vector<Timing>& timings, EventSink& sink);
    /// Rounds count from 0 again and begin with warm-up: a sweep comes back to a point. Nothing may be in flight.
    void beginVisit();
    /// The next visit is the second one, by which the verdicts of what was measured so far are checked.
    void beginSecondVisit() { m_secondVisit = measuredRounds(); }
    bool hasSecondVisit() const { return m_secondVisit > 0; }
    /// Samples of rounds from `round` on are measured. All earlier rounds must have been enqueued before.
    void endWarmup(std::int64_t round) { m_warmupRounds = round; }
    bool isWarm() const { return m_warmupRounds != kNoRound; }
    std::int64_t warmupRounds() const { return isWarm() ? m_warmupRounds : 0; }
    /// Measured samples that every mode has.
    std::int64_t measuredRounds() const;
    /// Mean time of a sample over all variants so far, launches of a graph included; 0 without any.
    double meanSampleUs() const { return m_count ? m_sumUs / static_cast<double>(m_count) : 0.0; }

    ModeResult& mode(int index) { return m_modes[static_cast<std::size_t>(index)]; }
    void setSampling(int variant, const Sampling& sampling);
    int launchesOf(int variant) const { return m_launches[static_cast<std::size_t>(variant)]; }
    void setEffective(const Backend& backend);
    /// Ceilings of operations that no kernel with the same traffic bounds, from the device's measured rates.
    void setRoofline(const Calibration& calibration);
    /// The state before the next measured sample; nothing may be in flight.
    void addPoll(DeviceState state);
    /// The window repainted while this round of the visit was measured.
    void addRepaint(std::int64_t round);
    void setOutliers(const std::optional<InputOutliers>& outliers) { m_outliers = outliers; }
    void setStopReason(Message reason) { m_stopReason = std::move(reason); }

    /// Largest half-width of a mode's median interval, as a fraction of the median; 1 below 6 samples. A pass over all
    /// samples: not for the middle of rounds.
    double worstHalfWidth() const;
    /// The same of the intervals of the paired ratios to the control mode (baseline-copy where it is there, else the
    /// first), of those that have no verdict yet; 0 where all have one.
    double worstOpenPair() const;
    /// Why the time limit ended it: what is not resolved, and whether that is because the machine did not stay as fast.
    Message whyOpen() const;

    /// All modes with current statistics, without samples.
    std::vector<ModeResult> table() const;
    /// Verdicts on the rounds that table() is of: on all of them, or on a thousand evenly spaced over them.
    PairTable quickPairs() const;
    /// Positions count the rounds that Live has forgotten too, as a picture of the whole run does.
    std::vector<ThrottledStretch> throttled() const;
    /// Measured rounds that all modes have and that are kept.
    std::int64_t keptRounds() const { return measuredRounds() - m_forgotten; }
    /// No more samples come. Takes no longer for a long segment: its statistics are made by finish().
    void close();
    /// Forgets all but the newest `rounds`, and as many of the warm-up, of a closed segment; gives the memory back.
    void keepLast(std::int64_t rounds);
    /// Samples that finish() passes on, warm-up and second series included; and with the clocks, by which its memory
    /// goes.
    std::int64_t samples() const;
    std::int64_t held() const;
    /// Everything with samples, statistics and diagnoses: the longer, the more samples.
    Segment finish(const Calibration* calibration) const;
    /// Rounds that Live no longer keeps: the oldest, of all variants alike, with everything that is indexed by
    /// position.
    std::int64_t forgottenRounds() const { return m_forgotten; }
    /// Takes over what an earlier run measured of the same specification: a sweep that goes on.
    void restore(const Segment& segment);

private:
    static constexpr std::int64_t kNoRound = std::numeric_limits<std::int64_t>::max();

    std::vector<double> ceilings(bool exact) const;
    std::vector<ModeResult> finalModes() const;
    void restoreMode(const ModeResult& mode, std::size_t variant);
    bool isProbe(int variant) const;
    void forget(std::int64_t count);

    RunSpec m_spec;
    int m_number;
    VariantPlan m_plan;
    std::vector<SampleRecord> m_records;
    std::vector<std::int64_t> m_received; ///< samples of each variant in this visit, warm-up included
    std::vector<int> m_launches;
    std::vector<ModeResult> m_modes;
    std::size_t m_mostRounds; ///< that are kept
    std::int64_t m_forgotten = 0;
    std::vector<StatePoll> m_polls; ///< rounds, like those of m_repaints, count from the oldest sample that is kept
    std::vector<std::int64_t> m_repaints;
    Message m_stopReason, m_cache;
    std::optional<InputOutliers> m_outliers;
    std::int64_t m_warmupRounds = kNoRound;
    std::int64_t m_visitBase = 0;   ///< measured samples of earlier visits
    std::int64_t m_secondVisit = 0; ///< measured samples before it; 0: there was none
    double m_sumUs = 0;
    std::int64_t m_count = 0;
};

} // namespace qs
