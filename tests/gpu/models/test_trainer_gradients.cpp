// SPDX-License-Identifier: GPL-3.0-or-later
// Gradients of a training program against central differences of the plain model's loss.
#include "tests/gpu/support/toy_data.h"
#include "tests/gpu/support/training_cases.h"

#include "gpu/models/classifier/trainer.h"
#include "gpu/models/classifier/trainer_program.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>

using namespace qs;
using namespace qs::testing;

namespace {

/// One batch of a model whose loss and gradients are looked at.
struct Batch
{
    static constexpr std::int64_t count = 16;
    explicit Batch(ClassifierKind kind) : model(initialClassifier(smallConfig(kind), 5))
    {
        for (Parameter& parameter : model.parameters) // biases and gains off their special values
            for (std::size_t i = 0; i < parameter.values.size(); ++i)
                parameter.values[i] += 0.05f * normalAt(77, i);
        data = toyData(count, model.config, 6, 0.5f);
    }
    TrainingState state(const QatRule& qat) const
    {
        TrainingOptions options;
        options.batch = count;
        options.epochs = 1;
        options.qat = qat;
        return beginTraining(model, options, count);
    }

    std::unique_ptr<TensorMachine> machine = makeCpuMachine();
    Classifier model;
    ToyData data;
};

/// Runs one pass in the order of the items; the program's gradients are there after it.
double pass(TensorMachine& machine, const TrainingProgram& program, const DeviceSet& set, bool gradients)
{
    auto ops = program.prepareOps();
    const auto rest = program.passOps({set.features, 0, 0}, {set.labels, 0, 0}, set.count, gradients);
    ops.insert(ops.end(), rest.begin(), rest.end());
    REQUIRE(machine.run(ops).ok());
    const auto losses = downloaded(machine, program.losses(), static_cast<std::size_t>(set.count));
    return std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(set.count);
}

/// Loss of a plain model with these parameters.
double plainLoss(Batch& batch, const Classifier& model, const std::vector<float>& features)
{
    const auto set = uploadSet(*batch.machine, model.config, features, batch.data.labels).value();
    const auto program = ClassifierProgram::make(*batch.machine, model, Batch::count).value();
    const double loss = evaluate(*batch.machine, *program, set, {})->meanLoss();
    releaseSet(*batch.machine, set);
    return loss;
}

/// Derivative of the loss when parameter `index` moves along `direction`, by central differences.
double slope(Batch& batch, const Classifier& model, std::size_t index, const std::vector<float>& direction,
             float stride)
{
    double losses[2];
    for (const int side : {0, 1}) {
        Classifier moved = model;
        for (std::size_t i = 0; i < direction.size(); ++i)
            moved.parameters[index].values[i] += (side == 0 ? -stride : stride) * direction[i];
        losses[side] = plainLoss(batch, moved, batch.data.features);
    }
    return (losses[1] - losses[0]) / (2.0 * static_cast<double>(stride));
}

double product(const std::vector<float>& a, const std::vector<float>& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0, std::plus<>(),
                              [](float x, float y) { return static_cast<double>(x) * static_cast<double>(y); });
}

std::vector<float> normalized(std::vector<float> values)
{
    const double length = std::sqrt(product(values, values));
    for (float& value : values)
        value = static_cast<float>(value / length);
    return values;
}

/// Gradients of all parameters of one pass.
std::vector<std::vector<float>> gradientsOf(Batch& batch, TrainingState& state)
{
    const auto set = toySet(*batch.machine, state.model.config, batch.data);
    const auto program = TrainingProgram::make(*batch.machine, state, set).value();
    pass(*batch.machine, *program, set, true);
    std::vector<std::vector<float>> gradients;
    for (std::size_t i = 0; i < state.model.parameters.size(); ++i)
        gradients.push_back(downloaded(*batch.machine, program->gradient(static_cast<int>(i)),
                                       state.model.parameters[i].values.size()));
    return gradients;
}

/// What LSQ multiplies the gradient of the quantized value with: round(v) − v inside, the bounds outside.
float lsqFactor(float value, float step, float low, float high)
{
    const float v = value * (1 / step);
    return v < low ? low : v > high ? high : std::nearbyint(v) - v;
}

} // namespace

TEST_CASE("Gradients of whole models against central differences")
{
    for (const auto kind : allKinds) {
        Batch batch(kind);
        auto state = batch.state({});
        const auto gradients = gradientsOf(batch, state);
        for (std::size_t i = 0; i < gradients.size(); ++i) {
            CAPTURE(batch.model.parameters[i].name);
            const double length = std::sqrt(product(gradients[i], gradients[i]));
            // Keys' biases shift all scores of a row alike, so that only rounding is left of some gradients: none is
            // that small.
            REQUIRE(length > 1e-4);
            CHECK(slope(batch, batch.model, i, normalized(gradients[i]), 2e-3f) ==
                  doctest::Approx(length).epsilon(0.01));
            std::vector<float> anywhere;
            for (std::size_t j = 0; j < gradients[i].size(); ++j)
                anywhere.push_back(normalAt(i, j));
            anywhere = normalized(anywhere);
            CHECK(std::fabs(slope(batch, batch.model, i, anywhere, 2e-3f) - product(gradients[i], anywhere)) <
                  0.01 * length + 2e-4);
        }
    }
}

TEST_CASE("A training program and a classifier program compute the same loss")
{
    for (const auto kind : allKinds) {
        Batch batch(kind);
        auto state = batch.state({});
        const auto set = toySet(*batch.machine, state.model.config, batch.data);
        const auto program = TrainingProgram::make(*batch.machine, state, set).value();
        CHECK(pass(*batch.machine, *program, set, false) ==
              doctest::Approx(plainLoss(batch, batch.model, batch.data.features)).epsilon(1e-6));
        CHECK(program->check(set)->loss ==
              doctest::Approx(plainLoss(batch, batch.model, batch.data.features)).epsilon(1e-5));
    }
}

TEST_CASE("Straight-through gradients are those of the plain model at the quantized weights")
{
    for (const auto kind : allKinds)
        for (const int group : {0, 5}) {
            Batch batch(kind);
            auto state = batch.state(rule(Method::StraightThrough, 4, group, 0));
            const auto through = gradientsOf(batch, state);
            const Classifier model = quantizedModel(state);
            CHECK(model.parameters[0].values != batch.model.parameters[0].values);
            Batch plain(kind);
            plain.model = model;
            auto plainState = plain.state({});
            const auto expected = gradientsOf(plain, plainState);
            for (std::size_t i = 0; i < expected.size(); ++i) {
                CAPTURE(model.parameters[i].name);
                double difference = 0;
                for (std::size_t j = 0; j < expected[i].size(); ++j)
                    difference = std::max(difference, std::fabs(static_cast<double>(through[i][j]) -
                                                                static_cast<double>(expected[i][j])));
                CHECK(difference <= 1e-4 * std::sqrt(product(expected[i], expected[i])));
            }
        }
}

TEST_CASE("Learned steps: gradients of weights' steps")
{
    for (const auto kind : allKinds) {
        Batch batch(kind);
        auto state = batch.state(rule(Method::Lsq, 4, 0, 0));
        const auto set = toySet(*batch.machine, state.model.config, batch.data);
        const auto program = TrainingProgram::make(*batch.machine, state, set).value();
        pass(*batch.machine, *program, set, true);
        const Classifier model = quantizedModel(state);
        const auto layers = linearLayers(model.config);
        for (std::size_t layer = 0; layer < layers.size(); ++layer) {
            CAPTURE(layers[layer].name);
            const auto weight = static_cast<std::size_t>(layers[layer].weight);
            const auto gradient = downloaded(*batch.machine, program->factorGradient(static_cast<int>(layer)),
                                             state.lsqSteps[layer].values.size());
            // d loss / d factor of output 1 is first · gradient scale · slope along (round(v) − v) of its weights.
            const auto in = static_cast<std::size_t>(layers[layer].in);
            const float step = state.lsqSteps[layer].values[1];
            std::vector<float> along(batch.model.parameters[weight].values.size(), 0.0f);
            for (std::size_t i = in; i < 2 * in; ++i)
                along[i] = lsqFactor(batch.model.parameters[weight].values[i], step, -8, 7);
            const double scale = 1 / std::sqrt(static_cast<double>(in) * 7);
            const double expected = step * scale * slope(batch, model, weight, along, 2e-3f);
            CHECK(gradient[1] == doctest::Approx(expected).epsilon(0.02).scale(0.05 * step * scale));
        }
    }
}

TEST_CASE("Learned steps: the gradient of an input's step")
{
    Batch batch(ClassifierKind::Mlp);
    batch.model.config.hidden = {24};
    batch.model = initialClassifier(batch.model.config, 4);
    auto single = batch.state(rule(Method::Lsq, 8, 0, 3));
    const auto set = toySet(*batch.machine, single.model.config, batch.data);
    const auto one = TrainingProgram::make(*batch.machine, single, set).value();
    REQUIRE(single.lsqSteps[1].name == "layers.0.input_step");
    CHECK(qatInputStep(single, 0) == single.lsqSteps[1].values[0]);
    double sum = 0;
    for (const float value : batch.data.features)
        sum += std::fabs(static_cast<double>(value));
    CHECK(qatInputStep(single, 0) ==
          doctest::Approx(2 * sum / static_cast<double>(batch.data.features.size()) / std::sqrt(3.0)).epsilon(1e-5));
    pass(*batch.machine, *one, set, true);
    const float head = single.lsqSteps[3].values[0];
    const auto gradient = downloaded(*batch.machine, one->factorGradient(3), 1);

    // The head's input step by hand: x = relu(q(x0) · q(W0)ᵀ + b0), dL/dx̂ = softmax's gradient · q(W1).
    Classifier model = quantizedModel(single);
    auto features = batch.data.features;
    const float first = single.lsqSteps[1].values[0];
    for (float& value : features)
        value = first * std::clamp(std::nearbyint(value * (1 / first)), -4.0f, 3.0f);
    double expected = 0;
    for (std::int64_t item = 0; item < Batch::count; ++item) {
        double hidden[24], logits[3], most = -1e30, total = 0;
        for (int j = 0; j < 24; ++j) {
            hidden[j] = model.parameters[1].values[static_cast<std::size_t>(j)];
            for (int i = 0; i < 64; ++i)
                hidden[j] += static_cast<double>(features[static_cast<std::size_t>(item * 64 + i)]) *
                             static_cast<double>(model.parameters[0].values[static_cast<std::size_t>(j * 64 + i)]);
            hidden[j] = std::max(0.0, hidden[j]);
        }
        for (int k = 0; k < 3; ++k) {
            logits[k] = model.parameters[3].values[static_cast<std::size_t>(k)];
            for (int j = 0; j < 24; ++j)
                logits[k] += static_cast<double>(head) *
                             std::clamp(std::nearbyint(hidden[j] / static_cast<double>(head)), -4.0, 3.0) *
                             static_cast<double>(model.parameters[2].values[static_cast<std::size_t>(k * 24 + j)]);
            most = std::max(most, logits[k]);
        }
        for (const double logit : logits)
            total += std::exp(logit - most);
        for (int j = 0; j < 24; ++j) {
            double slopeOfHidden = 0;
            for (int k = 0; k < 3; ++k) {
                const double share = std::exp(logits[k] - most) / total -
                                     (batch.data.labels[static_cast<std::size_t>(item)] == k ? 1 : 0);
                slopeOfHidden +=
                    share * static_cast<double>(model.parameters[2].values[static_cast<std::size_t>(k * 24 + j)]);
            }
            expected += slopeOfHidden * static_cast<double>(lsqFactor(static_cast<float>(hidden[j]), head, -4, 3));
        }
    }
    expected *= static_cast<double>(head) / std::sqrt(24.0 * 3) / static_cast<double>(Batch::count);
    CHECK(gradient[0] == doctest::Approx(expected).epsilon(0.01));
}
