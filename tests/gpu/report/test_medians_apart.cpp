// SPDX-License-Identifier: GPL-3.0-or-later
// Where the medians of two modes have another ratio than their rounds, it is said, and nothing is recommended from it.
#include "gpu/report/decide/decision.h"
#include "gpu/report/text/advice.h"
#include "gpu/report/text/findings.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/medians_apart.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace qs;

namespace {

/// Rounds of three kinds in turn. `levels`: in 6 of 10 rounds the mode takes 0.4 of the time of the baseline, while the
/// medians of the two are 1,000 and 100 µs. Otherwise it takes 0.4 of it in all.
RunResult runWith(bool levels)
{
    ModeResult base, mode;
    base.requested = "baseline-copy";
    mode.requested = "int8-token-dynamic";
    for (int i = 0; i < 400; ++i) {
        const int kind = levels ? i % 10 : 0;
        const double noise = 1 + 0.001 * (i * 7 % 11 - 5);
        base.samplesUs.push_back(static_cast<float>((kind % 3 == 0 && kind < 9 ? 250 : 1000) * noise));
        mode.samplesUs.push_back(static_cast<float>((kind % 3 == 1 ? 400 : 100) * noise));
    }
    Segment segment;
    segment.spec.shape = {512, 4096};
    segment.spec.modes.clear();
    for (ModeResult* each : {&base, &mode}) {
        each->scheme = *parseScheme(each->requested);
        each->latency = summarize(each->samplesUs);
        segment.spec.modes.push_back(each->scheme);
        segment.modes.push_back(std::move(*each));
    }
    analyse(segment, nullptr);
    RunResult run;
    run.environment.device = "a device";
    run.segments.push_back(std::move(segment));
    return run;
}

} // namespace

TEST_CASE("medians with another ratio than the rounds are a finding, and no recommendation")
{
    const RunResult run = runWith(true);
    const Segment& segment = run.segments.front();
    const Comparison& pair = *segment.pairs.at(0, 1);
    REQUIRE(pair.verdict == Verdict::Faster);
    CHECK(pair.ratio == doctest::Approx(2.5));
    const auto medians = mediansApart(segment, 0, 1);
    REQUIRE(medians);
    CHECK(*medians == doctest::Approx(10).epsilon(0.02));
    CHECK(*medians > pair.high);
    const auto all = segmentFindings(segment);
    const auto found = std::ranges::find_if(all, [](const ReportFinding& finding) {
        return finding.text.english().starts_with(
            "int8-token-dynamic over baseline-copy: the ratio of the medians is ");
    });
    REQUIRE(found != all.end());
    CHECK(found->why == mediansApartReason());
    const std::string advice = speedRecommendation(segment, "baseline-copy").english();
    CHECK(advice.find("Faster, but not recommended, since the medians have another ratio than the rounds: "
                      "int8-token-dynamic.") != std::string::npos);
    CHECK(advice.find("as fast as") == std::string::npos);

    const DecisionSource sources[] = {{"id", "A run", &run, nullptr}};
    const Decision decision = decide(sources, defaultDecisionLimits());
    REQUIRE(decision.table());
    CHECK(decision.table()->find("int8-token-dynamic")->speedup->high == doctest::Approx(*medians));
}

TEST_CASE("medians that agree with the rounds are none")
{
    const RunResult run = runWith(false);
    const Segment& segment = run.segments.front();
    REQUIRE(segment.pairs.at(0, 1)->verdict == Verdict::Faster);
    CHECK_FALSE(mediansApart(segment, 0, 1));
    CHECK_FALSE(mediansApart(segment, 0, 0));
    CHECK_FALSE(mediansApart(segment, 1, 5));
    CHECK(mediansApartText(segment, 0, 1).empty());
    CHECK(speedRecommendation(segment, "baseline-copy").english().find("int8-token-dynamic, 2.5") != std::string::npos);
}
