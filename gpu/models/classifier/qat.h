// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/classifier/device_buffers.h"
#include "gpu/models/classifier/trainer.h"

#include <string>
#include <vector>

namespace qs {

/// Where fake quantization stands and on which grid: q = clamp(round(x/s), low, high), symmetric integers.
struct FakeGrid
{
    std::int64_t rows = 0, columns = 0; ///< of the tensor; rows for each image where it is an activation
    std::int64_t group = 0;             ///< columns that share a step; 0: one step for the whole tensor
    float low = 0, high = 0;
    bool isLearned = false; ///< by LSQ; else the step is largest magnitude / high

    /// Steps of the tensor with `images` images (1 for weights).
    std::int64_t steps(std::int64_t images) const;
};
FakeGrid weightGrid(const QatRule& rule, const LinearLayer& layer);
/// Of the layer's input; high = 0 where the rule leaves it alone.
FakeGrid inputGrid(const QatRule& rule, const LinearLayer& layer);
/// Whether bits and groups make sense (Usage).
Result<void> checkRule(const QatRule& rule);

/// First steps of LSQ (Esser et al. 2020): 2·mean|x| / √high of each group; a group of zeros gets a tiny positive one.
std::vector<float> firstLsqSteps(const FakeGrid& grid, std::span<const float> values);

/// Fake quantization of one tensor on the machine.
struct FakeQuantizer
{
    FakeGrid grid;
    TensorPlace steps;    ///< FP32
    TensorPlace result;   ///< FP32, the size of the tensor
    TensorPlace gradient; ///< of learned steps
    float gradientScale = 0;
};
/// 1/√(N·high), N the elements that share a step.
float lsqGradientScale(const FakeGrid& grid);

/// quantizer.result = fake-quantized `x`; also finds the steps unless they are learned.
void appendFakeQuant(const FakeQuantizer& quantizer, TensorPlace x, std::int64_t images, std::vector<TensorOp>& ops);
/// dx from dy, the gradient of quantizer.result, and the gradient of learned steps.
void appendFakeQuantGrad(const FakeQuantizer& quantizer, TensorPlace x, TensorPlace dy, TensorPlace dx,
                         std::int64_t images, std::vector<TensorOp>& ops);

/// The weight of linear layer `layer` as the model computed with it while it trained: steps (learned, or by magnitude)
/// and the codes.
struct QatWeight
{
    FakeGrid grid;
    std::vector<std::int8_t> codes; ///< [out, in]
    std::vector<float> steps;       ///< [out, groups of a row]
    std::vector<float> restored() const;
};
QatWeight qatWeight(const TrainingState& state, int layer);
/// The learned step of a layer's input; 0 where it is found by magnitude or left alone.
float qatInputStep(const TrainingState& state, int layer);

} // namespace qs
