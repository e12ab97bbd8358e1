// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/toy_data.h"
#include "tests/gpu/support/training_cases.h"

#include "gpu/models/classifier/trainer.h"
#include "gpu/models/classifier/trainer_program.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace qs;
using namespace qs::testing;

namespace {

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
    CHECK(outcome.result.error().message.english().find("not a finite number") != std::string::npos);
    CHECK(outcome.result.error().hint.english().find("learning rate") != std::string::npos);
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
    CHECK(train(*machine, state, set, {}, {}, {}).error().message.english().find("step 1 of") != std::string::npos);
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
    CHECK(train(*machine, state, set, {}, {}, {}).error().message.english().find("64 items") != std::string::npos);
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
