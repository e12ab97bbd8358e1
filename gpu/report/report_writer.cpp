// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/report_writer.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"

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

std::string setupText(const Segment& s)
{
    const RunSpec& spec = s.spec;
    std::string out = "| Set-up | |\n| --- | --- |\n";
    appendLine(out, "Input", spec.shape.text() + " (tokens × hidden), " + std::string(dtypeLabel(spec.dtype)) + ", " +
                                 (spec.input.isFile() ? "from " + spec.input.path + (spec.input.tensor.empty() ? "" : ":" + spec.input.tensor)
                                                      : "random normal, seed " + std::to_string(spec.seed)));
    appendLine(out, "Iterations", formatCount(spec.iterations) + " a mode after " + formatCount(spec.warmup) + " of warm-up, in interleaved rounds");
    appendLine(out, "Timing", spec.method == TimingMethod::Graph
                                  ? "graph: " + std::to_string(spec.launchesPerSample) + " launches a sample, so quantiles are of means"
                                  : std::string("events: every launch by itself"));
    appendLine(out, "Cache", s.cacheEffective.empty() ? std::string(cacheName(spec.cache)) : s.cacheEffective);
    if (spec.scale) appendLine(out, "Static scale", formatShortest(*spec.scale) + (spec.zeroPoint ? ", zero point " + std::to_string(*spec.zeroPoint) : ""));
    return out;
}

std::string sectionText(const ReportSection& section, const std::string& baseline, const std::string& heading)
{
    const RunResult& r = *section.result;
    std::string out = heading + " " + escapeMarkdown(section.name) + "\n\n";
    if (!section.note.empty()) out += escapeMarkdown(section.note) + "\n\n";
    out += environmentText(r) + "\n";
    int number = 0;
    for (const Segment& segment : r.segments) {
        if (r.segments.size() > 1) out += heading + "# Segment " + std::to_string(++number) + ": " + segment.spec.shape.text() + "\n\n";
        out += setupText(segment) + "\n" + heading + "# Latency\n\n" + latencyTable(segment, baseline).markdown();
        out += "\nTimes in µs. ± is the 95 % order-statistic interval of the median; ceiling is a kernel with the same traffic "
               "that computes nothing, measured in the same run. '(few)': too few samples for that quantile (p95 needs 59, p99 needs 299).\n\n";
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
    }
    for (const std::string& note : r.notes)
        out += "> " + escapeMarkdown(note) + "\n";
    if (!r.notes.empty()) out += "\n";
    out += "Ended: " + escapeMarkdown(r.stopReason) + ".\n\n";
    for (const ReportPicture& picture : section.pictures)
        out += "![" + escapeMarkdown(picture.title) + "](" + picture.file + ")\n\n";
    if (const Segment* last = r.last()) out += heading + "# Reproduce\n\n```sh\n" + commandLine(last->spec) + "\n```\n\n";
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
    t.header = {"Mode", "n", "p50", "± (95 %)", "p95", "p99", "Mean", "Std", "Min", "Max", "CV", "Δ p50", "GB/s", "% of ceiling"};
    t.numeric = {false, true, true, true, true, true, true, true, true, true, true, true, true, true};
    const ModeResult* reference = findMode(segment, baseline);
    for (const ModeResult& mode : segment.modes) {
        const Summary& s = mode.latency;
        const bool any = s.n > 0;
        const std::string delta = !reference || !any || reference->latency.n == 0 ? dash()
                                  : reference == &mode                            ? "baseline"
                                                                                  : percentDelta(s.p50, reference->latency.p50);
        t.rows.push_back({mode.requested, formatCount(s.n), any ? us(s.p50) : dash(),
                          any ? us(s.medianLow) + "–" + us(s.medianHigh) : dash(), any ? tail(s.p95, s.p95Resolved()) : dash(),
                          any ? tail(s.p99, s.p99Resolved()) : dash(), any ? us(s.mean) : dash(), any ? us(s.std) : dash(),
                          any ? us(s.min) : dash(), any ? us(s.max) : dash(), any ? formatFixed(100 * s.cv, 1) + " %" : dash(), delta,
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
    t.header = {"mode", "p50 µs", "p95", "p99", "min", "CV", "GB/s", "% ceiling", "SQNR dB", "size", "verified"};
    t.numeric = {false, true, true, true, true, true, true, true, true, true, false};
    for (const ModeResult& mode : segment.modes) {
        const Summary& s = mode.latency;
        if (s.n == 0) {
            t.rows.push_back({mode.requested, dash(), dash(), dash(), dash(), dash(), dash(), dash(), sqnr(mode), formatBytes(mode.sizeBytes), verified(mode)});
            continue;
        }
        t.rows.push_back({mode.requested, us(s.p50), s.p95Resolved() ? us(s.p95) : dash(), s.p99Resolved() ? us(s.p99) : dash(), us(s.min),
                          formatFixed(100 * s.cv, 1) + "%", formatFixed(mode.gbps(), 1),
                          mode.ceilingUs > 0 ? formatFixed(mode.ceilingPercent(), 1) : dash(), sqnr(mode), formatBytes(mode.sizeBytes), verified(mode)});
    }
    return t;
}

namespace {

/// 'a, b and 3 more'.
std::string nameList(const std::vector<std::string>& names)
{
    std::string out;
    const std::size_t shown = std::min<std::size_t>(names.size(), names.size() > 3 ? 2 : 3);
    for (std::size_t i = 0; i < shown; ++i)
        out += (i == 0 ? "" : ", ") + names[i];
    return names.size() > shown ? out + " and " + std::to_string(names.size() - shown) + " more" : out;
}

std::string duration(double value) { return formatDuration(Microseconds{value}); }

/// One sentence for all modes whose mean is pulled up by slow samples, with the worst one's numbers.
void findSlowSamples(const Segment& segment, std::vector<std::string>& all)
{
    std::vector<std::string> names;
    const ModeResult* worst = nullptr;
    for (const ModeResult& mode : segment.modes) {
        const Summary& s = mode.latency;
        if (s.n < 6 || s.mean <= 1.05 * s.p50 || s.max <= 2 * s.p50) continue;
        names.push_back(mode.requested);
        if (!worst || s.mean / s.p50 > worst->latency.mean / worst->latency.p50) worst = &mode;
    }
    if (!worst) return;
    const Summary& s = worst->latency;
    all.push_back("Slow samples own the mean of " + nameList(names) + ": " + worst->requested + " has mean " + duration(s.mean) + ", median " +
                  duration(s.p50) + ", slowest " + duration(s.max) + ". Read the medians.");
}

void findTooFew(const Segment& segment, std::vector<std::string>& all)
{
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (const ModeResult& mode : segment.modes)
        if (mode.latency.n > 0) least = std::min(least, mode.latency.n);
    if (least < 59)
        all.push_back(formatCount(least) + (least == 1 ? " sample is" : " samples are") + " too few for p95 (59 are needed) and p99 (299).");
}

void findAboveCeiling(const Segment& segment, std::vector<std::string>& all)
{
    std::vector<std::string> names;
    double most = 0;
    for (const ModeResult& mode : segment.modes) {
        if (mode.latency.n < 6 || mode.ceilingPercent() <= 102) continue;
        names.push_back(mode.requested);
        most = std::max(most, mode.ceilingPercent());
    }
    if (!names.empty())
        all.push_back("Up to " + formatFixed(most, 0) + " % of the ceiling (" + nameList(names) + "): noise or cache, not a faster kernel than one that only copies.");
}

} // namespace

std::vector<std::string> findings(const Segment& segment)
{
    std::vector<std::string> all;
    for (const ModeResult& mode : segment.modes) {
        const std::string& name = mode.requested;
        if (mode.verification.rowsDiffer > 0) all.push_back(name + ": " + mode.verification.text() + "; its figures are not to be trusted.");
        if (mode.constantInput) all.push_back(name + ": constant input, there is nothing to scale (scale 0, codes 0).");
        if (mode.error && mode.error->nonFinite > 0)
            all.push_back(name + ": " + formatCount(mode.error->nonFinite) + " input values that are NaN or infinite are left out of the error figures.");
    }
    findSlowSamples(segment, all);
    findAboveCeiling(segment, all);
    findTooFew(segment, all);
    return all;
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
