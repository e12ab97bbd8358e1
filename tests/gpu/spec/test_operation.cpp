// SPDX-License-Identifier: GPL-3.0-or-later
// Operations of the kernel lab as values: sizes, catalogue, specification to and from JSON and the command line.
#include <doctest/doctest.h>

#include "gpu/catalog/reference.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/results/analysis.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

using namespace qs;

namespace {

RunSpec specOf(Operation operation, std::string_view size)
{
    RunSpec spec;
    spec.operation = operation;
    spec.variants = defaultVariants(operation, BackendChoice::Cuda);
    if (takesModes(operation)) spec.modes.assign(allSchemes().begin(), allSchemes().begin() + 3);
    const auto read = parseSize(size, spec);
    const std::string asked(size);
    REQUIRE_MESSAGE(read, asked);
    return spec;
}

std::string refusal(Operation operation, std::string_view size)
{
    RunSpec spec;
    spec.operation = operation;
    const auto read = parseSize(size, spec);
    return read ? "" : read.error().text();
}

std::vector<std::string> words(const std::string& line)
{
    std::istringstream in(line);
    std::vector<std::string> all;
    for (std::string word; in >> word;)
        all.push_back(word);
    return all;
}

} // namespace

TEST_CASE("the table of operations is in the order of the enumeration")
{
    for (const Operation operation : allOperations()) {
        CHECK(infoOf(operation).operation == operation);
        CHECK(parseOperation(operationName(operation)) == operation);
        CHECK(infoOf(operation).formula.find("%1") != std::string_view::npos);
        OperationSetup setup{operation, {8, 64}, {.tokens = 8, .m = 8, .n = 8, .k = 8}, DType::F16};
        for (const VariantInfo& variant : variantsOf(operation))
            CHECK(infoOf(operation).reference({setup, 1, std::string(variant.name), {}}).has_value());
    }
}

TEST_CASE("sizes are read, and written so again")
{
    const RunSpec attention = specOf(Operation::Attention, "b4h16s2048d128c");
    CHECK(attention.size.batch == 4);
    CHECK(attention.size.heads == 16);
    CHECK(attention.size.tokens == 2048);
    CHECK(attention.size.headDim == 128);
    CHECK(attention.size.causal);
    CHECK(sizeText(attention) == "b4h16s2048d128c");
    CHECK(sizeText(specOf(Operation::Attention, "b1h8s77d64")) == "b1h8s77d64");
    CHECK(sizeText(specOf(Operation::Gemm, "512")) == "m512k512n512");
    CHECK(sizeText(specOf(Operation::Gemm, "64x4096x14336")) == "m64k4096n14336");
    CHECK(sizeText(specOf(Operation::LinearGelu, "m4096k1024n4096")) == "m4096k1024n4096");
    const RunSpec block = specOf(Operation::Block, "b8t512d1024h16");
    CHECK(block.size.headDim == 64);
    CHECK(block.size.width() == 1024);
    CHECK(sizeText(block) == "b8t512d1024h16");
    CHECK(specOf(Operation::Ladder, "50000000").shape.elements() == 50'000'000);
    CHECK(specOf(Operation::Ladder, "499979").shape.elements() == 499'979); // a prime
    CHECK(specOf(Operation::Dequantize, "4096x8192").shape == Shape{4096, 8192});
}

TEST_CASE("bad sizes are refused in words")
{
    for (const auto& [operation, text] :
         std::initializer_list<std::pair<Operation, const char*>>{{Operation::Gemm, ""},
                                                                  {Operation::Gemm, "0"},
                                                                  {Operation::Gemm, "-5"},
                                                                  {Operation::Gemm, "5x"},
                                                                  {Operation::Gemm, "1x2"},
                                                                  {Operation::Gemm, "99999999999999999999"},
                                                                  {Operation::Gemm, "512x512x512x512"},
                                                                  {Operation::Attention, "b4h16s2048"},
                                                                  {Operation::Attention, "b4h16s2048d97"},
                                                                  {Operation::Attention, "b0h1s1d64"},
                                                                  {Operation::Attention, "b65536h4096s1048576d128"},
                                                                  {Operation::Block, "b1t128d500h8"},
                                                                  {Operation::Block, "b1t128d512h0"},
                                                                  {Operation::Block, "b1t128d512h8c"},
                                                                  {Operation::Ladder, "0"},
                                                                  {Operation::Ladder, "4096x"},
                                                                  {Operation::Ladder, "99999999999999"},
                                                                  {Operation::Ladder, "axb"}}) {
        const std::string asked = std::string(operationName(operation)) + " " + text;
        CHECK_MESSAGE(!refusal(operation, text).empty(), asked);
    }
    CHECK(refusal(Operation::Attention, "b4h16s2048d97").find("multiple of 16") != std::string::npos);
    CHECK(refusal(Operation::Gemm, "abc").find("m x k x n") != std::string::npos);
}

TEST_CASE("the catalogue: names are unique, texts are there, work is counted")
{
    std::set<std::string_view> names;
    for (const Operation operation : allOperations()) {
        CHECK(parseOperation(operationName(operation)) == operation);
        CHECK(takesModes(operation) == variantsOf(operation).empty());
        RunSpec spec;
        spec.operation = operation;
        setDefaultSize(spec, BackendChoice::Cuda);
        CHECK(validateSize(spec));
        for (const VariantInfo& info : variantsOf(operation)) {
            CHECK(names.insert(info.name).second);
            CHECK(info.name.starts_with(std::string(operationName(operation)) + "-"));
            CHECK(!info.title.empty());
            CHECK(info.explanation.size() > 20);
            REQUIRE((info.work != nullptr));
            CHECK(info.work(spec, info).bytes.value > 0);
            CHECK((info.rate.empty() || info.work(spec, info).operations > 0));
            CHECK((info.cpu || info.cuda));
        }
    }
    CHECK(!findVariant(Operation::Gemm, "attention-fused"));
}

TEST_CASE("a backend that has more than one variant is not given one alone to compare")
{
    for (const BackendChoice backend : {BackendChoice::Cpu, BackendChoice::Cuda})
        for (const Operation operation : allOperations()) {
            if (takesModes(operation)) continue;
            const auto has = [&](const VariantInfo& info) {
                return backend == BackendChoice::Cpu ? info.cpu : info.cuda;
            };
            const auto all = std::ranges::count_if(variantsOf(operation), has);
            CAPTURE(operationName(operation));
            CHECK(std::ssize(defaultVariants(operation, backend)) >= std::min<std::ptrdiff_t>(2, all));
        }
    CHECK(defaultVariants(Operation::Gemm, BackendChoice::Cpu).size() == 3); // FP32, W8A16, W4A16
}

TEST_CASE("work: a product is 2·m·n·k operations, attention 4·b·h·s²·d, half of it causal")
{
    RunSpec gemm = specOf(Operation::Gemm, "64x128x256");
    gemm.variants = {"gemm-fp16"};
    CHECK(workOf(gemm, 0).operations == doctest::Approx(2.0 * 64 * 128 * 256));
    CHECK(workOf(gemm, 0).bytes.value == 2 * (64 * 128 + 128 * 256 + 64 * 256));
    RunSpec attention = specOf(Operation::Attention, "b2h3s100d64");
    CHECK(workOf(attention, 0).operations == doctest::Approx(4.0 * 2 * 3 * 100 * 100 * 64));
    attention.size.causal = true;
    CHECK(workOf(attention, 0).operations == doctest::Approx(2.0 * 2 * 3 * 100 * 100 * 64));
}

TEST_CASE("specifications of operations survive JSON and the command line")
{
    for (RunSpec spec : {specOf(Operation::Gemm, "64x4096x14336"), specOf(Operation::Attention, "b4h16s2048d128c"),
                         specOf(Operation::Block, "b8t512d1024h16"), specOf(Operation::Ladder, "5000000"),
                         specOf(Operation::Dequantize, "1024x4096"), specOf(Operation::LinearGelu, "m128k512n512")}) {
        REQUIRE(validate(spec));
        const auto back = runSpecFromJson(toJson(spec));
        REQUIRE(back);
        CHECK(*back == spec);
        std::vector<std::string> arguments = words(commandLine(spec));
        REQUIRE(arguments.size() > 3);
        CHECK(arguments[0] == "quantoscope");
        CHECK(arguments[1] == "kernels");
        arguments.erase(arguments.begin(), arguments.begin() + 2);
        const auto command = parseKernelsFlags(arguments, BackendChoice::Cuda);
        const std::string why = command ? "" : command.error().text();
        REQUIRE_MESSAGE(command, why);
        CHECK(command->spec == spec);
    }
}

TEST_CASE("what makes no sense is refused with what to do")
{
    RunSpec spec = specOf(Operation::Gemm, "512");
    spec.variants = {"gemm-fp16", "gemm-fp16"};
    CHECK(validate(spec).error().message.english().find("twice") != std::string::npos);
    spec.variants = {"gemm-fp17"};
    CHECK(validate(spec).error().hint.english().find("gemm-fp16") != std::string::npos);
    spec.variants.clear();
    CHECK(!validate(spec));
    spec.variants = {"gemm-fp16"};
    spec.axes = {{Dimension::Tokens, {1, 2}}};
    CHECK(!validate(spec));
    spec.axes.clear();
    spec.input.path = "x.npy";
    CHECK(!validate(spec));

    CHECK(!parseKernelsFlags({}, BackendChoice::Cpu));
    CHECK(!parseKernelsFlags({"nothing"}, BackendChoice::Cpu));
    CHECK(!parseKernelsFlags({"gemm", "--shape"}, BackendChoice::Cpu));
    CHECK(!parseKernelsFlags({"gemm", "--shape", "9x9"}, BackendChoice::Cpu));
    CHECK(!parseKernelsFlags({"gemm", "--variants", "nothing"}, BackendChoice::Cpu));
    CHECK(!parseKernelsFlags({"dequantize", "--variants", "gemm-fp16"}, BackendChoice::Cpu));
    const auto shortened =
        parseKernelsFlags({"gemm", "--shape=128", "--variants=fp16,tf32", "--num-iters", "7"}, BackendChoice::Cuda);
    REQUIRE(shortened);
    CHECK(shortened->spec.variants == std::vector<std::string>{"gemm-fp16", "gemm-tf32"});
    CHECK(shortened->spec.iterations == 7);
}

TEST_CASE("roofline: the larger of bytes and operations over the measured rates")
{
    Calibration c;
    c.copyGbps = 4000;
    c.matrixTflops = {{"f16", 800.0}};
    ModeResult mode;
    mode.bytes = Bytes{4'000'000'000};
    mode.operations = 8e11;
    mode.rate = "f16";
    CHECK(memoryUs(mode, c) == doctest::Approx(1000));
    CHECK(arithmeticUs(mode, c) == doctest::Approx(1000));
    mode.operations = 1.6e12;
    applyRoofline(mode, c);
    CHECK(mode.ceilingIsRoofline);
    CHECK(mode.ceilingUs == doctest::Approx(2000));
    mode.rate = "fp8-e4m3"; // not measured: nothing is claimed
    applyRoofline(mode, c);
    CHECK(mode.ceilingUs == 0);
    mode.rate.clear();
    applyRoofline(mode, c);
    CHECK(mode.ceilingUs == doctest::Approx(1000));
}
