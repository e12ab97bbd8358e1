// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/classifier/classifier.h"
#include "gpu/models/data/labelled_data.h"
#include "gpu/results/mode_study.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>

namespace qs {

/// A weight or an activation of the studied model, for looking at.
struct StudiedTensor
{
    std::string name; ///< 'layers.0.weight', 'layers.0.input'
    std::int64_t rows = 0, columns = 0;
    std::vector<float> values;
};

/// Data, a model and what the modes do to it. Keeps everything in memory, so that questions after a run are answered at
/// once. Used by one thread at a time; every method may be stopped and leaves what was done before as it was.
class ModeStudy
{
public:
    explicit ModeStudy(ModeStudySpec spec);
    ~ModeStudy();

    /// Data, training, every mode, sensitivity. Called again after a stop it goes on where it stood. The error says why
    /// it ended early; result() then still holds what is done.
    std::optional<Error> run(std::stop_token stop, StudySink& sink);
    const ModeStudyResult& result() const;
    /// What is still to be done, in the unit of its progress: about a multiply and add of a forward pass. Said of two
    /// studies on one machine it tells how their times compare, roughly. Of data that are not read yet the
    /// specification's counts are taken.
    double expectedCost() const;

    /// Measures a plan that mixes modes on the test split and adds it to the result's plans under `name`.
    Result<ModeRow> tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop);
    /// The plan whose file has at most `bytes` with the least loss that it may cost: the sum over its layers of the
    /// farther ends of the sensitivity's intervals. Where fewer different modes do as well within 0.001, those.
    Result<LayerPlan> suggestPlan(std::int64_t bytes, std::stop_token stop = {}) const;
    /// Bytes of a plan's file.
    Result<SizeLedger> sizeOf(const LayerPlan& plan, std::stop_token stop = {}) const;

    /// The trained baseline, and the model as a mode or a plan stores it. The sizes are those of the ledger.
    Result<void> saveModel(const std::filesystem::path& path) const;
    Result<void> saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const;
    Result<void> saveQuantized(const std::string& mode, const std::filesystem::path& path) const;

    /// Weights and, from calibration items, inputs of every linear layer.
    std::vector<std::string> tensorNames(std::stop_token stop = {}) const;
    Result<StudiedTensor> tensor(const std::string& name, std::stop_token stop = {}) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace qs
