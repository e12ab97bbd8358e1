// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/studies/llm/session.h"

#include <string>

namespace qs {

/// What is asked of a worker: to go on with a prompt.
struct LlmQuestion
{
    LlmSessionSpec session;
    std::string prompt;
    std::int64_t most = 64; ///< tokens
};

inline constexpr const char* kLlmGenerateOperation = "llm-generate";
/// The request as the worker reads it, and its answer.
nlohmann::ordered_json toJson(const LlmQuestion& question);
Result<LlmQuestion> llmQuestionFromJson(const nlohmann::json& json);
nlohmann::ordered_json toJson(const LlmGeneration& generation);
Result<LlmGeneration> llmGenerationFromJson(const nlohmann::json& json);

/// A model to be talked to in a worker process of its own, which ends with this object: whatever the model held goes
/// with it. A kernel that hangs is ended by stop after WorkerOptions::grace; the next prompt starts a new process and
/// loads the model again.
class WorkerLlmSession final : public LlmGenerator
{
public:
    explicit WorkerLlmSession(LlmSessionSpec spec, WorkerOptions options = {});
    const LlmSessionSpec& spec() const override { return m_spec; }
    bool isSeparate() const override { return true; }
    Result<LlmGeneration> generate(const LlmPrompt& prompt, std::stop_token stop,
                                   const LlmProgress& progress = {}) override;

private:
    LlmSessionSpec m_spec;
    WorkerLink m_link;
};

} // namespace qs
