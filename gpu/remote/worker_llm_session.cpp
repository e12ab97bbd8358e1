// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/worker_llm_session.h"

#include "gpu/formats/json_read.h"
#include "gpu/remote/worker_mode_study.h"

#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

Json toJson(const LlmQuestion& question)
{
    const LlmSessionSpec& spec = question.session;
    return {{"op", kLlmGenerateOperation},
            {"model", spec.model},
            {"configuration", spec.configuration},
            {"calibration", spec.calibration},
            {"backend", backendName(spec.backend)},
            {"device", spec.device},
            {"prompt", question.prompt},
            {"most", question.most}};
}

Result<LlmQuestion> llmQuestionFromJson(const nlohmann::json& json)
{
    LlmQuestion question;
    LlmSessionSpec& spec = question.session;
    std::string backend(backendName(spec.backend));
    ObjectReader in(json, "request");
    in.read("model", spec.model);
    in.read("configuration", spec.configuration);
    in.read("calibration", spec.calibration);
    in.read("backend", backend);
    in.readInt("device", spec.device, 0, 1023);
    in.read("prompt", question.prompt);
    in.readInt("most", question.most, 1, 1e9);
    if (const auto choice = parseBackend(backend))
        spec.backend = *choice;
    else
        in.fail("backend", "auto, cpu or cuda");
    if (in.error()) return *in.error();
    return question;
}

Json toJson(const LlmGeneration& generation)
{
    return {{"tokens", generation.tokens},
            {"text", generation.text},
            {"ended", generation.ended},
            {"prompt_seconds", generation.promptSeconds},
            {"seconds", generation.seconds}};
}

Result<LlmGeneration> llmGenerationFromJson(const nlohmann::json& json)
{
    LlmGeneration generation;
    ObjectReader in(json, "generation");
    if (const nlohmann::json* tokens = in.find("tokens")) {
        if (!tokens->is_array())
            in.fail("tokens", "a list of numbers");
        else
            for (const nlohmann::json& token : *tokens) {
                if (!token.is_number_integer())
                    in.fail("tokens", "a list of numbers");
                else
                    generation.tokens.push_back(token.get<std::int32_t>());
            }
    }
    in.read("text", generation.text);
    in.read("ended", generation.ended);
    in.read("prompt_seconds", generation.promptSeconds);
    in.read("seconds", generation.seconds);
    if (in.error()) return *in.error();
    return generation;
}

WorkerLlmSession::WorkerLlmSession(LlmSessionSpec spec, WorkerOptions options)
    : m_spec(std::move(spec)), m_link(modeStudyOptions(std::move(options)))
{}

Result<LlmGeneration> WorkerLlmSession::generate(const LlmPrompt& prompt, std::stop_token stop,
                                                 const LlmProgress& progress)
{
    if (auto running = m_link.ensure(stop); !running) return running.error();
    LinkListener listener;
    listener.message = [&](WireMessage& message) {
        std::string piece, loading;
        double fraction = 0;
        int tokens = 0;
        ObjectReader in(message.head, "message");
        in.read("piece", piece);
        in.readInt("tokens", tokens, 0, 1e6);
        in.read("loading", loading);
        in.read("fraction", fraction);
        if (in.error()) return; // of a newer worker, and of no use here
        if (!loading.empty()) progress.tell(loading, fraction);
        for (int i = 0; i < tokens; ++i, piece.clear()) {
            if (prompt.piece) (void)prompt.piece(piece); // an end is told by `stop`
        }
    };
    listener.unanswered = [&](int left) {
        progress.tell("the model does not answer; its worker process is ended in " + std::to_string(left) + " s", 1);
    };
    auto answer = m_link.ask(toJson(LlmQuestion{m_spec, prompt.text, prompt.most}), {}, std::move(stop), listener);
    if (!answer) {
        Error failed = answer.error();
        if (failed.code == ErrorCode::DeviceLost) {
            m_link.drop(); // its context is gone for good
            failed.hint = "The next prompt starts a new worker process by itself.";
        }
        return failed;
    }
    const auto made = answer->head.find("generation");
    if (made == answer->head.end())
        return Error{ErrorCode::Internal, "The worker process has not said what it wrote.",
                     "Are both programs of the same version?"};
    return llmGenerationFromJson(*made);
}

} // namespace qs
