// SPDX-License-Identifier: GPL-3.0-or-later
// The finished programs where the system gives no more threads, memory, or file, and where it hangs up.
#include <doctest/doctest.h>

#include "tests/sanitized.h"
#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <pty.h>
#include <sys/wait.h>

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

/// A stack of so many KiB has no place in the address space that is left: no thread can be made, and everything else
/// can.
const std::string kNoThreads = "ulimit -s 400000000 && ulimit -v 200000000 && ";
const std::string kSmall = " --backend cpu --num-tokens 64 --hidden-size 256 --num-iters 6 --num-warmup-iters 1 "
                           "--warmup-ms 0 --modes mxfp4,int8-token-dynamic --hot ";

bool canForbidThreads()
{
    if (kSanitized) return false; // a sanitizer needs more addresses than that
    return callIn(Scratch(), "true", kNoThreads).status == 0;
}

std::vector<std::string> filesIn(const fs::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (!entry.is_directory()) names.push_back(entry.path().filename().string());
    return names;
}

} // namespace

TEST_CASE("without threads to be had, everything is computed in one")
{
    if (!canForbidThreads()) {
        MESSAGE("skipped: the number of threads cannot be limited here");
        return;
    }
    const Scratch scratch;
    const std::string worker = QS_WORKER;
    const auto run = [&](const std::string& arguments) {
        return callIn(scratch, worker + " " + arguments,
                      "export QUANTOSCOPE_LLM=" QS_SOURCE_DIR "/resources/llm/default && " + kNoThreads);
    };
    for (const char* arguments : {"kernels gemm --shape 64 --backend cpu --num-iters 6 --hot --warmup-ms 0",
                                  "modes --backend cpu --model tiny --train 300 --calibration 50 --test 100 --epochs 1 "
                                  "--no-qat --modes int8 --iters 6 --quiet "
                                  "--no-sensitivity",
                                  "llm --backend cpu --configs int8-w8a8 --text-tokens 40 --limit 2 --cloze 2 --batch "
                                  "1 --prompt-len 8 --gen-len 2 --rounds 1 --quiet",
                                  "devices"}) {
        const Call c = run(arguments);
        CAPTURE(arguments);
        CAPTURE(c.err);
        CHECK(c.status == 0);
    }
    const Call c = run("quantize" + kSmall + "--json r.json");
    CAPTURE(c.err);
    CHECK(c.status == 0);
    CHECK(c.err.find("an interrupt will end the program immediately") != std::string::npos);
    CHECK(Json::parse(slurp(scratch / "r.json"))["runs"].size() == 2);
}

TEST_CASE("a worker that gets no threads says so, and that is the error of the run")
{
    if (!canForbidThreads()) return;
    const Scratch scratch;
    const Call serve = callIn(scratch, std::string(QS_WORKER) + " serve", kNoThreads);
    CHECK(serve.status == 3);
    CHECK(serve.err.find("cannot start another thread") != std::string::npos);
    const Call isolated = callIn(scratch, std::string(QS_WORKER) + " quantize" + kSmall + "--isolate", kNoThreads);
    CHECK(isolated.status == 3);
    CHECK(isolated.err.find("cannot start another thread") != std::string::npos);
}

TEST_CASE("short of memory a large file is refused with the status of that, never with a signal")
{
    if (kSanitized) return;
    const Scratch scratch;
    std::string text = "[1";
    for (int i = 0; i < 2'000'000; ++i)
        text += ",1.5";
    scratch.write("big.json", text + "]");
    bool some = false, all = false;
    for (int megabytes = 24; megabytes <= 312; megabytes += 16)
        for (const char* command : {" diagnose big.json", " compare big.json big.json"}) {
            const Call c = callIn(scratch, QS_WORKER + std::string(command),
                                  "ulimit -v " + std::to_string(megabytes * 1024) + " && ");
            CAPTURE(megabytes);
            CAPTURE(c.err);
            if (c.status == 127) continue; // too little to start a program
            CHECK((c.status == 0 || c.status == 3));
            some = some || c.status == 3;
            all = all || c.status == 0;
            if (c.status == 3) CHECK(c.err.find("ot enough memory") != std::string::npos);
        }
    CHECK(some);
    CHECK(all);
}

TEST_CASE("short of memory a matrix product ends, with or without a result")
{
    if (kSanitized) return;
    const Scratch scratch;
    for (const int megabytes : {80, 160, 300, 500}) {
        const Call c = callIn(scratch,
                              "timeout -k 5 60 " + std::string(QS_WORKER) +
                                  " kernels gemm --shape 64 --backend cpu --num-iters 6 --hot --warmup-ms 0",
                              "ulimit -v " + std::to_string(megabytes * 1024) + " && ");
        CAPTURE(megabytes);
        CAPTURE(c.err);
        CHECK((c.status == 0 || c.status == 2 || c.status == 3)); // 2: no variant can run here
    }
}

TEST_CASE("a file that may not grow is an error, and neither a part of it nor of its folder stays")
{
    const Scratch scratch;
    const std::string small = "quantize" + kSmall;
    for (const std::string& program : programs()) {
        CAPTURE(program);
        for (const char* output : {"--json d/r.json", "--dump d", "--export d"}) {
            CAPTURE(output);
            fs::remove_all(scratch / "d");
            fs::create_directory(scratch / "d");
            // 8 blocks: the first of several files fits.
            const Call c = callIn(scratch, program + " " + small + output,
                                  "export QUANTOSCOPE_CACHE=" + scratch / "cache" + " && ulimit -f 8 && ");
            CAPTURE(c.err);
            CHECK(c.status == 3);
            CHECK(c.err.find("the maximum file size") != std::string::npos);
            CHECK(filesIn(scratch / "d").empty());
        }
    }
}

TEST_CASE("a connection that is dropped ends a run as a signal does: its samples are written")
{
    const Scratch scratch;
    const std::string file = scratch / "r.json";
    int terminal = -1;
    const pid_t process = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    REQUIRE(process >= 0);
    if (process == 0) {
        ::execl(QS_WORKER, QS_WORKER, "quantize", "--backend", "cpu", "--num-tokens", "64", "--hidden-size", "256",
                "--num-iters", "9000000", "--modes", "baseline-copy", "--json", file.c_str(),
                static_cast<char*>(nullptr));
        ::_exit(127);
    }
    std::string shown;
    char text[4096];
    for (ssize_t got = 1; got > 0 && shown.find("measuring") == std::string::npos;) {
        got = ::read(terminal, text, sizeof text);
        if (got > 0) shown.append(text, static_cast<std::size_t>(got));
    }
    CHECK(shown.find("measuring") != std::string::npos);
    ::close(terminal); // what sshd does
    int status = 0;
    REQUIRE(::waitpid(process, &status, 0) == process);
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 130);
    const Json json = Json::parse(slurp(file), nullptr, false);
    REQUIRE(json.is_object());
    CHECK(json["stop_reason"] == "stopped by the user");
    CHECK(json["runs"][0]["latency_us"]["n"] > 0);
}
