// SPDX-License-Identifier: GPL-3.0-or-later
// A run whose process is stopped and continued ends as asked, with every sample.
#include <doctest/doctest.h>

#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

namespace {

using namespace std::chrono_literals;

/// Starts the worker with standard output in `out`.
pid_t started(const Scratch& scratch)
{
    const std::string out = scratch / "result.json";
    const pid_t process = ::fork();
    if (process != 0) return process;
    ::execl(QS_WORKER, QS_WORKER, "quantize", "--backend", "cpu", "--num-tokens", "64", "--hidden-size", "1024",
            "--num-iters", "3000", "--modes", "baseline-copy,int8-token-dynamic", "--json", out.c_str(),
            static_cast<char*>(nullptr));
    ::_exit(127);
}

} // namespace

TEST_CASE("a suspended process goes on where it was: all samples, and a finite longest one")
{
    const Scratch scratch;
    const pid_t process = started(scratch);
    REQUIRE(process > 0);
    for (int i = 0; i < 3; ++i) {
        std::this_thread::sleep_for(250ms);
        ::kill(process, SIGSTOP);
        std::this_thread::sleep_for(400ms);
        ::kill(process, SIGCONT);
    }
    int status = -1;
    REQUIRE(::waitpid(process, &status, 0) == process);
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
    const auto result = nlohmann::json::parse(slurp(scratch.path / "result.json"));
    CHECK(result.at("stop_reason") == "all iterations done");
    REQUIRE(result.at("runs").size() == 2);
    for (const auto& mode : result.at("runs")) {
        CHECK(mode.at("latency_us").at("n") == 3000);
        CHECK(mode.at("latency_us").at("max").get<double>() < 60e6);
        CHECK(mode.at("latency_us").at("p50").get<double>() <
              10e3); // the stops are outliers, and do not move the median
    }
}
