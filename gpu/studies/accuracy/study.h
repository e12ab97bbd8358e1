// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/accuracy/questions.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>

namespace qs {

/// Data, a model and what the modes do to it. Keeps everything in memory, so that questions after a run are answered at
/// once. Used by one thread at a time; every method may be stopped and leaves what was done before as it was.
class AccuracyStudy final : public AccuracyStudyBase
{
public:
    explicit AccuracyStudy(AccuracyStudySpec spec);
    ~AccuracyStudy() override;

    /// Data, training, every mode, sensitivity. Called again after a stop it goes on where it stood. The error states
    /// why it ended early; result() then still holds what is done.
    std::optional<Error> run(std::stop_token stop, StudySink& sink) override;
    const AccuracyStudyResult& result() const override;
    /// What is still to be done, in the unit of its progress: about a multiply and add of a forward pass. Said of two
    /// studies on one machine it tells how their times compare, roughly. Of data that are not read yet the
    /// specification's counts are taken.
    double expectedCost() const;

    Result<ModeRow> tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop) override;
    Result<LayerPlan> suggestPlan(std::int64_t bytes, std::stop_token stop = {}) const override;
    Result<SizeLedger> sizeOf(const LayerPlan& plan, std::stop_token stop = {}) const override;
    Result<void> saveModel(const std::filesystem::path& path) const override;
    Result<void> saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const override;
    Result<void> saveQuantized(const std::string& mode, const std::filesystem::path& path) const override;
    std::vector<std::string> tensorNames() const override;
    Result<NamedTensor> tensor(const std::string& name, std::stop_token stop = {}) const override;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace qs
