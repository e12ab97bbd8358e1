// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/text/speed_up.h"
#include "gpu/remote/devices/dealer.h"
#include "gpu/remote/devices/several_devices.h"
#include "gpu/results/analysis.h"
#include "gpu/results/compare/run_comparison.h"
#include "gpu/results/compare/sweep_parts.h"
#include "gpu/results/resolution.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <map>

namespace qs {

namespace {

/// A device keeps its buffers between pieces, so that small ones cost little and all end at nearly the same time.
constexpr std::size_t kPiecesPerDevice = 64;
/// A point that is measured again needs no more rounds than tell whether its times differ.
constexpr int kAgainRounds = kResolvedPointRounds;

std::size_t pointsOf(const RunSpec& piece)
{
    std::size_t count = 1;
    for (const SweepAxis& axis : piece.axes)
        count *= axis.values.size();
    return count;
}

/// Bytes and operations of one call of everything at its points, as a measure of how long they take.
double weightOf(const RunSpec& piece)
{
    double weight = 0;
    for (const RunSpec& point : sweepPoints(piece))
        for (std::size_t i = 0; i < point.count(); ++i) {
            const Work work = workOf(point, static_cast<int>(i));
            weight += static_cast<double>(work.bytes.value) + work.operations * 1e-2;
        }
    return weight;
}

/// Its clock is that of the samples of the mode, where these were taken with one.
DeviceLoad loadOf(const Segment& segment, const std::string& name)
{
    const auto mode = std::ranges::find(segment.modes, name, &ModeResult::requested);
    if (mode == segment.modes.end()) return {};
    DeviceLoad load = qs::loadOf(segment.polls, static_cast<std::int64_t>(mode->samplesUs.size()));
    std::vector<float> clocks;
    std::ranges::copy_if(mode->clockMHz, std::back_inserter(clocks), [](float mhz) { return mhz > 0; });
    if (!clocks.empty()) load.smMHz = summarize(clocks).p50;
    return load;
}

/// A call that takes so long keeps the device at work; shorter ones wait for their launches.
constexpr double kBusyUs = 50;

double longestOf(const Segment& point)
{
    double longest = 0;
    for (const ModeResult& mode : point.modes)
        longest = std::max(longest, mode.latency.p50);
    return longest;
}

/// What a round takes: a sample of each mode, which is several launches where single ones are too short to be timed.
double roundUs(const Segment& point)
{
    double sum = 0;
    for (const ModeResult& mode : point.modes)
        sum += mode.latency.p50 * mode.sampling.launches;
    return sum;
}

/// Which of two points to measure again: of those that keep the device at work the one whose rounds are shorter, since
/// the others wait meanwhile.
bool isBetterAgain(const Segment& a, const Segment& b)
{
    const double x = longestOf(a), y = longestOf(b);
    return x >= kBusyUs && y >= kBusyUs ? roundUs(a) < roundUs(b) : x > y;
}

/// The points on their way over the devices.
class SweepDealer final : Dealer<RunSpec, KernelRunOutcome>
{
public:
    SweepDealer(const RunSpec& sweep, const std::vector<NamedDevice>& devices, std::stop_token stop, EventSink& sink)
        : Dealer(devices, std::move(stop)), m_sweep(sweep), m_runs(devices), m_sink(sink), m_points(pointsOf(sweep)),
          m_summaries(devices.size()), m_again(devices.size())
    {
        for (const RunSpec& point : sweepPoints(sweep))
            m_numbers.emplace(pointText(point), static_cast<int>(m_numbers.size()));
    }

    DealtSweep run()
    {
        reportMeasuring();
        dealOut(sweepPieces(m_sweep, deviceCount()));
        m_out.error = m_error;
        merge();
        if (!stopped() && !m_out.error && m_working > 1) checkCoupling();
        for (const CouplingCheck& check : m_out.coupling)
            if (check.isFinding()) m_out.result.notes.push_back(check.text());
        return std::move(m_out);
    }

private:
    /// What one device says: notes with its name, points by their number in the whole, progress as part of it.
    class DeviceSink final : public EventSink
    {
    public:
        DeviceSink(SweepDealer& dealer, std::size_t device) : m_dealer(dealer), m_device(device) {}
        void event(const RunEvent& event) override { m_dealer.pass(m_device, event); }
        void sample(const SampleEvent&) override {}

    private:
        SweepDealer& m_dealer;
        std::size_t m_device;
    };

    struct SilentRun final : EventSink
    {
        void event(const RunEvent& /*event*/) override {}
        void sample(const SampleEvent& /*sample*/) override {}
    };

    KernelRunOutcome measure(std::size_t device, const RunSpec& piece) override
    {
        DeviceSink sink(*this, device);
        SpecSource specs(piece);
        specs.setMoreFollows(true);
        return m_runs[device].run(specs, m_stop, sink);
    }

    const std::optional<Error>& errorOf(const KernelRunOutcome& outcome) const override { return outcome.error; }

    /// A size that does not fit into the memory of a device is skipped there, and may fit into that of another.
    std::optional<RunSpec> leftOut(const RunSpec& piece, const KernelRunOutcome& outcome) const override
    {
        const std::vector<Segment>& done = outcome.result.segments;
        RunSpec rest = piece;
        SweepAxis& last = rest.axes.back(); // of the others a piece has one value each
        std::erase_if(last.values, [&](std::int64_t value) {
            return std::ranges::any_of(done,
                                       [&](const Segment& s) { return valueOf(s.spec, last.parameter) == value; });
        });
        return last.values.empty() ? std::nullopt : std::optional(rest);
    }

    void store(std::size_t device, const RunSpec& /*piece*/, KernelRunOutcome outcome) override
    {
        m_fractions[device] = 0;
        for (Segment& segment : outcome.result.segments)
            segment.device = nameOf(device);
        // All devices begin together; later pieces count where another device was still at work at their end.
        if (!outcome.error && (othersWork() || !m_again[device]))
            for (const Segment& segment : outcome.result.segments)
                if (!m_again[device] || isBetterAgain(segment, *m_again[device])) m_again[device] = segment;
        if (!m_summaries[device] && !outcome.result.segments.empty()) {
            m_summaries[device] = outcome.result; // without the points
            m_summaries[device]->notes.clear();
        }
        if (!outcome.error) m_done += outcome.result.segments.size();
        for (const Segment& segment : outcome.result.segments)
            reportPoint(segment);
        std::ranges::move(outcome.result.segments, std::back_inserter(outcome.error ? m_partial : m_whole));
        for (const Message& note : outcome.result.notes)
            addNote(ofDevice(device, note));
    }

    Message lostText(const std::string& device, const Message& why, bool others) const override
    {
        return others
                   ? Message::tr("%1 was lost, and its points are measured on the other devices: %2").arg(device, why)
                   : Message::tr("%1 was lost: %2").arg(device, why);
    }

    /// Where several devices measured, each point says where it was.
    Segment withPlace(Segment point, bool several) const
    {
        for (std::size_t i = 0; several && i < deviceCount(); ++i)
            if (m_summaries[i] && nameOf(i) == point.device) point.environment = m_summaries[i]->environment;
        return point;
    }

    void forget(std::size_t device) override { m_again[device].reset(); }

    void report(const Message& note) override
    {
        RunEvent event;
        event.kind = RunEvent::Kind::Note;
        event.text = note;
        m_sink.event(event);
    }

    void pass(std::size_t device, const RunEvent& event)
    {
        const std::lock_guard lock(m_mutex);
        if (event.kind == RunEvent::Kind::Note) return report(ofDevice(device, event.text));
        if (event.kind == RunEvent::Kind::Segment) {
            RunEvent begun = event;
            begun.segment = numberOf(event.spec);
            return m_sink.event(begun);
        }
        if (event.kind == RunEvent::Kind::Phase) {
            RunEvent told = event;
            told.text = ofDevice(device, event.text);
            return m_sink.event(told);
        }
        if (event.kind != RunEvent::Kind::Progress) return;
        const double share = static_cast<double>(m_points) / static_cast<double>(kPiecesPerDevice * deviceCount());
        m_fractions[device] = std::clamp(event.fraction, 0.0, 1.0) * std::max(share, 1.0);
        RunEvent told;
        told.kind = RunEvent::Kind::Progress;
        setProgress(told, static_cast<double>(m_done), static_cast<double>(m_points));
        told.text = stateLine();
        m_sink.event(told);
    }

    RunEvent eventOf(RunEvent::Kind kind, const Segment& point) const
    {
        RunEvent event;
        event.kind = kind;
        event.segment = numberOf(point.spec);
        event.spec = point.spec;
        event.modes = point.modes;
        return event;
    }

    int numberOf(const RunSpec& point) const
    {
        const auto found = m_numbers.find(pointText(point));
        return found == m_numbers.end() ? 0 : found->second;
    }

    Message stateLine() const
    {
        return Message::tr("%1 of %2 points on %3 devices")
            .arg(static_cast<std::int64_t>(m_done), static_cast<std::int64_t>(m_points),
                 static_cast<std::int64_t>(left()));
    }

    void reportMeasuring()
    {
        RunEvent event;
        event.text = stateLine();
        event.phase = RunPhase::Measuring;
        m_sink.event(event);
    }

    /// The figures of a point that was measured. The phase after them has a sink that saves up tables pass this one on.
    void reportPoint(const Segment& segment)
    {
        const Segment light = withoutSamples(segment);
        RunEvent event = eventOf(RunEvent::Kind::Table, light);
        event.pairs = light.pairs;
        event.throttled = light.throttled;
        m_sink.event(event);
        reportMeasuring();
    }

    /// In the order of the axes; a point that was begun on a device that was lost only where nothing else is there.
    void merge()
    {
        RunResult& result = m_out.result;
        std::vector<RunSummary> parts;
        for (const auto& summary : m_summaries)
            if (summary) parts.push_back(*summary);
        if (!parts.empty()) static_cast<RunSummary&>(result) = summaryOf(parts);
        result.sweep = m_sweep;
        result.segments.clear();
        std::vector<Segment> measured = std::move(m_whole);
        measured.insert(measured.end(), m_partial.begin(), m_partial.end());
        for (Segment& point : placedPoints(m_sweep, measured))
            if (!point.modes.empty()) result.segments.push_back(withPlace(std::move(point), parts.size() > 1));
        result.notes = m_notes;
        std::vector<std::string> used;
        for (const Segment& segment : result.segments)
            if (std::ranges::find(used, segment.device) == used.end()) used.push_back(segment.device);
        m_working = used.size();
        const auto some = static_cast<std::int64_t>(result.segments.size());
        const auto all = static_cast<std::int64_t>(m_points);
        if (m_out.error)
            result.stopReason = Message::tr("%1 (%2)").arg(m_out.error->message,
                                                           Message::tr("%1 of %2 points measured").arg(some, all));
        else if (stopped())
            result.stopReason = Message::tr("stopped by the user, %1 of %2 points measured").arg(some, all);
        else
            result.stopReason =
                some == all ? Message::tr("all points done") : Message::tr("%1 of %2 points measured").arg(some, all);
        result.notes.push_back(Message::tr("The points were dealt out over %n devices that worked at the same time.",
                                           "The points were measured on %n device.",
                                           static_cast<std::int64_t>(m_working)));
    }

    /// The point that is measured again is the one at hand, with the figures that it has.
    void reportAgain(std::size_t device, const Segment& point)
    {
        RunEvent begun = eventOf(RunEvent::Kind::Segment, point);
        begun.text = point.cacheEffective;
        begun.environment = m_out.result.environment;
        m_sink.event(begun);
        RunEvent event;
        event.text = Message::tr("%1: measuring a point again while the other devices are idle").arg(nameOf(device));
        m_sink.event(event);
    }

    void checkCoupling()
    {
        for (std::size_t i = 0; i < deviceCount() && !stopped(); ++i) {
            if (!m_again[i]) continue;
            reportAgain(i, withoutSamples(*m_again[i]));
            RunSpec alone = m_again[i]->spec;
            for (const SweepAxis& axis : m_sweep.axes)
                alone.axes.push_back({axis.parameter, {valueOf(alone, axis.parameter)}});
            alone.energy = false;
            if (alone.stop == StopRule::UntilResolved) alone.iterations = kAgainRounds;
            alone.iterations = std::min(alone.iterations, kAgainRounds);
            alone.stop = StopRule::Fixed;
            SpecSource specs(alone);
            specs.setMoreFollows(true); // with the buffers that are there
            specs.setTimesOnly(true);
            SilentRun sink;
            const KernelRunOutcome again = m_runs[i].run(specs, m_stop, sink);
            if (again.error || again.result.segments.empty()) continue;
            RunResult before = m_out.result;
            before.segments = {*m_again[i]};
            if (const auto compared = compareRuns(before, again.result))
                for (const SeriesComparison& series : compared->series)
                    m_out.coupling.push_back({nameOf(i),
                                              pointText(alone),
                                              series.key.name,
                                              series.comparison,
                                              {loadOf(*m_again[i], series.key.name),
                                               loadOf(again.result.segments.back(), series.key.name)}});
        }
    }

    const RunSpec m_sweep;
    const std::vector<NamedDevice>& m_runs;
    EventSink& m_sink;
    std::size_t m_points = 0, m_done = 0, m_working = 0;
    std::map<std::string, int> m_numbers; ///< of the points, by their size in words
    std::vector<Segment> m_whole, m_partial;
    std::vector<std::optional<RunSummary>> m_summaries; ///< of each device that measured something
    std::vector<std::optional<Segment>> m_again;        ///< of each device the point to measure again; none: lost
    DealtSweep m_out;
};

} // namespace

Message CouplingCheck::text() const
{
    const Message differs =
        comparison.resolved()
            ? Message::tr("The devices influenced each other: %1 at %2 on %3 was measured again while the other "
                          "devices were idle, against its figure while they worked: %4.")
                  .arg(mode, point, device, verdictText(comparison))
            : Message::tr("The devices influenced each other: %1 at %2 on %3 was measured again while the other "
                          "devices were idle. The times do not differ, but the state of the device does.")
                  .arg(mode, point, device);
    const Message state = load.text();
    return state.empty() ? differs : Message::sentences({differs, state});
}

std::vector<RunSpec> sweepPieces(const RunSpec& sweep, std::size_t devices)
{
    const std::size_t wanted = std::max<std::size_t>(kPiecesPerDevice * devices, 1);
    const std::size_t length = std::max<std::size_t>(1, pointsOf(sweep) / wanted);
    const std::size_t last = sweep.axes.size() - 1;
    std::vector<RunSpec> pieces;
    const std::vector<std::int64_t>& rows = sweep.axes.front().values;
    for (std::size_t row = 0; row < (last == 0 ? 1 : rows.size()); ++row) {
        const std::vector<std::int64_t>& values = sweep.axes[last].values;
        for (std::size_t first = 0; first < values.size(); first += length) {
            RunSpec piece = sweep;
            if (last > 0) piece.axes.front().values = {rows[row]};
            const std::size_t end = std::min(first + length, values.size());
            piece.axes[last].values.assign(values.begin() + static_cast<std::ptrdiff_t>(first),
                                           values.begin() + static_cast<std::ptrdiff_t>(end));
            pieces.push_back(std::move(piece));
        }
    }
    std::ranges::stable_sort(pieces, std::ranges::greater{}, weightOf);
    return pieces;
}

DealtSweep dealOutSweep(const RunSpec& sweep, const std::vector<NamedDevice>& devices, std::stop_token stop,
                        EventSink& sink)
{
    return SweepDealer(sweep, devices, std::move(stop), sink).run();
}

} // namespace qs
