// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/results/llm_study.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace qs {

/// Writes the report of an LLM study into a folder; the desktop program's adds pictures.
using LlmReportSink =
    std::function<Result<std::vector<std::string>>(const LlmStudyResult& result, const std::string& folder)>;

/// What `quantoscope llm` was asked for.
struct LlmCommand
{
    enum class Action : std::uint8_t { Study, Generate, Quantize, Configurations };
    Action action = Action::Study;
    LlmStudySpec spec;
    std::string exportFolder, jsonFile; ///< jsonFile '-': standard output
    bool help = false, quiet = false;
    bool isolate = false;           ///< the study runs in a worker process
    std::vector<std::string> notes; ///< what of the command line has no effect
    // generate and quantize
    std::string configuration; ///< empty: fp16 of generate
    std::string prompt;
    std::int64_t tokens = 64;
    std::string outFolder; ///< of quantize
};
/// Parses the arguments after `llm`, `--flag value` or `--flag=value`.
Result<LlmCommand> parseLlmFlags(const std::vector<std::string>& arguments);
/// Help of `llm`, and what `llm configs` prints.
std::string llmHelp(const std::string& program);
std::string llmConfigurationList();

/// `llm` of both programs. Exit status as of quantizeMain().
int llmMain(const std::string& program, const std::vector<std::string>& arguments, const LlmReportSink& writeReport);

/// report.md and results.json, without pictures.
Result<std::vector<std::string>> writeLlmTextReport(const LlmStudyResult& result, const std::string& folder);

} // namespace qs
