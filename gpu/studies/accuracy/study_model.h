// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "gpu/studies/accuracy/workbench.h"
#include "gpu/studies/study_progress.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace qs {

/// The first half of an accuracy study: from nothing to a trained model, by device, data, training and QAT. A step that
/// is done already does nothing.
struct AccuracyStudyModel
{
    explicit AccuracyStudyModel(AccuracyStudySpec asked);

    AccuracyStudySpec spec;
    AccuracyStudyResult result;
    StudyProgress progress;
    StudySink* sink = nullptr; ///< while run() lasts
    std::stop_token stop;

    std::unique_ptr<TensorMachine> machine;
    std::optional<LabelledData> data;
    std::unique_ptr<StudySets> sets;
    std::optional<TrainingState> training;
    std::unique_ptr<ModeWorkbench> bench; ///< once there is a trained model
    std::map<std::string, TrainingState> qat;

    Result<void> open();
    Result<void> makeData();
    Result<void> makeModel();
    Result<void> trainModel();
    Result<void> trainQat(const AccuracyMode& mode);

    TrainingCurve& curveOf(const std::string& mode);
    /// A part of the result for an event, which can be understood by itself.
    AccuracyStudyResult part() const;
    void note(Message text);
    double itemCost() const; ///< of one item's forward pass
    int epochs() const;      ///< of the training; 0 for a model from a file

private:
    Result<Classifier> freshModel() const;
    Result<Classifier> loadedModel();
    Result<void> finishModel(Classifier model);
    Result<void> trainOn(TrainingState& state, const std::string& mode);
};

} // namespace qs
