// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/accuracy/sensitivity.h"
#include "gpu/studies/accuracy/study.h"
#include "gpu/studies/accuracy/study_model.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace qs {

/// What a study knows, and its steps. A step that is done already does nothing, so that run() goes on where it was
/// stopped.
struct AccuracyStudy::State : AccuracyStudyModel
{
    using AccuracyStudyModel::AccuracyStudyModel;

    std::map<std::string, ItemScores> scores; ///< on the test split, by mode
    std::optional<LayerSensitivity> sensitivity;
    std::vector<std::string> timed; ///< modes whose latencies were measured together,
    int timedRounds = 0;            ///< and in how many rounds

    std::optional<Error> run();
    /// A plan measured: counts, loss, size, and latency by few samples.
    Result<ModeRow> measurePlan(const LayerPlan& plan, const std::string& name);
    Result<SizeLedger> sizeOf(const LayerPlan& plan, std::stop_token token);
    double totalCost() const;

private:
    Result<void> steps();
    Result<void> measureModes(bool qat);
    Result<void> measureMode(const AccuracyMode& mode);
    Result<ModeRow> measured(const AccuracyMode& mode);
    Result<void> comparePairs();
    Result<void> sense();
    /// All modes together in `rounds` rounds; at once where that was done with the same modes and as many.
    Result<void> timeModes(int rounds);
    Result<const PreparedMode*> prepared(const AccuracyMode& mode);

    void fillFrom(ModeRow& row, const ItemScores& scores) const;
    void insert(ModeRow row);
    std::vector<const AccuracyMode*> modes(bool qat) const;
    void sendRows();
    double costOf(const AccuracyMode& mode) const;
    double sensitivityCost() const;
    double timingCost() const;
};

} // namespace qs
