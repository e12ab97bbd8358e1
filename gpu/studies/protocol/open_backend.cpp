// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/host_system.h"
#include "gpu/results/resolution.h"
#include "gpu/studies/protocol/open_chosen.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace qs {

std::vector<DeviceListing> listDevices()
{
    std::vector<DeviceListing> all;
    all.push_back({makeCpuBackend()->info(), true, {}});
    for (DeviceListing& device : listCudaDevices())
        all.push_back(std::move(device));
    return all;
}

Result<OpenedBackend> openBackend(BackendChoice choice, int device)
{
    return openChosen<OpenedBackend>(
        choice, device, [] { return makeCpuBackend(); }, [](int index) { return makeCudaBackend(index); });
}

RunSpec defaultSpec(BackendChoice backend)
{
    RunSpec spec;
    for (const QuantScheme& scheme : allSchemes())
        if (!scheme.isPacked() && (scheme.format != NumberFormat::E5M2 || !scheme.isStatic()))
            spec.modes.push_back(scheme);
    spec.stop = StopRule::UntilResolved;
    spec.timeLimitSeconds = 30;
    spec.iterations = static_cast<int>(kResolvedRounds); // where a fixed number is chosen
    if (backend != BackendChoice::Cuda) spec.shape = {512, 4096};
    return spec;
}

namespace {

/// Typical rates, for the estimate alone; a measured figure is never made of them.
struct Rates
{
    double bytesPerUs, checkedElementsPerUs, launchUs;
};

Rates typicalRates(const DeviceInfo& device)
{
    const double cores = std::max(1u, std::thread::hardware_concurrency());
    const double checked = 15.0 * cores;
    return device.backend == BackendChoice::Cuda ? Rates{1.5e6, checked, 6.0}
                                                 : Rates{std::min(4e3 * cores, 2e5), checked, 15.0};
}

/// Rounds that a run takes, as far as that can be known before.
double expectedRounds(const RunSpec& spec)
{
    return spec.warmup +
           (spec.stop == StopRule::Fixed ? static_cast<double>(spec.iterations) : static_cast<double>(kResolvedRounds));
}

/// Views needed so that a rotation is several times larger than the last-level cache.
std::uint64_t views(const RunSpec& spec, std::uint64_t inputBytes, const DeviceInfo& device)
{
    return spec.cache == CacheMode::Hot ? 1 : 1 + 4 * device.cacheBytes.value / std::max<std::uint64_t>(inputBytes, 1);
}

/// Launches of one sample, as the protocol would choose them from a time like `us`.
double launchesPerSample(const RunSpec& spec, double us, bool gpu)
{
    constexpr double kTypicalFloorUs = 3.0;
    if (spec.method == TimingMethod::Events || (spec.method == TimingMethod::Auto && (spec.live || !gpu))) return 1;
    if (spec.launchesPerSample > 0) return spec.launchesPerSample;
    const double needed = us < 20 * kTypicalFloorUs ? std::ceil(200 * kTypicalFloorUs / us) : 1;
    return spec.method == TimingMethod::Graph ? std::max(needed, 20.0) : needed;
}

Message needsMemory(bool ofDevice, Bytes needed, Bytes free)
{
    return (ofDevice ? Message::tr("This requires %1 of device memory; %2 is available.")
                     : Message::tr("This requires %1 of host memory; %2 is available."))
        .arg(formatBytes(needed), formatBytes(free));
}

void limitTime(Estimate& e, const RunSpec& spec)
{
    if (spec.stop != StopRule::UntilResolved) return;
    e.seconds = std::min(e.seconds, spec.timeLimitSeconds);
    e.mostSeconds = spec.timeLimitSeconds;
}

/// Operations with operands of their own: every variant has views of them all.
Estimate estimateOperation(const RunSpec& spec, const DeviceInfo& device, bool elsewhere)
{
    Estimate e;
    const Rates rates = typicalRates(device);
    const bool gpu = device.backend == BackendChoice::Cuda;
    const double opsPerUs = gpu ? 2e8 : 2e4 * std::max(1u, std::thread::hardware_concurrency());
    double us = 1e6; // making operands, algorithms, verifying
    std::uint64_t least = 0, all = 0;
    for (std::size_t i = 0; i < spec.count(); ++i) {
        const Work work = workOf(spec, static_cast<int>(i));
        const double once =
            std::max(static_cast<double>(work.bytes.value) / rates.bytesPerUs, work.operations / opsPerUs) +
            rates.launchUs;
        us += expectedRounds(spec) * launchesPerSample(spec, once, gpu) * once;
        least += work.bytes.value;
        all += work.bytes.value * std::min<std::uint64_t>(views(spec, work.bytes.value, device), 256);
    }
    e.seconds = us * 1e-6 + spec.warmupMs * 1e-3;
    limitTime(e, spec);
    if (!elsewhere) e.hostFree = host::availableMemory();
    if (gpu) e.deviceFree = device.freeMemory;
    const Bytes free = gpu ? e.deviceFree : e.hostFree;
    (gpu ? e.deviceMemory : e.hostMemory) = Bytes{all};
    if (free.value > 0 && least > free.value)
        e.refusal = Error{ErrorCode::Memory, needsMemory(gpu, Bytes{least}, free),
                          Message::tr("Choose smaller sizes or fewer variants.")};
    return e;
}

/// A sweep needs what its largest point needs, and the time of all.
Estimate estimateSweep(const RunSpec& spec, const DeviceInfo& device, bool elsewhere)
{
    Estimate all;
    for (const RunSpec& point : sweepPoints(spec)) {
        const Estimate one = estimateRun(point, device, elsewhere);
        all.seconds += one.seconds;
        all.mostSeconds += one.mostSeconds;
        if (one.hostMemory.value + one.deviceMemory.value <= all.hostMemory.value + all.deviceMemory.value) continue;
        const double seconds = all.seconds, most = all.mostSeconds;
        all = one;
        all.seconds = seconds;
        all.mostSeconds = most;
    }
    return all;
}

} // namespace

Estimate estimateRun(const RunSpec& spec, const DeviceInfo& device, bool elsewhere)
{
    Estimate e;
    if (auto valid = validate(spec); !valid) {
        e.refusal = valid.error();
        return e;
    }
    if (spec.isSweep()) return estimateSweep(spec, device, elsewhere);
    if (spec.operation != Operation::Quantize) return estimateOperation(spec, device, elsewhere);
    const auto elements = static_cast<std::uint64_t>(spec.shape.elements());
    const std::uint64_t inputBytes = elements * sizeOf(spec.dtype);
    const Rates rates = typicalRates(device);
    const double repeats = expectedRounds(spec);
    const double sides = spec.cache == CacheMode::Both ? 2 : 1;
    std::uint64_t outputBytesMax = elements;
    double us = static_cast<double>(elements) / (40.0 * std::max(1u, std::thread::hardware_concurrency()));
    for (const QuantScheme& scheme : spec.modes) {
        const Bytes traffic = trafficBytes(scheme, spec.shape, spec.dtype);
        const double once = static_cast<double>(traffic.value) / rates.bytesPerUs + rates.launchUs;
        us += repeats * sides * launchesPerSample(spec, once, device.backend == BackendChoice::Cuda) * once;
        us += static_cast<double>(std::min<std::uint64_t>(elements, 1 << 21)) / rates.checkedElementsPerUs;
        outputBytesMax = std::max(outputBytesMax, outputBytes(scheme, spec.shape, spec.dtype).value);
    }
    e.seconds = us * 1e-6 + spec.warmupMs * 1e-3;
    limitTime(e, spec);
    const std::uint64_t held = std::min<std::uint64_t>(views(spec, inputBytes, device), 64),
                        buffers = (inputBytes + outputBytesMax) * held;
    if (!elsewhere) e.hostFree = host::availableMemory();
    // A single view of the input is the input itself.
    e.hostMemory = Bytes{inputBytes + (device.backend == BackendChoice::Cuda || held == 1 ? outputBytesMax : buffers)};
    if (device.backend == BackendChoice::Cuda) {
        e.deviceMemory = Bytes{buffers};
        e.deviceFree = device.freeMemory;
    }
    const bool device2big = e.deviceFree.value > 0 && inputBytes + outputBytesMax > e.deviceFree.value;
    const bool host2big = e.hostFree.value > 0 && inputBytes > e.hostFree.value;
    if (device2big || host2big)
        e.refusal =
            Error{ErrorCode::Memory,
                  needsMemory(device2big, Bytes{inputBytes + outputBytesMax}, device2big ? e.deviceFree : e.hostFree),
                  Message::tr("Choose fewer tokens or a smaller hidden size.")};
    return e;
}

Estimate Estimate::atPace(double pace) const
{
    Estimate paced = *this;
    paced.seconds *= pace;
    if (mostSeconds > 0) paced.seconds = std::min(paced.seconds, mostSeconds);
    return paced;
}

namespace {

/// '4 s', '4–30 s', '2–5 min': no more figures than are known.
NumberText timeText(double seconds, double most)
{
    const bool minutes = std::max(seconds, most) >= 100;
    const auto shown = [&](double time) {
        const double value = std::max(1.0, minutes ? time / 60 : time), step = value < 10 ? 1 : value < 60 ? 5 : 10;
        return formatCount(std::llround(value / step) * std::llround(step));
    };
    const NumberText from = shown(seconds), to = shown(most);
    return (most <= seconds || from == to ? from : from + "–" + to) + (minutes ? " min" : " s");
}

} // namespace

Message Estimate::text() const
{
    if (refusal) return refusal->sentences();
    const bool onDevice = deviceMemory.value > 0;
    const NumberText time = timeText(seconds, mostSeconds);
    const NumberText need = formatBytes(onDevice ? deviceMemory : hostMemory);
    const Bytes have = onDevice ? deviceFree : hostFree;
    if (have.value == 0)
        return (onDevice ? Message::tr("about %1 · %2 device memory") : Message::tr("about %1 · %2 memory"))
            .arg(time, need);
    return (onDevice ? Message::tr("about %1 · %2 of %3 device memory") : Message::tr("about %1 · %2 of %3 memory"))
        .arg(time, need, formatBytes(have));
}

} // namespace qs
