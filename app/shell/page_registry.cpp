// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/page_registry.h"

#include "app/frame/page_list.h"
#include "app/frame/stop_first.h"
#include "app/pages/accuracy/accuracy_module.h"
#include "app/pages/decide/decide_module.h"
#include "app/pages/llm/llm_module.h"
#include "app/pages/measure/measure_pages.h"
#include "app/pages/tensors/tensors_module.h"
#include "app/shell/app_context.h"
#include "app/targets/remote_files.h"
#include "widgets/runs/runs_panel.h"

namespace qs {

void addPages(const PageServices& window, const RunServices& run, WindowActions& actions, RunsPanel& runs,
              TargetService& targets, StopFirst& stop, const AppContext& context)
{
    auto* measure = new MeasureModule(window, run, actions, runs, targets, stop,
                                      {context.kernelRun, context.estimate, tensorsAtPlace(context.targetPlace)});
    auto* sweep = new SweepModule(*measure, window);
    measure->setSweepModule(*sweep);
    auto* tensors = new TensorsModule(window, targets);
    auto* accuracy = new AccuracyModule(
        window, run, inKernelProcess(context.place, context.accuracyStudy, context.isolatedAccuracyStudy),
        tensors->tensors());
    tensors->setStudy(*accuracy);
    QObject::connect(measure, &MeasureModule::inputWanted, tensors, &TensorsModule::showTensor);
    QObject::connect(measure, &MeasureModule::inputGiven, tensors, &TensorsModule::setTensor);
    tensors->follow(run.store);
    QObject::connect(&tensors->tensors(), &TensorsPage::measureAllRequested, measure, &MeasureModule::measureTensors);
    auto* llm = new LlmModule(window, run, actions, targets,
                              inKernelProcess(context.place, context.llmStudy, context.isolatedLlmStudy),
                              inKernelProcess(context.place, context.llmSession, context.isolatedLlmSession),
                              llmEstimatorAt(context.targetPlace));
    for (PageModule* page : QList<PageModule*>{measure, new CompareModule(*measure, window), sweep, accuracy, tensors,
                                               llm, new DecideModule(window, run.store, actions.run)})
        window.pages.add(page, actions);
}

} // namespace qs
