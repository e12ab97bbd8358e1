// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/chat/chat_template.h"
#include "gpu/models/decoder/hf_checkpoint.h"
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
#include <vector>

namespace qs {

/// A model in one or two configurations on a device, to be talked to.
struct LlmSessionSpec
{
    std::string model;         ///< a Hugging Face folder; empty: the small model that comes with the program
    std::string configuration; ///< id of llmConfigurations(), or 'stored'
    std::string calibration;   ///< a text file for AWQ and GPTQ; empty: the one that comes with the program
    BackendChoice backend = BackendChoice::Auto;
    int device = 0;
    std::string against = {}; ///< a second configuration that answers beside the first; empty: none
    bool operator==(const LlmSessionSpec&) const = default;
};
nlohmann::ordered_json toJson(const LlmSessionSpec& spec);
Result<LlmSessionSpec> llmSessionSpecFromJson(const nlohmann::json& json);

/// Stand for the template of the model's folder, and for none.
inline constexpr const char *kModelChatTemplate = "auto", *kNoChatTemplate = "none";

/// What a prompt is to become.
struct LlmPrompt
{
    std::string text;
    std::int64_t most = 64; ///< tokens
    /// After each token: which configuration wrote it, the text that it makes known, which may be empty, and the tokens
    /// per second of that configuration so far (0: not known yet). False ends all.
    using Piece = std::function<bool(const std::string& configuration, const std::string& piece, double rate)>;
    Piece piece = {};
    TokenSampling sampling = {};
    std::string system = {};                       ///< a system turn of the chat template; empty: none
    std::string chatTemplate = kModelChatTemplate; ///< or none, or the text of one, in Jinja
};
/// Usage for what makes no sense, whatever the model.
Result<void> validate(const LlmPrompt& prompt);

/// A model that was written into a folder.
struct LlmSaved
{
    std::int64_t bytes = 0;     ///< of the weights
    std::vector<Message> notes; ///< what is not as it was asked for
};

/// Loads a model when it is needed and keeps it for the prompts that follow. Nothing is measured but the time of what
/// is written: it is a study that is only asked.
class LlmSession final : public Study
{
public:
    explicit LlmSession(LlmSessionSpec spec, DecoderEngineOpener open = openDecoderEngine);
    const LlmSessionSpec& spec() const { return m_spec; }

    /// Goes on with a prompt, in each configuration. Two take turns token by token; where both do not fit into memory
    /// together they answer one after the other, which a note states. A prompt that does not fit into the model's
    /// context is refused before anything is loaded (Usage, with the numbers). Errors: those of the checkpoint, its
    /// tokenizer and the engine; Interrupted.
    Result<std::vector<LlmGeneration>> generate(const LlmPrompt& prompt, std::stop_token stop,
                                                const LlmProgress& progress = {});
    /// Writes the model in its configuration as compressed-tensors into a folder, which is made where it is not there
    /// and is not that of the model. Usage or Io, before any work, for what the format cannot hold and for a folder
    /// that cannot be written.
    Result<LlmSaved> save(const std::filesystem::path& folder, std::stop_token stop, const LlmProgress& progress = {});

    std::optional<Error> run(std::stop_token stop, StudySink& sink) override;
    const LlmStudyResult& result() const override { return m_nothing; }
    Result<StudyAnswer> ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink) override;

private:
    /// A configuration of the model, and the engine that holds it while it is loaded.
    struct Loaded
    {
        const LlmConfiguration* configuration = nullptr;
        std::unique_ptr<DecoderEngine> engine = {};
        std::int64_t context = 0; ///< of the engine
        Message notes = {};
    };
    /// A prompt as the model takes it.
    struct Encoded
    {
        std::vector<std::int32_t> tokens, ends;
        std::vector<Message> notes;
    };

    Result<void> open();
    Result<void> openConfigurations();
    Result<void> calibrate();
    Result<Encoded> encode(const LlmPrompt& prompt) const;
    Result<std::optional<ChatTemplate>> templateOf(const LlmPrompt& prompt) const;
    Result<std::string> chatText(const ChatTemplate& used, const LlmPrompt& prompt, Encoded& encoded) const;
    Result<void> checkRoom(std::int64_t length, std::int64_t most) const;
    Result<void> load(Loaded& loaded, LlmBuildOptions options, std::stop_token stop);
    Result<void> prepare(Loaded& loaded, std::int64_t context, std::stop_token stop, const LlmProgress& progress);
    Result<bool> prepareAll(std::int64_t context, std::stop_token stop, const LlmProgress& progress);
    Result<std::vector<LlmGeneration>> write(std::span<Loaded*> who, const Encoded& prompt, const LlmPrompt& asked,
                                             std::stop_token stop);
    Error broken(std::span<Loaded*> who, const Error& error);
    Result<StudyAnswer> answerPrompt(const nlohmann::json& question, std::stop_token stop, StudySink& sink);
    Result<StudyAnswer> answerSave(const nlohmann::json& question, std::stop_token stop, StudySink& sink);
    void noteLoaded();

    LlmSessionSpec m_spec;
    DecoderEngineOpener m_open;
    std::optional<HfCheckpoint> m_checkpoint;
    std::optional<TextTokenizer> m_tokenizer;
    LlmCalibration m_calibration;
    std::vector<Loaded> m_loaded; ///< in the order of the specification
    std::vector<Message> m_notes; ///< what is not as config.json or the configuration has it, of what is loaded
    LlmStudyResult m_nothing;
};

/// Goes on with a prompt by a session wherever it is; the prompt's `piece` is not looked at. `sink` gets loading
/// (phases) and of the text as it is written (tokens, by configuration); a stop after the first token keeps what is
/// written.
Result<std::vector<LlmGeneration>> generate(Study& session, const LlmPrompt& prompt, std::stop_token stop,
                                            StudySink& sink);
/// Writes a model by a session wherever it is; the folder is one of the computer that the session is on. `sink` gets
/// of the work (phases).
Result<LlmSaved> save(Study& session, const std::string& folder, std::stop_token stop, StudySink& sink);
nlohmann::ordered_json toJson(const LlmGeneration& generation);
Result<LlmGeneration> llmGenerationFromJson(const nlohmann::json& json);

} // namespace qs
