// SPDX-License-Identifier: GPL-3.0-or-later
// Calls the finished programs and looks at exit status, standard output, standard error and files.
#include <doctest/doctest.h>

#include "tests/sanitized.h"
#include "tests/system/program_call.h"

#include "gpu/core/dtype.h"
#include "gpu/core/random.h"
#include "gpu/formats/npy.h"
#include "gpu/numerics/oracle.h"

#include <nlohmann/json.hpp>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>

using namespace qs;
namespace fs = std::filesystem;

namespace {

Call call(const std::string& program, const std::string& arguments, const std::string& environment = "")
{
    return callIn(Scratch(), "-u QT_QPA_PLATFORM " + environment + " " + program + " " + arguments);
}

const std::string kSmall =
    "quantize --backend cpu --num-tokens 9 --hidden-size 130 --num-iters 8 --num-warmup-iters 2 ";

} // namespace

TEST_CASE("a comparison prints a table to standard output and nothing of progress into a pipe")
{
    for (const std::string& program : programs()) {
        const Call c = call(program, kSmall);
        CHECK(c.status == 0);
        CHECK(c.out.find("int8-token-dynamic") != std::string::npos);
        CHECK(c.out.find("9 rows, 0 differ") != std::string::npos);
        CHECK(c.out.find('\r') == std::string::npos);
        CHECK(c.err.find('\r') == std::string::npos);
    }
}

TEST_CASE("--json - prints results.json alone")
{
    for (const std::string& program : programs()) {
        const Call c = call(program, kSmall + "--warmup-ms 0 --modes int8-token-dynamic,baseline-copy --json -");
        REQUIRE(c.status == 0);
        const auto json = nlohmann::json::parse(c.out);
        CHECK(json["schema"] == 1);
        CHECK(json["environment"]["backend"] == "cpu");
        CHECK(json["spec"]["num_tokens"] == 9);
        REQUIRE(json["runs"].size() == 2);
        const auto& run = json["runs"][0];
        CHECK(run["mode"] == "int8-token-dynamic");
        CHECK(run["latency_us"]["n"] == 8);
        CHECK(run["samples_us"].size() == 8);
        CHECK(run["warmup_us"].size() == 2);
        REQUIRE(json["pairs"].size() == 1);
        CHECK(json["pairs"][0]["n"] == 8);
        CHECK(json["control"]["mode"] == "baseline-copy");
        CHECK(json["calibration"]["timer_quantum_us"] > 0);
        CHECK(run["size_bytes"] == 9 * 130 + 9 * 4);
        CHECK(run["error"]["sqnr_db"] > 30);
        CHECK(json["runs"][1]["error"]["sqnr_db"].is_null());
        CHECK(run["ceiling_percent"] > 0);
    }
}

TEST_CASE("usage errors exit with 2, name the flag, and leave standard output empty")
{
    for (const char* wrong : {"--num-tokens 0", "--num-tokens -5", "--hidden-size x", "--modes nothing",
                              "--modes int8-tensor-static --quant-dtype fp8", "--dtype int8", "--nonsense",
                              "--input missing.npy", "--backend cpu --device 4"}) {
        const Call c = call(QS_WORKER, std::string("quantize ") + wrong);
        CAPTURE(wrong);
        CHECK(c.status == 2);
        CHECK(c.out.empty());
        CHECK(c.err.find("quantoscope: ") == 0);
    }
    CHECK(call(QS_WORKER, "nonsense").status == 2);
    CHECK(call(QS_WORKER, "").status == 2);
    CHECK(call(QS_WORKER, "quantize --help").status == 0);
}

TEST_CASE("what does not fit into memory exits with 3 and both numbers")
{
    const Call c = call(QS_WORKER, "quantize --backend cpu --num-tokens 1000000 --hidden-size 1000000");
    CHECK(c.status == 3);
    CHECK(c.err.find("TiB") != std::string::npos);
}

TEST_CASE("codes and scales are dumped as .npy that equal the oracle's")
{
    const Scratch scratch;
    std::vector<float> values(5 * 200);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = normalAt(4, i);
    const std::vector<std::int64_t> shape{5, 200};
    REQUIRE(writeNpy(scratch / "in.npy", DType::F32, shape, std::as_bytes(std::span(values))).ok());
    const Call c = call(
        QS_WORKER, "quantize --backend cpu --dtype float --num-iters 1 --input " + scratch / "in.npy" + " --modes " +
                       "fp8-e4m3-group128-dynamic,int8-token-dynamic-azp,baseline-copy --dump " + scratch / "dump");
    REQUIRE(c.status == 0);
    for (const char* mode : {"fp8-e4m3-group128-dynamic", "int8-token-dynamic-azp"}) {
        const auto oracle = quantizeOracle(*parseScheme(mode), {DType::F32, {5, 200}, values.data()});
        const auto payload = [&](const std::string& what) {
            const std::string file = slurp(scratch / ("dump/" + std::string(mode) + "." + what + ".npy"));
            REQUIRE(file.size() > 10);
            const auto header = 10u + static_cast<unsigned char>(file[8]) + 256u * static_cast<unsigned char>(file[9]);
            return std::pair(file.substr(10, header - 10), file.substr(header));
        };
        const auto [codesHeader, codes] = payload("codes");
        CHECK(codesHeader.find("(5, 200)") != std::string::npos);
        CHECK(codesHeader.find(std::string(mode) == "int8-token-dynamic-azp" ? "|i1" : "|u1") != std::string::npos);
        CHECK(codes == std::string(oracle.codes.begin(), oracle.codes.end()));
        const auto [scalesHeader, scales] = payload("scales");
        CHECK(scalesHeader.find(std::string(mode) == "int8-token-dynamic-azp" ? "(5,)" : "(5, 2)") !=
              std::string::npos);
        CHECK(std::memcmp(scales.data(), oracle.scales.data(), scales.size()) == 0);
    }
    CHECK(fs::exists(scratch / "dump/int8-token-dynamic-azp.zero_points.npy"));
    CHECK_FALSE(fs::exists(scratch / "dump/fp8-e4m3-group128-dynamic.zero_points.npy"));
    CHECK(fs::exists(scratch / "dump/baseline-copy.codes.npy"));
}

TEST_CASE("a file is measured in its own type unless another is asked for, and a conversion is said")
{
    const Scratch scratch;
    std::vector<float> values(4 * 64);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = 1e6f * normalAt(4, i);
    const std::vector<std::int64_t> shape{4, 64};
    REQUIRE(writeNpy(scratch / "big32.npy", DType::F32, shape, std::as_bytes(std::span(values))).ok());
    const std::string arguments = "quantize --backend cpu --num-iters 1 --input " + scratch / "big32.npy" +
                                  " --modes int8-token-dynamic --json -";
    const auto own = nlohmann::json::parse(call(QS_WORKER, arguments).out);
    CHECK(own["spec"]["dtype"] == "float");
    CHECK(own["runs"][0]["error"]["non_finite"] == 0);
    CHECK(own["runs"][0]["error"]["destroyed"] == 0);
    CHECK(own["runs"][0]["error"]["sqnr_db"] > 40);
    const Call asked = call(QS_WORKER, arguments + " --dtype half");
    const auto half = nlohmann::json::parse(asked.out);
    CHECK(half["spec"]["dtype"] == "half");
    CHECK(half["runs"][0]["error"]["exact"] == false);
    CHECK(half["runs"][0]["error"]["non_finite"] > 200);
    CHECK(half["notes"].dump().find("overflowed to infinity") != std::string::npos);
    CHECK(asked.err.find("The FP32 values of the file were rounded to FP16") != std::string::npos);
}

TEST_CASE("scales of BF16 are dumped as BF16")
{
    const Scratch scratch;
    const Call c = call(QS_WORKER, kSmall + "--dtype bfloat16 --modes int4-group32 --dump " + scratch / "dump");
    REQUIRE(c.status == 0);
    const std::string file = slurp(scratch / "dump/int4-group32.scales.npy");
    const auto view = parseNpy(std::as_bytes(std::span(file.data(), file.size())), "scales.npy");
    REQUIRE(view.ok());
    CHECK(view->dtype == DType::BF16);
    CHECK(view->shape == std::vector<std::int64_t>{9, 5});
}

TEST_CASE("an interrupt keeps the samples so far and exits with 130")
{
    const Scratch scratch;
    Call c;
    nlohmann::json json;
    // On a busy machine, or with a sanitizer, the first seconds may go into starting and verifying.
    for (const int seconds : {2, 6, 20 * kSlowdown}) {
        c = call("timeout",
                 "-s INT " + std::to_string(seconds) + " " + QS_WORKER +
                     " quantize --backend cpu --num-tokens 64 --hidden-size 256 --num-iters 9000000 --modes " +
                     "baseline-copy --json " + scratch / "r.json");
        json = nlohmann::json::parse(slurp(scratch / "r.json"), nullptr, false);
        if (json.is_object() && json["runs"][0]["latency_us"]["n"] > 100) break;
    }
    CHECK((c.status == 124 || c.status == 130)); // timeout(1) reports its own status once it had to interrupt
    REQUIRE(json.is_object());
    CHECK(json["stop_reason"] == "stopped by the user");
    CHECK(json["runs"][0]["latency_us"]["n"] > 100);
    CHECK(c.err.find("samples measured so far are kept") != std::string::npos);
}

TEST_CASE("a full disk and an unwritable folder are said before or after, never silently")
{
    const Call full = call(QS_WORKER, kSmall + "--modes baseline-copy --json /dev/full");
    CHECK(full.status == 3);
    CHECK(full.err.find("/dev/full") != std::string::npos);
    const Call folder = call(QS_WORKER, kSmall + "--modes baseline-copy --export /proc/nothing/here");
    CHECK(folder.status == 3);
    CHECK(folder.err.find("/proc/nothing") != std::string::npos);
    CHECK(folder.out.empty()); // refused before measuring
}

TEST_CASE("devices lists the CPU, and says why a GPU is missing")
{
    for (const std::string& program : programs()) {
        const Call c = call(program, "devices --json");
        REQUIRE(c.status == 0);
        const auto json = nlohmann::json::parse(c.out);
        CHECK(json["devices"][0]["backend"] == "cpu");
        CHECK(json["devices"][0]["available"] == true);
        for (const auto& device : json["devices"])
            if (device["available"] == false) CHECK(device["reason"].get<std::string>().size() > 20);
    }
    CHECK(call(QS_WORKER, "devices --what").status == 2);
}

#ifdef QS_PROGRAM
TEST_CASE("a report with pictures is written without any display, and again from its own results.json")
{
    const Scratch scratch;
    const Call c =
        call(QS_PROGRAM,
             kSmall + "--modes baseline-copy,int8-token-dynamic,fp8-e4m3-tensor-dynamic --export " + scratch / "r");
    CHECK(c.status == 0);
    const std::string report = slurp(scratch / "r/report.md");
    CHECK(report.find("quantoscope quantize --num-tokens 9") != std::string::npos);
    for (std::size_t at = report.find("](artifacts/"); at != std::string::npos;
         at = report.find("](artifacts/", at + 1)) {
        const std::string file = report.substr(at + 2, report.find(')', at) - at - 2);
        CHECK(slurp(scratch / ("r/" + file)).rfind("\x89PNG", 0) == 0);
    }
    CHECK(fs::exists(scratch / "r/artifacts/latency_by_mode.png"));
    CHECK(fs::exists(scratch / "r/samples.csv"));
    CHECK(fs::exists(scratch / "r/series.csv"));
    const Call again = call(QS_PROGRAM, "report " + scratch / "r/results.json" + " --export " + scratch / "again");
    CHECK(again.status == 0);
    CHECK(fs::exists(scratch / "again/report.md"));
    CHECK(call(QS_PROGRAM, "report " + scratch / "r/report.md" + " --export " + scratch / "no").status == 2);
    CHECK(call(QS_PROGRAM, "report").status == 2);
    CHECK(call(QS_PROGRAM, "--nonsense").status == 2);
}

TEST_CASE("without a display, or with one that does not answer, the default comparison runs and leaves a report")
{
    const Call c = call(QS_PROGRAM, "", "QUANTOSCOPE_BACKENDS=/nonexistent");
    CHECK(c.status == 0);
    CHECK(c.err.find("display") != std::string::npos);
    CHECK(c.out.find("fp8-e4m3-group128-dynamic") != std::string::npos);
    CHECK(c.err.find("quantoscope-report-") != std::string::npos);
    const Call mute = call("timeout", "-s INT " + std::to_string(5 * kSlowdown) + " " + QS_PROGRAM,
                           "QUANTOSCOPE_BACKENDS=/nonexistent DISPLAY=:987");
    CHECK(mute.err.find("display") != std::string::npos);
    CHECK((mute.status == 124 || mute.status == 130)); // timeout(1) reports its own status
    CHECK(mute.out.find("fp8-e4m3-group128-dynamic") != std::string::npos);
    CHECK(mute.err.find("quantoscope-report-") != std::string::npos);
    CHECK(mute.err.find("samples measured so far are kept") != std::string::npos);
    const Call file = call(QS_PROGRAM, "some.quantoscope");
    CHECK(file.status == 2);
    CHECK(file.err.find("quantoscope report") != std::string::npos);
}
#endif

TEST_CASE("sweep measures every point, and without an axis says what it needs")
{
    for (const std::string& program : programs()) {
        const Call c = call(program, "sweep --axis num-tokens=4,16 --hidden-size 128 --backend cpu --num-iters 6 "
                                     "--warmup-ms 0 --modes baseline-copy,int8-token-dynamic --json -");
        REQUIRE(c.status == 0);
        const auto json = nlohmann::json::parse(c.out);
        CHECK(json["sweep"]["axes"][0]["values"] == nlohmann::json({4, 16}));
        CHECK(json["segments"].size() == 1); // the last point stands at the top level
        CHECK(json["segments"][0]["spec"]["num_tokens"] == 4);
        CHECK(json["spec"]["num_tokens"] == 16);
        const Call table =
            call(program,
                 "sweep --axis elements=512,1024 --hidden-size 128 --backend cpu --num-iters 6 --modes baseline-copy");
        CHECK(table.status == 0);
        CHECK(table.out.find("ps/element") != std::string::npos);
        const Call none = call(program, "sweep --num-tokens 4");
        CHECK(none.status == 2);
        CHECK(none.err.find("--axis num-tokens=1:65536:x2") != std::string::npos);
    }
}

TEST_CASE("calibrate prints timer and ceilings")
{
    for (const std::string& program : programs()) {
        const Call c = call(program, "calibrate --backend cpu --json");
        REQUIRE(c.status == 0);
        const auto json = nlohmann::json::parse(c.out);
        CHECK(json["timer_quantum_us"] > 0);
        CHECK(json["copy_gbps"] > 0);
        CHECK(call(program, "calibrate --backend moon").status == 2);
    }
}

TEST_CASE("a command to paste has flags that are understood")
{
    for (const std::string& program : programs()) {
        const Call c = call(program, "targets command sweep --axis num-tokens=4,16");
        REQUIRE(c.status == 0);
        CHECK(c.out.find("sweep --axis num-tokens=4,16 --json ") != std::string::npos);
        const Call wrong = call(program, "targets command quantize --nosuch");
        CHECK(wrong.status == 2);
        CHECK(wrong.err.find("'--nosuch'") != std::string::npos);
        CHECK(wrong.out.empty());
        CHECK(call(program, "targets command quantize --on lab").status == 2);
    }
}
