// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/trainer.h"

#include "gpu/core/units.h"
#include "gpu/models/classifier/trainer_program.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

namespace qs {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto reportEvery = 33ms; ///< about 30 times a second
constexpr auto chunkTime = 25ms;   ///< of device work between two looks at `stop`
constexpr auto keepEvery = 1s;     ///< how much work may be done twice after a loss that is no number
constexpr std::int64_t historyPoints = 1000;

std::string describe(const TrainingOptions& options)
{
    std::string text = std::to_string(options.epochs) + " epochs, batch " + std::to_string(options.batch) + ", AdamW " +
                       formatShortest(options.learningRate) + ", seed " + std::to_string(options.seed);
    const QatRule& rule = options.qat;
    if (rule.method == QatRule::Method::None) return text;
    text += rule.method == QatRule::Method::Lsq ? "; LSQ W" : "; STE W";
    text +=
        std::to_string(rule.weightBits) + (rule.activationBits > 0 ? "A" + std::to_string(rule.activationBits) : "");
    return rule.groupSize > 0 ? text + " g" + std::to_string(rule.groupSize) : text;
}

Result<void> checkOptions(const TrainingState& state, const DeviceSet& items)
{
    const TrainingOptions& options = state.options;
    const auto wrong = [](const Message& what) {
        return Error{ErrorCode::Usage, Message::tr("Cannot start training: %1.").arg(what), {}};
    };
    if (options.epochs < 1 || options.epochs > 100000)
        return wrong(Message::tr("%1 epochs are not supported").arg(options.epochs));
    if (options.batch < 1 || options.batch > 65536)
        return wrong(Message::tr("a batch size of %1 is not supported").arg(options.batch));
    if (!std::isfinite(options.learningRate) || options.learningRate < 0)
        return wrong(Message::tr("the learning rate is not a positive number"));
    if (!std::isfinite(options.weightDecay) || options.weightDecay < 0)
        return wrong(Message::tr("the weight decay is not a positive number"));
    if (auto fine = checkRule(options.qat); !fine) return fine;
    if (auto fine = checkConfig(state.model.config); !fine) return fine;
    if (items.count < 1) return wrong(Message::tr("there are no items to train on"));
    const std::int64_t steps = options.epochs * (items.count / std::min<std::int64_t>(options.batch, items.count));
    if (steps > std::int64_t{1} << 30) return wrong(Message::tr("%1 steps are too many").arg(steps));
    if (state.steps != steps || state.step < 0 || state.step > steps)
        return wrong(
            Message::tr("it was started for %1 steps, but %2 items require %3").arg(state.steps, items.count, steps));
    return {};
}

/// Sums of a stretch of steps as a point.
TrainingPoint pointOf(std::span<const float> pairs, std::int64_t last, const TrainingProgram& program,
                      std::int64_t steps)
{
    double loss = 0, accuracy = 0;
    for (std::size_t i = 0; i < pairs.size(); i += 2) {
        loss += pairs[i];
        accuracy += pairs[i + 1];
    }
    const double count = static_cast<double>(pairs.size()) / 2;
    TrainingPoint point;
    point.step = last;
    point.steps = steps;
    point.epoch = static_cast<double>(last) / static_cast<double>(program.stepsPerEpoch());
    point.loss = static_cast<float>(loss / count);
    point.accuracy = static_cast<float>(accuracy / count);
    return point;
}

/// One call of train().
class Training
{
public:
    using Report = std::function<void(const TrainingPoint&)>;
    Training(TrainingProgram& program, TrainingState& state, const DeviceSet& check, const Report& report)
        : m_program(program), m_state(state), m_check(check), m_report(report),
          m_stretch(std::max<std::int64_t>(1, state.steps / historyPoints)), m_kept(Clock::now())
    {}
    Result<void> run(std::stop_token stop);

private:
    /// End of the stretch of steps that makes one point of the history: never beyond an epoch, a function of the step
    /// alone, so that the history is the same however the training was interrupted.
    std::int64_t stretchEnd(std::int64_t step) const
    {
        const std::int64_t epochEnd = (step / m_program.stepsPerEpoch() + 1) * m_program.stepsPerEpoch();
        return std::min({(step / m_stretch + 1) * m_stretch, epochEnd, m_state.steps});
    }
    Result<void> runChunk();
    Result<void> noteChunk(std::int64_t first, std::int64_t last);
    Result<void> noteEpoch();
    Error backToFinite(std::int64_t step);
    void report(const TrainingPoint& point, bool always);

    TrainingProgram& m_program;
    TrainingState& m_state;
    const DeviceSet& m_check;
    const Report& m_report;
    std::int64_t m_stretch, m_stretches = 1;
    Clock::time_point m_kept, m_reported{};
};

void Training::report(const TrainingPoint& point, bool always)
{
    const auto now = Clock::now();
    if (!m_report || (!always && now - m_reported < reportEvery)) return;
    m_reported = now;
    m_report(point);
}

/// Runs as many stretches as fit into chunkTime, but stays within an epoch.
Result<void> Training::runChunk()
{
    const std::int64_t first = m_program.step(), perEpoch = m_program.stepsPerEpoch();
    std::int64_t last = stretchEnd(first);
    for (std::int64_t i = 1; i < m_stretches && last % perEpoch != 0; ++i)
        last = stretchEnd(last);
    const auto start = Clock::now();
    if (auto ran = m_program.runTo(last); !ran) return ran;
    if (auto noted = noteChunk(first, last); !noted) return noted;
    const auto time = Clock::now() - start;
    if (time < chunkTime / 2) m_stretches = std::min<std::int64_t>(2 * m_stretches, historyPoints);
    if (time > chunkTime) m_stretches = std::max<std::int64_t>(1, m_stretches / 2);
    return last % perEpoch == 0 ? noteEpoch() : Result<void>();
}

Result<void> Training::noteChunk(std::int64_t first, std::int64_t last)
{
    const auto pairs = m_program.log(first, last);
    if (!pairs) return pairs.error();
    for (std::int64_t step = first; step < last; ++step)
        if (!std::isfinite((*pairs)[static_cast<std::size_t>(2 * (step - first))])) return backToFinite(step);
    for (std::int64_t from = first; from < last;) {
        const std::int64_t to = stretchEnd(from);
        const auto part = std::span(*pairs).subspan(static_cast<std::size_t>(2 * (from - first)),
                                                    static_cast<std::size_t>(2 * (to - from)));
        m_state.history.push_back(pointOf(part, to, m_program, m_state.steps));
        from = to;
    }
    report(m_state.history.back(), false);
    return {};
}

Result<void> Training::noteEpoch()
{
    if (m_check.count < 1) return {};
    auto point = m_program.check(m_check);
    if (!point) return point.error();
    point->step = m_program.step();
    point->steps = m_state.steps;
    point->epoch = static_cast<double>(point->step) / static_cast<double>(m_program.stepsPerEpoch());
    m_state.history.push_back(*point);
    report(*point, true);
    return {};
}

/// The weights before step `step` gave no finite loss: repeats the way from what was kept last up to one step before.
Error Training::backToFinite(std::int64_t step)
{
    const std::int64_t finite = std::max(m_state.step, step - 1);
    if (auto back = m_program.load(m_state); !back) return back.error();
    if (auto again = m_program.runTo(finite); !again) return again.error();
    if (auto stored = m_program.store(m_state); !stored) return stored.error();
    std::erase_if(m_state.history, [&](const TrainingPoint& point) { return point.step > finite; });
    return {
        ErrorCode::BadInput,
        Message::tr("The loss in step %1 of %2 is not a finite number. Training stopped with the weights of step %3.")
            .arg(step + 1, m_state.steps, finite),
        Message::tr("Use a learning rate lower than %1, or check the data for values that are too large.")
            .arg(formatShortest(m_state.options.learningRate))};
}

Result<void> Training::run(std::stop_token stop)
{
    while (m_program.step() < m_state.steps) {
        if (stop.stop_requested()) {
            if (auto stored = m_program.store(m_state); !stored) return stored;
            return Error{ErrorCode::Interrupted,
                         Message::tr("Training stopped at step %1 of %2.").arg(m_state.step, m_state.steps),
                         {}};
        }
        if (auto ran = runChunk(); !ran) return ran;
        if (Clock::now() - m_kept < keepEvery) continue;
        if (auto stored = m_program.store(m_state); !stored) return stored;
        m_kept = Clock::now();
    }
    return m_program.store(m_state);
}

} // namespace

TrainingOptions defaultTraining(ClassifierKind kind)
{
    TrainingOptions options;
    switch (kind) {
    case ClassifierKind::Tiny:
        options.epochs = 20;
        options.learningRate = 1e-2f;
        break;
    case ClassifierKind::Mlp:
        options.epochs = 8;
        break;
    case ClassifierKind::Transformer:
        options.epochs = 10;
        options.batch = 64;
        options.learningRate = 3e-3f;
        break;
    }
    return options;
}

float learningRateAt(const TrainingOptions& options, std::int64_t step, std::int64_t steps)
{
    const auto warmUp = static_cast<double>(std::max<std::int64_t>(1, steps / 20));
    const auto at = static_cast<double>(step);
    if (at < warmUp) return static_cast<float>(options.learningRate * (at + 1) / warmUp);
    const double done = (at - warmUp) / std::max(1.0, static_cast<double>(steps) - warmUp);
    return static_cast<float>(options.learningRate * (0.01 + 0.99 * 0.5 * (1 + std::cos(std::numbers::pi * done))));
}

TrainingState beginTraining(Classifier model, const TrainingOptions& options, std::int64_t items)
{
    TrainingState state;
    state.model = std::move(model);
    state.options = options;
    const std::int64_t batch = std::clamp<std::int64_t>(options.batch, 1, std::max<std::int64_t>(1, items));
    state.steps = options.epochs * (items / batch);
    for (const Parameter& parameter : state.model.parameters) {
        state.firstMoments.emplace_back(parameter.values.size(), 0.0f);
        state.secondMoments.emplace_back(parameter.values.size(), 0.0f);
    }
    state.model.metadata[options.qat.method == QatRule::Method::None ? "training" : "qat"] = describe(options);
    return state;
}

Result<void> train(TensorMachine& machine, TrainingState& state, const DeviceSet& items, const DeviceSet& check,
                   std::stop_token stop, const std::function<void(const TrainingPoint&)>& report)
{
    if (auto fine = checkOptions(state, items); !fine) return fine;
    if (state.done()) return {};
    auto program = TrainingProgram::make(machine, state, items);
    if (!program) return program.error();
    return Training(**program, state, check, report).run(stop);
}

} // namespace qs
