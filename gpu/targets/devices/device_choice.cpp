// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/devices/device_choice.h"

#include <set>

namespace qs {

namespace {

/// Gives what one device says the number of the device as its segment; a segment that goes on is not told again.
class NumberedSink final : public EventSink
{
public:
    NumberedSink(EventSink& inner, int number, std::shared_ptr<std::set<int>> told)
        : m_inner(inner), m_number(number), m_told(std::move(told))
    {}
    void event(const RunEvent& event) override
    {
        RunEvent numbered = event;
        numbered.segment = m_number;
        if (event.kind == RunEvent::Kind::Segment && !m_told->insert(m_number).second) return;
        m_inner.event(numbered);
    }
    void sample(const SampleEvent& sample) override
    {
        SampleEvent numbered = sample;
        numbered.segment = static_cast<std::uint16_t>(m_number);
        m_inner.sample(numbered);
    }

private:
    EventSink& m_inner;
    int m_number;
    std::shared_ptr<std::set<int>> m_told;
};

/// What a worker that sees one device is asked for: its first, with the backend that was chosen.
RunSpec specOn(RunSpec spec, const TargetDevice& device)
{
    spec.device = 0;
    spec.backend = device.info.name.empty() ? BackendChoice::Auto : device.info.backend;
    return spec;
}

/// Of what is no sweep, what they report has the number of the device.
std::vector<NamedDevice> numbered(std::vector<NamedDevice> devices)
{
    auto told = std::make_shared<std::set<int>>();
    for (std::size_t i = 0; i < devices.size(); ++i)
        devices[i].run = [run = devices[i].run, number = static_cast<int>(i),
                          told](SpecSource& specs, std::stop_token stop, EventSink& sink) {
            NumberedSink own(sink, number, told);
            return run(specs, std::move(stop), own);
        };
    return devices;
}

DeviceOutcome failed(Error error) { return {{}, {{}, std::move(error)}}; }

} // namespace

std::vector<NamedDevice> namedDevices(const std::vector<TargetDevice>& placed, const DeviceRunFunction& make)
{
    std::vector<NamedDevice> all;
    for (const TargetDevice& device : placed) {
        KernelRunFunction study = make ? make(device) : makeIsolatedKernelRun(device.options);
        all.push_back({device.name, [device, study](SpecSource& asked, std::stop_token stop, EventSink& sink) {
                           SpecSource specs(specOn(asked.latest(), device));
                           specs.setResume(asked.resume());
                           specs.setMoreFollows(asked.moreFollows());
                           specs.setTimesOnly(asked.timesOnly());
                           return study(specs, std::move(stop), sink);
                       }});
    }
    return all;
}

std::vector<DeviceOutcome> measureOnChosen(const RunSpec& spec, const DeviceChoice& choice,
                                           const std::shared_ptr<TargetHub>& hub, std::stop_token stop, EventSink& sink,
                                           const DeviceRunFunction& make, const DeviceLister& list)
{
    const bool dealt = choice.order == DeviceOrder::DealtOut && spec.isSweep();
    const auto report = [&sink](const Message& phase) {
        RunEvent event;
        event.text = phase;
        sink.event(event);
    };
    const auto placed = placedDevices(hub, choice.picks, dealt, stop, report, list);
    if (!placed) return {failed(placed.error())};
    const bool oneHost = areOfOneHost(*placed);
    if (!oneHost && choice.order == DeviceOrder::Alternating)
        return {failed({ErrorCode::Usage, Message::tr("Alternating blocks require devices of one computer."),
                        Message::tr("Measure these one after another instead.")})};
    if (!oneHost && dealt)
        return {failed({ErrorCode::Usage, Message::tr("A sweep is dealt out over devices of one computer only."),
                        Message::tr("Measure it on each of these instead, one after another.")})};
    std::vector<NamedDevice> devices = namedDevices(*placed, make);
    if (!spec.isSweep()) devices = numbered(std::move(devices));
    if (!dealt) return measureInTurn(spec, devices, choice.order == DeviceOrder::Alternating, std::move(stop), sink);
    DealtSweep all = dealOutSweep(spec, devices, std::move(stop), sink);
    std::vector<DeviceOutcome> one(1);
    one.front().outcome = {std::move(all.result), std::move(all.error)};
    return one;
}

} // namespace qs
