// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/llm.h"

#include "gpu/remote/worker_llm_session.h"
#include "gpu/serve/study_reply.h"
#include "gpu/studies/llm/study.h"
#include "gpu/studies/modes/piece_batch.h"

#include <optional>
#include <utility>

namespace qs {

bool ServedLlm::knows(const std::string& op) { return op == kLlmOperation || op == kLlmGenerateOperation; }

void ServedLlm::serve(int id, const std::string& op, const nlohmann::json& request, std::stop_token stop)
{
    op == kLlmOperation ? run(id, request, std::move(stop)) : generate(id, request, std::move(stop));
}

void ServedLlm::generate(int id, const nlohmann::json& request, std::stop_token stop)
{
    auto question = llmQuestionFromJson(request);
    if (!question) return m_outbox.say({{"id", id}, {"ok", false}, {"error", toJson(question.error())}});
    if (!m_session || m_session->spec() != question->session) {
        m_session.reset(); // before the next one asks for its memory
        m_session = std::make_unique<LlmSession>(question->session);
    }
    PieceBatch pieces([&](std::string text, int tokens) {
        m_outbox.say({{"id", id}, {"piece", std::move(text)}, {"tokens", tokens}});
    });
    const auto piece = [&](const std::string& more) {
        pieces.add(more);
        return !stop.stop_requested();
    };
    LlmProgress progress;
    progress.at = [&](const std::string& what, double fraction) {
        if (!pieces.due()) return;
        pieces.passed();
        m_outbox.offer([id, what, fraction] {
            return nlohmann::ordered_json{{"id", id}, {"loading", what}, {"fraction", fraction}};
        });
    };
    const auto made = m_session->generate({question->prompt, question->most, piece}, stop, progress);
    pieces.flush();
    if (made) return m_outbox.say({{"id", id}, {"ok", true}, {"generation", toJson(*made)}});
    if (made.error().code != ErrorCode::Usage && made.error().code != ErrorCode::Interrupted) m_session.reset();
    m_outbox.say({{"id", id}, {"ok", false}, {"error", toJson(made.error())}});
}

void ServedLlm::run(int id, const nlohmann::json& request, std::stop_token stop)
{
    m_session.reset(); // the study needs the memory
    const auto json = request.find("spec");
    auto spec = json == request.end() ? Error{ErrorCode::Usage, "There is no study to run.", "Give its specification."}
                                      : llmStudySpecFromJson(*json);
    if (!spec) return m_outbox.say({{"id", id}, {"ok", false}, {"error", toJson(spec.error())}});
    LlmStudy study(std::move(*spec));
    std::optional<Error> failed;
    {
        EventThrottle sink(eventOffer(m_outbox, id));
        failed = study.run(std::move(stop), sink);
    }
    replyWithStudy(m_outbox, id, failed, study.result());
}

} // namespace qs
