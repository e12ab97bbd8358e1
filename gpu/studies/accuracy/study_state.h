// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/accuracy/sensitivity.h"
#include "gpu/studies/accuracy/study.h"
#include "gpu/studies/accuracy/workbench.h"
#include "gpu/studies/study_progress.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace qs {

/// What a study knows, and its steps. A step that is done already does nothing, so that run() goes on where it was
/// stopped.
struct AccuracyStudy::State
{
    explicit State(AccuracyStudySpec asked);

    AccuracyStudySpec spec;
    AccuracyStudyResult result;
    StudyProgress progress;
    StudySink* sink = nullptr; ///< while run() lasts
    std::stop_token stop;

    std::unique_ptr<TensorMachine> machine;
    std::optional<LabelledData> data;
    std::unique_ptr<StudySets> sets;
    std::optional<TrainingState> training;
    std::unique_ptr<ModeWorkbench> bench;     ///< once there is a trained model
    std::map<std::string, ItemScores> scores; ///< on the test split, by mode
    std::map<std::string, TrainingState> qat;
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
    // studies/modes/study_model.cpp
    Result<void> open();
    Result<void> makeData();
    Result<void> makeModel();
    Result<Classifier> freshModel() const;
    Result<Classifier> loadedModel();
    Result<void> trainModel();
    Result<void> finishModel(Classifier model);
    Result<void> trainQat(const AccuracyMode& mode);
    Result<void> trainOn(TrainingState& state, const std::string& mode);
    // studies/modes/study_run.cpp
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
    TrainingCurve& curveOf(const std::string& mode);
    void note(Message text);
    /// A part of the result for an event, which can be understood by itself.
    AccuracyStudyResult part() const;
    void sendRows();
    double itemCost() const; ///< of one item's forward pass
    double costOf(const AccuracyMode& mode) const;
    double sensitivityCost() const;
    double timingCost() const;
    int epochs() const; ///< of the training; 0 for a model from a file
};

} // namespace qs
