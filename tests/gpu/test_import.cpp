// SPDX-License-Identifier: GPL-3.0-or-later
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/report/import_session.h"

#include "format_files.h"

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

const char* const kNvbench = R"({"meta":{},"devices":[{"id":0,"name":"NVIDIA H200"}],"benchmarks":[{"name":"copy","states":[
 {"name":"Device=0 T=I32","is_skipped":false,"summaries":[
  {"tag":"nv/cold/sample_size","data":[{"name":"value","type":"int64","value":"1024"}]},
  {"tag":"nv/cold/time/gpu/mean","data":[{"name":"value","type":"float64","value":"1.5e-05"}]},
  {"tag":"nv/cold/time/gpu/median","data":[{"name":"value","type":"float64","value":"1.45e-05"}]},
  {"tag":"nv/cold/time/gpu/stdev/relative","data":[{"name":"value","type":"float64","value":"0.02"}]},
  {"tag":"nv/cold/bw/global/bytes_per_second","data":[{"name":"value","type":"float64","value":"2e12"}]},
  {"tag":"nv/batch/time/gpu/mean","data":[{"name":"value","type":"float64","value":"1.2e-05"}]}]},
 {"name":"Device=0 T=I64","is_skipped":true,"summaries":null}]}]})";
const char* const kLlama = R"([{"build_commit":"abc","gpu_info":"GPU","cpu_info":"CPU","backends":"CUDA","model_filename":"/m/q4.gguf","model_type":"7B Q4","model_size":100,
 "n_prompt":512,"n_gen":0,"avg_ns":2000,"stddev_ns":10,"avg_ts":5.5,"samples_ns":[1000,2000,3000]}])";
const char* const kLmEval = R"({"results":{"arc_easy":{"alias":"arc_easy","acc,none":0.75,"acc_stderr,none":0.25,"acc_norm,none":0.5,"acc_norm_stderr,none":"N/A"},
 "wikitext":{"word_perplexity,none":9.5}},"configs":{},"n-samples":{"arc_easy":{"original":2376,"effective":4}},"higher_is_better":{"arc_easy":{"acc":true}},
 "config":{"model":"vllm","model_args":"pretrained=org/m,dtype=auto"},"date":1.7e9})";
const char* const kItems = "{\"doc_id\":0,\"doc_hash\":\"h0\",\"filter\":\"none\",\"metrics\":[\"acc\"],\"acc\":1.0}\n{\"doc_id\":1,\"doc_hash\":\"h1\",\"filter\":\"none\",\"metrics\":[\"acc\"],\"acc\":0.0}\n";

} // namespace

TEST_CASE("nvbench: values in strings, seconds, a row cold and one back to back")
{
    const ScratchFolder folder;
    const auto runs = imported(folder, {{"copy.json", kNvbench}});
    REQUIRE(runs);
    const ImportedRun& run = runs->front();
    CHECK(run.kind == ImportKind::Nvbench);
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
    const char* const line = "{\"build_commit\":\"a\",\"model_filename\":\"q8.gguf\",\"n_prompt\":0,\"n_gen\":128,\"avg_ns\":4000,\"stddev_ns\":1,\"avg_ts\":3}\n";
    const std::string two = std::string(line) + line;
    const auto runs = imported(folder, {{"a.json", kLlama}, {"b.jsonl", two.c_str()},
                                        {"c.csv", "build_commit,model_filename,n_prompt,n_gen,avg_ns,stddev_ns,avg_ts,stddev_ts\n\"a\",\"q.gguf\",\"512\",\"0\",\"5000\",\"20\",\"1.5\",\"0\"\n"}});
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
    const auto runs = imported(folder, {{"l.json", R"({"avg_latency":2,"latencies":[1,2,3],"percentiles":{"50":2}})"},
                                        {"t.json", R"({"elapsed_time":10,"num_requests":100,"total_num_tokens":1000,"requests_per_second":10,"tokens_per_second":100})"},
                                        {"s.json", R"({"duration":1,"completed":2,"request_throughput":2,"output_throughput":9,"ttfts":[0.1,0.2],"itls":[[0.01,0.02],[0.03]],"mean_tpot_ms":15,"median_tpot_ms":14})"}});
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

TEST_CASE("optimum-benchmark and trtexec")
{
    const ScratchFolder folder;
    const auto runs = imported(folder, {{"benchmark_report.json", R"({"prefill":{"memory":null,"latency":{"unit":"s","values":[0.1,0.2],"mean":0.15},"throughput":{"unit":"tokens/s","value":5}},"decode":{"latency":{"unit":"s","count":3,"mean":0.5,"p50":0.4,"stdev":0.1}}})"},
                                        {"times.json", R"([{"startComputeMs":0,"computeMs":1.5,"latencyMs":2,"inMs":0.1,"outMs":0.2},{"computeMs":1.6,"latencyMs":2.1,"inMs":0.1,"outMs":0.2}])"}});
    REQUIRE(runs);
    REQUIRE(rows((*runs)[0]).size() == 2);
    const auto prefill = std::ranges::find((*runs)[0].result.segments.back().modes, "prefill", &ModeResult::requested);
    REQUIRE(prefill != rows((*runs)[0]).end());
    CHECK(prefill->latency.n == 2);
    CHECK((*runs)[0].result.scores.at(0).value == 5);
    CHECK(rows((*runs)[1])[0].requested == "TensorRT, GPU compute");
    CHECK(rows((*runs)[1])[0].samplesUs == std::vector<float>{1500, 1600});
    CHECK(rows((*runs)[1]).size() == 4);
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

TEST_CASE("what is unknown or broken is refused with the file, and what could be read")
{
    const ScratchFolder folder;
    for (const File& file : {File{"a.json", "{}"}, {"a.json", "[]"}, {"a.json", "[1,2]"}, {"a.json", "{\"foo\":1}"}, {"a.json", "7"}, {"a.csv", "a,b\n1,2\n"}, {"a.json", "{\"a\":"},
                             {"a.json", R"({"devices":[],"benchmarks":5})"}, {"a.json", R"({"devices":[],"benchmarks":[]})"}, {"a.json", R"([{"latencyMs":-1}])"}, {"a.json", R"([{"computeMs":1},7])"},
                             {"a.json", R"({"avg_latency":"x"})"}, {"a.json", R"({"avg_latency":1,"latencies":[1,-2]})"}, {"a.json", R"({"results":[],"configs":{}})"}, {"a.json", R"({"results":{},"configs":{}})"},
                             {"a.json", R"([{"avg_ns":-5}])"}, {"a.json", R"({"elapsed_time":0,"requests_per_second":1})"}, {"samples_a.jsonl", "{}\n"}, {"samples_a.jsonl", "[\n"}}) {
        CAPTURE(file.text);
        const auto runs = imported(folder, {file});
        REQUIRE_FALSE(runs);
        CHECK(runs.error().exitStatus() == 2);
        CHECK(runs.error().message.find(file.name) != std::string::npos);
        CHECK_FALSE(runs.error().hint.empty());
    }
    CHECK_FALSE(importResults({folder / "missing.json"}));
    CHECK_FALSE(importResults({folder.path()}));
}
