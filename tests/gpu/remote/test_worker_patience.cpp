// SPDX-License-Identifier: GPL-3.0-or-later
// A worker that is suspended where nobody can stop it.
#include <doctest/doctest.h>

#include "tests/gpu/support/cpu_test_options.h"
#include "tests/gpu/support/study_listener.h"
#include "tests/gpu/support/worker_cases.h"

#include "gpu/remote/kernel_run_host.h"

#include <atomic>
#include <csignal>
#include <string>
#include <thread>

using namespace qs;
using namespace qs::test;
using namespace std::chrono_literals;

TEST_CASE("a worker that is suspended is ended after its patience where nobody can stop it, and its samples are kept")
{
    struct Samples final : EventSink
    {
        void event(const RunEvent& e) override
        {
            if (e.kind == RunEvent::Kind::Note) said += e.text.english();
        }
        void sample(const SampleEvent& sample) override { samples += sample.flags == SampleEvent::None ? 1 : 0; }
        std::string said;
        std::atomic<int> samples{0};
    } sink;
    WorkerOptions options = real();
    options.silence = 1'000ms;
    options.patience = 3'000ms;
    KernelRunHost host(options);
    RunSpec spec;
    spec.shape = {16, 256};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.backend = BackendChoice::Cpu;
    spec.cache = CacheMode::Hot;
    spec.live = true;
    SpecSource specs(spec);
    std::thread hand([&] {
        waitFor([&] { return sink.samples > 60; }, kPatience * 60s);
        ::kill(host.pid(), SIGSTOP);
    });
    const KernelRunOutcome outcome = host.run(specs, {}, sink);
    hand.join();
    REQUIRE(outcome.error);
    CHECK(outcome.error->message.english().find("gave no sign of life for 3 s") != std::string::npos);
    CHECK(sink.said.find("is terminated after 3 s") != std::string::npos);
    REQUIRE(outcome.result.segments.size() == 1);
    CHECK(!outcome.result.segments[0].modes[0].samplesUs.empty());
}
