// SPDX-License-Identifier: GPL-3.0-or-later
// Traces in the Trace Event Format of Chrome, as torch.profiler writes them with export_chrome_trace(): complete events
// (ph "X") with ts and dur in microseconds; work on a GPU has the category kernel, gpu_memcpy or gpu_memset.
#include "gpu/core/units.h"
#include "gpu/report/import/kernel_groups.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace qs {

using nlohmann::json;

namespace {

constexpr double kLongestUs = 1e15; ///< what a session reads back
constexpr double kWarmUp = 1.2;     ///< times the median step: the first one that takes longer is probably warm-up

struct TraceEvent
{
    double start = 0, us = 0, bytes = 0;
    const json* event = nullptr;
};

enum class TracePart { Device, Host, Step, Other };

TracePart partOf(const json& event)
{
    const json *category = ImportReader::find(event, "cat"), *name = ImportReader::find(event, "name");
    if (!name || !name->is_string()) return TracePart::Other;
    const auto is = [&](std::initializer_list<std::string_view> all) {
        return category && category->is_string() &&
               std::ranges::find(all, std::string_view(category->get_ref<const std::string&>())) != all.end();
    };
    // Before PyTorch 1.12 the categories began with a capital letter.
    if (is({"kernel", "gpu_memcpy", "gpu_memset", "Kernel", "Memcpy", "Memset"})) return TracePart::Device;
    if (name->get_ref<const std::string&>().starts_with("ProfilerStep") && !is({"gpu_user_annotation"}))
        return TracePart::Step;
    return is({"cpu_op", "Operator", "operator"}) ? TracePart::Host : TracePart::Other;
}

/// The events of a trace by what they are, in the order of their start.
class TraceEvents
{
public:
    TraceEvents(ImportReader& in, const json& events)
    {
        for (std::size_t i = 0; i < events.size() && !in.error(); ++i)
            take(in, events[i], i);
        for (auto* list : {&device, &host, &steps})
            std::ranges::stable_sort(*list, {}, &TraceEvent::start);
    }
    std::vector<TraceEvent> device, host, steps;

private:
    void take(ImportReader& in, const json& event, std::size_t index)
    {
        if (ImportReader::text(event, "ph") != "X") return;
        const TracePart part = partOf(event);
        if (part == TracePart::Other) return;
        const auto us = ImportReader::number(event, "dur");
        if (!us || !(*us >= 0) || *us > kLongestUs)
            return in.fail(Message::tr("\"dur\" of event %1 is not a duration in microseconds").arg(index));
        TraceEvent one{ImportReader::number(event, "ts").value_or(0), *us, 0, &event};
        if (const json* args = ImportReader::find(event, "args"))
            one.bytes = std::max(0.0, ImportReader::number(*args, "bytes").value_or(0));
        (part == TracePart::Device ? device : part == TracePart::Host ? host : steps).push_back(one);
    }
};

KernelGroups grouped(ImportReader& in, const std::vector<TraceEvent>& events)
{
    KernelGroups groups;
    for (const TraceEvent& event : events)
        if (!groups.add((*event.event)["name"].get_ref<const std::string&>(), event.us, event.bytes)) {
            in.fail(Message::tr("it contains more than %1 launches (the limit)").arg(KernelGroups::kMaxLaunches));
            break;
        }
    return groups;
}

/// The steps that torch.profiler.step() marks, as a row, and what the first one says about warm-up.
void addSteps(ImportReader& in, const std::vector<TraceEvent>& steps, const std::string& tool)
{
    if (steps.empty()) {
        in.result().notes.push_back(
            Message::tr("The trace contains no steps, so the warm-up cannot be separated. Call profiler.step() after "
                        "each iteration, with torch.profiler.schedule(wait=1, warmup=3, active=20)."));
        return;
    }
    std::vector<float> us;
    for (const TraceEvent& step : steps)
        us.push_back(static_cast<float>(step.us));
    const double first = steps.front().us, median = summarize(us).p50;
    if (us.size() > 2 && first > kWarmUp * median)
        in.result().notes.push_back(
            Message::tr("The first step took %1, the median step %2. The first samples of each kernel probably include "
                        "warm-up.")
                .arg(formatDuration(Microseconds{first}), formatDuration(Microseconds{median})));
    in.addRow("ProfilerStep", tool + ", a step on the host", std::move(us));
}

} // namespace

void importChromeTrace(ImportReader& in, const json& document)
{
    const json* events = document.is_array() ? &document : ImportReader::find(document, "traceEvents");
    if (!events || !events->is_array()) return in.fail(Message::tr("\"traceEvents\" is not a list"));
    const TraceEvents found(in, *events);
    if (in.error()) return;
    if (const json* devices = ImportReader::find(document, "deviceProperties");
        devices && devices->is_array() && !devices->empty())
        in.result().environment.device = ImportReader::text(devices->front(), "name");
    const bool onDevice = !found.device.empty();
    if (!onDevice && found.host.empty())
        return in.fail(Message::tr(
            "it contains neither kernels (categories kernel, gpu_memcpy, gpu_memset) nor operators (cpu_op)"));
    const KernelGroups groups = grouped(in, onDevice ? found.device : found.host);
    if (in.error()) return;
    const std::string tool = in.run().tool;
    groups.addTo(in, tool + (onDevice ? ", on the device" : ", operator on the host"));
    addSteps(in, found.steps, tool);
    in.result().notes.push_back(
        onDevice
            ? Message::tr("Each sample is one launch as recorded by the profiler, without launch overhead and gaps "
                          "between kernels. Launches of one kernel can have different sizes. %1 launches, %2 in total.")
                  .arg(groups.launches(), formatDuration(Microseconds{groups.totalUs()}))
            : Message::tr("The trace contains no GPU kernels. Each sample is one call of an operator on the host, "
                          "including the operators that it calls."));
}

} // namespace qs
