// SPDX-License-Identifier: GPL-3.0-or-later
// What commands were measuring when they were killed comes back, and results find a place where theirs has gone.
#include <doctest/doctest.h>

#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <csignal>
#include <ctime>
#include <functional>
#include <sys/stat.h>
#include <thread>

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

using namespace std::chrono_literals;

std::string homes(const Scratch& scratch)
{
    return "export XDG_DATA_HOME=" + scratch / "data" + " XDG_STATE_HOME=" + scratch / "state" + "; ";
}

Call callHere(const Scratch& scratch, const std::string& line) { return callIn(scratch, line, homes(scratch)); }

pid_t started(const Scratch& scratch, const std::string& line)
{
    const std::string all = "cd " + scratch.path.string() + "; " + homes(scratch) + "exec " + line + " >out.0 2>err.0";
    const pid_t process = ::fork();
    if (process != 0) return process;
    ::execl("/bin/sh", "sh", "-c", all.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
}

/// Files of a name in the places of what is kept.
std::vector<fs::path> kept(const Scratch& scratch, const std::string& name)
{
    std::vector<fs::path> all;
    std::error_code failed;
    for (const auto& entry : fs::recursive_directory_iterator(scratch / "data/quantoscope/recovery", failed))
        if (entry.path().filename() == name) all.push_back(entry.path());
    return all;
}

bool awaits(const std::function<bool()>& what)
{
    for (int i = 0; i < 3'000 && !what(); ++i)
        std::this_thread::sleep_for(20ms);
    return what();
}

std::int64_t boottime()
{
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

/// Kills it; the moment (CLOCK_BOOTTIME).
std::int64_t killed(pid_t process)
{
    ::kill(process, SIGKILL);
    const std::int64_t moment = boottime();
    ::waitpid(process, nullptr, 0);
    return moment;
}

const std::string kLong = " --backend cpu --num-tokens 64 --hidden-size 1024 --num-iters 5000000 --modes "
                          "baseline-copy,int8-token-dynamic";

} // namespace

TEST_CASE("a command that is killed in a run leaves its samples, at most a second less")
{
    for (const std::string& program : programs())
        for (const std::string& reader : programs())
            for (const std::string& command :
                 {"quantize" + kLong, "kernels dequantize" + kLong, "sweep --axis num-tokens=16:64:x2" + kLong}) {
                if (program != reader && !command.starts_with("quantize")) continue;
                const Scratch scratch;
                const pid_t process = started(scratch, program + " " + command + " --json r.json");
                CAPTURE(program);
                CAPTURE(command);
                REQUIRE(awaits([&] {
                    const auto parts = kept(scratch, "journal-1-0.qsj");
                    return !parts.empty() && fs::file_size(parts.front()) > 60'000;
                }));
                CHECK(json::parse(callHere(scratch, reader + " recover --list --json").out).empty()); // it lives
                const std::int64_t moment = killed(process);
                const json left = json::parse(callHere(scratch, reader + " recover --list --json").out);
                REQUIRE(left.size() == 1);
                CHECK(left[0]["interrupted"] == 1);
                const Call restored = callHere(scratch, reader + " recover --to s.quantoscope --json");
                CAPTURE(restored.err);
                REQUIRE(restored.status == 0);
                const json said = json::parse(restored.out);
                CHECK(said["samples"].get<int>() > 500); // a busy machine's journal has more beside the samples
                CHECK(said["problems"] == 0);
                CHECK(moment - said["last_sample_boottime_ns"].get<std::int64_t>() < 1'000'000'000);
                const json session = json::parse(slurp(scratch / "s.quantoscope"));
                CHECK(session["runs"].size() == 1);
                CHECK(session["runs"][0]["result"]["stop_reason"] == "recovered, interrupted");
                CHECK_FALSE(fs::exists(scratch / "r.json"));
                const std::string id = left[0]["id"];
                CHECK(callHere(scratch, reader + " recover --discard " + id).status == 0);
                CHECK(callHere(scratch, reader + " recover --list").out == "No unsaved sessions.\n");
            }
}

TEST_CASE("a study that is killed leaves the rows that it had")
{
    for (const std::string& program : programs()) {
        const Scratch scratch;
        const pid_t process = started(scratch, program + " modes --backend cpu --epochs 1");
        REQUIRE(awaits([&] { return !kept(scratch, "study.json").empty(); }));
        killed(process);
        const Call restored = callHere(scratch, program + " recover --to s.quantoscope --json");
        CAPTURE(restored.err);
        REQUIRE(restored.status == 0);
        const json session = json::parse(slurp(scratch / "s.quantoscope"));
        REQUIRE(session["runs"].size() == 1);
        CHECK_FALSE(session["runs"][0]["study"]["rows"].empty());
#ifdef QS_PROGRAM
        CHECK(callHere(scratch, QS_PROGRAM + std::string(" report s.quantoscope --parts tables --export r")).status ==
              0);
#endif
    }
}

TEST_CASE("what ended well leaves nothing, and only its user may look into what is kept")
{
    const Scratch scratch;
    const pid_t process = started(scratch, QS_WORKER + (" quantize" + kLong) + " --no-journal");
    std::this_thread::sleep_for(1s);
    CHECK_FALSE(fs::exists(scratch / "data"));
    killed(process);
    const pid_t other = started(scratch, QS_WORKER + (" quantize" + kLong) + " --json r.json");
    REQUIRE(awaits([&] { return !kept(scratch, "journal-1-0.qsj").empty(); }));
    for (const auto& entry : fs::recursive_directory_iterator(scratch / "data/quantoscope"))
        CHECK((fs::status(entry).permissions() & static_cast<fs::perms>(0077)) == fs::perms::none);
    std::this_thread::sleep_for(500ms);
    ::kill(other, SIGINT);
    ::waitpid(other, nullptr, 0);
    CHECK(fs::exists(scratch / "r.json"));
    CHECK(fs::is_empty(scratch / "data/quantoscope/recovery"));
}

TEST_CASE("a result whose folder has gone meanwhile is put into another one")
{
    const Scratch scratch;
    fs::create_directory(scratch / "van");
    for (const std::string& command : {"quantize" + kLong, std::string("modes --backend cpu --epochs 1")}) {
        fs::create_directory(scratch / "van");
        const pid_t process = started(scratch, std::string(QS_WORKER) + " " + command + " --json van/o.json");
        const bool study = command.starts_with("modes");
        REQUIRE(awaits([&] { return !kept(scratch, study ? "study.json" : "journal-1-0.qsj").empty(); }));
        std::this_thread::sleep_for(500ms);
        fs::remove_all(scratch / "van");
        ::kill(process, SIGINT);
        int status = 0;
        ::waitpid(process, &status, 0);
        const std::string said = slurp(scratch / "err.0");
        CAPTURE(said);
        const std::size_t at = said.find("the result is in ");
        REQUIRE(at != std::string::npos);
        const std::string file = said.substr(at + 17, said.find('\n', at) - at - 17);
        CHECK(json::parse(slurp(file)).contains(study ? "rows" : "runs"));
        CHECK(fs::path(file).parent_path() == scratch / "state/quantoscope/sessions");
    }
    // Where there is no other place either, what was kept while measuring stays.
    fs::create_directory(scratch / "van");
    fs::remove_all(scratch / "state");
    const pid_t process = started(scratch, QS_WORKER + (" quantize" + kLong) + " --json van/o.json");
    REQUIRE(awaits([&] { return !kept(scratch, "journal-1-0.qsj").empty(); }));
    std::this_thread::sleep_for(1s);
    fs::remove_all(scratch / "van");
    scratch.write("state", "no folder");
    const std::string sockets = "/tmp/qs-" + std::to_string(::geteuid());
    ::kill(process, SIGINT);
    ::waitpid(process, nullptr, 0);
    if (slurp(scratch / "err.0").find("the result is in " + sockets) == std::string::npos)
        CHECK(slurp(scratch / "err.0").find("the samples are kept") != std::string::npos);
}
