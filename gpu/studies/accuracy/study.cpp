// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/study.h"

#include "gpu/studies/accuracy/file.h"
#include "gpu/studies/accuracy/plan.h"
#include "gpu/studies/accuracy/study_state.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// Plans whose expected losses differ by less are equally good; then fewer modes are better.
constexpr double kSameLoss = 1e-3;

/// What a cell may cost: the farther end of its interval, whichever side of 0 that is. The direction of small changes
/// is luck, and a mean would make coarse formats look free wherever noise lowered the loss.
double possibleLoss(const SensitivityCell& cell)
{
    const MeanDifference& d = cell.lossDifference;
    return std::isfinite(d.high) && std::isfinite(d.low) ? std::max(std::fabs(d.low), std::fabs(d.high))
                                                         : std::fabs(d.difference);
}

Error notYet()
{
    return {ErrorCode::Usage, Message::tr("No model has been trained yet."), Message::tr("Run the study first.")};
}

} // namespace

AccuracyStudy::AccuracyStudy(AccuracyStudySpec spec) : m_state(std::make_unique<State>(std::move(spec))) {}
AccuracyStudy::~AccuracyStudy() = default;

std::optional<Error> AccuracyStudy::run(std::stop_token stop, StudySink& sink)
{
    m_state->sink = &sink;
    m_state->stop = std::move(stop);
    m_state->progress.setSink(&sink);
    auto error = m_state->run();
    m_state->progress.setSink(nullptr);
    m_state->sink = nullptr;
    return error;
}

const AccuracyStudyResult& AccuracyStudy::result() const { return m_state->result; }

double AccuracyStudy::expectedCost() const { return m_state->totalCost(); }

Result<ModeRow> AccuracyStudy::tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop)
{
    if (!m_state->bench || m_state->scores.empty()) return notYet();
    m_state->stop = std::move(stop);
    auto row = m_state->measurePlan(plan, name);
    if (!row) return row;
    auto& plans = m_state->result.plans;
    const auto same = std::find_if(plans.begin(), plans.end(), [&](const ModeRow& r) { return r.mode == name; });
    const std::size_t at = static_cast<std::size_t>(same - plans.begin());
    if (same == plans.end())
        plans.push_back(std::move(*row));
    else
        *same = std::move(*row);
    judge(m_state->result);
    return plans[at];
}

Result<LayerPlan> AccuracyStudy::suggestPlan(std::int64_t bytes, std::stop_token stop) const
{
    if (!m_state->bench) return notYet();
    const auto& layers = m_state->bench->layers();
    std::vector<std::vector<LayerOption>> options(layers.size());
    for (const SensitivityCell& cell : m_state->result.cells)
        options[static_cast<std::size_t>(cell.layer)].push_back({cell.mode, cell.bytes, possibleLoss(cell)});
    for (std::size_t i = 0; i < layers.size(); ++i)
        options[i].push_back({"fp32", layers[i].in * layers[i].out * 4, 0});
    if (m_state->result.cells.empty())
        return Error{ErrorCode::Usage,
                     Message::tr("Plans require the sensitivity of single layers, which has not been measured."),
                     Message::tr("Remove --no-sensitivity.")};
    auto plain = sizeOf(LayerPlan(layers.size(), "fp32"), stop);
    if (!plain) return plain.error();
    // The header's length depends on the plan; what the file has too much is taken from the layers until it fits.
    std::int64_t forLayers = bytes - plain->unquantized - plain->overhead;
    while (true) {
        if (stop.stop_requested()) return stoppedError();
        const LayerPlan plan = leastLoss(options, forLayers, kSameLoss);
        if (plan.empty()) break;
        auto size = sizeOf(plan, stop);
        if (!size) return size.error();
        if (size->total() <= bytes) return plan;
        forLayers -= size->total() - bytes;
    }
    // Nothing was found: either what is smallest fits, or its size says how much is needed.
    const LayerPlan least = fewestBytes(options);
    auto size = sizeOf(least, stop);
    if (!size) return size.error();
    if (size->total() <= bytes) return least;
    return Error{ErrorCode::Usage,
                 Message::tr("No plan fits into %1 bytes; the smallest plan has %2.")
                     .arg(formatCount(bytes), formatCount(size->total())),
                 Message::tr("Increase the limit, or choose smaller formats.")};
}

Result<SizeLedger> AccuracyStudy::sizeOf(const LayerPlan& plan, std::stop_token stop) const
{
    if (!m_state->bench) return notYet();
    return m_state->sizeOf(plan, std::move(stop));
}

Result<void> AccuracyStudy::saveModel(const std::filesystem::path& path) const
{
    if (!m_state->bench) return notYet();
    return saveClassifier(m_state->bench->model(), path);
}

Result<void> AccuracyStudy::saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const
{
    if (!m_state->bench) return notYet();
    auto choice = m_state->bench->choice(plan, {});
    if (!choice) return choice.error();
    std::vector<const QuantizedLayer*> layers;
    for (std::size_t i = 0; i < choice->size(); ++i)
        layers.push_back(&(*choice)[i]->layers[i]);
    const ModelFile file = modelFile(choice->front()->of->model, plan, layers, m_state->spec.groupSize);
    return writeSafetensors(path, file.tensors, file.metadata);
}

Result<void> AccuracyStudy::saveQuantized(const std::string& mode, const std::filesystem::path& path) const
{
    if (!m_state->bench) return notYet();
    return saveQuantized(LayerPlan(m_state->bench->layers().size(), mode), path);
}

std::vector<std::string> AccuracyStudy::tensorNames() const
{
    std::vector<std::string> names;
    if (!m_state->bench) return names;
    for (const LinearLayer& layer : m_state->bench->layers())
        for (const char* part : {".weight", ".input"})
            names.push_back(layer.name + part);
    return names;
}

Result<NamedTensor> AccuracyStudy::tensor(const std::string& name, std::stop_token stop) const
{
    if (!m_state->bench) return notYet();
    ModeWorkbench& bench = *m_state->bench;
    for (std::size_t i = 0; i < bench.layers().size(); ++i) {
        const LinearLayer& layer = bench.layers()[i];
        if (name == layer.name + ".weight")
            return NamedTensor{name, layer.out, layer.in,
                               bench.model().parameters[static_cast<std::size_t>(layer.weight)].values};
        if (name != layer.name + ".input") continue;
        if (auto r = bench.capture({.stop = std::move(stop)}); !r) return r.error();
        const LayerInputs& inputs = *bench.inputs(i);
        return NamedTensor{name, inputs.keptRows, inputs.columns, inputs.kept};
    }
    return Error{ErrorCode::Usage, Message::tr("The model has no tensor '%1'.").arg(name),
                 Message::tr("Weights and inputs of its linear layers are available.")};
}

} // namespace qs
