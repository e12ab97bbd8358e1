// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/toy_data.h"

#include "gpu/models/classifier/trainer.h"
#include "gpu/models/classifier/trainer_program.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>

using namespace qs;
using namespace qs::testing;

namespace {

constexpr ClassifierKind allKinds[] = {ClassifierKind::Tiny, ClassifierKind::Mlp, ClassifierKind::Transformer};
using Method = QatRule::Method;

QatRule rule(Method method, int bits = 4, int group = 8, int activations = 8)
{
    return {method, bits, group, activations};
}

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

/// The model with every linear weight as fake quantization leaves it.
Classifier quantizedModel(const TrainingState& state)
{
    Classifier model = state.model;
    const auto layers = linearLayers(model.config);
    for (std::size_t i = 0; i < layers.size(); ++i)
        model.parameters[static_cast<std::size_t>(layers[i].weight)].values =
            qatWeight(state, static_cast<int>(i)).restored();
    return model;
}

/// What LSQ multiplies the gradient of the quantized value with: round(v) − v inside, the bounds outside.
float lsqFactor(float value, float step, float low, float high)
{
    const float v = value * (1 / step);
    return v < low ? low : v > high ? high : std::nearbyint(v) - v;
}

struct Outcome
{
    TrainingState state;
    Result<void> result;
    std::vector<TrainingPoint> reports;
};

/// A whole training on toy data; `interrupted`: stopped at every report and gone on with.
Outcome trained(ClassifierKind kind, const TrainingOptions& options, bool interrupted, std::int64_t count = 240)
{
    const auto machine = makeCpuMachine();
    const auto config = smallConfig(kind);
    const auto items = toySet(*machine, config, toyData(count, config, 8, 0.4f));
    const auto check = toySet(*machine, config, toyData(50, config, 9, 0.4f));
    Outcome out{beginTraining(initialClassifier(config, 3), options, count), {}, {}};
    for (int calls = 0; calls < 10000; ++calls) {
        std::stop_source stop;
        out.result = train(*machine, out.state, items, check, stop.get_token(), [&](const TrainingPoint& point) {
            out.reports.push_back(point);
            if (interrupted) stop.request_stop();
        });
        if (out.result.ok() || out.result.error().code != ErrorCode::Interrupted) return out;
    }
    return out;
}

bool sameWeights(const TrainingState& a, const TrainingState& b)
{
    for (std::size_t i = 0; i < a.model.parameters.size(); ++i)
        if (a.model.parameters[i].values != b.model.parameters[i].values) return false;
    return a.firstMoments == b.firstMoments && a.secondMoments == b.secondMoments && a.lsqFactors == b.lsqFactors &&
           a.lsqFirst == b.lsqFirst;
}

TrainingOptions quick(int epochs = 3)
{
    TrainingOptions options;
    options.epochs = epochs;
    options.batch = 32;
    options.learningRate = 3e-3f;
    options.seed = 11;
    return options;
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

TEST_CASE("First steps of LSQ")
{
    FakeGrid grid;
    grid.rows = 2;
    grid.columns = 3;
    grid.group = 2;
    grid.high = 4;
    CHECK(grid.steps(1) == 4);
    const std::vector<float> values{1, -3, 5, 0, 0, -2};
    const auto steps = firstLsqSteps(grid, values);
    REQUIRE(steps.size() == 4);
    CHECK(steps[0] == 2);
    CHECK(steps[1] == 5);
    CHECK(steps[2] > 0);
    CHECK(steps[3] == 2);
    grid.group = 0;
    CHECK(firstLsqSteps(grid, values)[0] == doctest::Approx(2 * 11.0 / 6 / 2));
}

TEST_CASE("Learning rates warm up and come down")
{
    TrainingOptions options;
    options.learningRate = 1;
    CHECK(learningRateAt(options, 0, 1000) == doctest::Approx(0.02));
    CHECK(learningRateAt(options, 49, 1000) == 1);
    CHECK(learningRateAt(options, 50, 1000) == 1);
    CHECK(learningRateAt(options, 525, 1000) == doctest::Approx(0.505).epsilon(1e-3));
    CHECK(learningRateAt(options, 999, 1000) == doctest::Approx(0.01).epsilon(0.01));
    CHECK(learningRateAt(options, 0, 1) == 1);
}

TEST_CASE("Every kind learns a small set by heart")
{
    for (const auto kind : allKinds) {
        TrainingOptions options = quick(60);
        options.weightDecay = 0;
        options.learningRate = 1e-2f;
        const Outcome outcome = trained(kind, options, false, 64);
        REQUIRE(outcome.result.ok());
        CHECK(outcome.state.done());
        const auto& history = outcome.state.history;
        REQUIRE(history.size() > 60);
        CHECK(history[history.size() - 2].accuracy == 1);
        CHECK(history[history.size() - 2].loss < 0.05f);
        CHECK(history.back().isCheck);
        CHECK(history.back().accuracy > 0.6f);
        CHECK(history.back().step == 120);
        CHECK(history.back().epoch == 60);
    }
}

TEST_CASE("The same seed gives the same bits, another does not")
{
    for (const auto kind : allKinds) {
        const Outcome one = trained(kind, quick(), false), same = trained(kind, quick(), false);
        CHECK(sameWeights(one.state, same.state));
        TrainingOptions options = quick();
        options.seed = 12;
        CHECK_FALSE(sameWeights(one.state, trained(kind, options, false).state));
    }
}

TEST_CASE("Products whose sides are no round numbers give the same bits, too")
{
    ClassifierConfig config = smallConfig(ClassifierKind::Mlp);
    config.hidden = {130, 65};
    config.classes = 36;
    const auto machine = makeCpuMachine();
    const auto set = toySet(*machine, config, toyData(512, config, 1, 0.2f));
    std::vector<std::vector<float>> first;
    for (int run = 0; run < 5; ++run) {
        TrainingOptions options = quick(2);
        options.batch = 128;
        auto state = beginTraining(initialClassifier(config, 3), options, 512);
        REQUIRE(train(*machine, state, set, {}, {}, {}).ok());
        if (run == 0) first = state.firstMoments;
        CHECK(state.firstMoments == first);
    }
}

TEST_CASE("A training that was stopped goes on to the same bits")
{
    for (const auto kind : allKinds)
        for (const auto method : {Method::None, Method::StraightThrough, Method::Lsq}) {
            TrainingOptions options = quick();
            options.qat = rule(method);
            const Outcome whole = trained(kind, options, false), pieces = trained(kind, options, true);
            REQUIRE(whole.result.ok());
            REQUIRE(pieces.result.ok());
            CHECK(pieces.reports.size() >= whole.reports.size());
            CHECK(sameWeights(whole.state, pieces.state));
            REQUIRE(whole.state.history.size() == pieces.state.history.size());
            for (std::size_t i = 0; i < whole.state.history.size(); ++i) {
                CHECK(whole.state.history[i].step == pieces.state.history[i].step);
                CHECK(whole.state.history[i].loss == pieces.state.history[i].loss);
            }
        }
}

TEST_CASE("Quantization-aware training learns, and the quantized weights are what it says")
{
    for (const auto method : {Method::StraightThrough, Method::Lsq}) {
        TrainingOptions options = quick(12);
        options.qat = rule(method, 4, 8, 8);
        const Outcome outcome = trained(ClassifierKind::Mlp, options, false);
        REQUIRE(outcome.result.ok());
        const auto checks = outcome.state.history;
        CHECK(checks.back().accuracy > 0.9f);
        CHECK(checks.back().loss < checks.front().loss / 2);
        CHECK(outcome.state.lsqSteps.size() == (method == Method::Lsq ? 6u : 0u));
        const QatWeight weight = qatWeight(outcome.state, 0);
        CHECK(weight.steps.size() == 24 * 8);
        for (const std::int8_t code : weight.codes)
            CHECK((code >= -8 && code <= 7));
        if (method == Method::Lsq) {
            CHECK(outcome.state.lsqFactors[0] != std::vector<float>(24 * 8, 1.0f));
            CHECK(outcome.state.lsqSteps[0].values[3] == outcome.state.lsqFirst[0][3] * outcome.state.lsqFactors[0][3]);
        }
        // The check at the end computed with the very weights that qatWeight() tells.
        options.qat.activationBits = 0;
        const Outcome weightsOnly = trained(ClassifierKind::Mlp, options, false);
        const auto machine = makeCpuMachine();
        const auto config = smallConfig(ClassifierKind::Mlp);
        const auto set = toySet(*machine, config, toyData(50, config, 9, 0.4f));
        const auto program = ClassifierProgram::make(*machine, quantizedModel(weightsOnly.state), 50).value();
        CHECK(evaluate(*machine, *program, set, {})->meanLoss() ==
              doctest::Approx(weightsOnly.state.history.back().loss).epsilon(1e-4));
    }
}

TEST_CASE("A loss that is no number is caught, said, and taken back")
{
    TrainingOptions options = quick(4);
    options.learningRate = 3e37f;
    const Outcome outcome = trained(ClassifierKind::Mlp, options, false);
    REQUIRE_FALSE(outcome.result.ok());
    CHECK(outcome.result.error().code == ErrorCode::BadInput);
    CHECK(outcome.result.error().message.find("not a finite number") != std::string::npos);
    CHECK(outcome.result.error().hint.find("learning rate") != std::string::npos);
    CHECK_FALSE(outcome.state.done());
    for (const Parameter& parameter : outcome.state.model.parameters)
        for (const float value : parameter.values)
            REQUIRE(std::isfinite(value));
    for (const TrainingPoint& point : outcome.state.history)
        CHECK(point.step <= outcome.state.step);

    // Numbers that are no numbers already: nothing has changed.
    const auto machine = makeCpuMachine();
    const auto config = smallConfig(ClassifierKind::Tiny);
    auto data = toyData(64, config, 1, 0.1f);
    std::fill(data.features.begin(), data.features.end(), std::numeric_limits<float>::quiet_NaN());
    const auto set = toySet(*machine, config, data);
    auto state = beginTraining(initialClassifier(config, 0), quick(), 64);
    const auto before = state.model.parameters[0].values;
    CHECK(train(*machine, state, set, {}, {}, {}).error().message.find("step 1 of") != std::string::npos);
    CHECK(state.step == 0);
    CHECK(state.model.parameters[0].values == before);
}

TEST_CASE("Options that make no sense are refused")
{
    const auto machine = makeCpuMachine();
    const auto config = smallConfig(ClassifierKind::Tiny);
    const auto set = toySet(*machine, config, toyData(64, config, 1, 0.1f));
    const auto refused = [&](auto change) {
        TrainingOptions options = quick();
        change(options);
        auto state = beginTraining(initialClassifier(config, 0), options, 64);
        const auto result = train(*machine, state, set, {}, {}, {});
        return !result.ok() && result.error().code == ErrorCode::Usage;
    };
    CHECK(refused([](TrainingOptions& o) { o.epochs = 0; }));
    CHECK(refused([](TrainingOptions& o) { o.batch = 0; }));
    CHECK(refused([](TrainingOptions& o) { o.learningRate = -1; }));
    CHECK(refused([](TrainingOptions& o) { o.weightDecay = NAN; }));
    CHECK(refused([](TrainingOptions& o) { o.qat = rule(Method::Lsq, 9); }));
    CHECK(refused([](TrainingOptions& o) { o.qat = rule(Method::Lsq, 4, -1); }));
    auto state = beginTraining(initialClassifier(config, 0), quick(), 640);
    CHECK(train(*machine, state, set, {}, {}, {}).error().message.find("64 items") != std::string::npos);
    state = beginTraining(initialClassifier(config, 0), quick(), 64);
    state.firstMoments[0].pop_back();
    CHECK(train(*machine, state, set, {}, {}, {}).error().code == ErrorCode::Usage);
}

TEST_CASE("Fewer items than a batch make one batch")
{
    const Outcome outcome = trained(ClassifierKind::Tiny, quick(4), false, 10);
    REQUIRE(outcome.result.ok());
    CHECK(outcome.state.step == 4);
}
