// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/kernel_process.h"
#include "app/pages/measure/measure_setup.h"
#include "app/targets/device_service.h"
#include "app/targets/target_questions.h"
#include "app/targets/target_service.h"
#include "gpu/remote/kernel_run_host.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/studies/live_bench_cache.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <QString>

#include <functional>
#include <memory>

namespace qs {

/// What a window needs from outside. The defaults are those of the program; tests put in others.
struct AppContext
{
    std::shared_ptr<LiveBenchCache> live = std::make_shared<LiveBenchCache>();
    KernelRunFunction kernelRun = [keeper = live](SpecSource& specs, std::stop_token stop, EventSink& sink) {
        return keeper->run(specs, std::move(stop), sink);
    };
    StudyFactoryOf<AccuracyStudySpec> accuracyStudy = afterLive<AccuracyStudySpec>();
    StudyFactoryOf<LlmStudySpec> llmStudy = afterLive<LlmStudySpec>();
    StudyFactoryOf<LlmSessionSpec> llmSession = afterLive<LlmSessionSpec>();
    /// Each in a worker process of its own, sessions in one each; empty: at `targetPlace`.
    KernelRunFunction isolatedKernelRun;
    StudyFactoryOf<AccuracyStudySpec> isolatedAccuracyStudy;
    StudyFactoryOf<LlmStudySpec> isolatedLlmStudy;
    StudyFactoryOf<LlmSessionSpec> isolatedLlmSession;
    std::shared_ptr<KernelProcess> place = std::make_shared<KernelProcess>(); ///< which of them is used
    /// Where connections to targets ask.
    std::shared_ptr<QuestionQueue> questions = std::make_shared<QuestionQueue>();
    std::shared_ptr<TargetPlace> targetPlace; ///< where workers run; empty: as the user chooses
    DeviceService::Lister listDevices = qs::listDevices;
    TargetService::Lister listTarget; ///< empty: by a worker there
    KernelRunEstimator estimate = estimateRun;
    QString settingsFile;    ///< empty: the user's configuration folder
    QString settingsTrouble; ///< what was wrong with them when they were opened first, to be shown; empty: nothing
    QString targetsFile;     ///< empty: beside `settingsFile` where that is given, else the user's configuration folder
    QString recoveryRoot;    ///< empty: beside `settingsFile` where that is given, else the user's data folder

private:
    /// Makes studies in this process, for which Live gives its memory back.
    template <class Spec> StudyFactoryOf<Spec> afterLive() const
    {
        return [keeper = live](const Spec& spec) {
            keeper->release();
            return localStudy<Spec>(spec);
        };
    }
};

/// With all that was left empty.
AppContext completed(AppContext context);

} // namespace qs
