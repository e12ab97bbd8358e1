// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/workbench.h"

#include "gpu/core/parallel.h"
#include "gpu/models/classifier/qat.h"
#include "gpu/studies/protocol/open_chosen.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace qs {

namespace {

using Clock = std::chrono::steady_clock;

double msSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

LearnedSteps stepsOf(const TrainingState& state, int layer)
{
    return {qatWeight(state, layer).steps, qatInputStep(state, layer)};
}

} // namespace

Result<OpenedMachine> openMachine(BackendChoice choice, int device)
{
    return openChosen<OpenedMachine>(
        choice, device, [] { return makeCpuMachine(); }, [](int index) { return makeCudaMachine(index); });
}

StudySets::~StudySets()
{
    for (const DeviceSet* set : {&train, &calibration, &test})
        releaseSet(*m_machine, *set);
}

Result<std::unique_ptr<StudySets>> StudySets::make(TensorMachine& machine, const ClassifierConfig& config,
                                                   const LabelledData& data)
{
    auto sets = std::make_unique<StudySets>(machine);
    const std::pair<DeviceSet*, const LabelledSet*> all[] = {
        {&sets->train, &data.train}, {&sets->calibration, &data.calibration}, {&sets->test, &data.test}};
    for (const auto& [to, from] : all) {
        auto set = uploadSet(machine, config, from->features, from->labels);
        if (!set) return set.error();
        *to = *set;
    }
    return sets;
}

Result<std::shared_ptr<PlacedModel>> ModeWorkbench::place(Classifier model)
{
    auto placed = std::make_shared<PlacedModel>();
    placed->model = std::move(model);
    auto program = ClassifierProgram::make(m_machine, placed->model, kRows);
    if (!program) return program.error();
    placed->program = std::move(*program);
    return placed;
}

Result<std::unique_ptr<ModeWorkbench>> ModeWorkbench::make(TensorMachine& machine, const StudySets& sets,
                                                           Classifier baseline, int groupSize)
{
    std::unique_ptr<ModeWorkbench> bench(new ModeWorkbench(machine, sets, groupSize));
    bench->m_layers = linearLayers(baseline.config);
    auto placed = bench->place(std::move(baseline));
    if (!placed) return placed.error();
    bench->m_baseline = std::move(*placed);
    return bench;
}

Result<void> ModeWorkbench::capture(const CaptureRequest& request)
{
    if (!m_inputs.empty() && (m_hasHessians || !request.hessians)) return {};
    const Clock::time_point start = Clock::now();
    // Earlier evaluations may have left quantized layers in the program.
    for (std::size_t i = 0; i < m_layers.size(); ++i)
        if (auto r =
                m_baseline->program->setLayer(static_cast<int>(i), m_baseline->program->original(static_cast<int>(i)));
            !r)
            return r;
    auto inputs = captureInputs(m_machine, *m_baseline->program, m_layers, m_sets.calibration, request);
    if (!inputs) return inputs.error();
    (request.hessians ? m_hessianMs : m_captureMs) = msSince(start);
    m_inputs = std::move(*inputs);
    m_hasHessians = request.hessians;
    return {};
}

Result<void> ModeWorkbench::captureFor(const AccuracyMode& mode, const CaptureRequest& request)
{
    if (!needsCalibration(mode)) return {};
    CaptureRequest asked = request;
    asked.hessians = needsHessians(mode);
    return capture(asked);
}

Result<const PreparedMode*> ModeWorkbench::quantize(const AccuracyMode& mode, std::shared_ptr<PlacedModel> of,
                                                    const TrainingState* trained)
{
    const Clock::time_point start = Clock::now();
    const std::size_t count = m_layers.size();
    std::vector<std::optional<Result<QuantizedLayer>>> results(count);
    parallelFor(static_cast<std::int64_t>(count), 1, [&](std::int64_t from, std::int64_t to, int) {
        for (auto i = static_cast<std::size_t>(from); i < static_cast<std::size_t>(to); ++i) {
            const LinearLayer& layer = m_layers[i];
            const LearnedSteps steps =
                trained && mode.method == ModeMethod::QatLsq ? stepsOf(*trained, static_cast<int>(i)) : LearnedSteps{};
            results[i] =
                quantizeLayer(mode, of->model.parameters[static_cast<std::size_t>(layer.weight)].values, layer.out,
                              layer.in, inputs(i), m_groupSize, mode.method == ModeMethod::QatLsq ? &steps : nullptr);
        }
    });
    auto prepared = std::make_unique<PreparedMode>();
    prepared->mode = &mode;
    for (std::size_t i = 0; i < count; ++i) {
        if (!*results[i])
            return Error{results[i]->error().code,
                         Message::tr("Layer %1: %2").arg(m_layers[i].name, results[i]->error().message),
                         results[i]->error().hint};
        prepared->layers.push_back(std::move(**results[i]));
    }
    prepared->quantizeMs = msSince(start);
    if (needsCalibration(mode))
        prepared->quantizeMs += needsHessians(mode) || m_captureMs == 0 ? m_hessianMs : m_captureMs;
    for (std::size_t i = 0; i < count; ++i) {
        const LinearExecution& plain = of->program->original(static_cast<int>(i));
        auto placed =
            PlacedLayer::make(m_machine, mode, prepared->layers[i], m_layers[i].out, m_layers[i].in, plain.bias);
        if (!placed) return placed.error();
        prepared->placed.push_back(std::move(*placed));
    }
    prepared->of = std::move(of);
    auto& kept = m_modes[std::string(mode.name)];
    kept = std::move(prepared);
    return static_cast<const PreparedMode*>(kept.get());
}

Result<const PreparedMode*> ModeWorkbench::prepare(const AccuracyMode& mode, std::stop_token stop)
{
    if (const PreparedMode* there = find(std::string(mode.name))) return there;
    if (mode.isQat())
        return Error{ErrorCode::Usage, Message::tr("%1 has not been trained.").arg(mode.title),
                     Message::tr("Select it for the study.")};
    if (auto r = captureFor(mode, {.stop = stop}); !r) return r.error();
    return quantize(mode, m_baseline, nullptr);
}

Result<const PreparedMode*> ModeWorkbench::prepareTrained(const AccuracyMode& mode, const TrainingState& state)
{
    auto placed = place(state.model);
    if (!placed) return placed.error();
    return quantize(mode, std::move(*placed), &state);
}

const PreparedMode* ModeWorkbench::find(const std::string& mode) const
{
    const auto found = m_modes.find(mode);
    return found == m_modes.end() ? nullptr : found->second.get();
}

Result<LayerChoice> ModeWorkbench::choice(const LayerPlan& plan, std::stop_token stop)
{
    if (plan.size() != m_layers.size())
        return Error{ErrorCode::Usage,
                     Message::tr("The plan lists %1 modes, but the model has %2 linear layers.")
                         .arg(plan.size(), m_layers.size()),
                     ""};
    LayerChoice choice;
    for (const std::string& name : plan) {
        const AccuracyMode* mode = findAccuracyMode(name);
        if (!mode)
            return Error{ErrorCode::Usage, Message::tr("Unknown mode '%1'.").arg(name),
                         Message::tr("'quantoscope modes --list' lists all modes.")};
        if (!mode->mixes() && name != plan.front())
            return Error{
                ErrorCode::Usage,
                Message::tr("%1 changed all weights during training, so it cannot be combined with other modes.")
                    .arg(mode->title),
                Message::tr("Use it for all layers or for none.")};
        auto prepared = prepare(*mode, stop);
        if (!prepared) return prepared.error();
        choice.push_back(*prepared);
    }
    for (const PreparedMode* mode : choice)
        if (mode->of != choice.front()->of)
            return Error{ErrorCode::Usage, Message::tr("The plan combines a trained mode with other modes."),
                         Message::tr("Use it for all layers or for none.")};
    return choice;
}

Result<void> ModeWorkbench::apply(const LayerChoice& choice, ClassifierProgram& program)
{
    for (std::size_t i = 0; i < choice.size(); ++i)
        if (auto r = program.setLayer(static_cast<int>(i), choice[i]->placed[i].execution()); !r) return r;
    return {};
}

Result<ItemScores> ModeWorkbench::evaluate(const LayerChoice& choice, const DeviceSet& set, std::stop_token stop)
{
    ClassifierProgram& program = *choice.front()->of->program;
    if (auto r = apply(choice, program); !r) return r.error();
    return qs::evaluate(m_machine, program, set, stop);
}

} // namespace qs
