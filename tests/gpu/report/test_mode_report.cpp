// SPDX-License-Identifier: GPL-3.0-or-later
// The report of an accuracy study: its parts, findings that follow from verdicts alone, nothing ranked inside the
// noise.
#include <doctest/doctest.h>

#include "gpu/report/modes/report.h"
#include "gpu/report/modes/tables.h"

#include <algorithm>
#include <limits>

using namespace qs;

namespace {

ModeRow row(std::string mode, std::int64_t gained, std::int64_t lost, std::int64_t bytes, float us)
{
    ModeRow r;
    r.mode = std::move(mode);
    r.effective = "INT8 × INT8";
    r.total = 10'000;
    r.gained = gained;
    r.lost = lost;
    r.correct = 8000 + gained - lost;
    r.loss = 0.5;
    r.size.payload = bytes - 300;
    r.size.overhead = 300;
    for (int i = 0; i < 20; ++i)
        r.samplesUs.push_back(us + 0.01f * static_cast<float>(i % 3));
    r.latency = summarize(r.samplesUs);
    return r;
}

AccuracyStudyResult sample()
{
    AccuracyStudyResult r;
    r.model = "tiny MLP 16-21-10";
    r.data = "generated characters";
    r.spec.modes = {"fp32", "int8-dynamic", "fp8-e4m3", "int4-rtn", "nf4", "qat-int8"};
    r.layers = {{"layers.0", 16, 21}, {"layers.1", 21, 10}};
    r.rows = {row("fp32", 0, 0, 4000, 100),     row("int8-dynamic", 10, 12, 1500, 50),
              row("fp8-e4m3", 11, 9, 1400, 40), row("int4-rtn", 50, 400, 1200, 90),
              row("nf4", 260, 300, 1300, 95),   row("qat-int8", 12, 9, 1500, 51)};
    r.rows[2].simulated = true;
    for (ModeRow& one : r.rows)
        one.speed = compare(r.rows.front().samplesUs, one.samplesUs);
    r.complete = true;
    judge(r);
    return r;
}

std::string sentenceWith(const std::vector<Message>& sentences, const std::string& text)
{
    const auto found = std::find_if(sentences.begin(), sentences.end(),
                                    [&](const Message& s) { return s.english().find(text) != std::string::npos; });
    return found == sentences.end() ? "" : found->english();
}

bool anyHas(const std::vector<Message>& sentences, const std::string& text)
{
    return !sentenceWith(sentences, text).empty();
}

} // namespace

TEST_CASE("findings: every mode once, where its verdict puts it")
{
    const auto findings = modeFindings(sample());
    CHECK(sentenceWith(findings, "8,000 of 10,000").find("80.00%") != std::string::npos);
    const std::string equivalent = sentenceWith(findings, "equivalent to FP32 within"),
                      worse = sentenceWith(findings, "worse"), open = sentenceWith(findings, "not resolved");
    CHECK(equivalent.find("INT8 dynamic") != std::string::npos);
    CHECK(equivalent.find("INT4") == std::string::npos);
    CHECK(worse.find("INT4 RTN (−3.50 points)") != std::string::npos);
    CHECK(open.find("NF4") != std::string::npos);
    // FP8 has the smallest equivalent file, but its time is that of a simulation.
    CHECK(sentenceWith(findings, "smallest file").find("FP8 E4M3") != std::string::npos);
    const std::string fast = sentenceWith(findings, "faster than the baseline");
    CHECK(fast.find("INT8 dynamic (") != std::string::npos);
    CHECK(fast.find("FP8") == std::string::npos);
    CHECK(fast.find("not tested") != std::string::npos);
}

TEST_CASE("findings: of many modes their number and the farthest")
{
    AccuracyStudyResult r = sample();
    r.rows = {r.rows[0]};
    const char* modes[] = {"int8-dynamic", "int8-static-absmax", "int8-static-percentile", "int8-static-entropy",
                           "qat-int8"};
    for (int i = 0; i < 5; ++i)
        r.rows.push_back(row(modes[i], 10, i == 2 ? 27 : 9, 1500, 50.0f - static_cast<float>(i)));
    for (ModeRow& one : r.rows)
        one.speed = compare(r.rows.front().samplesUs, one.samplesUs);
    judge(r);
    const auto findings = modeFindings(r);
    const std::string far = rowTitle(r.rows[3]);
    CHECK(anyHas(findings, "5 modes are equivalent to FP32 within ±0.5 points; the largest difference is that of " +
                               far + ", −0.17 points."));
    const std::string fast = sentenceWith(findings, "5 modes are equivalent to and faster");
    CHECK(fast.find("by 2.00× to 2.17×. Differences between these modes") != std::string::npos);
    CHECK(fast.find(far) == std::string::npos);
    CHECK(anyHas(modeRecommendations(r), "any of the 5 modes that are equivalent to and faster than FP32"));
    // Four are named.
    r.rows.pop_back();
    judge(r);
    const std::string named = sentenceWith(modeFindings(r), "4 modes are equivalent to FP32 within");
    CHECK(named.find(far + " (−0.17 points)") != std::string::npos);
    CHECK(named.find(rowTitle(r.rows[1])) != std::string::npos);
    CHECK(named.find("largest difference") == std::string::npos);
}

TEST_CASE("recommendations follow from verdicts; without an equivalent mode there is none")
{
    AccuracyStudyResult r = sample();
    CHECK(anyHas(modeRecommendations(r), "For the smallest size: FP8 E4M3"));
    CHECK(anyHas(modeRecommendations(r), "Not resolved: NF4"));
    r.rows = {r.rows[0], r.rows[3]};
    judge(r);
    CHECK(anyHas(modeRecommendations(r), "none can be recommended"));
    CHECK_FALSE(anyHas(modeRecommendations(r), "For the smallest size"));
    r.rows.clear();
    CHECK(modeRecommendations(r).empty());
    CHECK(modeFindings(r).empty());
}

TEST_CASE("the document: all parts in order, pictures where they belong, the command that repeats it")
{
    const AccuracyStudyResult r = sample();
    const std::string text =
        writeModeReport(r, {{"Accuracy", "artifacts/accuracy_by_mode.png"}, {"Extra", "artifacts/other.png"}});
    std::size_t at = 0;
    for (const char* part : {"## Findings", "## Environment", "## Methodology", "## Results", "accuracy_by_mode.png",
                             "## Analysis", "## Exact size", "## The published case, reproduced", "## Recommendations",
                             "artifacts/other.png", "## Reproduce", "quantoscope modes --model mlp"}) {
        CAPTURE(part);
        const std::size_t found = text.find(part, at);
        REQUIRE(found != std::string::npos);
        at = found;
    }
    CHECK(text.find("loss_by_mode") == std::string::npos); // a picture that was not drawn is not shown
    CHECK(text.find("| INT4 RTN |") != std::string::npos);
    CHECK(text.find("nan") == std::string::npos);
    CHECK(text.find("40.9 to 92.9%") != std::string::npos); // Wilson 6 of 8
    CHECK(text.find("(simulated)") != std::string::npos);
}

TEST_CASE("a study that ended early is reported as far as it came")
{
    AccuracyStudyResult r;
    r.model = "MLP";
    r.complete = false;
    r.stopReason = "stopped by the user";
    CHECK(writeModeReport(r, {}).find("Ended early: stopped by the user") != std::string::npos);
    r = sample();
    r.rows[1].failed = "no memory";
    r.rows[2].loss = std::numeric_limits<double>::quiet_NaN();
    judge(r);
    const std::string text = writeModeReport(r, {});
    CHECK(text.find("failed: no memory") != std::string::npos);
    CHECK(text.find("nan") == std::string::npos);
}

TEST_CASE("tables: the same number of cells in every row, the ledger adds up")
{
    AccuracyStudyResult r = sample();
    SensitivityCell cell;
    cell.mode = "int4-rtn";
    cell.output.sqnrDb = 21.04;
    cell.lossDifference = {0.0321, 0.01, 0.05, 0.001, 100};
    r.cells = {cell};
    r.pairs = {{"int4-rtn", "nf4", 300, 90, 10'000, {}}};
    judge(r);
    for (const TextTable& table :
         {modeTable(r), modeSummaryTable(r), modePairTable(r), ledgerTable(r), sensitivityTable(r), modeCostTable(r)}) {
        CHECK(table.header.size() == table.numeric.size());
        CHECK_FALSE(table.rows.empty());
        for (const auto& line : table.rows)
            CHECK(line.size() == table.header.size());
    }
    CHECK(sensitivityTable(r).rows[0] == std::vector<std::string>{"INT4 RTN", "21.0 dB, +0.0321*", "–"});
    CHECK(ledgerTable(r).rows[0].back() == "4,000");
}
