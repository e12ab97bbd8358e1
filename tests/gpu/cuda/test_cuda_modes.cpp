// SPDX-License-Identifier: GPL-3.0-or-later
// The accuracy study on a real GPU: within its time, and in agreement with the CPU. Exits 77 (skipped) where there is
// no GPU.
#include <doctest/doctest.h>

#include "tests/gpu/support/accuracy_study_cases.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/needs_gpu.h"

#include <cmath>
#include <cstdio>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::smallAccuracyStudy;
using qs::test::StudyLog;

namespace {

AccuracyStudyResult resultOf(AccuracyStudySpec spec, BackendChoice backend)
{
    spec.backend = backend;
    StudyLog log;
    AccuracyStudy study(spec);
    const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error.has_value(), error->text());
    for (const ModeRow& row : study.result().rows) {
        CAPTURE(row.mode);
        CHECK(row.failed.empty());
    }
    return study.result();
}

} // namespace

TEST_CASE("the default study: real INT8 and FP8 arithmetic, equivalent to the baseline, within seconds")
{
    AccuracyStudySpec spec;
    spec.modes = defaultAccuracyModes(true);
    const AccuracyStudyResult r = resultOf(spec, BackendChoice::Cuda);
    for (const ModeRow& row : r.rows)
        std::printf("%-24s %6.2f %%  %8.2f us  %s\n", row.mode.c_str(), 100 * row.accuracy(), row.latency.p50,
                    row.effective.english().c_str());
    std::printf("%.1f s\n", r.seconds);
    CHECK(r.seconds < 30);
    CHECK(r.rows.front().accuracy() >= 0.97);
    for (const char* mode : {"int8-dynamic", "int8-static-mse", "qat-int8"}) {
        CAPTURE(mode);
        CHECK(r.row(mode)->verdict == AccuracyVerdict::Equivalent);
        CHECK_FALSE(r.row(mode)->simulated);
    }
    CHECK(r.row("fp8-e4m3")->verdict == AccuracyVerdict::Equivalent);
}

TEST_CASE("GPU and CPU agree on the same model: accuracy of every mode within 0.2 points")
{
    const std::string path = "modes-agreement-" + std::to_string(std::rand()) + ".safetensors";
    AccuracyStudySpec spec;
    spec.sensitivity = false;
    spec.iterations = 6;
    spec.modes = {"fp32"};
    spec.backend = BackendChoice::Cuda;
    StudyLog log;
    AccuracyStudy trained(spec);
    REQUIRE_FALSE(trained.run({}, log).has_value());
    REQUIRE(trained.saveModel(path).ok());
    spec.model = path;
    spec.modes = defaultAccuracyModes(false);
    const AccuracyStudyResult gpu = resultOf(spec, BackendChoice::Cuda), cpu = resultOf(spec, BackendChoice::Cpu);
    std::remove(path.c_str());
    REQUIRE(gpu.rows.size() == cpu.rows.size());
    for (std::size_t i = 0; i < gpu.rows.size(); ++i) {
        CAPTURE(gpu.rows[i].mode);
        CHECK(std::abs(gpu.rows[i].accuracy() - cpu.rows[i].accuracy()) <= 0.002);
        CHECK(gpu.rows[i].size == cpu.rows[i].size);
    }
}

TEST_CASE("the same seed on the same GPU: the same table")
{
    const AccuracyStudyResult a = resultOf(smallAccuracyStudy(), BackendChoice::Cuda),
                              b = resultOf(smallAccuracyStudy(), BackendChoice::Cuda);
    for (std::size_t i = 0; i < a.rows.size(); ++i) {
        CAPTURE(a.rows[i].mode);
        CHECK(a.rows[i].correct == b.rows[i].correct);
        CHECK(a.rows[i].loss == b.rows[i].loss);
    }
}
