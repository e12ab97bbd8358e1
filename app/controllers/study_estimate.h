// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "gpu/device/backend.h"

#include <QString>
#include <QVector>

#include <optional>

namespace qs {

/// How long a study will take, and what that is known from.
struct StudyTime
{
    double seconds = 0;
    bool measured = false; ///< from a study on this device and processor; else from an ordinary core's rate
};

/// From the last study in `runs` that was finished on `device` in this machine; where there is none and the device is
/// the CPU, from what a core does on average. Nothing for a GPU that no study ran on yet, for the transformer before
/// its first study, and for data or a model from a file, whose size is not known.
std::optional<StudyTime> expectedTime(const AccuracyStudySpec& spec, const DeviceInfo& device,
                                      const QVector<StoredRun>& runs);
/// Likewise of a study of a language model with so many parameters.
std::optional<StudyTime> expectedTime(const LlmStudySpec& spec, std::int64_t parameters, const DeviceInfo& device,
                                      const QVector<StoredRun>& runs);
/// In a sentence; empty where the time is not known.
QString studyTimeText(const std::optional<StudyTime>& time);

} // namespace qs
