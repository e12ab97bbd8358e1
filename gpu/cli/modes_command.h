// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/study_flags.h"
#include "gpu/core/error.h"
#include "gpu/results/accuracy_study.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace qs {

/// Writes the report of an accuracy study into a folder; the desktop program's adds pictures.
using ModeReportSink =
    std::function<Result<std::vector<std::string>>(const AccuracyStudyResult& result, const std::string& folder)>;

/// What `modes` was asked for.
struct ModesCommand : StudyCommand
{
    AccuracyStudySpec spec;
    std::int64_t budgetKiB = 0; ///< of a suggested plan; 0: none
    std::string saveModel;
    std::vector<std::pair<std::string, std::string>> saveModes; ///< mode and file
};
Result<ModesCommand> parseModesFlags(const Arguments& arguments);
/// What `modes --list` says.
std::string modesList();

/// `modes` of both programs. Exit status as of quantizeMain().
int modesMain(const Arguments& arguments, const ModeReportSink& writeReport);

/// report.md and results.json, without pictures.
Result<std::vector<std::string>> writeModeTextReport(const AccuracyStudyResult& result, const std::string& folder);

} // namespace qs
