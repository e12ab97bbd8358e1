// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/worker/serve_llm.h"

#include "gpu/studies/llm_study.h"
#include "gpu/worker/study_reply.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace qs {

using namespace std::chrono_literals;

namespace {

/// Sends what a study says; of its progress and speed the newest counts, 60 times a second at most.
class LlmVoice final : public LlmStudySink
{
public:
    LlmVoice(Outbox& outbox, int id, const LlmStudy& study) : m_outbox(outbox), m_id(id), m_study(study) {}
    ~LlmVoice() override { flush(); }
    LlmVoice(const LlmVoice&) = delete;
    LlmVoice& operator=(const LlmVoice&) = delete;

    void event(const LlmStudyEvent& event) override
    {
        using Kind = LlmStudyEvent::Kind;
        if (event.kind == Kind::Phase) m_phase = event;
        else if (event.kind == Kind::Speed) hold(event);
        else {
            flush();
            send(event);
        }
        if (std::chrono::steady_clock::now() - m_last >= 16ms) flush();
    }

private:
    void send(const LlmStudyEvent& event)
    {
        offerEvent(m_outbox, m_id, event, m_study.result());
    }
    void hold(const LlmStudyEvent& event)
    {
        const auto same = std::find_if(m_speeds.begin(), m_speeds.end(), [&](const LlmStudyEvent& e) { return e.configuration == event.configuration && e.text == event.text && e.batch == event.batch; });
        if (same == m_speeds.end()) m_speeds.push_back(event);
        else *same = event;
    }
    void flush()
    {
        if (m_phase) send(*std::exchange(m_phase, std::nullopt));
        for (const LlmStudyEvent& speed : std::exchange(m_speeds, {}))
            send(speed);
        m_last = std::chrono::steady_clock::now();
    }

    Outbox& m_outbox;
    int m_id;
    const LlmStudy& m_study;
    std::optional<LlmStudyEvent> m_phase;
    std::vector<LlmStudyEvent> m_speeds; ///< of each configuration and kind the newest
    std::chrono::steady_clock::time_point m_last;
};

} // namespace

void serveLlm(Outbox& outbox, int id, const nlohmann::json& request, std::stop_token stop)
{
    const auto json = request.find("spec");
    auto spec = json == request.end() ? Error{ErrorCode::Usage, "There is no study to run.", "Give its specification."} : llmStudySpecFromJson(*json);
    if (!spec) return outbox.say({{"id", id}, {"ok", false}, {"error", toJson(spec.error())}});
    LlmStudy study(std::move(*spec));
    std::optional<Error> failed;
    {
        LlmVoice voice(outbox, id, study);
        failed = study.run(std::move(stop), voice);
    }
    replyWithStudy(outbox, id, failed, study.result());
}

} // namespace qs
