// SPDX-License-Identifier: GPL-3.0-or-later
// Where results of the finished programs go: nothing is lost silently, no place is found wrong after the work, nothing
// foreign reaches a terminal.
#include <doctest/doctest.h>

#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sys/stat.h>

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

const std::string kSmall = "quantize --backend cpu --num-tokens 8 --hidden-size 128 --num-iters 6 --num-warmup-iters 1 "
                           "--warmup-ms 0 --modes baseline-copy --hot ";
const std::string kNever = "quantize --backend cpu --num-tokens 8 --hidden-size 128 --num-iters 9000000 --modes "
                           "baseline-copy --hot "; ///< would take an hour

std::string samples(const Scratch& scratch) { return scratch.write("s.json", "[1,2,3,4,5,6,7,8,9,10,11,12]"); }

Call call(const Scratch& scratch, const std::string& program, const std::string& arguments)
{
    return callIn(scratch, "timeout -k 5 60 " + program + " " + arguments);
}

/// With standard output going elsewhere: '/dev/full', or '&-' to be closed.
Call callInto(const Scratch& scratch, const std::string& program, const std::string& arguments,
              const std::string& output)
{
    return callIn(scratch, "timeout -k 5 60 sh -c '" + program + " " + arguments + " >" + output + "'");
}

} // namespace

TEST_CASE("a standard output that is full or closed is an error, whatever was to be printed")
{
    const Scratch scratch;
    samples(scratch);
    scratch.write("t.md", "| a | mean us | min us |\n|---|---|---|\n| x | 2 | 3 |\n");
    for (const std::string& program : programs())
        for (const std::string& arguments :
             {kSmall, kSmall + "--json -", std::string("devices"), std::string("devices --json"), std::string("--help"),
              std::string("--version"), std::string("quantize --help"), std::string("kernels --list"),
              std::string("modes --list"), std::string("llm configs"), std::string("diagnose s.json"),
              std::string("compare s.json s.json --json"), std::string("audit t.md")})
            for (const char* output : {"/dev/full", "&-"}) {
                const Call c = callInto(scratch, program, arguments, output);
                CAPTURE(program);
                CAPTURE(arguments);
                CAPTURE(output);
                CAPTURE(c.err);
                CHECK(c.status == 3);
                CHECK(c.err.find("Cannot write to standard output") != std::string::npos);
            }
#ifdef QS_PROGRAM
    CHECK(callInto(scratch, QS_PROGRAM, "recover --list", "/dev/full").status == 3);
#endif
}

TEST_CASE("files are written whole though standard output is closed, or its reader gone")
{
    const Scratch scratch;
    for (const char* output : {"&-", "/dev/full"}) {
        CHECK(callInto(scratch, QS_WORKER, kSmall + "--json r.json --export rep", output).status == 3);
        CHECK(Json::parse(slurp(scratch / "r.json"))["runs"].size() == 1); // and no line of a table in it
        CHECK(fs::exists(scratch / "rep/results.json"));
        fs::remove_all(scratch / "rep");
        fs::remove(scratch / "r.json");
    }
    const Call gone = callIn(scratch, "sh -c '{ " + std::string(QS_WORKER) + " " + kSmall +
                                          "--json r.json; echo $? >status; } | true'");
    CHECK(Json::parse(slurp(scratch / "r.json"))["runs"].size() == 1);
    CHECK(gone.status == 0); // that of true
}

TEST_CASE("places that cannot be written to are said before the work")
{
    const Scratch scratch;
    fs::create_directory(scratch / "folder");
    for (const char* output : {"--json /nonexistent/x.json", "--json folder", "--json same --export same",
                               "--export /proc/x", "--dump /proc/x"}) {
        const Call c = call(scratch, QS_WORKER, kNever + output);
        CAPTURE(output);
        CAPTURE(c.err);
        CHECK(c.status == 3);
        CHECK(c.out.empty());
    }
    for (const char* output : {"--json /nonexistent/x.json", "--save /nonexistent/x.safetensors",
                               "--save-mode int8=/nonexistent/x.safetensors"}) {
        const Call c = call(scratch, QS_WORKER, std::string("modes --backend cpu --epochs 10000 ") + output);
        CHECK(c.status == 3);
        CHECK(c.err.find("/nonexistent") != std::string::npos);
    }
    const Call llm = call(scratch, QS_WORKER, "llm --backend cpu --rounds 10000 --json /nonexistent/x.json");
    CHECK(llm.status == 3);
    CHECK(llm.err.find("/nonexistent") != std::string::npos);
}

TEST_CASE("a pipe without a reader does not hang")
{
    const Scratch scratch;
    REQUIRE(::mkfifo((scratch / "pipe").c_str(), 0600) == 0);
    const Call c = call(scratch, QS_WORKER, kSmall + "--json pipe");
    CHECK(c.status == 3);
    CHECK(c.err.find("no program is reading from the pipe") != std::string::npos);
}

TEST_CASE("an empty value is a mistake, not a default")
{
    const Scratch scratch;
    for (const std::string& program : programs())
        for (const char* arguments : {"quantize --export \"\"",
                                      "quantize --json \"\"",
                                      "quantize --json=",
                                      "quantize --dump \"\"",
                                      "quantize --input \"\"",
                                      "quantize --modes \"\"",
                                      "modes --data \"\"",
                                      "modes --json=",
                                      "modes --model \"\"",
                                      "modes --save \"\"",
                                      "llm --model \"\"",
                                      "llm --text \"\"",
                                      "llm --calibration \"\"",
                                      "llm --configs \"\"",
                                      "llm quantize --config fp16 --out \"\"",
                                      "kernels gemm --shape \"\"",
                                      "kernels gemm --variants=",
                                      "import s.json --session \"\"",
                                      "import s.json --beside \"\" --session x",
                                      "calibrate --backend \"\""}) {
            const Call c = call(scratch, program, arguments);
            CAPTURE(program);
            CAPTURE(arguments);
            CHECK(c.status == 2);
            CHECK(c.out.empty());
            CHECK(c.err.starts_with("quantoscope: "));
        }
#ifdef QS_PROGRAM
    for (const char* arguments :
         {"report s.json --export \"\"", "present s.json --pdf \"\" --html x", "recover --to \"\""})
        CHECK(call(scratch, QS_PROGRAM, arguments).status == 2);
#endif
}

TEST_CASE("what would be ignored is refused, or said")
{
    const Scratch scratch;
    for (const char* arguments :
         {"kernels gemm --modes int8-token-dynamic", "kernels gemm --num-tokens 4", "kernels attention --hidden-size 4",
          "kernels gemm --dump d", "kernels ladder --quant-dtype int8", "kernels block --static-scale",
          "llm --device -1", "llm generate --prompt x --device -1"}) {
        const Call c = call(scratch, QS_WORKER, arguments);
        CAPTURE(arguments);
        CHECK(c.status == 2);
        CHECK(c.out.empty());
    }
    CHECK(call(scratch, QS_WORKER,
               "kernels dequantize --backend cpu --num-tokens 4 --hidden-size 128 --modes int8-token-dynamic "
               "--num-iters 6 --hot --warmup-ms 0")
              .status == 0);
    std::ofstream(scratch / "x.npy", std::ios::binary)
        << std::string("\x93NUMPY\x01\x00\x76\x00", 10)
        << "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 16), }" + std::string(57, ' ') + "\n"
        << std::string(64, '\0');
    const Call seed = call(scratch, QS_WORKER,
                           "quantize --backend cpu --input x.npy --dtype float --seed 5 --modes int8-token-dynamic "
                           "--num-iters 6 --hot --warmup-ms 0");
    CAPTURE(seed.err);
    CHECK(seed.status == 0);
    CHECK(seed.err.find("--seed has no effect") != std::string::npos);
    const Call calibration = callIn(
        scratch,
        "timeout 100 " + std::string(QS_WORKER) +
            " llm --backend cpu --configs int8-w8a8 --calibration s.txt --text-tokens 40 --limit 2 --cloze 0 --batch 1 "
            "--prompt-len 8 --gen-len 2 --rounds 1",
        "echo a text of some words that is short >s.txt && QUANTOSCOPE_LLM=" QS_SOURCE_DIR "/resources/llm/default ");
    CHECK(calibration.err.find("--calibration has no effect") != std::string::npos);
}

TEST_CASE("the largest seed goes into a file and out of it")
{
    const Scratch scratch;
    const std::string most = "18446744073709551615";
    REQUIRE(call(scratch, QS_WORKER, kSmall + "--seed " + most + " --json r.json").status == 0);
    CHECK(Json::parse(slurp(scratch / "r.json"))["spec"]["seed"].get<std::uint64_t>() == ~std::uint64_t{0});
    const Call read = call(scratch, QS_WORKER, "diagnose r.json");
    CAPTURE(read.err);
    CHECK(read.status == 0);
    CHECK(call(scratch, QS_WORKER, kSmall + "--seed 18446744073709551616").status == 2);
    for (const char* command : {"modes --seed ", "llm --seed "})
        CHECK(call(scratch, QS_WORKER, command + most + " --json /nonexistent/x").status ==
              3); // taken: it gets as far as the file
}

TEST_CASE(
    "no control character of a file or of the command line reaches the terminal, and no value is repeated at length")
{
    const Scratch scratch;
    scratch.write("t.md", "| \x1b]0;title\x07 | mean | std | min | max |\n|---|---|---|---|---|\n| \x1b[31mred | 2.0 | "
                          "1 | 3.0 | 4.0 |\n");
    const Call audit = call(scratch, QS_WORKER, "audit t.md");
    CHECK(audit.status == 0);
    CHECK(audit.out.find("31mred") != std::string::npos);
    REQUIRE(call(scratch, QS_WORKER, kSmall + "--json r.json").status == 0);
    Json json = Json::parse(slurp(scratch / "r.json"));
    json["spec"]["cache"] = "\x1b[2J";
    scratch.write("bad.json", json.dump());
    const Call bad = call(scratch, QS_WORKER, "diagnose bad.json");
    CHECK(bad.status == 2);
    const std::string escape = "\"$(printf '\\033[31mred')\"", longValue = "\"$(printf %0100000d 7)\"";
    std::vector<Call> calls{audit, bad};
    for (const std::string& value : {escape, longValue})
        for (const char* arguments :
             {"quantize --modes ", "quantize --num-tokens ", "quantize --axis ", "quantize --input ",
              "quantize --json x --", "modes --modes ", "modes --save-mode ", "llm --configs ", "llm --tasks ",
              "llm --model ", "kernels ", "kernels gemm --variants ", "kernels gemm --shape ", "calibrate --backend ",
              "devices ", "diagnose ", "audit ", "import --session x "})
            calls.push_back(call(scratch, QS_WORKER, arguments + value));
    for (const Call& c : calls) {
        CAPTURE(c.err.substr(0, 300));
        CHECK((c.out + c.err).find('\x1b') == std::string::npos);
        CHECK((c.out + c.err).find('\x07') == std::string::npos);
        CHECK(c.err.size() < 5000);
    }
}

TEST_CASE("more files than a session was ever made of are imported together")
{
    const Scratch scratch;
    std::string list;
    for (int i = 0; i < 10'050; ++i)
        list += " t";
    scratch.write("t", "[{\"startMs\": 1, \"endMs\": 2, \"startComputeMs\": 1, \"computeMs\": 1, \"endComputeMs\": 2, "
                       "\"inMs\": 0, \"outMs\": 0, "
                       "\"latencyMs\": 1, \"endToEndMs\": 1}]");
    const Call c = call(scratch, QS_WORKER, "import --session s.quantoscope" + list);
    CAPTURE(c.err);
    CHECK(c.err.find("only one file can be read at a time") == std::string::npos);
}

#ifdef QS_PROGRAM
TEST_CASE("decide ranks what a session holds, by the limits of the command line")
{
    const Scratch scratch;
    REQUIRE(call(scratch, QS_PROGRAM,
                 "quantize --backend cpu --num-tokens 32 --hidden-size 1024 --num-iters 60 --modes "
                 "baseline-copy,int8-token-dynamic --hot --json r.json")
                .status == 0);
    const Call c = call(scratch, QS_PROGRAM, "decide r.json --max-us-per-call 0.000001 --json");
    CAPTURE(c.err);
    REQUIRE(c.status == 0);
    const Json decision = Json::parse(c.out);
    CHECK(decision["kind"] == "quantoscope-decision");
    CHECK(decision["limits"]["us_per_call"] == 0.000001);
    const Json& candidates = decision["tables"][0]["candidates"];
    REQUIRE(candidates.size() == 2);
    for (const Json& candidate : candidates) {
        CHECK(candidate["state"] == "rejected");
        CHECK(candidate["issues"][0]["text"].get<std::string>().starts_with("Latency per call is "));
    }
    const Call text = call(scratch, QS_PROGRAM, "decide r.json --no-limits");
    CHECK(text.status == 0);
    CHECK(text.out.find("Limits: none. Ranked by speed.") != std::string::npos);
    CHECK(text.out.find("quantoscope llm") != std::string::npos); // what this session has no measurement of
    CHECK(call(scratch, QS_PROGRAM, "decide r.json --use int8-token-dynamic").out.find("quantoscope quantize") !=
          std::string::npos);
    for (const char* wrong :
         {"decide", "decide r.json --max-memory much", "decide r.json --max-loss -1%", "decide r.json --rank-by luck",
          "decide r.json --table 7", "decide r.json --use nothing"}) {
        CAPTURE(wrong);
        CHECK(call(scratch, QS_PROGRAM, wrong).status == 2);
    }
}
#endif
