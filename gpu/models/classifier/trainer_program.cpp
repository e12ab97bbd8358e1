// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/trainer_program.h"

#include "gpu/core/random.h"

#include <algorithm>
#include <numeric>

namespace qs {
namespace {

/// A permutation of 0 … count − 1 for one epoch, a function of seed and epoch alone.
std::vector<std::int32_t> shuffled(std::int64_t count, std::uint64_t seed, std::int64_t epoch)
{
    std::vector<std::int32_t> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    const std::uint64_t stream = splitmix64(splitmix64(seed, 0x65706f6368), static_cast<std::uint64_t>(epoch));
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[splitmix64(stream, left) % left]);
    return order;
}

template <typename T> Result<void> send(TensorMachine& machine, TensorPlace to, const std::vector<T>& values)
{
    return machine.upload(to, std::as_bytes(std::span(values)));
}

template <typename T> Result<void> fetch(TensorMachine& machine, TensorPlace from, std::vector<T>& values)
{
    return machine.download(from, std::as_writable_bytes(std::span(values)));
}

Error misfit(const Message& what)
{
    return {ErrorCode::Usage, Message::tr("Cannot continue this training: %1.").arg(what),
            Message::tr("Start a new training.")};
}

/// Whether the vectors of a state have the sizes that its model asks for.
Result<void> checkState(const TrainingState& state, const std::vector<std::int64_t>& sizes, std::size_t learned)
{
    const std::size_t all = sizes.size() + learned;
    if (state.model.parameters.size() != sizes.size() || state.firstMoments.size() != all ||
        state.secondMoments.size() != all || state.lsqSteps.size() != learned || state.lsqFirst.size() != learned ||
        state.lsqFactors.size() != learned)
        return misfit(Message::tr("its state is incomplete for this model"));
    for (std::size_t i = 0; i < all; ++i) {
        const std::size_t size =
            i < sizes.size() ? static_cast<std::size_t>(sizes[i]) : state.lsqFactors[i - sizes.size()].size();
        const bool values = i < sizes.size() ? state.model.parameters[i].values.size() == size
                                             : state.lsqFirst[i - sizes.size()].size() == size;
        if (!values || state.firstMoments[i].size() != size || state.secondMoments[i].size() != size)
            return misfit(Message::tr("the sizes in its state do not match the model"));
    }
    return {};
}

} // namespace

TrainingProgram::~TrainingProgram()
{
    if (m_program >= 0) m_machine.forget(m_program);
}

Result<std::unique_ptr<TrainingProgram>> TrainingProgram::make(TensorMachine& machine, TrainingState& state,
                                                               const DeviceSet& items)
{
    std::unique_ptr<TrainingProgram> program(new TrainingProgram(machine, state, items));
    program->layOut(state);
    if (auto fine = program->m_buffers.result(); !fine) return fine.error();
    if (auto fine = program->startSteps(state); !fine) return fine.error();
    if (auto fine = program->load(state); !fine) return fine.error();
    if (auto fine = program->recordStep(); !fine) return fine.error();
    return program;
}

Result<void> TrainingProgram::load(const TrainingState& state)
{
    if (auto fine = checkState(state, m_sizes, m_learned.size()); !fine) return fine;
    if (auto fine = m_machine.wait(); !fine) return fine;
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        if (auto sent = send(m_machine, m_values.parameters[i], state.model.parameters[i].values); !sent) return sent;
    for (std::size_t i = 0; i < m_learned.size(); ++i) {
        if (auto sent = send(m_machine, m_learned[i].first, state.lsqFirst[i]); !sent) return sent;
        if (auto sent = send(m_machine, m_learned[i].factor, state.lsqFactors[i]); !sent) return sent;
    }
    for (std::size_t i = 0; i < m_moments.size(); ++i) {
        if (auto sent = send(m_machine, m_moments[i].first, state.firstMoments[i]); !sent) return sent;
        if (auto sent = send(m_machine, m_moments[i].second, state.secondMoments[i]); !sent) return sent;
    }
    m_step = state.step;
    return send(m_machine, m_counter, std::vector<std::int32_t>{static_cast<std::int32_t>(m_step)});
}

Result<void> TrainingProgram::store(TrainingState& state) const
{
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        if (auto got = fetch(m_machine, m_values.parameters[i], state.model.parameters[i].values); !got) return got;
    for (std::size_t i = 0; i < m_learned.size(); ++i) {
        if (auto got = fetch(m_machine, m_learned[i].factor, state.lsqFactors[i]); !got) return got;
        std::ranges::transform(state.lsqFactors[i], state.lsqFirst[i], state.lsqSteps[i].values.begin(),
                               std::multiplies<>());
    }
    for (std::size_t i = 0; i < m_moments.size(); ++i) {
        if (auto got = fetch(m_machine, m_moments[i].first, state.firstMoments[i]); !got) return got;
        if (auto got = fetch(m_machine, m_moments[i].second, state.secondMoments[i]); !got) return got;
    }
    state.step = m_step;
    return {};
}

Result<void> TrainingProgram::sendOrder(std::int64_t epoch)
{
    if (auto fine = m_machine.wait(); !fine) return fine;
    auto order = shuffled(m_items.count, m_options.seed, epoch);
    order.resize(static_cast<std::size_t>(m_stepsPerEpoch * m_batch));
    m_orderOf = epoch;
    return send(m_machine, m_order, order);
}

Result<void> TrainingProgram::runTo(std::int64_t last)
{
    while (m_step < last) {
        const std::int64_t epoch = m_step / m_stepsPerEpoch;
        if (m_orderOf != epoch)
            if (auto sent = sendOrder(epoch); !sent) return sent;
        const std::int64_t count = std::min(last, (epoch + 1) * m_stepsPerEpoch) - m_step;
        if (auto ran = m_machine.replay(m_program, static_cast<int>(count)); !ran) return ran;
        m_step += count;
    }
    return {};
}

Result<std::vector<float>> TrainingProgram::log(std::int64_t first, std::int64_t last) const
{
    std::vector<float> pairs(static_cast<std::size_t>(2 * (last - first)));
    if (auto got = fetch(m_machine, after(m_log, 2 * first), pairs); !got) return got.error();
    return pairs;
}

Result<TrainingPoint> TrainingProgram::check(const DeviceSet& set)
{
    DeviceBuffers buffers(m_machine);
    const TensorPlace losses = buffers.words(set.count), correct = buffers.words(set.count);
    if (auto fine = buffers.result(); !fine) return fine.error();
    std::vector<TensorOp> ops = prepareOps();
    for (std::int64_t first = 0; first < set.count; first += m_batch) {
        const std::int64_t rows = std::min(m_batch, set.count - first);
        GraphPlaces at = m_values;
        at.values[0] = {set.features, 0, 4 * first * m_graph.config.inputs()};
        const auto pass = forwardOps(at, rows, true);
        ops.insert(ops.end(), pass.begin(), pass.end());
        ops.push_back(tensorOp(TensorOpKind::CrossEntropy,
                               {at.values[static_cast<std::size_t>(m_graph.logits)], {set.labels, 0, 4 * first}},
                               {after(losses, first), after(correct, first)}, {rows, m_graph.config.classes}));
        if (auto ran = m_machine.run(ops); !ran) return ran.error();
        ops.clear();
    }
    std::vector<float> loss(static_cast<std::size_t>(set.count));
    std::vector<std::int32_t> hits(loss.size());
    if (auto got = fetch(m_machine, losses, loss); !got) return got.error();
    if (auto got = fetch(m_machine, correct, hits); !got) return got.error();
    const auto count = static_cast<double>(set.count);
    TrainingPoint point;
    point.loss = static_cast<float>(std::accumulate(loss.begin(), loss.end(), 0.0) / count);
    point.accuracy = static_cast<float>(std::accumulate(hits.begin(), hits.end(), 0.0) / count);
    point.isCheck = true;
    return point;
}

/// The steps of LSQ where the state has none yet: weights' from the weights, inputs' from the first batch of a plain
/// FP32 pass.
Result<void> TrainingProgram::startSteps(TrainingState& state)
{
    if (m_learned.empty() || !state.lsqSteps.empty()) return {};
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        if (auto sent = send(m_machine, m_values.parameters[i], state.model.parameters[i].values); !sent) return sent;
    if (auto sent = sendOrder(0); !sent) return sent;
    auto ops = batchOps();
    const auto pass = forwardOps(m_values, m_batch, false);
    ops.insert(ops.end(), pass.begin(), pass.end());
    if (auto ran = m_machine.run(ops); !ran) return ran;
    for (std::size_t i = 0; i < m_quantizers.size(); ++i) {
        const auto addSteps = [&](const FakeGrid& grid, const std::string& name, std::span<const float> values,
                                  std::vector<std::int64_t> shape) {
            const auto steps = firstLsqSteps(grid, values);
            state.lsqSteps.push_back({name, std::move(shape), steps});
            state.lsqFirst.push_back(steps);
            state.lsqFactors.emplace_back(steps.size(), 1.0f);
            state.firstMoments.emplace_back(steps.size(), 0.0f);
            state.secondMoments.emplace_back(steps.size(), 0.0f);
        };
        const LinearLayer& layer = m_graph.layers[i];
        const FakeGrid &weight = m_quantizers[i].weight.grid, &input = m_quantizers[i].input.grid;
        addSteps(weight, layer.name + ".weight_step",
                 state.model.parameters[static_cast<std::size_t>(layer.weight)].values,
                 {layer.out, weight.steps(1) / layer.out});
        if (input.high <= 0) continue;
        std::vector<float> values(static_cast<std::size_t>(m_batch * layer.rowsPerItem * layer.in));
        const int in = m_graph.linear(static_cast<int>(i)).in;
        if (auto got = fetch(m_machine, m_values.values[static_cast<std::size_t>(in)], values); !got) return got;
        addSteps(input, layer.name + ".input_step", values, {1});
    }
    return {};
}

Result<void> TrainingProgram::recordStep()
{
    std::vector<TensorOp> ops = prepareOps();
    for (const auto& part : {batchOps(), passOps(m_values.values[0], m_labels, m_batch, true), updateOps()})
        ops.insert(ops.end(), part.begin(), part.end());
    const auto program = m_machine.record(ops);
    if (!program) return program.error();
    m_program = *program;
    return {};
}

} // namespace qs
