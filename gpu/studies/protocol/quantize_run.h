// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/results/run_event.h"

#include <optional>
#include <stop_token>
#include <string>

namespace qs {

/// What a study leaves behind: everything measured up to its end, and why it ended early if it did.
struct KernelRunOutcome
{
    RunResult result;
    std::optional<Error> error; ///< set where it failed; result then still holds what was measured
};

/// Runs what the specification asks for: a sweep where it has axes, a comparison of modes else.
KernelRunOutcome runKernels(SpecSource& specs, std::stop_token stop, EventSink& sink);

struct KeptBench;
/// The same. `kept` holds the device and the buffers of an earlier run, which Live and a run after which more follows
/// (SpecSource::moreFollows) go on with, and afterwards those of this one; any other run empties it first. The caller
/// decides for how long it occupies the device's memory.
KernelRunOutcome runStudyKeeping(SpecSource& specs, std::stop_token stop, EventSink& sink,
                                 std::optional<KeptBench>& kept);

/// Measures RunSpec::modes in interleaved rounds. Polls `specs` in every iteration: a new specification closes
/// the segment and opens another (in place where the buffers allow it). Stops at `stop`, keeping all complete
/// samples. Blocks until done; calls `sink` on the calling thread.
KernelRunOutcome runModes(SpecSource& specs, std::stop_token stop, EventSink& sink);

/// Measures all modes at every point of RunSpec::axes, each point a segment of the result: all points once, then those
/// whose medians are known worst get more samples first, until all are within ±1% or the time limit (of each point
/// times their number) is reached; with StopRule::Fixed only the first pass. What SpecSource::resume holds of the same
/// sweep is taken over.
KernelRunOutcome runSweepStudy(SpecSource& specs, std::stop_token stop, EventSink& sink);
KernelRunOutcome runSweepStudy(SpecSource& specs, std::stop_token stop, EventSink& sink,
                               std::optional<KeptBench>& kept);

/// What a run would cost, said before it starts.
struct Estimate
{
    Bytes hostMemory, deviceMemory; ///< that the run allocates
    Bytes hostFree, deviceFree;     ///< that there is now; 0: unknown
    double seconds = 0;             ///< of measuring and verifying, from bandwidths typical of the device class
    double mostSeconds = 0;         ///< that it may take until all is resolved; 0: no more than `seconds`
    std::optional<Error> refusal;   ///< why the run would be refused
    /// Of a run like one that took `pace` times as long as was expected of it.
    Estimate atPace(double pace) const;
    Message text() const; ///< 'about 4–30 s · 1.20 GiB of 139 GiB device memory'
};

/// Estimate for a specification on a device; allocates nothing. `elsewhere`: the device is one of another computer, of
/// whose free memory only the device's is known.
Estimate estimateRun(const RunSpec& spec, const DeviceInfo& device, bool elsewhere = false);

/// An open backend and why it is that one.
struct OpenedBackend
{
    std::unique_ptr<Backend> backend;
    Message reason; ///< 'requested', or for auto: 'automatic: a CUDA device was found'
};

/// Opens what the specification asks for. `cuda` fails where there is no GPU; `auto` takes CUDA where it can.
Result<OpenedBackend> openBackend(BackendChoice choice, int device);

/// Every backend with its devices, the CPU first; entries that are missing report why.
std::vector<DeviceListing> listDevices();

/// Sizes that suit a backend: 4096 × 8192 on a GPU, 512 × 4096 on the CPU, so that a first comparison of all modes is
/// done in a few seconds; until resolved, 30 s at most.
RunSpec defaultSpec(BackendChoice backend);

} // namespace qs
