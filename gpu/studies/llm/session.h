// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/llama/hf_checkpoint.h"
#include "gpu/models/tokenizer/text_tokenizer.h"
#include "gpu/results/llm_study.h"
#include "gpu/studies/llm/calibration.h"
#include "gpu/studies/llm/generate.h"
#include "gpu/studies/llm/model.h"
#include "gpu/studies/study.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace qs {

/// A model in a configuration on a device, to be talked to.
struct LlmSessionSpec
{
    std::string model;         ///< a Hugging Face folder; empty: the small model that comes with the program
    std::string configuration; ///< id of llmConfigurations(), or 'stored'
    std::string calibration;   ///< a text file for AWQ and GPTQ; empty: the one that comes with the program
    BackendChoice backend = BackendChoice::Auto;
    int device = 0;
    bool operator==(const LlmSessionSpec&) const = default;
};
nlohmann::ordered_json toJson(const LlmSessionSpec& spec);
Result<LlmSessionSpec> llmSessionSpecFromJson(const nlohmann::json& json);

/// What a prompt is to become.
struct LlmPrompt
{
    std::string text;
    std::int64_t most = 64;                              ///< tokens
    std::function<bool(const std::string& piece)> piece; ///< of LlmGenerateOptions
};

/// A model that was written into a folder.
struct LlmSaved
{
    std::int64_t bytes = 0;     ///< of the weights
    std::vector<Message> notes; ///< what is not as it was asked for
};

/// Loads a model when it is needed and keeps it for the prompts that follow. Nothing is measured: it is a study that is
/// only asked.
class LlmSession final : public Study
{
public:
    explicit LlmSession(LlmSessionSpec spec, LlamaEngineOpener open = openLlamaEngine);
    const LlmSessionSpec& spec() const { return m_spec; }
    /// What is not as config.json or the configuration has it, of the model that is loaded.
    const std::vector<Message>& notes() const { return m_notes; }

    /// Goes on with a prompt. A prompt that does not fit into the model's context is refused before anything is loaded
    /// (Usage, with the numbers). Errors: those of the checkpoint, its tokenizer and the engine; Interrupted.
    Result<LlmGeneration> generate(const LlmPrompt& prompt, std::stop_token stop, const LlmProgress& progress = {});
    /// Writes the model in its configuration as compressed-tensors into a folder, which is not that of the model.
    /// Usage, before any work, for what the format cannot hold.
    Result<LlmSaved> save(const std::filesystem::path& folder, std::stop_token stop);

    std::optional<Error> run(std::stop_token stop, StudySink& sink) override;
    const LlmStudyResult& result() const override { return m_nothing; }
    Result<StudyAnswer> ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink) override;

private:
    Result<void> open();
    Result<void> calibrate();
    Result<void> load(LlmBuildOptions options, std::stop_token stop);

    LlmSessionSpec m_spec;
    LlamaEngineOpener m_open;
    const LlmConfiguration* m_configuration = nullptr;
    std::optional<HfCheckpoint> m_checkpoint;
    std::optional<TextTokenizer> m_tokenizer;
    LlmCalibration m_calibration;
    std::unique_ptr<LlamaEngine> m_engine;
    std::int64_t m_context = 0; ///< of the engine
    std::vector<Message> m_notes;
    LlmStudyResult m_nothing;
};

/// Goes on with a prompt by a session wherever it is. `sink` hears of loading (phases) and of the text as it is written
/// (tokens); a stop after the first token keeps what is written.
Result<LlmGeneration> generate(Study& session, const std::string& prompt, std::int64_t most, std::stop_token stop,
                               StudySink& sink);
nlohmann::ordered_json toJson(const LlmGeneration& generation);
Result<LlmGeneration> llmGenerationFromJson(const nlohmann::json& json);

} // namespace qs
