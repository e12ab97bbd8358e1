// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/page_registry.h"

#include "app/frame/app_context.h"
#include "app/frame/page_list.h"
#include "app/pages/accuracy/accuracy_module.h"
#include "app/pages/decide/decide_module.h"
#include "app/pages/llm/llm_module.h"
#include "app/pages/measure/measure_pages.h"
#include "app/pages/tensors/tensors_module.h"

namespace qs {
namespace {

/// Three pages of one run.
MeasureModule* addMeasuring(const WindowParts& window, const AppContext& context)
{
    auto* measure = new MeasureModule(window, context);
    auto* sweep = new SweepModule(*measure, window);
    measure->setSweepModule(*sweep);
    window.pages.add(measure, window.actions);
    window.pages.add(new CompareModule(*measure, window), window.actions);
    window.pages.add(sweep, window.actions);
    return measure;
}

/// An accuracy study, and the tensors of its model.
TensorsModule* addAccuracy(const WindowParts& window, const AppContext& context)
{
    auto* tensors = new TensorsModule(window);
    auto* study = new AccuracyModule(window, context, tensors->tensors());
    tensors->setStudy(*study);
    window.pages.add(study, window.actions);
    window.pages.add(tensors, window.actions);
    return tensors;
}

} // namespace

void addPages(const WindowParts& window, const AppContext& context)
{
    const MeasureModule* measure = addMeasuring(window, context);
    TensorsModule* tensors = addAccuracy(window, context);
    QObject::connect(measure, &MeasureModule::inputWanted, tensors, &TensorsModule::showTensor);
    window.pages.add(new LlmModule(window, context), window.actions);
    window.pages.add(new DecideModule(window), window.actions);
}

} // namespace qs
