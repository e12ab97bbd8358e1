// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/quantize_run.h"

#include "gpu/core/host_system.h"
#include "gpu/core/parallel.h"
#include "gpu/results/resolution.h"
#include "gpu/studies/kept/kept_controls.h"
#include "gpu/studies/protocol/bench.h"
#include "gpu/studies/protocol/live_budget.h"

#include "qs_version.h"

#include <algorithm>
#include <chrono>

namespace qs {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kTableSeconds = 0.2;
/// Live checks the codes of a setup once it has been left alone for so long.
constexpr double kSettleSeconds = 0.6;
/// A device without a kept calibration is calibrated after so long.
constexpr double kCalibrateSeconds = 2;
/// A repaint of the window takes about so long.
constexpr std::chrono::milliseconds kPaint{4};
/// At such a shape no format pads its rows or scales.
constexpr Shape kUnpadded{128, 4096};

class ModesRun
{
public:
    ModesRun(SpecSource& specs, std::stop_token stop, EventSink& sink)
        : m_specs(specs), m_stop(stop), m_sink(sink),
          m_bench(stop, [this] { return interrupted(); }, sink, m_outcome.result)
    {
        m_bench.setRepaintProbe([this] { return m_specs.paintedWithin(kPaint); });
    }

    /// Goes on with the device and the buffers of an earlier run.
    void attach(KeptBench kept) { m_bench.attach(std::move(kept)); }
    /// Leaves them where the run ended without an error.
    std::optional<KeptBench> detach() { return m_failed ? std::nullopt : m_bench.detach(); }

    KernelRunOutcome run()
    {
        m_outcome.result.programVersion = QS_VERSION;
        m_outcome.result.programCommit = QS_COMMIT;
        while (!m_outcome.error) {
            m_version = m_specs.version();
            const RunSpec spec = m_specs.latest();
            if (auto r = validate(spec); !r) {
                fail(r.error());
                break;
            }
            if (auto r = open(spec); !r) {
                fail(r.error());
                break;
            }
            if (auto r = measure(); !r) fail(r.error());
            closeSegment();
            if (m_stop.stop_requested() || !changed()) break;
        }
        finish();
        if (m_outcome.result.stopReason.empty()) m_outcome.result.stopReason = endReason();
        if (m_forgot)
            m_bench.note(
                Message::tr("Discarded from the earlier Live setups: %1 samples, including all samples of %2 setups.")
                    .arg(formatCount(m_forgot.samples), formatCount(m_forgot.setUps)));
        return std::move(m_outcome);
    }

private:
    bool changed() const { return m_specs.version() != m_version; }
    bool interrupted() const { return m_stop.stop_requested() || changed(); }

    void fail(const Error& error)
    {
        m_failed = true;
        if (error.code == ErrorCode::Interrupted && m_stop.stop_requested()) return;
        m_outcome.error = error;
        m_outcome.result.stopReason = error.message;
    }

    Message endReason() const
    {
        if (m_stop.stop_requested()) return Message::tr("stopped by the user");
        const Segment* last = m_outcome.result.last();
        return last && !last->stopReason.empty() ? last->stopReason : Message::tr("all iterations done");
    }

    /// Makes backend, buffers and records ready for `spec`, reusing what can be reused.
    Result<void> open(const RunSpec& asked)
    {
        const auto left = m_bench.available(asked);
        if (!left) return left.error();
        const RunSpec& spec = *left;
        if (m_bench.canReshape(spec)) {
            if (auto r = m_bench.reshape(spec); !r) return r;
        } else {
            // No more than this shape needs: in Live the first samples come at once. makeRoom() does the rest.
            if (auto r = m_bench.prepare(spec, spec.shape.elements()); !r) return r;
            m_roomy = false;
        }
        m_spec = spec;
        m_segment.emplace(spec, m_begun++);
        if (auto r = m_bench.chooseSampling(*m_segment); !r) return r;
        RunEvent event;
        event.kind = RunEvent::Kind::Segment;
        event.spec = spec;
        event.segment = m_segment->number();
        event.text = m_bench.backend()->cacheEffective();
        event.environment = m_outcome.result.environment;
        event.modes = m_segment->table();
        m_sink.event(event);
        return {};
    }

    /// Elements to keep ready in Live once a setup has been left alone, so that a slider finds its buffers already
    /// there; no more than wanted where they would not serve it.
    std::int64_t liveCapacity(const RunSpec& spec) const
    {
        const std::int64_t wanted = spec.shape.elements();
        if (!spec.live || spec.input.isFile() || !Bench::reshapes(spec, kUnpadded)) return wanted;
        const bool gpu = spec.backend == BackendChoice::Cuda ||
                         (m_bench.backend() && m_bench.backend()->info().backend == BackendChoice::Cuda);
        const std::int64_t roomy = gpu ? std::int64_t{1} << 27 : std::int64_t{1} << 23;
        const Bytes free = gpu && m_bench.backend() ? m_bench.backend()->info().freeMemory : host::availableMemory();
        const auto affordable = static_cast<std::int64_t>(free.value / 16 / (sizeOf(spec.dtype) + 4));
        return std::max(wanted, std::min(roomy, affordable));
    }

    Result<void> measure()
    {
        m_lastTable = Clock::now();
        if (!m_spec.live || m_spec.profile) {
            m_bench.phase(Message::tr("verifying the codes"));
            if (auto r = m_bench.verifyAll(*m_segment); !r) return r;
            m_bench.publishTable(*m_segment);
        }
        if (m_spec.profile) return profile();
        m_bench.phase(Message::tr("warming up"), RunPhase::Measuring);
        if (auto r = m_bench.begin(*m_segment); !r) return r;
        if (auto r = rounds(); !r) return r;
        if (auto r = m_bench.end(*m_segment); !r) return r;
        if (!m_spec.live)
            if (auto r = m_bench.measureEnergy(*m_segment); !r) return r;
        m_bench.publishTable(*m_segment);
        return {};
    }

    Result<void> rounds()
    {
        const Clock::time_point start = Clock::now();
        bool warming = true;
        while (!interrupted()) {
            const auto ends = done(start);
            if (!ends) return ends.error();
            if (*ends) break;
            if (auto r = m_bench.round(*m_segment); !r) return r;
            if (warming && m_segment->isWarm()) {
                warming = false;
                m_measureStart = Clock::now();
                m_bench.phase(Message::tr("measuring"), RunPhase::Measuring);
            }
            report();
            if (m_spec.live && secondsSince(start) > kSettleSeconds)
                if (auto r = settle(start, warming); !r) return r;
        }
        return {};
    }

    /// What Live leaves for later, so that its first samples come at once: room for larger shapes, the codes and the
    /// calibration.
    Result<void> settle(Clock::time_point start, bool& warming)
    {
        if (!m_roomy) {
            m_roomy = true;
            const std::int64_t roomy = liveCapacity(m_spec);
            if (roomy <= m_spec.shape.elements() || roomy <= m_bench.capacity()) return {};
            warming = true; // the device comes from other work
            return m_bench.makeRoom(*m_segment, roomy);
        }
        const auto more = m_bench.verifyNext(*m_segment);
        if (!more) return more.error();
        if (*more || !m_bench.isCalibrationDue() || secondsSince(start) < kCalibrateSeconds) return {};
        warming = true;
        return m_bench.calibrateIfDue(*m_segment);
    }

    /// Whether the stopping rule holds; says which in the segment.
    Result<bool> done(Clock::time_point start)
    {
        if (m_spec.live || !m_segment->isWarm()) return false;
        const std::int64_t measured = m_bench.rounds() - m_segment->warmupRounds();
        if (m_spec.stop == StopRule::Fixed) {
            if (measured < m_spec.iterations) return false;
            m_segment->setStopReason(Message::tr("all iterations done"));
            return true;
        }
        const bool late = secondsSince(start) >= m_spec.timeLimitSeconds;
        // Looking costs a sort: when there are enough samples, whenever a tenth more is there, and at the end.
        if (!late && (measured < m_nextLook || m_segment->measuredRounds() < kResolvedRounds)) return false;
        m_nextLook = measured + std::max<std::int64_t>(8, measured / 10);
        if (auto r = m_bench.harvest(*m_segment, true); !r) return r.error(); // what is judged is what is stored
        m_half = m_segment->worstHalfWidth();
        if (m_half <= kResolvedHalfWidth) m_half = std::max(m_half, m_segment->worstOpenPair());
        if (m_half > kResolvedHalfWidth || m_segment->measuredRounds() < kResolvedRounds) {
            if (late) m_segment->setStopReason(m_segment->whyOpen());
            return late;
        }
        m_segment->setStopReason(Message::tr("all medians within ±1% and all comparisons resolved"));
        return true;
    }

    double fraction() const
    {
        if (m_spec.live) return -1.0;
        if (!m_segment->isWarm()) return 0.0;
        if (m_spec.stop == StopRule::UntilResolved) {
            // The half-width falls with the root of n. It is the one of the last look: to look again would sort in the
            // middle of the rounds.
            const double byRounds = static_cast<double>(m_segment->measuredRounds()) / kResolvedRounds;
            const double wanted = kResolvedHalfWidth * kResolvedHalfWidth;
            const double byWidth =
                m_nextLook == 0 ? byRounds : std::min(wanted / std::max(m_half * m_half, 1e-8), byRounds);
            return std::clamp(std::max(byWidth, secondsSince(m_measureStart) / m_spec.timeLimitSeconds), 0.0, 1.0);
        }
        return std::min(static_cast<double>(m_segment->measuredRounds()) / m_spec.iterations, 1.0);
    }

    void report()
    {
        if (secondsSince(m_lastTable) < kTableSeconds) return;
        m_lastTable = Clock::now();
        RunEvent event;
        event.kind = RunEvent::Kind::Progress;
        event.fraction = fraction();
        if (event.fraction > 0.02)
            event.secondsLeft = secondsSince(m_measureStart) * (1.0 - event.fraction) / event.fraction;
        event.text = m_bench.stateLine();
        m_sink.event(event);
        m_bench.publishTable(*m_segment);
    }

    /// One launch a mode between profiler start and stop, for Nsight.
    Result<void> profile()
    {
        m_bench.phase(Message::tr("profiling one iteration per mode"));
        Backend& backend = *m_bench.backend();
        for (int i = 0; i < m_segment->modeCount() && !interrupted(); ++i) {
            m_segment->beginVisit();
            if (m_spec.warmup > 0)
                if (auto r = backend.enqueue(i, m_spec.warmup); !r) return r;
            if (auto r = m_bench.harvest(*m_segment, true); !r) return r;
            auto timing = backend.profileOnce(i, "quantoscope " + m_segment->mode(i).requested);
            if (!timing) return timing.error();
            m_segment->endWarmup(0);
            m_segment->add({*timing}, m_sink);
        }
        m_bench.publishTable(*m_segment);
        return {};
    }

    void closeSegment()
    {
        if (!m_segment) return;
        if (const std::int64_t gone = m_segment->forgottenRounds(); gone > 0)
            m_bench.note(Message::tr("Live keeps the newest rounds of a setup: the first %1 of %2 are not included in "
                                     "the result and its statistics.")
                             .arg(formatCount(gone), formatCount(m_segment->measuredRounds())));
        m_segment->close();
        m_measured.push_back(std::move(*m_segment));
        m_segment.reset();
        forgetEarlier();
        m_nextLook = 0;
        m_half = 1;
    }

    /// Statistics of all setups, once nothing is measured any more: a turn in Live does not wait for those of the setup
    /// that it ends, nor do they take the processors from the one that it begins. All are judged by what the device was
    /// last calibrated to, as they are when the result is read again.
    void finish()
    {
        if (m_measured.empty()) return;
        m_bench.phaseClosing();
        const auto& calibration = m_bench.calibration();
        std::vector<Segment>& done = m_outcome.result.segments;
        done.resize(m_measured.size());
        parallelFor(std::ssize(m_measured), 1, [&](std::int64_t at, std::int64_t, int) {
            const auto i = static_cast<std::size_t>(at);
            done[i] = m_measured[i].finish(calibration ? &*calibration : nullptr);
        });
        m_measured.clear();
        for (const Segment& segment : done)
            if (!segment.spec.live && m_bench.backend()) keepControl(m_bench.backend()->info(), segment);
    }

    /// Live never ends: of the setups that it left behind some is kept. What goes is counted, and said when the run
    /// ends.
    void forgetEarlier()
    {
        if (!m_spec.live) return;
        const bool first = !m_forgot;
        m_forgot += keepNewest(m_measured);
        if (first && m_forgot)
            m_bench.note(
                Message::tr("Of the earlier Live setups, up to %1 samples in total are kept, at least %2 rounds of "
                            "each and at most %3 setups; the shortest are discarded first.")
                    .arg(formatCount(kEarlierSamples), formatCount(kMinLiveRounds), formatCount(kEarlierSetUps)));
    }

    SpecSource& m_specs;
    std::stop_token m_stop;
    EventSink& m_sink;
    KernelRunOutcome m_outcome;
    Bench m_bench;
    std::uint64_t m_version = 0;
    RunSpec m_spec;
    std::optional<SegmentRun> m_segment;
    std::vector<SegmentRun> m_measured; ///< earlier ones, without statistics
    std::int64_t m_nextLook = 0;
    double m_half = 1; ///< half-width of the median known worst, at the last look
    int m_begun = 0;   ///< setups so far; Live does not keep all
    bool m_failed = false;
    bool m_roomy = false; ///< Live's buffers are ready for larger shapes, or there is no room for them
    Forgotten m_forgot;   ///< of what earlier setups of Live measured
    Clock::time_point m_lastTable, m_measureStart;
};

} // namespace

KernelRunOutcome runModes(SpecSource& specs, std::stop_token stop, EventSink& sink)
{
    return ModesRun(specs, std::move(stop), sink).run();
}

KernelRunOutcome runKernels(SpecSource& specs, std::stop_token stop, EventSink& sink)
{
    return specs.latest().isSweep() ? runSweepStudy(specs, std::move(stop), sink)
                                    : runModes(specs, std::move(stop), sink);
}

KernelRunOutcome runStudyKeeping(SpecSource& specs, std::stop_token stop, EventSink& sink,
                                 std::optional<KeptBench>& kept)
{
    const RunSpec spec = specs.latest();
    if (!spec.live && !specs.moreFollows()) {
        kept.reset();
        return runKernels(specs, std::move(stop), sink);
    }
    if (spec.isSweep()) return runSweepStudy(specs, std::move(stop), sink, kept);
    ModesRun study(specs, std::move(stop), sink);
    return runKeeping(study, kept);
}

} // namespace qs
