// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says of runs and sweeps: nothing ranked that is not resolved, every finding once with its why, and no
// flood.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/report/import/recording_file.h"
#include "gpu/report/session/session_report.h"
#include "gpu/report/text/parts.h"
#include "gpu/report/text/sweep_report.h"
#include "gpu/results/analysis.h"
#include "gpu/results/result_stream.h"

#include "tests/gpu/support/scratch_folder.h"

#include <algorithm>
#include <fstream>
#include <iterator>

using namespace qs;

namespace {

const char* const kNames[] = {"baseline-copy",         "int8-tensor-static",     "int8-tensor-dynamic",
                              "int8-token-dynamic",    "int8-tensor-static-azp", "int8-token-dynamic-azp",
                              "int8-tensor-affine",    "fp8-e4m3-tensor-static", "fp8-e4m3-tensor-dynamic",
                              "fp8-e4m3-token-dynamic"};

/// Modes of about `medians` µs with 1% noise, each as fast as it is told to be.
Segment segmentOf(const std::vector<double>& medians, std::uint64_t seed = 1, std::size_t n = 200)
{
    Segment segment;
    segment.spec.shape = {16, 2048};
    segment.spec.modes.clear();
    const auto series = [&](double us) {
        std::vector<float> samples;
        ++seed;
        for (std::size_t i = 0; i < n; ++i)
            samples.push_back(static_cast<float>(us * (1 + 0.01 * normalAt(seed, i))));
        return samples;
    };
    for (std::size_t i = 0; i < medians.size(); ++i) {
        ModeResult mode;
        mode.requested = kNames[i];
        mode.scheme = parseScheme(kNames[i]).value();
        mode.samplesUs = series(medians[i]);
        mode.latency = summarize(mode.samplesUs);
        mode.bytes = Bytes{1'000'000};
        segment.spec.modes.push_back(mode.scheme);
        segment.modes.push_back(std::move(mode));
    }
    segment.controlMode = kNames[0];
    segment.controlUs = series(medians[0]);
    segment.stopReason = "all iterations done";
    analyse(segment, nullptr);
    return segment;
}

RunResult runOf(Segment segment)
{
    RunResult result;
    result.environment.device = "a device";
    result.stopReason = segment.stopReason;
    result.segments.push_back(std::move(segment));
    return result;
}

/// A sweep over `points` numbers of tokens; in each the last of three modes has a first sample that owns the mean.
RunResult sweepOf(std::size_t points)
{
    RunResult result;
    RunSpec spec = segmentOf({100, 80, 80.1}).spec;
    SweepAxis axis;
    for (std::size_t i = 0; i < points; ++i)
        axis.values.push_back(std::int64_t{16} << i);
    spec.axes = {axis};
    for (const RunSpec& point : sweepPoints(spec)) {
        Segment segment = segmentOf({100, 80, 80.1}, 100 + static_cast<std::uint64_t>(point.shape.tokens));
        segment.modes[2].samplesUs[0] = 1e5f;
        segment.modes[2].latency = summarize(segment.modes[2].samplesUs);
        segment.spec = point;
        analyse(segment, nullptr);
        result.segments.push_back(std::move(segment));
    }
    result.sweep = spec;
    result.stopReason = "all points done";
    return result;
}

std::string reportOf(const RunResult& result) { return writeReport({{"A run", "", &result, {}}}, "baseline-copy"); }

std::size_t count(const std::string& text, const std::string& part)
{
    std::size_t n = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
        ++n;
    return n;
}

std::string cell(const TextTable& t, std::size_t row, const std::string& column)
{
    const auto at = std::find(t.header.begin(), t.header.end(), column);
    REQUIRE(at != t.header.end());
    return t.rows.at(row).at(static_cast<std::size_t>(at - t.header.begin()));
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("what is not resolved has neither a rank of its own nor a difference")
{
    const Segment segment = segmentOf({100, 80, 100.6});
    REQUIRE_FALSE(segment.pairs.at(0, 2)->resolved());
    const TextTable t = latencyTable(segment, "baseline-copy");
    CHECK(cell(t, 0, "Verdict") == "baseline");
    CHECK(cell(t, 1, "Rank") == "1");
    CHECK(has(cell(t, 1, "Verdict"), "FASTER 1.2"));
    CHECK(has(cell(t, 1, "Δ (%)"), "−"));
    CHECK(cell(t, 0, "Rank") == "2–3");
    CHECK(cell(t, 2, "Rank") == "2–3");
    CHECK(cell(t, 2, "Δ (%)") == "–");
    for (const auto& row : t.rows)
        CHECK(row.size() == t.header.size());
    // A factor says how many times slower, never a ratio below 1.
    CHECK(has(cell(latencyTable(segmentOf({100, 125}), "baseline-copy"), 1, "Verdict"), "SLOWER 0.8"));
}

TEST_CASE("where identical kernels came out different an effect has to exceed that; far apart they void the verdicts")
{
    Segment segment = segmentOf({100, 80, 98});
    for (float& us : segment.controlUs)
        us *= 1.05f;
    analyse(segment, nullptr);
    CHECK(segment.controlDiffers());
    const std::string kept = reportOf(runOf(segment));
    CHECK(has(kept, "Only what differs by more than that"));
    CHECK(has(kept, "FASTER 1.2"));
    CHECK(has(cell(latencyTable(segment, "baseline-copy"), 2, "Verdict"), "NOT RESOLVED"));
    for (float& us : segment.controlUs)
        us *= 1.2f;
    analyse(segment, nullptr);
    const std::string report = reportOf(runOf(segment));
    CHECK(has(report, "NOT TRUSTED"));
    CHECK(has(report, "Identical kernels differed"));
    CHECK_FALSE(has(report, "FASTER 1."));
    CHECK(cell(latencyTable(segment, "baseline-copy"), 1, "Rank") == "–");
}

TEST_CASE("all pairs of few modes; of many the baseline's and the neighbours, each once")
{
    CHECK(verdictTable(segmentOf({100, 80, 70}), "baseline-copy").rows.size() == 3);
    const Segment many = segmentOf({100, 95, 90, 85, 80, 75, 70, 65, 60, 55});
    CHECK(comparedPairs(many) == 45);
    const TextTable t = verdictTable(many, "baseline-copy");
    Segment alike = segmentOf({100, 80, 70});
    alike.pairs.pairs[1].caution = Caution::Autocorrelated;
    alike.pairs.pairs[1].nEff = 7.2;
    alike.pairs.pairs[2].caution = Caution::LevelShift;
    const TextTable cautious = verdictTable(alike, "baseline-copy");
    CHECK(cautious.rows[0][2].find(" (autocorrelated: counts as 7)") != std::string::npos);
    CHECK(cautious.rows[1][2].find(" (changes during the run)") != std::string::npos);
    CHECK(t.rows.size() == 9 + 8); // the baseline is the neighbour of one
    for (std::size_t i = 0; i < t.rows.size(); ++i)
        for (std::size_t k = i + 1; k < t.rows.size(); ++k) {
            const bool same = (t.rows[i][0] == t.rows[k][0] && t.rows[i][1] == t.rows[k][1]) ||
                              (t.rows[i][0] == t.rows[k][1] && t.rows[i][1] == t.rows[k][0]);
            CHECK_FALSE(same);
        }
    CHECK(has(reportOf(runOf(many)), "results.json contains all 45 pairs"));
    // Without the baseline the neighbours are left.
    CHECK(verdictTable(many, "not-measured").rows.size() == 9);
}

TEST_CASE("a finding is said once, its why too, with the modes that have it")
{
    Segment segment = segmentOf({100, 80, 70}, 7, 30);
    const auto found = segmentFindings(segment);
    REQUIRE(found.size() == 1);
    CHECK(has(found[0].text.english(), "baseline-copy: 30 samples are too few"));
    CHECK(has(found[0].text.english(), "The same applies to int8-tensor-static, int8-tensor-dynamic."));
    CHECK(found[0].why == explanation(DiagnosisCode::TooFewSamples));
    CHECK(count(reportOf(runOf(segment)), "  - Why: ") == 1);
    CHECK(findings(segment).size() == 1);
}

TEST_CASE("throttled stretches and foreign processes are told with what is known of them")
{
    Segment segment = segmentOf({100, 80});
    DeviceState before, after;
    before.powerCapNs = 0;
    before.foreign = {"python (pid 4711)"};
    after.powerCapNs = 2'500'000;
    segment.polls = {{0, before}, {50, after}, {100, after}};
    analyse(segment, nullptr);
    REQUIRE(segment.throttled.size() == 1);
    const std::string report = reportOf(runOf(segment));
    CHECK(has(report, "| 0 | 49 | power cap | 2.50 |"));
    CHECK(has(report, "used the device during the run: python (pid 4711)."));
    CHECK(count(report, "lowered its clock during") == 1);
}

TEST_CASE("the calibration has a unit at every number, and what could not be measured")
{
    RunResult result = runOf(segmentOf({100, 80}));
    Calibration c;
    c.timerQuantumUs = 0.032;
    c.emptyIntervalUs = 2.1;
    c.n = 1001;
    c.copyGbps = 4100;
    c.copyGbpsLow = 4090;
    c.copyGbpsHigh = 4110;
    c.matrixTflops = {{"f16", 700}, {"int8", 1400}};
    c.missing = {{"fp8-e4m3", "no library"}};
    result.calibration = c;
    const std::string report = reportOf(result);
    for (const char* part : {"resolution 32 ns", "4,100 GB/s", "f16 700.0 TFLOP/s, int8 1,400.0 TOP/s",
                             "fp8-e4m3: no library", "launches below 42.0 µs are batched"})
        CHECK(has(report, part));
    CHECK(count(report, "all iterations done") == 1);
}

TEST_CASE("cold beside hot, in the table and in the samples")
{
    Segment segment = segmentOf({100, 80});
    segment.modes[1].otherCache = CacheMode::Hot;
    for (const float us : segment.modes[1].samplesUs)
        segment.modes[1].otherUs.push_back(us / 2);
    analyse(segment, nullptr);
    const TextTable t = cacheTable(segment);
    REQUIRE(t.rows.size() == 1);
    CHECK(cell(t, 0, "Hot against cold") == "FASTER");
    CHECK(cell(t, 0, "Ratio") == "2.000");
    const RunResult result = runOf(segment);
    CHECK(has(reportOf(result), "### Latency, cold"));
    CHECK(has(writeSeriesCsv({{"=1+1\x1b", "", &result, {}}}), ",'=1+1?,1,"));
    const std::string series = writeSeriesCsv({{"r", "", &result, {}}});
    CHECK(has(series, ",r,1,int8-tensor-static (hot),measured,200\n"));
    CHECK(has(series, ",r,1,baseline-copy (control),measured,200\n"));
    CHECK(has(series, ",r,1,int8-tensor-static,measured,200\n"));
}

TEST_CASE("samples.csv takes at most 20 bytes a sample, and is read again by name, with series.csv and without, and in "
          "its old form")
{
    Segment segment = segmentOf({100, 80});
    for (std::size_t i = 0; i < 200; ++i) {
        segment.modes[0].samplesUs[i] = 1.0f / 3 + static_cast<float>(i) * 1234.567f; // nine digits
        segment.modes[1].warmupUs.push_back(7);
    }
    RunResult result = runOf(segment);
    const std::vector<ReportSection> sections{{"a run, with a comma", "", &result, {}}};
    const qs::testing::ScratchFolder folder;
    const NamedText files[] = {{"series.csv", writeSeriesCsv(sections)},
                               {"samples.csv", {}, [&](TextSink& sink) { writeSamplesCsv(sections, sink); }}};
    REQUIRE(writeTextsAtomically(folder.path().string(), files).ok());
    std::ifstream file(folder / "samples.csv");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::size_t longest = 0;
    for (std::size_t at = text.find('\n') + 1, end = 0; at < text.size(); at = end + 1) {
        end = text.find('\n', at);
        longest = std::max(longest, end + 1 - at);
    }
    CHECK(longest <= 20);
    const auto series = readRecordings(folder.path() / "samples.csv");
    REQUIRE(series.ok());
    REQUIRE(series->size() == 3); // two modes and the control; no warm-up
    CHECK(series->at(0).name == "run a run, with a comma · segment 1 · baseline-copy");
    CHECK(series->at(2).name == "run a run, with a comma · segment 1 · int8-tensor-static");
    REQUIRE(series->at(0).recording.us.size() == 200);
    for (std::size_t i = 0; i < 200; ++i)
        CHECK(static_cast<float>(series->at(0).recording.us[i]) == segment.modes[0].samplesUs[i]);
    std::filesystem::remove(folder.path() / "series.csv");
    const auto numbered = readRecordings(folder.path() / "samples.csv");
    REQUIRE(numbered.ok());
    CHECK(numbered->size() == 4); // which of them is warm-up nobody says
    CHECK(numbered->at(0).name == "series 1");
    folder.write(
        "old.csv",
        "run,segment,mode,phase,iteration,latency_us\nr,1,a,warmup,0,9\nr,1,a,measured,0,1.5\nr,1,b,measured,0,2.5\n");
    const auto old = readRecordings(folder.path() / "old.csv");
    REQUIRE(old.ok());
    REQUIRE(old->size() == 2);
    CHECK(old->at(1).name == "run r · segment 1 · b");
}

TEST_CASE("results.json written piece by piece says what the document says")
{
    Segment segment = segmentOf({100, 80});
    segment.modes[0].samplesUs[3] = 3;
    segment.modes[0].samplesUs[4] = 1e20f;
    segment.modes[0].clockMHz.assign(200, 1500.25f);
    segment.modes[1].samplesUs.resize(1);
    RunResult first = runOf(segment), second = runOf(segment);
    second.notes = {"a \"note\" \x01 with \xff"};
    const auto plain = [](const RunResult& result) {
        return nlohmann::ordered_json::parse(dumpJson(toJson(result), 1));
    };
    StringSink one;
    writeResult(second, one);
    CHECK(nlohmann::ordered_json::parse(one.text) == plain(second));
    CHECK(one.text.find("1e+20,") != std::string::npos);
    StringSink both;
    writeResultsJson({{"One", "", &first, {}}, {"Two", "a note", &second, {}}}, both);
    nlohmann::ordered_json all = plain(first), other = plain(second);
    all["name"] = "One";
    other["name"] = "Two";
    other["note"] = "a note";
    all["other_runs"] = nlohmann::ordered_json::array({other});
    CHECK(nlohmann::ordered_json::parse(both.text) == all);
}

TEST_CASE("the difference in a row is that of its verdict")
{
    // Half of the rounds are slow for both: the median of the ratios is 0.8, the medians are farther apart.
    Segment segment = segmentOf({100, 80});
    for (std::size_t i = 0; i < 200; ++i) {
        const float level = i < 99 ? 100.0f : i < 101 ? (i == 99 ? 100.0f : 300.0f) : 300.0f;
        segment.modes[0].samplesUs[i] = level + static_cast<float>(i % 3);
        segment.modes[1].samplesUs[i] = 0.8f * segment.modes[0].samplesUs[i] + (i == 100 ? -150.0f : 0.0f);
    }
    segment.controlUs = segment.modes[0].samplesUs;
    for (ModeResult& mode : segment.modes)
        mode.latency = summarize(mode.samplesUs);
    analyse(segment, nullptr);
    const Comparison& pair = *segment.pairs.at(0, 1);
    REQUIRE(pair.verdict == Verdict::Faster);
    REQUIRE(std::abs(segment.modes[1].latency.p50 / segment.modes[0].latency.p50 - 0.8) > 0.05);
    CHECK(cell(latencyTable(segment, "baseline-copy"), 1, "Δ (%)") == "−20.0");
}

TEST_CASE("figures of others show what they have, and no setup or interval that nobody measured")
{
    Segment segment;
    ModeResult row;
    row.requested = "their kernel";
    row.importedFrom = "a tool, t.json";
    row.latency.n = 100;
    row.latency.p50 = 12.5;
    segment.modes.push_back(row);
    analyse(segment, nullptr);
    const TextTable t = latencyTable(segment, "baseline-copy");
    CHECK(cell(t, 0, "p50 (µs)") == "12.50");
    for (const char* column : {"95% interval (µs)", "p95 (µs)", "Std (µs)", "GB/s", "Rank", "Verdict"})
        CHECK(cell(t, 0, column) == "–");
    const std::string report = reportOf(runOf(segment));
    CHECK_FALSE(has(report, "| Setup |"));
    CHECK_FALSE(has(report, "Reproduce"));
    CHECK(has(report, "imported: a tool, t.json"));
}

TEST_CASE("a large sweep is one table, one setup, one table of verdicts and grouped findings")
{
    const RunResult sweep = sweepOf(6);
    const std::string report = reportOf(sweep);
    CHECK_FALSE(has(report, "Point 1"));
    CHECK(count(report, "| Setup |") == 1);
    CHECK(sweepTable(sweep, "baseline-copy").rows.size() == 18);
    const TextTable verdicts = sweepVerdictTable(sweep, "baseline-copy");
    CHECK(verdicts.rows.size() == 6);
    CHECK(verdicts.header == std::vector<std::string>{"tokens × hidden", "int8-tensor-static", "int8-tensor-dynamic"});
    for (const auto& row : verdicts.rows)
        CHECK(has(row[1], "FASTER 1.2"));
    // Against the first mode where the baseline was not measured.
    CHECK(sweepVerdictTable(sweep, "none").header == verdicts.header);
    CHECK(has(report, "- int8-tensor-dynamic at 16×2048, 32×2048 and 4 more: The first iteration took"));
    CHECK(count(report.substr(report.find("<a id=\"run-1\">")), "The first iteration took") == 1); // below the summary
    CHECK(count(report, "such pairs at 6 sizes") == 1);
    CHECK(has(report, "quantoscope sweep --axis num-tokens=16:512:x2"));
    CHECK(report.size() < 20'000);
}

TEST_CASE("what was measured at a target is reproduced there")
{
    Environment environment;
    environment.device = "AMD EPYC";
    CHECK(placedDevice(environment) == "AMD EPYC");
    CHECK(placedCommand("quantoscope quantize --seed 1", environment) == "quantoscope quantize --seed 1");
    environment.target = "lab two";
    CHECK(placedDevice(environment) == "AMD EPYC on lab two");
    CHECK(placedCommand("quantoscope quantize --seed 1", environment) ==
          "quantoscope quantize --seed 1 --on 'lab two'");
    CHECK(has(reproduceText("quantoscope llm", environment), "quantoscope llm --on 'lab two'\n"));
}

TEST_CASE("a small sweep keeps a section for each point")
{
    const std::string report = reportOf(sweepOf(3));
    CHECK(has(report, "### Point 1: 16×2048"));
    CHECK(has(report, "### Point 3: 64×2048"));
    CHECK(has(report, "#### Latency"));
    CHECK_FALSE(has(report, "Verdicts against"));
}

TEST_CASE("a sweep of thousands of points stays readable")
{
    RunResult sweep = sweepOf(5);
    const Segment one = sweep.segments.front();
    sweep.sweep->axes[0].values.clear();
    for (std::int64_t tokens = 1; tokens <= 400; ++tokens)
        sweep.sweep->axes[0].values.push_back(tokens);
    sweep.segments.assign(400, one);
    CHECK(has(reportOf(sweep), "The 700 further rows are omitted here"));
}

TEST_CASE("names of a stranger's file make neither tags nor links")
{
    TextTable t;
    t.header = {"Mode", "Ran as"};
    t.numeric = {false, false};
    t.rows = {{"<script>alert(1)</script>", "[here](javascript:alert(1)) | \r\n next"},
              {"\\<b>", "\\\\<b> p < 0.05, 3 <4"}};
    const std::string text = t.markdown();
    CAPTURE(text);
    CHECK(has(text, "| \\<script>alert(1)\\</script> | [here]\\(javascript:alert(1)) \\|    next |"));
    CHECK(has(text, "| \\<b> | \\\\\\<b> p < 0.05, 3 <4 |"));
    RunResult result;
    result.segments.push_back(segmentOf({100, 80}));
    result.segments[0].modes[1].effective = "<img src=x onerror=alert(1)>";
    CHECK(has(reportOf(result), "\\<img src=x"));
    CHECK_FALSE(has(reportOf(result), " <img src=x"));
}
