// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/crossings.h"
#include "gpu/results/resolution.h"
#include "gpu/studies/protocol/bench.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "gpu/studies/protocol/sweep_progress.h"

#include "qs_version.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <utility>

namespace qs {

namespace {

using Clock = std::chrono::steady_clock;

/// A visit after the first lasts this long at least, so that preparing the point does not cost more than its samples.
constexpr double kVisitSeconds = 0.15;
constexpr double kSweepTableSeconds = 0.2;
/// Rounds of a second visit at most, and how many a sweep takes at each point at least to get one: of fewer the verdict
/// of a visit would be of chance.
constexpr std::int64_t kSecondVisitRounds = 120, kLeastForSecondVisit = 30;

class SweepRun
{
public:
    SweepRun(SpecSource& specs, std::stop_token stop, EventSink& sink)
        : m_specs(specs), m_stop(stop), m_sink(sink),
          m_bench(stop, [this] { return m_stop.stop_requested(); }, sink, m_outcome.result)
    {
        m_bench.setRepaintProbe([this] { return m_specs.paintedWithin(std::chrono::milliseconds(4)); });
    }

    /// Goes on with the device and the buffers of an earlier run.
    void attach(KeptBench kept) { m_bench.attach(std::move(kept)); }
    /// Leaves them, unless something went wrong or was interrupted: then it is not known what they hold.
    std::optional<KeptBench> detach() { return m_whole ? m_bench.detach() : std::nullopt; }

    KernelRunOutcome run()
    {
        m_outcome.result.programVersion = QS_VERSION;
        m_outcome.result.programCommit = QS_COMMIT;
        m_spec = m_specs.latest();
        if (auto r = validate(m_spec); !r) {
            m_outcome.error = r.error();
            return std::move(m_outcome);
        }
        auto left = m_bench.available(m_spec);
        if (!left) {
            m_outcome.error = left.error();
            return std::move(m_outcome);
        }
        m_spec = std::move(*left);
        m_outcome.result.sweep = m_spec;
        makePoints();
        if (auto r = measure(); !r && !(r.error().code == ErrorCode::Interrupted && m_stop.stop_requested()))
            m_outcome.error = r.error();
        finish();
        m_whole = !m_outcome.error && !m_stop.stop_requested() &&
                  std::ranges::none_of(m_points, [](const Point& point) { return point.refused.has_value(); });
        return std::move(m_outcome);
    }

private:
    enum class Visit {
        First,
        Later, ///< more samples of a point whose medians are not resolved
        Second ///< on its own, to confirm what the others say
    };
    struct Point
    {
        SegmentRun run;
        bool verified = false;
        int visits = 0;
        double half = -1;             ///< half-width of its worst median; negative: to be looked at again
        double seconds = 1;           ///< that a first visit is estimated to take
        double target = 1;            ///< first visits that its samples are expected to come to in the end
        double prepared = 0;          ///< seconds of this run from the first visit's beginning to its first sample
        double sampled = 0;           ///< seconds of this run's samples, and of what came before them in later visits
        double gained = 0;            ///< first visits that these come to
        bool looked = false;          ///< whether its variants are those that can run at its size
        std::optional<Error> refused; ///< this size does not fit into the memory, or no variant takes it
        bool measured() const { return run.measuredRounds() > 0; }
    };

    void makePoints()
    {
        const std::vector<RunSpec> specs = sweepPoints(m_spec);
        for (std::size_t i = 0; i < specs.size(); ++i)
            m_points.push_back({.run = SegmentRun(specs[i], static_cast<int>(i)), .refused = std::nullopt});
        const auto& earlier = m_specs.resume();
        if (!earlier) return;
        // Until the device is opened again: what is finished before rests on these.
        m_outcome.result.environment = earlier->environment;
        m_outcome.result.calibration = earlier->calibration;
        for (Point& point : m_points)
            for (const Segment& segment : earlier->segments) {
                // Of variants, those were measured that can run at this size.
                RunSpec there = point.run.spec();
                there.variants = segment.spec.variants;
                if (!measuresTheSame(segment.spec, there) || segment.modes.empty() ||
                    segment.modes.front().samplesUs.empty())
                    continue;
                if (there.variants != point.run.spec().variants) point.run = SegmentRun(there, point.run.number());
                point.run.restore(segment);
                point.looked = true;
                point.verified = segment.modes.front().verification.rows > 0;
            }
    }

    /// Leaves out the variants that do not take this size; says so once a variant, at the end.
    void lookAtVariants(Point& point)
    {
        if (std::exchange(point.looked, true) || takesModes(m_spec.operation)) return;
        RunSpec left = point.run.spec();
        std::erase_if(left.variants, [&](const std::string& variant) {
            const Message reason = m_bench.whyMissing(point.run.spec(), variant);
            if (reason.empty()) return false;
            auto& out = m_leftOut[variant];
            if (out.count++ == 0) out.first = pointText(left), out.reason = reason;
            return true;
        });
        if (left.variants.size() == point.run.spec().variants.size()) return;
        if (left.variants.empty())
            point.refused = Error{ErrorCode::Usage, Message::tr("no selected variant supports this size"), {}};
        else
            point.run = SegmentRun(left, point.run.number());
    }

    void noteLeftOut()
    {
        for (const auto& [variant, out] : m_leftOut)
            m_bench.note(
                Message::tr("%1 is skipped at %n points, first at %2: %3", "%1 is skipped at %2: %3", out.count)
                    .arg(variant, out.first, out.reason));
    }

    /// Rounds that the first visit of a point takes it to.
    std::int64_t firstRounds() const
    {
        return m_spec.stop == StopRule::Fixed ? m_spec.iterations : kResolvedPointRounds;
    }

    /// Once the device is open: samples of another one are never put beside its own.
    Result<void> checkDevice() const
    {
        const auto& earlier = m_specs.resume();
        const std::string& here = m_outcome.result.environment.device;
        if (!earlier || earlier->environment.device.empty() || earlier->environment.device == here) return {};
        return Error{ErrorCode::Usage,
                     Message::tr("The sweep to continue was measured on %1. This device is %2.")
                         .arg(earlier->environment.device, here),
                     Message::tr("Continue it on that device, or run the sweep again.")};
    }

    /// Once the device is open.
    void estimatePoints()
    {
        const DeviceInfo device = m_bench.backend()->info();
        for (Point& point : m_points) {
            if (!m_only) lookAtVariants(point);
            RunSpec spec = point.run.spec();
            spec.stop = StopRule::Fixed; // an until-resolved estimate ends at the time limit
            spec.iterations = static_cast<int>(firstRounds());
            point.seconds = std::max(estimateRun(spec, device).seconds, 1e-6);
        }
        m_estimated = true;
    }

    Result<void> measure()
    {
        m_start = Clock::now();
        // The largest first, so that one allocation serves all; where it does not fit, each point tries by itself.
        const auto largest = std::max_element(m_points.begin(), m_points.end(), [](const Point& a, const Point& b) {
            return a.run.spec().shape.elements() < b.run.spec().shape.elements();
        });
        m_largest = largest->run.spec().shape;
        m_capacity = m_largest.elements();
        if (const auto only = m_specs.onlyPoint()) return measureMore(*only);
        for (Point& point : m_points) {
            if (m_stop.stop_requested()) return {};
            if (point.measured() && point.run.measuredRounds() >= firstRounds()) continue;
            if (auto r = visit(point, Visit::First); !r) return r;
        }
        if (auto r = confirm(); !r || m_spec.stop == StopRule::Fixed) return r;
        if (auto r = refine(); !r) return r;
        return confirm(); // where more samples moved a border
    }

    /// The points whose medians are known worst, again and again.
    Result<void> refine()
    {
        const double limit = wholeLimit();
        while (!m_stop.stop_requested()) {
            Point* worst = worstPoint();
            if (!worst) {
                m_reason = Message::tr("all medians of all points within ±1%");
                return {};
            }
            if (secondsSince(m_start) >= limit) {
                m_reason = Message::tr("time limit of %1 s reached (%2 s per point)")
                               .arg(formatNumber(limit), formatNumber(m_spec.timeLimitSeconds));
                return {};
            }
            if (auto r = visit(*worst, Visit::Later); !r) return r;
        }
        return {};
    }

    bool confirms() const
    {
        return m_points.size() > 1 && !m_spec.profile && firstRounds() >= kLeastForSecondVisit && !m_specs.onlyPoint();
    }

    /// The points beside a place from which, or up to which, a mode is faster, that were visited once.
    std::vector<Point*> borderPoints()
    {
        std::vector<Segment> points;
        for (const Point& point : m_points) {
            Segment segment;
            segment.spec = point.run.spec();
            if (!point.refused && point.measured()) {
                segment.modes = point.run.table();
                segment.pairs = point.run.quickPairs();
            }
            points.push_back(std::move(segment));
        }
        std::vector<Point*> border;
        for (const Crossing& crossing : crossings(points, m_spec.baseline))
            for (std::size_t i = 0; i < points.size(); ++i)
                if (isBeside(points[i].spec, crossing) && !m_points[i].run.hasSecondVisit() &&
                    std::ranges::find(border, &m_points[i]) == border.end())
                    border.push_back(&m_points[i]);
        return border;
    }

    static bool isBeside(const RunSpec& point, const Crossing& crossing)
    {
        const std::int64_t x = valueOf(point, crossing.axis);
        return (x == crossing.before || x == crossing.after) &&
               std::ranges::all_of(dimensionsOf(point.operation), [&](Dimension dimension) {
                   return dimension == crossing.axis || valueOf(point, dimension) == valueOf(crossing.setup, dimension);
               });
    }

    /// Where it begins to pay rests on two sizes: they are measured once more when all have been, so that the sentence
    /// can say what both visits say. Whatever is measured later counts with the second visit.
    Result<void> confirm()
    {
        if (!confirms() || m_stop.stop_requested()) return {};
        const std::vector<Point*> border = borderPoints();
        m_confirming = true;
        for (Point* point : border)
            point->target = visitsOf(*point) + secondVisit();
        for (Point* point : border) {
            if (m_stop.stop_requested()) return {};
            point->run.beginSecondVisit();
            if (auto r = visit(*point, Visit::Second); !r) return r;
        }
        return {};
    }

    /// In first visits.
    double secondVisit() const
    {
        return static_cast<double>(std::min(kSecondVisitRounds, firstRounds())) / static_cast<double>(firstRounds());
    }

    /// Seconds after which points that are not resolved get no more samples.
    double wholeLimit() const { return m_spec.timeLimitSeconds * static_cast<double>(m_points.size()); }

    /// More samples of one point, at least a visit's worth, until every median there is resolved or its time is over.
    Result<void> measureMore(int number)
    {
        if (number < 0 || static_cast<std::size_t>(number) >= m_points.size())
            return Error{ErrorCode::Usage, Message::tr("The sweep has no point %1.").arg(number),
                         Message::tr("Choose one of its points.")};
        Point& point = m_points[static_cast<std::size_t>(number)];
        m_only = &point;
        do {
            if (auto r = visit(point, point.measured() ? Visit::Later : Visit::First); !r) return r;
            if (point.refused || m_stop.stop_requested()) return {};
            if (secondsSince(m_start) >= m_spec.timeLimitSeconds) {
                m_reason = Message::tr("time limit of %1 s reached before all medians were within ±1%")
                               .arg(formatNumber(m_spec.timeLimitSeconds));
                return {};
            }
        } while (point.run.measuredRounds() < kResolvedPointRounds || point.run.worstHalfWidth() > kResolvedHalfWidth);
        m_reason = Message::tr("all medians within ±1%");
        return {};
    }

    /// The measured point whose worst median is known worst; none where all are resolved.
    Point* worstPoint()
    {
        Point* worst = nullptr;
        double most = kResolvedHalfWidth;
        for (Point& point : m_points) {
            if (point.refused) continue;
            const double half =
                point.run.measuredRounds() < kResolvedPointRounds ? 1.0 + 1.0 / (1.0 + point.visits) : halfWidth(point);
            if (half <= most) continue;
            most = half;
            worst = &point;
        }
        return worst;
    }

    /// Looked at once after each visit: it costs a pass over all samples of a point.
    static double halfWidth(Point& point)
    {
        if (point.half < 0) point.half = point.run.worstHalfWidth();
        return point.half;
    }

    Result<void> prepare(Point& point)
    {
        const RunSpec& spec = point.run.spec();
        if (m_bench.canReshape(spec)) return m_bench.reshape(spec);
        if (m_prepared == &point && spec.operation != Operation::Quantize) return {}; // its operands are still there
        m_prepared = nullptr;
        if (m_capacity > spec.shape.elements() && Bench::reshapes(spec, m_largest)) {
            if (auto all = m_bench.prepare(spec, m_capacity); all || all.error().code != ErrorCode::Memory) return all;
            m_capacity = 0; // from now on each point gets buffers of its own
        }
        return m_bench.prepare(spec, spec.shape.elements());
    }

    /// Some rounds at one point. A size that does not fit is left out and said; the others go on.
    Result<void> visit(Point& point, Visit kind)
    {
        const std::string where = pointText(point.run.spec());
        m_bench.phase((kind == Visit::Second ? Message::tr("confirming %1") : Message::tr("refining %1")).arg(where));
        lookAtVariants(point);
        if (point.refused) return {};
        const Clock::time_point begun = Clock::now();
        if (auto ready = prepare(point); !ready) {
            if (ready.error().code != ErrorCode::Memory) return ready;
            point.refused = ready.error();
            m_bench.note(Message::tr("%1 is skipped: %2").arg(where, ready.error().message));
            return {};
        }
        m_atHand = {point.sampled, point.gained, point.run.measuredRounds(), m_estimated ? begun : Clock::now()};
        if (!m_estimated) { // the device is open only now: that is not the first point's time
            if (auto same = checkDevice(); !same) return same;
            estimatePoints();
        }
        m_prepared = &point;
        m_slice = std::max(kVisitSeconds, secondsSince(begun));
        if (auto r = m_bench.chooseSampling(point.run); !r) return r;
        announce(point);
        if (!point.verified && !m_specs.timesOnly()) {
            if (auto r = m_bench.verifyAll(point.run); !r) return r;
            point.verified = !m_stop.stop_requested();
        }
        if (auto r = m_bench.begin(point.run); !r) return r;
        if (auto r = sample(point, kind); !r) return r;
        if (auto r = m_bench.end(point.run); !r) return r;
        if (kind == Visit::First && !m_stop.stop_requested())
            if (auto r = m_bench.measureEnergy(point.run); !r) return r;
        ++point.visits;
        look(point);
        m_bench.publishTable(point.run);
        return {};
    }

    /// The first visit takes the iterations asked for (59 where it goes on until resolved); later ones take as many as
    /// bring the interval to ±1% by the root-n law, within a time slice; a second one as many as a first, and no more
    /// than a verdict takes.
    Result<void> sample(Point& point, Visit kind)
    {
        const std::int64_t already = point.run.measuredRounds();
        const std::int64_t least = firstRounds();
        const Clock::time_point begun = Clock::now();
        while (!m_stop.stop_requested()) {
            keepTime(point);
            if (point.run.isWarm()) {
                const std::int64_t now = m_bench.rounds() - point.run.warmupRounds();
                if (kind == Visit::First && already + now >= least) break;
                if (kind == Visit::Second && now >= std::min(kSecondVisitRounds, least)) break;
                if (kind == Visit::Later && now >= 16 && secondsSince(begun) > m_slice) break;
            }
            if (auto r = m_bench.round(point.run); !r) return r;
            report(point);
        }
        return {};
    }

    /// What the visit at hand took so far: until the first sample of the point it is preparing.
    void keepTime(Point& point)
    {
        const double took = secondsSince(m_atHand.begun);
        if (m_atHand.gained > 0)
            point.sampled = m_atHand.sampled + took;
        else if (point.run.isWarm())
            point.sampled = took - point.prepared;
        else
            point.prepared = took;
        point.gained = m_atHand.gained + static_cast<double>(point.run.measuredRounds() - m_atHand.rounds) /
                                             static_cast<double>(firstRounds());
    }

    void announce(const Point& point)
    {
        RunEvent event;
        event.kind = RunEvent::Kind::Segment;
        event.spec = point.run.spec();
        event.segment = point.run.number();
        event.text = m_bench.backend()->cacheEffective();
        event.environment = m_outcome.result.environment;
        event.modes = point.run.table();
        m_sink.event(event);
    }

    void report(const Point& point)
    {
        if (secondsSince(m_lastTable) < kSweepTableSeconds) return;
        m_lastTable = Clock::now();
        RunEvent event;
        event.kind = RunEvent::Kind::Progress;
        const SweepProgress progress = sweepProgress(work(), wholeLimit() - secondsSince(m_start));
        event.fraction = m_only ? doneOfOne() : progress.fraction;
        if (!m_only)
            event.secondsLeft = m_even.next(secondsSince(m_start), progress.secondsLeft);
        else if (event.fraction > 0.02 && event.fraction < 1)
            event.secondsLeft = secondsSince(m_start) * (1 - event.fraction) / event.fraction;
        event.segment = point.run.number();
        event.text = m_bench.stateLine();
        m_sink.event(event);
        m_bench.publishTable(point.run);
    }

    /// From 0 to 1, of a single point, by the root-n law.
    double doneOfOne() const
    {
        const double half = m_only->run.measuredRounds() < kResolvedPointRounds ? 1.0 : m_only->run.worstHalfWidth();
        return half > kResolvedHalfWidth ? std::pow(kResolvedHalfWidth / half, 2) : 1.0;
    }

    /// Of the points that can be measured: one that is left out takes no time and tells nothing of the others.
    std::vector<PointWork> work() const
    {
        std::vector<PointWork> all;
        const double usual = usualTarget();
        for (const Point& p : m_points)
            if (!p.refused) {
                const bool open = !p.measured() && m_spec.stop == StopRule::UntilResolved;
                all.push_back({p.seconds, open ? usual : p.target, visitsOf(p), p.prepared, p.sampled, p.gained});
            }
        if (confirms() && !m_confirming && !all.empty()) { // of two sizes, as far as one can tell
            std::vector<double> seconds(all.size());
            std::ranges::transform(all, seconds.begin(), &PointWork::seconds);
            std::ranges::nth_element(seconds, seconds.begin() + std::ssize(seconds) / 2);
            all.push_back({.seconds = seconds[seconds.size() / 2], .target = 2 * secondVisit()});
        }
        return all;
    }

    /// Visits that points turned out to need: what is expected of those that were not looked at yet.
    double usualTarget() const
    {
        double sum = 0, count = 0;
        for (const Point& p : m_points)
            if (p.visits > 0 && !p.refused) sum += p.target, count += 1;
        return count > 0 ? sum / count : 1;
    }

    /// Rounds of a point so far, of those of its first visit.
    double visitsOf(const Point& p) const
    {
        return static_cast<double>(p.run.measuredRounds()) / static_cast<double>(firstRounds());
    }

    /// How far the interval of a point is known and, where it goes on until resolved, what it will take by the root-n
    /// law.
    void look(Point& point)
    {
        point.half = -1;
        point.target = std::max(1.0, visitsOf(point));
        if (m_spec.stop == StopRule::Fixed || halfWidth(point) <= kResolvedHalfWidth) return;
        point.target *= std::pow(point.half / kResolvedHalfWidth, 2);
    }

    void finish()
    {
        noteLeftOut();
        m_bench.phaseClosing();
        const auto& calibration = m_bench.backend() ? m_bench.calibration() : m_outcome.result.calibration;
        std::int64_t measured = 0;
        for (Point& point : m_points) {
            if (!point.measured()) continue;
            ++measured;
            if (point.run.measuredRounds() >= kResolvedPointRounds)
                point.run.setStopReason(halfWidth(point) <= kResolvedHalfWidth ? Message::tr("all medians within ±1%")
                                                                               : Message::tr("not within ±1% yet"));
            m_outcome.result.segments.push_back(point.run.finish(calibration ? &*calibration : nullptr));
        }
        const NumberText some = formatCount(measured), all = formatCount(std::ssize(m_points));
        if (m_outcome.error)
            m_outcome.result.stopReason = Message::tr("%1 (%2)").arg(
                m_outcome.error->message, Message::tr("%1 of %2 points measured").arg(some, all));
        else if (m_stop.stop_requested())
            m_outcome.result.stopReason = Message::tr("stopped by the user, %1 of %2 points measured").arg(some, all);
        else
            m_outcome.result.stopReason = m_reason.empty() ? Message::tr("all points done") : m_reason;
    }

    SpecSource& m_specs;
    std::stop_token m_stop;
    EventSink& m_sink;
    KernelRunOutcome m_outcome;
    Bench m_bench;
    RunSpec m_spec;
    std::vector<Point> m_points;
    const Point* m_only = nullptr;     ///< nothing but this one is measured
    const Point* m_prepared = nullptr; ///< that the operands are of
    double m_slice = kVisitSeconds;    ///< of a visit after the first
    struct LeftOut
    {
        std::int64_t count = 0;
        std::string first;
        Message reason;
    };
    std::map<std::string, LeftOut> m_leftOut; ///< by variant
    std::int64_t m_capacity = 0;
    Shape m_largest;
    Message m_reason;
    /// The visit at hand: what the point had before it, and when it began.
    struct AtHand
    {
        double sampled = 0, gained = 0;
        std::int64_t rounds = 0;
        Clock::time_point begun = {};
    };
    AtHand m_atHand;
    bool m_confirming = false; ///< nothing but second visits is left
    Clock::time_point m_start, m_lastTable;
    EvenTime m_even;
    bool m_whole = false;     ///< it ended with all points measured
    bool m_estimated = false; ///< the device is open, and the points are weighed
};

} // namespace

KernelRunOutcome runSweepStudy(SpecSource& specs, std::stop_token stop, EventSink& sink)
{
    return SweepRun(specs, std::move(stop), sink).run();
}

KernelRunOutcome runSweepStudy(SpecSource& specs, std::stop_token stop, EventSink& sink, std::optional<KeptBench>& kept)
{
    SweepRun study(specs, std::move(stop), sink);
    return runKeeping(study, kept);
}

} // namespace qs
