// SPDX-License-Identifier: GPL-3.0-or-later
// compare --fail-on-regression of studies: a speed is a regression where it is one beside the baseline that both
// measured, as with runs of kernels.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "tests/sanitized.h"
#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

using namespace qs;
using Json = nlohmann::json;

namespace {

Call compare(const std::string& arguments)
{
    return callIn(Scratch(), "timeout " + std::to_string(60 * kPatience) + " " + QS_WORKER +
                                 " compare --fail-on-regression 3 " + arguments);
}

std::vector<float> times(double us, std::uint64_t seed, std::uint64_t n)
{
    std::vector<float> all;
    for (std::uint64_t i = 0; i < n; ++i)
        all.push_back(static_cast<float>(us * (1 + 0.002 * normalAt(seed, i))));
    return all;
}

struct Speeds
{
    double baseline = 1000, int8 = 600; ///< µs a step
    bool hasBaseline = true;
    const char* device = "a device";
};

std::string llmFile(const Scratch& scratch, const std::string& name, const Speeds& speeds, std::uint64_t seed)
{
    LlmStudyResult study;
    study.model = "Tiny";
    study.environment.device = speeds.device;
    study.interleaved = true;
    for (const char* configuration : {"fp16", "int8-w8a8"}) {
        LlmRow row;
        row.configuration = configuration;
        const bool base = row.configuration == "fp16";
        if (base && !speeds.hasBaseline) row.failed = "no memory";
        row.memory.weights = base ? 1000 : 600;
        const double us = base ? speeds.baseline : speeds.int8;
        LlmTiming timing{1, 128, 4, times(12 * us, ++seed, 20), times(us, seed + 50, 80)};
        if (row.failed.empty()) row.timings = {timing};
        study.rows.push_back(row);
    }
    judge(study);
    return scratch.write(name, toJson(study).dump());
}

std::string modesFile(const Scratch& scratch, const std::string& name, double slower, std::uint64_t seed)
{
    AccuracyStudyResult study;
    study.spec.modes = {"int8-dynamic"};
    study.environment.device = "a device";
    for (const char* mode : {"fp32", "int8-dynamic"}) {
        ModeRow row;
        row.mode = mode;
        row.total = 10'000;
        row.correct = 9800;
        row.size.payload = 1000;
        row.samplesUs = times((study.rows.empty() ? 100 : 60) * slower, ++seed, 100);
        row.latency = summarize(row.samplesUs);
        study.rows.push_back(row);
    }
    return scratch.write(name, toJson(study).dump());
}

/// 'YES' … of a quantity of INT8-W8A8.
std::string regression(const Call& call, const std::string& quantity)
{
    const Json all = Json::parse(call.out);
    for (const Json& one : all["modes"])
        if (one.value("quantity", "latency") == quantity &&
            one["mode"].get<std::string>().find("INT8") != std::string::npos)
            return one["regression"];
    return call.out + call.err;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("a language model that is slower on a slower machine is no regression; beside the same baseline it is one")
{
    const Scratch scratch;
    const std::string a = llmFile(scratch, "a.json", {}, 100), slow = llmFile(scratch, "slow.json", {1200, 720}, 200),
                      worse = llmFile(scratch, "worse.json", {1000, 720}, 300),
                      both = llmFile(scratch, "both.json", {1200, 900}, 400);
    const Call machine = compare("--json " + a + " " + slow);
    CHECK(machine.status == 0);
    CHECK(regression(machine, "time_per_token") == "NO");
    CHECK(has(machine.err, "a baseline that both measured tells"));
    CHECK(has(compare(a + " " + slow).out, "So the ratios to it are compared"));
    const Call own = compare("--json " + a + " " + worse);
    CHECK(own.status == 1);
    CHECK(regression(own, "time_per_token") == "YES");
    const Call above = compare("--json " + a + " " + both); // by 25% where the machine took 20%
    CHECK(above.status == 1);
    CHECK(regression(above, "time_per_token") == "YES");
    CHECK(regression(above, "throughput") == "NOT_RESOLVED");
    CHECK(regression(above, "memory") == "NO");
}

TEST_CASE("without a baseline that both measured on one device a slower study fails nothing, and it is said what is "
          "missing")
{
    const Scratch scratch;
    const std::string a = llmFile(scratch, "a.json", {}, 100),
                      bare = llmFile(scratch, "bare.json", {1000, 900, false}, 200),
                      other = llmFile(scratch, "other.json", {1000, 900, true, "another"}, 300);
    for (const std::string& b : {bare, other}) {
        const Call call = compare("--json " + a + " " + b);
        CHECK(call.status == 0);
        CHECK(regression(call, "time_per_token") == "NOT_RESOLVED");
        const std::string plain = compare(a + " " + b).out;
        CHECK(has(plain, "told by a baseline that both share"));
        CHECK_FALSE(has(plain, "three runs a side"));
    }
}

TEST_CASE("an accuracy study is held to the same rule")
{
    const Scratch scratch;
    const std::string a = modesFile(scratch, "a.json", 1, 100), b = modesFile(scratch, "b.json", 1.2, 200);
    const Call call = compare("--json " + a + " " + b);
    REQUIRE_MESSAGE(call.status == 0, call.err);
    CHECK(regression(call, "latency") == "NO");
}
