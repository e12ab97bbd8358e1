// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/llm.h"

#include "gpu/remote/worker_llm_session.h"
#include "gpu/serve/study_reply.h"
#include "gpu/studies/llm/study.h"
#include "gpu/studies/modes/piece_batch.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace qs {

using namespace std::chrono_literals;

namespace {

constexpr auto kEventInterval = 16ms;

/// Sends what a study says; of its progress and speed the newest counts, 60 times a second at most.
class LlmEventThrottle final : public LlmStudySink
{
public:
    LlmEventThrottle(MessageWriter& outbox, int id, const LlmStudy& study) : m_outbox(outbox), m_id(id), m_study(study)
    {}
    ~LlmEventThrottle() override { flush(); }
    LlmEventThrottle(const LlmEventThrottle&) = delete;
    LlmEventThrottle& operator=(const LlmEventThrottle&) = delete;

    void event(const LlmStudyEvent& event) override
    {
        using Kind = LlmStudyEvent::Kind;
        if (event.kind == Kind::Phase)
            m_phase = event;
        else if (event.kind == Kind::Speed)
            hold(event);
        else {
            flush();
            send(event);
        }
        if (std::chrono::steady_clock::now() - m_last >= kEventInterval) flush();
    }

private:
    void send(const LlmStudyEvent& event) { offerEvent(m_outbox, m_id, event, m_study.result()); }
    void hold(const LlmStudyEvent& event)
    {
        const auto same = std::find_if(m_speeds.begin(), m_speeds.end(), [&](const LlmStudyEvent& e) {
            return e.configuration == event.configuration && e.text == event.text && e.batch == event.batch;
        });
        if (same == m_speeds.end())
            m_speeds.push_back(event);
        else
            *same = event;
    }
    void flush()
    {
        if (m_phase) send(*std::exchange(m_phase, std::nullopt));
        for (const LlmStudyEvent& speed : std::exchange(m_speeds, {}))
            send(speed);
        m_last = std::chrono::steady_clock::now();
    }

    MessageWriter& m_outbox;
    int m_id;
    const LlmStudy& m_study;
    std::optional<LlmStudyEvent> m_phase;
    std::vector<LlmStudyEvent> m_speeds; ///< of each configuration and kind the newest
    std::chrono::steady_clock::time_point m_last;
};

} // namespace

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
        LlmEventThrottle voice(m_outbox, id, study);
        failed = study.run(std::move(stop), voice);
    }
    replyWithStudy(m_outbox, id, failed, study.result());
}

} // namespace qs
