// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/kernel_place.h"
#include "app/run/run_job.h"
#include "app/services/device_service.h"
#include "app/services/estimate_service.h"
#include "gpu/remote/study_host.h"
#include "gpu/remote/study_kinds.h"

#include <QString>

#include <memory>

namespace qs {

/// What a window needs from outside. The defaults are those of the program; tests put in others.
struct AppContext
{
    StudyFunction study = runStudy;
    StudyFactoryOf<ModeStudySpec> modeStudy = localStudy<ModeStudySpec>;
    StudyFactoryOf<LlmStudySpec> llmStudy = localStudy<LlmStudySpec>;
    StudyFactoryOf<LlmSessionSpec> llmSession = localStudy<LlmSessionSpec>;
    StudyFunction isolatedStudy = makeIsolatedStudy();                                    ///< in a worker process
    StudyFactoryOf<ModeStudySpec> isolatedModeStudy = isolatedStudies<ModeStudyResult>(); ///< in another one
    StudyFactoryOf<LlmStudySpec> isolatedLlmStudy = isolatedStudies<LlmStudyResult>();    ///< in a third one
    StudyFactoryOf<LlmSessionSpec> isolatedLlmSession = isolatedSessions();               ///< each in one of its own
    std::shared_ptr<KernelPlace> place = std::make_shared<KernelPlace>();                 ///< which of them is used
    DeviceService::Lister listDevices = qs::listDevices;
    EstimateService::Estimator estimate = estimateRun;
    QString settingsFile; ///< empty: the user's configuration folder
    QString recoveryRoot; ///< empty: beside `settingsFile` where that is given, else the user's data folder
};

} // namespace qs
