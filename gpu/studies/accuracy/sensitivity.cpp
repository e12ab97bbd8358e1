// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/sensitivity.h"

#include "gpu/models/classifier/device_buffers.h"
#include "gpu/models/classifier/linear.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::int64_t kMaxItems = 2000, kMinItems = 256;
/// Multiply-adds that all cells together may cost.
constexpr double kBudget = 2e11;
constexpr std::int64_t kOutputRows = 512;
constexpr int kResamples = 1000;

ErrorMetrics errorOf(const std::vector<float>& exact, const std::vector<float>& rounded)
{
    ErrorAccumulator error;
    for (std::size_t i = 0; i < exact.size(); ++i)
        error.add(exact[i], rounded[i]);
    return error.metrics();
}

} // namespace

std::int64_t LayerSensitivity::itemsFor(const ModeWorkbench& bench, std::size_t modes)
{
    double perItem = 0;
    for (const LinearLayer& layer : bench.layers())
        perItem += static_cast<double>(layer.in * layer.out * layer.rowsPerItem);
    const double cells = static_cast<double>(bench.layers().size() * std::max<std::size_t>(modes, 1));
    const auto affordable = static_cast<std::int64_t>(kBudget / (perItem * cells));
    return std::min(std::clamp(affordable, kMinItems, kMaxItems), bench.sets().calibration.count);
}

Result<LayerSensitivity> LayerSensitivity::make(ModeWorkbench& bench, std::int64_t items, std::stop_token stop)
{
    LayerSensitivity self(bench, items);
    auto plain = bench.prepare(accuracyModes().front(), stop);
    if (!plain) return plain.error();
    self.m_plain = *plain;
    auto scores = bench.evaluate(bench.uniform(**plain), self.items(), stop);
    if (!scores) return scores.error();
    self.m_baseline = std::move(*scores);
    self.m_outputs.resize(bench.layers().size());
    return self;
}

DeviceSet LayerSensitivity::items() const
{
    DeviceSet set = m_bench->sets().calibration;
    set.count = m_items;
    return set;
}

Result<std::vector<float>> LayerSensitivity::output(int index, const LinearExecution& execution) const
{
    const auto at = static_cast<std::size_t>(index);
    LinearLayer layer = m_bench->layers()[at];
    layer.rowsPerItem = 1; // rows are given as they are
    const LayerInputs& inputs = *m_bench->inputs(at);
    const std::int64_t rows = std::min(inputs.keptRows, kOutputRows);
    TensorMachine& machine = m_bench->machine();
    DeviceBuffers buffers(machine);
    const TensorPlace in =
        buffers.uploaded(std::span<const float>(inputs.kept).first(static_cast<std::size_t>(rows * layer.in)));
    const TensorPlace out = buffers.words(rows * layer.out);
    LinearScratch scratch;
    scratch.codes = buffers.bytes(rows * padded(layer.in) * 4);
    scratch.rowScales = buffers.words(rows);
    scratch.restored = buffers.words(rows * layer.in);
    scratch.sums = buffers.words(rows * padded(layer.out));
    const std::vector<float> ones(static_cast<std::size_t>(layer.out), 1.0f);
    scratch.ones = buffers.uploaded(std::span<const float>(ones));
    if (auto fine = buffers.result(); !fine) return fine.error();
    std::vector<TensorOp> ops;
    appendLinear(layer, execution, rows, in, out, scratch, ops);
    if (auto r = machine.run(ops); !r) return r.error();
    std::vector<float> values(static_cast<std::size_t>(rows * layer.out));
    if (auto r = machine.download(out, std::as_writable_bytes(std::span(values))); !r) return r.error();
    return values;
}

Result<ErrorMetrics> LayerSensitivity::outputError(const PreparedMode& mode, int layer)
{
    const auto at = static_cast<std::size_t>(layer);
    if (m_outputs[at].empty()) {
        auto exact = output(layer, m_plain->placed[at].execution());
        if (!exact) return exact.error();
        m_outputs[at] = std::move(*exact);
    }
    auto rounded = output(layer, mode.placed[at].execution());
    if (!rounded) return rounded.error();
    return errorOf(m_outputs[at], *rounded);
}

Result<SensitivityCell> LayerSensitivity::measure(const PreparedMode& mode, int layer, std::stop_token stop)
{
    SensitivityCell cell;
    cell.layer = layer;
    cell.mode = mode.mode->name;
    cell.bytes = mode.layers[static_cast<std::size_t>(layer)].bytes();
    cell.items = m_items;
    auto error = outputError(mode, layer);
    if (!error) return error.error();
    cell.output = *error;
    LayerChoice choice = m_bench->uniform(*m_plain);
    choice[static_cast<std::size_t>(layer)] = &mode;
    auto scores = m_bench->evaluate(choice, items(), stop);
    if (!scores) return scores.error();
    cell.lossDifference =
        bootstrapMeanDifference(m_baseline.loss, scores->loss, static_cast<std::uint64_t>(layer) + 1, kResamples);
    cell.correctDifference = scores->correctCount() - m_baseline.correctCount();
    return cell;
}

} // namespace qs
