// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/session/summary.h"
#include "gpu/report/text/writer.h"

#include <string>
#include <vector>

namespace qs {

/// A part of a session's report: the text of a run, or what is reported about a study that has a report of its own.
struct ReportPart
{
    std::string name, note;
    std::string id;     ///< of its place in the report: 'run-3', 'mode-study-1'
    std::string folder; ///< of a study with a report of its own, relative to the report: 'mode_study_1/'; else empty
    std::string text;   ///< Markdown from the heading on; of a study its report, with links relative to `folder`
};

/// Which files of the report hold the data, for those who look for them.
struct ReportFiles
{
    bool samples = true, results = true;
};

/// The report of a session as Markdown: title, summary, contents with a link to every part, then the runs; studies have
/// reports of their own, which are linked. Numbers in the C locale.
std::string sessionReport(const SessionSummary& summary, const std::vector<ReportPart>& parts,
                          const ReportFiles& files);
/// The report of runs alone, with their samples beside it.
std::string writeReport(const std::vector<ReportSection>& sections, const std::string& baseline);
/// The report of a study of any kind, which begins with its summary.
std::string writeStudyReport(const StudyResult& study, const std::vector<ReportPicture>& pictures,
                             const std::string& note = {});

} // namespace qs
