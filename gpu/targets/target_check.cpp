// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/device/device_json.h"
#include "gpu/remote/worker_link.h"
#include "gpu/targets/target_hub.h"

#include <algorithm>

namespace qs {

namespace {

/// The place of one connection, whatever is chosen elsewhere.
class FixedPlace final : public WorkerPlace
{
public:
    FixedPlace(TargetConnection& connection, const StepSink& steps) : m_connection(connection), m_steps(steps) {}
    Result<WorkerStart> prepare(std::stop_token stop, const StartingText&) override
    {
        auto start = m_connection.prepare(std::move(stop), m_steps);
        if (start) start->keeps = false; // nothing would come back for it
        return start;
    }
    std::uint64_t version() const override { return 1; }
    std::optional<Error> explain(const WorkerFate& fate, const std::string& words) override
    {
        return m_connection.explain(fate, words);
    }

private:
    TargetConnection& m_connection;
    const StepSink& m_steps;
};

Message deviceLine(const DeviceListing& device)
{
    return Message(device.info.name + (device.info.detail.empty() ? "" : ", " + device.info.detail));
}

/// What the driver and the devices report about themselves.
void reportDevices(const std::vector<DeviceListing>& devices, const StepSink& steps)
{
    const auto gpu =
        std::ranges::find_if(devices, [](const DeviceListing& d) { return d.info.backend == BackendChoice::Cuda; });
    const bool there = gpu != devices.end() && gpu->available;
    using State = StepReport::State;
    steps({TargetStep::Driver,
           there ? State::Done : State::Skipped,
           there                  ? Message(gpu->info.driver)
           : gpu != devices.end() ? gpu->reason
                                  : Message::tr("the worker has no CUDA module"),
           {}});
    std::vector<Message> names;
    for (const DeviceListing& device : devices)
        if (device.available) names.push_back(deviceLine(device));
    steps({TargetStep::Devices, names.empty() ? State::Failed : State::Done, Message::list(names), {}});
}

} // namespace

std::string_view targetStepName(TargetStep step)
{
    constexpr std::string_view names[] = {"resolve", "connect", "shell", "architecture", "c-library",
                                          "folder",  "upload",  "start", "driver",       "devices"};
    return names[static_cast<std::size_t>(step)];
}

Message targetStepTitle(TargetStep step)
{
    switch (step) {
    case TargetStep::Resolve:
        return Message::tr("Read the SSH configuration");
    case TargetStep::Connect:
        return Message::tr("Connect and log in");
    case TargetStep::Shell:
        return Message::tr("Run a shell");
    case TargetStep::Architecture:
        return Message::tr("Architecture");
    case TargetStep::CLibrary:
        return Message::tr("C library");
    case TargetStep::Folder:
        return Message::tr("Folder for the worker");
    case TargetStep::Upload:
        return Message::tr("Upload the worker");
    case TargetStep::Start:
        return Message::tr("Start the worker");
    case TargetStep::Driver:
        return Message::tr("GPU driver");
    case TargetStep::Devices:
        break;
    }
    return Message::tr("Devices");
}

Result<std::vector<DeviceListing>> devicesOf(WorkerLink& link, std::stop_token stop)
{
    const auto answer = link.ask({{"op", "devices"}}, {}, std::move(stop), {});
    if (!answer) return answer.error();
    std::vector<DeviceListing> devices;
    const auto list = answer->head.find("devices");
    if (list != answer->head.end() && list->is_array())
        for (const auto& json : *list) {
            auto device = deviceListingFromJson(json);
            if (!device) return device.error();
            devices.push_back(std::move(*device));
        }
    return devices;
}

Result<std::vector<DeviceListing>> checkTarget(TargetConnection& connection, std::stop_token stop,
                                               const StepSink& steps)
{
    using State = StepReport::State;
    auto last = TargetStep::Resolve;
    bool failed = false;
    const StepSink watch = [&](const StepReport& report) {
        last = report.step;
        failed = failed || report.state == State::Failed;
        steps(report);
    };
    const auto skipRest = [&] {
        for (const TargetStep step : kTargetSteps)
            if (step > last) steps({step, State::Skipped, {}, {}});
    };
    WorkerOptions options;
    options.place = std::make_shared<FixedPlace>(connection, watch);
    WorkerLink link(options);
    const auto there = link.ensure(stop, [&](const Message&) { watch({TargetStep::Start, State::Running, {}, {}}); });
    if (!there) {
        if (!failed) watch({TargetStep::Start, State::Failed, there.error().message, there.error().hint});
        skipRest();
        return there.error();
    }
    watch({TargetStep::Start, State::Done, Message(link.processName()), {}});
    watch({TargetStep::Driver, State::Running, {}, {}});
    auto devices = devicesOf(link, stop);
    if (!devices) {
        watch({TargetStep::Driver, State::Failed, devices.error().message, devices.error().hint});
        skipRest();
        return devices.error();
    }
    reportDevices(*devices, steps);
    return devices;
}

} // namespace qs
