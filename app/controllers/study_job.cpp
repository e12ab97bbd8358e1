// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/study_job.h"

#include <utility>

namespace qs {

StudyJob::StudyJob(const QString& threadName, std::shared_ptr<StudyResult> nothing, const char* lessMemory,
                   QObject* parent)
    : Job(threadName, parent), m_known(std::move(nothing)), m_lessMemory(lessMemory)
{
    beginThread();
}

StudyJob::~StudyJob() = default;

QObject* StudyJob::makeWorker()
{
    m_worker = new StudyWorker;
    connectWorker(m_worker.data(), &StudyWorker::eventHappened, [this](const StudyEvent& event) { onEvent(event); });
    connectWorker(m_worker.data(), &StudyWorker::finished, [this](const StudyEnd& end) { onFinished(end, true); });
    connectWorker(m_worker.data(), &StudyWorker::questionEvent,
                  [this](const StudyEvent& event) { onQuestionEvent(event); });
    connectWorker(m_worker.data(), &StudyWorker::answered, [this](const AnsweredQuestion& question) {
        if (question.use) question.use();
        endQuestion(); // after what it may have asked in turn
    });
    return m_worker;
}

Result<void> StudyJob::mayStart() const
{
    if (isActive())
        return Error{ErrorCode::Usage, Message::tr("A study is in progress."), Message::tr("Stop it first.")};
    return {};
}

Result<void> StudyJob::resumeStudy()
{
    if (!canResume())
        return Error{ErrorCode::Usage, Message::tr("There is no stopped study to continue."),
                     Message::tr("Start a study.")};
    begin({}, nullptr);
    return {};
}

void StudyJob::begin(StudyMaker make, std::shared_ptr<StudyResult> nothing)
{
    m_resumable = false;
    if (nothing) {
        m_answers = false;
        m_known = std::move(nothing);
    }
    onThread([worker = m_worker.data(), make = std::move(make), lessMemory = m_lessMemory,
              stop = beginRun(State::Running)] { worker->run(make, lessMemory, stop); });
}

void StudyJob::onEvent(const StudyEvent& event)
{
    m_known->apply(event);
    emit eventHappened(event);
}

void StudyJob::runLeftBehind()
{
    const Error error = leftBehindError(
        Message::tr("The study did not respond to Stop and was abandoned. The device or a kernel on it hangs."),
        Message::tr("All results received so far are kept."));
    m_known->judgeRows();
    m_known->stopReason = error.message;
    onFinished({m_known->copy(), error}, false);
}

void StudyJob::questionLeftBehind()
{
    m_answers = m_resumable = false; // the model went with the thread
}

/// `inMemory`: the study is still there and can be asked.
void StudyJob::onFinished(const StudyEnd& end, bool inMemory)
{
    const bool measured = end.result && end.result->hasRows();
    if (measured) m_known = end.result->copy();
    m_answers = inMemory && measured;
    m_resumable = inMemory && end.error && end.error->code == ErrorCode::Interrupted;
    endRun(end.error && end.error->code != ErrorCode::Interrupted);
    emit finished(end);
    afterRun();
    resultReported();
}

void StudyJob::ask(StudyQuestion question)
{
    beginQuestion();
    question.wanted = [wanted = std::move(question.wanted), left = leaving()] {
        return !left.stop_requested() && (!wanted || wanted());
    };
    onThread([worker = m_worker.data(), question = std::move(question)] { worker->ask(question); });
}

void StudyJob::release()
{
    onThread([worker = m_worker.data()] { worker->release(); });
}

} // namespace qs
