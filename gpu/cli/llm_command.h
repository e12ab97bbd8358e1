// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/study_flags.h"
#include "gpu/core/error.h"
#include "gpu/results/llm_study.h"
#include "gpu/studies/llm/session.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace qs {

/// Writes the report of an LLM study into a folder; the desktop program's adds pictures.
using LlmReportSink =
    std::function<Result<std::vector<std::string>>(const LlmStudyResult& result, const std::string& folder)>;

/// What `llm`, `llm generate` or `llm quantize` was asked for.
struct LlmCommand : StudyCommand
{
    enum class Action : std::uint8_t { Study, Generate, Quantize };
    Action action = Action::Study;
    LlmStudySpec spec;
    bool noSpeed = false; ///< of a study: --no-speed, which is 0 rounds
    std::vector<int>
        devices; ///< of a study: GPUs over which the configurations are dealt out; empty: spec.device alone
    // generate and quantize
    std::string configuration; ///< empty: fp16 of generate
    std::string against;       ///< of generate: a second configuration beside it; empty: none
    LlmPrompt prompt;          ///< of generate
    std::string outFolder;     ///< of quantize
};
Result<LlmCommand> parseLlmFlags(LlmCommand::Action action, const Arguments& arguments);
/// What `llm configs` prints.
std::string llmConfigurationList();

/// `llm`, `llm generate` and `llm quantize` of both programs. Exit status as of quantizeMain().
int llmMain(LlmCommand::Action action, const Arguments& arguments, const LlmReportSink& writeReport);
/// `llm configs`.
int llmConfigurationsMain(const Arguments& arguments);

/// report.md and results.json, without pictures.
Result<std::vector<std::string>> writeLlmTextReport(const LlmStudyResult& result, const std::string& folder);

} // namespace qs
