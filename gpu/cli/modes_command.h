// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/results/mode_study.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace qs {

/// Writes the report of a mode study into a folder; the desktop program's adds pictures.
using ModeReportSink =
    std::function<Result<std::vector<std::string>>(const ModeStudyResult& result, const std::string& folder)>;

/// What `quantoscope modes` was asked for.
struct ModesCommand
{
    ModeStudySpec spec;
    std::int64_t budget = 0;            ///< bytes of a suggested plan; 0: none
    std::string exportFolder, jsonFile; ///< jsonFile '-': standard output
    std::string saveModel;
    std::vector<std::pair<std::string, std::string>> saveModes; ///< mode and file
    bool help = false, list = false, quiet = false;
    bool isolate = false;           ///< the study runs in a worker process
    std::vector<std::string> notes; ///< what of the command line has no effect
};
/// Parses the flags after `modes`, `--flag value` or `--flag=value`.
Result<ModesCommand> parseModesFlags(const std::vector<std::string>& arguments);

/// `modes` of both programs. Exit status as of quantizeMain().
int modesMain(const std::string& program, const std::vector<std::string>& arguments, const ModeReportSink& writeReport);

/// report.md and results.json, without pictures.
Result<std::vector<std::string>> writeModeTextReport(const ModeStudyResult& result, const std::string& folder);

} // namespace qs
