// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/measure/calibration.h"
#include "gpu/measure/diagnosis/device_load.h"

#include <nlohmann/json.hpp>

#include <limits>

using namespace qs;

namespace {

StatePoll poll(std::int64_t round, std::optional<std::uint64_t> reasons,
               std::optional<std::uint64_t> powerCapNs = std::nullopt)
{
    StatePoll p;
    p.round = round;
    p.state.reasons = reasons;
    p.state.powerCapNs = powerCapNs;
    return p;
}

} // namespace

TEST_CASE("a state is told in one line, unknown readings left out")
{
    DeviceState s;
    CHECK(s.line().empty());
    s.involuntarySwitches = 64241; // a count since the start says nothing by itself; a finding tells what it did
    CHECK(s.line().empty());
    s.smMHz = 1980;
    s.memoryMHz = 3201;
    s.temperatureC = 41;
    s.powerW = 312.2;
    CHECK(s.line().english() == "SM 1980 MHz, memory 3201 MHz, 41 °C, 312 W, throttling unknown");
    s.reasons = ClockIdle | ClockApplication;
    CHECK(s.line().english() == "SM 1980 MHz, memory 3201 MHz, 41 °C, 312 W, not throttled");
    s.reasons = ClockPowerCap | ClockSwThermal;
    s.memoryMHz.reset();
    CHECK(s.line().english() == "SM 1980 MHz, 41 °C, 312 W, throttled: power cap, thermal (software)");
    CHECK(reasonText(0).empty());
    CHECK(reasonText(ClockIdle | ClockDisplay).empty());
    CHECK(reasonText(kThrottleReasons).english() ==
          "power cap, hardware slowdown, thermal (software), thermal (hardware), power brake");
}

TEST_CASE("throttled stretches come from reason bits")
{
    const auto stretches = throttledStretches(
        {poll(0, 0), poll(10, ClockPowerCap), poll(20, 0), poll(30, 0), poll(40, ClockHwThermal), poll(50, 0)}, 60);
    REQUIRE(stretches.size() == 2);
    CHECK(stretches[0] == ThrottledStretch{0, 19, Message::tr("power cap"), 0});
    CHECK(stretches[1] == ThrottledStretch{30, 49, Message::tr("thermal (hardware)"), 0});
    CHECK(throttledStretches({}, 60).empty());
    CHECK(throttledStretches({poll(0, 0), poll(60, 0)}, 60).empty());
    CHECK(throttledStretches({poll(0, std::nullopt), poll(60, std::nullopt)}, 60).empty()); // unknown is not throttled
    CHECK(
        throttledStretches({poll(0, 0), poll(30, ClockPowerCap)}, 60) ==
        std::vector<ThrottledStretch>{{0, 59, Message::tr("power cap"), 0}}); // nothing polled after: holds to the end
    CHECK(throttledStretches({poll(0, 0), poll(60, ClockPowerCap)}, 60) ==
          std::vector<ThrottledStretch>{{0, 59, Message::tr("power cap"), 0}});
}

TEST_CASE("throttled stretches come from counters, and their times add up")
{
    const auto stretches = throttledStretches(
        {poll(0, 0, 1'000'000), poll(10, 0, 3'500'000), poll(20, 0, 4'000'000), poll(30, 0, 4'000'000), poll(40, 0, 1)},
        40);
    REQUIRE(stretches.size() == 1);
    CHECK(stretches[0].first == 0);
    CHECK(stretches[0].last == 19);
    CHECK(stretches[0].why.english() == "power cap");
    CHECK(stretches[0].heldMs == doctest::Approx(3.0));
    // A counter that is known at one end only tells nothing.
    CHECK(throttledStretches({poll(0, 0), poll(10, 0, 5'000'000)}, 10).empty());
}

TEST_CASE("K launches fill 200 times the timer's floor")
{
    Calibration c;
    CHECK(launchesFor(c, 1) == 1); // nothing known of the timer
    c.timerQuantumUs = 0.5;
    CHECK(c.batchBelowUs() == 10);
    CHECK(launchesFor(c, 2.5) == 40);
    CHECK(launchesFor(c, 9.99) == 11);
    CHECK(launchesFor(c, 10) == 1);
    CHECK(launchesFor(c, 250) == 1);
    CHECK(launchesFor(c, 0.05) == 1000);
    CHECK(launchesFor(c, 0.05, 5000) == 2000);
    CHECK(launchesFor(c, 0) == 1000);
    CHECK(launchesFor(c, std::numeric_limits<double>::quiet_NaN()) == 1);
    c.emptyIntervalUs = 4;
    CHECK(c.batchBelowUs() == 80);
    CHECK(launchesFor(c, 40) == 20);
}

TEST_CASE("a calibration survives JSON, and others are refused")
{
    Calibration c;
    c.device = "NVIDIA H200";
    c.driver = "580.159.04";
    c.date = "2026-11-21T14:00:00Z";
    c.n = 1324;
    c.timerQuantumUs = 0.032;
    c.emptyIntervalUs = 1.5;
    c.emptyIntervalHighUs = 1.6;
    c.launchUs = 2.25;
    c.emptyWallUs = 7;
    c.clockStepUs = 1.024;
    c.stampUs = 3;
    c.pollUs = 150;
    c.copyGbps = 4100;
    c.copyGbpsLow = 4090;
    c.copyGbpsHigh = 4110;
    c.cacheGbps = 5700;
    c.copyBytes = 4e9;
    c.cacheBytes = 6.3e7;
    c.matrixTflops = {{"f16", 800.5}, {"fp8-e4m3", 1500}};
    c.matrixSizes = {{"f16", 4096}};
    c.missing = {{"int8", "no library found"}, {"copy", Message::tr("%1 are too few").arg("2 MiB")}};
    const auto json = nlohmann::json::parse(toJson(c).dump());
    const auto back = calibrationFromJson(json);
    REQUIRE(back.ok());
    CHECK(*back == c);

    const auto refused = [&](const char* key, const nlohmann::json& value) {
        nlohmann::json changed = json;
        changed[key] = value;
        const auto result = calibrationFromJson(changed);
        return !result.ok() && result.error().code == ErrorCode::BadInput && !result.error().message.empty();
    };
    CHECK(refused("version", Calibration::kVersion + 1));
    CHECK(refused("version", nullptr));
    CHECK(refused("timer_quantum_us", -1));
    CHECK(refused("copy_gbps", "fast"));
    CHECK(refused("device", 7));
    CHECK(refused("n", 1.5));
    CHECK(refused("matrix_tflops", nlohmann::json::array()));
    CHECK(refused("matrix_tflops", {{"f16", "fast"}}));
    CHECK(refused("matrix_sizes", {{"f16", 0.5}}));
    CHECK(refused("missing", {{"f16", 3}}));
    CHECK_FALSE(calibrationFromJson(nlohmann::json::array()).ok());
    CHECK_FALSE(calibrationFromJson(nullptr).ok());
    CHECK(calibrationFromJson({{"version", Calibration::kVersion}}).ok()); // nothing measured
}

TEST_CASE("why something could not be calibrated keeps its source; a damaged one leaves the English words")
{
    Calibration c;
    const Message why = Message::tr("no byte dot products (VNNI) with %1 on this CPU").arg("AVX2");
    c.missing = {{"int8", why}, {"copy", "no room"}};
    nlohmann::json json = nlohmann::json::parse(toJson(c).dump());
    CHECK(json["missing"]["int8"] == why.english());
    CHECK_FALSE(json["missing"].contains("copySource"));
    CHECK(calibrationFromJson(json)->missing == c.missing);
    json["missing"]["int8Source"]["source"] = "something else";
    CHECK(calibrationFromJson(json)->missing.at("int8") == Message(why.english()));
    json["missing"]["int8Source"] = nlohmann::json::object();
    CHECK(calibrationFromJson(json)->missing.at("int8") == Message(why.english()));
}

TEST_CASE("the load of a device over polls: medians of what it says, and what held it back")
{
    std::vector<StatePoll> polls(5);
    for (std::size_t i = 0; i < polls.size(); ++i) {
        polls[i].round = static_cast<std::int64_t>(i);
        polls[i].state.smMHz = 1500 + 10 * static_cast<double>(i);
        polls[i].state.reasons = i == 2 ? std::uint64_t{ClockSwThermal} : 0;
    }
    const DeviceLoad load = loadOf(polls, 5);
    CHECK(load.smMHz == 1520);
    CHECK_FALSE(load.powerW.has_value());
    CHECK(load.held.english() == "thermal (software)");
    const DeviceLoad silent = loadOf(std::vector<StatePoll>(3), 3);
    CHECK_FALSE(silent.known);
    // What is not known to be unhindered alone is no finding.
    CHECK_FALSE(CouplingLoad{load, silent}.heldTogether());
    CHECK(CouplingLoad{load, loadOf({polls[0], polls[1]}, 2)}.heldTogether());
    CHECK(CouplingLoad{}.text().empty());
}
