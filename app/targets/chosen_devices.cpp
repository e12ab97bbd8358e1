// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/chosen_devices.h"

#include "widgets/language/qt_text.h"

#include <QStringList>

#include <algorithm>
#include <mutex>

namespace qs {

struct ChosenDevices::Shared
{
    mutable std::mutex mutex;
    DeviceChoice choice;
    std::vector<DeviceOutcome> others;
};

namespace {

bool isOfOne(const RunSpec& spec) { return spec.live || spec.profile; }

Error ofDevice(const DeviceOutcome& device)
{
    const Error& error = *device.outcome.error;
    if (device.name.empty() || error.code == ErrorCode::Interrupted) return error;
    return {error.code, Message::tr("%1: %2").arg(device.name, error.message), error.hint};
}

/// The first that measured something stands for the run; its error is the first that there is.
KernelRunOutcome takeFirst(std::vector<DeviceOutcome>& all)
{
    KernelRunOutcome first;
    for (const DeviceOutcome& device : all)
        if (device.outcome.error && !first.error) first.error = ofDevice(device);
    const auto measured =
        std::ranges::find_if(all, [](const DeviceOutcome& device) { return !device.outcome.result.segments.empty(); });
    if (measured == all.end()) return first;
    first.result = std::move(measured->outcome.result);
    all.erase(measured);
    return first;
}

QString nameOf(const DevicePick& pick)
{
    const QString device = deviceName(pick);
    const QString target = text(pick.target);
    if (target.isEmpty()) return device.isEmpty() ? ChosenDevices::tr("this computer") : device;
    return device.isEmpty() ? target : ChosenDevices::tr("%1: %2", "a target and its device").arg(target, device);
}

} // namespace

QString deviceName(const DevicePick& pick)
{
    return pick.backend == BackendChoice::Cpu    ? ChosenDevices::tr("CPU")
           : pick.backend == BackendChoice::Cuda ? ChosenDevices::tr("CUDA device %1").arg(pick.index)
                                                 : QString();
}

ChosenDevices::ChosenDevices(std::shared_ptr<TargetHub> hub, QObject* parent)
    : QObject(parent), m_shared(std::make_shared<Shared>()), m_hub(std::move(hub))
{}

DeviceChoice ChosenDevices::choice() const
{
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->choice;
}

int ChosenDevices::count() const { return static_cast<int>(choice().picks.size()); }

QStringList ChosenDevices::nameList() const
{
    QStringList all;
    for (const DevicePick& pick : choice().picks)
        all << nameOf(pick);
    return all;
}

void ChosenDevices::choose(DeviceChoice choice)
{
    if (!choice.isSeveral()) choice = {};
    if (choice == this->choice()) return;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->choice = std::move(choice);
    }
    emit changed();
}

void ChosenDevices::rename(const QString& before, const QString& after)
{
    DeviceChoice next = choice();
    const std::string was = before.toStdString(), is = after.toStdString();
    if (is.empty()) std::erase_if(next.picks, [&](const DevicePick& pick) { return pick.target == was; });
    for (DevicePick& pick : next.picks)
        if (pick.target == was) pick.target = is;
    choose(std::move(next));
}

bool ChosenDevices::takes(const RunSpec& spec, bool goesOn) const { return isSeveral() && !isOfOne(spec) && !goesOn; }

KernelRunFunction ChosenDevices::kernelRun(KernelRunFunction one,
                                           std::function<KernelRunFunction(KernelRunFunction)> kept) const
{
    return [shared = m_shared, hub = m_hub, one = std::move(one),
            kept = std::move(kept)](SpecSource& specs, std::stop_token stop, EventSink& sink) -> KernelRunOutcome {
        DeviceChoice choice;
        {
            const std::lock_guard lock(shared->mutex);
            choice = shared->choice;
            shared->others.clear();
        }
        const RunSpec spec = specs.latest();
        if (!choice.isSeveral() || isOfOne(spec) || specs.resume() || specs.onlyPoint())
            return one(specs, std::move(stop), sink);
        const DeviceRunFunction make = [&kept](const TargetDevice& device) {
            return kept(makeIsolatedKernelRun(device.options));
        };
        std::vector<DeviceOutcome> all = measureOnChosen(spec, choice, hub, std::move(stop), sink, make);
        KernelRunOutcome first = takeFirst(all);
        const std::lock_guard lock(shared->mutex);
        shared->others = std::move(all);
        return first;
    };
}

std::vector<DeviceOutcome> ChosenDevices::takeOthers()
{
    const std::lock_guard lock(m_shared->mutex);
    return std::exchange(m_shared->others, {});
}

} // namespace qs
