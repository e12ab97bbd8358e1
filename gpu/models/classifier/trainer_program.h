// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/classifier/device_buffers.h"
#include "gpu/models/classifier/graph.h"
#include "gpu/models/classifier/qat.h"
#include "gpu/models/classifier/trainer.h"

#include <memory>
#include <vector>

namespace qs {

/// One training laid out on a machine: parameters, moments, values and gradients of a batch, and the recorded step. The
/// steps of a batch are counted on the device, so that the host replays many at once.
class TrainingProgram
{
public:
    /// Lays out and uploads `state`; finds the first steps of LSQ from its first batch and puts them into `state` where
    /// it has none.
    static Result<std::unique_ptr<TrainingProgram>> make(TensorMachine& machine, TrainingState& state,
                                                         const DeviceSet& items);
    ~TrainingProgram();

    /// Sends a state to the machine and goes on from there.
    Result<void> load(const TrainingState& state);
    /// Fetches model, moments and learned steps; waits.
    Result<void> store(TrainingState& state) const;
    /// Runs steps from the present one until before `last`; brings the order of items along at the beginning of an
    /// epoch.
    Result<void> runTo(std::int64_t last);
    /// Mean loss and fraction correct of steps `first` … `last` − 1, in pairs; waits.
    Result<std::vector<float>> log(std::int64_t first, std::int64_t last) const;
    /// The model as it trains, fake quantization and all, on a set: mean loss and fraction correct.
    Result<TrainingPoint> check(const DeviceSet& set);

    std::int64_t step() const { return m_step; }
    std::int64_t stepsPerEpoch() const { return m_stepsPerEpoch; }

    /// Instructions that quantize the weights where the rule asks for it; before any forward pass with new weights.
    std::vector<TensorOp> prepareOps() const;
    /// Forward pass of `rows` images and the loss of each; with `gradients`, everything back to the parameters
    /// (prepareOps before).
    std::vector<TensorOp> passOps(TensorPlace features, TensorPlace labels, std::int64_t rows, bool gradients) const;
    TensorPlace parameter(int index) const { return m_values.parameters[static_cast<std::size_t>(index)]; }
    TensorPlace gradient(int index) const { return m_gradients.parameters[static_cast<std::size_t>(index)]; }
    TensorPlace losses() const { return m_losses; }
    /// The factor of learned step `index` of TrainingState::lsqSteps and its gradient.
    TensorPlace factor(int index) const { return m_learned[static_cast<std::size_t>(index)].factor; }
    TensorPlace factorGradient(int index) const { return m_learned[static_cast<std::size_t>(index)].gradient; }

private:
    struct Moments
    {
        TensorPlace first, second;
    };
    struct Learned ///< steps of one FakeQuantizer
    {
        std::string name;
        std::int64_t count = 0;
        TensorPlace first, factor, steps, stepGradient, gradient;
    };
    struct Quantizers ///< of one linear layer
    {
        FakeQuantizer weight, input;
    };

    TrainingProgram(TensorMachine& machine, const TrainingState& state, const DeviceSet& items);
    void layOut(const TrainingState& state);
    void layOutGradients();
    void layOutQuantizers(const QatRule& rule);
    FakeQuantizer quantizer(const FakeGrid& grid, std::int64_t images, const std::string& name);
    Result<void> startSteps(TrainingState& state);
    Result<void> recordStep();
    std::vector<TensorOp> batchOps() const;
    std::vector<TensorOp> updateOps() const;
    void appendLinearForward(const GraphNode& node, std::int64_t rows, bool quantized, const GraphPlaces& at,
                             std::vector<TensorOp>& ops) const;
    void appendLinearBackward(const GraphNode& node, std::int64_t rows, const GraphPlaces& at,
                              std::vector<TensorOp>& ops) const;
    std::vector<TensorOp> forwardOps(const GraphPlaces& at, std::int64_t rows, bool quantized) const;
    Result<void> sendOrder(std::int64_t epoch);

    TensorMachine& m_machine;
    TrainingOptions m_options;
    ClassifierGraph m_graph;
    DeviceBuffers m_buffers;
    DeviceSet m_items;
    std::int64_t m_batch, m_stepsPerEpoch, m_steps, m_step = 0, m_orderOf = -1;
    std::vector<std::int64_t> m_sizes; ///< of the parameters
    std::vector<bool> m_decays;        ///< weight decay: linear weights alone
    GraphPlaces m_values, m_gradients;
    std::vector<Moments> m_moments;       ///< of the parameters, then of the learned factors
    std::vector<Quantizers> m_quantizers; ///< empty without fake quantization
    std::vector<Learned> m_learned;
    TensorPlace m_scratch, m_wideScratch, m_weightScratch;
    TensorPlace m_labels, m_losses, m_correct, m_counter, m_rates, m_log, m_order;
    std::int32_t m_program = -1;
};

} // namespace qs
