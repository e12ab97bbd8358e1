// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/trainer_program.h"

#include "gpu/core/random.h"

#include <algorithm>
#include <numeric>

namespace qs {
namespace {

constexpr float beta1 = 0.9f, beta2 = 0.999f, adamEpsilon = 1e-8f;

std::vector<float> ratesOf(const TrainingOptions& options, std::int64_t steps)
{
    std::vector<float> rates;
    for (std::int64_t step = 0; step < steps; ++step)
        rates.push_back(learningRateAt(options, step, steps));
    return rates;
}

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

TrainingProgram::TrainingProgram(TensorMachine& machine, const TrainingState& state, const DeviceSet& items)
    : m_machine(machine), m_options(state.options), m_graph(classifierGraph(state.model.config)), m_buffers(machine),
      m_items(items), m_batch(std::min<std::int64_t>(state.options.batch, items.count)),
      m_stepsPerEpoch(items.count / m_batch), m_steps(state.steps)
{}

void TrainingProgram::layOut(const TrainingState& state)
{
    for (const Parameter& parameter : parameterShapes(m_graph.config)) {
        const std::int64_t size =
            std::accumulate(parameter.shape.begin(), parameter.shape.end(), std::int64_t{1}, std::multiplies<>());
        m_sizes.push_back(size);
        m_decays.push_back(false);
        m_values.parameters.push_back(m_buffers.words(size));
        m_gradients.parameters.push_back(m_buffers.words(size));
        m_moments.push_back({m_buffers.words(size), m_buffers.words(size)});
    }
    for (const LinearLayer& layer : m_graph.layers)
        m_decays[static_cast<std::size_t>(layer.weight)] = true;
    for (const GraphValue& value : m_graph.values)
        m_values.values.push_back(m_buffers.words(m_batch * value.perItem));
    layOutGradients();
    layOutQuantizers(state.options.qat);
    m_labels = m_buffers.words(m_batch);
    m_losses = m_buffers.words(m_batch);
    m_correct = m_buffers.words(m_batch);
    m_counter = m_buffers.words(1);
    m_order = m_buffers.words(m_stepsPerEpoch * m_batch);
    m_log = m_buffers.words(2 * m_steps);
    m_rates = m_buffers.uploaded(std::span<const float>(ratesOf(m_options, m_steps)));
}

/// Gradients share buffers by slot; those of a residual's output and both its inputs are one.
void TrainingProgram::layOutGradients()
{
    std::vector<bool> isNeeded(m_graph.values.size(), true);
    isNeeded[0] = false;
    for (const GraphNode& node : m_graph.nodes) {
        if (node.kind == NodeKind::Patches) isNeeded[static_cast<std::size_t>(node.out)] = false;
        if (node.kind == NodeKind::LayerNorm) isNeeded[static_cast<std::size_t>(node.in2)] = false;
    }
    std::vector<TensorPlace> slots(static_cast<std::size_t>(m_graph.slots));
    std::int64_t largest = 0;
    for (std::size_t i = 0; i < m_graph.values.size(); ++i) {
        const GraphValue& value = m_graph.values[i];
        TensorPlace& slot = slots[static_cast<std::size_t>(value.slot)];
        largest = std::max(largest, value.perItem);
        if (isNeeded[i] && !slot.isThere()) slot = m_buffers.words(m_batch * m_graph.slotSize(value.slot));
        m_gradients.values.push_back(isNeeded[i] ? slot : TensorPlace{});
    }
    for (const GraphNode& node : m_graph.nodes)
        if (node.kind == NodeKind::Residual)
            m_gradients.values[static_cast<std::size_t>(node.in2)] =
                m_gradients.values[static_cast<std::size_t>(node.out)];
    m_scratch = m_buffers.words(m_batch * largest);
}

FakeQuantizer TrainingProgram::quantizer(const FakeGrid& grid, std::int64_t images, const std::string& name)
{
    FakeQuantizer out;
    out.grid = grid;
    if (grid.high <= 0) return out;
    const std::int64_t steps = grid.steps(images);
    out.steps = m_buffers.words(steps);
    out.result = m_buffers.words(images * grid.rows * grid.columns);
    if (!grid.isLearned) return out;
    out.gradient = m_buffers.words(steps);
    out.gradientScale = lsqGradientScale(grid);
    m_learned.push_back(
        {name, steps, m_buffers.words(steps), m_buffers.words(steps), out.steps, out.gradient, m_buffers.words(steps)});
    m_moments.push_back({m_buffers.words(steps), m_buffers.words(steps)});
    return out;
}

void TrainingProgram::layOutQuantizers(const QatRule& rule)
{
    if (rule.method == QatRule::Method::None) return;
    std::int64_t input = 0, weight = 0;
    for (const LinearLayer& layer : m_graph.layers) {
        const FakeQuantizer ofWeight = quantizer(weightGrid(rule, layer), 1, layer.name + ".weight_step");
        const FakeQuantizer ofInput = quantizer(inputGrid(rule, layer), m_batch, layer.name + ".input_step");
        m_quantizers.push_back({ofWeight, ofInput});
        input = std::max(input, layer.in * layer.rowsPerItem);
        weight = std::max(weight, layer.in * layer.out);
    }
    m_wideScratch = m_buffers.words(m_batch * input);
    m_weightScratch = m_buffers.words(weight);
}

std::vector<TensorOp> TrainingProgram::prepareOps() const
{
    std::vector<TensorOp> ops;
    for (const Learned& learned : m_learned)
        ops.push_back(
            tensorOp(TensorOpKind::ScaleColumns, {learned.factor, learned.first}, {learned.steps}, {1, learned.count}));
    for (std::size_t i = 0; i < m_quantizers.size(); ++i)
        appendFakeQuant(m_quantizers[i].weight, parameter(m_graph.layers[i].weight), 1, ops);
    return ops;
}

std::vector<TensorOp> TrainingProgram::batchOps() const
{
    const std::int64_t indices =
        m_stepsPerEpoch * m_batch; // the counter runs on through the epochs, the order starts anew with each
    return {tensorOp(TensorOpKind::Gather, {{m_items.features, 0, 0}, m_order, m_counter}, {m_values.values[0]},
                     {m_batch, m_graph.config.inputs(), indices}),
            tensorOp(TensorOpKind::Gather, {{m_items.labels, 0, 0}, m_order, m_counter}, {m_labels},
                     {m_batch, 1, indices})};
}

void TrainingProgram::appendLinearForward(const GraphNode& node, std::int64_t rows, bool quantized,
                                          const GraphPlaces& at, std::vector<TensorOp>& ops) const
{
    const LinearLayer& layer = m_graph.layers[static_cast<std::size_t>(node.layer)];
    TensorPlace in = at.values[static_cast<std::size_t>(node.in)], weight = parameter(layer.weight);
    const TensorPlace out = at.values[static_cast<std::size_t>(node.out)];
    const std::int64_t count = rows * layer.rowsPerItem;
    if (quantized && !m_quantizers.empty()) {
        const Quantizers& quantizers = m_quantizers[static_cast<std::size_t>(node.layer)];
        weight = quantizers.weight.result;
        if (quantizers.input.grid.high > 0) {
            appendFakeQuant(quantizers.input, in, rows, ops);
            in = quantizers.input.result;
        }
    }
    ops.push_back(productOp(in, weight, out, count, layer.out, layer.in, tensorflag::kTransposeB));
    if (layer.bias >= 0)
        ops.push_back(tensorOp(TensorOpKind::AddBias, {out, parameter(layer.bias)}, {out}, {count, layer.out}));
}

void TrainingProgram::appendLinearBackward(const GraphNode& node, std::int64_t rows, const GraphPlaces& at,
                                           std::vector<TensorOp>& ops) const
{
    const LinearLayer& layer = m_graph.layers[static_cast<std::size_t>(node.layer)];
    const Quantizers* quantizers = m_quantizers.empty() ? nullptr : &m_quantizers[static_cast<std::size_t>(node.layer)];
    const bool takesCodes = quantizers != nullptr && quantizers->input.grid.high > 0;
    const TensorPlace x = at.values[static_cast<std::size_t>(node.in)],
                      dx = m_gradients.values[static_cast<std::size_t>(node.in)];
    const TensorPlace dy = m_gradients.values[static_cast<std::size_t>(node.out)], dWeight = gradient(layer.weight);
    const std::int64_t count = rows * layer.rowsPerItem;

    ops.push_back(productOp(dy, takesCodes ? quantizers->input.result : x,
                            quantizers != nullptr ? m_weightScratch : dWeight, layer.out, layer.in, count,
                            tensorflag::kTransposeA));
    if (quantizers != nullptr)
        appendFakeQuantGrad(quantizers->weight, parameter(layer.weight), m_weightScratch, dWeight, 1, ops);
    if (layer.bias >= 0)
        ops.push_back(tensorOp(TensorOpKind::SumRows, {dy}, {gradient(layer.bias)}, {count, layer.out}));

    const bool isStepLearned = takesCodes && quantizers->input.grid.isLearned;
    if (!dx.isThere() && !isStepLearned) return;
    const TensorPlace weight = quantizers != nullptr ? quantizers->weight.result : parameter(layer.weight);
    ops.push_back(productOp(dy, weight, takesCodes ? m_wideScratch : dx, count, layer.in, layer.out, 0));
    if (takesCodes) appendFakeQuantGrad(quantizers->input, x, m_wideScratch, dx.isThere() ? dx : m_scratch, rows, ops);
}

std::vector<TensorOp> TrainingProgram::forwardOps(const GraphPlaces& at, std::int64_t rows, bool quantized) const
{
    std::vector<TensorOp> ops;
    for (const GraphNode& node : m_graph.nodes) {
        if (node.kind == NodeKind::Linear)
            appendLinearForward(node, rows, quantized, at, ops);
        else
            appendForward(m_graph, node, rows, at, ops);
    }
    return ops;
}

std::vector<TensorOp> TrainingProgram::passOps(TensorPlace features, TensorPlace labels, std::int64_t rows,
                                               bool gradients) const
{
    GraphPlaces at = m_values;
    at.values[0] = features;
    std::vector<TensorOp> ops = forwardOps(at, rows, true);
    const auto logits = static_cast<std::size_t>(m_graph.logits);
    ops.push_back(tensorOp(TensorOpKind::CrossEntropy, {at.values[logits], labels},
                           {m_losses, m_correct, gradients ? m_gradients.values[logits] : TensorPlace{}},
                           {rows, m_graph.config.classes}));
    ops.back().f[0] = 1 / static_cast<float>(rows);
    if (!gradients) return ops;
    for (auto node = m_graph.nodes.rbegin(); node != m_graph.nodes.rend(); ++node) {
        if (node->kind == NodeKind::Linear)
            appendLinearBackward(*node, rows, at, ops);
        else
            appendBackward(m_graph, *node, rows, at, m_gradients, m_scratch, ops);
    }
    for (const Learned& learned : m_learned) // steps = factor · first
        ops.push_back(tensorOp(TensorOpKind::ScaleColumns, {learned.stepGradient, learned.first}, {learned.gradient},
                               {1, learned.count}));
    return ops;
}

std::vector<TensorOp> TrainingProgram::updateOps() const
{
    std::vector<TensorOp> ops;
    const auto addAdam = [&](TensorPlace gradient, TensorPlace values, const Moments& moments, std::int64_t count,
                             float decay) {
        TensorOp op = tensorOp(TensorOpKind::Adam, {gradient, m_rates, m_counter},
                               {values, moments.first, moments.second}, {count});
        const float numbers[] = {beta1, beta2, adamEpsilon, decay};
        std::ranges::copy(numbers, op.f);
        ops.push_back(op);
    };
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        addAdam(m_gradients.parameters[i], m_values.parameters[i], m_moments[i], m_sizes[i],
                m_decays[i] ? m_options.weightDecay : 0);
    for (std::size_t i = 0; i < m_learned.size(); ++i)
        addAdam(m_learned[i].gradient, m_learned[i].factor, m_moments[m_sizes.size() + i], m_learned[i].count, 0);
    ops.push_back(tensorOp(TensorOpKind::LogStep, {m_losses, m_correct, m_counter}, {m_log}, {m_batch}));
    ops.push_back(tensorOp(TensorOpKind::Advance, {}, {m_counter}, {}));
    return ops;
}

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
