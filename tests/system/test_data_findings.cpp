// SPDX-License-Identifier: GPL-3.0-or-later
// What 'quantize' says about the data of a file: what its outliers cost, and what became 0.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/formats/npy.h"
#include "gpu/results/run_result.h"
#include "tests/sanitized.h"
#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

#include <functional>

using namespace qs;
using Json = nlohmann::json;

namespace {

constexpr std::int64_t kRows = 64, kColumns = 256;

struct Measured
{
    Json json;
    std::string words; ///< of the terminal

    const Json& run(const std::string& mode) const
    {
        for (const Json& one : json["runs"])
            if (one["mode"] == mode) return one;
        FAIL(mode);
        return json;
    }
};

/// Normal values that `change` has altered, quantized on the CPU.
Measured measured(const std::string& modes,
                  const std::function<void(float& value, std::int64_t r, std::int64_t c)>& change,
                  std::int64_t rows = kRows)
{
    const Scratch scratch;
    std::vector<float> values(static_cast<std::size_t>(rows * kColumns));
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = normalAt(3, i);
        change(values[i], static_cast<std::int64_t>(i) / kColumns, static_cast<std::int64_t>(i) % kColumns);
    }
    const std::vector<std::int64_t> shape{rows, kColumns};
    REQUIRE(writeNpy(scratch / "x.npy", DType::F32, shape, std::as_bytes(std::span(values))).ok());
    const Call call = callIn(scratch, "timeout " + std::to_string(60 * kPatience) + " " + QS_WORKER +
                                          " quantize --backend cpu --num-iters 2 --input x.npy --modes baseline-copy," +
                                          modes + " --json out.json");
    REQUIRE_MESSAGE(call.status == 0, call.err);
    return {Json::parse(slurp(scratch / "out.json")), call.out + call.err};
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("outlier columns are counted, with what they cost by granularity")
{
    const Measured m = measured("int8-tensor-dynamic,int8-token-dynamic,q8_0", [](float& value, auto, std::int64_t c) {
        if (c % 20 == 7) value *= 200;
    });
    CAPTURE(m.words);
    CHECK(m.json["outliers"]["outlier_columns"] == 13);
    CHECK(m.json["outliers"]["columns"] == kColumns);
    CHECK(m.json["outliers"]["outlier_rows"] == 0);
    CHECK(has(m.json["outliers"]["rule"], "6 times the median"));
    CHECK(has(m.words, "13 of 256 columns of the input hold outliers. SQNR of INT8: "));
    const auto db = [&](const char* mode) { return formatFixed(m.run(mode)["error"]["sqnr_db"].get<double>(), 1); };
    CHECK(has(m.words, db("int8-tensor-dynamic") + " dB per tensor, " + db("int8-token-dynamic") + " dB per token, " +
                           db("q8_0") + " dB in groups of 32."));
    // A results file of before is read like one without outliers.
    Json old = m.json;
    old.erase("outliers");
    const auto read = runResultFromJson(old);
    REQUIRE(read.ok());
    CHECK_FALSE(read->last()->outliers.has_value());
    CHECK(runResultFromJson(m.json)->last()->outliers->outlierColumns == 13);
}

TEST_CASE("random values hold no outliers, and too few rows are not judged")
{
    const auto nothing = [](float&, auto, auto) {};
    const Measured m = measured("int8-token-dynamic", nothing);
    CHECK(m.json["outliers"]["outlier_columns"] == 0);
    CHECK_FALSE(has(m.words, "outliers"));
    CHECK_FALSE(m.run("int8-token-dynamic").contains("lost"));
    CHECK_FALSE(measured("int8-token-dynamic", nothing, 7).json.contains("outliers"));
}

TEST_CASE("constant rows with a zero point are named, with what they cost")
{
    const Measured m = measured("int8-token-dynamic,int8-token-dynamic-azp,int4-group32-asym-awq",
                                [](float& value, std::int64_t r, auto) {
                                    if (r == 5) value = 2.5f;
                                    if (r == 6) value = 0; // nothing is lost of zeros
                                });
    CAPTURE(m.words);
    const Json& lost = m.run("int8-token-dynamic-azp")["lost"];
    CHECK(lost["parts"] == 1);
    CHECK(lost["of"] == kRows - 1);
    CHECK(lost["constant"] == 1);
    CHECK(lost["values"] == kColumns);
    CHECK(lost["other_sqnr_db"] > 40);
    CHECK(m.run("int8-token-dynamic-azp")["error"]["sqnr_db"] < 20);
    CHECK(m.run("int8-token-dynamic-azp")["verified"]["rows_differ"] == 0);
    CHECK_FALSE(m.run("int8-token-dynamic").contains("lost"));
    CHECK(has(m.words,
              "int8-token-dynamic-azp: Nothing is left of 1 of 63 rows (constant): 256 finite values became 0. "
              "The SQNR is "));
    CHECK(m.run("int4-group32-asym-awq")["lost"]["parts"] == kColumns / 32);
    CHECK(runResultFromJson(m.json)->last()->modes[2].lost.constant == 1);
}

TEST_CASE("finite values that all became 0 are named")
{
    // 60 rows are too small for a scale that 4 others set.
    const Measured m = measured("int8-tensor-dynamic,int8-token-dynamic", [](float& value, std::int64_t r, auto) {
        if (r >= 4) value *= 1e-4f;
    });
    CAPTURE(m.words);
    CHECK(m.run("int8-tensor-dynamic")["lost"]["parts"] == 60);
    CHECK(m.run("int8-tensor-dynamic")["lost"]["zeroed"] == 60 * kColumns);
    CHECK(has(m.words,
              "int8-tensor-dynamic: Nothing is left of 60 of 64 rows: 15,360 finite values became 0. The SQNR, "));
    CHECK(has(m.words, "dB, does not show it: their values are small beside the others."));
    CHECK_FALSE(m.run("int8-token-dynamic").contains("lost"));
    CHECK(m.json["outliers"]["outlier_rows"] == 4);
    const Measured all = measured("fp8-e4m3-token-dynamic", [](float& value, auto, auto) { value *= 1e-12f; });
    CAPTURE(all.words);
    CHECK(has(all.words, "Nothing is left of 64 of 64 rows: 16,384"
                         " finite values became 0."));
}
