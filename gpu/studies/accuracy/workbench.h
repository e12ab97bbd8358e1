// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/classifier/trainer.h"
#include "gpu/models/data/labelled_data.h"
#include "gpu/studies/accuracy/capture.h"

#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// A machine and why it is that one.
struct OpenedMachine
{
    std::unique_ptr<TensorMachine> machine;
    Message reason;
};
/// As openBackend(): `auto` takes CUDA where it can.
Result<OpenedMachine> openMachine(BackendChoice choice, int device);

/// The three splits on a machine, released with it. The machine outlives it.
class StudySets
{
public:
    static Result<std::unique_ptr<StudySets>> make(TensorMachine& machine, const ClassifierConfig& config,
                                                   const LabelledData& data);
    explicit StudySets(TensorMachine& machine) : m_machine(&machine) {}
    ~StudySets();
    StudySets(const StudySets&) = delete;
    StudySets& operator=(const StudySets&) = delete;

    DeviceSet train, calibration, test;

private:
    TensorMachine* m_machine;
};

/// A model on the machine: the baseline, or what QAT made of it.
struct PlacedModel
{
    Classifier model;
    std::unique_ptr<ClassifierProgram> program; ///< for evaluating
};

/// A mode with all its layers quantized and on the machine.
struct PreparedMode
{
    const AccuracyMode* mode = nullptr;
    std::shared_ptr<PlacedModel> of;
    std::vector<QuantizedLayer> layers;
    std::vector<PlacedLayer> placed;
    double quantizeMs = 0;
};

/// A prepared mode for every linear layer; all of the same model.
using LayerChoice = std::vector<const PreparedMode*>;

/// A trained model on a machine, and its linear layers in the modes.
class ModeWorkbench
{
public:
    static constexpr std::int64_t kRows = 512; ///< items at a time where nothing is timed

    /// `sets` and the machine outlive it.
    static Result<std::unique_ptr<ModeWorkbench>> make(TensorMachine& machine, const StudySets& sets,
                                                       Classifier baseline, int groupSize);

    TensorMachine& machine() { return m_machine; }
    const StudySets& sets() const { return m_sets; }
    const Classifier& model() const { return m_baseline->model; }
    const std::vector<LinearLayer>& layers() const { return m_layers; }
    int groupSize() const { return m_groupSize; }

    /// Sees to what prepare() of a mode needs of the calibration split; nothing to do where it is there already.
    Result<void> captureFor(const AccuracyMode& mode, const CaptureRequest& request);
    /// Null before captureFor().
    const LayerInputs* inputs(std::size_t layer) const { return layer < m_inputs.size() ? &m_inputs[layer] : nullptr; }
    /// Captured without Hessians, whatever the modes need.
    Result<void> capture(const CaptureRequest& request);

    /// Quantizes all layers of the baseline; at once where that is done. Not for QAT modes.
    Result<const PreparedMode*> prepare(const AccuracyMode& mode, std::stop_token stop);
    /// A QAT mode from what its training ended in.
    Result<const PreparedMode*> prepareTrained(const AccuracyMode& mode, const TrainingState& state);
    /// Null where it was not prepared.
    const PreparedMode* find(const std::string& mode) const;
    /// The modes of a plan, prepared where they are not. Usage for names that do not exist, a wrong number of layers,
    /// or QAT modes beside others.
    Result<LayerChoice> choice(const LayerPlan& plan, std::stop_token stop);
    LayerChoice uniform(const PreparedMode& mode) const { return LayerChoice(m_layers.size(), &mode); }

    Result<ItemScores> evaluate(const LayerChoice& choice, const DeviceSet& set, std::stop_token stop);
    /// Sets the executions of a choice in a program of its model.
    static Result<void> apply(const LayerChoice& choice, ClassifierProgram& program);

private:
    ModeWorkbench(TensorMachine& machine, const StudySets& sets, int groupSize)
        : m_machine(machine), m_sets(sets), m_groupSize(groupSize)
    {}
    Result<std::shared_ptr<PlacedModel>> place(Classifier model);
    Result<const PreparedMode*> quantize(const AccuracyMode& mode, std::shared_ptr<PlacedModel> of,
                                         const TrainingState* trained);

    TensorMachine& m_machine;
    const StudySets& m_sets;
    int m_groupSize;
    std::vector<LinearLayer> m_layers;
    std::shared_ptr<PlacedModel> m_baseline;
    std::vector<LayerInputs> m_inputs;
    bool m_hasHessians = false;
    double m_captureMs = 0, m_hessianMs = 0;
    std::map<std::string, std::unique_ptr<PreparedMode>> m_modes;
};

} // namespace qs
