// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/qat.h"

#include "gpu/models/classifier/graph.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

FakeGrid gridOf(int bits, QatRule::Method method)
{
    FakeGrid grid;
    grid.high = static_cast<float>((1 << (bits - 1)) - 1);
    grid.low = -grid.high - 1;
    grid.isLearned = method == QatRule::Method::Lsq;
    return grid;
}

const Parameter* stepsOf(const TrainingState& state, const std::string& name)
{
    const auto found = std::ranges::find(state.lsqSteps, name, &Parameter::name);
    return found == state.lsqSteps.end() ? nullptr : &*found;
}

/// Calls body(group, first, last) for each group's elements in the tensor's rows.
template <typename Body> void forGroups(const FakeGrid& grid, std::size_t size, const Body& body)
{
    const auto columns = static_cast<std::size_t>(grid.columns),
               width = grid.group > 0 ? static_cast<std::size_t>(grid.group) : size;
    if (grid.group <= 0) return body(std::size_t{0}, std::size_t{0}, size);
    std::size_t group = 0;
    for (std::size_t row = 0; row < size; row += columns)
        for (std::size_t first = 0; first < columns; first += width)
            body(group++, row + first, row + std::min(columns, first + width));
}

float largest(std::span<const float> values)
{
    float most = 0;
    for (const float value : values)
        most = std::max(most, std::fabs(value));
    return most;
}

} // namespace

std::int64_t FakeGrid::steps(std::int64_t images) const
{
    return group > 0 ? images * rows * ((columns + group - 1) / group) : 1;
}

FakeGrid weightGrid(const QatRule& rule, const LinearLayer& layer)
{
    FakeGrid grid = gridOf(rule.weightBits, rule.method);
    grid.rows = layer.out;
    grid.columns = layer.in;
    grid.group = rule.groupSize > 0 ? std::min<std::int64_t>(rule.groupSize, layer.in) : layer.in;
    return grid;
}

FakeGrid inputGrid(const QatRule& rule, const LinearLayer& layer)
{
    if (rule.method == QatRule::Method::None || rule.activationBits == 0) return {};
    FakeGrid grid = gridOf(rule.activationBits, rule.method);
    grid.rows = layer.rowsPerItem;
    grid.columns = layer.in;
    grid.group = grid.isLearned ? 0 : layer.in;
    return grid;
}

Result<void> checkRule(const QatRule& rule)
{
    if (rule.method == QatRule::Method::None) return {};
    if (rule.weightBits < 2 || rule.weightBits > 8 ||
        (rule.activationBits != 0 && (rule.activationBits < 2 || rule.activationBits > 8)))
        return Error{
            ErrorCode::Usage,
            Message::tr("Quantization-aware training supports 2 to 8 bits, not %1 for weights and %2 for activations.")
                .arg(rule.weightBits, rule.activationBits),
            {}};
    if (rule.groupSize < 0)
        return Error{ErrorCode::Usage, Message::tr("Groups of %1 weights are not supported.").arg(rule.groupSize), {}};
    return {};
}

std::vector<float> firstLsqSteps(const FakeGrid& grid, std::span<const float> values)
{
    constexpr double smallest = 1e-8; // a step of zero would never move again
    std::vector<float> steps;
    forGroups(grid, values.size(), [&](std::size_t, std::size_t first, std::size_t last) {
        double sum = 0;
        for (std::size_t i = first; i < last; ++i)
            sum += std::fabs(static_cast<double>(values[i]));
        const double mean = sum / static_cast<double>(last - first);
        steps.push_back(static_cast<float>(std::max(smallest, 2 * mean / std::sqrt(static_cast<double>(grid.high)))));
    });
    return steps;
}

float lsqGradientScale(const FakeGrid& grid)
{
    const std::int64_t count = grid.group > 0 ? grid.group : grid.rows * grid.columns;
    return static_cast<float>(1.0 / std::sqrt(static_cast<double>(std::max<std::int64_t>(count, 1)) * grid.high));
}

void appendFakeQuant(const FakeQuantizer& quantizer, TensorPlace x, std::int64_t images, std::vector<TensorOp>& ops)
{
    const FakeGrid& grid = quantizer.grid;
    if (!grid.isLearned) {
        ops.push_back(tensorOp(TensorOpKind::AbsmaxScale, {x}, {quantizer.steps},
                               {images * grid.rows, grid.columns, grid.group}));
        ops.back().f[0] = grid.high;
    }
    ops.push_back(tensorOp(TensorOpKind::FakeQuant, {x, quantizer.steps}, {quantizer.result},
                           {images * grid.rows, grid.columns, grid.group}));
    ops.back().f[0] = grid.low;
    ops.back().f[1] = grid.high;
}

void appendFakeQuantGrad(const FakeQuantizer& quantizer, TensorPlace x, TensorPlace dy, TensorPlace dx,
                         std::int64_t images, std::vector<TensorOp>& ops)
{
    const FakeGrid& grid = quantizer.grid;
    ops.push_back(tensorOp(TensorOpKind::FakeQuantGrad, {x, quantizer.steps, dy}, {dx},
                           {images * grid.rows, grid.columns, grid.group}));
    TensorOp& op = ops.back();
    op.f[0] = grid.low;
    op.f[1] = grid.high;
    op.f[2] = quantizer.gradientScale;
    if (grid.isLearned) {
        op.out[1] = quantizer.gradient;
    } else {
        op.f[1] = grid.high +
                  0.5f; // the largest magnitude is on the grid, even where its quotient comes out a rounding above
    }
}

std::vector<float> QatWeight::restored() const
{
    std::vector<float> values(codes.size());
    forGroups(grid, values.size(), [&](std::size_t group, std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            values[i] = steps[group] * static_cast<float>(codes[i]);
    });
    return values;
}

QatWeight qatWeight(const TrainingState& state, int layer)
{
    const LinearLayer of = linearLayers(state.model.config)[static_cast<std::size_t>(layer)];
    const std::vector<float>& values = state.model.parameters[static_cast<std::size_t>(of.weight)].values;
    QatWeight weight;
    weight.grid = weightGrid(state.options.qat, of);
    weight.codes.resize(values.size());
    const Parameter* learned = stepsOf(state, of.name + ".weight_step");
    if (learned != nullptr) weight.steps = learned->values;
    forGroups(weight.grid, values.size(), [&](std::size_t group, std::size_t first, std::size_t last) {
        if (learned == nullptr)
            weight.steps.push_back(largest(std::span(values).subspan(first, last - first)) / weight.grid.high);
        const float step = weight.steps[group], inverse = step > 0 ? 1 / step : 0;
        for (std::size_t i = first; i < last; ++i)
            weight.codes[i] = static_cast<std::int8_t>(
                std::clamp(std::nearbyintf(values[i] * inverse), weight.grid.low, weight.grid.high));
    });
    return weight;
}

float qatInputStep(const TrainingState& state, int layer)
{
    const Parameter* step =
        stepsOf(state, linearLayers(state.model.config)[static_cast<std::size_t>(layer)].name + ".input_step");
    return step == nullptr ? 0 : step->values.front();
}

} // namespace qs
