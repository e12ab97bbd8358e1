// SPDX-License-Identifier: GPL-3.0-or-later
// The setup of MeasureModule as a value: of runs, of presets.
#include "app/pages/measure/measure_module.h"
#include "app/pages/measure/run_rows.h"
#include "app/services/device_service.h"
#include "app/services/input_files.h"
#include "widgets/language/operation_text.h"
#include "widgets/setup/setup_panel.h"

#include <nlohmann/json.hpp>

namespace qs {

QString MeasureModule::setupTitle(const nlohmann::json& setup) const
{
    const auto spec = runSpecFromJson(setup);
    return spec ? operationText(spec->operation) : PageModule::setupTitle(setup);
}

nlohmann::json MeasureModule::setupNow() const { return toJson(m_setup.spec()); }

/// Of a sweep with its axes; how a run was watched is no part of it.
nlohmann::json MeasureModule::setupOf(const StoredRun& run) const
{
    const Segment* last = isMeasured(run) && run.result->importedFrom().empty() ? run.result->last() : nullptr;
    if (!last) return nullptr;
    RunSpec spec = run.result->sweep ? *run.result->sweep : last->spec;
    spec.live = spec.profile = false;
    return toJson(spec);
}

Result<bool> MeasureModule::useSetup(const nlohmann::json& setup)
{
    auto spec = runSpecFromJson(setup);
    if (!spec) return spec.error();
    if (auto valid = validate(*spec); !valid) return valid.error();
    DeviceService& devices = m_window.devices;
    const RunSpec before = m_setup.spec();
    m_setup.setSpec(*spec); // first: it hears of the target
    const bool there = devices.chooseIfThere(spec->backend, spec->device);
    if (!there) {
        spec->backend = before.backend;
        spec->device = before.device;
        m_setup.setSpec(*spec);
    }
    if (spec->input.isFile()) m_inputs.request(QString::fromStdString(spec->input.path));
    setupChanged(m_setup.spec());
    return there;
}

} // namespace qs
