// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/seconds_since.h"
#include "gpu/device/backend.h"
#include "gpu/results/run_event.h"
#include "gpu/studies/protocol/input_tensor.h"
#include "gpu/studies/protocol/round_order.h"
#include "gpu/studies/protocol/segment_run.h"
#include "gpu/studies/protocol/verify.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

namespace qs {

/// What a Bench leaves to the next one: the open device, its input and its buffers.
struct KeptBench
{
    RunSpec spec;   ///< that it last measured
    Shape prepared; ///< that the buffers were laid out for
    std::unique_ptr<Backend> backend;
    Message reason; ///< why it is this device
    std::optional<Calibration> calibration;
    std::optional<InputTensor> input;
    bool calibrationDue = false;
};

/// Runs a study that goes on with the device and the buffers in `kept`, and keeps those that it leaves.
template <class Study> auto runKeeping(Study& study, std::optional<KeptBench>& kept)
{
    if (kept) study.attach(*std::exchange(kept, std::nullopt));
    auto outcome = study.run();
    kept = study.detach();
    return outcome;
}

/// The measuring protocol, as all studies use it: an open backend with its calibration and buffers, and rounds of
/// samples that are taken into a SegmentRun.
class Bench
{
public:
    /// `interrupted` is polled between samples. Notes and the environment go into `result`, events to `sink`.
    Bench(std::stop_token stop, std::function<bool()> interrupted, EventSink& sink, RunResult& result);

    /// Goes on with what another Bench left; prepare() and reshape() then reuse what they can.
    void attach(KeptBench kept);
    /// Leaves device and buffers to another Bench; nothing may be in flight. Empty where no device is open.
    std::optional<KeptBench> detach();

    /// Opens the device, calibrates it where no calibration is kept, makes the input and the buffers. Live, of which
    /// the first samples are waited for, is calibrated by calibrateIfDue(). `capacity`: elements to keep ready for
    /// reshape().
    Result<void> prepare(const RunSpec& spec, std::int64_t capacity);
    /// Another shape in the buffers that are there.
    Result<void> reshape(const RunSpec& spec);
    /// Makes input and buffers anew for `capacity` elements, so that reshape() reaches larger shapes; what is measured
    /// and verified of `segment` stays, and it begins a visit of its own. Where the memory does not suffice for that,
    /// the buffers are as they were.
    Result<void> makeRoom(SegmentRun& segment, std::int64_t capacity);
    /// The specification without the variants that this device or its libraries do not have; each is noted with its
    /// reason. An error where none is left, which names the variants that could run. Opens the device. Of a sweep,
    /// those stay that can run at one of its points.
    Result<RunSpec> available(const RunSpec& spec);
    /// Why a variant cannot run at this size, type and device, which is open; empty where it can.
    Message whyMissing(const RunSpec& spec, const std::string& variant) const;
    /// Whether buffers of a specification serve another shape too. Operands of other operations do not, nor do ceilings
    /// whose traffic is not in proportion to the elements there: the results of packed formats are padded.
    static bool reshapes(const RunSpec& spec, Shape shape);
    /// Whether `spec` differs from what is prepared only in what reshape() can change.
    bool canReshape(const RunSpec& spec) const;

    /// Chooses how many launches make a sample of each variant, by a few pilot launches where the timer's floor
    /// matters.
    Result<void> chooseSampling(SegmentRun& segment);
    /// Begins a visit of `segment`: order of variants, polls, warm-up clock.
    Result<void> begin(SegmentRun& segment);
    /// One sample of every variant. Ends the warm-up where count and time are reached, polls the device between blocks.
    Result<void> round(SegmentRun& segment);
    /// Takes what is complete; wait: all that is in flight.
    Result<void> harvest(SegmentRun& segment, bool wait);
    /// Waits for all samples and asks the device once more.
    Result<void> end(SegmentRun& segment);

    /// Joules per call of every mode, some seconds each, where the specification asks for it; nothing may be in flight.
    /// The samples stay as they are. Where the device does not report it, each mode reports why.
    Result<void> measureEnergy(SegmentRun& segment);

    /// Holds the next mode's codes against the oracle; false when all are done.
    Result<bool> verifyNext(SegmentRun& segment);
    /// Verifies all that is left, unless interrupted.
    Result<void> verifyAll(SegmentRun& segment);
    bool isCalibrationDue() const { return m_calibrationDue; }
    /// Takes some seconds, once for a device; the segment begins a visit of its own afterwards.
    Result<void> calibrateIfDue(SegmentRun& segment);
    void resetVerification() { m_verified = 0, m_verifier.reset(); }

    Backend* backend() const { return m_backend.get(); }
    const std::optional<Calibration>& calibration() const { return m_calibration; }
    /// Clocks, temperature, power and throttling as they were last polled; empty where the device reports none of them.
    Message stateLine() const;
    std::int64_t capacity() const { return m_input ? m_input->capacity() : 0; }
    std::int64_t rounds() const { return m_round; }
    /// Asked once a round: whether the window repainted just now.
    void setRepaintProbe(std::function<bool()> probe) { m_repainted = std::move(probe); }

    void phase(Message text, RunPhase phase = RunPhase::Preparing);
    /// Nothing runs on the device any more.
    void phaseClosing() { phase(Message::tr("computing statistics"), RunPhase::Closing); }
    void note(Message text);
    void noteOnce(Message text);
    void publishTable(const SegmentRun& segment);

private:
    void noteOf(const ModeResult& mode, const Message& text);
    void noteMissing(const std::string& variant, const Message& reason);
    Error noneCanRun(const RunSpec& spec, std::vector<Message> reasons) const;
    using Clock = std::chrono::steady_clock;
    Result<void> open(const RunSpec& spec);
    Result<void> calibrate();
    Result<void> checkRoom(const RunSpec& spec, std::int64_t capacity) const;
    static Workload workloadOf(const RunSpec& spec);
    Result<EnergyFigure> energyOfMode(SegmentRun& segment, int mode, double idleWatts);
    Result<bool> verifyOperation(SegmentRun& segment);
    Result<int> launchesOf(SegmentRun& segment, int variant);
    /// Shortest of a few single launches in µs; 0 where it was interrupted.
    Result<double> pilot(int variant);
    Result<void> poll(SegmentRun& segment, bool processes);

    std::stop_token m_stop;
    std::function<bool()> m_interrupted;
    std::function<bool()> m_repainted;
    EventSink& m_sink;
    RunResult& m_result;
    RunSpec m_spec;
    Shape m_prepared; ///< that the buffers were laid out for
    std::unique_ptr<Backend> m_backend;
    Message m_reason; ///< why it is that one
    std::optional<Calibration> m_calibration;
    std::optional<InputTensor> m_input;
    std::optional<Verifier> m_verifier;
    int m_verified = 0;
    bool m_calibrationDue = false;
    std::optional<RoundOrder> m_order;
    std::int64_t m_round = 0;
    Clock::time_point m_begun, m_lastPoll;
    std::optional<DeviceState> m_lastState;
    std::vector<Timing> m_timings;
};

} // namespace qs
