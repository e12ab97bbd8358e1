// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/device_service.h"
#include "app/run/estimate_service.h"
#include "app/run/run_job.h"
#include "app/run/study_engine.h"

#include <QString>

namespace qs {

/// What a window needs from outside. The defaults are those of the program; tests put in others.
struct AppContext
{
    StudyFunction study = runStudy;
    StudyFactory modeStudy = makeModeStudy;
    DeviceService::Lister listDevices = qs::listDevices;
    EstimateService::Estimator estimate = estimateRun;
    QString settingsFile; ///< empty: the user's configuration folder
};

} // namespace qs
