// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/report_writer.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/sweep_report.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace qs {

namespace {

std::string us(double value) { return value < 10 ? formatFixed(value, 3) : formatFixed(value, 2); }
std::string dash() { return "–"; }

std::string percentDelta(double value, double reference)
{
    if (!(reference > 0)) return dash();
    const double percent = 100.0 * (value / reference - 1.0);
    return (percent >= 0 ? "+" : "−") + formatFixed(std::fabs(percent), 1) + " %";
}

const ModeResult* findMode(const Segment& segment, const std::string& name)
{
    for (const ModeResult& mode : segment.modes)
        if (mode.requested == name) return &mode;
    return nullptr;
}

std::string tail(double value, bool resolved) { return resolved ? us(value) : us(value) + " (few)"; }

std::string sqnr(const ModeResult& mode)
{
    if (!mode.error) return dash();
    return std::isinf(mode.error->sqnrDb) ? "∞ (exact)" : formatFixed(mode.error->sqnrDb, 2);
}

std::string verified(const ModeResult& mode)
{
    if (mode.verification.rows == 0) return "no";
    if (mode.verification.rowsDiffer > 0) return formatCount(mode.verification.rowsDiffer) + " rows DIFFER";
    return formatCount(mode.verification.rows) + " rows, 0 differ";
}

/// Imported rows carry where they come from.
std::string modeName(const ModeResult& mode) { return mode.isImported() ? mode.requested + " (imported: " + mode.importedFrom + ")" : mode.requested; }

int indexOf(const Segment& segment, const ModeResult& mode) { return static_cast<int>(&mode - segment.modes.data()); }

/// '1', or '2–4' where the order is not resolved.
std::string rankText(const Segment& segment, const ModeResult& mode)
{
    const int index = indexOf(segment, mode);
    if (index >= segment.pairs.variants) return dash();
    const auto [low, high] = segment.pairs.rank(index);
    if (low == 0) return dash();
    return low == high ? std::to_string(low) : std::to_string(low) + "–" + std::to_string(high);
}

std::string verdictAgainst(const Segment& segment, const ModeResult* reference, const ModeResult& mode)
{
    if (!reference || reference == &mode || indexOf(segment, mode) >= segment.pairs.variants) return dash();
    const Comparison* c = segment.pairs.at(indexOf(segment, *reference), indexOf(segment, mode));
    if (!c) return dash();
    return std::string(verdictLabel(c->verdict)) + (c->resolved() ? " " + formatFixed(c->ratio, 2) + "×" : "");
}

void appendLine(std::string& out, const std::string& what, const std::string& value)
{
    if (!value.empty()) out += "| " + what + " | " + escapeMarkdown(value) + " |\n";
}

std::string environmentText(const RunResult& r)
{
    const Environment& e = r.environment;
    std::string out = "| Environment | |\n| --- | --- |\n";
    appendLine(out, "Backend", e.backend + (e.backendReason.empty() ? "" : " (" + e.backendReason + ")"));
    appendLine(out, "Device", e.device);
    appendLine(out, "Device memory", e.deviceMemory);
    appendLine(out, "Driver", e.driver);
    appendLine(out, "CUDA", e.cuda);
    appendLine(out, "Clocks", e.clocks);
    appendLine(out, "CPU", e.cpu + (e.cores ? ", " + std::to_string(e.cores) + " threads" : ""));
    appendLine(out, "Memory", e.memory);
    appendLine(out, "System", e.os);
    appendLine(out, "Quantoscope", r.programVersion + " (" + r.programCommit + ")");
    appendLine(out, "Date", e.date);
    return out;
}

/// What a sample is: one launch, or the mean of some.
std::string timingText(const Segment& s)
{
    int least = std::numeric_limits<int>::max(), most = 1;
    double constant = 0;
    for (const ModeResult& mode : s.modes) {
        least = std::min(least, mode.sampling.launches);
        most = std::max(most, mode.sampling.launches);
        constant = std::max(constant, mode.sampling.constantUs);
    }
    const std::string asked = s.spec.method == TimingMethod::Auto ? "chosen by the timer's floor: " : "";
    if (most <= 1) return asked + "every launch by itself";
    const std::string range = least == most ? std::to_string(most) : std::to_string(least) + " to " + std::to_string(most);
    return asked + range + " launches a sample, so quantiles are of means" +
           (constant > 0 ? "; the constant of a graph's replay, up to " + formatFixed(constant, 2) + " µs, is taken out" : "");
}

/// What identical kernels differed by.
std::string controlText(const Segment& s)
{
    if (s.controlMode.empty()) return {};
    return s.controlMode + " measured twice in every round: " + s.control.text() + ", so differences within ±" +
           formatFixed(100 * std::max(s.aaBand, 0.01), 2) + " % count as the same";
}

std::string setupText(const Segment& s)
{
    const RunSpec& spec = s.spec;
    std::string out = "| Set-up | |\n| --- | --- |\n";
    appendLine(out, "Input", spec.shape.text() + " (tokens × hidden), " + std::string(dtypeLabel(spec.dtype)) + ", " +
                                 (spec.input.isFile() ? "from " + spec.input.path + (spec.input.tensor.empty() ? "" : ":" + spec.input.tensor)
                                                      : "random normal, seed " + std::to_string(spec.seed)));
    const std::string count = spec.stop == StopRule::Fixed ? formatCount(spec.iterations) + " a mode"
                                                           : "until every median is within ±1 % and n ≥ 59, at most " + formatNumber(spec.timeLimitSeconds) + " s";
    appendLine(out, "Iterations", count + ", after a warm-up of at least " + formatCount(spec.warmup) + " and " + formatNumber(spec.warmupMs) +
                                      " ms; in rounds of a Latin square drawn anew, seed " + std::to_string(spec.seed));
    appendLine(out, "Timing", timingText(s));
    appendLine(out, "Cache", s.cacheEffective.empty() ? std::string(cacheName(spec.cache)) : s.cacheEffective);
    appendLine(out, "A/A control", controlText(s));
    appendLine(out, "Ended", s.stopReason);
    if (spec.scale) appendLine(out, "Static scale", formatShortest(*spec.scale) + (spec.zeroPoint ? ", zero point " + std::to_string(*spec.zeroPoint) : ""));
    return out;
}

/// Every pair of modes: who is faster, by how much, and how sure that is.
std::string verdictText(const Segment& segment)
{
    TextTable t;
    t.header = {"Baseline", "Mode", "Verdict", "Ratio", "95 % interval", "Pairs"};
    t.numeric = {false, false, false, true, true, true};
    const int count = std::min(segment.pairs.variants, static_cast<int>(segment.modes.size()));
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b) {
            const Comparison& c = *segment.pairs.at(a, b);
            t.rows.push_back({segment.modes[static_cast<std::size_t>(a)].requested, segment.modes[static_cast<std::size_t>(b)].requested,
                              std::string(verdictLabel(c.verdict)), formatFixed(c.ratio, 3), formatFixed(c.low, 3) + "–" + formatFixed(c.high, 3), formatCount(c.n)});
        }
    return t.rows.empty() ? "" : t.markdown();
}

std::string segmentText(const Segment& segment, const std::string& baseline, const std::string& heading)
{
    std::string out;
    out += setupText(segment) + "\n" + heading + "# Latency\n\n" + latencyTable(segment, baseline).markdown();
    out += "\nTimes in µs. ± is the 95 % order-statistic interval of the median; ceiling is a kernel with the same traffic "
           "that computes nothing, measured in the same run. '(few)': too few samples for that quantile (p95 needs 59, p99 needs 299).\n\n";
    if (const std::string pairs = verdictText(segment); !pairs.empty())
        out += heading + "# Verdicts\n\n" + pairs +
               "\nRatio above 1: the mode is faster than the baseline. By the sign interval of the paired log ratios; FASTER and SLOWER have to lie beyond ±1 % "
               "and beyond what identical kernels differed by in the same run.\n\n";
    out += heading + "# Accuracy and size\n\n" + accuracyTable(segment).markdown();
    out += "\nErrors and verification are over the rows named, spaced evenly over the input.\n\n";
    out += heading + "# Requested and effective\n\n" + effectiveTable(segment).markdown() + "\n";
    const auto sentences = findings(segment);
    if (!sentences.empty()) {
        out += heading + "# Findings\n\n";
        for (const std::string& sentence : sentences)
            out += "- " + escapeMarkdown(sentence) + "\n";
        out += "\n";
    }
    return out;
}

std::string calibrationText(const std::optional<Calibration>& calibration)
{
    if (!calibration) return {};
    const Calibration& c = *calibration;
    std::string out = "| Calibration | |\n| --- | --- |\n";
    appendLine(out, "Timer", "quantum " + formatNumber(c.timerQuantumUs, 3) + " µs, interval around an empty kernel " + formatFixed(c.emptyIntervalUs, 2) +
                                 " µs (n = " + std::to_string(c.n) + "); launches below " + formatFixed(c.batchBelowUs(), 1) + " µs are batched");
    if (c.copyGbps > 0)
        appendLine(out, "Large copy", formatFixed(c.copyGbps, 0) + " GB/s read and written (" + formatFixed(c.copyGbpsLow, 0) + "–" + formatFixed(c.copyGbpsHigh, 0) + ")");
    std::string rates;
    for (const auto& [type, rate] : c.matrixTflops)
        rates += (rates.empty() ? "" : ", ") + type + " " + formatFixed(rate, 1);
    appendLine(out, "Matrix rate, TFLOP/s", rates);
    appendLine(out, "Measured", c.date);
    return out + "\n";
}

std::string sectionText(const ReportSection& section, const std::string& baseline, const std::string& heading)
{
    const RunResult& r = *section.result;
    std::string out = heading + " " + escapeMarkdown(section.name) + "\n\n";
    if (!section.note.empty()) out += escapeMarkdown(section.note) + "\n\n";
    out += environmentText(r) + "\n" + calibrationText(r.calibration);
    if (r.sweep) out += sweepText(r, heading);
    int number = 0;
    for (const Segment& segment : r.segments) {
        if (r.segments.size() > 1) out += heading + "# " + (r.sweep ? "Point " : "Segment ") + std::to_string(++number) + ": " + segment.spec.shape.text() + "\n\n";
        out += segmentText(segment, baseline, heading);
    }
    if (!r.scores.empty()) out += heading + "# Scores\n\n" + scoreTable(r.scores).markdown() + "\n";
    for (const std::string& note : r.notes)
        out += "> " + escapeMarkdown(note) + "\n";
    if (!r.notes.empty()) out += "\n";
    out += "Ended: " + escapeMarkdown(r.stopReason) + ".\n\n";
    for (const ReportPicture& picture : section.pictures)
        out += "![" + escapeMarkdown(picture.title) + "](" + picture.file + ")\n\n";
    if (const Segment* last = r.last()) out += heading + "# Reproduce\n\n```sh\n" + commandLine(r.sweep ? *r.sweep : last->spec) + "\n```\n\n";
    return out;
}

std::string csvField(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

} // namespace

TextTable latencyTable(const Segment& segment, const std::string& baseline)
{
    TextTable t;
    t.header = {"Mode", "Rank", "n", "p50", "± (95 %)", "p95", "p99", "Mean", "Std", "Min", "Max", "CV", "Δ p50", "Verdict", "GB/s", "% of ceiling"};
    t.numeric = {false, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true};
    const ModeResult* reference = findMode(segment, baseline);
    for (const ModeResult& mode : segment.modes) {
        const Summary& s = mode.latency;
        const bool any = s.n > 0;
        const std::string delta = !reference || !any || reference->latency.n == 0 ? dash()
                                  : reference == &mode                            ? "baseline"
                                                                                  : percentDelta(s.p50, reference->latency.p50);
        t.rows.push_back({modeName(mode), rankText(segment, mode), formatCount(s.n), any ? us(s.p50) : dash(),
                          any ? us(s.medianLow) + "–" + us(s.medianHigh) : dash(), any ? tail(s.p95, s.p95Resolved()) : dash(),
                          any ? tail(s.p99, s.p99Resolved()) : dash(), any ? us(s.mean) : dash(), any ? us(s.std) : dash(),
                          any ? us(s.min) : dash(), any ? us(s.max) : dash(), any ? formatFixed(100 * s.cv, 1) + " %" : dash(), delta, verdictAgainst(segment, reference, mode),
                          any ? formatFixed(mode.gbps(), 1) : dash(), mode.ceilingUs > 0 && any ? formatFixed(mode.ceilingPercent(), 1) : dash()});
    }
    return t;
}

TextTable effectiveTable(const Segment& segment)
{
    TextTable t;
    t.header = {"Requested", "Effective"};
    t.numeric = {false, false};
    for (const ModeResult& mode : segment.modes)
        t.rows.push_back({mode.requested, mode.effective});
    return t;
}

TextTable accuracyTable(const Segment& segment)
{
    TextTable t;
    t.header = {"Mode", "SQNR (dB)", "MSE", "Max error", "Cosine", "Size", "Ratio", "Verified against the oracle"};
    t.numeric = {false, true, true, true, true, true, true, false};
    for (const ModeResult& mode : segment.modes) {
        const auto& e = mode.error;
        t.rows.push_back({mode.requested, sqnr(mode), e ? formatNumber(e->mse, 4) : dash(), e ? formatNumber(e->maxAbs, 4) : dash(),
                          e && std::isfinite(e->cosine) ? formatFixed(e->cosine, 6) : dash(), formatBytes(mode.sizeBytes),
                          formatFixed(mode.sizeRatio, 4), verified(mode)});
    }
    return t;
}

TextTable summaryTable(const Segment& segment)
{
    TextTable t;
    t.header = {"mode", "p50 µs", "±", "verdict", "p95", "p99", "min", "CV", "GB/s", "% ceiling", "SQNR dB", "size", "verified"};
    t.numeric = {false, true, true, false, true, true, true, true, true, true, true, true, false};
    const ModeResult* reference = findMode(segment, segment.controlMode);
    for (const ModeResult& mode : segment.modes) {
        const Summary& s = mode.latency;
        if (s.n == 0) {
            t.rows.push_back({modeName(mode), dash(), dash(), dash(), dash(), dash(), dash(), dash(), dash(), dash(), sqnr(mode), formatBytes(mode.sizeBytes), verified(mode)});
            continue;
        }
        t.rows.push_back({modeName(mode), us(s.p50), formatFixed(50 * (s.medianHigh - s.medianLow) / s.p50, 1) + "%",
                          verdictAgainst(segment, reference, mode), s.p95Resolved() ? us(s.p95) : dash(), s.p99Resolved() ? us(s.p99) : dash(), us(s.min),
                          formatFixed(100 * s.cv, 1) + "%", formatFixed(mode.gbps(), 1),
                          mode.ceilingUs > 0 ? formatFixed(mode.ceilingPercent(), 1) : dash(), sqnr(mode), formatBytes(mode.sizeBytes), verified(mode)});
    }
    return t;
}

std::string writeReport(const std::vector<ReportSection>& sections, const std::string& baseline)
{
    std::string out = "# Quantoscope report\n\n";
    for (const ReportSection& section : sections)
        if (section.result) out += sectionText(section, baseline, "##");
    return out + "Samples: [samples.csv](samples.csv). Everything as JSON: [results.json](results.json).\n";
}

std::string writeSamplesCsv(const std::vector<ReportSection>& sections)
{
    std::string out = "run,segment,mode,phase,iteration,latency_us\n";
    for (const ReportSection& section : sections) {
        int number = 0;
        for (const Segment& segment : section.result->segments) {
            ++number;
            for (const ModeResult& mode : segment.modes) {
                const std::string start = csvField(section.name) + "," + std::to_string(number) + "," + mode.requested + ",";
                std::size_t i = 0;
                for (const float value : mode.warmupUs)
                    out += start + "warmup," + std::to_string(i++) + "," + formatShortest(value) + "\n";
                i = 0;
                for (const float value : mode.samplesUs)
                    out += start + "measured," + std::to_string(i++) + "," + formatShortest(value) + "\n";
            }
        }
    }
    return out;
}

std::string writeResultsJson(const std::vector<ReportSection>& sections)
{
    nlohmann::ordered_json all = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < sections.size(); ++i) {
        nlohmann::ordered_json one = toJson(*sections[i].result);
        one["name"] = sections[i].name;
        if (!sections[i].note.empty()) one["note"] = sections[i].note;
        if (i == 0) all = std::move(one);
        else all["other_runs"].push_back(std::move(one));
    }
    return dumpJson(all, 1) + "\n";
}

} // namespace qs
