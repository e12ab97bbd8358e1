// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/tensor_machine.h"
#include "gpu/models/classifier/classifier.h"
#include "gpu/models/classifier/program.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace qs {

/// Quantization-aware training: which fake quantization stands in every linear layer.
struct QatRule
{
    enum class Method : std::uint8_t { None, StraightThrough, Lsq };
    Method method = Method::None;
    int weightBits = 8; ///< 2 … 8, symmetric
    int groupSize =
        0; ///< weights of a row that share a scale, the last group may be shorter; 0: all of an output channel
    int activationBits =
        8; ///< per token and dynamic (StraightThrough), per tensor with a learned step (Lsq); 0: left alone
    bool operator==(const QatRule&) const = default;
};

struct TrainingOptions
{
    int epochs = 8;
    int batch = 128;
    float learningRate = 1e-3f; ///< peak; warm-up over the first 5 %, then a cosine down to a hundredth
    float weightDecay = 0.01f;  ///< decoupled (AdamW); of the weights of linear layers alone
    std::uint64_t seed = 0;     ///< of the order of items
    QatRule qat;
};
/// What trains a model of that kind on the drawn characters in reasonable time: on ten classes 0.82 (tiny) and 0.98
/// (MLP, transformer) of the test items are right.
TrainingOptions defaultTraining(ClassifierKind kind);
/// Rate of step `step` of `steps`.
float learningRateAt(const TrainingOptions& options, std::int64_t step, std::int64_t steps);

/// One look at a training that goes on.
struct TrainingPoint
{
    std::int64_t step = 0, steps = 0;
    double epoch = 0;
    float loss = 0;       ///< mean over the steps since the last point
    float accuracy = 0;   ///< fraction of the same items
    bool isCheck = false; ///< at the end of an epoch: `loss` and `accuracy` are over the calibration split instead
};

/// Where a training stands; enough to go on later, on the same device to the same bits.
struct TrainingState
{
    Classifier model;
    TrainingOptions options;
    std::int64_t step = 0, steps = 0;
    std::vector<std::vector<float>> firstMoments,
        secondMoments;               ///< of the parameters in their order, then of the factors of LSQ
    std::vector<Parameter> lsqSteps; ///< learned step sizes by layer ('layers.0.weight_step', 'layers.0.input_step')
    /// A step is learned as factor × first value: Adam's strides do not depend on the size of a gradient, so that all
    /// steps have to be of the same size for one learning rate. In the order of lsqSteps.
    std::vector<std::vector<float>> lsqFirst, lsqFactors;
    std::vector<TrainingPoint> history; ///< about a thousand points and the checks, whatever was reported
    bool done() const { return steps > 0 && step >= steps; }
};

/// A state to start from; `model` is fresh, or trained already for QAT. An epoch is items / batch steps in a fresh
/// order; the items that are left over, less than a batch, sit that epoch out.
TrainingState beginTraining(Classifier model, const TrainingOptions& options, std::int64_t items);

/// Trains until done, or until `stop`: then the error is ErrorCode::Interrupted and `state` holds where it stands, to
/// be called again with. A loss that is no finite number ends it with ErrorCode::BadInput, in words, and `state` with
/// the weights of the last step whose loss was finite. `report` comes about 30 times a second at most, on the calling
/// thread, and gets every check. `check`: the set for isCheck points; may be empty. Usage for options that make no
/// sense or another number of items than the state was begun with.
Result<void> train(TensorMachine& machine, TrainingState& state, const DeviceSet& items, const DeviceSet& check,
                   std::stop_token stop, const std::function<void(const TrainingPoint&)>& report);

} // namespace qs
