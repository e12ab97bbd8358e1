// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/results/run_result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace qs {

/// One file of another tool as a run: rows in the last segment, each with `importedFrom`; scores in the result.
/// Statistics that the file does not give are 0. Rows with samples hold them, and statistics computed from them.
struct ImportedRun
{
    std::string tool;        ///< 'nvbench', 'vLLM serve', …
    bool evaluation = false; ///< of a model, with scores
    std::string name;        ///< file name without suffix
    std::string note;        ///< 'nvbench: 3 rows'
    RunResult result;
};

/// Reads results of others; the tool is told by their keys (formats.cpp). samples_*.jsonl of lm-eval among `files`, or
/// beside a results file, give its scores their values by item. One run a file, in order; the first failure ends it.
/// BadInput (file, what is missing, what is read) for unknown kinds, wrong types, times that are negative, and files
/// beyond the limits of parseJson.
Result<std::vector<ImportedRun>> importResults(const std::vector<std::filesystem::path>& files);

} // namespace qs
