// SPDX-License-Identifier: GPL-3.0-or-later
// `modes` of the finished programs: table, JSON, report, saved models, Ctrl-C, and wrong usage.
#include <doctest/doctest.h>

#include "tests/sanitized.h"
#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

Call call(const Scratch& scratch, const std::string& program, const std::string& arguments,
          const std::string& before = "timeout 120")
{
    return callIn(scratch, before + " " + program + " modes " + arguments);
}

const std::string kSmall =
    "--backend cpu --model tiny --train 2000 --calibration 200 --test 500 --epochs 3 --qat-epochs 1 --iters 6 ";

} // namespace

TEST_CASE("the published modes: table on standard output, JSON, report and files of the size that the table says")
{
    for (const std::string& program : programs()) {
        CAPTURE(program);
        const Scratch scratch;
        const Call c = call(scratch, program,
                            kSmall + "--modes baseline,int8,fp8,qat --budget 2 --json r.json --export rep --save "
                                     "base.safetensors --save-mode qat=q.safetensors --quiet");
        CAPTURE(c.err);
        REQUIRE(c.status == 0);
        for (const char* text :
             {"FP32 baseline", "INT8 dynamic", "FP8 E4M3", "QAT INT8", "within 2 KiB", "tiny MLP 16-21-10"})
            CHECK(c.out.find(text) != std::string::npos);
        const Json json = Json::parse(slurp(scratch.path / "r.json"));
        CHECK(json["kind"] == "quantoscope-mode-study");
        CHECK(json["rows"].size() == 4);
        CHECK(json["plans"].size() == 1);
        CHECK(json["rows"][0]["size_bytes"]["total"] == fs::file_size(scratch.path / "base.safetensors"));
        CHECK(json["rows"][3]["size_bytes"]["total"] == fs::file_size(scratch.path / "q.safetensors"));
        CHECK(slurp(scratch.path / "rep/report.md").find("## The published case, reproduced") != std::string::npos);
        CHECK(Json::parse(slurp(scratch.path / "rep/results.json"))["rows"].size() == 4);
        // The saved model is taken up again.
        const Call again = call(scratch, program,
                                "--backend cpu --model base.safetensors --train 2000 --calibration 200 --test 500 "
                                "--modes int8 --iters 6 --no-sensitivity --json - --quiet");
        REQUIRE(again.status == 0);
        CHECK(Json::parse(again.out)["rows"][0]["correct"] == json["rows"][0]["correct"]);
    }
}

TEST_CASE("--list and --help need nothing to run")
{
    const Scratch scratch;
    for (const std::string& program : programs()) {
        const Call list = call(scratch, program, "--list"), help = call(scratch, program, "--help");
        CHECK(list.status == 0);
        CHECK(list.out.find("int4-gptq") != std::string::npos);
        CHECK(help.status == 0);
        CHECK(help.out.find("--qat-epochs") != std::string::npos);
    }
}

TEST_CASE("wrong usage and bad input: exit 2, in words, with nothing on standard output")
{
    const Scratch scratch;
    std::ofstream(scratch.path / "one.csv") << "a,label\n1,1\n2,1\n3,1\n4,1\n";
    std::ofstream(scratch.path / "words.csv") << "a,label\n1,0\n2,1\nsix,0\n4,1\n";
    std::ofstream(scratch.path / "short.safetensors") << "xy";
    const std::pair<const char*, const char*> cases[] = {
        {"--modes int9", "Unknown mode 'int9'"},
        {"--calibration 0", "--calibration"},
        {"--classes 12", "10 or 36"},
        {"--frobnicate", "Unknown flag '--frobnicate'"},
        {"--modes", "requires a value"},
        {"--quiet=1", "does not take a value"},
        {"--epochs two", "whole number"},
        {"--data one.csv --modes fp32", "class"},
        {"--data words.csv --modes fp32", "six"},
        {"--data nowhere --modes fp32", "nowhere"},
        {"--model short.safetensors --modes fp32", "short.safetensors"},
        {"--save-mode qat=q.st --no-qat", "qat-int8"},
        {"--save-mode qat", "MODE=FILE"},
        {"--budget 10 --no-sensitivity", "--no-sensitivity"},
        {"--backend tpu", "auto, cpu or cuda"},
        {"--backend cpu --device 1", "device 0"}};
    for (const auto& [arguments, text] : cases) {
        CAPTURE(arguments);
        const Call c = call(scratch, QS_WORKER, arguments);
        CAPTURE(c.err);
        CHECK((c.status == 2 || c.status == 3));
        CHECK(c.err.find(text) != std::string::npos);
        CHECK(c.out.empty());
    }
}

TEST_CASE("Ctrl-C: what is done is kept, exit 130")
{
    const Scratch scratch;
    const Call c = call(scratch, QS_WORKER, "--backend cpu --epochs 2000 --modes fp32 --json r.json",
                        "timeout -s INT " + std::to_string(4 * kSlowdown));
    CHECK((c.status == 130 || c.status == 124)); // timeout(1) reports its own status
    CHECK(c.err.find("interrupted") != std::string::npos);
    const Json json = Json::parse(slurp(scratch.path / "r.json"));
    CHECK(json["stop_reason"] == "stopped by the user");
    CHECK(json["training"][0]["loss"].size() > 0);
}
