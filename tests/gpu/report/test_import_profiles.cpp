// SPDX-License-Identifier: GPL-3.0-or-later
// Google Benchmark, Nsight Compute and traces of torch.profiler, from the files in tests/data/imports; and what tools
// wrote themselves.
#include <doctest/doctest.h>

#include "gpu/report/import/kernel_groups.h"
#include "gpu/report/import/results.h"

#include "tests/gpu/support/format_files.h"

#include <algorithm>
#include <zlib.h>

using namespace qs;
using namespace qs::testing;

namespace {

fs::path data(const char* name) { return fs::path(QS_SOURCE_DIR) / "tests/data/imports" / name; }

ImportedRun importedFile(const fs::path& path)
{
    auto runs = importResults({path});
    CAPTURE(runs ? std::string() : runs.error().text());
    REQUIRE(runs);
    REQUIRE(runs->size() == 1);
    return std::move(runs->front());
}

const std::vector<ModeResult>& rowsOf(const ImportedRun& run) { return run.result.segments.back().modes; }

/// A file that the tool itself wrote: nothing in it may be left out.
ImportedRun written(const std::string& name)
{
    ImportedRun run = importedFile(data("written") / name);
    CHECK(run.leftOut.empty());
    CHECK(run.contradictions.empty());
    return run;
}

const ModeResult& rowOf(const ImportedRun& run, const std::string& beginning)
{
    for (const ModeResult& mode : rowsOf(run))
        if (mode.requested.starts_with(beginning)) return mode;
    FAIL("no row " << beginning);
    return rowsOf(run).front();
}

bool hasNote(const ImportedRun& run, std::string_view part)
{
    return std::ranges::any_of(run.result.notes,
                               [&](const Message& note) { return note.english().find(part) != std::string::npos; });
}

Error refused(const ScratchFolder& folder, const char* name, const std::string& text)
{
    writeRaw(folder / name, text);
    const auto runs = importResults({folder / name});
    CAPTURE(text.substr(0, 200));
    REQUIRE_FALSE(runs);
    CHECK(runs.error().exitStatus() == 2);
    CHECK(runs.error().message.english().find(name) != std::string::npos);
    CHECK_FALSE(runs.error().hint.empty());
    return runs.error();
}

/// As gzip writes it.
std::string gzipped(const std::string& text)
{
    z_stream stream{};
    REQUIRE(deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) == Z_OK);
    std::string out(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    REQUIRE(deflate(&stream, Z_FINISH) == Z_STREAM_END);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

} // namespace

TEST_CASE("Google Benchmark: repetitions become samples, aggregates figures, and rates bytes")
{
    const ImportedRun run = importedFile(data("google_benchmark.json"));
    CHECK(run.tool == "Google Benchmark");
    REQUIRE(rowsOf(run).size() == 3);
    const ModeResult& repeated = rowsOf(run)[0];
    CHECK(repeated.requested == "BM_Quantize/4096/real_time");
    CHECK(repeated.samplesUs == std::vector<float>{1000, 1200, 1100});
    CHECK(repeated.latency.p50 == doctest::Approx(1100));
    CHECK(repeated.bytes.value == 1'980'000); // 1.8 GB/s of wall time, as its name says
    CHECK(repeated.effective.find("700 iterations") != std::string::npos);
    const ModeResult& once = rowsOf(run)[1];
    CHECK(once.samplesUs.empty()); // a mean is no sample
    CHECK(once.latency.mean == doctest::Approx(2.5));
    CHECK(once.latency.n == 0);
    const ModeResult& aggregated = rowsOf(run)[2];
    CHECK(aggregated.latency.mean == doctest::Approx(5));
    CHECK(aggregated.latency.p50 == doctest::Approx(4.5));
    CHECK(aggregated.latency.cv == doctest::Approx(0.1));
    CHECK(aggregated.latency.n == 10);
    REQUIRE(run.result.scores.size() == 1);
    CHECK(run.result.scores[0].metric == "items/s");
    CHECK(run.result.scores[0].value == 4e8);
    for (const char* note : {"no CUDA device", "debug build", "frequency scaling"})
        CHECK_MESSAGE(hasNote(run, note), note);
}

TEST_CASE("Nsight Compute: the raw page, with lines of ncu before and after it")
{
    const ImportedRun run = importedFile(data("ncu_raw.csv"));
    CHECK(run.tool == "Nsight Compute");
    REQUIRE(rowsOf(run).size() == 2);
    CHECK(rowsOf(run)[0].requested == "copyRows"); // took most of the time
    CHECK(rowsOf(run)[0].samplesUs == std::vector<float>{1012.25F});
    CHECK(rowsOf(run)[0].bytes.value == 2'000'000'000);
    CHECK(rowsOf(run)[1].samplesUs == std::vector<float>{12.5F, 12.7F});
    CHECK(rowsOf(run)[1].bytes.value == 41'940'000);
    CHECK(hasNote(run, "dram__throughput.avg.pct_of_peak_sustained_elapsed 71 %"));
    CHECK(hasNote(run, "launch__registers_per_thread 40 register/thread"));
    CHECK(hasNote(run, "locks the clocks to base"));
}

TEST_CASE("Nsight Compute: the details page")
{
    const ImportedRun run = importedFile(data("nsight_compute/good.csv"));
    REQUIRE(rowsOf(run).size() == 1);
    CHECK(rowsOf(run)[0].requested == "gemmInt8");
    CHECK(rowsOf(run)[0].samplesUs == std::vector<float>{204.99F, 205.01F});
    CHECK(hasNote(run, "DRAM Throughput 12.3 %"));
    CHECK(hasNote(run, "SM Frequency 1.32 cycle/nsecond"));
    CHECK_FALSE(hasNote(run, "Achieved Occupancy")); // n/a
}

TEST_CASE("torch.profiler: kernels by name in the order of time, steps, and a hint of warm-up; gzipped, too")
{
    const ScratchFolder folder;
    writeRaw(folder / "trace.json.gz", gzipped(readRaw(data("torch_trace.json"))));
    for (const fs::path& path : {data("torch_trace.json"), folder / "trace.json.gz"}) {
        const ImportedRun run = importedFile(path);
        CHECK(run.tool == "PyTorch profiler");
        CHECK(run.result.environment.device == "NVIDIA H200");
        REQUIRE(rowsOf(run).size() == 4);
        CHECK(rowsOf(run)[0].requested == "sm90_gemm_bf16");
        CHECK(rowsOf(run)[0].samplesUs == std::vector<float>{31, 20, 20.5F});
        CHECK(rowsOf(run)[1].requested == "Memcpy HtoD (Pinned -> Device)");
        CHECK(rowsOf(run)[1].bytes.value == 65536);
        CHECK(rowsOf(run)[3].requested == "ProfilerStep");
        CHECK(rowsOf(run)[3].samplesUs == std::vector<float>{900, 400, 410}); // those of the host, once each
        CHECK(hasNote(run, "The first step took"));
        CHECK(hasNote(run, "5 launches"));
    }
}

TEST_CASE("a trace without a GPU gives its operators, one without either is refused")
{
    const ScratchFolder folder;
    writeRaw(folder / "cpu.json", R"([{"ph":"X","cat":"cpu_op","name":"aten::add","ts":1,"dur":2}])");
    const ImportedRun run = importedFile(folder / "cpu.json");
    CHECK(run.tool == "Chrome trace");
    CHECK(rowsOf(run)[0].effective == "Chrome trace, operator on the host");
    CHECK(hasNote(run, "no GPU kernels"));
    CHECK(hasNote(run, "contains no steps"));
    CHECK(refused(folder, "ui.json", R"({"traceEvents":[{"ph":"X","cat":"v8","name":"GC","ts":1,"dur":2}]})")
              .message.english()
              .find("contains neither kernels") != std::string::npos);
}

TEST_CASE("of a profile with many kernels those that took most of the time are rows")
{
    const ScratchFolder folder;
    std::string text = "[";
    for (int i = 0; i < 250; ++i)
        text += std::string(i ? "," : "") + R"({"ph":"X","cat":"kernel","name":"k)" + std::to_string(i) +
                R"(","ts":1,"dur":)" + std::to_string(i + 1) + "}";
    writeRaw(folder / "many.json", text + "]");
    const ImportedRun run = importedFile(folder / "many.json");
    REQUIRE(rowsOf(run).size() == KernelGroups::kMaxRows);
    CHECK(rowsOf(run).front().requested == "k249");
    CHECK(hasNote(run, "150 kernels"));
}

TEST_CASE("broken benchmarks, profiles and traces are refused")
{
    const ScratchFolder folder;
    for (const char* text :
         {R"({"context":{},"benchmarks":7})", R"({"context":{},"benchmarks":[]})", R"({"context":{},"benchmarks":[5]})",
          R"({"context":{},"benchmarks":[{"name":"a","real_time":1,"time_unit":"weeks"}]})",
          R"({"context":{},"benchmarks":[{"name":"a","real_time":-1}]})",
          R"({"context":{},"benchmarks":[{"name":"a","real_time":1e300,"time_unit":"s"}]})",
          R"({"context":{},"benchmarks":[{"name":"a","real_time":"x"}]})", R"({"traceEvents":7})",
          R"({"traceEvents":[]})", R"({"traceEvents":[{"ph":"X","cat":"kernel","name":"k","dur":-1}]})",
          R"({"traceEvents":[{"ph":"X","cat":"kernel","name":"k"}]})",
          R"({"traceEvents":[{"ph":"X","cat":"kernel","name":"k","dur":1e300}]})",
          R"({"traceEvents":[{"ph":"X","cat":"kernel","name":"k","dur":)"})
        refused(folder, "a.json", text);
    const std::string header = "\"ID\",\"Kernel Name\",\"gpu__time_duration.sum\"\n";
    for (const char* rows : {"", "\"\",\"\",\"us\"\n", "\"\",\"\",\"weeks\"\n\"0\",\"k\",\"1\"\n",
                             "\"\",\"\",\"us\"\n\"0\",\"k\"\n", "\"\",\"\",\"us\"\n\"0\",\"k\",\"-1\"\n",
                             "\"\",\"\",\"us\"\n\"0\",\"k\",\"n/a\"\n", "\"\",\"\",\"us\"\n\"0\",\"k\",\"1\n"})
        refused(folder, "a.csv", header + rows);
    refused(folder, "a.csv", "==PROF== nothing was profiled");
    CHECK(refused(folder, "b.csv", "==PROF== one\n" + header + "\"0\",\"k\n").message.english().find("line 3") !=
          std::string::npos);
    std::string cut = gzipped(readRaw(data("torch_trace.json")));
    cut.resize(cut.size() / 2);
    refused(folder, "cut.json.gz", cut);
}

TEST_CASE("a trace that torch.profiler exported on an H200")
{
    const ImportedRun run = written("torch.json.gz");
    CHECK(run.result.environment.device == "NVIDIA H200");
    REQUIRE(rowsOf(run).size() == 7);
    for (const ModeResult& mode : rowsOf(run))
        CHECK(mode.samplesUs.size() == 12); // once in each of twelve steps
    CHECK(rowOf(run, "nvjet_sm90").latency.p50 == doctest::Approx(4.592).epsilon(1e-3));
}

TEST_CASE("what nvbench's Python package wrote, with and without samples")
{
    const ImportedRun means = written("nvbench.json"), samples = written("nvbench_bin.json");
    CHECK(rowsOf(means).size() == 4);
    CHECK(means.result.environment.device == "NVIDIA H200");
    const ModeResult& stated = rowOf(means, "copy_scale Device=0 Elements=16777216");
    CHECK(stated.samplesUs.empty());
    const ModeResult& recorded = rowOf(samples, "copy_scale Device=0 Elements=16777216");
    CHECK(recorded.samplesUs.size() == 13536);
    CHECK(recorded.latency.mean == doctest::Approx(36.94).epsilon(1e-3)); // 36.940 us in the tool's own table
}

TEST_CASE("an evaluation of lm-eval, with its samples beside it")
{
    const ImportedRun run = written("results_2026-11-29T12-01-54.263933.json");
    CHECK(run.evaluation);
    REQUIRE(run.result.scores.size() == 2);
    for (const auto& score : run.result.scores)
        CHECK(score.values.size() == 39);
}
