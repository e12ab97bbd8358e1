// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/markdown.h"
#include "gpu/spec/run_result.h"

#include <string>
#include <vector>

namespace qs {

/// A chart of the report: what it shows, and its file relative to the report.
struct ReportPicture
{
    std::string title;
    std::string file;
};

/// One run of the report with its pictures.
struct ReportSection
{
    std::string name, note;
    const RunResult* result = nullptr;
    std::vector<ReportPicture> pictures;
};

/// Latency table of a segment, with Δ of the median against the baseline mode (empty: no Δ).
TextTable latencyTable(const Segment& segment, const std::string& baseline);
/// What was asked for and what really ran.
TextTable effectiveTable(const Segment& segment);
/// Accuracy and size table of a segment.
TextTable accuracyTable(const Segment& segment);
/// The short table that the command line prints.
TextTable summaryTable(const Segment& segment);

/// Plain sentences about a segment: noise, outliers, the gap to the ceiling, failed verification.
std::vector<std::string> findings(const Segment& segment);

/// The whole report as Markdown: environment, set-up, tables, findings, pictures, the reproducing command.
/// Numbers in the C locale.
std::string writeReport(const std::vector<ReportSection>& sections, const std::string& baseline);

/// All samples as CSV: run, segment, mode, phase (warmup or measured), iteration, latency_us.
std::string writeSamplesCsv(const std::vector<ReportSection>& sections);

/// One results.json for all sections: the first at the top level, the others under "other_runs".
std::string writeResultsJson(const std::vector<ReportSection>& sections);

} // namespace qs
