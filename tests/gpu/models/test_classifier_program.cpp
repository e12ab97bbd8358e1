// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/toy_data.h"

#include "gpu/models/classifier/device_buffers.h"
#include "gpu/models/classifier/program.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace qs;
using namespace qs::testing;

namespace {

constexpr ClassifierKind allKinds[] = {ClassifierKind::Tiny, ClassifierKind::Mlp, ClassifierKind::Transformer};

std::vector<float> logitsOf(TensorMachine& machine, ClassifierProgram& program, const DeviceSet& set,
                            std::int64_t first, std::int64_t rows)
{
    const auto ops = program.forward({set.features, 0, 4 * first * program.config().inputs()}, rows);
    REQUIRE(ops.ok());
    REQUIRE(machine.run(*ops).ok());
    return downloaded(machine, program.logits(), static_cast<std::size_t>(rows * program.config().classes));
}

/// Largest difference relative to the largest magnitude.
double distance(const std::vector<float>& a, const std::vector<float>& b)
{
    REQUIRE(a.size() == b.size());
    double most = 0, size = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        most = std::max(most, std::fabs(static_cast<double>(a[i]) - b[i]));
        size = std::max(size, std::fabs(static_cast<double>(b[i])));
    }
    return most / size;
}

/// The layer's weight in codes with a scale for each output, and what they stand for.
struct Int8Weight
{
    std::vector<std::int8_t> codes; ///< padded
    std::vector<float> scales, restored;
};

Int8Weight int8Weight(const Classifier& model, const LinearLayer& layer)
{
    const auto& values = model.parameters[static_cast<std::size_t>(layer.weight)].values;
    Int8Weight out;
    out.codes.assign(static_cast<std::size_t>(padded(layer.out) * padded(layer.in)), 0);
    out.restored.resize(values.size());
    for (std::int64_t row = 0; row < layer.out; ++row) {
        const auto* from = values.data() + row * layer.in;
        float most = 0;
        for (std::int64_t i = 0; i < layer.in; ++i)
            most = std::max(most, std::fabs(from[i]));
        const float scale = most / 127;
        out.scales.push_back(scale);
        for (std::int64_t i = 0; i < layer.in; ++i) {
            const float code = std::nearbyint(from[i] / scale);
            out.codes[static_cast<std::size_t>(row * padded(layer.in) + i)] = static_cast<std::int8_t>(code);
            out.restored[static_cast<std::size_t>(row * layer.in + i)] = code * scale;
        }
    }
    return out;
}

/// A model, its data and its program on the CPU.
struct Bench
{
    explicit Bench(ClassifierKind kind, std::int64_t count = 20)
        : model(initialClassifier(smallConfig(kind), 1)), data(toyData(count, model.config, 2, 0.3f)),
          set(toySet(*machine, model.config, data)), program(ClassifierProgram::make(*machine, model, count).value()),
          layers(linearLayers(model.config)), buffers(*machine)
    {}
    std::vector<float> logits() { return logitsOf(*machine, *program, set, 0, set.count); }

    std::unique_ptr<TensorMachine> machine = makeCpuMachine();
    Classifier model;
    ToyData data;
    DeviceSet set;
    std::unique_ptr<ClassifierProgram> program;
    std::vector<LinearLayer> layers;
    DeviceBuffers buffers;
};

} // namespace

TEST_CASE("An MLP computes what is written down")
{
    Bench bench(ClassifierKind::Mlp);
    const auto logits = bench.logits();
    std::vector<double> at(bench.data.features.begin(), bench.data.features.begin() + 64);
    for (const LinearLayer& layer : bench.layers) {
        const auto& weight = bench.model.parameters[static_cast<std::size_t>(layer.weight)].values;
        const auto& bias = bench.model.parameters[static_cast<std::size_t>(layer.bias)].values;
        std::vector<double> next;
        for (std::int64_t out = 0; out < layer.out; ++out) {
            double sum = bias[static_cast<std::size_t>(out)];
            for (std::int64_t in = 0; in < layer.in; ++in)
                sum += at[static_cast<std::size_t>(in)] * weight[static_cast<std::size_t>(out * layer.in + in)];
            next.push_back(&layer == &bench.layers.back() ? sum : std::max(0.0, sum));
        }
        at = next;
    }
    for (std::size_t i = 0; i < at.size(); ++i)
        CHECK(logits[i] == doctest::Approx(at[i]).epsilon(1e-4));
}

TEST_CASE("A transformer does not care for the order of patches but for their positions")
{
    Bench bench(ClassifierKind::Transformer);
    const auto before = bench.logits();
    auto& position = bench.model.parameters[2];
    REQUIRE(position.name == "position");
    // Swapping the two upper patches of every image and the two positions together changes nothing; positions alone do.
    auto swapped = bench.data.features;
    for (std::int64_t item = 0; item < bench.set.count; ++item)
        for (std::int64_t y = 0; y < 4; ++y)
            for (std::int64_t x = 0; x < 4; ++x)
                std::swap(swapped[static_cast<std::size_t>(item * 64 + y * 8 + x)],
                          swapped[static_cast<std::size_t>(item * 64 + y * 8 + x + 4)]);
    std::swap_ranges(position.values.begin(), position.values.begin() + 16, position.values.begin() + 16);
    const auto program = ClassifierProgram::make(*bench.machine, bench.model, 20).value();
    const auto set = uploadSet(*bench.machine, bench.model.config, swapped, bench.data.labels).value();
    CHECK(distance(logitsOf(*bench.machine, *program, set, 0, 20), before) < 1e-5);
    CHECK(distance(logitsOf(*bench.machine, *program, bench.set, 0, 20), before) > 1e-4);
}

TEST_CASE("Pieces, the last one partial, score like single items")
{
    for (const auto kind : allKinds) {
        Bench bench(kind, 23);
        const auto pieces = ClassifierProgram::make(*bench.machine, bench.model, 5).value();
        const auto single = ClassifierProgram::make(*bench.machine, bench.model, 1).value();
        const auto one = evaluate(*bench.machine, *pieces, bench.set, {});
        const auto other = evaluate(*bench.machine, *single, bench.set, {});
        REQUIRE(one.ok());
        REQUIRE(other.ok());
        REQUIRE(one->loss.size() == 23);
        CHECK(one->correct == other->correct);
        CHECK(distance(one->loss, other->loss) < 1e-5);
        CHECK(one->meanLoss() == doctest::Approx(std::accumulate(one->loss.begin(), one->loss.end(), 0.0) / 23));
        CHECK(one->correctCount() <= 23);
    }
}

TEST_CASE("Evaluation stops when asked and refuses what does not fit")
{
    Bench bench(ClassifierKind::Tiny);
    std::stop_source stop;
    stop.request_stop();
    CHECK(evaluate(*bench.machine, *bench.program, bench.set, stop.get_token()).error().code == ErrorCode::Interrupted);
    const std::vector<std::int32_t> labels{0, 1, 3};
    const std::vector<float> features(3 * 64, 0.5f);
    CHECK(uploadSet(*bench.machine, bench.model.config, features, labels).error().message.english().find("label 3") !=
          std::string::npos);
    CHECK_FALSE(
        uploadSet(*bench.machine, bench.model.config, std::span(features).first(100), std::span(labels).first(2)).ok());
    CHECK_FALSE(uploadSet(*bench.machine, bench.model.config, {}, {}).ok());
    CHECK_FALSE(bench.program->forward({bench.set.features, 0, 0}, 21).ok());
    CHECK_FALSE(ClassifierProgram::make(*bench.machine, bench.model, 0).ok());
}

TEST_CASE("The input of a layer is there before it runs")
{
    for (const auto kind : allKinds) {
        Bench bench(kind);
        const auto whole = bench.logits();
        const int last = static_cast<int>(bench.layers.size()) - 1;
        const LinearLayer& layer = bench.layers.back();
        REQUIRE(bench.machine->run(*bench.program->forwardUpTo(last, {bench.set.features, 0, 0}, 20)).ok());
        const auto input =
            downloaded(*bench.machine, bench.program->inputOf(last), static_cast<std::size_t>(20 * layer.in));
        const auto& weight = bench.model.parameters[static_cast<std::size_t>(layer.weight)].values;
        double sum = bench.model.parameters[static_cast<std::size_t>(layer.bias)].values[1];
        for (std::int64_t i = 0; i < layer.in; ++i)
            sum += static_cast<double>(input[static_cast<std::size_t>(layer.in + i)]) *
                   weight[static_cast<std::size_t>(layer.in + i)];
        CHECK(whole[static_cast<std::size_t>(layer.out + 1)] == doctest::Approx(sum).epsilon(1e-4));
        REQUIRE(bench.machine->run(*bench.program->forwardUpTo(0, {bench.set.features, 0, 0}, 20)).ok());
        CHECK(bench.program->inputOf(0).isThere());
    }
}

TEST_CASE("INT8 codes: the native product, the decoded one and FP32 agree as far as they should")
{
    for (const auto kind : allKinds)
        for (const bool isStatic : {false, true}) {
            Bench bench(kind);
            const auto plain = bench.logits();
            REQUIRE_FALSE(bench.machine->arithmetic(DType::I8).empty());
            std::vector<LinearExecution> decoded;
            for (std::size_t i = 0; i < bench.layers.size(); ++i) {
                const Int8Weight weight = int8Weight(bench.model, bench.layers[i]);
                LinearExecution execution = bench.program->original(static_cast<int>(i));
                execution.kind = LinearExecution::Kind::Codes;
                execution.type = execution.weightType = DType::I8;
                execution.weight = bench.buffers.uploaded(std::span<const std::int8_t>(weight.codes)).buffer;
                execution.columnScale = bench.buffers.uploaded(std::span<const float>(weight.scales)).buffer;
                const std::vector<float> scale{6.0f / 127};
                if (isStatic) execution.inputScale = bench.buffers.uploaded(std::span<const float>(scale)).buffer;
                REQUIRE(bench.program->setLayer(static_cast<int>(i), execution).ok());
                execution.decoded = true;
                execution.weight = bench.buffers.uploaded(std::span<const float>(weight.restored)).buffer;
                decoded.push_back(execution);
            }
            const auto native = bench.logits();
            for (std::size_t i = 0; i < decoded.size(); ++i)
                REQUIRE(bench.program->setLayer(static_cast<int>(i), decoded[i]).ok());
            const double error = distance(native, plain);
            CHECK(error > 1e-4);
            CHECK(error < 0.06);
            // A rounding of a sum may move a later code by one step.
            CHECK(distance(bench.logits(), native) < 0.01);
            for (std::size_t i = 0; i < decoded.size(); ++i)
                REQUIRE(
                    bench.program->setLayer(static_cast<int>(i), bench.program->original(static_cast<int>(i))).ok());
            CHECK(bench.logits() == plain);
        }
}

TEST_CASE("Halves and FP8, decoded where the machine has no product of them")
{
    Bench bench(ClassifierKind::Tiny); // 16 → 21 → 3: rows with padding
    const auto plain = bench.logits();
    struct Case
    {
        DType type;
        LinearExecution::Kind kind;
        double least, most;
    };
    const Case cases[] = {{DType::F16, LinearExecution::Kind::Half, 1e-6, 1e-3},
                          {DType::BF16, LinearExecution::Kind::Half, 1e-5, 1e-2},
                          {DType::F8E4M3, LinearExecution::Kind::Codes, 1e-4, 0.1},
                          {DType::F8E5M2, LinearExecution::Kind::Codes, 1e-3, 0.2}};
    for (const Case& test : cases) {
        for (int i = 0; i < 2; ++i) {
            LinearExecution execution = bench.program->original(i);
            execution.kind = test.kind;
            execution.type = test.type;
            if (bench.machine->arithmetic(test.type).empty())
                CHECK(bench.program->setLayer(i, execution).error().code == ErrorCode::Usage);
            execution.decoded = true;
            REQUIRE(bench.program->setLayer(i, execution).ok());
        }
        const double error = distance(bench.logits(), plain);
        CHECK(error > test.least);
        CHECK(error < test.most);
    }
}

TEST_CASE("Multiplied inputs and divided weights compute the same function")
{
    Bench bench(ClassifierKind::Mlp);
    const auto plain = bench.logits();
    const LinearLayer& layer = bench.layers[1];
    std::vector<float> multiplier, weight = bench.model.parameters[static_cast<std::size_t>(layer.weight)].values;
    for (std::int64_t i = 0; i < layer.in; ++i)
        multiplier.push_back(0.25f + static_cast<float>(i % 7));
    for (std::size_t i = 0; i < weight.size(); ++i)
        weight[i] /= multiplier[i % static_cast<std::size_t>(layer.in)];
    LinearExecution execution = bench.program->original(1);
    execution.weight = bench.buffers.uploaded(std::span<const float>(weight)).buffer;
    execution.inputMultiplier = bench.buffers.uploaded(std::span<const float>(multiplier)).buffer;
    REQUIRE(bench.program->setLayer(1, execution).ok());
    CHECK(distance(bench.logits(), plain) < 1e-5);
    execution.weight = -1;
    CHECK_FALSE(bench.program->setLayer(1, execution).ok());
    CHECK_FALSE(bench.program->setLayer(7, bench.program->original(0)).ok());
}

TEST_CASE("Injected outliers leave the function as it was and stretch the activations")
{
    for (const auto kind : allKinds) {
        Bench bench(kind);
        const auto plain = bench.logits();
        const auto places = injectOutliers(bench.model, 3, 30, 4);
        REQUIRE_FALSE(places.empty());
        const auto program = ClassifierProgram::make(*bench.machine, bench.model, 20).value();
        CHECK(distance(logitsOf(*bench.machine, *program, bench.set, 0, 20), plain) < 1e-5);
        const auto rows = static_cast<std::size_t>(20 * bench.layers[1].rowsPerItem);
        const auto largest = [&](ClassifierProgram& of) {
            REQUIRE(bench.machine->run(*of.forwardUpTo(1, {bench.set.features, 0, 0}, 20)).ok());
            float most = 0;
            for (const float value :
                 downloaded(*bench.machine, of.inputOf(1), rows * static_cast<std::size_t>(bench.layers[1].in)))
                most = std::max(most, std::fabs(value));
            return most;
        };
        CHECK(largest(*program) > 5 * largest(*bench.program));
    }
}
