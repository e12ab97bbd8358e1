// SPDX-License-Identifier: GPL-3.0-or-later
// A ratio of times is written one way round: time of the baseline / time of the other, whatever the verdict, in every
// text that people read.
#include "gpu/core/random.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/decide/decision.h"
#include "gpu/report/llm/report.h"
#include "gpu/report/session/session_report.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/series_text.h"

#include "tests/gpu/support/fake_llm.h"
#include "tests/gpu/support/one_direction.h"

#include <doctest/doctest.h>

using namespace qs;

namespace {

constexpr double kSlow = 0.37; ///< speed-up of the slow mode; its inverse is 2.7

std::vector<float> around(double us, std::uint64_t seed)
{
    std::vector<float> samples;
    for (std::size_t i = 0; i < 200; ++i)
        samples.push_back(static_cast<float>(us * (1 + 0.01 * normalAt(seed, i))));
    return samples;
}

/// The second mode is slow, and its mean is that of its first sample: it speaks for the baseline.
RunResult slowRun()
{
    Segment segment;
    segment.spec.shape = {16, 2048};
    segment.spec.modes.clear();
    for (const char* name : {"baseline-copy", "int8-token-dynamic"}) {
        ModeResult mode;
        mode.requested = name;
        mode.scheme = *parseScheme(name);
        mode.samplesUs = around(segment.modes.size() == 1 ? 100 / kSlow : 100, 7 + segment.modes.size());
        segment.spec.modes.push_back(mode.scheme);
        segment.modes.push_back(std::move(mode));
    }
    segment.modes[1].samplesUs[0] = 1e6f;
    for (ModeResult& mode : segment.modes)
        mode.latency = summarize(mode.samplesUs);
    analyse(segment, nullptr);
    RunResult run;
    run.environment.device = "a device";
    run.segments.push_back(std::move(segment));
    return run;
}

/// Says the ratio and never its inverse.
void checkDirection(const std::string& text, double ratio = kSlow)
{
    const Directions found = directionsIn(text, ratio);
    CHECK_MESSAGE(found.turned == 0, found.around);
    CHECK_MESSAGE(found.right > 0, text.substr(0, 400));
}

} // namespace

TEST_CASE("a speed-up has as many decimals as its interval needs, and is never turned round")
{
    CHECK(speedUpText(1.2734) == "1.27×");
    CHECK(speedUpText(0.9061) == "0.906×");
    CHECK(speedUpText(15.234) == "15.2×");
    CHECK(speedUpText(1.2734, 1.2612, 1.2851) == "1.27× [1.26, 1.29]");
    CHECK(speedUpText(0.0672, 0.06712, 0.06728) == "0.0672× [0.0671, 0.0673]");
    CHECK(speedUpText(1.0001, 0.99982, 1.00042) == "1.0001× [0.9998, 1.0004]");
    CHECK(speedUpText(1.9998, 1.9991, 2.0003) == "2.000× [1.999, 2.000]");
    CHECK(speedUpText(1, 1, 1) == "1.000× [1.000, 1.000]");
    Comparison c;
    c.verdict = Verdict::Slower;
    c.ratio = 0.37, c.low = 0.36, c.high = 0.38;
    c.n = 1234;
    CHECK(verdictCell(c) == "SLOWER 0.37×");
    CHECK(verdictText(c).english() == "SLOWER 0.37× [0.36, 0.38], n = 1,234 pairs");
    c.paired = false;
    CHECK(verdictText(c).english() == "SLOWER 0.37× [0.36, 0.38], n = 1,234");
    c.verdict = Verdict::TooFew;
    CHECK(verdictText(c).english() == "TOO FEW 0.37×, n = 1,234");
    CHECK(verdictCell(c) == "TOO FEW");
}

TEST_CASE("a report of a slower mode: table, advice and findings have one direction")
{
    const RunResult run = slowRun();
    const std::string report = writeReport({{"A run", "", &run, {}}}, "baseline-copy");
    checkDirection(report);
    CHECK(report.find("SLOWER 0.37×") != std::string::npos);
    // What the means claim for the baseline is said as the speed-up of the mode.
    CHECK_MESSAGE(report.find("int8-token-dynamic over baseline-copy: the speed-up of the means is 0.0") !=
                      std::string::npos,
                  report);
    CHECK(report.find("baseline-copy over") == std::string::npos);
}

TEST_CASE("a decision, a study of language models and a comparison of two runs have it, too")
{
    const RunResult run = slowRun();
    const DecisionSource sources[] = {{"id", "A run", &run, nullptr}};
    const Decision decision = decide(sources, defaultDecisionLimits());
    REQUIRE(decision.table());
    const DecisionCandidate* slow = decision.table()->find("int8-token-dynamic");
    REQUIRE(slow);
    CHECK(slow->reason.english().starts_with("slower: 0.37"));
    checkDirection(decisionText(decision, *decision.table()));

    LlmStudyResult study = fakeLlmResult();
    for (LlmRow& row : study.rows)
        for (LlmTiming& timing : row.timings)
            for (float& us : timing.stepUs)
                us = static_cast<float>(&row == study.baseline() ? us : us / kSlow);
    for (LlmRow& row : study.rows)
        row.load.seconds = &row == study.baseline() ? 1.5 : 1.5 / kSlow;
    judge(study);
    std::string said =
        llmSummaryTable(study).markdown() + llmInferenceTable(study).markdown() + llmLoadingTable(study).markdown();
    for (const Message& finding : llmFindings(study))
        said += finding.english() + "\n";
    checkDirection(said);

    RunResult before = run;
    for (ModeResult& mode : before.segments.front().modes)
        if (mode.requested == "int8-token-dynamic")
            for (float& us : mode.samplesUs)
                us = static_cast<float>(us * kSlow);
    const auto compared = compareRuns(before, run);
    REQUIRE(compared);
    for (const SeriesComparison& series : compared->series)
        if (series.key.name == "int8-token-dynamic")
            checkDirection(comparisonText(series.comparison, series.quantity).english());
}
