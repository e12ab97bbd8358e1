// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/study_merge.h"

#include <algorithm>

namespace qs {

namespace {

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

} // namespace qs
