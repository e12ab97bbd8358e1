// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/bench.h"

#include "gpu/core/host_system.h"
#include "gpu/formats/io/describe.h"
#include "gpu/results/mode_note.h"
#include "gpu/studies/kept/kept_calibration.h"
#include "gpu/studies/protocol/describe_environment.h"
#include "gpu/studies/protocol/energy_pass.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "gpu/studies/protocol/verify_operation.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// Work that may be queued on the device at once: short enough that Stop and Live feel immediate.
constexpr double kQueueUs = 20'000;
/// The device is asked for its state at most this often, and only between blocks.
constexpr double kPollSeconds = 0.25;
constexpr int kPilotLaunches = 7;
/// K where graphs are asked for and a single launch would be long enough.
constexpr int kUsualLaunches = 20;
constexpr double kLongestSampleUs = 50'000;

/// Traffic that differs by no more than a scale of the whole tensor and rounding.
bool nearly(const CeilingTraffic& a, const CeilingTraffic& b)
{
    const auto close = [](Bytes x, Bytes y) { return std::max(x.value, y.value) - std::min(x.value, y.value) <= 16; };
    return close(a.read, b.read) && close(a.written, b.written);
}

constexpr double kEnergySampleUs = 10e3; ///< of launches in a row, so that what lies between samples does not count
constexpr double kEnergyQueueUs = 50e3;

} // namespace

Bench::Bench(std::stop_token stop, std::function<bool()> interrupted, EventSink& sink, RunResult& result)
    : m_stop(std::move(stop)), m_interrupted(std::move(interrupted)), m_sink(sink), m_result(result)
{}

void Bench::attach(KeptBench kept)
{
    m_spec = std::move(kept.spec);
    m_prepared = kept.prepared;
    m_backend = std::move(kept.backend);
    m_reason = std::move(kept.reason);
    m_result.environment = describeEnvironment(m_backend->info(), m_reason);
    m_result.calibration = m_calibration = std::move(kept.calibration);
    m_input = std::move(kept.input);
    m_calibrationDue = kept.calibrationDue;
    m_backend->setInterrupt(m_interrupted);
    resetVerification();
}

std::optional<KeptBench> Bench::detach()
{
    if (!m_backend) return std::nullopt;
    m_backend->setInterrupt({});
    m_verifier.reset(); // refers to the input
    return KeptBench{m_spec,        m_prepared,         std::move(m_backend), m_reason,
                     m_calibration, std::move(m_input), m_calibrationDue};
}

void Bench::phase(Message text, RunPhase phase)
{
    RunEvent event;
    event.kind = RunEvent::Kind::Phase;
    event.phase = phase;
    event.text = std::move(text);
    m_sink.event(event);
}

/// A count of context switches since the process began is of no use while it grows: findings tell those of a sample.
Message Bench::stateLine() const
{
    if (!m_lastState) return {};
    DeviceState state = *m_lastState;
    state.involuntarySwitches.reset();
    return state.line();
}

void Bench::note(Message text)
{
    RunEvent event;
    event.kind = RunEvent::Kind::Note;
    event.text = text;
    m_result.notes.push_back(std::move(text));
    m_sink.event(event);
}

void Bench::noteOf(const ModeResult& mode, const Message& text) { note(modeNote(mode.requested, text)); }

/// Live prepares the same file again and again.
void Bench::noteOnce(Message text)
{
    if (std::find(m_result.notes.begin(), m_result.notes.end(), text) == m_result.notes.end()) note(std::move(text));
}

void Bench::noteMissing(const std::string& variant, const Message& reason)
{
    RunEvent event;
    event.kind = RunEvent::Kind::Note;
    event.text = Message::tr("%1 is skipped: %2").arg(variant, reason);
    event.missing = variant;
    event.reason = reason;
    m_result.notes.push_back(event.text);
    m_sink.event(event);
}

void Bench::publishTable(const SegmentRun& segment)
{
    RunEvent event;
    event.kind = RunEvent::Kind::Table;
    event.segment = segment.number();
    event.spec = segment.spec();
    event.modes = segment.table();
    event.pairs = segment.quickPairs();
    event.throttled = segment.throttled();
    m_sink.event(event);
}

bool Bench::reshapes(const RunSpec& spec, Shape shape)
{
    if (spec.operation != Operation::Quantize) return false;
    RunSpec other = spec;
    other.shape = shape;
    const VariantPlan here = planVariants(spec), there = planVariants(other);
    return std::equal(here.variants.begin(), here.variants.end(), there.variants.begin(), there.variants.end(),
                      [&](const KernelVariant& a, const KernelVariant& b) {
                          if (a.ceiling != b.ceiling || a.traffic.has_value() != b.traffic.has_value()) return false;
                          return !a.traffic ||
                                 nearly(a.traffic->forElements(shape.elements(), spec.shape.elements()), *b.traffic);
                      });
}

bool Bench::canReshape(const RunSpec& spec) const
{
    if (!m_backend || !m_input || spec.operation != Operation::Quantize || m_spec.operation != Operation::Quantize)
        return false;
    RunSpec same = m_spec;
    same.shape = m_prepared;
    if (!reshapes(same, spec.shape)) return false;
    same.shape = spec.shape;
    same.warmup = spec.warmup;
    same.warmupMs = spec.warmupMs;
    same.iterations = spec.iterations;
    same.stop = spec.stop;
    same.timeLimitSeconds = spec.timeLimitSeconds;
    same.method = spec.method;
    same.launchesPerSample = spec.launchesPerSample;
    same.live = spec.live;
    return same == spec && !spec.input.isFile() && spec.shape.elements() <= m_input->capacity();
}

Result<void> Bench::reshape(const RunSpec& spec)
{
    if (auto r = m_backend->reshape(spec.shape); !r) return r;
    m_spec = spec;
    resetVerification();
    return {};
}

Result<void> Bench::open(const RunSpec& spec)
{
    if (m_backend && m_spec.backend == spec.backend && m_spec.device == spec.device)
        return m_calibrationDue && !spec.live ? calibrate() : Result<void>{};
    phase(Message::tr("opening the device"));
    auto opened = openBackend(spec.backend, spec.device);
    if (!opened) return opened.error();
    m_backend = std::move(opened->backend);
    m_reason = std::move(opened->reason);
    m_result.environment = describeEnvironment(m_backend->info(), m_reason);
    m_calibrationDue = spec.live && !keptCalibration(m_backend->info());
    return m_calibrationDue ? Result<void>{} : calibrate();
}

Result<void> Bench::calibrateIfDue(SegmentRun& segment)
{
    if (!m_calibrationDue) return {};
    if (auto r = harvest(segment, true); !r) return r;
    if (auto r = calibrate(); !r) return r;
    if (m_calibration) segment.setRoofline(*m_calibration);
    return begin(segment);
}

/// A device that cannot be calibrated can still be measured; what rests on the calibration is then left out, and said.
/// Only a stop ends it: a setup that is changed in Live waits, or the calibration would begin again with each change.
Result<void> Bench::calibrate()
{
    m_backend->setInterrupt([stop = m_stop] { return stop.stop_requested(); });
    auto measured = calibrationOf(*m_backend, [this](const Message& what) {
        phase(Message::tr("calibrating this device (once): %1").arg(what));
    });
    m_backend->setInterrupt(m_interrupted);
    m_calibrationDue = !measured && m_stop.stop_requested();
    m_calibration.reset();
    m_result.calibration.reset();
    if (measured) {
        m_calibration = std::move(*measured);
        m_result.calibration = m_calibration;
        return {};
    }
    if (measured.error().code == ErrorCode::DeviceLost) return measured.error();
    if (m_calibrationDue) return {};
    note(Message::tr("The device could not be calibrated (%1), so the timer floor and the peak rates are unknown.")
             .arg(measured.error().message));
    return {};
}

Result<void> Bench::prepare(const RunSpec& spec, std::int64_t capacity)
{
    if (auto r = open(spec); !r) return r;
    m_spec = spec;
    m_prepared = spec.shape;
    m_backend->setInterrupt(m_interrupted);
    resetVerification();
    if (spec.operation != Operation::Quantize) {
        m_input.reset();
        phase(Message::tr("generating operands, compiling and selecting algorithms"));
        return m_backend->prepare(workloadOf(spec));
    }
    if (auto r = checkRoom(spec, capacity); !r) return r;
    phase(Message::tr("generating the input"));
    auto input = InputTensor::make(spec, capacity, m_stop);
    if (!input) return input.error();
    m_input.emplace(std::move(*input));
    if (const auto& conversion = m_input->conversion()) noteOnce(conversion->text());
    phase(Message::tr("allocating"));
    Workload workload = workloadOf(spec);
    workload.input = m_input->view(spec.shape);
    workload.capacity = m_input->capacity();
    return m_backend->prepare(workload);
}

Result<void> Bench::makeRoom(SegmentRun& segment, std::int64_t capacity)
{
    if (auto r = harvest(segment, true); !r) return r;
    const RunSpec spec = m_spec;
    const int verified = m_verified;
    auto r = prepare(spec, capacity);
    if (!r && r.error().code == ErrorCode::Memory) r = prepare(spec, spec.shape.elements());
    if (!r) return r;
    m_verified = verified; // another buffer, the same codes
    if (auto chosen = chooseSampling(segment); !chosen) return chosen;
    return begin(segment);
}

/// Making an input of gigabytes takes long; what then has no room is refused before. (On a GPU what was prepared before
/// still counts as taken, so that only the first preparation can tell.)
Result<void> Bench::checkRoom(const RunSpec& spec, std::int64_t capacity) const
{
    const DeviceInfo device = m_backend->info();
    if (m_input && device.backend != BackendChoice::Cpu) return {};
    Workload workload = workloadOf(spec);
    workload.capacity = std::max(capacity, spec.shape.elements());
    const Bytes needed = m_backend->memoryNeeded(workload);
    if (device.freeMemory.value == 0 || needed.value <= device.freeMemory.value) return {};
    const NumberText need = formatBytes(needed), free = formatBytes(device.freeMemory);
    return Error{ErrorCode::Memory,
                 spec.input.isFile()
                     ? Message::tr("Quantizing %1 requires %2 of memory; %3 is available.")
                           .arg(quotedPath(spec.input.path), need, free)
                     : Message::tr("This run requires %1 of memory for its buffers; %2 is available.").arg(need, free),
                 host::memoryHint(Message::tr("Reduce the number of tokens or the hidden size."))};
}

Workload Bench::workloadOf(const RunSpec& spec)
{
    Workload workload;
    workload.operation = spec.operation;
    workload.input.dtype = workload.dtype = spec.dtype;
    workload.input.shape = spec.shape;
    workload.size = spec.size;
    workload.seed = spec.seed;
    workload.variants = planVariants(spec).variants;
    workload.coldBy = spec.coldBy;
    workload.given = spec.given();
    return workload;
}

Message Bench::whyMissing(const RunSpec& spec, const std::string& variant) const
{
    RunSpec alone = spec;
    alone.axes.clear();
    alone.variants = {variant};
    return m_backend->whyMissing(workloadOf(alone), 0);
}

Error Bench::noneCanRun(const RunSpec& spec, std::vector<Message> reasons) const
{
    std::string others;
    for (const VariantInfo& info : variantsOf(spec.operation))
        if (const std::string name(info.name); whyMissing(spec, name).empty())
            others += (others.empty() ? "" : ", ") + name;
    return Error{
        ErrorCode::Usage,
        Message::tr("None of the variants can run on this device. %1").arg(Message::sentences(std::move(reasons))),
        others.empty() ? Message::tr("Choose another size, another type or another backend.")
                       : Message::tr("The following can run at this size: %1.").arg(others)};
}

Result<RunSpec> Bench::available(const RunSpec& spec)
{
    if (takesModes(spec.operation)) return spec;
    if (auto r = open(spec); !r) return r.error();
    RunSpec left = spec;
    left.variants.clear();
    std::vector<Message> reasons;
    const std::vector<RunSpec> points = sweepPoints(spec);
    for (const std::string& variant : spec.variants) {
        Message reason; // that of the first point
        const bool somewhere = std::ranges::any_of(points, [&](const RunSpec& point) {
            Message here = whyMissing(point, variant);
            if (here.empty()) return true;
            if (reason.empty()) reason = std::move(here);
            return false;
        });
        if (somewhere) {
            left.variants.push_back(variant);
            continue;
        }
        reasons.push_back(Message::tr("%1: %2").arg(variant, reason));
        noteMissing(variant, reason);
    }
    if (left.variants.empty()) return noneCanRun(points.front(), std::move(reasons));
    return left;
}

Result<double> Bench::pilot(int variant)
{
    if (auto r = m_backend->enqueue(variant, kPilotLaunches); !r) return r.error();
    m_timings.clear();
    if (auto r = m_backend->harvest(m_timings, true); !r) return r.error();
    if (m_timings.empty()) return 0.0;
    // The first ones are slow, and a slow pilot would leave a short kernel below the timer's floor: the shortest
    // decides.
    float shortest = m_timings.front().us;
    for (const Timing& timing : m_timings)
        shortest = std::min(shortest, timing.us);
    return static_cast<double>(shortest);
}

Result<int> Bench::launchesOf(SegmentRun& segment, int variant)
{
    const KernelVariant& v = segment.plan().variants[static_cast<std::size_t>(variant)];
    const VariantRole role = segment.plan().roles[static_cast<std::size_t>(variant)];
    if (role.kind == VariantRole::Kind::Control) return segment.launchesOf(role.mode);
    const TimingMethod method = m_spec.method;
    const bool single =
        method == TimingMethod::Events || m_spec.profile || (v.cold && m_spec.coldBy == ColdMethod::ReadSweep) ||
        (method == TimingMethod::Auto && m_spec.live); // in Live a shape changes faster than graphs are built
    if (single) return 1;
    if (method == TimingMethod::Graph && m_spec.launchesPerSample > 0) return m_spec.launchesPerSample;
    const auto us = pilot(variant);
    if (!us) return us.error();
    if (!(*us > 0)) return 1;
    const int longest = std::max(1, static_cast<int>(std::min(kLongestSampleUs / *us, 1000.0)));
    const int needed = m_calibration ? launchesFor(*m_calibration, *us) : 1;
    if (method == TimingMethod::Graph) return std::min(std::max(needed, kUsualLaunches), longest);
    if (needed > 1 && m_spec.launchesPerSample > 0) return m_spec.launchesPerSample;
    return std::min(needed, longest);
}

Result<void> Bench::chooseSampling(SegmentRun& segment)
{
    for (int i = 0; i < segment.variantCount() && !m_interrupted(); ++i) {
        const auto launches = launchesOf(segment, i);
        if (!launches) return launches.error();
        const bool ceiling = segment.plan().variants[static_cast<std::size_t>(i)].ceiling;
        if (m_spec.live && *launches == 1 && !ceiling) continue; // single launches are what a reshape leaves behind
        auto sampling = m_backend->setSampling(i, *launches);
        if (!sampling) return sampling.error();
        segment.setSampling(i, *sampling);
    }
    segment.setEffective(*m_backend);
    if (m_calibration) segment.setRoofline(*m_calibration);
    return {};
}

Result<void> Bench::begin(SegmentRun& segment)
{
    segment.beginVisit();
    m_order.emplace(segment.variantCount(), m_spec.seed);
    m_round = 0;
    m_begun = Clock::now();
    return poll(segment, !m_spec.live);
}

Result<void> Bench::poll(SegmentRun& segment, bool processes)
{
    m_lastState = m_backend->state(processes);
    segment.addPoll(*m_lastState);
    m_lastPoll = Clock::now();
    return {};
}

Result<void> Bench::round(SegmentRun& segment)
{
    if (!segment.isWarm() && m_round >= m_spec.warmup && secondsSince(m_begun) * 1e3 >= m_spec.warmupMs)
        segment.endWarmup(m_round);
    for (const int variant : m_order->round(m_round)) {
        if (m_interrupted()) return {};
        if (!segment.takesPart(variant, m_round)) continue;
        if (auto r = m_backend->enqueue(variant, 1); !r) return r;
        const double mean = segment.meanSampleUs();
        const int limit = mean > 0 ? std::clamp(static_cast<int>(kQueueUs / mean), 1, 512) : 1;
        if (auto r = harvest(segment, m_backend->pending() >= limit); !r) return r;
    }
    if (m_repainted && m_repainted()) segment.addRepaint(m_round);
    const bool between = m_order->endsBlock(m_round++);
    if (!between || secondsSince(m_lastPoll) < kPollSeconds) return {};
    if (auto r = harvest(segment, true); !r) return r;
    return poll(segment, false);
}

Result<void> Bench::harvest(SegmentRun& segment, bool wait)
{
    m_timings.clear();
    if (auto r = m_backend->harvest(m_timings, wait); !r) return r;
    segment.add(m_timings, m_sink);
    return {};
}

Result<void> Bench::end(SegmentRun& segment)
{
    if (auto r = harvest(segment, true); !r) return r;
    return poll(segment, !m_spec.live);
}

Result<bool> Bench::verifyNext(SegmentRun& segment)
{
    if (m_verified >= segment.modeCount()) return false;
    if (auto r = harvest(segment, true); !r) return r.error();
    if (m_spec.operation != Operation::Quantize) return verifyOperation(segment);
    if (!m_verifier) m_verifier.emplace(m_input->view(m_spec.shape), m_spec.given(), m_stop);
    if (!m_verifier->ready()) return false;
    segment.setOutliers(m_verifier->outliers());
    auto back = m_backend->readBack(m_verified);
    if (!back) return back.error();
    ModeResult& mode = segment.mode(m_verified++);
    m_verifier->check(*back, mode);
    if (mode.verification.rowsDiffer > 0)
        noteOf(mode, Message::tr("%1. Do not use the figures of this mode, and report this problem.")
                         .arg(mode.verification.text()));
    if (mode.constantInput) noteOf(mode, Message::tr("constant input: there is nothing to scale (scale 0, codes 0)."));
    return true;
}

Result<bool> Bench::verifyOperation(SegmentRun& segment)
{
    ModeResult& mode = segment.mode(m_verified);
    if (auto r = checkOperation(m_spec, m_verified++, *m_backend, m_stop, mode); !r) return r.error();
    if (mode.verification.rowsDiffer > 0)
        noteOf(mode, Message::tr("%1. Do not use the figures of this variant, and report this problem.")
                         .arg(mode.verification.text()));
    return true;
}

Result<void> Bench::verifyAll(SegmentRun& segment)
{
    Clock::time_point lastTable = Clock::now();
    while (!m_interrupted()) {
        const auto more = verifyNext(segment);
        if (!more) return more.error();
        if (!*more) break;
        if (secondsSince(lastTable) < 0.2) continue;
        lastTable = Clock::now();
        publishTable(segment);
    }
    return {};
}

Result<EnergyFigure> Bench::energyOfMode(SegmentRun& segment, int mode, double idleWatts)
{
    if (segment.plan().variants[static_cast<std::size_t>(mode)].cold && m_spec.coldBy == ColdMethod::ReadSweep)
        return EnergyFigure{.reason = Message::tr("the energy of the cache sweeps between the calls would count")};
    const auto us = pilot(mode);
    if (!us) return us.error();
    if (!(*us > 0)) return EnergyFigure{.reason = Message::tr("stopped before the energy was measured")};
    const int launches = static_cast<int>(std::clamp(std::round(kEnergySampleUs / *us), 1.0, 1000.0));
    if (auto r = m_backend->setSampling(mode, launches); !r) return r.error();
    const int batch = static_cast<int>(std::clamp(std::ceil(kEnergyQueueUs / (*us * launches)), 1.0, 512.0));
    double done = 0;
    std::vector<Timing> timings;
    const auto take = [&](bool wait) -> Result<double> {
        timings.clear();
        if (auto r = m_backend->harvest(timings, wait); !r) return r.error();
        return done += static_cast<double>(timings.size()) * launches;
    };
    EnergyDrive drive = clockDrive([this] { return m_backend->energy(); }, m_interrupted);
    drive.launch = [&] { return m_backend->enqueue(mode, batch); };
    drive.completed = [&] { return take(false); };
    drive.hungry = [&] { return m_backend->pending() <= batch; };
    auto figure = runEnergyPass(drive, idleWatts);
    if (auto r = take(true); !r) return r.error();
    return figure;
}

Result<void> Bench::measureEnergy(SegmentRun& segment)
{
    if (!m_spec.energy || m_interrupted()) return {};
    const EnergyReading first = m_backend->energy();
    const double idle = first.joules ? idlePower(clockDrive([this] { return m_backend->energy(); }, m_interrupted)) : 0;
    for (int i = 0; i < segment.modeCount() && !m_interrupted(); ++i) {
        ModeResult& mode = segment.mode(i);
        if (!first.joules) {
            mode.energy = {.reason = first.why};
            continue;
        }
        phase(Message::tr("measuring the energy of %1").arg(mode.requested));
        const int launches = segment.launchesOf(i);
        auto figure = energyOfMode(segment, i, idle);
        if (!figure) return figure.error();
        mode.energy = std::move(*figure);
        if (auto r = m_backend->setSampling(i, launches); !r) return r.error();
        publishTable(segment);
    }
    return {};
}

} // namespace qs
