// SPDX-License-Identifier: GPL-3.0-or-later
// watch: a command of the user is measured again each time a file changes, and compared with what was before.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "tests/sanitized.h"
#include "tests/system/program_call.h"

#include <chrono>
#include <thread>

using namespace qs;
using namespace std::chrono_literals;

namespace {

/// A column of times in microseconds.
std::string samples(double us, std::uint64_t seed)
{
    std::string text = "time_us\n";
    for (std::uint64_t i = 0; i < 200; ++i)
        text += std::to_string(us * (1 + 0.005 * normalAt(seed, i))) + "\n";
    return text;
}

Call watch(const Scratch& scratch, const std::string& arguments)
{
    return callIn(scratch, "timeout " + std::to_string(60 * kPatience) + " " + QS_WORKER + " watch " + arguments,
                  "mkdir -p tmp && export TMPDIR=$PWD/tmp && ");
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("watch measures again when a file changes, and compares with the run before")
{
    const Scratch scratch;
    scratch.write("now", samples(100, 1));
    Call call;
    std::jthread watching([&] { call = watch(scratch, "--file now --runs 2 --keep kept -- cat now"); });
    for (int i = 0; i < 200 * kPatience && !std::filesystem::exists(scratch / "kept/run-001"); ++i)
        std::this_thread::sleep_for(100ms);
    REQUIRE(std::filesystem::exists(scratch / "kept/run-001"));
    std::this_thread::sleep_for(50ms); // the clock of the file system
    scratch.write("now", samples(80, 2));
    watching.join();
    CAPTURE(call.out);
    CAPTURE(call.err);
    CHECK(call.status == 0);
    CHECK(has(call.out, "run 1, "));
    CHECK(has(call.out, ", against run 1:"));
    CHECK(has(call.out, "FASTER 1.2"));
    CHECK(std::filesystem::exists(scratch / "kept/run-002"));
}

TEST_CASE("watch keeps a history, in which an unchanged file shows how far runs are apart, and a badge")
{
    const Scratch scratch;
    scratch.write("now", samples(100, 1));
    Call call;
    std::jthread watching(
        [&] { call = watch(scratch, "--file now --runs 4 --history --badge badge.svg --keep kept -- cat now"); });
    const auto afterRun = [&](int number, const std::string& next) {
        const std::string name = "kept/run-00" + std::to_string(number);
        for (int i = 0; i < 200 * kPatience && !std::filesystem::exists(scratch / name); ++i)
            std::this_thread::sleep_for(100ms);
        REQUIRE(std::filesystem::exists(scratch / name));
        std::this_thread::sleep_for(50ms); // the clock of the file system
        scratch.write("now", next);
    };
    afterRun(1, samples(100, 1)); // as it is
    afterRun(2, samples(80, 2));
    afterRun(3, samples(125, 3));
    watching.join();
    CAPTURE(call.out);
    CAPTURE(call.err);
    CHECK(call.status == 0);
    CHECK(has(call.out, "│·▲▼"));
    CHECK(has(call.out, "A/A controls, 1 unchanged run)"));
    CHECK(has(call.out, "![speed: 0.64× slower](badge.svg)"));
    const std::string svg = slurp(scratch / "badge.svg");
    CHECK(has(svg, "<svg "));
    CHECK(has(svg, ">0.64× slower</text>"));
}

TEST_CASE("watch against a result fails where the command became slower for certain")
{
    const Scratch scratch;
    scratch.write("before.csv", samples(100, 1));
    scratch.write("slow.csv", samples(110, 2));
    scratch.write("same.csv", samples(100, 3));
    const std::string flags = "--runs 1 --against before.csv --fail-on-regression 5 -- cat ";
    const Call slow = watch(scratch, flags + "slow.csv");
    CAPTURE(slow.out);
    CHECK(slow.status == 1);
    CHECK(has(slow.out, "REGRESSION"));
    CHECK(watch(scratch, flags + "same.csv").status == 0);
    // For a pull request: what it comes to in one line.
    const Call line = watch(scratch, "--markdown " + flags + "slow.csv");
    CHECK(line.status == 1);
    CHECK(has(line.out, "\n**1 regression** (worse by more than 5%): **SLOWER 0.9"));
}

TEST_CASE("watch says what it needs, and what is wrong with the command")
{
    const Scratch scratch;
    scratch.write("now", samples(100, 1));
    const Call noFile = watch(scratch, "-- cat now");
    CHECK(noFile.status == 2);
    CHECK(has(noFile.err, "--file is required"));
    const Call fails = watch(scratch, "--runs 1 -- sh -c 'echo broken >&2; exit 3'");
    CHECK(fails.status != 0);
    CHECK(has(fails.err, "ended with status 3: broken"));
    const Call silent = watch(scratch, "--runs 1 -- true");
    CHECK(silent.status != 0);
    CHECK(has(silent.err, "printed nothing"));
    const Call missing = watch(scratch, "--runs 1 -- ./nothing-there");
    CHECK(missing.status != 0);
    const Call unread = watch(scratch, "--runs 1 --against now -- echo hello");
    CHECK(unread.status != 0);
    CHECK(std::filesystem::is_empty(scratch / "tmp")); // nothing is left behind
}
