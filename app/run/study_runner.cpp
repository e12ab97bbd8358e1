// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/study_runner.h"

#include "app/run/run_controller.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QThread>

namespace qs {

StudyRunner::StudyRunner(const QString& threadName, QObject* parent) : QObject(parent), m_threadName(threadName)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(RunController::kPatience);
    connect(&m_patience, &QTimer::timeout, this, &StudyRunner::unresponsive);
}

StudyRunner::~StudyRunner() = default;

void StudyRunner::beginThread()
{
    m_thread = new QThread;
    m_thread->setObjectName(m_threadName);
    m_worker = makeWorker();
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker.data(), &QObject::deleteLater);
}

void StudyRunner::endThread()
{
    disconnect(this, nullptr, nullptr, nullptr); // listeners may be half gone already
    if (!stopAndWait()) return;                  // it hangs: the thread owns all that it uses and is left behind
    m_thread->quit();
    // Without asking isRunning(), which is false while the thread deletes the worker.
    if (!m_thread->wait(QDeadlineTimer(std::chrono::seconds(5)))) return;
    delete m_worker.data(); // gone already where its thread ever ran
    delete m_thread;
}

std::stop_token StudyRunner::beginRun()
{
    stopQuestions();
    m_stop = std::stop_source();
    beginQuestion();
    setState(State::Running);
    return m_stop.get_token();
}

void StudyRunner::endRun(bool failed)
{
    m_patience.stop();
    setState(failed ? State::Failed : State::Done);
}

void StudyRunner::stop()
{
    stopQuestions();
    if (m_state != State::Running) return;
    m_stop.request_stop();
    setState(State::Stopping);
    m_patience.start();
}

void StudyRunner::abandon()
{
    if (m_state != State::Stopping) return;
    disconnect(m_worker.data(), nullptr, this, nullptr); // what it may still say is about no study of ours
    beginThread();
    m_pending = 0;
    leftBehind({ErrorCode::Device, "The study did not answer to Stop and was left behind: the device or a kernel on it hangs.", ""});
}

bool StudyRunner::stopAndWait(std::chrono::milliseconds limit)
{
    stop();
    const auto idle = [this] { return !isActive() && m_pending == 0; };
    if (idle()) return true;
    QEventLoop loop;
    QTimer poll;
    connect(&poll, &QTimer::timeout, &loop, [&] {
        if (idle()) loop.quit();
    });
    poll.start(10);
    QTimer::singleShot(limit, &loop, &QEventLoop::quit);
    loop.exec();
    return idle();
}

void StudyRunner::setState(State state)
{
    if (state == m_state) return;
    m_state = state;
    emit stateChanged(state);
}

void StudyRunner::beginQuestion()
{
    if (!m_thread->isRunning()) m_thread->start();
}

void StudyRunner::pend()
{
    ++m_pending;
    emit answering(true);
}

void StudyRunner::settle()
{
    --m_pending;
    emit answering(m_pending > 0);
}

} // namespace qs
