// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/llm_worker.h"

#include "app/run/guarded_run.h"
#include "gpu/studies/event_throttle.h"
#include "gpu/studies/modes/piece_batch.h"

#include <utility>

namespace qs {

LlmWorker::LlmWorker(LlmFactory studies, LlmGeneratorFactory generators)
    : m_factory(std::move(studies)), m_generators(std::move(generators))
{
    qRegisterMetaType<StudyEvent>();
    qRegisterMetaType<LlmOutcome>();
    qRegisterMetaType<LlmAnswer>();
}

void LlmWorker::run(const LlmStudySpec& spec, std::stop_token stop)
{
    m_session.reset();
    std::unique_ptr<LlmEngine> engine; // goes with its models: they are larger than anything else in memory
    std::optional<Error> error = guardedRun("Choose a smaller model, fewer configurations or a smaller batch.", [&] {
        engine = m_factory(spec);
        EventThrottle sink([this](const StudyEvent& event) { emit eventHappened(event); });
        return engine->run(std::move(stop), sink);
    });
    emit finished(
        {engine ? std::make_shared<const LlmStudyResult>(engine->result()) : std::make_shared<const LlmStudyResult>(),
         std::move(error)});
}

void LlmWorker::generate(const LlmSessionSpec& spec, const std::string& prompt, std::int64_t most, std::stop_token stop)
{
    LlmAnswer answer;
    answer.error = guardedRun("Choose a smaller model or another configuration.", [&]() -> std::optional<Error> {
        if (!m_session || m_session->spec() != spec) {
            m_session.reset(); // before the next one asks for its memory
            m_session = m_generators(spec);
        }
        answer.inWorker = m_session->isSeparate();
        PieceBatch pieces(
            [this](const std::string& text, int tokens) { emit written(QString::fromStdString(text), tokens); });
        const auto piece = [&](const std::string& more) {
            pieces.add(more);
            return !stop.stop_requested();
        };
        LlmProgress progress;
        progress.at = [&](const std::string& what, double fraction) {
            if (!pieces.due()) return;
            pieces.passed();
            emit loading(QString::fromStdString(what), fraction);
        };
        auto made = m_session->generate({prompt, most, piece}, stop, progress);
        pieces.flush();
        if (!made) return made.error();
        answer.made = std::move(*made);
        return std::nullopt;
    });
    if (answer.error && answer.error->code != ErrorCode::Usage && answer.error->code != ErrorCode::Interrupted)
        m_session.reset();
    emit answered(answer);
}

} // namespace qs
