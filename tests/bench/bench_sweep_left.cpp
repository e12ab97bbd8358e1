// SPDX-License-Identifier: GPL-3.0-or-later
// How true the time left of a sweep is: bench_sweep_left [HIDDEN] [ITERATIONS]. Runs sweeps over 17 sizes on the CPU,
// keeps what each said while it ran, and prints as JSON what it said after 25, 50, 75 and 90 % of the time and what
// was really left; and by how much the time left ever grew. QS_TRACE=1 writes all of it, and what each point took, to
// the standard error stream.
#include "gpu/formats/bounded_json.h"
#include "gpu/results/run_event.h"
#include "gpu/studies/protocol/quantize_run.h"

#include "qs_version.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace qs;
using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

namespace {

struct Said
{
    double at = 0, fraction = 0, left = 0; ///< seconds from the start, 0 to 1, seconds
};

/// Keeps what the progress says, with the time at which it says so.
struct Listener final : EventSink
{
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Progress && event.secondsLeft >= 0)
            said.push_back({seconds(), event.fraction, event.secondsLeft});
        if (event.kind == RunEvent::Kind::Segment) begun.emplace_back(seconds(), event.spec);
    }
    void sample(const SampleEvent&) override
    {
        if (firstSample < 0) firstSample = seconds();
    }
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start).count(); }

    Clock::time_point start = Clock::now();
    std::vector<Said> said;
    std::vector<std::pair<double, RunSpec>> begun; ///< visits of points
    double firstSample = -1;
};

RunSpec sweepOf(std::int64_t hidden, int iterations, const char* axis)
{
    RunSpec spec;
    spec.shape = {1, hidden};
    for (const char* name : {"baseline-copy", "int8-token-dynamic", "fp8-e4m3-token-dynamic", "nf4-group64"})
        spec.modes.push_back(*parseScheme(name));
    spec.iterations = iterations;
    spec.backend = BackendChoice::Cpu;
    spec.axes.push_back(parseSweepAxis(axis).value());
    return spec;
}

/// By how much of itself the time left grew beyond the least that was said before, from `from` on.
double largestGrowth(const std::vector<Said>& said, double from)
{
    double least = INFINITY, growth = 0;
    for (const Said& one : said) {
        if (one.at < from) continue;
        if (least > 1 && std::isfinite(least)) growth = std::max(growth, one.left / least - 1);
        least = std::min(least, one.left);
    }
    return growth;
}

Json measure(const char* name, const RunSpec& spec)
{
    SpecSource specs(spec);
    Listener listener;
    const KernelRunOutcome outcome = runKernels(specs, {}, listener);
    const double end = listener.seconds();
    if (outcome.error) std::fprintf(stderr, "%s\n", outcome.error->text().c_str()), std::exit(3);
    if (listener.said.empty()) std::fprintf(stderr, "%s: no progress was reported\n", name), std::exit(3);
    const double begin = listener.said.front().at;
    Json out = {{"sweep", name},
                {"command", commandLine(spec)},
                {"points", outcome.result.segments.size()},
                {"ended", outcome.result.stopReason.english()},
                {"seconds", end - begin},
                {"before_first_estimate_s", begin},
                {"first_estimate_s", listener.said.front().left},
                {"after", Json::array()}};
    for (const double share : {0.25, 0.5, 0.75, 0.9}) {
        const double at = begin + share * (end - begin);
        auto last = listener.said.front();
        for (const Said& one : listener.said)
            if (one.at <= at) last = one;
        out["after"].push_back({{"share", share},
                                {"said_at_s", last.at - begin},
                                {"fraction", last.fraction},
                                {"said_left_s", last.left},
                                {"really_left_s", end - last.at},
                                {"error_percent", 100 * (last.left / (end - last.at) - 1)}});
    }
    double worst = 0;
    for (const Said& one : listener.said)
        if (one.at >= begin + 0.25 * (end - begin) && end - one.at > 1)
            worst = std::max(worst, std::fabs(one.left / (end - one.at) - 1));
    out["worst_error_from_quarter_percent"] = 100 * worst;
    out["largest_growth_percent"] = 100 * largestGrowth(listener.said, listener.said.front().at + 1);
    if (std::getenv("QS_TRACE"))
        for (std::size_t i = 0; i < listener.begun.size(); ++i) {
            RunSpec point = listener.begun[i].second;
            if (point.stop != StopRule::Fixed) point.stop = StopRule::Fixed, point.iterations = 59;
            const double to = i + 1 < listener.begun.size() ? listener.begun[i + 1].first : end;
            std::fprintf(stderr, "point %6lld estimated %8.3f took %8.3f\n", static_cast<long long>(point.shape.tokens),
                         estimateRun(point, listDevices().front().info).seconds, to - listener.begun[i].first);
        }
    if (std::getenv("QS_TRACE"))
        for (const Said& one : listener.said)
            std::fprintf(stderr, "%8.2f %5.3f left %8.2f really %8.2f\n", one.at - begin, one.fraction, one.left,
                         end - one.at);
    return out;
}

} // namespace

int main(int argc, char** argv)
{
    const std::int64_t hidden = argc > 1 ? std::max(1, std::atoi(argv[1])) : 512;
    const int iterations = argc > 2 ? std::max(1, std::atoi(argv[2])) : 30;
    Json out = {{"benchmark", "time left of a sweep"}, {"commit", QS_COMMIT}, {"runs", Json::array()}};
    const RunSpec rising = sweepOf(hidden, iterations, "num-tokens=1:65536:x2");
    RunSpec falling = rising;
    std::ranges::reverse(falling.axes.front().values);
    RunSpec resolved = rising;
    resolved.stop = StopRule::UntilResolved;
    resolved.timeLimitSeconds = 2;
    for (const auto& [name, spec] : {std::pair{"rising sizes", rising}, std::pair{"falling sizes", falling},
                                     std::pair{"until resolved", resolved}})
        out["runs"].push_back(measure(name, spec));
    std::printf("%s\n", dumpJson(out, 1).c_str());
    return 0;
}
