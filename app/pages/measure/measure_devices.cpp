// SPDX-License-Identifier: GPL-3.0-or-later
// A setup that was measured on several devices: each result is a run, and the first is what the others are compared
// with.
#include "app/findings/run_findings.h"
#include "app/pages/measure/measure_module.h"
#include "app/pages/measure/run_display.h"
#include "app/session/run_store.h"
#include "app/targets/target_service.h"
#include "widgets/findings/findings_panel.h"

namespace qs {

void MeasureModule::storeOthers()
{
    const std::vector<DeviceOutcome> others = m_targets.several().takeOthers();
    if (others.empty()) return;
    RunStore& store = m_store;
    const QString first = m_display->shownRun();
    QStringList measured;
    if (!first.isEmpty()) measured << first;
    for (const DeviceOutcome& device : others) {
        if (!device.outcome.result.segments.empty()) measured << store.add(device.outcome.result);
        if (device.outcome.error && device.outcome.error->code != ErrorCode::Interrupted)
            m_findings.addFinding(errorFinding(*device.outcome.error));
    }
    if (measured.size() < 2) return;
    QStringList all;
    for (const StoredRun& run : store.runs())
        all << run.id;
    for (const QString& id : all)
        store.setOverlay(id, measured.contains(id));
    m_display->showRun(measured.last());
    store.setBaselineRun(first); // which shows the comparison
}

} // namespace qs
