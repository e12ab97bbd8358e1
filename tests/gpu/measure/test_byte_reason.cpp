// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/explanation.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/byte_reason.h"

#include <doctest/doctest.h>

using namespace qs;

namespace {
ModeResult reasonMode(const char* name, float us)
{
    ModeResult mode;
    mode.requested = name;
    mode.scheme = *parseScheme(name);
    mode.effective = "cpu FP16";
    for (int i = 0; i < 60; ++i)
        mode.samplesUs.push_back(us * (1 + 0.0005f * static_cast<float>(i % 5 - 2)));
    mode.latency = summarize(mode.samplesUs);
    return mode;
}

/// 4 MiB of FP16, of which INT8 needs half.
Segment reasonSegment(float copyUs, float int8Us)
{
    Segment segment;
    segment.spec.shape = {512, 4096};
    segment.spec.dtype = DType::F16;
    segment.spec.cache = CacheMode::Cold;
    segment.modes = {reasonMode("baseline-copy", copyUs), reasonMode("int8-tensor-static", int8Us)};
    analyse(segment, nullptr);
    return segment;
}

bool hasWords(const Message& message, std::string_view words)
{
    return message.english().find(words) != std::string::npos;
}
} // namespace

TEST_CASE("Traffic is what is read and what is written")
{
    RunSpec spec;
    spec.shape = {512, 4096};
    spec.dtype = DType::F16;
    const QuantScheme token = *parseScheme("int8-token-dynamic");
    const Traffic quantize = trafficOf(spec, token);
    CHECK(quantize.read.value == 512 * 4096 * 2);
    CHECK(quantize.written.value == 512 * 4096 + 512 * 4);
    CHECK(quantize.total().value == trafficBytes(token, spec.shape, spec.dtype).value);
    spec.operation = Operation::Dequantize;
    CHECK(trafficOf(spec, token).read.value == quantize.written.value);
    CHECK(trafficOf(spec, token).written.value == quantize.read.value);
}

TEST_CASE("Bytes expect a ratio, and what they do not explain is told with its interval")
{
    // 8 MiB against 6 MiB: 1.33×.
    const auto fits = byteReason(reasonSegment(200, 150), 0, 1);
    REQUIRE(fits);
    CHECK(fits->expected == doctest::Approx(4.0 / 3).epsilon(1e-5));
    CHECK(fits->isMeasured());
    CHECK(fits->isExplained());

    const auto slow = byteReason(reasonSegment(200, 180), 0, 1);
    CHECK(slow->left == doctest::Approx(1.2).epsilon(0.005));
    CHECK(slow->leftLow <= slow->left);
    CHECK(slow->leftHigh >= slow->left);
    CHECK_FALSE(slow->isExplained());
    const auto fast = byteReason(reasonSegment(200, 120), 0, 1);
    CHECK(fast->left == doctest::Approx(0.8).epsilon(0.005));
    CHECK_FALSE(fast->isExplained());
}

TEST_CASE("What cannot be compared expects a ratio and explains nothing")
{
    Segment segment = reasonSegment(200, 150);
    segment.pairs = {};
    const auto reason = byteReason(segment, 0, 1);
    REQUIRE(reason);
    CHECK_FALSE(reason->isMeasured());
    CHECK_FALSE(reason->isExplained());
    segment = reasonSegment(200, 150);
    segment.controlMode = "baseline-copy"; // identical kernels came out different
    segment.control = *segment.pairs.at(0, 1);
    segment.control.ratio = 1.3;
    CHECK_FALSE(byteReason(segment, 0, 1)->isMeasured());
    segment.modes[1].importedFrom = "nvbench, copy.json";
    CHECK_FALSE(byteReason(segment, 0, 1));
    segment.spec.operation = Operation::Ladder;
    CHECK_FALSE(byteReason(segment, 0, 0));
}

TEST_CASE("A second pass, slow copies and hot caches are further reasons")
{
    Segment segment = reasonSegment(200, 150);
    CHECK(furtherReasons(segment, 0, 1).empty());
    segment.modes[1].scheme = *parseScheme("int8-tensor-dynamic");
    REQUIRE(furtherReasons(segment, 0, 1).size() == 1);
    CHECK(hasWords(furtherReasons(segment, 0, 1)[0], "0.80×")); // 8 MiB against 10 MiB
    segment.spec.operation = Operation::Dequantize;             // its scale is there
    CHECK(furtherReasons(segment, 0, 1).empty());
    segment.modes[0].ceilingUs = 190;
    segment.modes[1].ceilingUs = 120;
    const auto copies = furtherReasons(segment, 0, 1);
    REQUIRE(copies.size() == 1);
    CHECK(hasWords(copies[0], "1.58×"));
    CHECK(hasWords(copies[0], "80%"));
    CHECK(hasWords(copies[0], "baseline-copy reaches 95%"));
    segment.spec.cache = CacheMode::Hot;
    CHECK(hasWords(furtherReasons(segment, 0, 1).back(), "hot"));
}

TEST_CASE("Each operation has its own formula, and a CPU no warps")
{
    const QuantScheme token = *parseScheme("int8-token-dynamic");
    CHECK(hasWords(modeDescription(Operation::Quantize, token), "sat8"));
    CHECK(hasWords(modeDescription(Operation::Dequantize, token), "x̂ = q·s"));
    CHECK_FALSE(hasWords(modeDescription(Operation::Dequantize, token), "sat8"));
    CHECK(hasWords(modeDescription(Operation::Dequantize, *parseScheme("int8-token-dynamic-azp")), "(q − z)·s"));
    for (const auto schemes : {allSchemes(), dialectSchemes()})
        for (const QuantScheme& scheme : schemes) {
            CAPTURE(schemeName(scheme));
            CHECK((scheme.isCopy() || hasWords(modeDescription(Operation::Dequantize, scheme), "x̂ = ")));
        }
    for (const Operation operation : allOperations())
        for (const VariantInfo& variant : variantsOf(operation)) {
            CAPTURE(variant.name);
            CHECK(explanationOn(variant, BackendChoice::Cuda) == variant.explanation);
            if (!variant.cpu) continue;
            const std::string words(explanationOn(variant, BackendChoice::Cpu));
            for (const char* of : {"warp", "lane", "float4", "launch", "shuffle", "thread"})
                CHECK_MESSAGE(words.find(of) == std::string::npos, words);
        }
}
