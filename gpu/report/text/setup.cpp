// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/setup.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/text/parts.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::size_t kMaxStretches = 50;

std::string duration(double us)
{
    return us < 1 ? formatNumber(us * 1e3, 3) + " ns" : formatDuration(Microseconds{us});
}

/// What the samples of some segments are: single launches, or means of several.
struct Batches
{
    int least = 0, most = 0; ///< launches a sample; 0: nothing was measured
    double constantUs = 0;   ///< largest constant of a graph that was taken out

    void add(const Segment& segment)
    {
        for (const ModeResult& mode : segment.modes) {
            if (mode.isImported()) continue;
            least = most == 0 ? mode.sampling.launches : std::min(least, mode.sampling.launches);
            most = std::max(most, mode.sampling.launches);
            constantUs = std::max(constantUs, mode.sampling.constantUs);
        }
    }
    std::string text(const RunSpec& spec) const
    {
        if (most == 0) return {};
        const std::string chosen = spec.method == TimingMethod::Auto ? " (chosen by the timer floor)" : "";
        if (most == 1) return "each launch separately" + chosen;
        const std::string range =
            least == most ? std::to_string(most) : std::to_string(least) + " to " + std::to_string(most);
        return range + " launches per sample" + chosen +
               "; with more than one launch per sample, quantiles are those of means" +
               (constantUs > 0
                    ? "; the constant overhead of a graph replay, up to " + duration(constantUs) + ", is subtracted"
                    : "");
    }
};

std::string sourceText(const RunSpec& spec)
{
    const std::string type(dtypeLabel(spec.operandType()));
    if (!spec.input.isFile()) return type + ", random normal, seed " + std::to_string(spec.seed);
    return type + ", from " + spec.input.path + (spec.input.tensor.empty() ? "" : ":" + spec.input.tensor);
}

/// Sizes in words.
std::string sizesText(const RunSpec& spec)
{
    const OperationSize& s = spec.size;
    const auto n = [](std::int64_t value) { return std::to_string(value); };
    switch (infoOf(spec.operation).form) {
    case SizeForm::Tensor:
        return spec.shape.text() + " (tokens × hidden)";
    case SizeForm::Product:
        return "[" + n(s.m) + "×" + n(s.k) + "] · [" + n(s.k) + "×" + n(s.n) + "]";
    case SizeForm::Heads:
        return "batch " + n(s.batch) + ", " + n(s.heads) + " heads, " + n(s.tokens) + " tokens, head size " +
               n(s.headDim) + (s.causal ? ", causal" : "");
    case SizeForm::Block:
        return "batch " + n(s.batch) + ", " + n(s.tokens) + " tokens, width " + n(s.width()) + ", " + n(s.heads) +
               " heads";
    }
    return {};
}

std::string operationText(const RunSpec& spec)
{
    std::string text(infoOf(spec.operation).formula);
    return text.replace(text.find("%1"), 2, sizesText(spec));
}

std::string iterationsText(const RunSpec& spec)
{
    const std::string count =
        spec.stop == StopRule::Fixed
            ? formatCount(spec.iterations) + (takesModes(spec.operation) ? " per mode" : " per variant")
            : "until resolved, at most " + formatNumber(spec.timeLimitSeconds) + " s" +
                  (spec.isSweep() ? " per point" : "");
    const std::string order = spec.count() > 1 ? std::string(takesModes(spec.operation) ? "; modes" : "; variants") +
                                                     " interleaved, in rounds of random Latin squares"
                                               : "";
    return count + ", after a warm-up of at least " + countedText(spec.warmup, "iteration", "iterations") + " and " +
           formatNumber(spec.warmupMs) + " ms" + order;
}

std::string scaleText(const RunSpec& spec)
{
    if (!spec.scale) return {};
    return formatShortest(*spec.scale) + (spec.zeroPoint ? ", zero point " + std::to_string(*spec.zeroPoint) : "");
}

/// What identical kernels differed by.
std::string controlText(const Segment& s)
{
    if (s.controlMode.empty()) return {};
    const std::string band = s.isUntrusted() ? "; identical kernels differed, so the verdicts are not reliable"
                                             : "; faster and slower is what differs by more than " +
                                                   formatFixed(100 * std::max(s.aaBand, kSameWithin), 2) + "%";
    return s.controlMode + " measured twice in each round: " + verdictText(s.control).english() + band;
}

std::string sweepControlText(const RunResult& result)
{
    std::vector<std::string> differ;
    std::size_t with = 0;
    std::string mode;
    double band = kSameWithin;
    for (const Segment& point : result.segments) {
        if (point.controlMode.empty()) continue;
        ++with;
        mode = point.controlMode;
        band = std::max(band, point.aaBand);
        if (point.isUntrusted()) differ.push_back(pointText(point.spec));
    }
    if (with == 0) return {};
    const std::string outcome =
        differ.empty() ? "never different"
                       : "different at " + nameList(differ).english() + ", where the verdicts are not reliable";
    return mode + " measured twice in each round of each point: " + outcome +
           "; the widest band that counts as the same is ±" + formatFixed(100 * band, 2) + "%";
}

/// Readings before and after; the same state is said once.
void appendStates(std::string& out, const Segment& segment)
{
    if (segment.polls.empty()) return;
    const std::string first = segment.polls.front().state.line().english(),
                      last = segment.polls.back().state.line().english();
    appendRow(out, first == last ? "Device state" : "Device state before", first);
    if (first != last) appendRow(out, "Device state after", last);
    for (const StatePoll& poll : segment.polls)
        if (poll.state.foreign && !poll.state.foreign->empty())
            return appendRow(out, "Other processes on the device", nameList(*poll.state.foreign).english());
}

std::string rateText(const Calibration& c)
{
    std::string rates;
    for (const auto& [type, rate] : c.matrixTflops) {
        const auto size = c.matrixSizes.find(type);
        rates += (rates.empty() ? "" : ", ") + type + " " + formatFixed(rate, 1) +
                 (type.rfind("int", 0) == 0 ? " TOP/s" : " TFLOP/s");
        if (size != c.matrixSizes.end()) rates += " at " + std::to_string(size->second) + "³";
    }
    return rates;
}

std::string missingText(const Calibration& c)
{
    std::string out;
    for (const auto& [what, why] : c.missing)
        out += (out.empty() ? "" : "; ") + what + ": " + why.english();
    return out;
}

std::string costText(const Calibration& c)
{
    if (c.launchUs <= 0) return {};
    return duration(c.launchUs) + " to enqueue" +
           (c.emptyWallUs > 0 ? ", " + duration(c.emptyWallUs) + " until it is complete" : "");
}

} // namespace

std::string environmentText(const Origin& r, bool imported)
{
    const Environment& e = r.environment;
    std::string out = "| Environment | |\n| --- | --- |\n";
    appendRow(out, "Backend", e.backend + (e.backendReason.empty() ? "" : " (" + e.backendReason.english() + ")"));
    appendRow(out, "Device", e.device);
    appendRow(out, "Device memory", e.deviceMemory);
    appendRow(out, "Driver", e.driver);
    appendRow(out, "CUDA", e.cuda);
    appendRow(out, "Clocks", e.clocks);
    appendRow(out, "CPU", e.cpu + (e.cores ? ", " + countedText(e.cores, "thread", "threads") : ""));
    appendRow(out, "Memory", e.memory);
    appendRow(out, "System", e.os);
    appendRow(out, "Device UUID", e.deviceUuid);
    appendRow(out, "PCI bus ID", e.pciBusId);
    appendRow(out, "Target", e.target);
    appendRow(out, "Host", e.host);
    appendRow(out, "Job", e.job);
    appendRow(out, "Ran in", e.process);
    appendRow(out, imported ? "Imported by Quantoscope" : "Quantoscope",
              r.programVersion + (r.programCommit.empty() ? "" : " (" + r.programCommit + ")"));
    appendRow(out, "Date", e.date);
    return out + "\n";
}

std::string calibrationText(const RunResult& r)
{
    if (!r.calibration) return {};
    const Calibration& c = *r.calibration;
    std::string out = "| Calibration | |\n| --- | --- |\n";
    appendRow(out, "Timer",
              "resolution " + duration(c.timerQuantumUs) + "; around an empty kernel it shows " +
                  duration(c.emptyIntervalUs) + " (p95 " + duration(c.emptyIntervalHighUs) +
                  ", n = " + formatCount(c.n) + "); launches below " + duration(c.batchBelowUs()) + " are batched");
    appendRow(out, "An empty launch", costText(c));
    if (c.clockStepUs > 0)
        appendRow(out, "Clock stamps",
                  "steps of " + duration(c.clockStepUs) + "; they add " + duration(c.stampUs) +
                      " to a sample, outside the timed interval");
    if (c.pollUs > 0)
        appendRow(out, "Querying the device state", duration(c.pollUs) + ", only between blocks of samples");
    if (c.copyGbps > 0)
        appendRow(out, "Large copy",
                  formatFixed(c.copyGbps, 0) + " GB/s read and written (95% interval " + formatFixed(c.copyGbpsLow, 0) +
                      "–" + formatFixed(c.copyGbpsHigh, 0) + " GB/s), of " +
                      formatBytes(Bytes{static_cast<std::uint64_t>(std::max(0.0, c.copyBytes))}));
    if (c.cacheGbps > 0)
        appendRow(out, "Copy within the last-level cache",
                  formatFixed(c.cacheGbps, 0) + " GB/s read and written; the cache has " +
                      formatBytes(Bytes{static_cast<std::uint64_t>(std::max(0.0, c.cacheBytes))}));
    appendRow(out, "Matrix rate", rateText(c));
    appendRow(out, "Not measured", missingText(c));
    appendRow(out, "Measured", c.date);
    return out + "\n";
}

std::string setupText(const Segment& s)
{
    if (s.modes.empty() || s.isImported()) return {};
    Batches batches;
    batches.add(s);
    std::string out = "| Setup | |\n| --- | --- |\n";
    if (s.spec.operation != Operation::Quantize)
        appendRow(out, "Operation", std::string(operationTitle(s.spec.operation)) + ", " + operationText(s.spec));
    if (s.spec.operation == Operation::Quantize)
        appendRow(out, "Input", s.spec.shape.text() + " (tokens × hidden), " + sourceText(s.spec));
    else
        appendRow(out, "Operands",
                  std::string(dtypeLabel(s.spec.operandType())) +
                      " unless a variant specifies its own type, random with variance 1, seed " +
                      std::to_string(s.spec.seed));
    appendRow(out, "Iterations", iterationsText(s.spec));
    appendRow(out, "Samples", batches.text(s.spec));
    appendRow(out, "Cache",
              s.cacheEffective.empty() ? std::string(cacheName(s.spec.cache)) : s.cacheEffective.english());
    appendRow(out, "A/A control", controlText(s));
    appendStates(out, s);
    appendRow(out, "Static scale", scaleText(s.spec));
    appendRow(out, "Ended", s.stopReason.english());
    return out + "\n";
}

std::string sweepSetupText(const RunResult& result)
{
    const Segment &first = result.segments.front(), &last = result.segments.back();
    Batches batches;
    std::int64_t rows = 0, differ = 0;
    for (const Segment& point : result.segments) {
        batches.add(point);
        for (const ModeResult& mode : point.modes) {
            rows += mode.verification.rows;
            differ += mode.verification.rowsDiffer;
        }
    }
    std::string axes;
    for (const SweepAxis& axis : result.sweep->axes)
        axes += (axes.empty() ? "" : " × ") + sweepAxisTitle(axis).english() + " (" + sweepAxisText(axis) + ")";
    std::string out = "| Setup | |\n| --- | --- |\n";
    appendRow(out, "Axes", axes);
    appendRow(out, "Input", sourceText(first.spec));
    appendRow(out, "Iterations", iterationsText(*result.sweep));
    appendRow(out, "Samples", batches.text(*result.sweep));
    const bool sameCache = first.cacheEffective == last.cacheEffective;
    appendRow(out, "Cache",
              sameCache ? first.cacheEffective.english()
                        : "at " + pointText(first.spec) + " " + first.cacheEffective.english() + "; at " +
                              pointText(last.spec) + " " + last.cacheEffective.english());
    appendRow(out, "A/A control", sweepControlText(result));
    if (rows > 0)
        appendRow(out, "Codes verified against the oracle",
                  countedText(rows, "row", "rows") + " of all points and modes, " + formatCount(differ) + " differ");
    appendRow(out, "Static scale", scaleText(first.spec));
    return out + "\n";
}

std::string throttledText(const Segment& segment)
{
    if (segment.throttled.empty()) return {};
    TextTable t;
    t.header = {"First sample", "Last sample", "Throttled by", "For (ms)"};
    t.numeric = {true, true, false, true};
    for (const ThrottledStretch& s : segment.throttled)
        t.rows.push_back({formatCount(s.first), formatCount(s.last), s.why.english(),
                          s.heldMs > 0 ? formatFixed(s.heldMs, 2) : dash()});
    return limitedTable(std::move(t), kMaxStretches) +
           "\nSamples are counted from 0 in each mode; the time is that of the device counters.\n";
}

} // namespace qs
