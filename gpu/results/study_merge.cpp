// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/study_merge.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace qs {

namespace {

using StudyKind = StudyEvent::Kind;

template <typename T> void append(std::vector<T>& to, const std::vector<T>& from)
{
    to.insert(to.end(), from.begin(), from.end());
}

} // namespace

void merge(TrainingCurve& curve, const TrainingCurve& part)
{
    append(curve.epoch, part.epoch);
    append(curve.loss, part.loss);
    append(curve.accuracy, part.accuracy);
    append(curve.checkEpoch, part.checkEpoch);
    append(curve.checkLoss, part.checkLoss);
    append(curve.checkAccuracy, part.checkAccuracy);
    curve.seconds = std::max(curve.seconds, part.seconds);
    curve.plannedEpochs = std::max(curve.plannedEpochs, part.plannedEpochs);
}

void merge(std::vector<TrainingCurve>& curves, const TrainingCurve& part)
{
    const auto found =
        std::find_if(curves.begin(), curves.end(), [&](const TrainingCurve& curve) { return curve.mode == part.mode; });
    if (found == curves.end())
        curves.push_back(part);
    else
        merge(*found, part);
}

void merge(std::vector<ModeRow>& rows, const ModeRow& row)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ModeRow& other) { return other.mode == row.mode; });
    if (found != rows.end()) {
        *found = row;
        return;
    }
    const auto place = [](const ModeRow& r) {
        return findAccuracyMode(r.mode);
    }; // in one array, in the order of the tables
    rows.insert(std::upper_bound(rows.begin(), rows.end(), row,
                                 [&](const ModeRow& a, const ModeRow& b) { return place(a) < place(b); }),
                row);
}

nlohmann::ordered_json AccuracyStudyResult::json() const { return toJson(*this); }

Result<std::shared_ptr<StudyResult>> AccuracyStudyResult::parse(const nlohmann::json& json) const
{
    auto read = accuracyStudyResultFromJson(json);
    if (!read) return read.error();
    return std::shared_ptr<StudyResult>(std::make_shared<AccuracyStudyResult>(std::move(*read)));
}

bool AccuracyStudyResult::holds(StudyEvent::Kind kind) const
{
    return (kind != StudyKind::Training || training.size() == 1) && (kind != StudyKind::Cell || !cells.empty()) &&
           (kind != StudyKind::Row || !rows.empty() || !plans.empty());
}

void AccuracyStudyResult::apply(const StudyEvent& event)
{
    if (event.kind == StudyKind::Note) notes.push_back(event.text);
    if (!event.part) return;
    const auto& part = event.of<AccuracyStudyResult>();
    if (event.kind == StudyKind::Started) {
        auto curves = std::move(training);
        auto said = std::move(notes);
        *this = part;
        if (training.empty()) training = std::move(curves);
        if (notes.empty()) notes = std::move(said);
    } else if (event.kind == StudyKind::Training) {
        merge(training, part.training.front());
    } else if (event.kind == StudyKind::Row) {
        part.plans.empty() ? merge(rows, part.rows.back()) : merge(plans, part.plans.back());
    } else if (event.kind == StudyKind::Cell) {
        append(cells, part.cells);
    } else if (event.kind == StudyKind::Rows) {
        rows = part.rows;
        plans = part.plans;
        pairs = part.pairs;
        aaBand = part.aaBand;
    }
}

void AccuracyStudyResult::judgeRows() { judge(*this); }

} // namespace qs
