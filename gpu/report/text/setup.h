// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <string>

namespace qs {

/// Where it ran, as a Markdown table.
std::string environmentText(const RunResult& result);
/// The same of a study's result (ModeStudyResult, LlmStudyResult).
template <class Whole> std::string studyEnvironmentText(const Whole& result)
{
    RunResult run;
    run.environment = result.environment;
    run.programVersion = result.programVersion;
    run.programCommit = result.programCommit;
    return environmentText(run);
}
/// What timer and device can do, with units; empty where nothing was calibrated.
std::string calibrationText(const RunResult& result);
/// How a segment was measured.
std::string setupText(const Segment& segment);
/// How the points of a sweep were measured: once for all of them.
std::string sweepSetupText(const RunResult& result);
/// The stretches in which the device was held back; empty where there is none.
std::string throttledText(const Segment& segment);

} // namespace qs
