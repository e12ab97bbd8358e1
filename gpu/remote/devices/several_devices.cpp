// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/devices/several_devices.h"

#include "gpu/core/random_hex.h"
#include "gpu/core/seconds_since.h"
#include "gpu/results/analysis.h"
#include "gpu/results/resolution.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr int kBlockRounds = 60;
constexpr int kMaxBlocks = 10, kMinBlocks = 2;

/// Passes on what one device says as its part of the whole.
class PartSink final : public EventSink
{
public:
    PartSink(EventSink& whole, std::string name, double before, double share)
        : m_whole(whole), m_name(std::move(name)), m_before(before), m_share(share)
    {}
    void event(const RunEvent& event) override
    {
        RunEvent told = event;
        if (event.kind == RunEvent::Kind::Phase || event.kind == RunEvent::Kind::Note)
            told.text = Message::tr("%1: %2").arg(m_name, event.text);
        if (event.kind == RunEvent::Kind::Progress) {
            told.fraction = m_before + m_share * std::clamp(event.fraction, 0.0, 1.0);
            told.secondsLeft =
                m_share > 0 && event.secondsLeft >= 0 && m_before + m_share >= 1 ? event.secondsLeft : -1;
        }
        m_whole.event(told);
    }
    void sample(const SampleEvent& sample) override { m_whole.sample(sample); }

private:
    EventSink& m_whole;
    std::string m_name;
    double m_before, m_share;
};

/// A single size as a sweep of one point, which a later block goes on with.
RunSpec asSweep(RunSpec spec)
{
    if (spec.isSweep()) return spec;
    for (const Dimension dimension : dimensionsOf(spec.operation))
        if (dimension != Dimension::Elements) {
            spec.axes = {{dimension, {valueOf(spec, dimension)}}};
            break;
        }
    return spec;
}

bool isResolvedRun(const RunResult& run, bool sweep)
{
    return std::ranges::all_of(run.segments, [sweep](const Segment& segment) {
        return std::ranges::all_of(segment.modes, [sweep](const ModeResult& mode) {
            return isResolved(mode.latency) && (sweep || mode.latency.n >= kResolvedRounds);
        });
    });
}

/// Blocks of rounds that the devices take in turn.
class Alternation
{
public:
    Alternation(const RunSpec& asked, const std::vector<NamedDevice>& devices, std::stop_token stop, EventSink& sink)
        : m_asked(asked), m_devices(devices), m_stop(std::move(stop)), m_sink(sink)
    {
        for (const NamedDevice& device : devices)
            m_all.push_back({device.name, {}});
    }

    std::vector<DeviceOutcome> run()
    {
        const auto begun = std::chrono::steady_clock::now();
        const bool fixed = m_asked.stop == StopRule::Fixed;
        const int blocks = std::clamp(m_asked.iterations / kBlockRounds, kMinBlocks, kMaxBlocks);
        for (int i = 0; !m_stop.stop_requested(); ++i) {
            const double limit = m_asked.timeLimitSeconds * static_cast<double>(m_devices.size() * points());
            const bool last = fixed ? i + 1 >= blocks : i > 0 && (allResolved() || secondsSince(begun) >= limit);
            if (last && !fixed && !m_asked.energy) break;
            const int rounds = fixed ? (m_asked.iterations * (i + 1) + blocks - 1) / blocks : kBlockRounds * (i + 1);
            const double share = fixed ? 1.0 / blocks : 0;
            cycle(i, rounds, last, fixed ? static_cast<double>(i) / blocks : progress(begun, limit), share);
            if (last) break;
        }
        const std::string name = randomHex(2); // of this alternation, and of no other
        for (DeviceOutcome& device : m_all) {
            device.outcome.result.alternation = name;
            finish(device.outcome.result);
        }
        return std::move(m_all);
    }

private:
    std::size_t points() const { return sweepPoints(m_asked).size(); }
    double progress(std::chrono::steady_clock::time_point begun, double limit) const
    {
        return std::min(secondsSince(begun) / limit, 0.99);
    }
    bool allResolved() const
    {
        return std::ranges::all_of(m_all, [this](const DeviceOutcome& device) {
            return device.outcome.error || isResolvedRun(device.outcome.result, m_asked.isSweep());
        });
    }

    void cycle(int number, int rounds, bool last, double before, double share)
    {
        RunSpec spec = asSweep(m_asked);
        spec.stop = StopRule::Fixed;
        spec.iterations = rounds;
        spec.energy = m_asked.energy && last;
        for (std::size_t i = 0; i < m_all.size() && !m_stop.stop_requested(); ++i) {
            const std::size_t at = number % 2 == 0 ? i : m_all.size() - 1 - i;
            if (m_all[at].outcome.error) continue;
            const double part = share / static_cast<double>(m_all.size());
            PartSink sink(m_sink, m_all[at].name, before + part * static_cast<double>(i), part);
            block(spec, at, sink);
        }
    }

    void block(const RunSpec& spec, std::size_t at, EventSink& sink)
    {
        SpecSource specs(spec);
        specs.setMoreFollows(true);
        KernelRunOutcome& so = m_all[at].outcome;
        if (!so.result.segments.empty()) specs.setResume(std::make_shared<RunResult>(so.result));
        KernelRunOutcome next = m_devices[at].run(specs, m_stop, sink);
        so.error = std::move(next.error);
        const bool isMore = next.result.segments.size() >= so.result.segments.size();
        if (!so.error || isMore) so.result = std::move(next.result); // what was there before is kept
    }

    /// As if it had been measured at once.
    void finish(RunResult& result) const
    {
        if (result.sweep) result.sweep = m_asked;
        for (Segment& segment : result.segments) {
            segment.spec.stop = m_asked.stop;
            segment.spec.iterations = m_asked.iterations;
            segment.spec.timeLimitSeconds = m_asked.timeLimitSeconds;
            segment.spec.energy = m_asked.energy;
            if (m_asked.stop == StopRule::Fixed && !m_stop.stop_requested())
                segment.stopReason = Message::tr("all iterations done");
        }
        result.notes.push_back(Message::tr("The devices were measured in alternating blocks of rounds."));
        if (m_asked.isSweep()) return;
        result.sweep.reset();
        if (!result.segments.empty()) result.stopReason = result.segments.back().stopReason;
    }

    const RunSpec m_asked;
    const std::vector<NamedDevice>& m_devices;
    std::stop_token m_stop;
    EventSink& m_sink;
    std::vector<DeviceOutcome> m_all;
};

} // namespace

std::vector<DeviceOutcome> measureInTurn(const RunSpec& spec, const std::vector<NamedDevice>& devices, bool alternate,
                                         std::stop_token stop, EventSink& sink)
{
    if (alternate && !spec.live && !spec.profile) return Alternation(spec, devices, std::move(stop), sink).run();
    std::vector<DeviceOutcome> all;
    const double share = 1.0 / static_cast<double>(std::max<std::size_t>(devices.size(), 1));
    for (const NamedDevice& device : devices) {
        if (stop.stop_requested()) break;
        SpecSource specs(spec);
        PartSink part(sink, device.name, share * static_cast<double>(all.size()), share);
        all.push_back({device.name, device.run(specs, stop, part)});
    }
    return all;
}

} // namespace qs
