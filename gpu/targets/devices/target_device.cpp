// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/devices/target_device.h"

#include "gpu/core/host_info.h"
#include "gpu/formats/io/describe.h"
#include "gpu/targets/on_target.h"
#include "gpu/targets/words.h"

#include <algorithm>
#include <map>

namespace qs {

namespace {

Result<std::vector<DeviceListing>> listThere(const WorkerOptions& options, std::stop_token stop)
{
    WorkerLink link(options);
    return devicesOf(link, std::move(stop));
}

Message placeName(const std::string& target) { return target.empty() ? Message::tr("this computer") : Message(target); }

Error noSuchDevice(const std::string& target, int index, const std::vector<DeviceListing>& all)
{
    std::string known;
    Message reason;
    for (const DeviceListing& device : all) {
        if (device.info.backend != BackendChoice::Cuda) continue;
        if (device.available) known += (known.empty() ? "" : ", ") + std::to_string(device.info.index);
        if (!device.available) reason = device.reason;
    }
    return {ErrorCode::Usage,
            known.empty() ? Message::tr("There is no GPU on %1. %2").arg(placeName(target), reason)
                          : Message::tr("There is no GPU %1 on %2.").arg(index, placeName(target)),
            known.empty() ? Message::tr("Choose another target, or --backend cpu without --devices.")
                          : Message::tr("The GPUs there are %1.").arg(known)};
}

/// The GPU of that index, or the CPU where that is asked for or there is nothing else.
Result<DeviceInfo> chosenOf(const std::vector<DeviceListing>& all, const DeviceRequest& request, int index,
                            const std::string& target)
{
    const DeviceListing* cpu = nullptr;
    bool hasGpu = false;
    for (const DeviceListing& device : all) {
        if (!device.available) continue;
        hasGpu = hasGpu || device.info.backend == BackendChoice::Cuda;
        if (device.info.backend == BackendChoice::Cpu && (!cpu || device.info.index == index)) cpu = &device;
        if (device.info.backend == BackendChoice::Cuda && request.backend != BackendChoice::Cpu &&
            device.info.index == index)
            return device.info;
    }
    const bool mayBeCpu = request.backend == BackendChoice::Cpu ||
                          (request.backend == BackendChoice::Auto && request.devices.empty() && !hasGpu);
    if (!cpu || !mayBeCpu || (!request.devices.empty() && cpu->info.index != index))
        return noSuchDevice(target, index, all);
    return cpu->info;
}

/// A worker that sees nothing but this device.
Result<std::shared_ptr<TargetPlace>> placeOf(const std::shared_ptr<TargetHub>& hub, const std::optional<Target>& target,
                                             const DeviceInfo& info)
{
    auto place = std::make_shared<TargetPlace>(hub);
    place->choose(target);
    if (info.backend == BackendChoice::Cpu) return place;
    if (!isPlainWord(info.uuid))
        return Error{ErrorCode::Device, Message::tr("The driver does not tell the UUID of %1.").arg(info.name),
                     Message::tr("Measure one device at a time, with --device.")};
    place->setEnvironment({"CUDA_VISIBLE_DEVICES=" + info.uuid});
    return place;
}

std::string nameOf(const std::string& target, const DeviceInfo& info)
{
    const std::string device =
        info.backend == BackendChoice::Cuda ? info.name + " (" + std::to_string(info.index) + ")" : info.name;
    return target.empty() ? device : target + ": " + device;
}

/// Slurm gives each worker a device of its own, of which nothing is known before.
TargetDevice chosenBySlurm(const std::shared_ptr<TargetHub>& hub, const Target& target)
{
    TargetDevice device;
    device.name = device.target = target.name;
    auto place = std::make_shared<TargetPlace>(hub);
    place->choose(target);
    device.options.place = std::move(place);
    return device;
}

/// Puts devices together; each place is asked once.
class Placing
{
public:
    Placing(std::shared_ptr<TargetHub> hub, std::stop_token stop, StartingText report, const DeviceLister& list)
        : m_hub(std::move(hub)), m_stop(std::move(stop)), m_report(std::move(report)), m_list(list ? list : listThere)
    {}

    Result<void> add(const std::string& target, const DeviceRequest& request)
    {
        if (target.empty()) return addOf(std::nullopt, request);
        auto found = m_hub->find(target);
        return found ? addOf(*found, request) : Result<void>(found.error());
    }
    Result<std::vector<TargetDevice>> finish(bool atOnce)
    {
        if (auto same = sameDeviceTwice(m_all, atOnce)) return *same;
        std::map<std::string, int> times; // jobs of one target
        for (TargetDevice& device : m_all)
            if (const int number = ++times[device.name]; number > 1) device.name += " (" + std::to_string(number) + ")";
        return std::move(m_all);
    }

private:
    struct Known
    {
        std::vector<DeviceListing> devices;
        std::string host;
    };

    Result<void> addOf(const std::optional<Target>& target, const DeviceRequest& request)
    {
        const std::string name = target ? target->name : std::string();
        if (target && target->kind == TargetKind::Slurm) {
            if (!request.devices.empty())
                return Error{ErrorCode::Usage,
                             Message::tr("--devices cannot be used with Slurm, which chooses the GPUs."),
                             Message::tr("Use --on once for each job.")};
            m_all.push_back(chosenBySlurm(m_hub, *target));
            return {};
        }
        const auto known = lookAt(target, name);
        if (!known) return known.error();
        for (const int index : request.devices.empty() ? std::vector<int>{request.device} : request.devices) {
            auto info = chosenOf((*known)->devices, request, index, name);
            if (!info) return info.error();
            auto place = placeOf(m_hub, target, *info);
            if (!place) return place.error();
            TargetDevice device{nameOf(name, *info), name, (*known)->host, std::move(*info), {}};
            device.options.place = std::move(*place);
            m_all.push_back(std::move(device));
        }
        return {};
    }

    Result<const Known*> lookAt(const std::optional<Target>& target, const std::string& name)
    {
        if (const auto known = m_known.find(name); known != m_known.end()) return &known->second;
        if (m_report) m_report(Message::tr("looking for devices on %1").arg(placeName(name)));
        auto probe = std::make_shared<TargetPlace>(m_hub);
        probe->choose(target);
        WorkerOptions options;
        options.place = probe;
        auto all = m_list(options, m_stop);
        if (!all) return all.error();
        return &(m_known[name] = {std::move(*all), probe->host()});
    }

    std::shared_ptr<TargetHub> m_hub;
    std::stop_token m_stop;
    StartingText m_report;
    DeviceLister m_list;
    std::map<std::string, Known> m_known; ///< by target
    std::vector<TargetDevice> m_all;
};

} // namespace

std::optional<Error> sameDeviceTwice(std::span<const TargetDevice> devices, bool atOnce)
{
    const auto refuse = [](const TargetDevice& a, const TargetDevice& b, const Message& why) {
        return Error{ErrorCode::Usage, Message::tr("%1 and %2 are the same device: %3.").arg(a.name, b.name, why),
                     Message::tr("Two workers on one device would slow each other down. Name each device once.")};
    };
    for (std::size_t i = 0; i < devices.size(); ++i)
        for (std::size_t j = i + 1; j < devices.size(); ++j) {
            const TargetDevice &a = devices[i], &b = devices[j];
            const bool sameHost = !a.host.empty() && a.host == b.host;
            if (!a.info.uuid.empty() && a.info.uuid == b.info.uuid)
                return refuse(a, b, Message::tr("both have the UUID %1").arg(a.info.uuid));
            const bool unknown = a.info.uuid.empty() || b.info.uuid.empty(); // virtual machines may be called alike
            if (sameHost && unknown && !a.info.pciBusId.empty() && a.info.pciBusId == b.info.pciBusId)
                return refuse(a, b, Message::tr("both are %1 on %2").arg(a.info.pciBusId, a.host));
            const bool isOtherWay = !atOnce && a.target != b.target;
            if (sameHost && !isOtherWay && a.info.uuid.empty() && a.info.backend == BackendChoice::Cpu &&
                b.info.backend == BackendChoice::Cpu && b.info.uuid.empty())
                return refuse(a, b, Message::tr("both are the CPU of %1").arg(a.host));
        }
    return std::nullopt;
}

bool areOfOneHost(std::span<const TargetDevice> devices)
{
    return std::ranges::all_of(devices, [&](const TargetDevice& device) {
        return !device.host.empty() && device.host == devices.front().host;
    });
}

Result<std::vector<TargetDevice>> placedDevices(const DeviceRequest& request, std::stop_token stop,
                                                const DeviceLister& list)
{
    Placing placing(std::make_shared<TargetHub>(std::string(), terminalQuestions(request.upload)), std::move(stop), {},
                    list);
    for (const std::string& name : request.targets.empty() ? std::vector<std::string>{""} : request.targets)
        if (auto added = placing.add(name, request); !added) return added.error();
    return placing.finish(request.atOnce);
}

Result<std::vector<TargetDevice>> placedDevices(const std::shared_ptr<TargetHub>& hub,
                                                std::span<const DevicePick> picks, bool atOnce, std::stop_token stop,
                                                const StartingText& report, const DeviceLister& list)
{
    Placing placing(hub, std::move(stop), report, list);
    for (const DevicePick& pick : picks) {
        DeviceRequest one;
        one.backend = pick.backend;
        one.device = pick.index;
        if (auto added = placing.add(pick.target, one); !added) return added.error();
    }
    return placing.finish(atOnce);
}

} // namespace qs
