// SPDX-License-Identifier: GPL-3.0-or-later
// A study in a worker process: the same outcome as here, and whatever the worker does, the run ends, says why and keeps
// what came.
#include <doctest/doctest.h>

#include "tests/gpu/support/cpu_test_options.h"
#include "tests/gpu/support/study_listener.h"
#include "tests/gpu/support/worker_cases.h"

#include "gpu/remote/kernel_run_host.h"
#include "gpu/remote/result_wire.h"
#include "gpu/results/run_event_json.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace qs;
using namespace qs::test;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

RunSpec smallSpec(int iterations = 40)
{
    RunSpec spec;
    spec.shape = {16, 256};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.iterations = iterations;
    spec.backend = BackendChoice::Cpu;
    spec.cache = CacheMode::Hot;
    spec.warmupMs = 1;
    return spec;
}

/// Runs once with nobody stopping.
KernelRunOutcome runOnce(KernelRunHost& host, const RunSpec& spec, EventSink& sink)
{
    SpecSource specs(spec);
    return host.run(specs, {}, sink);
}

/// Stops as soon as some samples are there; how long the run then took to end.
double runAndStop(KernelRunHost& host, SpecSource& specs, Listener& listener, KernelRunOutcome& outcome,
                  const std::function<void()>& before = {})
{
    std::stop_source stop;
    Clock::time_point stopped;
    std::thread hand([&] {
        waitFor([&] { return listener.samples >= 20; });
        if (before) before();
        stopped = Clock::now();
        stop.request_stop();
    });
    outcome = host.run(specs, stop.get_token(), listener);
    const auto ended = Clock::now();
    hand.join();
    return std::chrono::duration<double>(ended - stopped).count();
}

bool isAlive(int pid)
{
    std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
    std::string id, name, state;
    return (stat >> id >> name >> state) && state != "Z";
}

/// What the fake sends before it misbehaves.
void checkPartial(const KernelRunOutcome& outcome)
{
    REQUIRE(outcome.result.segments.size() == 1);
    const Segment& segment = outcome.result.segments.front();
    REQUIRE(segment.modes.size() == 2);
    CHECK(segment.modes[0].samplesUs.size() == 10);
    CHECK(segment.modes[1].samplesUs.front() == 2.0f);
    CHECK(segment.modes[0].latency.n == 10);
    CHECK(outcome.result.notes.back().english().find("Partial") == 0);
    CHECK(outcome.result.environment.process.find("worker process ") == 0);
}

} // namespace

TEST_CASE("a run in a worker process has the outcome of one in this process")
{
    Listener here, there;
    KernelRunHost isolated(real());
    SpecSource specs(smallSpec());
    const KernelRunOutcome a = runKernels(specs, {}, here), b = runOnce(isolated, smallSpec(), there);
    REQUIRE(!a.error);
    REQUIRE(!b.error);
    REQUIRE(b.result.segments.size() == 1);
    CHECK(a.result.environment.process.empty());
    CHECK(b.result.environment.process == "worker process " + std::to_string(isolated.pid()));
    CHECK(b.result.environment.device == a.result.environment.device);
    CHECK(b.result.stopReason == a.result.stopReason);
    const Segment &x = a.result.segments.front(), &y = b.result.segments.front();
    CHECK(y.spec == x.spec);
    CHECK(y.controlUs.size() == x.controlUs.size());
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK(y.modes[i].requested == x.modes[i].requested);
        CHECK(y.modes[i].effective.substr(0, 8) ==
              x.modes[i].effective.substr(0, 8)); // threads and launches are chosen anew by each run
        CHECK(y.modes[i].samplesUs.size() == 40);
        CHECK(y.modes[i].otherUs.size() == x.modes[i].otherUs.size());
        CHECK(y.modes[i].otherCache == x.modes[i].otherCache);
        CHECK(y.modes[i].verification.rows == x.modes[i].verification.rows);
        CHECK(y.modes[i].verification.rowsDiffer == 0);
        CHECK(y.modes[i].error->sqnrDb == x.modes[i].error->sqnrDb);
    }
    CHECK(there.samples >= 80);
    CHECK(there.segments == 1);
    CHECK(there.verified == here.verified);
    const int first = isolated.pid();
    Listener again;
    CHECK(!runOnce(isolated, smallSpec(), again).error);
    CHECK(isolated.pid() == first); // one worker serves many runs
}

TEST_CASE("samples reach the other side bit for bit")
{
    RunResult result;
    Segment segment;
    segment.spec = smallSpec();
    ModeResult mode;
    mode.requested = "baseline-copy";
    for (int i = 1; i < 5000; ++i)
        mode.samplesUs.push_back(1.0f / static_cast<float>(i)), mode.clockMHz.push_back(i % 7 ? 1980.25f : 0.0f);
    mode.warmupUs = {3.3333333f, 1e-30f};
    mode.otherUs = {0.1f, 0.2f};
    mode.otherCache = CacheMode::Cold;
    mode.preempted = {3, 77};
    segment.modes = {mode, mode};
    segment.modes[1].requested = "int8-token-dynamic";
    segment.controlMode = "baseline-copy";
    segment.controlUs = {0.5f, 0.25f};
    segment.repaints = {1, 2};
    result.segments = {segment, segment};
    result.segments[1].modes[0].samplesUs.clear();
    result.notes = {"a note"};
    ResultPieces pieces;
    const std::string json = sendSeries(result, [&](nlohmann::ordered_json head, std::string_view payload) {
        return pieces.add(nlohmann::json::parse(head.dump()), payload).ok();
    });
    const auto back = pieces.finish(json);
    REQUIRE(back.ok());
    REQUIRE(back->segments.size() == 2);
    const ModeResult& read = back->segments[0].modes[1];
    CHECK(read.samplesUs == mode.samplesUs);
    CHECK(read.clockMHz == mode.clockMHz);
    CHECK(read.warmupUs == mode.warmupUs);
    CHECK(read.otherUs == mode.otherUs);
    CHECK(read.otherCache == CacheMode::Cold);
    CHECK(read.preempted == mode.preempted);
    CHECK(read.latency.p50 == summarize(mode.samplesUs).p50);
    CHECK(back->segments[0].controlUs == segment.controlUs);
    CHECK(back->segments[0].repaints == segment.repaints);
    CHECK(back->segments[1].modes[0].samplesUs.empty());
    CHECK(back->notes == result.notes);
}

TEST_CASE("live runs follow changes of the specification, and stop")
{
    KernelRunHost host(real());
    RunSpec spec = smallSpec();
    spec.live = true;
    SpecSource specs(spec);
    Listener listener;
    std::stop_source stop;
    std::thread hand([&] {
        waitFor([&] { return listener.samples > 5; });
        spec.shape = {8, 128};
        specs.set(spec);
        specs.notePaint();
        waitFor([&] { return listener.segment == 1; });
        stop.request_stop();
    });
    const KernelRunOutcome outcome = host.run(specs, stop.get_token(), listener);
    hand.join();
    CHECK(!outcome.error);
    REQUIRE(outcome.result.segments.size() >= 2);
    CHECK(outcome.result.segments.back().spec.shape == Shape{8, 128});
    CHECK(outcome.result.stopReason.english() == "stopped by the user");
    CHECK(outcome.result.notes.empty());
}

TEST_CASE("a sweep goes on from what an earlier run measured")
{
    RunSpec spec = smallSpec(10);
    spec.axes = {*parseSweepAxis("num-tokens=4,8")};
    KernelRunHost host(real());
    Listener listener;
    const KernelRunOutcome first = runOnce(host, spec, listener);
    REQUIRE(!first.error);
    REQUIRE(first.result.segments.size() == 2);
    SpecSource specs(spec);
    auto earlier = std::make_shared<RunResult>(first.result);
    earlier->segments.pop_back();
    specs.setResume(earlier);
    const KernelRunOutcome second = host.run(specs, {}, listener);
    REQUIRE(second.result.segments.size() == 2);
    CHECK(second.result.segments[0].modes[0].samplesUs == first.result.segments[0].modes[0].samplesUs);
    CHECK(second.result.segments[1].modes[0].samplesUs.size() == 10);
}

TEST_CASE("a specification that makes no sense is refused with words")
{
    KernelRunHost host(real());
    RunSpec spec = smallSpec();
    spec.modes.clear();
    Listener listener;
    const KernelRunOutcome outcome = runOnce(host, spec, listener);
    REQUIRE(outcome.error);
    CHECK(outcome.error->exitStatus() == 2);
    CHECK(!outcome.error->hint.empty());
    CHECK(host.pid() > 0); // which is no reason to end the worker
}

TEST_CASE("stop ends a worker that hangs, and its samples are kept")
{
    KernelRunHost host(fake("hang"));
    SpecSource specs(smallSpec());
    Listener listener;
    KernelRunOutcome outcome;
    const double took = runAndStop(host, specs, listener, outcome);
    CHECK(took < 1.7);
    REQUIRE(outcome.error);
    CHECK(outcome.error->code == ErrorCode::Device);
    CHECK(outcome.error->message.english().find("did not respond within 1 s after Stop") != std::string::npos);
    CHECK(host.pid() == 0);
    checkPartial(outcome);
}

TEST_CASE("stop ends a suspended worker, too, and says before that nothing is heard")
{
    struct Notes final : EventSink
    {
        void event(const RunEvent& e) override
        {
            said += e.text.english() + "\n";
            if (e.text.english().find("it may be suspended") != std::string::npos) suspended = true;
        }
        void sample(const SampleEvent&) override { ++samples; }
        std::string said;
        std::atomic<bool> suspended{false};
        std::atomic<int> samples{0};
    } notes;
    WorkerOptions options = real();
    options.silence = 1500ms;
    KernelRunHost host(options);
    RunSpec spec = smallSpec();
    spec.live = true;
    SpecSource specs(spec);
    std::stop_source stop;
    Clock::time_point stopped;
    std::thread hand([&] {
        waitFor([&] { return notes.samples > 60; }, kPatience * 60s);
        ::kill(host.pid(), SIGSTOP);
        waitFor([&] { return notes.suspended.load(); });
        stopped = Clock::now();
        stop.request_stop();
    });
    const KernelRunOutcome outcome = host.run(specs, stop.get_token(), notes);
    hand.join();
    CHECK(secondsSince(stopped) < kPatience * 3.0);
    REQUIRE(outcome.error);
    CHECK(notes.said.find("it may be suspended") != std::string::npos);
    CHECK(notes.said.find("will be terminated in 1 s") != std::string::npos);
    REQUIRE(outcome.result.segments.size() == 1);
    CHECK(!outcome.result.segments[0].modes[0].samplesUs.empty());
}

TEST_CASE("a worker that dies leaves its samples and a sentence, and the next run has a fresh one")
{
    for (const auto& [what, words] : {std::pair{"crash", "crashed (signal 11, Segmentation fault)"},
                                      {"killed", "was killed (signal 9"},
                                      {"leave", "exited with status 7"},
                                      {"torn", "exited with status 0"},
                                      {"garbage", "invalid message"},
                                      {"deep", "invalid message"},
                                      {"endless", "invalid message"},
                                      {"huge", "announces 99999999999 bytes"}}) {
        INFO(what);
        KernelRunHost host(fake(what));
        Listener listener;
        for (int round = 0; round < 2; ++round) {
            const auto start = Clock::now();
            const KernelRunOutcome outcome = runOnce(host, smallSpec(), listener);
            CHECK(secondsSince(start) < kPatience * 8);
            REQUIRE(outcome.error);
            CHECK(outcome.error->message.english().find(words) != std::string::npos);
            CHECK(outcome.error->hint.english().find("new worker process") != std::string::npos);
            checkPartial(outcome);
            CHECK(host.pid() == 0);
        }
    }
}

TEST_CASE("the last words of a worker are passed on")
{
    KernelRunHost host(fake("crash"));
    Listener listener;
    CHECK(runOnce(host, smallSpec(), listener).error->message.english().find("libfake: assertion failed") !=
          std::string::npos);
}

TEST_CASE("what greets wrongly, or not at all, is refused")
{
    WorkerOptions mute = fake("mute");
    mute.hello = 500ms;
    WorkerOptions missing = fake("");
    missing.program = "/nonexistent/quantoscope-worker";
    const std::pair<WorkerOptions, const char*> cases[] = {
        {fake("old"), "uses protocol version 0"},         {fake("new"), "protocol version"},
        {fake("unknown"), "uses protocol version 99999"}, {mute, "did not start within 1 s"},
        {fake("babble"), "did not start correctly"},      {missing, "Cannot start "}};
    for (const auto& [options, words] : cases) {
        INFO(words);
        KernelRunHost host(options);
        Listener listener;
        const KernelRunOutcome outcome = runOnce(host, smallSpec(), listener);
        REQUIRE(outcome.error);
        CHECK(outcome.error->message.english().find(words) != std::string::npos);
        CHECK(!outcome.error->hint.empty());
    }
}

TEST_CASE("words before the greeting, wrong types and empty results are put up with")
{
    for (const char* what : {"chatter", "wrong-types", "usual"}) {
        INFO(what);
        KernelRunHost host(fake(what));
        Listener listener;
        const KernelRunOutcome outcome = runOnce(host, smallSpec(), listener);
        CHECK(!outcome.error);
        REQUIRE(outcome.result.segments.size() == 1);
        CHECK(outcome.result.segments[0].modes[0].samplesUs == std::vector<float>{1, 2, 3});
    }
    KernelRunHost host(fake("empty"));
    Listener listener;
    const KernelRunOutcome outcome = runOnce(host, smallSpec(), listener);
    CHECK(!outcome.error);
    CHECK(outcome.result.segments.empty());
    CHECK(outcome.result.environment.device == "a stand-in");
}

TEST_CASE("a lost device costs the worker and nothing else")
{
    KernelRunHost host(fake("lost"));
    Listener listener;
    const KernelRunOutcome outcome = runOnce(host, smallSpec(), listener);
    REQUIRE(outcome.error);
    CHECK(outcome.error->code == ErrorCode::DeviceLost);
    CHECK(outcome.error->hint.english().find("new worker process") != std::string::npos);
    CHECK(outcome.result.segments.size() == 1);
    CHECK(host.pid() == 0);
}

TEST_CASE("a flood of samples is taken, and can be stopped")
{
    KernelRunHost host(fake("flood"));
    SpecSource specs(smallSpec());
    Listener listener;
    KernelRunOutcome outcome;
    const double took = runAndStop(host, specs, listener, outcome);
    CHECK(took < 3);
    CHECK(!outcome.error);
}

TEST_CASE("samples after a gap are no pairs and are left out of a partial result")
{
    KernelRunHost host(fake("gap"));
    SpecSource specs(smallSpec());
    Listener listener;
    KernelRunOutcome outcome;
    std::stop_source stop;
    std::thread hand([&] {
        waitFor([&] { return listener.samples >= 60; });
        stop.request_stop();
    });
    outcome = host.run(specs, stop.get_token(), listener);
    hand.join();
    REQUIRE(outcome.result.segments.size() == 1);
    CHECK(outcome.result.segments[0].modes[0].samplesUs.size() == 20);
}

TEST_CASE("a worker that reads nothing does not hold up a stop")
{
    KernelRunHost host(fake("deaf"));
    SpecSource specs(smallSpec());
    std::stop_source stop;
    Listener listener;
    std::thread hand([&] {
        std::this_thread::sleep_for(300ms);
        stop.request_stop();
    });
    const auto start = Clock::now();
    const KernelRunOutcome outcome = host.run(specs, stop.get_token(), listener);
    hand.join();
    CHECK(secondsSince(start) < kPatience * 2.5);
    CHECK(outcome.error);
}

TEST_CASE("a worker that died while nobody asked is replaced without a word")
{
    KernelRunHost host(real());
    Listener listener;
    REQUIRE(!runOnce(host, smallSpec(6), listener).error);
    const int before = host.pid();
    ::kill(before, SIGKILL);
    REQUIRE(waitFor([&] { return !isAlive(before); }, kPatience * 5s));
    const KernelRunOutcome outcome = runOnce(host, smallSpec(6), listener);
    CHECK_MESSAGE(!outcome.error, outcome.error->text());
    CHECK(host.pid() != before);
}

TEST_CASE("a worker that is killed in the middle of a run leaves the samples that had come")
{
    KernelRunHost host(real());
    RunSpec spec = smallSpec();
    spec.live = true;
    SpecSource specs(spec);
    Listener listener;
    std::thread hand([&] {
        waitFor([&] { return listener.samples >= 40; });
        ::kill(host.pid(), SIGKILL);
    });
    const KernelRunOutcome outcome = host.run(specs, {}, listener);
    hand.join();
    REQUIRE(outcome.error);
    CHECK(outcome.error->message.english().find("was killed (signal 9") != std::string::npos);
    REQUIRE(outcome.result.segments.size() == 1);
    const auto& modes = outcome.result.segments[0].modes;
    CHECK(modes[0].samplesUs.size() + modes[1].samplesUs.size() + modes[0].warmupUs.size() + modes[1].warmupUs.size() ==
          static_cast<std::size_t>(listener.samples));
}

TEST_CASE("no worker outlives a program that is killed")
{
    for (const bool suspended : {false, true}) {
        int report[2];
        REQUIRE(::pipe(report) == 0);
        const pid_t child = ::fork();
        if (child == 0) {
            KernelRunHost host(real());
            RunSpec spec = smallSpec();
            spec.live = true;
            SpecSource specs(spec);
            Listener listener;
            listener.onSample = [&, told = false]() mutable {
                const int pid = host.pid();
                if (!told) told = ::write(report[1], &pid, sizeof pid) == sizeof pid;
            };
            (void)host.run(specs, {}, listener);
            _exit(0);
        }
        int worker = 0;
        REQUIRE(::read(report[0], &worker, sizeof worker) == sizeof worker);
        CHECK(isAlive(worker));
        if (suspended) ::kill(worker, SIGSTOP);
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        CHECK(waitFor([&] { return !isAlive(worker); }, kPatience * 2s));
        ::kill(worker, SIGKILL);
        ::close(report[0]);
        ::close(report[1]);
    }
}

TEST_CASE("the search for the worker names where it looked")
{
    const auto places = workerSearchPath();
    REQUIRE(!places.empty());
    CHECK(std::filesystem::path(places.front()).filename() == "quantoscope-worker");
    for (const std::string& place : places)
        CHECK(std::filesystem::path(place).is_absolute());
}
