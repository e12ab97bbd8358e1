// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/study.h"

#include "gpu/studies/llm/estimate.h"
#include "gpu/studies/llm/study_state.h"
#include "gpu/studies/study_events.h"

#include "qs_version.h"

#include <algorithm>

namespace qs {

LlmStudy::State::State(LlmStudySpec asked, LlamaEngineOpener opener) : spec(std::move(asked)), open(std::move(opener))
{}

LlmStudy::LlmStudy(LlmStudySpec spec, LlamaEngineOpener open) : m_spec(std::move(spec)), m_open(std::move(open)) {}

std::optional<Error> LlmStudy::run(std::stop_token stop, StudySink& sink)
{
    m_result = {};
    const auto state = std::make_unique<State>(m_spec, m_open);
    state->sink = &sink;
    state->stop = std::move(stop);
    state->progress.setSink(&sink);
    auto error = state->run();
    m_result = std::move(state->result);
    return error;
}

Result<StudyAnswer> LlmStudy::ask(const nlohmann::json& question, std::stop_token, StudySink&)
{
    if (!isEstimateQuestion(question)) return noSuchQuestion(question);
    const auto estimate = estimateLlm(m_spec, m_open);
    if (!estimate) return estimate.error();
    return StudyAnswer{toJson(*estimate), {}};
}

std::optional<Error> LlmStudy::State::run()
{
    m_start = Clock::now();
    result.spec = spec;
    result.programVersion = QS_VERSION;
    result.programCommit = QS_COMMIT;
    Result<void> done = validate(spec);
    if (done) done = setUp();
    if (done) done = measureAll();
    result.seconds = std::chrono::duration<double>(Clock::now() - m_start).count();
    judge(result);
    m_loaded.clear();
    if (!done) {
        result.stopReason = stopReasonOf(done.error());
        return done.error();
    }
    result.complete = true;
    const auto failed =
        std::find_if(result.rows.begin(), result.rows.end(), [](const LlmRow& row) { return row.failed.empty(); });
    if (failed == result.rows.end() && !result.rows.empty())
        return Error{ErrorCode::Device,
                     Message::tr("No configuration could be measured: %1").arg(result.rows.front().failed), ""};
    return std::nullopt;
}

LlmRow& LlmStudy::State::rowOf(const std::string& configuration)
{
    auto found = std::find_if(result.rows.begin(), result.rows.end(),
                              [&](const LlmRow& row) { return row.configuration == configuration; });
    if (found != result.rows.end()) return *found;
    result.rows.emplace_back();
    result.rows.back().configuration = configuration;
    return result.rows.back();
}

double LlmStudy::State::qualityCost(const LlmConfiguration& configuration) const
{
    return configuration.needsCalibration() ? 2.2 : 1.0;
}

void LlmStudy::State::sendSpeed(const std::string& configuration, const std::string& what, int batch,
                                double tokensPerSecond)
{
    const auto now = Clock::now();
    // Each kind for itself: of kinds that take turns, one clock for all would let only the slowest through.
    Clock::time_point& told = m_speedReported[configuration + '/' + what + std::to_string(batch)];
    if (!sink || now - told < std::chrono::milliseconds(33)) return;
    told = now;
    StudyEvent event;
    event.kind = StudyEvent::Kind::Speed;
    event.what = what;
    event.subject = configuration;
    event.count = batch;
    event.rate = tokensPerSecond;
    sink->event(event);
}

void LlmStudy::State::sendRow(const LlmRow& row)
{
    judge(result);
    if (!sink) return;
    LlmStudyResult part;
    part.spec = spec;
    part.tasks = result.tasks;
    part.rows = {row};
    sink->event(partEvent(StudyEvent::Kind::Row, std::move(part)));
}

void LlmStudy::State::sendRows()
{
    judge(result);
    if (!sink) return;
    LlmStudyResult part;
    part.spec = spec;
    part.tasks = result.tasks;
    part.rows = result.rows;
    part.textPieces = result.textPieces;
    part.interleaved = result.interleaved;
    part.aaBand = result.aaBand;
    part.firstTokenSeconds = result.firstTokenSeconds;
    sink->event(partEvent(StudyEvent::Kind::Rows, std::move(part)));
}

void LlmStudy::State::note(Message text) { noteOnce(result, sink, std::move(text)); }

} // namespace qs
