// SPDX-License-Identifier: GPL-3.0-or-later
// Dimensions of operations: one row each, and knobs, axes, flags and files that follow from it.
#include <doctest/doctest.h>

#include "gpu/cli/quantize_command.h"
#include "gpu/spec/run_spec.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <sstream>

using namespace qs;

namespace {

RunSpec firstOf(Operation operation)
{
    RunSpec spec;
    spec.operation = operation;
    spec.variants = defaultVariants(operation, BackendChoice::Cpu);
    if (takesModes(operation)) spec.modes.assign(allSchemes().begin(), allSchemes().begin() + 2);
    spec.warmupMs = 25;
    setDefaultSize(spec, BackendChoice::Cpu);
    return spec;
}

SweepAxis usualAxis(Dimension dimension)
{
    const DimensionInfo& info = dimensionInfo(dimension);
    const auto axis = parseSweepAxis(std::string(info.name) + "=" + std::string(info.ranges.front().values));
    REQUIRE(axis);
    return *axis;
}

std::string english(const char* axis) { return sweepAxisTitle(parseSweepAxis(axis).value()).english(); }

Result<QuantizeCommand> kernels(const std::string& line)
{
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return parseKernelsFlags(words, BackendChoice::Cuda);
}

} // namespace

TEST_CASE("every dimension has a row: name, texts, range, presets and ranges within it")
{
    std::set<std::string_view> names;
    for (const Dimension dimension : allDimensions()) {
        const DimensionInfo& info = dimensionInfo(dimension);
        const std::string name(info.name);
        CAPTURE(name);
        CHECK(names.insert(info.name).second);
        CHECK(parseDimension(info.name) == dimension);
        CHECK(!info.title.empty());
        CHECK(!info.noun.empty());
        CHECK(info.valueText.find("%1") != std::string_view::npos);
        CHECK(info.explanation.size() > 20);
        CHECK(info.least >= 1);
        for (const DimensionPreset& preset : info.presets) {
            CHECK(preset.value >= info.least);
            CHECK(preset.value <= info.most);
            CHECK(!preset.models.empty());
        }
        REQUIRE(!info.ranges.empty());
        for (const DimensionRange& range : info.ranges)
            CHECK(parseSweepAxis(name + "=" + std::string(range.values)).ok());
    }
    CHECK(!parseDimension("nothing"));
}

TEST_CASE("every dimension of every operation can be set, read, swept, written and reproduced")
{
    for (const Operation operation : allOperations())
        for (const Dimension dimension : sweepDimensions(operation)) {
            const std::string what =
                std::string(operationName(operation)) + " " + std::string(dimensionName(dimension));
            CAPTURE(what);
            RunSpec spec = firstOf(operation);
            spec.axes = {usualAxis(dimension)};
            REQUIRE(validate(spec));
            const std::vector<RunSpec> points = sweepPoints(spec);
            REQUIRE(points.size() == spec.axes[0].values.size());
            for (std::size_t i = 0; i < points.size(); ++i) {
                CHECK(valueOf(points[i], dimension) == spec.axes[0].values[i]);
                for (const Dimension other : dimensionsOf(operation))
                    if (other != dimension && !isDerived(dimension))
                        CHECK(valueOf(points[i], other) == valueOf(spec, other));
            }
            const auto back = runSpecFromJson(toJson(spec));
            REQUIRE(back);
            CHECK(*back == spec);
            if (operation == Operation::Quantize) continue; // its command line is that of `sweep`
            const std::string line = commandLine(spec), start = "quantoscope kernels ";
            REQUIRE(line.starts_with(start));
            const auto command = kernels(line.substr(start.size()));
            const std::string why = command ? "" : command.error().text();
            REQUIRE_MESSAGE(command, why);
            CHECK(command->spec == spec);
        }
}

TEST_CASE("on a CPU, too, a product compares something by default")
{
    CHECK(defaultVariants(Operation::Gemm, BackendChoice::Cpu) ==
          std::vector<std::string>{"gemm-fp32", "gemm-w8a16", "gemm-w4a16"});
    CHECK(defaultVariants(Operation::Attention, BackendChoice::Cpu).size() == 2);
}

TEST_CASE("two axes are a grid; a dimension of another operation and the same one twice are refused")
{
    RunSpec spec = firstOf(Operation::Gemm);
    spec.axes = {*parseSweepAxis("m=1,16,64"), *parseSweepAxis("k=512,1024")};
    REQUIRE(validate(spec));
    const auto points = sweepPoints(spec);
    REQUIRE(points.size() == 6);
    CHECK(sizeText(points[1]) == "m1k1024n512");
    CHECK(sizeText(points[5]) == "m64k1024n512");

    spec.axes = {*parseSweepAxis("heads=1,2")};
    CHECK(validate(spec).error().text().find("m, k and n") != std::string::npos);
    spec.axes = {*parseSweepAxis("m=1,2"), *parseSweepAxis("m=4,8")};
    CHECK(!validate(spec));
    spec = firstOf(Operation::Ladder);
    spec.axes = {*parseSweepAxis("elements=1000,2000"), *parseSweepAxis("hidden-size=4,8")};
    CHECK(!validate(spec));
    spec = firstOf(Operation::Attention);
    spec.axes = {*parseSweepAxis("head-size=64,100")};
    CHECK(validate(spec).error().text().find("b1h4s512d100: Head size is 100; it must be a multiple of 16") !=
          std::string::npos);
}

TEST_CASE("a sweep is told in words")
{
    CHECK(english("num-tokens=1:65536:x2") == "Tokens 1 … 65,536, doubling");
    CHECK(english("num-tokens=1024:262144:x4") == "Tokens 1,024 … 262,144, each ×4");
    CHECK(english("k=1024:8192:+1024") == "k 1,024 … 8,192 in steps of 1,024");
    CHECK(english("head-size=64,128") == "Head size 64, 128");
    CHECK(english("batch=1,3,4,9,10,11,12,50") == "Batch 1, 3, 4, 9, 10, 11 … 50");
    RunSpec spec = firstOf(Operation::Attention);
    spec.axes = {*parseSweepAxis("batch=1:8:x2"), *parseSweepAxis("sequence-length=128,512")};
    CHECK(sweepTitle(spec).english() == "Batch 1 … 8, doubling × Sequence length 128, 512");
}

TEST_CASE("kernels takes each dimension as a flag, over what --shape gives")
{
    const auto gemm = kernels("gemm --shape 64x512x256 --m 8 --n=1024");
    REQUIRE(gemm);
    CHECK(sizeText(gemm->spec) == "m8k512n1024");
    const auto attention = kernels("attention --batch 2 --sequence-length 96 --head-size 128 --heads 3");
    REQUIRE(attention);
    CHECK(sizeText(attention->spec) == "b2h3s96d128");
    const auto wrong = kernels("gemm --batch 2");
    REQUIRE(!wrong);
    CHECK(wrong.error().text().find("m, k and n") != std::string::npos);
    CHECK(!kernels("attention --head-size 72"));
    CHECK(!kernels("attention --heads 0"));
    const auto sweep = kernels("linear-gelu --axis m=16:64:x2 --axis n=128,256 --k 64");
    REQUIRE(sweep);
    CHECK(sweep->spec.axes.size() == 2);
    CHECK(sweepPoints(sweep->spec).size() == 6);
    CHECK(!kernels("linear-gelu --axis heads=1,2"));
}
