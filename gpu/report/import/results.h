// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/report/import/names.h"
#include "gpu/results/run_result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace qs {

/// A statistic that a file states beside the samples, and that these do not give.
struct StatedOtherwise
{
    std::string row, statistic; ///< 'mean'
    double statedUs = 0, samplesUs = 0;
};

/// One file of another tool as a run: rows in the last segment, each with `importedFrom`; scores in the result.
/// Statistics that the file does not give are 0. Rows with samples hold them, and statistics computed from them.
struct ImportedRun
{
    std::string tool;        ///< 'nvbench', 'vLLM serve', …
    bool evaluation = false; ///< of a model, with scores
    std::string name;        ///< the model and what distinguishes it from others, else the file name without suffix
    std::string model;       ///< where the file tells it
    std::string file;        ///< its name
    std::string note;        ///< 'nvbench: 3 rows'
    RunResult result;
    std::vector<Message> leftOut; ///< what was left out, and why; the result has it among its notes, too
    std::vector<StatedOtherwise> contradictions;
    NameFields fields; ///< by which it is distinguished from others of its name
};

/// Reads results of others; the tool is told by their keys (formats.cpp). samples_*.jsonl of lm-eval among `files`, or
/// beside a results file, give its scores their values by item. One run a file, in order; the first failure ends it.
/// BadInput (file, what is missing, what is read) for unknown kinds, wrong types, times that are negative, and files
/// beyond the limits of parseJson.
Result<std::vector<ImportedRun>> importResults(const std::vector<std::filesystem::path>& files);

} // namespace qs
