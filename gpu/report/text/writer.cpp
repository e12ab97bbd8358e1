// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/writer.h"

#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/report/text/advice.h"
#include "gpu/report/text/parts.h"
#include "gpu/report/text/setup.h"
#include "gpu/report/text/sweep_report.h"
#include "gpu/results/result_stream.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qs {

namespace {

std::string latencyText(const Segment& segment, const std::string& baseline, const std::string& heading)
{
    const auto both = std::find_if(segment.modes.begin(), segment.modes.end(),
                                   [](const ModeResult& m) { return !m.otherUs.empty(); });
    const std::string cache = both == segment.modes.end()          ? ""
                              : both->otherCache == CacheMode::Hot ? ", cold"
                                                                   : ", hot";
    std::string out = heading + "# Latency" + cache + "\n\n" + latencyTable(segment, baseline).markdown() + "\n";
    const bool few = std::any_of(segment.modes.begin(), segment.modes.end(),
                                 [](const ModeResult& m) { return m.isOfSamples() && !m.latency.p99Resolved(); });
    const bool ceiling =
        std::any_of(segment.modes.begin(), segment.modes.end(), [](const ModeResult& m) { return m.ceilingUs > 0; });
    if (comparedPairs(segment) > 0)
        out +=
            "Rank, verdict and Δ are given only as far as they are resolved; modes whose order is not resolved share a "
            "range of ranks. Δ is the median over the rounds of the ratio of the mode's time to that of the baseline, "
            "minus 1. This is the ratio of the verdict, which can differ from the ratio of the two p50 values. ";
    out += "The interval is the order-statistic interval of the median.";
    const bool rates =
        std::any_of(segment.modes.begin(), segment.modes.end(), [](const ModeResult& m) { return m.bytes.value > 0; });
    if (rates) out += " GB/s counts the minimum number of bytes that a launch must read and write.";
    const bool roofline = std::any_of(segment.modes.begin(), segment.modes.end(),
                                      [](const ModeResult& m) { return m.ceilingIsRoofline && m.ceilingUs > 0; });
    if (roofline)
        out += " The ceiling is the roofline: the larger of the times for the bytes at the measured copy rate and for "
               "the operations at the measured rate of a large matrix product of the same type (see Calibration).";
    else if (ceiling)
        out += " The ceiling is a kernel with the same memory traffic and no computation, measured in the same rounds.";
    const bool above = std::any_of(segment.modes.begin(), segment.modes.end(), [](const ModeResult& m) {
        return !m.ceilingIsRoofline && m.ceilingPercent() > 100.5;
    });
    const bool cpu = std::all_of(segment.modes.begin(), segment.modes.end(),
                                 [](const ModeResult& m) { return m.ranOn() == BackendChoice::Cpu; });
    if (above && cpu)
        out +=
            " Above 100%: the two differ by less than the noise, or more of the mode's traffic was served by caches.";
    else if (above)
        out += " Above 100%: in a graph, a kernel can start while the previous one finishes (programmatic dependent "
               "launch); the kernel of the ceiling does not.";
    for (const std::string& sentence : energyNotes(segment))
        out += " " + sentence;
    if (few) out += " A quantile of too few samples is left out; p95 requires 59, p99 requires 299.";
    return out + "\n\n";
}

std::string verdictText(const Segment& segment, const std::string& baseline, const std::string& heading)
{
    const TextTable table = verdictTable(segment, baseline);
    if (table.rows.empty()) return {};
    std::string out =
        heading + "# Verdicts\n\n" + table.markdown() +
        "\nThe ratio is the median over the rounds of the other mode's time divided by this mode's time; above 1, this "
        "mode is faster. FASTER and SLOWER require that the whole interval (sign test of the paired log ratios) is "
        "beyond ±1% and beyond the difference between identical kernels in the same run.";
    const int all = comparedPairs(segment);
    if (all > static_cast<int>(table.rows.size()))
        out += " The table shows the pairs with " + baseline +
               " and the neighbours in the order of their medians; results.json contains all " + std::to_string(all) +
               " pairs.";
    return out + "\n\n";
}

std::string findingsText(const Segment& segment, const std::string& heading)
{
    std::string out;
    for (const ReportFinding& finding : segmentFindings(segment))
        out += "- " + escapeMarkdown(finding.text.english()) + "\n" +
               (finding.why.empty() ? "" : "  - Why: " + escapeMarkdown(finding.why.english()) + "\n");
    return out.empty() ? "" : heading + "# Findings\n\n" + out + "\n";
}

std::string whyText(const Segment& segment, const std::string& heading)
{
    std::string out;
    if (const TextTable why = whyTable(segment); !why.rows.empty())
        out += heading + "# Why\n\n" + why.markdown() +
               "\nBytes and operations are calculated, counting each operand once; ratios are measured, with their 95% "
               "intervals.\n\n";
    if (const TextTable setup = setupCostTable(segment); !setup.rows.empty())
        out += heading + "# One-time costs\n\n" + setup.markdown() +
               "\nThese times are not included in the latencies above.\n\n";
    return out;
}

std::string segmentText(const Segment& segment, const std::string& asked, const std::string& heading)
{
    if (segment.modes.empty()) return {};
    const std::string baseline = baselineOf(segment, asked);
    std::string out = setupText(segment) + latencyText(segment, baseline, heading) +
                      verdictText(segment, baseline, heading) + whyText(segment, heading);
    if (const TextTable cache = cacheTable(segment); !cache.rows.empty())
        out += heading + "# Cold and hot\n\n" + cache.markdown() +
               "\nBoth were measured in the same rounds. A ratio above 1 means that hot is faster.\n\n";
    if (const std::string held = throttledText(segment); !held.empty())
        out += heading + "# Throttling\n\n" + held + "\n";
    out += findingsText(segment, heading);
    if (const TextTable accuracy = accuracyTable(segment); !accuracy.rows.empty())
        out += heading + "# Accuracy and size\n\n" + accuracy.markdown() +
               (takesModes(segment.spec.operation)
                    ? "\nErrors and verification cover the rows listed, evenly spaced over the input. The size "
                      "includes scales and zero points.\n\n"
                    : "\nErrors are relative to a double-precision reference with unrounded operands; verification "
                      "uses a reference with operands rounded as in the variant. Both cover the rows listed, evenly "
                      "spaced over the result.\n\n");
    return out + heading + "# Requested and effective\n\n" + effectiveTable(segment).markdown() + "\n";
}

std::string segmentsText(const RunResult& r, const std::string& baseline, const std::string& heading)
{
    if (r.segments.size() == 1) return segmentText(r.segments.front(), baseline, heading);
    std::string out;
    int number = 0;
    for (const Segment& segment : r.segments)
        out += heading + "# " + (r.sweep ? "Point " : "Segment ") + std::to_string(++number) + ": " +
               pointText(segment.spec) + "\n\n" + segmentText(segment, baseline, heading + "#");
    return out;
}

/// How it ended, and its notes but for those that the section began with.
std::string notesText(const RunResult& r, const std::string& begun, const std::string& heading)
{
    // The setup of a single segment has said how it ended.
    const bool said = r.segments.size() == 1 && r.segments.front().stopReason == r.stopReason;
    std::string out = said || r.stopReason.empty() ? "" : "Ended: " + escapeMarkdown(r.stopReason.english()) + ".\n\n";
    std::string list;
    for (const Message& note : r.notes)
        if (const std::string words = note.english(); begun.empty() || !words.starts_with(begun))
            list += "- " + escapeMarkdown(words) + "\n";
    return list.empty() ? out : out + heading + "# Notes\n\n" + list + "\n";
}

bool isMeasured(const RunResult& r)
{
    const Segment* last = r.last();
    return last &&
           std::any_of(last->modes.begin(), last->modes.end(), [](const ModeResult& m) { return !m.isImported(); });
}

std::string sectionText(const ReportSection& section, const std::string& baseline, const std::string& heading)
{
    const RunResult& r = *section.result;
    std::string out = heading + " " + escapeMarkdown(section.name) + "\n\n";
    if (!section.note.empty())
        out +=
            escapeMarkdown(section.note) + (r.importedFrom().empty() ? "" : "; not measured by Quantoscope.") + "\n\n";
    out += environmentText(r, !r.importedFrom().empty()) + calibrationText(r);
    if (r.sweep && !r.segments.empty()) out += sweepText(r, baseline, heading);
    if (!r.sweep || r.segments.size() <= kMaxPointSections) out += segmentsText(r, baseline, heading);
    if (!r.scores.empty()) out += heading + "# Scores\n\n" + scoreTable(r.scores).markdown() + "\n";
    out += notesText(r, section.note, heading);
    if (!section.pictures.empty()) out += heading + "# Charts\n\n";
    for (const ReportPicture& picture : section.pictures)
        out += "![" + escapeMarkdown(picture.title) + "](" + picture.file + ")\n\n";
    if (isMeasured(r))
        out += heading + "# Reproduce\n\n```sh\n" +
               placedCommand(commandLine(r.sweep ? *r.sweep : r.last()->spec), r.environment) + "\n```\n\n";
    return out;
}

/// A series of samples.csv.
struct Series
{
    std::string run;
    int segment = 0;
    std::string mode;
    const char* phase = "measured";
    const std::vector<float>* samples = nullptr;
};

/// Those that have samples, in the order in which samples.csv has them.
std::vector<Series> seriesOf(const std::vector<ReportSection>& sections)
{
    std::vector<Series> all;
    for (const ReportSection& section : sections) {
        int number = 0;
        for (const Segment& segment : section.result->segments) {
            ++number;
            const auto add = [&](const std::string& mode, const char* phase, const std::vector<float>& samples) {
                if (!samples.empty()) all.push_back({section.name, number, mode, phase, &samples});
            };
            for (const ModeResult& mode : segment.modes) {
                add(mode.requested, "warmup", mode.warmupUs);
                add(mode.requested, "measured", mode.samplesUs);
                add(mode.requested + " (" + std::string(cacheName(mode.otherCache)) + ")", "measured", mode.otherUs);
                if (mode.requested == segment.controlMode)
                    add(mode.requested + " (control)", "measured", segment.controlUs);
            }
        }
    }
    return all;
}

} // namespace

std::string sectionReport(const ReportSection& section, const std::string& baseline)
{
    return section.result ? sectionText(section, baseline, "##") : std::string();
}

std::string writeSeriesCsv(const std::vector<ReportSection>& sections)
{
    std::string out = "series,run,segment,mode,phase,samples\n";
    int number = 0;
    for (const Series& series : seriesOf(sections))
        out += std::to_string(++number) + "," + csvCell(series.run) + "," + std::to_string(series.segment) + "," +
               csvCell(series.mode) + "," + series.phase + "," + std::to_string(series.samples->size()) + "\n";
    return out;
}

void writeSamplesCsv(const std::vector<ReportSection>& sections, TextSink& sink)
{
    sink.write("series,latency_us\n");
    int number = 0;
    for (const Series& series : seriesOf(sections)) {
        const std::string start = std::to_string(++number) + ",";
        for (const float value : *series.samples)
            sink.write(start + formatShortest(value) + "\n");
    }
}

void writeResultsJson(const std::vector<ReportSection>& sections, TextSink& sink)
{
    nlohmann::ordered_json all = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < sections.size(); ++i) {
        nlohmann::ordered_json one = referringJson(*sections[i].result);
        one["name"] = sections[i].name;
        if (!sections[i].note.empty()) one["note"] = sections[i].note;
        if (i == 0)
            all = std::move(one);
        else
            all["other_runs"].push_back(std::move(one));
    }
    writeJson(all, sink);
    sink.write("\n");
}

} // namespace qs
