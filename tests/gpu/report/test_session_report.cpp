// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says of a whole session: its summary, in the words of the findings, and where its parts are.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/session/caveats.h"
#include "gpu/report/session/session_report.h"
#include "gpu/report/text/advice.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/crossings.h"

#include <algorithm>

using namespace qs;

namespace {

Segment timed(const std::vector<std::pair<const char*, double>>& medians)
{
    Segment segment;
    segment.spec.shape = {16, 2048};
    segment.spec.modes.clear();
    std::uint64_t seed = 7;
    for (const auto& [name, us] : medians) {
        ModeResult mode;
        mode.requested = name;
        mode.scheme = parseScheme(name).value();
        ++seed;
        for (std::size_t i = 0; i < 300; ++i)
            mode.samplesUs.push_back(static_cast<float>(us * (1 + 0.005 * normalAt(seed, i))));
        mode.latency = summarize(mode.samplesUs);
        mode.verification.rows = 4;
        segment.spec.modes.push_back(mode.scheme);
        segment.modes.push_back(std::move(mode));
    }
    analyse(segment, nullptr);
    return segment;
}

RunResult on(const char* device, Segment segment)
{
    RunResult run;
    run.environment.device = device;
    run.segments.push_back(std::move(segment));
    return run;
}

const std::vector<std::pair<const char*, double>> kFour{{"baseline-copy", 100},
                                                        {"int8-token-dynamic", 50},
                                                        {"fp8-e4m3-token-dynamic", 80},
                                                        {"int8-token-dynamic-azp", 125}};

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

bool anyTells(const std::vector<Message>& sentences, const std::string& part)
{
    return std::any_of(sentences.begin(), sentences.end(),
                       [&](const Message& sentence) { return tells(sentence.english(), part); });
}

ModeRow accurate(const char* mode, std::int64_t lost, std::int64_t bytes)
{
    ModeRow row;
    row.mode = mode;
    row.total = 10'000;
    row.lost = lost;
    row.gained = lost > 100 ? 0 : lost;
    row.correct = 9000 + row.gained - row.lost;
    row.size.payload = bytes;
    return row;
}

AccuracyStudyResult formats()
{
    AccuracyStudyResult study;
    study.model = "MLP";
    study.data = "generated characters";
    study.environment.device = "a device (with a number)";
    study.rows = {accurate("fp32", 0, 400'000), accurate("int8-dynamic", 3, 100'000),
                  accurate("int4-rtn", 700, 60'000)};
    judge(study);
    return study;
}

} // namespace

TEST_CASE("advice: what is faster, slower, and which one to take")
{
    const Segment segment = timed(kFour);
    const std::string base = "baseline-copy";
    const std::string faster = fasterSentence(segment, base).english(),
                      slower = slowerSentence(segment, base).english();
    CHECK(faster.starts_with("Faster than baseline-copy: int8-token-dynamic (2.0"));
    CHECK(tells(faster, "fp8-e4m3-token-dynamic (1.2"));
    CHECK(slower.starts_with("Slower than baseline-copy: int8-token-dynamic-azp (0.")); // not turned round
    const std::string advice = speedRecommendation(segment, base).english();
    CHECK(tells(advice, "Quantize 16×2048"));
    CHECK(tells(advice, "int8-token-dynamic, 2.0"));
    CHECK_FALSE(tells(advice, "fp8"));
    CHECK(leadingMode(segment, base)->requested == "int8-token-dynamic");
    CHECK(isCompared(segment, base));
}

TEST_CASE("advice: what was found wrong is not recommended, and of equals none is chosen")
{
    Segment segment = timed({{"baseline-copy", 100}, {"int8-token-dynamic", 50}, {"fp8-e4m3-token-dynamic", 50.01}});
    const std::string both = speedRecommendation(segment, "baseline-copy").english();
    CHECK(tells(both, "int8-token-dynamic"));
    CHECK(tells(both, "fp8-e4m3-token-dynamic"));
    CHECK(tells(both, "not resolved"));
    segment.modes[1].verification.rowsDiffer = 1;
    const std::string one = speedRecommendation(segment, "baseline-copy").english();
    CHECK_FALSE(tells(one, "int8"));
    CHECK(leadingMode(segment, "baseline-copy")->requested == "fp8-e4m3-token-dynamic");
}

TEST_CASE("advice: nothing is said where nothing was compared")
{
    const Segment alone = timed({{"baseline-copy", 100}});
    CHECK_FALSE(isCompared(alone, "baseline-copy"));
    CHECK(speedRecommendation(alone, "baseline-copy").empty());
    CHECK(fasterSentence(alone, "baseline-copy").empty());
    CHECK(leadingMode(alone, "baseline-copy") == nullptr);
    Segment differs = timed(kFour);
    differs.controlMode = "baseline-copy";
    differs.controlUs = differs.modes[0].samplesUs;
    for (float& us : differs.controlUs)
        us *= 1.3f;
    analyse(differs, nullptr);
    CHECK(speedRecommendation(differs, "baseline-copy").empty());
    CHECK(fasterSentence(differs, "baseline-copy").empty());
}

TEST_CASE("a mode that leaves nothing of the data is not recommended, however fast")
{
    Segment segment = timed(kFour);
    segment.modes[1].error = ErrorMetrics{};
    segment.modes[1].error->sqnrDb = 15.9; // of 12 channels that are large, and all others
    segment.modes[2].error = ErrorMetrics{};
    segment.modes[2].error->sqnrDb = 31.5;
    const std::string said = speedRecommendation(segment, "baseline-copy").english();
    CHECK(tells(said, "fp8-e4m3-token-dynamic"));
    CHECK(tells(said, "not recommended on this data"));
    CHECK(tells(said, "int8-token-dynamic (SQNR 15.9 dB)"));
    CHECK(leadingMode(segment, "baseline-copy")->requested == "fp8-e4m3-token-dynamic");
    const RunResult run = on("a device", segment);
    const auto limits = caveats({{"Run 1", &run}}, "baseline-copy");
    CHECK(anyTells(limits, "1 mode leaves too little of the values of its input: int8-token-dynamic."));
    segment.modes[1].error->sqnrDb = 21.9;
    CHECK_FALSE(tells(speedRecommendation(segment, "baseline-copy").english(), "not recommended"));
    // The SQNR shows nothing of rows that are small beside others.
    segment.modes[1].lost = {60, 64, 0, 61'440, 61'440, 42};
    const std::string lost = speedRecommendation(segment, "baseline-copy").english();
    CAPTURE(lost);
    CHECK(tells(lost, segment.modes[1].requested + " (nothing is left of 60 of 64 rows)"));
}

TEST_CASE("a summary has the words of the findings, with the name of the run")
{
    const RunResult run = on("a device (with a number)", timed(kFour));
    const AccuracyStudyResult study = formats();
    const std::vector<SessionPart> parts{{"Run 1", &run}, {"Study", nullptr, &study}};
    const SessionSummary summary = summaryOf(parts, "baseline-copy");
    CHECK(commonDevice(parts) == "a device");
    CHECK(anyTells(summary.measured, "1 kernel run, 1 accuracy study, 1,200 latency samples"));
    CHECK(anyTells(summary.measured, "Quantize 16×2048"));
    for (const Message& words : modeRecommendations(study))
        CHECK(anyTells(summary.recommended, "Study: " + words.english()));
    CHECK(anyTells(summary.recommended, "Run 1: For the lowest latency"));
    CHECK(anyTells(summary.faster, "Run 1: " + fasterSentence(run.segments[0], "baseline-copy").english()));
    CHECK(anyTells(summary.equivalent, "INT8 dynamic"));
    CHECK(anyTells(summary.caveats, "0 of 3 comparisons"));
    const auto main = mainRecommendations(parts, "baseline-copy");
    REQUIRE(main.size() >= 2);
    CHECK(main.front().kind == Recommendation::Kind::FormatSize);
    CHECK(main.front().words == modeSizeRecommendation(study));
    CHECK(main.front().isPositive);
    // Alone nothing has a name before it.
    CHECK_FALSE(anyTells(summaryOf({parts[0]}, "baseline-copy").recommended, "Run 1"));
}

TEST_CASE("sizes that Live only passed and other clocks of one device are not told")
{
    RunResult live = on("AMD EPYC (avx512, 8 threads)", timed(kFour)), again = on("AMD EPYC (8 threads)", timed(kFour));
    live.environment.clocks = "2445 MHz";
    again.environment.clocks = "2450 MHz";
    live.segments.front().spec.live = true;
    Segment passed = timed(kFour);
    passed.spec.live = true;
    passed.spec.shape = {77, 2048};
    for (ModeResult& mode : passed.modes) {
        mode.samplesUs.resize(19);
        mode.latency = summarize(mode.samplesUs);
    }
    live.segments.push_back(passed);
    const auto told = [&] { return summaryOf({{"Run 1", &live}, {"Run 2", &again}}, "baseline-copy").measured; };
    CHECK(anyTells(told(), "16×2048"));
    CHECK_FALSE(anyTells(told(), "77×2048"));
    CHECK(std::ranges::count_if(told(), [](const Message& m) { return m.english().starts_with("Device: "); }) == 1);
    live.segments = {passed}; // all there is
    CHECK(anyTells(told(), "77×2048"));
}

TEST_CASE("a sweep is told over its sizes")
{
    RunResult sweep;
    sweep.sweep = RunSpec();
    sweep.sweep->axes = {SweepAxis{}};
    sweep.sweep->axes[0].values = {16, 32, 64};
    sweep.segments = {timed(kFour), timed({{"baseline-copy", 100}, {"int8-token-dynamic", 100.02}}), timed(kFour)};
    const auto words = payingSizes(sweep.segments, "baseline-copy");
    REQUIRE_FALSE(words.empty());
    CHECK(words.front().english().starts_with("int8-token-dynamic is faster than baseline-copy at 2 of 3 sizes, by "));
}

namespace {

/// A product of so many rows, with these medians.
Segment product(std::int64_t m, const std::vector<std::pair<const char*, double>>& medians)
{
    Segment point;
    point.spec.operation = Operation::Gemm;
    point.spec.dtype = DType::BF16;
    point.spec.size.m = m, point.spec.size.k = 4096, point.spec.size.n = 28672;
    std::uint64_t seed = static_cast<std::uint64_t>(m);
    for (const auto& [name, us] : medians) {
        ModeResult mode;
        mode.requested = name;
        ++seed;
        for (std::size_t i = 0; i < 300; ++i)
            mode.samplesUs.push_back(static_cast<float>(us * (1 + 0.005 * normalAt(seed, i))));
        mode.latency = summarize(mode.samplesUs);
        point.spec.variants.emplace_back(name);
        point.modes.push_back(std::move(mode));
    }
    analyse(point, nullptr);
    return point;
}

} // namespace

TEST_CASE("where formats cross the product in 16 bits is told, whatever the first variant is")
{
    RunResult sweep;
    sweep.sweep = RunSpec();
    sweep.sweep->operation = Operation::Gemm;
    sweep.sweep->axes = {parseSweepAxis("m=64:512:x2").value()};
    sweep.segments = {product(64, {{"gemm-fp32", 900}, {"gemm-bf16", 60}, {"gemm-w4a16", 30}, {"gemm-fp8", 61}}),
                      product(128, {{"gemm-fp32", 900}, {"gemm-bf16", 60}, {"gemm-w4a16", 50}, {"gemm-fp8", 60}}),
                      product(256, {{"gemm-fp32", 900}, {"gemm-bf16", 80}, {"gemm-w4a16", 96}, {"gemm-fp8", 50}}),
                      product(512, {{"gemm-fp32", 900}, {"gemm-bf16", 160}, {"gemm-fp8", 100}})}; // too many for w4a16
    const auto found = crossings(sweep.segments, "baseline-copy");
    REQUIRE(found.size() == 2);
    CHECK(found[0].mode == "gemm-w4a16");
    CHECK(found[0].against == "gemm-bf16");
    CHECK(found[0].border.at == doctest::Approx(181).epsilon(0.02)); // ratios 1.2 and 1/1.2: half way in the logarithms
    CHECK(found[1].mode == "gemm-fp8");
    CHECK_FALSE(found[1].border.fasterBefore);
    CHECK(found[1].after == 256);
    const SessionSummary summary = summaryOf({{"Run 1", &sweep}}, "baseline-copy");
    CHECK(anyTells(summary.faster,
                   "gemm-w4a16 becomes slower than gemm-bf16 between m = 128 and m = 256 (k = 4,096, n = "
                   "28,672, BF16): in this run it is faster at m = 128 and slower at m = 256."));
    CHECK(anyTells(summary.faster, "gemm-fp8 becomes faster than gemm-bf16 between m = "));
    CHECK(crossings(sweep.segments, "gemm-fp8").front().against == "gemm-fp8"); // as asked for
    SUBCASE("verdicts that are not to be trusted cross nothing")
    {
        for (Segment& point : sweep.segments) {
            point.control.verdict = Verdict::Faster;
            point.control.ratio = 1.5;
        }
        CHECK(sweep.segments.front().isUntrusted() == crossings(sweep.segments, "").empty());
    }
}

TEST_CASE("a second visit confirms a border, or does not, with its own figures")
{
    const auto twice = [](std::int64_t m, double first, double second) {
        Segment point = product(m, {{"gemm-bf16", 60}, {"gemm-fp8", first}});
        const Segment later = product(m, {{"gemm-bf16", 60}, {"gemm-fp8", second}});
        point.secondVisit = std::ssize(point.modes[0].samplesUs);
        for (std::size_t i = 0; i < 2; ++i) {
            auto& us = point.modes[i].samplesUs;
            us.insert(us.end(), later.modes[i].samplesUs.begin(), later.modes[i].samplesUs.end());
            point.modes[i].latency = summarize(us);
        }
        analyse(point, nullptr);
        return point;
    };
    const auto told = [](std::vector<Segment> points) {
        const auto all = crossings(points, "gemm-bf16");
        return all.size() == 1 ? crossingText(all.front()).english() : std::string();
    };
    const std::string same = told({twice(64, 70, 71), twice(128, 50, 51)});
    CHECK(same.find("faster at m = 128. Confirmed by a second visit.") != std::string::npos);
    const std::string other = told({twice(64, 70, 71), twice(128, 50, 55)});
    CHECK(other.find("Confirmed by a second visit.") != std::string::npos); // less, and still faster
    const std::string not128 = told({twice(64, 80, 55), twice(128, 50, 51)});
    CAPTURE(not128);
    CHECK(not128.find("A second visit does not confirm it: there the speed-up is 1.09") != std::string::npos);
    CHECK(not128.find(" at m = 64 and 1.1") != std::string::npos);
    // Of one of the two sizes alone it says nothing.
    CHECK(told({product(64, {{"gemm-bf16", 60}, {"gemm-fp8", 70}}), twice(128, 50, 51)}).find("second visit") ==
          std::string::npos);
    Segment dropped = dropWarmup(twice(64, 70, 71), 100, nullptr);
    CHECK(dropped.secondVisit == 200);
}

TEST_CASE("a format that is never slower pays from the first size on at which all verdicts say so")
{
    const auto over = [](std::vector<double> us) {
        std::vector<Segment> points;
        std::int64_t m = 64;
        for (const double each : us) {
            points.push_back(product(m, {{"gemm-bf16", 60}, {"gemm-fp8", each}}));
            m *= 2;
        }
        return crossings(points, "gemm-bf16");
    };
    const auto from = over({60, 60, 50, 40});
    REQUIRE(from.size() == 1);
    CHECK(from[0].border.at == 256);
    CHECK(from[0].before == 128);
    CHECK(crossingText(from[0]).english() == "gemm-fp8 is faster than gemm-bf16 from m = 256 on (k = 4,096, n = "
                                             "28,672, BF16); at m = 128 both take the same "
                                             "time.");
    const auto upTo = over({40, 50, 60, 60});
    REQUIRE(upTo.size() == 1);
    CHECK(upTo[0].border.fasterBefore);
    CHECK(upTo[0].border.at == 128);
    CHECK(crossingText(upTo[0]).english().find("up to m = 128 (") != std::string::npos);
    CHECK(over({40, 40, 40, 40}).empty()); // at all sizes
    CHECK(over({60, 60, 60, 60}).empty());
    CHECK(over({60, 50, 60, 40}).empty()); // faster here and there is no border
    CHECK(over({60, 50, 60, 60}).empty());
    const auto slower = over({70, 60, 60, 50}); // known to be slower: between the two
    REQUIRE(slower.size() == 1);
    CHECK(slower[0].border.isBetween());
}

TEST_CASE("caveats: what is single, imported or warned of is said")
{
    RunResult alone = on("a device", timed({{"baseline-copy", 100}}));
    Diagnosis d;
    d.code = DiagnosisCode::TooFewSamples;
    alone.segments[0].modes[0].diagnoses = {d};
    const auto lines = caveats({{"Run 1", &alone}}, "baseline-copy");
    CHECK(anyTells(lines, "a single variant"));
    CHECK(anyTells(lines, "baseline-copy: "));
    CHECK(anyTells(lines, "4 rows, 0 differ"));
}

TEST_CASE("the report begins with its summary and links every part")
{
    const RunResult one = on("a device", timed(kFour)), two = on("a device", timed(kFour));
    const std::string report =
        writeReport({{"First [run]", "a note", &one, {}}, {"Second", "", &two, {}}}, "baseline-copy");
    CHECK(report.starts_with("# Quantoscope report\n\n## Summary\n\n### Measurements"));
    CHECK(report.find("## Summary") < report.find("## Contents"));
    CHECK(report.find("## Contents") < report.find("<a id=\"run-1\"></a>"));
    CHECK(tells(report, "- [First \\[run\\]](#run-1): a note\n- [Second](#run-2)\n"));
    CHECK(tells(report, "<a id=\"run-2\"></a>\n\n## Second"));
    CHECK(tells(report, "[samples.csv](samples.csv)"));
    const std::string study = writeStudyReport(formats(), {});
    CHECK(study.starts_with("# Quantization modes"));
    CHECK(study.find("## Summary") < study.find("## Findings"));
    const std::string noted = writeStudyReport(formats(), {}, "a [note]"); // as that of a run
    CHECK(noted.find("a \\[note\\]\n\n## Summary") != std::string::npos);
    const std::string linked =
        sessionReport({}, {{"A study", "", "mode-study-1", "mode_study_1/", "# x"}}, {false, false});
    CHECK(tells(linked, "[A study](mode_study_1/report.md)"));
    CHECK_FALSE(tells(linked, "# x"));
    CHECK_FALSE(tells(linked, "samples.csv"));
}
