// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/report/text/side_by_side_text.h"
#include "gpu/results/compare/side_by_side.h"

#include <algorithm>
#include <nlohmann/json.hpp>

using namespace qs;

namespace {

struct Measured
{
    const char* name;
    double us, clockMHz;
};

ModeResult measuredMode(const Measured& m, std::uint64_t seed, double ceilingUs)
{
    ModeResult mode;
    mode.scheme = *parseScheme(m.name);
    mode.requested = m.name;
    for (std::size_t i = 0; i < 200; ++i) {
        mode.samplesUs.push_back(static_cast<float>(m.us * (1 + 0.002 * normalAt(seed, i))));
        if (m.clockMHz > 0) mode.clockMHz.push_back(static_cast<float>(m.clockMHz));
    }
    mode.latency = summarize(mode.samplesUs);
    mode.ceilingUs = ceilingUs;
    return mode;
}

RunResult runOn(const char* device, const char* bus, std::vector<Measured> modes, double ceilingUs)
{
    RunResult run;
    run.environment.device = device;
    run.environment.pciBusId = bus;
    Segment segment;
    segment.spec.shape = {64, 256};
    std::uint64_t seed = 7 + static_cast<std::uint64_t>(ceilingUs * 10);
    for (const Measured& mode : modes) {
        segment.spec.modes.push_back(*parseScheme(mode.name));
        segment.modes.push_back(measuredMode(mode, ++seed, ceilingUs));
    }
    run.segments = {segment};
    return run;
}

bool hasNote(const std::vector<std::string>& notes, const char* words)
{
    return std::ranges::any_of(notes, [&](const std::string& n) { return n.find(words) != std::string::npos; });
}

} // namespace

TEST_CASE("three runs stand side by side, each with its own ceiling and its ratio to the chosen one")
{
    const RunResult a = runOn("H200", "01", {{"baseline-copy", 10, 0}, {"int8-token-dynamic", 20, 0}}, 8);
    const RunResult b = runOn("H100", "02", {{"baseline-copy", 14, 0}, {"int8-token-dynamic", 28, 0}}, 12);
    const RunResult c = runOn("L40S", "03", {{"baseline-copy", 50, 0}, {"fp8-e4m3-tensor-dynamic", 70, 0}}, 45);
    const RunResult* runs[] = {&a, &b, &c};
    const auto all = sideBySide(runs, 1);
    REQUIRE(all);
    CHECK(all->names == std::vector<std::string>{"H200", "H100", "L40S"});
    REQUIRE(all->rows.size() == 3);
    const SideRow& copy = all->rows[0];
    CHECK(copy.key.name == "baseline-copy");
    CHECK(copy.cells[0]->median.ceilingPercent == doctest::Approx(80).epsilon(0.01));
    CHECK(copy.cells[2]->median.ceilingPercent == doctest::Approx(90).epsilon(0.01));
    CHECK_FALSE(copy.cells[1]->against);
    CHECK(copy.cells[0]->against->comparison.ratio == doctest::Approx(1.4).epsilon(0.01));
    CHECK(copy.cells[0]->against->comparison.verdict == Verdict::Faster);
    CHECK_FALSE(copy.cells[0]->against->comparison.paired);
    CHECK(copy.cells[2]->against->comparison.verdict == Verdict::Slower);
    CHECK_FALSE(all->rows[1].cells[2]); // int8 was not measured there
    CHECK(all->rows[2].cells[2]);       // and fp8 nowhere else
    CHECK_FALSE(all->rows[2].cells[2]->against);
    CHECK(all->differences[1].empty());
    CHECK_FALSE(all->differences[0].empty());
    const TextTable table = sideBySideTable(*all);
    CHECK(table.header.size() == table.rows[0].size());
    CHECK(table.numeric.size() == table.header.size());
    const auto notes = sideBySideNotes(*all);
    CHECK(notes.front().find("over H100. The runs were not interleaved") != std::string::npos);
    CHECK(hasNote(notes, "H200, Device: H100 → H200"));
    const auto json = sideBySideJson(*all);
    CHECK(json["interleaved"] == false);
    CHECK(json["rows"][1]["runs"][2].is_null());
    CHECK(json["rows"][0]["runs"][2]["against_reference"]["verdict"] == "SLOWER");
}

TEST_CASE("runs that were measured in alternating blocks are said to be, also after they were written")
{
    RunResult a = runOn("H200", "01", {{"baseline-copy", 10, 0}}, 8),
              b = runOn("H100", "02", {{"baseline-copy", 14, 0}}, 9);
    const RunResult* runs[] = {&a, &b};
    CHECK_FALSE(sideBySide(runs, 0)->alternating);
    a.alternation = b.alternation = "1f2e";
    const auto read = runResultFromJson(nlohmann::json(toJson(b)));
    REQUIRE(read);
    CHECK(read->alternation == "1f2e");
    const auto all = sideBySide(runs, 0);
    REQUIRE(all);
    CHECK(sideBySideNotes(*all).front() ==
          "Speed-up is that over H200. The runs were measured in alternating blocks of rounds.");
    CHECK(sideBySideJson(*all)["alternating"] == true);
    CHECK(compareRuns(a, b)->alternating);
    b.alternation = "3d4c"; // of another time
    CHECK_FALSE(compareRuns(a, b)->alternating);
}

TEST_CASE("a difference of the clock alone is told by cycles, one of the kernel is not")
{
    const RunResult fast = runOn("H200", "01", {{"baseline-copy", 10, 1980}, {"int8-token-dynamic", 20, 1980}}, 8);
    const RunResult slow = runOn("H200", "02", {{"baseline-copy", 11, 1800}, {"int8-token-dynamic", 30, 1800}}, 9);
    const RunResult* runs[] = {&fast, &slow};
    const auto all = sideBySide(runs, 0);
    REQUIRE(all);
    CHECK(all->names == std::vector<std::string>{"H200 (01)", "H200 (02)"});
    const SeriesComparison& copy = *all->rows[0].cells[1]->against;
    CHECK(copy.comparison.verdict == Verdict::Slower);
    REQUIRE(copy.cycles);
    CHECK(copy.cycles->verdict == Verdict::Same);
    CHECK(copy.isOnlyClock());
    const SeriesComparison& int8 = *all->rows[1].cells[1]->against;
    CHECK(int8.cycles->verdict == Verdict::Slower);
    CHECK_FALSE(int8.isOnlyClock());
    const auto compared = compareRuns(fast, slow);
    REQUIRE(compared);
    CHECK(compared->onlyByClock() == std::vector<SeriesKey>{copy.key});
    CHECK(hasNote(sideBySideNotes(*all), "one of the clock alone"));
    CHECK(sideBySideTable(*all).plain().find("(cycles: SAME)") != std::string::npos);
    CHECK(sideBySideJson(*all)["rows"][0]["runs"][1]["only_clock"] == true);
}

TEST_CASE("without the clocks of every sample nothing is said of cycles")
{
    const RunResult a = runOn("H200", "01", {{"baseline-copy", 10, 1980}}, 8);
    RunResult b = runOn("H200", "02", {{"baseline-copy", 11, 1800}}, 9);
    b.segments[0].modes[0].clockMHz[5] = 0;
    CHECK_FALSE(compareRuns(a, b)->series[0].cycles);
    CHECK_FALSE(compareRuns(a, b)->series[0].isOnlyClock());
    b.segments[0].modes[0].clockMHz.clear();
    CHECK_FALSE(compareRuns(a, b)->series[0].cycles);
}

TEST_CASE("runs that are named alike are told apart, and fewer than two are refused")
{
    const RunResult a = runOn("H200", "", {{"baseline-copy", 10, 0}}, 8);
    RunResult b = a;
    const RunResult* two[] = {&a, &b};
    CHECK(namesOfRuns(two) == std::vector<std::string>{"1: H200", "2: H200"});
    b.environment.device = "H200 (132 SMs)"; // a table's head has no room for that
    CHECK(namesOfRuns(two) == std::vector<std::string>{"1: H200", "2: H200"});
    b.environment.target = "gpu1";
    CHECK(namesOfRuns(two) == std::vector<std::string>{"H200", "gpu1: H200"});
    const RunResult* one[] = {&a};
    CHECK_FALSE(sideBySide(one, 0));
    CHECK_FALSE(sideBySide(two, 2));
    const RunResult other = runOn("H200", "", {{"int8-token-dynamic", 10, 0}, {"int8-tensor-static", 3, 0}}, 8);
    const RunResult unlike = runOn("H100", "", {{"baseline-copy", 1, 0}, {"fp8-e4m3-tensor-dynamic", 3, 0}}, 8);
    const RunResult* apart[] = {&other, &unlike};
    CHECK_FALSE(sideBySide(apart, 0));
}

TEST_CASE("the places of two devices of one computer are listed as differences")
{
    RunResult a = runOn("H200", "01", {{"baseline-copy", 10, 0}}, 8),
              b = runOn("H200", "02", {{"baseline-copy", 10, 0}}, 8);
    a.environment.deviceUuid = "GPU-1";
    b.environment.deviceUuid = "GPU-2";
    a.environment.host = b.environment.host = "node7";
    b.environment.target = "gpu1";
    std::string what;
    for (const RunDifference& d : differencesOf(a, b))
        what += d.what.english() + "; ";
    CHECK(what == "Target; UUID of the device; PCI bus ID; ");
}
