// SPDX-License-Identifier: GPL-3.0-or-later
// Operations on the CPU as they are called: how they are sampled, what is missing, refused or interrupted.
#include <doctest/doctest.h>

#include "gpu/cpu/backend/backend.h"
#include "tests/gpu/support/cpu_lab_cases.h"
#include "tests/gpu/support/cpu_test_options.h"

#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

using namespace qs;
using namespace qs::test;

namespace {

/// QUANTOSCOPE_BLAS for as long as it lives.
class MissingBlas
{
public:
    MissingBlas() { setenv("QUANTOSCOPE_BLAS", "/nonexistent/libblas.so", 1); }
    ~MissingBlas() { unsetenv("QUANTOSCOPE_BLAS"); }
};

} // namespace

TEST_CASE("variants are sampled cold, hot and after read sweeps")
{
    CpuOptions options = optionsFor(chosenIsa());
    options.availableMemory = Bytes{std::uint64_t{1} << 30};
    CpuBackend backend(options);
    auto workload = workloadOf(Operation::Gemm, product(4, 256, 256), DType::BF16, {"gemm-w8a16", "gemm-w4a16"});
    workload.variants.push_back(KernelVariant::named("gemm-w4a16", false));
    REQUIRE(backend.prepare(workload).ok());
    CHECK(backend.memoryNeeded(workload).value > 0);
    CHECK(backend.cacheEffective().english().find("cold: ") == 0);
    CHECK(backend.cacheEffective().english().find("hot: 1 buffer per variant") != std::string::npos);
    CHECK(backend.workingSet(1).value >= 3u << 18);
    CHECK(backend.workingSet(2).value < 1u << 18);
    for (int v = 0; v < 3; ++v) {
        const auto sampling = backend.setSampling(v, 2);
        REQUIRE(sampling.ok());
        CHECK(sampling->launches == 2);
        REQUIRE(backend.enqueue(v, 5).ok());
        CHECK(backend.effective(v).find("mean of 2 launches") != std::string::npos);
    }
    std::vector<Timing> samples;
    REQUIRE(backend.harvest(samples, true).ok());
    REQUIRE(samples.size() == 15);
    for (const Timing& sample : samples)
        CHECK(sample.us > 0);
    CHECK(backend.profileOnce(0, "range")->us > 0);
    workload.coldBy = ColdMethod::ReadSweep;
    REQUIRE(backend.prepare(workload).ok());
    CHECK(backend.cacheEffective().english().find("cold by read sweep") == 0);
    CHECK(!backend.setSampling(0, 2).ok());
    REQUIRE(backend.enqueue(0, 2).ok());
    CHECK(backend.pending() == 2);
    CHECK(!backend.reshape({1, 1}).ok());
    CHECK(!backend.readBack(0).ok());
}

TEST_CASE("the rotation is limited by the memory and says so")
{
    CpuOptions options = optionsFor(chosenIsa());
    options.availableMemory = Bytes{std::uint64_t{8} << 20};
    options.lastLevelCache = Bytes{std::uint64_t{64} << 20};
    CpuBackend backend(options);
    REQUIRE(backend.prepare(workloadOf(Operation::Gemm, product(1, 512, 512), DType::F16, {"gemm-w8a16"})).ok());
    CHECK(backend.cacheEffective().english().find("limited by the available memory") != std::string::npos);
}

TEST_CASE("what the CPU does not have is told in words")
{
    CpuBackend backend(optionsFor(CpuIsa::Portable));
    const auto workload =
        workloadOf(Operation::Gemm, product(8, 8, 8), DType::F16, {"gemm-bf16", "gemm-w8a16", "gemm-nonsense"});
    CHECK(backend.whyMissing(workload, 0).english().find("requires a GPU") != std::string::npos);
    CHECK(backend.whyMissing(workload, 1).empty());
    CHECK(backend.whyMissing(workload, 2).english().find("no variant") != std::string::npos);
    CHECK(!backend.prepare(workload).ok());
    const auto head = workloadOf(Operation::Attention, heads(1, 1, 8, 60, false), DType::F16, {"attention-fused"});
    CHECK(backend.whyMissing(head, 0).english().find("multiples of 16") != std::string::npos);
}

TEST_CASE("without a BLAS library its variants are missing and the others run")
{
    const MissingBlas missing;
    CpuBackend backend(optionsFor(chosenIsa()));
    const OperationSize size = product(8, 8, 8);
    CHECK(backend.whyMissing(workloadOf(Operation::Gemm, size, DType::F16, {"gemm-fp32"}), 0)
              .english()
              .find("/nonexistent") != std::string::npos);
    CHECK(!backend.whyMissing(workloadOf(Operation::LinearGelu, size, DType::F16, {"linear-gelu-fused"}), 0).empty());
    const OperationSize small = heads(1, 1, 8, 64, false);
    CHECK(!backend.whyMissing(workloadOf(Operation::Attention, small, DType::F16, {"attention-materialized"}), 0)
               .empty());
    CHECK(backend.whyMissing(workloadOf(Operation::Attention, small, DType::F16, {"attention-fused"}), 0).empty());
    const auto prepared = backend.prepare(workloadOf(Operation::Gemm, size, DType::F16, {"gemm-fp32"}));
    REQUIRE(!prepared);
    CHECK(prepared.error().code == ErrorCode::Device);
    CHECK(backend.prepare(workloadOf(Operation::Gemm, size, DType::F16, {"gemm-w4a16"})).ok());
}

TEST_CASE("hostile sizes are refused with both numbers")
{
    CpuBackend backend(optionsFor(chosenIsa()));
    constexpr std::int64_t million = 1'000'000, huge = std::int64_t{1} << 62;
    std::vector<Workload> workloads{
        workloadOf(Operation::Gemm, product(1, million, million), DType::F16, {"gemm-w4a16"}),
        workloadOf(Operation::Gemm, product(million, million, 1), DType::F16, {"gemm-w8a16"}),
        workloadOf(Operation::Gemm, product(huge, huge, huge), DType::F16, {"gemm-w8a16"}),
        workloadOf(Operation::Attention, heads(1, 1, million * 100, 1024, true), DType::F16, {"attention-fused"}),
        workloadOf(Operation::Attention, heads(huge, huge, huge, 64, false), DType::F16, {"attention-fused"}),
    };
    if (hasBlas()) {
        workloads.push_back(workloadOf(Operation::Gemm, product(million, million, million), DType::F32, {"gemm-fp32"}));
        workloads.push_back(
            workloadOf(Operation::LinearGelu, product(million, million, million), DType::F16, {"linear-gelu-fused"}));
        workloads.push_back(
            workloadOf(Operation::Attention, heads(1, 1, million, 64, false), DType::F16, {"attention-materialized"}));
        workloads.push_back(
            workloadOf(Operation::Block, heads(1000, 1000, 100'000, 64, false), DType::F16, {"block-eager"}));
    }
    Workload ladder = workloadOf(Operation::Ladder, {}, DType::F32, {"ladder-fma", "ladder-unfused"});
    ladder.input.shape = {million, million};
    if (backend.whyMissing(ladder, 0).empty()) workloads.push_back(ladder);
    for (const Workload& workload : workloads) {
        CAPTURE(workload.variants[0].name);
        CHECK(backend.memoryNeeded(workload).value >= std::uint64_t{100} << 30);
        const auto prepared = backend.prepare(workload);
        REQUIRE(!prepared);
        CHECK(prepared.error().code == ErrorCode::Memory);
        CHECK(prepared.error().message.english().find("is available") != std::string::npos);
    }
    const auto nothing = backend.prepare(workloadOf(Operation::Gemm, product(0, 8, 8), DType::F16, {"gemm-w8a16"}));
    REQUIRE(!nothing);
    CHECK(nothing.error().code == ErrorCode::Usage);
    const auto bytes = backend.prepare(workloadOf(Operation::Gemm, product(8, 8, 8), DType::I8, {"gemm-w8a16"}));
    REQUIRE(!bytes);
    CHECK(bytes.error().code == ErrorCode::Usage);
}

TEST_CASE("an interrupt comes through within a long call")
{
    CpuBackend backend(optionsFor(chosenIsa()));
    auto workload =
        workloadOf(Operation::Attention, heads(1, 2, 20'000, 128, false), DType::F16, {"attention-fused"}, false);
    if (hasBlas()) {
        workload =
            workloadOf(Operation::LinearGelu, product(4096, 4096, 4096), DType::F16, {"linear-gelu-fused"}, false);
    }
    REQUIRE(backend.prepare(workload).ok());
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    Clock::time_point asked{};
    backend.setInterrupt([&] {
        if (Clock::now() - start < std::chrono::milliseconds(30)) return false;
        if (asked == Clock::time_point{}) asked = Clock::now();
        return true;
    });
    REQUIRE(backend.enqueue(0, 1000).ok());
    const double late = std::chrono::duration<double, std::milli>(Clock::now() - asked).count();
    CHECK(late < 500); // far below the call's own time on any machine; 50 ms on one that is not busy
    CHECK(backend.pending() < 1000);
    backend.setInterrupt({});
}
