// SPDX-License-Identifier: GPL-3.0-or-later
// How often the A/A control called identical kernels different, kept by device.
#include <doctest/doctest.h>

#include "gpu/studies/kept/device_file.h"
#include "gpu/studies/kept/kept_controls.h"
#include "gpu/studies/protocol/quantize_run.h"

#include "tests/gpu/support/scratch_folder.h"
#include "tests/gpu/support/study_listener.h"

#include <filesystem>
#include <fstream>

using namespace qs;

TEST_CASE("each run's A/A control is counted for its device")
{
    const testing::CacheFolder cache;
    RunSpec spec;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.shape = {64, 1024};
    spec.warmup = 2;
    spec.warmupMs = 0;
    spec.method = TimingMethod::Events;
    spec.backend = BackendChoice::Cpu;
    spec.iterations = 40;
    auto opened = openBackend(spec.backend, 0);
    REQUIRE(opened.ok());
    const DeviceInfo device = opened->backend->info();
    std::filesystem::remove(deviceFile(device, "controls"));
    CHECK(keptControls(device).runs == 0);
    for (int runs = 1; runs <= 2; ++runs) {
        SpecSource specs(spec);
        test::Listener listener;
        REQUIRE_FALSE(runKernels(specs, {}, listener).error.has_value());
        CHECK(keptControls(device).runs == runs);
    }
    Segment segment;
    segment.controlUs = {1, 2};
    const auto count = [&](Verdict verdict, int times) {
        segment.control.verdict = verdict;
        for (int i = 0; i < times; ++i)
            keepControl(device, segment);
    };
    std::filesystem::remove(deviceFile(device, "controls"));
    count(Verdict::Same, 5);
    count(Verdict::NotResolved, 3);
    count(Verdict::TooFew, 4);                  // says nothing
    CHECK(keptControls(device).text().empty()); // too few for a share
    count(Verdict::Slower, 1);
    count(Verdict::Faster, 1);
    CHECK(
        keptControls(device).text().english() ==
        "The A/A control called identical kernels different in 2 of 10 runs on this device (95% interval 5.7–51.0%).");
    std::ofstream(deviceFile(device, "controls")) << "{\"runs\": 1, \"different\": 5}";
    CHECK(keptControls(device).runs == 0);
}
