// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to run kernels in a worker process: bench_worker WORKER|TARGET [cpu|cuda] [PAIRS]. TARGET is
// 'ssh:HOST', 'slurm:HOST/PARTITION' or 'exec:PREFIX'; the worker is put there. Prints JSON: start-up of the worker to
// its greeting, medians of the same modes here and there by turns with what the two differ by, samples a second of a
// Live run with what became of them, the time from a turn of the knob to the first sample of the new size, and, of a
// target, the time of the first connection with the upload.
#include "gpu/formats/bounded_json.h"
#include "gpu/measure/statistics.h"
#include "gpu/remote/kernel_run_host.h"
#include "gpu/results/run_event_json.h"
#include "gpu/targets/on_target.h"

#include "qs_version.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <thread>
#include <time.h>
#include <vector>

using namespace qs;
using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

namespace {

struct Counter final : EventSink
{
    void event(const RunEvent&) override {}
    void sample(const SampleEvent&) override { ++samples; }
    std::atomic<std::int64_t> samples{0};
};

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

WorkerOptions optionsOf(const std::string& text)
{
    WorkerOptions options;
    if (!isTargetText(text)) {
        options.program = text;
        return options;
    }
    auto there = workersOn(OnTarget{text, {}, true});
    if (!there) std::fprintf(stderr, "%s\n", there.error().text().c_str()), std::exit(3);
    return *there;
}

/// Processor time of this process so far.
double processorSeconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

Json greeting(const WorkerOptions& options, int n)
{
    std::vector<float> ms;
    for (int i = 0; i < n; ++i) {
        WorkerLink link(options);
        const auto start = Clock::now();
        if (auto there = link.ensure({}); !there)
            std::fprintf(stderr, "%s\n", there.error().text().c_str()), std::exit(3);
        ms.push_back(static_cast<float>(millisecondsSince(start)));
    }
    const Summary s = summarize(ms);
    return {{"n", s.n}, {"p50_ms", s.p50}, {"low", s.medianLow}, {"high", s.medianHigh}, {"max_ms", s.max}};
}

RunSpec specOf(bool gpu)
{
    RunSpec spec;
    spec.shape = gpu ? Shape{4096, 8192} : Shape{256, 4096};
    for (const char* name : {"baseline-copy", "int8-token-dynamic", "fp8-e4m3-token-dynamic"})
        spec.modes.push_back(*parseScheme(name));
    spec.iterations = gpu ? 300 : 60;
    spec.backend = gpu ? BackendChoice::Cuda : BackendChoice::Cpu;
    return spec;
}

KernelRunOutcome runIn(const KernelRunFunction& run, const RunSpec& spec)
{
    SpecSource specs(spec);
    Counter counter;
    KernelRunOutcome outcome = run(specs, {}, counter);
    if (outcome.error) std::fprintf(stderr, "%s\n", outcome.error->text().c_str()), std::exit(3);
    return outcome;
}

/// Ratios of medians there / here of runs by turns; of two runs here as well, since runs differ.
Json medians(const KernelRunFunction& here, const KernelRunFunction& there, const RunSpec& spec, int pairs)
{
    std::map<std::string, std::vector<float>> ratios, own, first;
    for (int i = 0; i < pairs; ++i) {
        const KernelRunOutcome a = runIn(here, spec), b = runIn(there, spec), c = runIn(here, spec);
        for (std::size_t m = 0; m < spec.modes.size(); ++m) {
            const auto p50 = [m](const KernelRunOutcome& outcome) {
                return outcome.result.segments.front().modes[m].latency.p50;
            };
            const std::string name = spec.nameOf(m);
            first[name].push_back(static_cast<float>(p50(a)));
            ratios[name].push_back(static_cast<float>(p50(b) / p50(a)));
            own[name].push_back(static_cast<float>(p50(c) / p50(a)));
        }
    }
    Json list = Json::array();
    for (const auto& [name, values] : ratios) {
        const Summary r = summarize(values), o = summarize(own[name]);
        list.push_back({{"mode", name},
                        {"here_us", summarize(first[name]).p50},
                        {"there_over_here", r.p50},
                        {"low", r.medianLow},
                        {"high", r.medianHigh},
                        {"here_over_here", o.p50},
                        {"own_low", o.medianLow},
                        {"own_high", o.medianHigh}});
    }
    return list;
}

std::int64_t recordedIn(const RunResult& result)
{
    std::size_t count = 0;
    for (const Segment& segment : result.segments)
        for (const ModeResult& mode : segment.modes)
            count += mode.samplesUs.size() + mode.warmupUs.size();
    return static_cast<std::int64_t>(count);
}

/// Three seconds of Live: samples a second that reach the sink from the first on, the processor time that they took on
/// this side, and how many the record holds.
Json liveRate(const KernelRunFunction& run, RunSpec spec)
{
    spec.live = true;
    spec.shape = {16, 512};
    spec.cache = CacheMode::Hot;
    spec.modes.resize(2);
    SpecSource specs(spec);
    Counter counter;
    std::stop_source stop;
    double rate = 0, processor = 0;
    std::thread hand([&] {
        while (counter.samples == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        const auto start = Clock::now();
        const std::int64_t before = counter.samples;
        const double used = processorSeconds();
        std::this_thread::sleep_for(std::chrono::seconds(3));
        rate = static_cast<double>(counter.samples - before) / millisecondsSince(start) * 1e3;
        processor = (processorSeconds() - used) / (millisecondsSince(start) * 1e-3);
        stop.request_stop();
    });
    const KernelRunOutcome outcome = run(specs, stop.get_token(), counter);
    hand.join();
    return {{"per_second", rate},
            {"processor_share", processor},
            {"shown", counter.samples.load()},
            {"recorded", recordedIn(outcome.result)}};
}

/// From a turn of the knob in Live to the first sample of the new size.
class Turns final : public EventSink
{
public:
    explicit Turns(SpecSource& specs) : m_specs(specs) {}
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Segment) m_isNew = event.spec.shape == m_specs.latest().shape;
    }
    void sample(const SampleEvent&) override
    {
        if (!m_isNew || m_ms.size() > kTurns) return;
        m_ms.push_back(static_cast<float>(millisecondsSince(m_turned)));
        if (m_ms.size() > kTurns) return void(stop.request_stop());
        RunSpec next = m_specs.latest();
        next.shape.tokens = next.shape.tokens == 16 ? 32 : 16;
        m_isNew = false;
        m_turned = Clock::now();
        m_specs.set(next);
    }
    /// Without the first, which is the beginning of Live.
    Json json()
    {
        if (m_ms.size() < 2) return nullptr;
        m_ms.erase(m_ms.begin());
        const Summary s = summarize(m_ms);
        return {{"n", s.n}, {"p50_ms", s.p50}, {"low", s.medianLow}, {"high", s.medianHigh}, {"max_ms", s.max}};
    }
    std::stop_source stop;

private:
    static constexpr std::size_t kTurns = 25;
    SpecSource& m_specs;
    bool m_isNew = false;
    Clock::time_point m_turned = Clock::now();
    std::vector<float> m_ms;
};

Json turnsOf(const KernelRunFunction& run, RunSpec spec)
{
    spec.live = true;
    spec.shape = {16, 512};
    SpecSource specs(spec);
    Turns turns(specs);
    (void)run(specs, turns.stop.get_token(), turns);
    return turns.json();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) return std::fprintf(stderr, "Usage: bench_worker WORKER|TARGET [cpu|cuda] [PAIRS]\n"), 2;
    const WorkerOptions options = optionsOf(argv[1]);
    const bool gpu = argc > 2 && std::string(argv[2]) == "cuda";
    const int pairs = argc > 3 ? std::max(1, std::atoi(argv[3])) : 7;
    const KernelRunFunction here = runKernels, there = makeIsolatedKernelRun(options);
    const RunSpec spec = specOf(gpu);
    Json out;
    out["benchmark"] = "worker process";
    out["commit"] = QS_COMMIT;
    const KernelRunOutcome warm = runIn(here, spec); // the calibration, where none is kept
    out["device"] = warm.result.environment.device;
    out["cpu"] = warm.result.environment.cpu;
    out["date"] = warm.result.environment.date;
    const auto start = Clock::now();
    {
        WorkerLink first(options);
        if (auto reached = first.ensure({}); !reached)
            return std::fprintf(stderr, "%s\n", reached.error().text().c_str()), 3;
    }
    out["target"] = isTargetText(argv[1]) ? Json(argv[1]) : Json(nullptr);
    out["first_start_ms"] = millisecondsSince(start);
    (void)runIn(there, spec);
    out["greeting"] = greeting(options, 15);
    out["pairs"] = pairs;
    out["modes"] = medians(here, there, spec, pairs);
    out["live"] = {{"here", liveRate(here, spec)}, {"there", liveRate(there, spec)}};
    out["knob_to_first_sample"] = {{"here", turnsOf(here, spec)}, {"there", turnsOf(there, spec)}};
    std::printf("%s\n", dumpJson(out, 1).c_str());
    return 0;
}
