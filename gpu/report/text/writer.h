// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/io/text_sink.h"
#include "gpu/report/text/findings.h"
#include "gpu/report/text/tables.h"
#include "gpu/results/run_result.h"

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

/// What a report contains about one run, as Markdown from its heading on: environment, calibration, setup, tables,
/// verdicts, findings with their why, pictures, the reproducing command. Numbers in the C locale.
std::string sectionReport(const ReportSection& section, const std::string& baseline);

/// All samples as CSV, at most some 20 bytes each: the number of their series and latency_us, series by series in the
/// order of measuring.
void writeSamplesCsv(const std::vector<ReportSection>& sections, TextSink& sink);
/// What those series are, as CSV: series, run, segment, mode, phase (warmup or measured), samples. What was measured in
/// the same rounds beside a mode stands under a name of its own: 'baseline-copy (control)', 'int8-token-dynamic (hot)'.
std::string writeSeriesCsv(const std::vector<ReportSection>& sections);

/// One results.json for all sections: the first at the top level, the others under "other_runs".
void writeResultsJson(const std::vector<ReportSection>& sections, TextSink& sink);

} // namespace qs
