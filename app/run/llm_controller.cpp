// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/llm_controller.h"

#include "app/tasks/left_behind.h"

#include <utility>

namespace qs {

LlmController::LlmController(LlmFactory studies, LlmGeneratorFactory generators, QObject* parent)
    : Job(QStringLiteral("language model worker"), parent), m_studies(std::move(studies)),
      m_generators(std::move(generators))
{
    beginThread();
}

LlmController::~LlmController() { endThread(); }

QObject* LlmController::makeWorker()
{
    m_worker = new LlmWorker(m_studies, m_generators);
    hear(m_worker.data(), &LlmWorker::eventHappened, [this](const StudyEvent& event) { onEvent(event); });
    hear(m_worker.data(), &LlmWorker::finished, [this](const LlmOutcome& outcome) { onFinished(outcome); });
    hear(m_worker.data(), &LlmWorker::loading,
         [this](const QString& what, double fraction) { emit loading(what, fraction); });
    hear(m_worker.data(), &LlmWorker::written, [this](const QString& text, int tokens) { emit written(text, tokens); });
    hear(m_worker.data(), &LlmWorker::answered, [this](const LlmAnswer& answer) {
        emit answered(answer);
        endQuestion();
    });
    return m_worker;
}

Result<void> LlmController::start(const LlmStudySpec& spec)
{
    if (isActive()) return Error{ErrorCode::Usage, "A study is going on.", "Stop it first."};
    if (auto valid = validate(spec); !valid) return valid;
    m_spec = spec;
    m_soFar = {};
    m_soFar.spec = spec;
    onThread([worker = m_worker.data(), spec, stop = beginRun(State::Running)] { worker->run(spec, stop); });
    return {};
}

Result<void> LlmController::generate(const LlmSessionSpec& spec, const QString& prompt, std::int64_t most)
{
    if (isActive()) return Error{ErrorCode::Usage, "A study is going on.", "Stop it first."};
    if (isGenerating()) return Error{ErrorCode::Usage, "An answer is being written.", "Stop it first."};
    m_writing = std::stop_source();
    beginQuestion();
    onThread([worker = m_worker.data(), spec, prompt = prompt.toStdString(), most, stop = m_writing.get_token()] {
        worker->generate(spec, prompt, most, stop);
    });
    return {};
}

void LlmController::unload()
{
    onThread([worker = m_worker.data()] { worker->unload(); });
}

void LlmController::onEvent(const StudyEvent& event)
{
    m_soFar.take(event);
    emit eventHappened(event);
}

void LlmController::runLeftBehind()
{
    const Error error = endLeftBehind(m_soFar);
    onFinished({std::make_shared<const LlmStudyResult>(m_soFar), error});
}

void LlmController::questionLeftBehind()
{
    emit answered(
        {{},
         Error{ErrorCode::Device,
               "The prompt did not answer to Stop and was left behind: the device or a kernel on it hangs.", ""},
         false});
}

void LlmController::onFinished(const LlmOutcome& outcome)
{
    if (outcome.result && !outcome.result->rows.empty()) m_soFar = *outcome.result;
    endRun(outcome.error && outcome.error->code != ErrorCode::Interrupted);
    emit finished(outcome);
    endTold();
}

} // namespace qs
