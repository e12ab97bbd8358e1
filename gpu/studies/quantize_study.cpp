// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/quantize_study.h"

#include "gpu/core/host_info.h"
#include "gpu/core/host_system.h"
#include "gpu/core/parallel.h"
#include "gpu/core/random.h"
#include "gpu/studies/input_tensor.h"
#include "gpu/studies/segment_run.h"
#include "gpu/studies/verify.h"

#include "qs_version.h"

#include <chrono>
#include <numeric>

namespace qs {

namespace {

using Clock = std::chrono::steady_clock;
double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Work that may be queued on the device at once: short enough that Stop and Live feel immediate.
constexpr double kQueueUs = 20'000;
constexpr double kTableSeconds = 0.2;
/// Live checks the codes of a set-up once it has been left alone for so long.
constexpr double kSettleSeconds = 0.6;

class QuantizeStudy
{
public:
    QuantizeStudy(SpecSource& specs, std::stop_token stop, EventSink& sink) : m_specs(specs), m_stop(std::move(stop)), m_sink(sink) {}

    StudyOutcome run()
    {
        m_outcome.result.programVersion = QS_VERSION;
        m_outcome.result.programCommit = QS_COMMIT;
        while (!m_outcome.error) {
            m_version = m_specs.version();
            const RunSpec spec = m_specs.latest();
            if (auto r = validate(spec); !r) { fail(r.error()); break; }
            if (auto r = open(spec); !r) { fail(r.error()); break; }
            if (auto r = measure(); !r) fail(r.error());
            closeSegment();
            if (m_stop.stop_requested() || !changed()) break;
        }
        if (m_outcome.result.stopReason.empty())
            m_outcome.result.stopReason = m_stop.stop_requested() ? "stopped by the user" : "all iterations done";
        return std::move(m_outcome);
    }

private:
    bool changed() const { return m_specs.version() != m_version; }
    bool interrupted() const { return m_stop.stop_requested() || changed(); }

    void fail(const Error& error)
    {
        if (error.code == ErrorCode::Interrupted && m_stop.stop_requested()) return;
        m_outcome.error = error;
        m_outcome.result.stopReason = error.message;
    }
    void phase(std::string text)
    {
        RunEvent event;
        event.kind = RunEvent::Kind::Phase;
        event.text = std::move(text);
        m_sink.event(event);
    }
    void note(std::string text)
    {
        RunEvent event;
        event.kind = RunEvent::Kind::Note;
        event.text = text;
        m_outcome.result.notes.push_back(std::move(text));
        m_sink.event(event);
    }

    /// Makes backend, buffers and records ready for `spec`, reusing what can be reused.
    Result<void> open(const RunSpec& spec)
    {
        if (m_backend && canRetarget(spec)) {
            if (auto r = m_backend->retarget(spec.shape); !r) return r;
        } else if (auto r = prepare(spec); !r) {
            return r;
        }
        m_spec = spec;
        m_segment.emplace(spec, static_cast<int>(m_outcome.result.segments.size()));
        m_segment->setEffective(*m_backend);
        m_verified = 0;
        m_verifier.reset();
        RunEvent event;
        event.kind = RunEvent::Kind::Segment;
        event.spec = spec;
        event.segment = m_segment->number();
        event.text = m_backend->cacheEffective();
        event.environment = m_outcome.result.environment;
        event.modes = m_segment->table(false);
        m_sink.event(event);
        return {};
    }

    bool canRetarget(const RunSpec& spec) const
    {
        RunSpec same = m_spec;
        same.shape = spec.shape;
        same.warmup = spec.warmup;
        same.iterations = spec.iterations;
        same.live = spec.live;
        return same == spec && !spec.input.isFile() && spec.shape.elements() <= m_input->capacity();
    }

    Result<void> prepare(const RunSpec& spec)
    {
        phase("opening the device");
        if (!m_backend || m_spec.backend != spec.backend || m_spec.device != spec.device) {
            auto opened = openBackend(spec.backend, spec.device);
            if (!opened) return opened.error();
            m_backend = std::move(opened->backend);
            describeEnvironment(opened->reason);
        }
        m_backend->setInterrupt([this] { return interrupted(); });
        phase("making the input");
        const std::int64_t capacity = liveCapacity(spec);
        auto input = InputTensor::make(spec, capacity, m_stop);
        if (!input) return input.error();
        m_input.emplace(std::move(*input));
        phase("allocating");
        Workload workload;
        workload.input = m_input->view(spec.shape);
        workload.capacity = m_input->capacity();
        workload.variants = variantsOf(spec);
        workload.cache = spec.cache;
        workload.method = spec.method;
        workload.launchesPerSample = spec.launchesPerSample;
        workload.given = spec.given();
        return m_backend->prepare(workload);
    }

    /// Elements kept ready in Live, so that a slider finds its buffers already there.
    std::int64_t liveCapacity(const RunSpec& spec) const
    {
        const std::int64_t wanted = spec.shape.elements();
        if (!spec.live || spec.input.isFile()) return wanted;
        const bool gpu = m_backend->info().backend == "cuda";
        const std::int64_t roomy = gpu ? std::int64_t{1} << 27 : std::int64_t{1} << 23;
        const Bytes free = gpu ? m_backend->info().freeMemory : host::availableMemory();
        const auto affordable = static_cast<std::int64_t>(free.value / 16 / (sizeOf(spec.dtype) + 4));
        return std::max(wanted, std::min(roomy, affordable));
    }

    void describeEnvironment(const std::string& reason)
    {
        const DeviceInfo info = m_backend->info();
        Environment& e = m_outcome.result.environment;
        e.backend = info.backend;
        e.backendReason = reason;
        e.device = info.name + (info.detail.empty() ? "" : " (" + info.detail + ")");
        e.deviceMemory = info.backend == "cuda" ? formatBytes(info.totalMemory) : "";
        e.driver = info.driver;
        e.cuda = info.runtime;
        e.clocks = info.clocks;
        e.cpu = cpuModel();
        e.cores = workerThreads();
        e.memory = formatBytes(totalHostMemory());
        e.os = osName();
        e.date = utcNow();
    }

    Result<void> measure()
    {
        const Clock::time_point start = Clock::now();
        m_lastTable = start;
        if (!m_spec.live || m_spec.profile)
            if (auto r = verifyAll(); !r) return r;
        if (m_spec.profile) return profile();
        const std::int64_t rounds = std::int64_t{m_spec.warmup} + m_spec.iterations;
        phase(m_spec.warmup > 0 ? "warming up" : "measuring");
        bool warming = m_spec.warmup > 0;
        const Clock::time_point measureStart = Clock::now();
        for (std::int64_t round = 0; m_spec.live || round < rounds; ++round) {
            if (interrupted()) break;
            if (auto r = enqueueRound(round); !r) return r;
            if (warming && m_segment->completeRounds() >= m_spec.warmup) {
                warming = false;
                phase("measuring");
            }
            report(measureStart, rounds);
            if (m_spec.live && secondsSince(start) > kSettleSeconds)
                if (auto r = verifyNext(); !r) return r;
        }
        if (auto r = harvest(true); !r) return r;
        publishTable();
        return {};
    }

    /// One sample of every variant, in an order drawn anew for each round so that drift hits all alike.
    Result<void> enqueueRound(std::int64_t round)
    {
        m_order.resize(static_cast<std::size_t>(m_segment->variantCount()));
        std::iota(m_order.begin(), m_order.end(), 0);
        for (std::size_t i = m_order.size(); i > 1; --i)
            std::swap(m_order[i - 1], m_order[splitmix64(m_spec.seed ^ 0x5ca1ab1eull, static_cast<std::uint64_t>(round) * 64 + i) % i]);
        for (const int variant : m_order) {
            if (interrupted()) return {};
            if (auto r = m_backend->enqueue(variant, 1); !r) return r;
            const double mean = m_segment->meanSampleUs();
            const int limit = mean > 0 ? std::clamp(static_cast<int>(kQueueUs / mean), 1, 512) : 1;
            if (auto r = harvest(m_backend->pending() >= limit); !r) return r;
        }
        return {};
    }

    Result<void> harvest(bool wait)
    {
        m_timings.clear();
        if (auto r = m_backend->harvest(m_timings, wait); !r) return r;
        m_segment->take(m_timings, m_sink);
        return {};
    }

    void report(Clock::time_point start, std::int64_t rounds)
    {
        if (secondsSince(m_lastTable) < kTableSeconds) return;
        m_lastTable = Clock::now();
        RunEvent event;
        event.kind = RunEvent::Kind::Progress;
        const double done = static_cast<double>(m_segment->completeRounds()) / static_cast<double>(rounds);
        event.fraction = m_spec.live ? -1.0 : std::min(done, 1.0);
        if (!m_spec.live && done > 0) event.secondsLeft = secondsSince(start) * (1.0 - event.fraction) / done;
        event.text = m_backend->stateLine();
        m_sink.event(event);
        publishTable();
    }

    void publishTable()
    {
        RunEvent event;
        event.kind = RunEvent::Kind::Table;
        event.segment = m_segment->number();
        event.spec = m_spec;
        event.modes = m_segment->table(false);
        m_sink.event(event);
    }

    Result<void> verifyAll()
    {
        phase("verifying the codes");
        while (m_verified < m_segment->modeCount() && !interrupted()) {
            if (auto r = verifyNext(); !r) return r;
            if (secondsSince(m_lastTable) > kTableSeconds) {
                m_lastTable = Clock::now();
                publishTable();
            }
        }
        publishTable();
        return {};
    }

    /// Holds the next mode's codes against the oracle; does nothing once all are done.
    Result<void> verifyNext()
    {
        if (m_verified >= m_segment->modeCount()) return {};
        if (auto r = harvest(true); !r) return r;
        if (!m_verifier) m_verifier.emplace(m_input->view(m_spec.shape), m_spec.given(), m_stop);
        if (!m_verifier->ready()) return {};
        auto back = m_backend->readBack(m_verified);
        if (!back) return back.error();
        ModeResult& mode = m_segment->mode(m_verified++);
        m_verifier->check(*back, mode);
        if (mode.verification.rowsDiffer > 0)
            note(mode.requested + ": " + mode.verification.text() + ". Do not trust this mode's figures; please report it.");
        if (mode.constantInput) note(mode.requested + ": constant input, there is nothing to scale (scale 0, codes 0).");
        return {};
    }

    /// One launch a mode between profiler start and stop, for Nsight.
    Result<void> profile()
    {
        phase("profiling one iteration a mode");
        for (int i = 0; i < m_segment->modeCount() && !interrupted(); ++i) {
            if (m_spec.warmup > 0)
                if (auto r = m_backend->enqueue(i, m_spec.warmup); !r) return r;
            if (auto r = harvest(true); !r) return r;
            auto timing = m_backend->profileOnce(i, "quantoscope " + m_segment->mode(i).requested);
            if (!timing) return timing.error();
            m_segment->take({Timing{i, timing->us}}, m_sink);
        }
        publishTable();
        return {};
    }

    void closeSegment()
    {
        if (!m_segment) return;
        if (m_segment->thinned() > 0)
            note("Live kept the last samples; " + formatCount(m_segment->thinned()) + " older ones are in the statistics of the run only.");
        m_outcome.result.segments.push_back(m_segment->finish(*m_backend));
        m_segment.reset();
    }

    SpecSource& m_specs;
    std::stop_token m_stop;
    EventSink& m_sink;
    StudyOutcome m_outcome;
    std::uint64_t m_version = 0;
    RunSpec m_spec;
    std::unique_ptr<Backend> m_backend;
    std::optional<InputTensor> m_input;
    std::optional<SegmentRun> m_segment;
    std::optional<Verifier> m_verifier;
    int m_verified = 0;
    std::vector<int> m_order;
    std::vector<Timing> m_timings;
    Clock::time_point m_lastTable;
};

} // namespace

StudyOutcome runQuantizeStudy(SpecSource& specs, std::stop_token stop, EventSink& sink)
{
    return QuantizeStudy(specs, std::move(stop), sink).run();
}

} // namespace qs
