// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/session/caveats.h"

#include "gpu/core/units.h"
#include "gpu/report/session/summary.h"
#include "gpu/report/text/advice.h"
#include "gpu/report/text/data_findings.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"

#include <algorithm>
#include <map>
#include <set>

namespace qs {

namespace {

constexpr std::size_t kMaxNamedKinds = 3; ///< of warnings that are named

/// A warning of one kind: the first that was found, and the modes that have it.
struct Warning
{
    Diagnosis first;
    std::string mode;
    std::set<std::string> modes;
};

/// What was counted over the segments that verdicts are shown of.
struct Tally
{
    std::int64_t compared = 0, open = 0, control = 0, imported = 0, single = 0;
    std::int64_t rows = 0, differ = 0;
    std::map<DiagnosisCode, Warning> warnings;
    std::vector<std::string> losing; ///< modes that leave too little of what they quantize, each once

    void add(const ModeResult& mode)
    {
        rows += mode.verification.rows;
        differ += mode.verification.rowsDiffer;
        imported += mode.isImported();
        if (!keepsValues(mode) && std::ranges::find(losing, mode.requested) == losing.end())
            losing.push_back(mode.requested);
        for (const Diagnosis& d : mode.diagnoses) {
            if (d.severity == Severity::Info) continue;
            auto [at, isNew] = warnings.try_emplace(d.code, Warning{d, mode.requested, {}});
            at->second.modes.insert(mode.requested);
        }
    }
    void add(const Segment& segment, const std::string& asked)
    {
        const std::string baseline = baselineOf(segment, asked);
        const int base = modeIndex(segment, baseline);
        control += segment.isUntrusted();
        single += segment.modes.size() == 1;
        for (std::size_t i = 0; i < segment.modes.size(); ++i) {
            add(segment.modes[i]);
            const Comparison* pair = pairOf(segment, base, static_cast<int>(i));
            if (!pair) continue;
            ++compared;
            open += pair->verdict == Verdict::NotResolved || pair->verdict == Verdict::TooFew;
        }
    }
};

/// Rows of studies beside their baselines.
struct RowTally
{
    std::int64_t rows = 0, simulated = 0, open = 0;
    template <class Study, class Simulated, class Open>
    void add(const Study& study, const Simulated& isSimulated, const Open& isOpen)
    {
        for (const auto& row : study.rows) {
            if (&row == study.baseline() || !row.failed.empty()) continue;
            ++rows;
            simulated += isSimulated(row) ? 1 : 0;
            open += isOpen(row) ? 1 : 0;
        }
    }
};

void addRuns(const Tally& tally, std::vector<Message>& out)
{
    if (tally.compared > 0)
        out.push_back(Message::tr("%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as "
                                  "the same; intervals are 95%.",
                                  "%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the "
                                  "same; intervals are 95%.",
                                  tally.compared)
                          .arg(tally.open));
    if (tally.control > 0)
        out.push_back(Message::tr("In %n measurements, identical kernels differed, so their verdicts are not reliable.",
                                  "In %n measurement, identical kernels differed, so its verdicts are not reliable.",
                                  tally.control));
    if (tally.single > 0)
        out.push_back(Message::tr("%n measurements have a single variant, so they contain no comparison.",
                                  "%n measurement has a single variant, so it contains no comparison.", tally.single));
    if (tally.rows > 0)
        out.push_back(Message::tr("Verified against a reference: %n rows, %1 differ.",
                                  "Verified against a reference: %n row, %1 differ.", tally.rows)
                          .arg(formatCount(tally.differ)));
    if (const auto n = static_cast<std::int64_t>(tally.losing.size()); n > 0)
        out.push_back(Message::tr("%n modes leave too little of the values of their input: %1.",
                                  "%n mode leaves too little of the values of its input: %1.", n)
                          .arg(nameList(tally.losing)));
    if (tally.imported > 0)
        out.push_back(Message::tr("%n rows were measured by other tools, not in the same rounds.",
                                  "%n row was measured by another tool, not in the same rounds.", tally.imported));
}

void addModes(const RowTally& tally, std::vector<Message>& out)
{
    if (tally.open > 0)
        out.push_back(Message::tr("Accuracy: %1 of %n modes are not resolved with the test items.",
                                  "Accuracy: %1 of %n mode is not resolved with the test items.", tally.rows)
                          .arg(tally.open));
    if (tally.simulated > 0)
        out.push_back(Message::tr("%n modes are simulated on this device. Their accuracy and size are valid; their "
                                  "latency is not representative of hardware with support.",
                                  "%n mode is simulated on this device. Its accuracy and size are valid; its latency "
                                  "is not representative of hardware with support.",
                                  tally.simulated));
}

void addModels(const RowTally& tally, std::vector<Message>& out)
{
    if (tally.open > 0)
        out.push_back(Message::tr("Perplexity: %1 of %n configurations are not resolved against the baseline.",
                                  "Perplexity: %1 of %n configuration is not resolved against the baseline.",
                                  tally.rows)
                          .arg(tally.open));
    if (tally.simulated > 0)
        out.push_back(Message::tr("%n configurations are simulated on this device. Their predictions and sizes are "
                                  "valid; their times are not representative of hardware with support.",
                                  "%n configuration is simulated on this device. Its predictions and size are valid; "
                                  "its times are not representative of hardware with support.",
                                  tally.simulated));
}

void addWarnings(const Tally& tally, std::vector<Message>& out)
{
    std::vector<const Warning*> all;
    for (const auto& [code, warning] : tally.warnings)
        all.push_back(&warning);
    std::stable_sort(all.begin(), all.end(), [](const Warning* a, const Warning* b) {
        return std::pair(a->first.severity, a->modes.size()) > std::pair(b->first.severity, b->modes.size());
    });
    const std::size_t shown = std::min(all.size(), kMaxNamedKinds);
    for (std::size_t i = 0; i < shown; ++i) {
        const auto others = static_cast<std::int64_t>(all[i]->modes.size()) - 1;
        const Message also = others > 0 ? Message::tr("The same applies to %n other modes.",
                                                      "The same applies to %n other mode.", others)
                                        : Message();
        out.push_back(Message::tr("%1: %2").arg(all[i]->mode, Message::sentences({sentence(all[i]->first), also})));
    }
    if (all.size() > shown)
        out.push_back(Message::tr("%n more types of warnings are listed with the runs.",
                                  "%n more type of warning is listed with the runs.",
                                  static_cast<std::int64_t>(all.size() - shown)));
}

} // namespace

std::vector<Message> caveats(const std::vector<SessionPart>& parts, const std::string& baseline)
{
    Tally tally;
    RowTally modes, models;
    for (const SessionPart& part : parts) {
        if (part.run)
            for (const Segment& segment : part.run->segments)
                tally.add(segment, baseline);
        if (const auto* study = dynamic_cast<const AccuracyStudyResult*>(part.study))
            modes.add(
                *study, [](const ModeRow& row) { return row.simulated; },
                [](const ModeRow& row) { return row.verdict == AccuracyVerdict::NotResolved; });
        if (const auto* study = dynamic_cast<const LlmStudyResult*>(part.study))
            models.add(
                *study, [](const LlmRow& row) { return row.inspection.simulated; },
                [](const LlmRow& row) { return row.text && row.text->verdict == AccuracyVerdict::NotResolved; });
    }
    std::vector<Message> out;
    addRuns(tally, out);
    addModes(modes, out);
    addModels(models, out);
    addWarnings(tally, out);
    return out;
}

} // namespace qs
