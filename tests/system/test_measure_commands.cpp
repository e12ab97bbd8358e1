// SPDX-License-Identifier: GPL-3.0-or-later
// diagnose, compare, audit and import of the finished programs: what they print, their exit status, and bad input.
#include <doctest/doctest.h>

#include "gpu/results/reasons/crossings.h"
#include "gpu/results/run_result.h"
#include "tests/gpu/support/noise_models.h"
#include "tests/sanitized.h"
#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

const std::string kData = QS_SOURCE_DIR "/tests/gpu/data/";

/// At most 2 GiB of memory and a minute: bad input has to stay within bounds.
Call call(const std::string& arguments, const std::string& program = QS_WORKER)
{
    return callIn(Scratch(), "timeout " + std::to_string(60 * kPatience) + " " + program + " " + arguments,
                  program == QS_WORKER && !kSanitized ? "ulimit -v 2097152; " : "");
}

Json vectors() { return Json::parse(slurp(kData + "measurement_vectors.json")); }
Json expected() { return Json::parse(slurp(kData + "measurement_expected.json")); }

/// What stands beside the samples of a vector.
Json inputOf(const std::string& name, const Json& v)
{
    Json j = {{"samples", v[name]}};
    if (name == "V05_drift") j["clock_mhz"] = v["V05_clock"];
    if (name == "V06_shift") j["clock_mhz"] = v["V06_clock"];
    if (name == "V10_hot") j.update({{"cold", v["V10_cold"]}, {"l2", 50 << 20}, {"ws", 30 << 20}});
    if (name == "V13_spikes")
        for (int i = 7; i < 240; i += 16)
            j["ui"].push_back(i);
    if (name == "V15_fill_bw") j.update({{"bytes", 8 << 20}, {"peak_gbps", 960}});
    if (name == "V16_wrongstream_evt") j["wall_us"] = v["V16_wall"];
    if (name == "V17_launch_gpu") j["host_us"] = v["V17_host"];
    return j;
}

} // namespace

TEST_CASE("diagnose --json raises exactly the codes that each vector must raise")
{
    const Json v = vectors(), e = expected();
    const Scratch scratch;
    for (const auto& [name, want] : e.items()) {
        if (name == "compare") continue;
        CAPTURE(name);
        const Call c = call("diagnose " + scratch.write(name + ".json", inputOf(name, v).dump()) + " --json");
        REQUIRE(c.status == 0);
        const Json got = Json::parse(c.out);
        CHECK(got["codes"] == want["codes"]);
        CHECK(got["n"] == want["n"]);
        CHECK(got["median"].get<double>() == doctest::Approx(want["median"].get<double>()).epsilon(1e-5));
        CHECK(got["findings"].size() == want["codes"].size());
        for (const Json& f : got["findings"])
            CHECK_FALSE(f["sentence"].get<std::string>().empty());
    }
}

TEST_CASE("compare --json gives the verdicts, ratios and intervals of the reference")
{
    const Json v = vectors(), e = expected()["compare"];
    const Scratch scratch;
    for (const auto& [name, a, b] : {std::tuple{"V02 vs V02b", "V02_seed_baseline", "V02b_seed_fused"},
                                     {"V11", "V11_a", "V11_b"},
                                     {"V12", "V12_a", "V12_b"}})
        for (const std::string& program : programs()) {
            CAPTURE(name);
            const Call c = call("compare " + scratch.write("a.json", v[a].dump()) + " " +
                                    scratch.write("b.json", v[b].dump()) + " --json",
                                program);
            REQUIRE(c.status == 0);
            const Json got = Json::parse(c.out), want = e[name];
            CHECK(got["verdict"] == want["verdict"]);
            CHECK(got["ratio"].get<double>() == doctest::Approx(want["median_ratio"].get<double>()).epsilon(1e-9));
            CHECK(got["ci"][0].get<double>() == doctest::Approx(want["ci"][0].get<double>()).epsilon(1e-9));
            CHECK(got["ci"][1].get<double>() == doctest::Approx(want["ci"][1].get<double>()).epsilon(1e-9));
            CHECK(got["mean_ratio"].get<double>() == doctest::Approx(want["mean_ratio"].get<double>()).epsilon(1e-9));
            CHECK(got["artefact"] == (want.contains("artefact") ? want["artefact"] : Json(nullptr)));
        }
}

TEST_CASE("compare says why series that depend on themselves are not told apart")
{
    const Scratch scratch;
    noise::Random random(1);
    const noise::Series a = noise::times(noise::autoregressive(random, 300, 0.95)),
                        b = noise::times(noise::autoregressive(random, 300, 0.95));
    const std::string files = scratch.write("a.json", Json(a).dump()) + " " + scratch.write("b.json", Json(b).dump());
    for (const std::string& program : programs()) {
        const Call c = call("compare " + files, program);
        CHECK(c.status == 0);
        CHECK(c.out.find("AUTOCORRELATED  Samples are autocorrelated: n = 300 counts as about ") != std::string::npos);
        const Json got = Json::parse(call("compare --json " + files, program).out);
        CHECK(got["caution"] == "AUTOCORRELATED");
        CHECK(got["verdict"] == "NOT_RESOLVED");
        CHECK(got["n_eff"].get<double>() < 30);
        CHECK(Json::parse(call("compare --json --unpaired " + files, program).out)["caution"] == "AUTOCORRELATED");
    }
    const std::string same = scratch.write("c.json", Json(noise::times(noise::normal(random, 300))).dump());
    const Json independent = Json::parse(call("compare --json " + same + " " + same).out);
    CHECK(independent["caution"] == nullptr);
    CHECK(independent["n_eff"] == 300);
}

TEST_CASE("both programs print a line a finding, and several modes as a list")
{
    const Scratch scratch;
    const std::string file = scratch.write("a.json", "[244090,230,170,240,250,235,245,240,250,250]");
    for (const std::string& program : programs()) {
        const Call c = call("diagnose " + file, program);
        CHECK(c.status == 0);
        CHECK(c.out.find("WARMUP_OUTLIER  ") != std::string::npos);
        CHECK(call("audit " + kData + "published_001.md", program).out.find("1.26–1.81×") != std::string::npos);
        for (const char* command : {"diagnose", "compare", "audit", "import"}) {
            CHECK(call(std::string(command) + " --help", program).status == 0);
            CHECK(call(command, program).status == 2);
            CHECK(call(std::string(command) + " --bogus x", program).status == 2);
        }
    }
    const Json modes = Json::parse(
        call("diagnose --json " +
             scratch.write("s.csv",
                           "run,segment,mode,phase,iteration,latency_us\nr,1,a,measured,0,5\nr,1,b,measured,0,6\n"))
            .out);
    REQUIRE(modes["modes"].size() == 2);
    CHECK(modes["modes"][0]["n"] == 1);
}

TEST_CASE("pairs of different length are compared by their common beginning, which is said")
{
    const Scratch scratch;
    const std::string a = scratch.write("a.json", "[10,10.1,10,10.2,10,10.1,10,10.1]"),
                      b = scratch.write("b.csv", "us\n5\n5.1\n5\n5.1\n5\n5\n");
    const Call c = call("compare " + a + " " + b + " --json");
    CHECK(c.status == 0);
    CHECK(Json::parse(c.out)["n"] == 6);
    CHECK(Json::parse(c.out)["verdict"] == "FASTER");
    CHECK(c.err.find("first 6") != std::string::npos);
    CHECK(Json::parse(call("compare " + a + " " + b + " --unpaired --json").out)["paired"] == false);
}

namespace {

/// What `quantize --json` writes, with one mode and these samples; `baseline`: beside one that is always the same.
std::string resultFile(const Scratch& scratch, const std::string& name, const std::string& driver, double us,
                       bool baseline = false)
{
    qs::RunResult run;
    run.environment.device = "CPU";
    run.environment.driver = driver;
    qs::Segment segment;
    segment.spec.modes = {*qs::parseScheme("int8-token-dynamic")};
    qs::ModeResult mode;
    mode.requested = "int8-token-dynamic";
    mode.scheme = segment.spec.modes.front();
    for (int i = 0; i < 101; ++i)
        mode.samplesUs.push_back(static_cast<float>(us * (1 + 0.001 * ((i * 37) % 11 - 5))));
    segment.modes = {mode};
    if (baseline) {
        segment.controlMode = mode.requested = "baseline-copy";
        mode.scheme = *qs::parseScheme(mode.requested);
        for (float& sample : mode.samplesUs)
            sample *= static_cast<float>(10 / us);
        segment.modes.push_back(mode);
    }
    run.segments = {segment};
    return scratch.write(name, qs::toJson(run).dump());
}

} // namespace

TEST_CASE("runs of Quantoscope are compared unpaired, with what differs between them")
{
    const Scratch scratch;
    const std::string a = resultFile(scratch, "a.json", "575", 10), b = resultFile(scratch, "b.json", "580", 8);
    for (const std::string& program : programs()) {
        const Call c = call("compare " + a + " " + b, program);
        CHECK(c.status == 0);
        CHECK(c.out.find("FASTER 1.25") != std::string::npos);
        CHECK(c.out.find("The runs were not interleaved") != std::string::npos);
        CHECK(c.out.find("DIFFERS  Driver: 575 → 580") != std::string::npos);
        const std::string slower = call("compare " + b + " " + a, program).out; // every ratio of it the same way round
        CHECK(slower.find("SLOWER 0.80") != std::string::npos);
        CHECK(slower.find("speed-up of the medians 0.80") != std::string::npos);
        CHECK(slower.find("1.25") == std::string::npos);
        const Json got = Json::parse(call("compare --json " + a + " " + b, program).out);
        CHECK(got["paired"] == false);
        CHECK(got["interleaved"] == false);
        CHECK(got["a"]["median_us"].get<double>() == doctest::Approx(10));
        CHECK(got["differences"][0]["what"] == "Driver");
        CHECK(Json::parse(call("compare --json --paired " + a + " " + b, program).out)["paired"] == true);
        CHECK(call("compare --paired --unpaired " + a + " " + b, program).status == 2);
    }
}

TEST_CASE("any number of runs stand side by side in one table, of several files or of one")
{
    const Scratch scratch;
    const std::string a = resultFile(scratch, "a.json", "575", 10), b = resultFile(scratch, "b.json", "580", 8),
                      c = resultFile(scratch, "c.json", "590", 20);
    const Call plain = call("compare " + a + " " + b + " " + c + " --reference 2");
    CHECK(plain.status == 0);
    CHECK(plain.out.find("0.80") != std::string::npos);
    CHECK(plain.out.find("0.40") != std::string::npos);
    CHECK(plain.out.find("not interleaved") != std::string::npos);
    CHECK(plain.out.find("3: CPU, Driver: 580 → 590") != std::string::npos);
    const Json got = Json::parse(call("compare --json " + a + " " + b + " " + c).out);
    CHECK(got["reference"] == "1: CPU");
    CHECK(got["interleaved"] == false);
    CHECK(got["rows"][0]["runs"][1]["against_reference"]["verdict"] == "FASTER");
    CHECK(got["rows"][0]["runs"][2]["against_reference"]["verdict"] == "SLOWER");
    CHECK(call("compare --fail-on-regression 10 " + a + " " + b + " " + c).status == 0); // it may be the machine's
    CHECK(call("compare --fail-on-regression 10 --reference 3 " + a + " " + b + " " + c).status == 0);
    CHECK(call("compare --reference 4 " + a + " " + b + " " + c).status == 2);
    CHECK(call("compare " + a).status == 2);
    Json both = Json::parse(slurp(a));
    both["other_runs"] = Json::array({Json::parse(slurp(b))});
    CHECK(Json::parse(call("compare --json " + scratch.write("both.json", both.dump())).out)["runs"].size() == 2);
}

TEST_CASE("sweeps are compared size by size, and what cannot be compared is refused by its kind")
{
    const Scratch scratch;
    const auto sweep = [&](const char* name, std::initializer_list<std::pair<std::int64_t, double>> sizes) {
        qs::RunResult run;
        for (const auto& [tokens, us] : sizes) {
            qs::RunResult one = *qs::runResultFromJson(Json::parse(slurp(resultFile(scratch, "one.json", "575", us))));
            one.segments.front().spec.shape = {tokens, 256};
            run.segments.push_back(one.segments.front());
        }
        run.sweep = run.segments.front().spec;
        run.sweep->axes = {{qs::Dimension::Tokens, {}}};
        for (const auto& size : sizes)
            run.sweep->axes.front().values.push_back(size.first);
        return scratch.write(name, qs::toJson(run).dump());
    };
    const std::string a = sweep("a.json", {{16, 10}, {32, 20}, {64, 40}}),
                      b = sweep("b.json", {{32, 22}, {64, 40}, {128, 80}});
    const Call c = call("compare --json --fail-on-regression 5 " + a + " " + b);
    CHECK(c.status == 0);
    const Json got = Json::parse(c.out);
    REQUIRE(got["modes"].size() == 2);
    CHECK(got["modes"][0]["mode"] == "32×256 · int8-token-dynamic");
    CHECK(got["modes"][0]["regression"] == "NOT_RESOLVED"); // it may be the machine's
    CHECK(got["modes"][0]["excludes_machine"] == false);
    CHECK(got["modes"][1]["verdict"] == "SAME");
    CHECK(got["only_in_a"] == Json{"16×256"});
    CHECK(got["only_in_b"] == Json{"128×256"});
    CHECK(got["interleaved"] == false);
    const Call plain = call("compare " + a + " " + b);
    CHECK(plain.out.find("ONLY IN A  16×256\n") != std::string::npos);
    CHECK(plain.out.find("REGRESSION") == std::string::npos);
    const std::string modes = QS_SOURCE_DIR "/tests/bench/results/h200-modes-tiny.json";
    const Call unlike = call("compare " + a + " " + modes);
    CHECK(unlike.status == 2);
    CHECK(unlike.err.find("One is a sweep, the other is an accuracy study.") != std::string::npos);
    const Json same = Json::parse(call("compare --json " + modes + " " + modes).out);
    CHECK(same["modes"][0]["quantity"] == "accuracy");
    CHECK(same["modes"][0]["a"]["value"].get<double>() == doctest::Approx(82.11));
    CHECK(call("diagnose " + modes).status == 2); // it has no samples
}

TEST_CASE("--fail-on-regression fails only where the whole interval is beyond the threshold")
{
    const Scratch scratch;
    const std::string a = resultFile(scratch, "a.json", "575", 10, true),
                      b = resultFile(scratch, "b.json", "575", 10.5, true);
    const auto status = [&](const std::string& flags) { return call("compare " + flags).status; };
    CHECK(status("--fail-on-regression 3 " + a + " " + b) == 1);
    CHECK(status("--fail-on-regression 10 " + a + " " + b) == 0);
    CHECK(status("--fail-on-regression 3 " + b + " " + a) == 0); // faster
    CHECK(status("--fail-on-regression x " + a + " " + b) == 2);
    CHECK(status(a + " " + b) == 0);
    const Call json = call("compare --json --fail-on-regression 3 " + a + " " + b);
    CHECK(json.status == 1);
    CHECK(Json::parse(json.out)["modes"][0]["regression"] == "YES");
    CHECK(Json::parse(json.out)["fail_on_regression_percent"] == 3);
    // The interval has 5% in it.
    const Call open = call("compare --json --fail-on-regression 5 " + a + " " + b);
    CHECK(open.status == 0);
    CHECK(Json::parse(open.out)["modes"][0]["regression"] == "NOT_RESOLVED");
    CHECK(open.err.find("not resolved") != std::string::npos);
    CHECK(call("compare --fail-on-regression 3 " + a + " " + b).out.find("REGRESSION  ") != std::string::npos);
    // Without anything that both share, two recordings do not tell a regression from the machine; three a side do.
    const auto alone = [&](const char* name, double us) { return resultFile(scratch, name, "575", us); };
    const std::string p = alone("p.json", 10), q = alone("q.json", 10.01), r = alone("r.json", 9.99),
                      x = alone("x.json", 11), y = alone("y.json", 11.01), z = alone("z.json", 11.02);
    const Call two = call("compare --fail-on-regression 3 " + p + " " + x);
    CHECK(two.status == 0);
    CHECK(two.out.find("may be the machine's") != std::string::npos);
    CHECK(two.out.find("for runs, by three a side") != std::string::npos);
    CHECK(status("--fail-on-regression 3 " + p + " " + q + " " + r + " -- " + x + " " + y + " " + z) == 1);
    CHECK(status(p + " " + q + " " + r + " -- " + x + " " + y + " " + z + " --fail-on-regression 3") == 1);
    CHECK(status("--fail-on-regression 3 " + p + " " + q + " -- " + x + " " + y) == 0);
    CHECK(status(p + " -- ") == 2);
    const std::string few = scratch.write("few.json", "[10,10,10]"), slow = scratch.write("slow.json", "[20,20,20]");
    CHECK(status("--fail-on-regression 3 " + few + " " + slow) == 0);
    CHECK(call("compare --help").out.find("Exit status: 0 success, 1 regression") != std::string::npos);
}

TEST_CASE("audit --json of the published documents")
{
    for (const auto& [file, code] : {std::pair{"000", "SPEEDUP_IS_WARMUP_ARTEFACT"},
                                     {"001", "ONE_SAMPLE_OWNS_VARIANCE"},
                                     {"002", "PER_ELEMENT_MISMATCH"}}) {
        const Call c = call("audit " + kData + "published_" + file + ".md --json");
        REQUIRE(c.status == 0);
        const Json findings = Json::parse(c.out)["findings"];
        CHECK(std::ranges::any_of(findings, [&](const Json& f) { return f["code"] == code; }));
    }
    const Scratch scratch;
    const Call clean =
        call("audit --json " + scratch.write("t.csv", "op,mean_us,std_us,max_us\na,10.0,0.5,12.0\nb,20.0,0.9,23.0\n"));
    CHECK(clean.status == 0);
    CHECK(Json::parse(clean.out)["findings"].empty());
    CHECK(Json::parse(clean.out)["tables"] == 1);
}

TEST_CASE("audit --fail-on-findings ends with status 1 where there are findings")
{
    const Scratch scratch;
    const std::string clean =
                          scratch.write("clean.csv", "op,time_us,speedup\na,12.00,1.00x\nb,6.00,2.00x\nc,4.00,3.00x\n"),
                      wrong =
                          scratch.write("wrong.csv", "op,time_us,speedup\na,12.00,1.00x\nb,6.00,2.00x\nc,4.00,3.50x\n"),
                      sentence = scratch.write("said.txt", "It is 2.8x faster (1.2 vs 3.4 ms).\n"),
                      wrongSentence = scratch.write("wrong.txt", "It is 3.8x faster (1.2 vs 3.4 ms).\n");
    for (const std::string& file : {clean, sentence}) {
        CHECK(call("audit --fail-on-findings " + file).status == 0);
        CHECK(call("audit " + file).status == 0);
    }
    for (const std::string& file : {wrong, wrongSentence}) {
        const Call failed = call("audit --fail-on-findings " + file), passed = call("audit " + file);
        CHECK(failed.status == 1);
        CHECK(failed.out.find("DERIVED_MISMATCH") != std::string::npos);
        CHECK(passed.status == 0);
        CHECK(passed.out == failed.out);
        const Call json = call("audit --json --fail-on-findings " + file);
        CHECK(json.status == 1);
        CHECK(Json::parse(json.out)["findings"].size() == 1);
    }
    CHECK(call("audit --fail-on-findings " + scratch.write("none.txt", "Nothing here.\n")).status == 2);
    CHECK(call("audit --fail-on-findings").status == 2);
    CHECK(call("audit --help").out.find("Exit status: 0 success, 1 findings") != std::string::npos);
    CHECK(call("completion for audit --fail").out.find("--fail-on-findings") != std::string::npos);
}

TEST_CASE("import writes a session whose samples diagnose reads again")
{
    const Scratch scratch;
    const std::string out = scratch / "out.quantoscope";
    for (const std::string& program : programs()) {
        const Call c = call(
            "import " +
                scratch.write("times.json", R"([{"computeMs":1.5,"latencyMs":2},{"computeMs":1.6,"latencyMs":2.1}])") +
                " --session " + out,
            program);
        CHECK(c.status == 0);
        CHECK(c.out.find("trtexec, times.json") != std::string::npos);
    }
    const Call d = call("diagnose " + out + " --json");
    REQUIRE(d.status == 0);
    CHECK(Json::parse(d.out)["modes"].size() == programs().size());
}

TEST_CASE("samples that say nothing are left out, and that is said")
{
    const Scratch scratch;
    for (const char* samples : {"[1,1,1,NaN]", "[1,1,1,-1]"}) {
        const Call c = call("diagnose " + scratch.write("s.json", samples));
        CHECK(c.status == 0);
        CHECK(c.err.find("1 sample was left out") != std::string::npos);
    }
}

TEST_CASE("bad input ends with status 2 and says file and reason, within bounds")
{
    const Scratch scratch;
    std::map<std::string, std::string> files{{"empty.json", ""},
                                             {"nan.json", "[NaN,NaN]"},
                                             {"inf.json", "[1,1e999]"},
                                             {"neg.json", "[-1,-1]"},
                                             {"text.json", "[\"a\"]"},
                                             {"keys.json", "{\"x\":[1]}"},
                                             {"brackets.json", std::string(100 << 20, '[')},
                                             {"deep.json", std::string(100 << 20, '{')}};
    std::string rubbish;
    for (unsigned i = 0, x = 1; i < 100'000; ++i)
        rubbish += static_cast<char>((x = x * 1664525u + 1013904223u) >> 24);
    files["rubbish.bin"] = files["rubbish.json"] = files["rubbish.csv"] = rubbish;
    const std::string good = scratch.write("good.json", "[1,2,3]");
    for (const auto& [name, text] : files) {
        const std::string file = scratch.write(name, text);
        const auto start = std::chrono::steady_clock::now();
        for (const std::string& command : {"diagnose " + file, "compare " + good + " " + file, "audit " + file,
                                           "import " + file + " --session " + scratch / "o"}) {
            const Call c = call(command);
            CAPTURE(command);
            CHECK(c.status == 2);
            CHECK(c.err.find(name) != std::string::npos);
        }
        CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(40 * kPatience));
        fs::remove(file);
    }
    for (const std::string& path : {scratch / "missing.json", scratch.path.string()})
        for (const std::string& command : {"diagnose " + path, "compare " + good + " " + path, "audit " + path,
                                           "import " + path + " --session " + scratch / "o"})
            CHECK(call(command).status == 2);
    CHECK_FALSE(fs::exists(scratch / "o"));
}

TEST_CASE("ten million samples are diagnosed and compared within bounds")
{
    const Scratch scratch;
    std::string text = "[100";
    unsigned x = 7;
    for (int i = 1; i < 10'000'000; ++i) {
        x = x * 1664525u + 1013904223u;
        text += "," + std::to_string(99 + (x >> 24) % 3) + "." + std::to_string((x >> 8) & 0xfff);
    }
    const std::string file = scratch.write("big.json", text + "]");
    const Call d = call("diagnose " + file + " --json");
    REQUIRE(d.status == 0);
    CHECK(Json::parse(d.out)["n"] == 10'000'000);
    CHECK(call("compare " + file + " " + file).status == 0);
}

TEST_CASE("a sweep prints where its variants cross, in the sentences of the report")
{
    const Scratch scratch;
    const std::string file = scratch / "sweep.json", folder = scratch / "report";
    const Call c =
        call("kernels gemm --backend cpu --axis m=1,64 --k 512 --n 512 --variants w8a16,w4a16 --num-iters 60 "
             "--num-warmup-iters 2 --json " +
             file + " --export " + folder);
    REQUIRE(c.status == 0);
    const auto run = qs::runResultFromJson(Json::parse(slurp(file)));
    REQUIRE(run);
    REQUIRE(run->segments.size() == 2);
    const std::string report = slurp(folder + "/report.md");
    const std::vector<qs::Message> told = qs::crossingTexts(run->segments, "baseline-copy");
    for (const qs::Message& sentence : told) {
        CHECK(c.err.find(sentence.english()) != std::string::npos);
        CHECK(report.find(sentence.english().substr(0, 40)) != std::string::npos);
    }
    if (told.empty()) CHECK(c.err.find(" between m = ") == std::string::npos);
}

TEST_CASE("a sweep is compared with the baseline that is asked for")
{
    const std::string sweep = "sweep --backend cpu --axis num-tokens=4,8 --hidden-size 256 --num-iters 60 "
                              "--num-warmup-iters 2 --modes baseline-copy,int8-tensor-static,int8-token-dynamic ";
    const Call c = call(sweep + "--baseline int8-token-dynamic");
    REQUIRE(c.status == 0);
    CHECK(c.out.find("against int8-token-dynamic") != std::string::npos);
    CHECK(c.out.find("against baseline-copy") == std::string::npos);
    const Call unknown = call(sweep + "--baseline fp8-e4m3-token-dynamic");
    CHECK(unknown.status == 2);
    CHECK(unknown.err.find("is not among what is measured") != std::string::npos);
    CHECK(call("quantize --backend cpu --num-tokens 4 --hidden-size 256 --baseline int8-token-dynamic").status == 2);
}

TEST_CASE("the sizes beside a crossing of a sweep are measured once more, and the sentence says what that says")
{
    const Scratch scratch;
    const std::string file = scratch / "sweep.json";
    // Fused attention has more to do for few tokens, and reads less of many. A machine with other work need not see
    // that in one run.
    const std::string sweep =
        "kernels attention --backend cpu --axis sequence-length=2,1024 --baseline attention-fused --json " + file;
    Call c;
    std::optional<qs::RunResult> run;
    std::vector<qs::Crossing> crossed;
    for (int attempt = 0; attempt < 6 && crossed.size() != 1; ++attempt) {
        c = call(sweep + " --num-iters 40");
        CAPTURE(c.err);
        REQUIRE(c.status == 0);
        const auto read = qs::runResultFromJson(Json::parse(slurp(file)));
        REQUIRE(read);
        run = *read;
        crossed = qs::crossings(run->segments, run->baseline());
    }
    CAPTURE(c.err);
    REQUIRE(crossed.size() == 1);
    CHECK(crossed.front().against == "attention-fused");
    CHECK(qs::commandLine(*run->sweep).find(" --baseline attention-fused") != std::string::npos);
    for (const qs::Segment& point : run->segments) {
        CHECK(point.secondVisit == 40);
        CHECK(point.modes.front().latency.n == 80);
        CHECK(point.secondVisitPairs.variants == 2);
        CHECK(point.secondVisitPairs.at(0, 1)->n == 40);
    }
    CHECK(crossed.front().confirmation != qs::Confirmation::None);
    const bool confirmed = crossed.front().confirmation == qs::Confirmation::Confirms;
    CHECK(c.err.find(confirmed ? "at sequence length 1,024. Confirmed by a second visit."
                               : "A second visit does not confirm it: there the speed-up is ") != std::string::npos);
    // Of a few rounds a visit says nothing.
    REQUIRE(call(sweep + " --num-iters 10").status == 0);
    CHECK(slurp(file).find("second_visit") == std::string::npos);
}
