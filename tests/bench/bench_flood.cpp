// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a connection carries 100,000 samples per second without losing one: bench_flood TARGET [SECONDS]. The worker
// in the folder flood/ beside this program is put there, which measures nothing and numbers its samples. Prints JSON:
// the samples per second, how many were shown as they came and how many the record holds, whether each number is there
// in order, the processor time of this process, and the longest pause between two samples. Status 1 where one is lost.
#include "gpu/core/host_info.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/remote/kernel_run_host.h"
#include "gpu/targets/on_target.h"

#include "qs_version.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>
#include <time.h>

using namespace qs;
using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

namespace {

double processorSeconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Counts what is shown, by the thread that reads.
struct Shown final : EventSink
{
    void event(const RunEvent&) override {}
    void sample(const SampleEvent& sample) override
    {
        const auto now = Clock::now();
        if (count > 0) longestPause = std::max(longestPause, std::chrono::duration<double>(now - last).count());
        if (sample.us <= number) inOrder = false;
        number = sample.us;
        last = now;
        ++count;
    }
    std::atomic<std::int64_t> count{0};
    Clock::time_point last;
    double longestPause = 0;
    float number = 0;
    bool inOrder = true;
};

struct Flood
{
    double rate = 0, processor = 0;
    KernelRunOutcome outcome;
};

Flood floodFor(const KernelRunFunction& run, int seconds, Shown& shown)
{
    RunSpec spec;
    spec.live = true;
    spec.modes = {*parseScheme("baseline-copy")};
    SpecSource specs(spec);
    std::stop_source stop;
    Flood out;
    std::atomic<bool> ended = false;
    std::thread hand([&] {
        while (shown.count == 0 && !ended)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        const auto start = Clock::now();
        const std::int64_t before = shown.count;
        const double used = processorSeconds();
        std::this_thread::sleep_for(std::chrono::seconds(ended ? 0 : seconds));
        out.rate = static_cast<double>(shown.count - before) / secondsSince(start);
        out.processor = (processorSeconds() - used) / secondsSince(start);
        stop.request_stop();
    });
    out.outcome = run(specs, stop.get_token(), shown);
    ended = true;
    hand.join();
    return out;
}

bool isWhole(const std::vector<float>& record)
{
    for (std::size_t i = 0; i < record.size(); ++i)
        if (record[i] != static_cast<float>(i + 1)) return false;
    return !record.empty();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) return std::fprintf(stderr, "Usage: bench_flood TARGET [SECONDS]\n"), 2;
    const int seconds = argc > 2 ? std::clamp(std::atoi(argv[2]), 1, 100) : 5;
    const std::string folder = std::filesystem::canonical("/proc/self/exe").parent_path() / "flood";
    const std::string path = std::getenv("PATH") ? std::getenv("PATH") : "";
    ::setenv("PATH", (folder + ":" + path).c_str(), 1); // where the worker is looked for
    WorkerOptions options;
    if (isTargetText(argv[1])) {
        auto there = workersOn(OnTarget{argv[1], {}, true});
        if (!there) return std::fprintf(stderr, "%s\n", there.error().text().c_str()), 3;
        options = *there;
    } else {
        options.program = argv[1];
    }
    Shown shown;
    const Flood flood = floodFor(makeIsolatedKernelRun(options), seconds, shown);
    if (flood.outcome.error) return std::fprintf(stderr, "%s\n", flood.outcome.error->text().c_str()), 3;
    const auto& record = flood.outcome.result.segments.front().modes.front().samplesUs;
    const bool whole = isWhole(record);
    const Json out = {{"benchmark", "samples through a connection"},
                      {"commit", QS_COMMIT},
                      {"cpu", cpuModel()},
                      {"threads", std::thread::hardware_concurrency()},
                      {"target", argv[1]},
                      {"seconds", seconds},
                      {"per_second", flood.rate},
                      {"shown", shown.count.load()},
                      {"shown_in_order", shown.inOrder},
                      {"recorded", record.size()},
                      {"record_is_whole", whole},
                      {"processor_share", flood.processor},
                      {"longest_pause_ms", shown.longestPause * 1e3}};
    std::printf("%s\n", dumpJson(out, 1).c_str());
    return whole && shown.inOrder ? 0 : 1;
}
