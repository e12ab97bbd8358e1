// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/chat/chat_template.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/results/llm_study.h"
#include "gpu/studies/llm/generate.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

class Study;

/// 'LlamaForCausalLM, 3,279,104 parameters, 4 layers, width 256, vocabulary 2,048, context 512'
Message llmModelText(const HfCheckpoint& checkpoint);

/// What a configuration will be on a device.
struct LlmEstimateRow
{
    std::string configuration;
    std::int64_t weights = 0; ///< the ledger, exact; 0 for the codes of a quantized checkpoint
    std::int64_t kvCache = 0; ///< of all sequences of the study at its longest
    std::int64_t workspace = 0;
    Message arithmetic; ///< what multiplies the layers' matrices
    bool simulated = false;
    std::int64_t need() const { return weights + kvCache + workspace; }
};

/// What is known of a study before anything is loaded.
struct LlmEstimate
{
    Message model;            ///< llmModelText()
    std::string quantization; ///< of the checkpoint; empty: none
    FoundChatTemplate chat;   ///< of its tokenizer
    std::int64_t parameters = 0, context = 0, fileBytes = 0;
    std::int64_t free = 0;            ///< bytes of the device's memory, or of the host's for the CPU; 0: unknown
    std::string device;               ///< name
    std::vector<LlmEstimateRow> rows; ///< all of llmConfigurations()
    const LlmEstimateRow* row(std::string_view configuration) const;
};

/// Tokens of a text that are scored together at most: longer windows take memory for little.
inline constexpr std::int64_t kLongestTextWindow = 2048;
/// Sequences, context and rows of the engines of a study, of a model that was made for `context` tokens; tasks with
/// longer items raise the context.
DecoderEngineOptions engineOptionsOf(const LlmStudySpec& spec, std::int64_t context);

/// Reads the headers of the checkpoint and asks the device; no weight is read. Errors: those of the checkpoint and of
/// the engine.
Result<LlmEstimate> estimateLlm(const LlmStudySpec& spec, const DecoderEngineOpener& open = openDecoderEngine);
/// The same by an LLM study wherever it is, of its specification; nothing is run.
Result<LlmEstimate> askEstimate(Study& study, std::stop_token stop);
/// Whether a study is asked for it; the answer is toJson() of the estimate.
bool isEstimateQuestion(const nlohmann::json& question);
nlohmann::ordered_json toJson(const LlmEstimate& estimate);

/// What a study does, in multiply-adds of weights: of two studies on one machine it tells how their times compare,
/// roughly.
double llmStudyCost(const LlmStudySpec& spec, std::int64_t parameters);

} // namespace qs
