// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/cli/commands.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/import/beside.h"
#include "gpu/report/import/session.h"
#include "gpu/results/analysis.h"

#include "tests/gpu/support/format_files.h"

#include <atomic>
#include <set>
#include <thread>

using namespace qs;
using namespace qs::testing;

namespace {

struct File
{
    const char *name, *text;
};

Result<std::vector<ImportedRun>> imported(const ScratchFolder& folder, std::initializer_list<File> files)
{
    std::vector<fs::path> paths;
    for (const File& file : files) {
        writeRaw(folder / file.name, file.text);
        paths.push_back(folder / file.name);
    }
    return importResults(paths);
}

const std::vector<ModeResult>& rows(const ImportedRun& run) { return run.result.segments.back().modes; }

const char* const kNvbench =
    R"({"meta":{},"devices":[{"id":0,"name":"NVIDIA H200"}],"benchmarks":[{"name":"copy","states":[
 {"name":"Device=0 T=I32","is_skipped":false,"summaries":[
  {"tag":"nv/cold/sample_size","data":[{"name":"value","type":"int64","value":"1024"}]},
  {"tag":"nv/cold/time/gpu/mean","data":[{"name":"value","type":"float64","value":"1.5e-05"}]},
  {"tag":"nv/cold/time/gpu/median","data":[{"name":"value","type":"float64","value":"1.45e-05"}]},
  {"tag":"nv/cold/time/gpu/stdev/relative","data":[{"name":"value","type":"float64","value":"0.02"}]},
  {"tag":"nv/cold/bw/global/bytes_per_second","data":[{"name":"value","type":"float64","value":"2e12"}]},
  {"tag":"nv/batch/time/gpu/mean","data":[{"name":"value","type":"float64","value":"1.2e-05"}]}]},
 {"name":"Device=0 T=I64","is_skipped":true,"summaries":null}]}]})";
const char* const kLlama =
    R"([{"build_commit":"abc","gpu_info":"GPU","cpu_info":"CPU","backends":"CUDA","model_filename":"/m/q4.gguf","model_type":"7B Q4","model_size":100,
 "n_prompt":512,"n_gen":0,"avg_ns":2000,"stddev_ns":10,"avg_ts":5.5,"samples_ns":[1000,2000,3000]}])";
const char* const kLmEval =
    R"({"results":{"arc_easy":{"alias":"arc_easy","acc,none":0.75,"acc_stderr,none":0.25,"acc_norm,none":0.5,"acc_norm_stderr,none":"N/A"},
 "wikitext":{"word_perplexity,none":9.5}},"configs":{},"n-samples":{"arc_easy":{"original":2376,"effective":4}},"higher_is_better":{"arc_easy":{"acc":true}},
 "config":{"model":"vllm","model_args":"pretrained=org/m,dtype=auto"},"date":1.7e9})";
const char* const kItems = "{\"doc_id\":0,\"doc_hash\":\"h0\",\"filter\":\"none\",\"metrics\":[\"acc\"],\"acc\":1.0}\n{"
                           "\"doc_id\":1,\"doc_hash\":\"h1\",\"filter\":\"none\",\"metrics\":[\"acc\"],\"acc\":0.0}\n";

} // namespace

TEST_CASE("nvbench: values in strings, seconds, a row cold and one back to back")
{
    const ScratchFolder folder;
    const auto runs = imported(folder, {{"copy.json", kNvbench}});
    REQUIRE(runs);
    const ImportedRun& run = runs->front();
    CHECK(run.tool == "nvbench");
    REQUIRE(rows(run).size() == 2);
    const ModeResult& cold = rows(run)[0];
    CHECK(cold.importedFrom == "nvbench, copy.json");
    CHECK(cold.requested.find("copy") == 0);
    CHECK(cold.latency.p50 == doctest::Approx(14.5));
    CHECK(cold.latency.mean == doctest::Approx(15));
    CHECK(cold.latency.std == doctest::Approx(0.3));
    CHECK(cold.latency.n == 1024);
    CHECK(cold.bytes.value == 30'000'000);
    CHECK(rows(run)[1].latency.mean == doctest::Approx(12));
    CHECK(run.result.environment.device == "NVIDIA H200");
    CHECK(run.result.notes.size() == 2); // the skipped state is told
}

TEST_CASE("llama-bench: JSON with samples, JSONL, CSV with figures only")
{
    const ScratchFolder folder;
    const char* const line = "{\"build_commit\":\"a\",\"model_filename\":\"q8.gguf\",\"n_prompt\":0,\"n_gen\":128,"
                             "\"avg_ns\":4000,\"stddev_ns\":1,\"avg_ts\":3}\n";
    const std::string two = std::string(line) + line;
    const auto runs =
        imported(folder, {{"a.json", kLlama},
                          {"b.jsonl", two.c_str()},
                          {"c.csv", "build_commit,model_filename,n_prompt,n_gen,avg_ns,stddev_ns,avg_ts,stddev_"
                                    "ts\n\"a\",\"q.gguf\",\"512\",\"0\",\"5000\",\"20\",\"1.5\",\"0\"\n"}});
    REQUIRE(runs);
    REQUIRE(runs->size() == 3);
    CHECK(rows((*runs)[0])[0].requested == "q4.gguf pp512");
    CHECK(rows((*runs)[0])[0].samplesUs == std::vector<float>{1, 2, 3});
    CHECK(rows((*runs)[0])[0].latency.p50 == 2);
    CHECK((*runs)[0].result.scores[0].value == 5.5);
    REQUIRE(rows((*runs)[1]).size() == 2);
    CHECK(rows((*runs)[1])[0].requested == "q8.gguf tg128");
    CHECK(rows((*runs)[2])[0].latency.mean == doctest::Approx(5));
    CHECK(rows((*runs)[2])[0].latency.std == doctest::Approx(0.02));
    CHECK(rows((*runs)[2])[0].samplesUs.empty());
}

TEST_CASE("vLLM: latency, throughput, serve")
{
    const ScratchFolder folder;
    const auto runs = imported(
        folder,
        {{"l.json", R"({"avg_latency":2,"latencies":[1,2,3],"percentiles":{"50":2}})"},
         {"t.json",
          R"({"elapsed_time":10,"num_requests":100,"total_num_tokens":1000,"requests_per_second":10,"tokens_per_second":100})"},
         {"s.json",
          R"({"duration":1,"completed":2,"request_throughput":2,"output_throughput":9,"ttfts":[0.1,0.2],"itls":[[0.01,0.02],[0.03]],"mean_tpot_ms":15,"median_tpot_ms":14})"}});
    REQUIRE(runs);
    CHECK(rows((*runs)[0])[0].samplesUs == std::vector<float>{1e6f, 2e6f, 3e6f});
    CHECK(rows((*runs)[1])[0].latency.p50 == doctest::Approx(1e7));
    CHECK((*runs)[1].result.scores.size() == 2);
    REQUIRE(rows((*runs)[2]).size() == 3);
    CHECK(rows((*runs)[2])[0].latency.n == 2);
    CHECK(rows((*runs)[2])[1].latency.p50 == doctest::Approx(14000));
    CHECK(rows((*runs)[2])[2].latency.n == 3);
}

TEST_CASE("lm-eval: scores with errors and n, and items given or beside the file for pairing")
{
    const ScratchFolder folder;
    writeRaw(folder / "samples_arc_easy_2025-01-02T03-04-05.jsonl", kItems);
    const auto beside = imported(folder, {{"results_2025-01-02T03-04-05.json", kLmEval}});
    REQUIRE(beside);
    const auto& scores = beside->front().result.scores;
    REQUIRE(scores.size() == 3);
    CHECK(scores[0].name == "org/m");
    CHECK(scores[0].metric == "acc");
    CHECK(scores[0].value == 0.75);
    CHECK(scores[0].standardError == 0.25);
    CHECK(scores[0].ids == std::vector<std::string>{"h0", "h1"});
    CHECK(scores[0].values == std::vector<double>{1, 0});
    CHECK(scores[0].n == 2);
    CHECK(scores[1].standardError < 0);
    CHECK(scores[1].n == 4);
    CHECK_FALSE(scores[2].higherIsBetter);
    const ScratchFolder other;
    const auto alone = imported(other, {{"samples_arc_easy_2025-01-02T03-04-05.jsonl", kItems}});
    REQUIRE(alone);
    CHECK(alone->front().result.scores.at(0).value == 0.5);
    CHECK(alone->front().result.scores.at(0).task == "arc_easy");
    const auto given = imported(other, {{"my.json", kLmEval}, {"samples_arc_easy_2025-01-02T03-04-05.jsonl", kItems}});
    REQUIRE(given);
    CHECK(given->size() == 1);
    CHECK(given->front().result.scores[0].values.size() == 2);
}

TEST_CASE("optimum-benchmark")
{
    const ScratchFolder folder;
    const auto runs = imported(
        folder,
        {{"benchmark_report.json",
          R"({"prefill":{"memory":null,"latency":{"unit":"s","values":[0.1,0.2],"mean":0.15},"throughput":{"unit":"tokens/s","value":5}},"decode":{"latency":{"unit":"s","count":3,"mean":0.5,"p50":0.4,"stdev":0.1}}})"}});
    REQUIRE(runs);
    REQUIRE(rows((*runs)[0]).size() == 2);
    const auto prefill = std::ranges::find((*runs)[0].result.segments.back().modes, "prefill", &ModeResult::requested);
    REQUIRE(prefill != rows((*runs)[0]).end());
    CHECK(prefill->latency.n == 2);
    CHECK((*runs)[0].result.scores.at(0).value == 5);
}

TEST_CASE("trtexec: one row by the file's name, of old and new keys, and the other times as a note")
{
    const ScratchFolder folder;
    const auto runs = imported(
        folder,
        {{"block.json", R"([
  { "startEnqMs" : 0.1, "endEnqMs" : 0.2, "startH2dMs" : 1, "endH2dMs" : 1.1, "startComputeMs" : 1.1, "endComputeMs" : 2.6, "startD2hMs" : 2.6, "endD2hMs" : 2.8,
    "h2dMs" : 0.1, "computeMs" : 1.5, "d2hMs" : 0.2, "latencyMs" : 1.8, "future" : {"x": []} }
, { "startComputeMs" : 3, "endComputeMs" : 4.6, "h2dMs" : 0.1, "computeMs" : 1.6, "d2hMs" : 0.2, "latencyMs" : 1.9 }
, { "h2dMs" : 0.1, "computeMs" : 1.5, "d2hMs" : 0.2, "latencyMs" : 1.8 }
])"},
         {"old.json",
          R"([{"startInMs":0,"startComputeMs":1,"endComputeMs":3,"inMs":0.5,"outMs":0.25,"latencyMs":2.75,"endToEndMs":4}])"}});
    REQUIRE(runs);
    CHECK(runs->front().tool == "trtexec");
    REQUIRE(rows((*runs)[0]).size() == 1);
    const ModeResult& row = rows((*runs)[0])[0];
    CHECK(row.requested == "TensorRT, block.json");
    CHECK(row.importedFrom == "trtexec, block.json");
    CHECK(row.samplesUs == std::vector<float>{1500, 1600, 1500});
    CHECK(row.latency.p50 == 1500);
    const std::string note = (*runs)[0].result.notes.front().english();
    CAPTURE(note);
    CHECK(note.find("latency with copies 1.8") != std::string::npos);
    CHECK(note.find("copy to the host 200") != std::string::npos);
    CHECK(rows((*runs)[1])[0].samplesUs == std::vector<float>{2000}); // end − start where the sum is not written
}

namespace {

/// Two variants of a transformer block in 64 rounds; the second one takes twice as long.
RunResult measuredRun()
{
    RunResult result;
    result.environment.device = "This GPU";
    Segment segment;
    segment.spec.operation = Operation::Block;
    for (const VariantInfo& variant : variantsOf(Operation::Block).first(2)) {
        ModeResult mode;
        mode.requested = variant.name;
        for (int i = 0; i < 64; ++i)
            mode.samplesUs.push_back((segment.modes.empty() ? 10.0f : 20.0f) + 0.01f * static_cast<float>(i % 7));
        mode.latency = summarize(mode.samplesUs);
        segment.spec.variants.push_back(mode.requested);
        segment.modes.push_back(std::move(mode));
    }
    analyse(segment, nullptr);
    result.segments.push_back(std::move(segment));
    return result;
}

const char* const kTimes = R"([{"computeMs":0.015},{"computeMs":0.016},{"computeMs":0.015}])";

} // namespace

TEST_CASE("rows of others stand after those of a measured run, without verdicts, and change none")
{
    const ScratchFolder folder;
    const auto runs = imported(folder, {{"block.json", kTimes}, {"copy.json", kNvbench}, {"other.json", kTimes}});
    REQUIRE(runs);
    const RunResult measured = measuredRun();
    const auto both = besideMeasured(measured, *runs);
    REQUIRE(both);
    const Segment &was = measured.segments.back(), &is = both->segments.back();
    REQUIRE(is.modes.size() == 6);
    CHECK(is.modes[2].requested == "TensorRT, block.json");
    CHECK(is.modes[2].importedFrom == "trtexec, block.json");
    CHECK(is.modes[2].latency.p50 == 15);
    CHECK(both->importedFrom().empty());
    CHECK(*is.pairs.at(0, 1) == *was.pairs.at(0, 1));
    CHECK(is.pairs.at(0, 1)->verdict == Verdict::Slower);
    for (int own = 0; own < 2; ++own) {
        CHECK(is.pairs.rank(own) == was.pairs.rank(own));
        CHECK(is.pairs.at(own, 2)->n == 0);
    }
    CHECK(is.pairs.rank(2) == std::pair{0, 0});
    CHECK(toJson(*both)["notes"].dump().find("NVIDIA H200") != std::string::npos); // measured elsewhere
    CHECK(toJson(*both)["pairs"].size() == 1);
    const auto twice = besideMeasured(*both, *runs);
    REQUIRE(twice);
    CHECK(twice->segments.back().modes[6].requested == "TensorRT, block.json (2)");
    const auto back = runResultFromJson(toJson(*twice));
    REQUIRE(back);
    CHECK(back->segments.back().modes.size() == 10);
    CHECK(back->segments.back().pairs == twice->segments.back().pairs);
    const Segment dropped = dropWarmup(is, 4, nullptr); // of the own rounds
    CHECK(dropped.modes[0].samplesUs.size() == 60);
    CHECK(dropped.modes[2].samplesUs.size() == 3);
}

TEST_CASE("what cannot stand beside a run is refused")
{
    const ScratchFolder folder;
    const auto runs = imported(folder, {{"block.json", kTimes}});
    const auto scores = imported(folder, {{"results_x.json", kLmEval}});
    REQUIRE(runs);
    REQUIRE(scores);
    RunResult sweep = measuredRun();
    sweep.sweep = sweep.segments.back().spec;
    CHECK_FALSE(takesRowsBeside(sweep));
    for (const auto& [run, added] :
         {std::pair{sweep, *runs}, std::pair{RunResult{}, *runs}, std::pair{runs->front().result, *runs},
          std::pair{measuredRun(), *scores}, std::pair{measuredRun(), std::vector<ImportedRun>{}},
          std::pair{measuredRun(), std::vector<ImportedRun>(kMaxRowsBeside + 1, runs->front())}}) {
        const auto refused = besideMeasured(run, added);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().exitStatus() == 2);
        CHECK_FALSE(refused.error().hint.empty());
    }
    CHECK(besideMeasured(measuredRun(), std::vector<ImportedRun>(kMaxRowsBeside, runs->front())));
}

TEST_CASE("import --beside: from a results.json into a new session, and in place, keeping what is not known")
{
    const ScratchFolder folder;
    writeRaw(folder / "block.json", kTimes);
    nlohmann::ordered_json report = toJson(measuredRun());
    report["name"] = "Blocks";
    writeRaw(folder / "results.json", report.dump());
    const std::string times = (folder / "block.json").string(), results = (folder / "results.json").string(),
                      out = (folder / "out.quantoscope").string();
    REQUIRE(importMain({times, "--beside", results, "--session", out}) == 0);
    auto session = readJsonFile(out);
    REQUIRE(session);
    REQUIRE((*session)["runs"].size() == 1);
    CHECK((*session)["runs"][0]["name"] == "Blocks");
    REQUIRE((*session)["runs"][0]["result"]["runs"].size() == 3);
    CHECK((*session)["runs"][0]["result"]["runs"][2]["imported_from"] == "trtexec, block.json");
    CHECK(readRaw(folder / "results.json") == report.dump());

    REQUIRE(importMain({times, "--session", out}) == 0); // a run of its own, the newest: it is passed over
    session = readJsonFile(out);
    REQUIRE(session);
    (*session)["later"] = 1;
    (*session)["runs"][0]["later"] = 2;
    (*session)["runs"][0]["result"]["later"] = 3;
    writeRaw(out, session->dump());
    REQUIRE(importMain({"--session=" + out, "--beside=" + out, times}) == 0);
    session = readJsonFile(out);
    REQUIRE(session);
    REQUIRE((*session)["runs"].size() == 2);
    const auto& run = (*session)["runs"][0];
    REQUIRE(run["result"]["runs"].size() == 4);
    CHECK(run["result"]["runs"][3]["mode"] == "TensorRT, block.json (2)");
    CHECK((*session)["later"] == 1);
    CHECK(run["later"] == 2);
    CHECK(run["result"]["later"] == 3);
}

TEST_CASE("import --beside leaves the session as it is where anything is wrong")
{
    const ScratchFolder folder;
    const auto path = [&](const char* name) { return (folder / name).string(); };
    writeRaw(folder / "block.json", kTimes);
    writeRaw(folder / "results.json", toJson(measuredRun()).dump());
    writeRaw(folder / "none.quantoscope", R"({"format":"quantoscope-session","schema":1,"runs":[]})");
    writeRaw(folder / "odd.quantoscope", R"({"format":"quantoscope-session","schema":1,"runs":[7]})");
    const std::string times = path("block.json"), results = path("results.json"), out = path("out.quantoscope");
    REQUIRE(importMain({times, "--session", out}) == 0);
    const std::string before = readRaw(out);
    CHECK(importMain({times, "--beside"}) == 2);
    CHECK(importMain({times, "--session", out, "--beside="}) == 2);
    CHECK(importMain({times, "--beside", "--session", out}) == 2);
    CHECK(importMain({times, "--beside", times, "--session", out}) == 2);
    CHECK(importMain({times, "--beside", results, "--session", results}) == 2);
    CHECK(importMain({times, "--beside", out, "--session", out}) == 2); // holds nothing that was measured
    CHECK(importMain({times, "--beside", path("missing"), "--session", out}) != 0);
    CHECK(importMain({times, "--beside", path("none.quantoscope"), "--session", out}) == 2);
    CHECK(importMain({times, "--beside", path("odd.quantoscope"), "--session", out}) == 2);
    CHECK(readRaw(out) == before);
}

TEST_CASE("an imported session reads back with its sources, and is added to, never overwritten")
{
    const ScratchFolder folder;
    const auto runs = imported(folder, {{"copy.json", kNvbench}, {"results_x.json", kLmEval}});
    REQUIRE(runs);
    const fs::path out = folder / "out.quantoscope";
    REQUIRE(addToSession(out, *runs));
    REQUIRE(addToSession(out, *runs));
    const auto session = readJsonFile(out);
    REQUIRE(session);
    CHECK((*session)["format"] == "quantoscope-session");
    CHECK((*session)["schema"] == 1);
    REQUIRE((*session)["runs"].size() == 4);
    CHECK((*session)["runs"][0]["id"] != (*session)["runs"][2]["id"]);
    const auto back = runResultFromJson((*session)["runs"][0]["result"]);
    REQUIRE(back);
    CHECK(back->segments.back().modes[0].importedFrom == "nvbench, copy.json");
    CHECK(back->segments.back().modes[0].latency.p50 == doctest::Approx(14.5));
    const auto scores = runResultFromJson((*session)["runs"][1]["result"]);
    REQUIRE(scores);
    CHECK(scores->scores.size() == 3);
    writeRaw(folder / "notes.txt", "mine");
    CHECK_FALSE(addToSession(folder / "notes.txt", *runs));
    CHECK(readRaw(folder / "notes.txt") == "mine");
}

TEST_CASE("imports into one session at the same time all come in")
{
    const ScratchFolder folder;
    const auto runs = imported(folder, {{"copy.json", kNvbench}});
    REQUIRE(runs);
    const fs::path out = folder / "out.quantoscope";
    constexpr int kAtOnce = 8, kEach = 5;
    std::atomic<int> refused{0};
    std::vector<std::thread> all;
    for (int i = 0; i < kAtOnce; ++i)
        all.emplace_back([&] {
            for (int j = 0; j < kEach; ++j)
                if (!addToSession(out, *runs)) ++refused;
        });
    for (std::thread& one : all)
        one.join();
    CHECK(refused == 0);
    const auto session = readJsonFile(out);
    REQUIRE(session);
    CHECK((*session)["runs"].size() == kAtOnce * kEach);
    std::set<std::string> ids;
    for (const auto& run : (*session)["runs"])
        ids.insert(run["id"].get<std::string>());
    CHECK(ids.size() == kAtOnce * kEach);
    CHECK(folder.entries() == 2); // no lock file is left beside it
}

TEST_CASE("what is unknown or broken is refused with the file, and what could be read")
{
    const ScratchFolder folder;
    for (const File& file :
         {File{"a.json", "{}"},
          {"a.json", "[]"},
          {"a.json", "[1,2]"},
          {"a.json", "{\"foo\":1}"},
          {"a.json", "7"},
          {"a.csv", "a,b\n1,2\n"},
          {"a.json", "{\"a\":"},
          {"a.json", R"({"devices":[],"benchmarks":5})"},
          {"a.json", R"({"devices":[],"benchmarks":[]})"},
          {"a.json", R"([{"latencyMs":-1}])"},
          {"a.json", R"([{"computeMs":-0.001}])"},
          {"a.json", R"([{"computeMs":NaN}])"},
          {"a.json", R"([{"computeMs":1e300}])"},
          {"a.json", R"([{"computeMs":[1]}])"},
          {"a.json", R"([{"startComputeMs":2,"endComputeMs":1}])"},
          {"a.json", R"([{"computeMs":null}])"},
          {"a.json", R"([{"count":100},{"name":"conv","timeMs":5,"averageMs":0.05,"medianMs":0.05,"percentage":100}])"},
          {"a.json", R"({"avg_latency":"x"})"},
          {"a.json", R"({"avg_latency":-1,"latencies":[0,-2]})"},
          {"a.json", R"({"results":[],"configs":{}})"},
          {"a.json", R"({"results":{},"configs":{}})"},
          {"a.json", R"([{"avg_ns":-5}])"},
          {"a.json", R"({"elapsed_time":0,"requests_per_second":null})"},
          {"samples_a.jsonl", "{}\n"},
          {"samples_a.jsonl", "[\n"}}) {
        CAPTURE(file.text);
        const auto runs = imported(folder, {file});
        REQUIRE_FALSE(runs);
        CHECK(runs.error().exitStatus() == 2);
        CHECK(runs.error().message.english().find(file.name) != std::string::npos);
        CHECK_FALSE(runs.error().hint.empty());
    }
    CHECK_FALSE(importResults({folder / "missing.json"}));
    CHECK_FALSE(importResults({folder.path()}));
}
