// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/llm_controller.h"

#include <utility>

namespace qs {

LlmController::LlmController(LlmFactory studies, LlmGeneratorFactory generators, QObject* parent)
    : StudyRunner(QStringLiteral("language model worker"), parent), m_studies(std::move(studies)), m_generators(std::move(generators))
{
    beginThread();
}

LlmController::~LlmController() { endThread(); }

QObject* LlmController::makeWorker()
{
    m_worker = new LlmWorker(m_studies, m_generators);
    connect(m_worker.data(), &LlmWorker::eventHappened, this, &LlmController::eventHappened);
    connect(m_worker.data(), &LlmWorker::finished, this, &LlmController::onFinished);
    connect(m_worker.data(), &LlmWorker::loading, this, &LlmController::loading);
    connect(m_worker.data(), &LlmWorker::written, this, &LlmController::written);
    connect(m_worker.data(), &LlmWorker::answered, this, [this](const LlmAnswer& answer) {
        settle();
        emit answered(answer);
    });
    return m_worker;
}

Result<void> LlmController::start(const LlmStudySpec& spec)
{
    if (isActive()) return Error{ErrorCode::Usage, "A study is going on.", "Stop it first."};
    if (auto valid = validate(spec); !valid) return valid;
    m_spec = spec;
    onThread([worker = m_worker.data(), spec, stop = beginRun()] { worker->run(spec, stop); });
    return {};
}

Result<void> LlmController::generate(const LlmSessionSpec& spec, const QString& prompt, std::int64_t most)
{
    if (isActive()) return Error{ErrorCode::Usage, "A study is going on.", "Stop it first."};
    if (isGenerating()) return Error{ErrorCode::Usage, "An answer is being written.", "Stop it first."};
    m_writing = std::stop_source();
    pend();
    beginQuestion();
    onThread([worker = m_worker.data(), spec, prompt = prompt.toStdString(), most, stop = m_writing.get_token()] { worker->generate(spec, prompt, most, stop); });
    return {};
}

void LlmController::unload()
{
    onThread([worker = m_worker.data()] { worker->unload(); });
}

void LlmController::leftBehind(const Error& error) { onFinished({std::make_shared<const LlmStudyResult>(), error}); }

void LlmController::onFinished(const LlmOutcome& outcome)
{
    endRun(outcome.error && outcome.error->code != ErrorCode::Interrupted);
    emit finished(outcome);
}

} // namespace qs
