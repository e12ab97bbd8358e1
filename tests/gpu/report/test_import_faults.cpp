// SPDX-License-Identifier: GPL-3.0-or-later
// What files of other people have in them: values that mean nothing, names that are alike, figures without samples.
#include <doctest/doctest.h>

#include "gpu/cli/commands.h"
#include "gpu/report/import/audit_import.h"
#include "gpu/report/import/kernel_groups.h"
#include "gpu/report/import/parts.h"
#include "gpu/report/import/recording_file.h"

#include "tests/gpu/support/format_files.h"

#include <algorithm>

using namespace qs;
using namespace qs::testing;

namespace {

fs::path exampleFile(const std::string& name) { return fs::path(QS_SOURCE_DIR) / "tests/data/imports" / name; }

struct GivenFile
{
    std::string name, text;
};

std::vector<ImportedRun> importedFiles(const ScratchFolder& folder, const std::vector<GivenFile>& files)
{
    std::vector<fs::path> paths;
    for (const GivenFile& file : files) {
        writeRaw(folder / file.name, file.text);
        paths.push_back(folder / file.name);
    }
    auto runs = importResults(paths);
    CAPTURE(runs ? std::string() : runs.error().text());
    REQUIRE(runs);
    return std::move(*runs);
}

const std::vector<ModeResult>& rowsIn(const ImportedRun& run) { return run.result.segments.back().modes; }

const ModeResult& rowNamed(const ImportedRun& run, std::string_view name)
{
    const auto row = std::ranges::find(rowsIn(run), name, &ModeResult::requested);
    std::string names;
    for (const ModeResult& each : rowsIn(run))
        names += each.requested + "\n";
    CAPTURE(names);
    REQUIRE(row != rowsIn(run).end());
    return *row;
}

std::string toldLeftOut(const ImportedRun& run)
{
    std::string all;
    for (const Message& message : run.leftOut)
        all += message.english() + "\n";
    return all;
}

} // namespace

TEST_CASE("0 and -1 stand for nothing: in serving, traces and benchmarks they are left out and counted")
{
    const ScratchFolder folder;
    const auto runs = importedFiles(
        folder,
        {{"serve.json", R"({"request_throughput":2,"ttfts":[0.1,0.2,0,0],"itls":[[0.01],[0.02],[],[]],"failed":2})"},
         {"trace.json",
          R"({"traceEvents":[{"ph":"X","cat":"kernel","name":"k","ts":5,"dur":20},{"ph":"X","cat":"kernel",
          "name":"k","ts":0,"dur":0},{"ph":"X","cat":"cpu_op","name":"o","ts":1,"dur":-1}]})"},
         {"llama.json", R"([{"avg_ns":2000,"samples_ns":[1000,0,3000],"model_filename":"m","n_prompt":1}])"},
         {"gb.json", R"({"context":{},"benchmarks":[{"name":"a","real_time":5},{"name":"b","real_time":0}]})"}});
    CHECK(rowsIn(runs[0])[0].samplesUs == std::vector<float>{1e5F, 2e5F});
    CHECK(rowsIn(runs[0])[0].latency.min > 0);
    CHECK(contains(toldLeftOut(runs[0]), "2 times of 0 or below"));
    CHECK(rowsIn(runs[1])[0].samplesUs == std::vector<float>{20});
    CHECK(contains(toldLeftOut(runs[1]), "2 times of 0 or below"));
    CHECK(rowsIn(runs[2])[0].samplesUs == std::vector<float>{1, 3});
    CHECK(rowsIn(runs[3]).size() == 1);
    CHECK(contains(toldLeftOut(runs[3]), "b has no time"));
}

TEST_CASE("rows are named by what differs between them, and by nothing else")
{
    const auto runs = importResults({exampleFile("llama_bench/good.json")});
    REQUIRE(runs);
    rowNamed(runs->front(), "base-8b-q4_k_m.gguf pp512, type_k f16");
    rowNamed(runs->front(), "base-8b-q4_k_m.gguf pp512, type_k q8_0");
    rowNamed(runs->front(), "base-8b-q4_k_m.gguf tg128");
    const auto sglang = importResults({exampleFile("sglang_serving/good.jsonl")});
    REQUIRE(sglang);
    rowNamed(sglang->front(), "time to first token, request_rate 8.0");
    CHECK(namesByDifference({{"a", {{"k", "1"}}}, {"a", {{"k", "1"}}}, {"b", {{"k", "2"}}}}) ==
          std::vector<std::string>{"a", "a", "b"});
    CHECK(namesByDifference({{"a", {}}, {"a", {{"k", "1"}}}}) == std::vector<std::string>{"a", "a, k 1"});
}

TEST_CASE("runs of one model are named by their format, their settings, and in the end their file")
{
    const auto eval = importResults({exampleFile("lm_eval/good.json"), exampleFile("lm_eval/other.json")});
    REQUIRE(eval);
    CHECK((*eval)[0].name == "org/Base-8B, dtype bfloat16");
    CHECK((*eval)[1].name == "org/Base-8B, load_in_8bit true");
    CHECK((*eval)[1].result.scores.front().name == (*eval)[1].name);
    const ScratchFolder folder;
    const std::string serve = readRaw(exampleFile("vllm_serve/good.json"));
    std::string slower = serve;
    slower.replace(slower.find("\"inf\""), 5, "\"4.0\"");
    const auto runs = importedFiles(folder, {{"a.json", serve}, {"b.json", slower}, {"c.json", slower}});
    CHECK(runs[0].name == "org/Base-8B, request_rate inf");
    CHECK(runs[1].name == "org/Base-8B, request_rate 4.0, file b.json");
    CHECK(runs[2].name == "org/Base-8B, request_rate 4.0, file c.json");
}

TEST_CASE("dates are taken: seconds since 1970, and vLLM's")
{
    const auto runs = importResults({exampleFile("lm_eval/good.json"), exampleFile("vllm_serve/good.json")});
    REQUIRE(runs);
    CHECK((*runs)[0].result.environment.date.starts_with("2025-11-13T"));
    CHECK((*runs)[1].result.environment.date == "2026-11-20T10:15:00");
}

TEST_CASE("launches of another device, stream or grid are another row")
{
    const auto runs = importResults({exampleFile("torch_trace/two_devices.json"), exampleFile("torch_trace/grids.json"),
                                     exampleFile("nsight_compute/two_devices.csv")});
    REQUIRE(runs);
    CHECK(rowNamed((*runs)[0], "gemm, device 0").latency.n == 12);
    CHECK(rowNamed((*runs)[0], "gemm, device 1").latency.n == 12);
    CHECK((*runs)[0].result.environment.device == "NVIDIA H200, NVIDIA L40S");
    CHECK(rowNamed((*runs)[1], "gemm, grid 80×1×1").latency.p50 == doctest::Approx(20).epsilon(0.05));
    CHECK(rowNamed((*runs)[1], "gemm, grid 640×1×1").latency.p50 == doctest::Approx(80).epsilon(0.05));
    rowNamed((*runs)[1], "copy");
    CHECK(rowNamed((*runs)[2], "gemv, device 1").latency.p50 == doctest::Approx(30).epsilon(0.05));
    const ScratchFolder folder;
    const auto streams =
        importedFiles(folder, {{"t.json", R"([{"ph":"X","cat":"kernel","name":"k","ts":1,"dur":2,"args":
        {"nested":{"a":1},"stream":7}},{"ph":"X","cat":"kernel","name":"k","ts":5,"dur":9,"args":{"stream":13}}])"}});
    CHECK(rowNamed(streams[0], "k, stream 7").samplesUs == std::vector<float>{2});
    CHECK(rowNamed(streams[0], "k, stream 13").samplesUs == std::vector<float>{9});
}

TEST_CASE("decimal commas of Nsight Compute are told by the file and said")
{
    const ScratchFolder folder;
    const std::string header = "\"ID\",\"Kernel Name\",\"CC\",\"Metric Name\",\"Metric Unit\",\"Metric Value\"\n";
    const std::string german = header + "\"0\",\"k\",\"9.0\",\"Duration\",\"us\",\"8,704\"\n"
                                        "\"0\",\"k\",\"9.0\",\"DRAM Throughput\",\"%\",\"9,04\"\n";
    const auto runs = importedFiles(folder, {{"de.csv", german}});
    CHECK(rowsIn(runs[0])[0].latency.p50 == doctest::Approx(8.704));
    CHECK(std::ranges::any_of(runs[0].result.notes,
                              [](const Message& note) { return contains(note.english(), "decimal comma"); }));
}

TEST_CASE("rows of others have no size of ours, in no view that groups by size")
{
    const auto runs = importResults({exampleFile("nvbench/good.json"), exampleFile("nvbench/slower.json")});
    REQUIRE(runs);
    CHECK(sizeText((*runs)[0].result.segments.back()).empty());
    const auto compared = compareRuns((*runs)[0].result, (*runs)[1].result);
    REQUIRE(compared);
    for (const SeriesComparison& series : compared->series)
        CHECK(series.key.group.empty());
    CHECK(compared->differences.empty());
    const std::vector<const RunResult*> one{&(*runs)[0].result}, other{&(*runs)[1].result};
    const auto sides = compareSides(one, other);
    REQUIRE(sides);
    CHECK(sides->series.front().key.group.empty());
}

TEST_CASE("two nvbench files: the interval comes from mean, deviation and n, and says so")
{
    const auto a = readRecordingFile(exampleFile("nvbench/good.json")),
               b = readRecordingFile(exampleFile("nvbench/slower.json"));
    REQUIRE(a);
    REQUIRE(b);
    const auto compared = compareResults(*a->only(), *b->only());
    REQUIRE(compared);
    const auto cold = std::ranges::find(compared->series, "copy Device=0 T=I32",
                                        [](const SeriesComparison& s) { return s.key.name; });
    REQUIRE(cold != compared->series.end());
    CHECK(cold->ofFigures);
    CHECK(cold->comparison.verdict == Verdict::Slower);
    CHECK(1 / cold->comparison.ratio == doctest::Approx(1.08));
    // ±1.96 × 0.02 × √(2/1200)
    CHECK(cold->comparison.high / cold->comparison.ratio == doctest::Approx(1.0016).epsilon(1e-4));
    const auto batch = std::ranges::find(compared->series, "copy Device=0 T=I32 (batch)",
                                         [](const SeriesComparison& s) { return s.key.name; });
    REQUIRE(batch != compared->series.end());
    CHECK(batch->comparison.verdict == Verdict::TooFew); // a mean alone
    REQUIRE(compared->notes.size() == 1);
    CHECK(contains(compared->notes[0].english(), "2 rows have no samples"));
    CHECK(contains(compared->notes[0].english(), "2 rows give neither"));
}

TEST_CASE("compare, diagnose and audit take what import takes; a regression fails where the machine was the same")
{
    const std::string good = exampleFile("nvbench/good.json").string(),
                      slower = exampleFile("nvbench/slower.json").string();
    CHECK(compareMain({good, slower}) == 0);
    CHECK(compareMain({good, slower, "--fail-on-regression", "5"}) == 0); // the machine may have changed
    CHECK(compareMain({good, slower, "--fail-on-regression", "5", "--same-machine"}) == 1);
    CHECK(compareMain({good, slower, "--fail-on-regression", "20", "--same-machine"}) == 0);
    CHECK(compareMain({slower, good, "--fail-on-regression", "5", "--same-machine"}) == 0);
    CHECK(compareMain({good, good, good, "--fail-on-regression", "5", "--", slower, slower, slower}) == 1);
    CHECK(compareMain({good, slower, good}) == 0); // side by side
    CHECK(diagnoseMain({good}) == 0);
    CHECK(diagnoseMain({good, "--json"}) == 0);
    CHECK(diagnoseMain({exampleFile("vllm_serve/good.json").string()}) == 0);
    CHECK(diagnoseMain({exampleFile("lm_eval/good.json").string()}) == 2); // scores alone
    CHECK(auditMain({good}) == 0);
}

TEST_CASE("what a file states beside its samples is checked against them")
{
    const ScratchFolder folder;
    const auto runs = importedFiles(
        folder, {{"h.json", R"({"results":[{"command":"a","mean":2.0,"median":1.0,"times":[1.0,1.1,0.9]}]})"}});
    REQUIRE(runs[0].contradictions.size() == 1);
    CHECK(runs[0].contradictions[0].statistic == "mean");
    const auto audited = auditImported(folder / "h.json");
    REQUIRE(audited);
    REQUIRE(audited->findings.size() == 1);
    CHECK(contains(audited->findings[0].sentence.english(), "given as 2.00 s"));
    for (const FormatId& format : importFormats()) // no false alarm
        for (const auto& entry : fs::directory_iterator(exampleFile(std::string(format.id))))
            if (entry.is_regular_file() && isAuditedAsImport(entry.path())) {
                const auto clean = auditImported(entry.path());
                REQUIRE(clean);
                CHECK_MESSAGE(std::ranges::find(clean->findings, AuditCode::DerivedMismatch, &AuditFinding::code) ==
                                  clean->findings.end(),
                              entry.path().string());
            }
}

TEST_CASE("two evaluations: accuracies and perplexities from their standard errors")
{
    const auto a = readRecordingFile(exampleFile("lm_eval/good.json")),
               b = readRecordingFile(exampleFile("lm_eval/other.json"));
    REQUIRE(a);
    REQUIRE(b);
    const auto compared = compareResults(*a->only(), *b->only());
    REQUIRE(compared);
    REQUIRE(compared->series.size() == 2);
    const SeriesComparison &accuracy = compared->series[0], &perplexity = compared->series[1];
    CHECK(accuracy.quantity == ComparedQuantity::Accuracy);
    CHECK(accuracy.a.value == doctest::Approx(77.1));
    CHECK(accuracy.comparison.verdict == Verdict::NotResolved); // 0.6 points of 1,319 items
    CHECK(perplexity.quantity == ComparedQuantity::Perplexity);
    CHECK(perplexity.comparison.verdict == Verdict::TooFew); // without a standard error
    CHECK(perplexity.comparison.ratio == doctest::Approx(8.7 / 8.8));
}

TEST_CASE("nvbench --jsonbin: the samples beside the JSON, and what is wrong with them")
{
    const auto runs = importResults({exampleFile("nvbench/jsonbin.json")});
    REQUIRE(runs);
    const ModeResult& row = rowsIn(runs->front())[0];
    CHECK(row.samplesUs.size() == 300);
    CHECK(row.latency.p50 == doctest::Approx(15).epsilon(0.02));
    CHECK(runs->front().leftOut.empty());
    const ScratchFolder folder;
    const std::string text = readRaw(exampleFile("nvbench/jsonbin.json"));
    const auto missing = importedFiles(folder, {{"jsonbin.json", text}});
    CHECK(contains(toldLeftOut(missing[0]), "there is no"));
    CHECK(rowsIn(missing[0])[0].samplesUs.empty());
    CHECK(rowsIn(missing[0])[0].latency.n == 300); // the figures of the JSON
    fs::create_directories(folder / "jsonbin.json-bin");
    writeRaw(folder / "jsonbin.json-bin/0.bin", "abc");
    const auto cut = importedFiles(folder, {{"jsonbin.json", text}});
    CHECK(rowsIn(cut[0])[0].samplesUs.empty());
    CHECK(contains(toldLeftOut(cut[0]), "does not have the size"));
}

TEST_CASE("a result of ours is not imported but opened, and a Git LFS pointer is named")
{
    const ScratchFolder folder;
    writeRaw(folder / "results.json", toJson(RunResult{}).dump());
    writeRaw(folder / "lfs.json", "version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 3\n");
    const auto own = importResults({folder / "results.json"});
    REQUIRE_FALSE(own);
    CHECK(contains(own.error().message.english(), "result of Quantoscope itself"));
    CHECK(contains(own.error().hint.english(), "compare"));
    const auto pointer = importResults({folder / "lfs.json"});
    REQUIRE_FALSE(pointer);
    CHECK(contains(pointer.error().text(), "git lfs pull"));
}

TEST_CASE("bare samples: NaN and -1 are left out and counted, a unit is hinted at")
{
    const ScratchFolder folder;
    writeRaw(folder / "nan.json", "[24.0, NaN, 25.0, -1, Infinity, 24.5]");
    const auto nan = readRecordingFile(folder / "nan.json");
    REQUIRE(nan);
    CHECK(nan->recordings[0].recording.us == std::vector<double>{24.0, 25.0, 24.5});
    REQUIRE(nan->notes.size() == 1);
    CHECK(contains(nan->notes[0].english(), "3 samples were left out"));
    CHECK(compareMain({(folder / "nan.json").string(), (folder / "nan.json").string()}) == 2); // no pairs any more
    CHECK(compareMain({(folder / "nan.json").string(), (folder / "nan.json").string(), "--unpaired"}) == 0);
    writeRaw(folder / "s.json", "[2.4e-5, 2.5e-5, 2.4e-5]");
    writeRaw(folder / "named.json", R"({"samples":[2.4e-5,2.5e-5,2.4e-5],"unit":"s"})");
    writeRaw(folder / "de.csv", "latency_us;clock\n24,5;1410\n-1;1410\n24,6;1410\n");
    const auto seconds = readRecordingFile(folder / "s.json"), named = readRecordingFile(folder / "named.json"),
               semicolon = readRecordingFile(folder / "de.csv");
    REQUIRE(seconds);
    REQUIRE(seconds->notes.size() == 1);
    CHECK(contains(seconds->notes[0].english(), "does not name a unit"));
    REQUIRE(named);
    CHECK(named->notes.empty());
    CHECK(named->recordings[0].recording.us[0] == doctest::Approx(24));
    REQUIRE(semicolon);
    CHECK(semicolon->recordings[0].recording.us == std::vector<double>{24.5, 24.6});
    CHECK(semicolon->notes.size() == 2); // the comma, and what was left out
}

TEST_CASE("a profile in pieces: a trace behind a log, with NaN, without categories in its beginning")
{
    const ScratchFolder folder;
    std::string events = R"("traceEvents":[{"ph":"X","cat":"kernel","name":"isnan","ts":1,"dur":2,"args":{"x":NaN}}])";
    const auto runs =
        importedFiles(folder, {{"a.json", "STAGE: done\n{\"schemaVersion\":1," + events + "}\nbye\n"},
                               {"b.json", "{\"pad\":\"" + std::string(400'000, 'x') + "\"," + events + "}"}});
    CHECK(runs[0].tool == "PyTorch profiler");
    CHECK(rowNamed(runs[0], "isnan").samplesUs == std::vector<float>{2});
    CHECK(rowNamed(runs[1], "isnan").samplesUs == std::vector<float>{2}); // said late that it is a trace
}
