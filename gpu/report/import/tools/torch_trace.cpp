// SPDX-License-Identifier: GPL-3.0-or-later
// Traces in the Trace Event Format of Chrome, as torch.profiler writes them with export_chrome_trace(): complete events
// (ph "X") with ts and dur in microseconds; work on a GPU has the category kernel, gpu_memcpy or gpu_memset.
#include "gpu/core/units.h"
#include "gpu/report/import/trace_events.h"

#include <sstream>

namespace qs {

namespace {

constexpr double kWarmUp = 1.2; ///< times the median step: the first one that takes longer is probably warm-up

KernelGroups grouped(ImportReader& in, const TraceEvents& all, const std::vector<TraceEvents::Launch>& events)
{
    KernelGroups groups;
    for (const TraceEvents::Launch& event : events)
        if (!groups.add(all.keys[event.key], static_cast<double>(event.us), event.bytes)) {
            in.fail(Message::tr("it contains more than %1 launches (the limit)").arg(KernelGroups::kMaxLaunches));
            break;
        }
    return groups;
}

/// The steps that torch.profiler.step() marks, as a row, and what the first one reports about warm-up.
void addSteps(ImportReader& in, const std::vector<TraceEvents::Launch>& steps, const std::string& tool)
{
    if (steps.empty()) {
        in.result().notes.push_back(
            Message::tr("The trace contains no steps, so the warm-up cannot be separated. Call profiler.step() after "
                        "each iteration, with torch.profiler.schedule(wait=1, warmup=3, active=20)."));
        return;
    }
    std::vector<float> us;
    for (const TraceEvents::Launch& step : steps)
        us.push_back(step.us);
    const double first = static_cast<double>(us.front()), median = summarize(us).p50;
    if (us.size() > 2 && first > kWarmUp * median)
        in.result().notes.push_back(
            Message::tr("The first step took %1, the median step %2. The first samples of each kernel probably include "
                        "warm-up.")
                .arg(formatDuration(Microseconds{first}), formatDuration(Microseconds{median})));
    in.timesOf(Timed::HostCode);
    in.addRow("ProfilerStep", tool + ", a step on the host", std::move(us));
}

} // namespace

void importTrace(ImportReader& in, const TraceEvents& found)
{
    in.run().tool = found.isTorch ? "PyTorch profiler" : "Chrome trace";
    if (!found.hasEvents) return in.fail(Message::tr("\"traceEvents\" is not a list"));
    for (const std::string& name : found.deviceNames)
        in.environment().device += (in.environment().device.empty() ? "" : ", ") + name;
    const bool onDevice = !found.device.empty();
    if (!onDevice && found.host.empty()) {
        in.skipEntry(Message::tr(
            "it contains neither kernels (categories kernel, gpu_memcpy, gpu_memset) nor operators (cpu_op)"));
        return;
    }
    const KernelGroups groups = grouped(in, found, onDevice ? found.device : found.host);
    if (in.error()) return;
    in.timesOf(onDevice ? Timed::Kernels : Timed::HostCode);
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

/// A trace that did not say in its beginning that it is one.
void importTraceDocument(ImportReader& in, const nlohmann::json& document)
{
    std::istringstream text(document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    TraceEvents events(in);
    if (const std::string problem = readTrace(text, events); !problem.empty()) return in.fail(Message(problem));
    importTrace(in, events);
}

} // namespace qs
