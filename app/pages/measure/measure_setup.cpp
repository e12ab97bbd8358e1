// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/measure_setup.h"

#include "app/frame/message_bar.h"
#include "app/pages/measure/run_rows.h"
#include "app/session/settings.h"
#include "app/targets/target_service.h"
#include "app/threads/job.h"
#include "gpu/catalog/operation.h"
#include "gpu/formats/tensor_view.h"
#include "gpu/numerics/quant_scheme.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/setup/setup_panel.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace qs {
namespace {

constexpr int kSaveDelayMs = 500;
constexpr std::chrono::milliseconds kEstimateDelay{150};

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

MeasureSetup::MeasureSetup(const PageServices& window, DeviceService& devices, const TargetService& targets,
                           const Job& run, KernelRunEstimator estimator, InputFiles::Lister tensors, QObject* parent)
    : QObject(parent), m_window(window), m_devices(devices), m_targets(targets), m_run(run),
      m_estimator(std::move(estimator)), m_inputs(*new InputFiles(std::move(tensors), this)), m_panel(*new SetupPanel)
{
    m_estimates.setDelay(kEstimateDelay);
    m_save.setSingleShot(true);
    m_save.setInterval(kSaveDelayMs);
    connect(&m_save, &QTimer::timeout, this, &MeasureSetup::save);
    connect(&m_panel, &SetupPanel::specChanged, this, &MeasureSetup::onChanged);
    connect(&m_devices, &DeviceService::targetChanged, this, &MeasureSetup::followDevice);
    connect(&m_devices, &DeviceService::devicesListed, this, &MeasureSetup::onDevicesListed);
    connect(&m_targets.several(), &ChosenDevices::changed, this, &MeasureSetup::requestEstimate);
    connectInput();
}

void MeasureSetup::connectInput()
{
    connect(&m_panel, &SetupPanel::inputFileRequested, this, &MeasureSetup::openInput);
    connect(&m_inputs, &InputFiles::listed, this, [this](const QString& path, const QVector<TensorChoice>& tensors) {
        m_panel.setInputTensors(path, tensors);
        m_window.messages.retract(tr("Input file:"));
        if (std::exchange(m_isGiven, false)) emit inputGiven(path, text(m_panel.spec().input.tensor));
    });
    connect(&m_inputs, &InputFiles::failed, this, [this](const QString&, const Error& error) {
        m_isGiven = false;
        m_panel.setInputError(messageText(error));
        m_window.messages.showError(error, tr("Input file:"));
        emit inputFailed(error);
    });
}

void MeasureSetup::openInput(const QString& path)
{
    m_isGiven = true;
    m_inputs.request(path);
}

QVector<RunSpec> MeasureSetup::tensorSpecs(const QString& path, const QVector<TensorChoice>& tensors)
{
    m_panel.chooseOperation(Operation::Quantize);
    RunSpec spec = m_panel.spec();
    spec.axes.clear();
    spec.input.path = path.toStdString();
    QVector<RunSpec> all;
    for (const TensorChoice& tensor : tensors) {
        if (!tensor.usable) continue;
        spec.input.tensor = tensor.name.toStdString();
        spec.shape = {tensor.tokens, tensor.hidden};
        if (tensor.dtype) spec.dtype = inputTypeFor(*tensor.dtype);
        all << spec;
    }
    return all;
}

void MeasureSetup::save()
{
    m_save.stop();
    if (m_isDefault) return;
    m_window.settings.setup.set(m_panel.spec());
    m_window.settings.setOtherSetups(m_panel.keptSpecs());
}

void MeasureSetup::restore()
{
    const auto last = m_window.settings.setup();
    m_isDefault = !last.has_value();
    RunSpec spec = last ? *last : defaultSpec(BackendChoice::Cpu);
    spec.live = false; // a start of the program measures nothing by itself
    m_panel.setSpec(spec);
    for (const RunSpec& other : m_window.settings.otherSetups())
        m_panel.addKept(other);
    m_devices.choose(spec.backend, spec.device);
    // A target is not connected for it.
    if (spec.input.isFile() && !m_devices.isElsewhere()) m_inputs.request(QString::fromStdString(spec.input.path));
}

void MeasureSetup::onChanged(const RunSpec& spec)
{
    m_isDefault = false;
    m_save.start();
    requestEstimate();
    emit changed(spec);
}

QString MeasureSetup::setupTitle(const nlohmann::json& setup) const
{
    const auto spec = runSpecFromJson(setup);
    return spec ? operationText(spec->operation) : tr("Setup");
}

nlohmann::json MeasureSetup::setupNow() const { return toJson(m_panel.spec()); }

std::string MeasureSetup::commandLine() const
{
    const RunSpec spec = m_panel.spec();
    return validate(spec) ? qs::commandLine(spec) : std::string();
}

/// Of a sweep with its axes; how a run was watched is no part of it.
nlohmann::json MeasureSetup::setupOf(const StoredRun& run) const
{
    const Segment* last = isMeasured(run) && run.result->importedFrom().empty() ? run.result->last() : nullptr;
    if (!last) return nullptr;
    RunSpec spec = run.result->sweep ? *run.result->sweep : last->spec;
    spec.live = spec.profile = false;
    return toJson(spec);
}

Result<bool> MeasureSetup::useSetup(const nlohmann::json& setup)
{
    auto spec = runSpecFromJson(setup);
    if (!spec) return spec.error();
    if (auto valid = validate(*spec); !valid) return valid.error();
    const RunSpec before = m_panel.spec();
    m_panel.setSpec(*spec); // first: it hears of the target
    const bool there = m_devices.chooseIfThere(spec->backend, spec->device);
    if (!there) {
        spec->backend = before.backend;
        spec->device = before.device;
        m_panel.setSpec(*spec);
    }
    if (spec->input.isFile()) m_inputs.request(QString::fromStdString(spec->input.path));
    onChanged(m_panel.spec());
    return there;
}

void MeasureSetup::followDevice()
{
    m_pace = 1; // which was of another device
    RunSpec spec = m_panel.spec();
    if (spec.backend == m_devices.backend() && spec.device == m_devices.device()) return; // it comes from there
    spec.backend = m_devices.backend();
    spec.device = m_devices.device();
    m_panel.setSpec(spec);
    updateHint(); // sizes and variants may follow
    onChanged(m_panel.spec());
}

void MeasureSetup::onDevicesListed()
{
    // On the first start the setup suits what was found, unless somebody has already changed it.
    const DeviceListing* device = m_devices.chosen();
    if (m_isDefault && device && !m_run.isActive()) {
        const RunSpec spec = defaultSpec(device->info.backend);
        m_panel.setSpec(spec);
        m_devices.choose(spec.backend, spec.device);
    }
    updateHint();
    requestEstimate();
}

void MeasureSetup::updateHint()
{
    if (const DeviceListing* device = m_devices.chosen()) m_panel.setBackendHint(hintOf(device->info));
}

void MeasureSetup::requestEstimate()
{
    if (const DeviceListing* device = m_devices.chosen())
        return m_estimates.request(
            [estimator = m_estimator, spec = m_panel.spec(), info = device->info,
             elsewhere = m_devices.isElsewhere()](std::stop_token) { return estimator(spec, info, elsewhere); },
            [this](const Result<Estimate>& known) {
                Estimate none;
                if (!known) none.refusal = known.error();
                showEstimate(known ? *known : none);
            });
    m_estimate.reset();
    m_estimates.cancel(); // what was estimated is of another setup or device
    m_panel.setEstimate({}, false);
}

void MeasureSetup::showEstimate(const Estimate& estimate)
{
    m_estimate = estimate;
    if (estimate.refusal) return m_panel.setEstimate(messageText(*estimate.refusal), true);
    const QString words = messageText(estimate.atPace(m_pace).text());
    const DeviceChoice several = m_targets.several().choice();
    const int devices = static_cast<int>(several.picks.size());
    if (devices == 0)
        m_panel.setEstimate(words, false);
    else if (several.order == DeviceOrder::DealtOut && m_panel.spec().isSweep())
        m_panel.setEstimate(tr("Dealt out over %n devices. One alone: %1", nullptr, devices).arg(words), false);
    else
        m_panel.setEstimate(tr("On each of %n devices: %1", nullptr, devices).arg(words), false);
}

double MeasureSetup::estimatedSeconds(const RunSpec& spec) const
{
    return m_estimate && spec == m_panel.spec() ? m_estimate->seconds : 0;
}

void MeasureSetup::setPace(double pace)
{
    m_pace = pace;
    if (m_estimate) showEstimate(*m_estimate);
}

QVector<SetupChoice> MeasureSetup::choices()
{
    QVector<SetupChoice> all;
    const RunSpec spec = m_panel.spec();
    for (const Operation operation : allOperations()) {
        const QString name = text(std::string(operationName(operation)));
        all.push_back({QStringLiteral("operation/") + name,
                       operationText(operation),
                       tr("Operation"),
                       operationDescription(operation),
                       {name},
                       operation == spec.operation,
                       [this, operation] { m_panel.chooseOperation(operation); }});
    }
    const bool takes = takesModes(spec.operation);
    for (const QuantScheme& mode : allSchemes()) {
        const bool chosen = takes && std::ranges::find(spec.modes, mode) != spec.modes.end();
        const QString name = text(schemeName(mode));
        all.push_back({QStringLiteral("mode/") + name,
                       name,
                       tr("Mode"),
                       chosen ? tr("Exclude this mode from the comparison") : tr("Include this mode in the comparison"),
                       {},
                       chosen,
                       [this, mode] {
                           if (!takesModes(m_panel.spec().operation)) m_panel.chooseOperation(Operation::Quantize);
                           m_panel.toggleMode(mode);
                       }});
    }
    if (takes) return all;
    for (const VariantInfo& variant : variantsOf(spec.operation)) {
        const std::string name(variant.name);
        const bool chosen = std::ranges::find(spec.variants, name) != spec.variants.end();
        all.push_back(
            {QStringLiteral("variant/") + text(name),
             text(name),
             tr("Variant"),
             chosen ? tr("Exclude this variant from the comparison") : tr("Include this variant in the comparison"),
             {text(variant.title)},
             chosen,
             [this, name] { m_panel.toggleVariant(name); }});
    }
    return all;
}

} // namespace qs
