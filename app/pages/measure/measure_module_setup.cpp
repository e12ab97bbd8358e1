// SPDX-License-Identifier: GPL-3.0-or-later
// The setup of MeasureModule: as a value of runs and presets, and for the device that is chosen.
#include "app/pages/measure/measure_module.h"
#include "app/pages/measure/run_rows.h"
#include "app/targets/device_service.h"
#include "app/targets/input_files.h"
#include "app/targets/target_service.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/setup/setup_panel.h"

#include <nlohmann/json.hpp>

namespace qs {
namespace {

BackendHint hintOf(const DeviceInfo& info)
{
    BackendHint hint;
    hint.device = text(info.name);
    hint.backend = info.backend;
    hint.graph = true; // on the CPU several launches in a row
    hint.cache = info.cacheBytes;
    return hint;
}

} // namespace

QString MeasureModule::setupTitle(const nlohmann::json& setup) const
{
    const auto spec = runSpecFromJson(setup);
    return spec ? operationText(spec->operation) : title().tab;
}

nlohmann::json MeasureModule::setupNow() const { return toJson(m_setup.spec()); }

std::string MeasureModule::commandLine() const
{
    const RunSpec spec = m_setup.spec();
    return validate(spec) ? qs::commandLine(spec) : std::string();
}

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
    DeviceService& devices = m_devices;
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

void MeasureModule::takeTarget()
{
    m_pace = 1; // which was of another device
    updateProfile();
    RunSpec spec = m_setup.spec();
    const DeviceService& devices = m_devices;
    if (spec.backend == devices.backend() && spec.device == devices.device()) return; // it comes from there
    spec.backend = devices.backend();
    spec.device = devices.device();
    m_setup.setSpec(spec);
    updateHint(); // sizes and variants may follow
    setupChanged(m_setup.spec());
}

void MeasureModule::takeDevices()
{
    updateProfile();
    // On the first start the setup suits what was found, unless somebody has already changed it.
    const DeviceListing* device = m_devices.chosen();
    if (m_setupIsDefault && device && !m_controller.isActive()) {
        const RunSpec spec = defaultSpec(device->info.backend);
        m_setup.setSpec(spec);
        m_devices.choose(spec.backend, spec.device);
    }
    updateHint();
    requestEstimate();
    refresh();
}

void MeasureModule::updateHint()
{
    if (const DeviceListing* device = m_devices.chosen()) m_setup.setBackendHint(hintOf(device->info));
}

void MeasureModule::requestEstimate()
{
    if (const DeviceListing* device = m_devices.chosen())
        return m_estimates.request(
            [estimator = m_estimator, spec = m_setup.spec(), info = device->info,
             elsewhere = m_devices.isElsewhere()](std::stop_token) { return estimator(spec, info, elsewhere); },
            [this](const Result<Estimate>& known) {
                Estimate none;
                if (!known) none.refusal = known.error();
                showEstimate(known ? *known : none);
            });
    m_estimate.reset();
    m_estimates.cancel(); // what was estimated is of another setup or device
    m_setup.setEstimate({}, false);
}

void MeasureModule::showEstimate(const Estimate& estimate)
{
    m_estimate = estimate;
    if (estimate.refusal) return m_setup.setEstimate(messageText(*estimate.refusal), true);
    const QString words = messageText(estimate.atPace(m_pace).text());
    const DeviceChoice several = m_targets.several().choice();
    const int devices = static_cast<int>(several.picks.size());
    if (devices == 0)
        m_setup.setEstimate(words, false);
    else if (several.order == DeviceOrder::DealtOut && m_setup.spec().isSweep())
        m_setup.setEstimate(tr("Dealt out over %n devices. One alone: %1", nullptr, devices).arg(words), false);
    else
        m_setup.setEstimate(tr("On each of %n devices: %1", nullptr, devices).arg(words), false);
}

} // namespace qs
