// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps over the dimensions of operations on the CPU backend, their estimate, and what happens where variants are
// missing.
#include <doctest/doctest.h>

#include "gpu/report/text/sweep_report.h"
#include "gpu/results/analysis.h"
#include "gpu/studies/protocol/quantize_run.h"

#include "tests/gpu/support/study_listener.h"

#include <algorithm>

using namespace qs;
using qs::test::Listener;

namespace {

RunSpec smallProduct(std::initializer_list<const char*> axes)
{
    RunSpec spec;
    spec.operation = Operation::Gemm;
    spec.variants = {"gemm-fp32", "gemm-w8a16"};
    spec.dtype = DType::F16;
    spec.size.m = spec.size.k = spec.size.n = 64;
    spec.iterations = 8;
    spec.warmup = 1;
    spec.warmupMs = 0;
    spec.method = TimingMethod::Events;
    spec.backend = BackendChoice::Cpu;
    for (const char* axis : axes)
        spec.axes.push_back(parseSweepAxis(axis).value());
    return spec;
}

KernelRunOutcome sweepOf(const RunSpec& spec, std::shared_ptr<const RunResult> resume = {})
{
    SpecSource specs(spec);
    specs.setResume(std::move(resume));
    Listener listener;
    return runKernels(specs, {}, listener);
}

} // namespace

TEST_CASE("a product is swept over m and n: every cell with its size, samples and interval")
{
    const RunSpec spec = smallProduct({"m=1,16", "n=128,256"});
    const KernelRunOutcome outcome = sweepOf(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    REQUIRE(outcome.result.segments.size() == 4);
    const auto points = sweepPoints(spec);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Segment& segment = outcome.result.segments[i];
        CHECK(segment.spec.size == points[i].size);
        REQUIRE(segment.modes.size() == 2);
        for (const ModeResult& mode : segment.modes) {
            CHECK(mode.latency.n == 8);
            CHECK(mode.latency.medianHigh >= mode.latency.medianLow);
            CHECK(mode.operations ==
                  doctest::Approx(2.0 * 64 * static_cast<double>(points[i].size.m * points[i].size.n)));
            CHECK(mode.verification.rows > 0);
            CHECK(mode.verification.rowsDiffer == 0);
        }
    }
    const TextTable table = sweepTable(outcome.result, "baseline-copy");
    CHECK(std::vector<std::string>(table.header.begin(), table.header.begin() + 4) ==
          std::vector<std::string>{"m", "k", "n", "mode"});
    REQUIRE(table.rows.size() == 8);
    CHECK(table.rows[2][0] == "1");
    CHECK(table.rows[2][2] == "256");
    CHECK(std::ranges::find(table.header, "TFLOP/s") != table.header.end());
}

TEST_CASE("a sweep of an operation that was stopped goes on and keeps what it has, at its places")
{
    const RunSpec spec = smallProduct({"m=1,2,4,8"});
    SpecSource specs(spec);
    Listener listener;
    std::stop_source stop;
    listener.onSample = [&] {
        if (listener.samples == 2 * 18 + 4) stop.request_stop();
    };
    const KernelRunOutcome partial = runKernels(specs, stop.get_token(), listener);
    REQUIRE_FALSE(partial.error.has_value());
    const std::size_t had = partial.result.segments.size();
    CHECK(had >= 2);
    CHECK(had < 4);
    const auto placed = placedPoints(spec, partial.result.segments);
    REQUIRE(placed.size() == 4);
    CHECK(placed[1].spec.size.m == 2);
    CHECK(placed[3].modes.empty());
    const KernelRunOutcome whole = sweepOf(spec, std::make_shared<const RunResult>(partial.result));
    REQUIRE_FALSE(whole.error.has_value());
    REQUIRE(whole.result.segments.size() == 4);
    const auto& before = partial.result.segments.front().modes.front().samplesUs;
    const auto& after = whole.result.segments.front().modes.front().samplesUs;
    CHECK(std::equal(before.begin(), before.end(), after.begin()));
}

TEST_CASE("what cannot run anywhere is left out once; where nothing is left, the error names what could run")
{
    RunSpec spec = smallProduct({"k=64,128"});
    spec.variants = {"gemm-fp32", "gemm-fp8"};
    const KernelRunOutcome outcome = sweepOf(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    CHECK(outcome.result.sweep->variants == std::vector<std::string>{"gemm-fp32"});
    CHECK(std::ranges::count_if(outcome.result.notes, [](const Message& note) {
              return note.english().starts_with("gemm-fp8 is skipped");
          }) == 1);

    spec.variants = {"gemm-fp8", "gemm-int8"};
    const KernelRunOutcome none = sweepOf(spec);
    REQUIRE(none.error.has_value());
    CHECK(none.error->hint.english().find("gemm-fp32") != std::string::npos);
    CHECK(none.error->hint.english().find("gemm-fp8") == std::string::npos);
}

TEST_CASE("head sizes of attention are swept on the CPU")
{
    RunSpec spec = smallProduct({});
    spec.operation = Operation::Attention;
    spec.variants = {"attention-materialized", "attention-fused"};
    spec.size.batch = 1, spec.size.heads = 2, spec.size.tokens = 32;
    spec.axes = {parseSweepAxis("head-size=32,80,128").value()};
    const KernelRunOutcome outcome = sweepOf(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    REQUIRE(outcome.result.segments.size() == 3);
    for (const Segment& segment : outcome.result.segments)
        for (const ModeResult& mode : segment.modes) {
            CHECK(mode.latency.n == 8);
            CHECK(mode.verification.rowsDiffer == 0);
        }
}

TEST_CASE("the estimate of a sweep is the time of all its points and the memory of the largest")
{
    DeviceInfo device;
    device.backend = BackendChoice::Cpu;
    device.cacheBytes = Bytes{32 << 20};
    RunSpec spec = smallProduct({"m=256,4096"});
    spec.size.k = spec.size.n = 4096;
    const auto points = sweepPoints(spec);
    const Estimate all = estimateRun(spec, device), small = estimateRun(points[0], device),
                   large = estimateRun(points[1], device);
    CHECK(all.seconds == doctest::Approx(small.seconds + large.seconds));
    CHECK(all.hostMemory.value == std::max(small.hostMemory.value, large.hostMemory.value));
    CHECK(large.seconds > 4 * small.seconds);
}
