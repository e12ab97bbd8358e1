// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/cli/quantize_flags.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/session/session_report.h"
#include "gpu/report/text/findings.h"
#include "gpu/report/text/tables.h"
#include "gpu/results/run_result.h"
#include "gpu/spec/command_line.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

using namespace qs;

namespace {

RunSpec allModes()
{
    RunSpec spec;
    spec.modes.assign(allSchemes().begin(), allSchemes().end());
    return spec;
}

Result<QuantizeCommand> parse(std::vector<std::string> flags) { return parseQuantizeFlags(flags, allModes()); }

std::string usageError(std::vector<std::string> flags)
{
    const auto r = parse(std::move(flags));
    REQUIRE_FALSE(r.ok());
    CHECK(r.error().exitStatus() == 2);
    return r.error().text();
}

std::string onlyMode(std::vector<std::string> flags)
{
    const auto r = parse(std::move(flags));
    REQUIRE(r.ok());
    REQUIRE(r->spec.modes.size() == 1);
    return schemeName(r->spec.modes.front());
}

RunResult sampleResult()
{
    RunResult r;
    r.programVersion = "0.1.0";
    r.environment.backend = "cpu";
    r.environment.device = "A | device";
    r.stopReason = "all iterations done";
    Segment segment;
    segment.spec = allModes();
    segment.spec.scale = 0.1f;
    segment.spec.zeroPoint = -3;
    for (const QuantScheme& scheme : segment.spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.effective = "cpu FP16";
        mode.samplesUs = {1.5f, 2.25f, 0.1f};
        mode.warmupUs = {99.0f};
        mode.latency = summarize(mode.samplesUs);
        mode.bytes = Bytes{123456};
        mode.ceilingUs = 1.25;
        mode.error = ErrorMetrics{scheme.isCopy() ? std::numeric_limits<double>::infinity() : 41.25,
                                  1e-5,
                                  0.01,
                                  0.9999,
                                  100,
                                  scheme.isCopy() ? 0 : 1};
        mode.verification = {7, 0};
        mode.sizeBytes = Bytes{77};
        mode.sizeRatio = 0.5;
        segment.modes.push_back(mode);
    }
    r.segments = {segment, segment};
    return r;
}

} // namespace

TEST_CASE("flags as vLLM's users know them")
{
    const auto r =
        parse({"--num-tokens", "128", "--hidden-size=17", "--dtype", "bfloat16", "--seed", "42", "--num-warmup-iters",
               "2", "--num-iters", "9", "--hot", "--method", "graph", "--backend", "cpu", "--profile"});
    REQUIRE(r.ok());
    CHECK(r->spec.shape == Shape{128, 17});
    CHECK(r->dtypeGiven);
    CHECK_FALSE(parse({"--input", "x.npy"})->dtypeGiven); // the file's own type then
    CHECK(r->spec.dtype == DType::BF16);
    CHECK(r->spec.seed == 42);
    CHECK(r->spec.warmup == 2);
    CHECK(r->spec.iterations == 9);
    CHECK(r->spec.cache == CacheMode::Hot);
    CHECK(r->spec.method == TimingMethod::Graph);
    CHECK(r->spec.backend == BackendChoice::Cpu);
    CHECK(r->spec.profile);
    const auto defaults = parse({});
    REQUIRE(defaults.ok());
    CHECK(defaults->spec.shape == Shape{4096, 8192});
    CHECK(defaults->spec.dtype == DType::F16);
    CHECK(defaults->spec.iterations == 100);
    CHECK(defaults->spec.warmup == 5);
    CHECK(defaults->spec.stop == StopRule::UntilResolved); // as in the window
    CHECK(defaults->spec.timeLimitSeconds == 30);
    CHECK(parse({"--time-limit", "7"})->spec.timeLimitSeconds == 7);
    CHECK(parse({"--num-iters", "9"})->spec.stop == StopRule::Fixed);
    CHECK(parse({"--num-iters", "9", "--until-resolved"})->spec.stop == StopRule::UntilResolved);
    CHECK(onlyMode({"--quant-dtype", "int8"}) == "int8-token-dynamic");
    CHECK(onlyMode({"--quant-dtype", "fp8"}) == "fp8-e4m3-tensor-dynamic");
    CHECK(onlyMode({"--static-scale"}) == "int8-tensor-static");
    CHECK(onlyMode({"--quant-dtype", "fp8", "--static-scale"}) == "fp8-e4m3-tensor-static");
    CHECK(onlyMode({"--quant-dtype", "fp8", "--granularity", "group"}) == "fp8-e4m3-group128-dynamic");
    CHECK(onlyMode({"--granularity", "tensor"}) == "int8-tensor-dynamic");
    CHECK(onlyMode({"--modes", "int8-token-dynamic-azp"}) == "int8-token-dynamic-azp");
}

TEST_CASE("wrong usage names the flag and what is allowed")
{
    CHECK(usageError({"--num-tokens", "0"}).find("--num-tokens") != std::string::npos);
    CHECK(usageError({"--num-tokens", "-3"}).find("--num-tokens") != std::string::npos);
    CHECK(usageError({"--num-tokens", "12x"}).find("whole number") != std::string::npos);
    CHECK(usageError({"--num-tokens", "1000000000000"}).find("--num-tokens") != std::string::npos);
    CHECK(usageError({"--num-tokens"}).find("requires a value") != std::string::npos);
    CHECK(usageError({"--dtype", "int8"}).find("half, bfloat16 or float") != std::string::npos);
    CHECK(usageError({"--modes", "int8-token-dynamic", "--static-scale"}).find("--modes") != std::string::npos);
    CHECK(usageError({"--modes", "int8-token-dynamic,nonsense"}).find("nonsense") != std::string::npos);
    CHECK(usageError({"--modes", "int8-token-dynamic,int8-token-dynamic"}).find("twice") != std::string::npos);
    CHECK(usageError({"--granularity", "token", "--static-scale"}).find("int8-token-static") != std::string::npos);
    CHECK(usageError({"--scale", "0"}).find("--scale") != std::string::npos);
    CHECK(usageError({"--scale", "nan"}).find("--scale") != std::string::npos);
    CHECK(usageError({"--zero-point", "3"}).find("--scale") != std::string::npos);
    CHECK(usageError({"--scale", "1", "--modes", "int8-token-dynamic"}).find("--scale") != std::string::npos);
    CHECK(usageError({"--nonsense"}).find("--nonsense") != std::string::npos);
    CHECK(usageError({"--num-tokens", "2000000000", "--hidden-size", "2000000000"}).find("elements") !=
          std::string::npos);
}

TEST_CASE("several devices: lists of GPUs, repeated targets, and what does not go with them")
{
    CHECK(parse({"--devices", "0,2"})->devices == std::vector<int>{0, 2});
    const auto two = parse({"--on", "ssh:a", "--on", "ssh:b"});
    REQUIRE(two);
    CHECK(two->on.target == "ssh:a");
    CHECK(two->on.more == std::vector<std::string>{"ssh:b"});
    CHECK(isOnSeveral(*two));
    CHECK_FALSE(isOnSeveral(*parse({"--on", "ssh:a"})));
    CHECK(parse({"--devices", "0,1", "--alternate", "--energy"})->spec.energy);
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--devices", "0,x"},
                                                  {"--devices", "-1"},
                                                  {"--devices", "0,,1"},
                                                  {"--alternate"},
                                                  {"--devices", "0,1", "--device", "1"},
                                                  {"--devices", "0,1", "--dump", "x"},
                                                  {"--devices", "0,1", "--profile"},
                                                  {"--devices", "0,1", "--backend", "cpu"}})
        CHECK_FALSE(parse(wrong));
}

TEST_CASE("the printed command line reads back as the same specification")
{
    RunSpec spec = allModes();
    spec.shape = {33, 1025};
    spec.dtype = DType::BF16;
    spec.scale = 0.1f;
    spec.zeroPoint = -7;
    spec.method = TimingMethod::Graph;
    spec.cache = CacheMode::Hot;
    spec.seed = 18446744073709551615ull;
    spec.energy = true;
    const std::string line = commandLine(spec);
    CHECK(commandToPaste(line) ==
          "quantoscope-worker" + line.substr(line.find(' ')) + " --json quantoscope-result.json");
    std::vector<std::string> words;
    for (std::size_t at = line.find("--"); at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    const auto again = parseQuantizeFlags(words, RunSpec{});
    REQUIRE(again.ok());
    CHECK(again->spec == spec);
}

TEST_CASE("specifications and results survive JSON, infinities as null")
{
    RunSpec spec = allModes();
    spec.input = {"/a b/x.safetensors", "w"};
    const auto again = runSpecFromJson(nlohmann::json::parse(toJson(spec).dump()));
    REQUIRE(again.ok());
    CHECK(*again == spec);

    const RunResult result = sampleResult();
    const nlohmann::json json = nlohmann::json::parse(dumpJson(toJson(result), 0));
    CHECK(json["runs"][0]["error"]["sqnr_db"].is_null());
    CHECK(json["runs"][1]["latency_us"]["n"] == 3);
    CHECK(json["runs"][1]["samples_us"][2] == 0.1);
    CHECK(json["segments"].size() == 1);
    const auto back = runResultFromJson(json);
    REQUIRE(back.ok());
    CHECK(back->segments.size() == 2);
    CHECK(std::isinf(back->last()->modes[0].error->sqnrDb));
    CHECK(back->last()->modes[1].samplesUs == result.segments[0].modes[1].samplesUs);
    CHECK(back->last()->modes[1].latency.p50 == 1.5);
    CHECK(back->environment.device == "A | device");
}

TEST_CASE("results from elsewhere are refused in words")
{
    const auto message = [](const char* text) {
        const auto r = runResultFromJson(nlohmann::json::parse(text));
        REQUIRE_FALSE(r.ok());
        return r.error().text();
    };
    CHECK(message("{}").find("schema") != std::string::npos);
    CHECK(message(R"({"schema":2})").find("newer") != std::string::npos);
    CHECK(message(R"({"schema":1})").find("spec") != std::string::npos);
    CHECK(message("[]").find("object") != std::string::npos);
    CHECK(message(R"({"schema":1,"spec":{"num_tokens":0,"modes":["baseline-copy"]},"runs":[]})").find("num_tokens") !=
          std::string::npos);
    CHECK(message(R"({"schema":1,"spec":{"modes":["baseline-copy"]},"runs":[{"mode":"x"}]})").find("'x'") !=
          std::string::npos);
    CHECK(message(
              R"({"schema":1,"spec":{"modes":["baseline-copy"]},"runs":[{"mode":"baseline-copy","samples_us":[-1]}]})")
              .find("samples_us") != std::string::npos);
    CHECK(message(R"({"schema":1,"spec":{"modes":"all"},"runs":[]})").find("modes") != std::string::npos);
}

TEST_CASE("what cannot be judged and what was destroyed is never exact: in JSON, tables and findings")
{
    constexpr double inf = std::numeric_limits<double>::infinity(), none = std::numeric_limits<double>::quiet_NaN();
    RunResult result = sampleResult();
    Segment& segment = result.segments.back();
    segment.modes.resize(5);
    segment.modes[0].error = ErrorMetrics{inf, 0, 0, 1, 256};                // exact
    segment.modes[1].error = ErrorMetrics{44.75, 1e-5, 0.01, 1, 192, 1, 63}; // one infinity, its row destroyed
    segment.modes[2].error = ErrorMetrics{none, none, none, none, 0, 256};   // nothing to judge
    segment.modes[3].error = ErrorMetrics{inf, 0, 0, 1, 100, 156};           // nothing judged changed
    segment.modes[4].error = ErrorMetrics{-inf, 0.5, 1, none, 256};          // noise on zeros
    segment.spec.modes.resize(5);

    const auto read = runResultFromJson(nlohmann::json::parse(toJson(result).dump()));
    REQUIRE(read.ok());
    for (int i = 0; i < 5; ++i) {
        CAPTURE(i);
        const auto at = static_cast<std::size_t>(i);
        const ErrorMetrics &before = *segment.modes[at].error, &after = *read->last()->modes[at].error;
        CHECK(after.kind() == before.kind());
        CHECK(after.exact() == (i == 0));
        CHECK(after.destroyed == before.destroyed);
        CHECK((after.sqnrDb == before.sqnrDb || (std::isnan(after.sqnrDb) && std::isnan(before.sqnrDb))));
        CHECK(toJson(result)["runs"][at]["error"]["exact"] == (i == 0));
    }
    const TextTable table = accuracyTable(segment);
    CHECK(table.header[5] == "Destroyed");
    CHECK(table.header[6] == "Not judged");
    const char* const sqnr[] = {"∞ (exact)", "44.75", "not judged", "∞ (of those judged)", "−∞"};
    for (std::size_t i = 0; i < 5; ++i)
        CHECK(table.rows[i][1] == sqnr[i]);
    CHECK(table.rows[1][5] == "63");
    CHECK(table.rows[2][6] == "256");
    CHECK(table.rows[2][2] == table.rows[2][3]); // no mean error, no largest one
    CHECK(summaryTable(segment).plain().find("destroyed") != std::string::npos);
    bool said = false;
    for (const std::string& sentence : findings(segment))
        said = said || sentence.find("63 finite input values were restored as NaN or infinite") != std::string::npos;
    CHECK(said);
    CHECK(accuracyTable(result.segments.front()).header[5] ==
          "Not judged"); // a column only where there is something to say
}

TEST_CASE(
    "errors as older versions wrote them: null is exact where the mean error is 0, and nothing where that is null too")
{
    const auto errorOf = [](const char* error) {
        const std::string text =
            std::string(R"({"schema":1,"spec":{"modes":["baseline-copy"]},"runs":[{"mode":"baseline-copy","error":)") +
            error + "}]}";
        const auto r = runResultFromJson(nlohmann::json::parse(text));
        REQUIRE(r.ok());
        return *r->last()->modes.front().error;
    };
    CHECK(errorOf(R"({"sqnr_db":null,"mse":0,"max_abs":0,"cosine":1,"elements":64,"non_finite":0})").exact());
    CHECK(errorOf(R"({"sqnr_db":null,"mse":null,"max_abs":0.01,"cosine":null,"elements":255,"non_finite":1})").kind() ==
          ErrorKind::NotJudged);
    CHECK(errorOf(R"({"sqnr_db":null,"mse":0,"max_abs":0,"cosine":null,"elements":0,"non_finite":64})").kind() ==
          ErrorKind::NotJudged);
    CHECK(errorOf(R"({"sqnr_db":41.5,"mse":1e-5,"max_abs":0.01,"cosine":1,"elements":64,"non_finite":0})").kind() ==
          ErrorKind::Measured);
}

TEST_CASE("the report holds environment, tables with Δ, findings and the command")
{
    const RunResult result = sampleResult();
    const std::string report =
        writeReport({{"A run", "a note", &result, {{"Latency", "artifacts/latency.png"}}}}, "baseline-copy");
    for (const char* part :
         {"# Quantoscope report", "A \\| device", "| int8-token-dynamic |", "baseline",
          "![Latency](artifacts/latency.png)", "quantoscope quantize --num-tokens 4096", "a note", "∞ (exact)"})
        CHECK(report.find(part) != std::string::npos);
    // Every table row has as many cells as its header.
    std::size_t expected = 0;
    for (std::size_t at = 0; at < report.size();) {
        const std::size_t end = std::min(report.find('\n', at), report.size());
        const std::string line = report.substr(at, end - at);
        at = end + 1;
        if (line.empty() || line[0] != '|') {
            expected = 0;
            continue;
        }
        std::size_t bars = 0;
        for (std::size_t i = 0; i < line.size(); ++i)
            bars += line[i] == '|' && (i == 0 || line[i - 1] != '\\') ? 1 : 0;
        if (expected == 0) expected = bars;
        CHECK(bars == expected);
    }
    const std::vector<ReportSection> sections{{"A, run", "", &result, {}}};
    StringSink csv;
    writeSamplesCsv(sections, csv);
    const std::string series = writeSeriesCsv(sections), row = ",\"A, run\",2,int8-token-dynamic,measured,";
    CHECK(series.rfind("series,run,segment,mode,phase,samples\n", 0) == 0);
    CHECK(csv.text.rfind("series,latency_us\n", 0) == 0);
    const std::size_t at = series.find(row);
    REQUIRE(at != std::string::npos);
    const std::size_t begin = series.rfind('\n', at) + 1;
    CHECK(csv.text.find("\n" + series.substr(begin, at - begin) + ",2.25\n") != std::string::npos);
}

TEST_CASE("tables have the energy per call where it was asked for, and say what it is of and why one is missing")
{
    Segment segment;
    segment.spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    for (const char* name : {"baseline-copy", "int8-token-dynamic"}) {
        ModeResult mode;
        mode.scheme = *parseScheme(name);
        mode.requested = name;
        mode.samplesUs = {1, 2, 3, 4, 5, 6};
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    const auto has = [](const TextTable& table, const std::string& cell) {
        return std::ranges::any_of(table.rows,
                                   [&](const auto& row) { return std::ranges::find(row, cell) != row.end(); });
    };
    const std::vector<std::string> plain = latencyTable(segment, "").header;
    CHECK(std::ranges::find(plain, "Energy/call") == plain.end());
    CHECK(energyNotes(segment).empty());
    segment.modes[0].energy.joules = 1.5e-3;
    segment.modes[0].energy.watts = 400;
    segment.modes[0].energy.idleWatts = 77.5;
    segment.modes[1].energy.reason = "the counter did not change";
    for (const TextTable& table : {latencyTable(segment, ""), summaryTable(segment)}) {
        CHECK(has(table, "1.50 mJ"));
        CHECK(table.header.size() == table.rows[0].size());
        CHECK(table.header.size() == table.numeric.size());
    }
    const auto notes = energyNotes(segment);
    REQUIRE(notes.size() == 2);
    CHECK(notes[0].find("Idle power is included; before the calls it was 77.5 W") != std::string::npos);
    CHECK(notes[1] == "No energy of int8-token-dynamic: the counter did not change.");
}

TEST_CASE("an estimate refuses what does not fit, with both numbers, before anything is allocated")
{
    DeviceInfo gpu;
    gpu.backend = BackendChoice::Cuda;
    gpu.freeMemory = Bytes{1ull << 30};
    gpu.cacheBytes = Bytes{60ull << 20};
    RunSpec spec = allModes();
    CHECK_FALSE(estimateRun(spec, gpu).refusal.has_value());
    spec.shape = {1 << 20, 1 << 15};
    const Estimate e = estimateRun(spec, gpu);
    REQUIRE(e.refusal.has_value());
    CHECK(e.refusal->code == ErrorCode::Memory);
    CHECK(e.text().english().find("1.00 GiB") != std::string::npos);
}

TEST_CASE("an estimate is a range where the run ends once all is resolved, with no more figures than are known")
{
    Estimate e;
    e.hostMemory = Bytes{1 << 20};
    e.seconds = 3.91;
    CHECK(e.text().english() == "about 4 s · 1.00 MiB memory");
    e.mostSeconds = 30;
    CHECK(e.text().english() == "about 4–30 s · 1.00 MiB memory");
    CHECK(e.atPace(2).text().english() == "about 8–30 s · 1.00 MiB memory");
    CHECK(e.atPace(50).text().english() == "about 30 s · 1.00 MiB memory"); // as the last one took
    e.seconds = 130;
    e.mostSeconds = 300;
    CHECK(e.text().english() == "about 2–5 min · 1.00 MiB memory");
}

TEST_CASE("an estimate for a device of another computer says nothing of this one's memory")
{
    DeviceInfo cpu;
    cpu.backend = BackendChoice::Cpu;
    RunSpec spec = allModes();
    CHECK(estimateRun(spec, cpu).hostFree.value > 0);
    CHECK(estimateRun(spec, cpu, true).hostFree.value == 0);
    spec.shape = {1 << 20, 1 << 15}; // 64 GiB
    CHECK_FALSE(estimateRun(spec, cpu, true).refusal.has_value());
    spec.operation = Operation::Gemm;
    CHECK(estimateRun(spec, cpu, true).hostFree.value == 0);
}
