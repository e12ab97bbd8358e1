// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "gpu/studies/study.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// A weight or an activation of the studied model, or a tensor of a file, for looking at.
struct NamedTensor
{
    std::string name; ///< 'layers.0.weight', 'layers.0.input'
    std::int64_t rows = 0, columns = 0;
    std::vector<float> values;
};

/// An accuracy study in this process: AccuracyStudy, or a stand-in in tests. ask() answers by its other methods.
class AccuracyStudyBase : public Study
{
public:
    const AccuracyStudyResult& result() const override = 0;
    /// Measures a plan that mixes modes on the test split and adds it to the result's plans under `name`.
    virtual Result<ModeRow> tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop) = 0;
    /// The plan whose file has at most `bytes` with the least loss that it may cost: the sum over its layers of the
    /// farther ends of the sensitivity's intervals. Where fewer different modes do as well within 0.001, those.
    virtual Result<LayerPlan> suggestPlan(std::int64_t bytes, std::stop_token stop) const = 0;
    /// Bytes of a plan's file.
    virtual Result<SizeLedger> sizeOf(const LayerPlan& plan, std::stop_token stop) const = 0;
    /// The trained baseline, and the model as a mode or a plan stores it. The sizes are those of the ledger.
    virtual Result<void> saveModel(const std::filesystem::path& path) const = 0;
    virtual Result<void> saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const = 0;
    virtual Result<void> saveQuantized(const std::string& mode, const std::filesystem::path& path) const = 0;
    /// Weights and, from calibration items, inputs of every linear layer.
    virtual std::vector<std::string> tensorNames() const = 0;
    virtual Result<NamedTensor> tensor(const std::string& name, std::stop_token stop) const = 0;

    Result<StudyAnswer> ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink) final;

private:
    Result<StudyAnswer> askPlan(const nlohmann::json& question, std::stop_token stop);
    Result<StudyAnswer> askSuggestion(const nlohmann::json& question, std::stop_token stop);
    Result<StudyAnswer> askSize(const nlohmann::json& question, std::stop_token stop);
    Result<StudyAnswer> askNames(const nlohmann::json& question, std::stop_token stop);
    Result<StudyAnswer> askTensor(const nlohmann::json& question, std::stop_token stop);
    Result<StudyAnswer> askSave(const nlohmann::json& question, std::stop_token stop);
};

/// The same questions to an accuracy study wherever it is.
namespace modes {

Result<ModeRow> tryPlan(Study& study, const LayerPlan& plan, const std::string& name, std::stop_token stop = {});
Result<LayerPlan> suggestPlan(Study& study, std::int64_t bytes, std::stop_token stop = {});
Result<SizeLedger> sizeOf(Study& study, const LayerPlan& plan, std::stop_token stop = {});
Result<void> saveModel(Study& study, const std::filesystem::path& path);
Result<void> saveQuantized(Study& study, const LayerPlan& plan, const std::filesystem::path& path);
Result<void> saveQuantized(Study& study, const std::string& mode, const std::filesystem::path& path);
std::vector<std::string> tensorNames(Study& study, std::stop_token stop = {});
Result<NamedTensor> tensor(Study& study, const std::string& name, std::stop_token stop = {});

} // namespace modes

} // namespace qs
