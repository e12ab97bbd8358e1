// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/threads/job.h"

#include "app/threads/work_threads.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QThread>

namespace qs {

Job::Job(const QString& threadName, QObject* parent) : QObject(parent), m_threadName(threadName)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_unresponsive = true;
        emit unresponsive();
    });
}

Job::~Job() = default;

void Job::beginThread()
{
    ++m_generation;
    m_leaving = std::stop_source();
    m_thread = new QThread;
    m_thread->setObjectName(m_threadName);
    m_worker = makeWorker();
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker.data(), &QObject::deleteLater);
}

void Job::startThread()
{
    if (!m_thread->isRunning()) m_thread->start();
}

void Job::endThread()
{
    disconnect(this, nullptr, nullptr, nullptr); // listeners may be half gone already
    if (!stopAndWait()) return abandonThread();
    m_thread->quit();
    // Without asking isRunning(), which is false while the thread deletes the worker.
    if (!m_thread->wait(QDeadlineTimer(std::chrono::seconds(5)))) return abandonThread();
    delete m_worker.data(); // gone already where its thread ever ran
    delete m_thread;
}

/// Nobody waits for the thread: it owns all that it uses, and ends with what it hangs in.
void Job::abandonThread()
{
    m_leaving.request_stop();
    disconnect(m_worker.data(), nullptr, this, nullptr);
    workThreads::begin();
    connect(m_thread, &QThread::finished, m_thread, [] { workThreads::end(); }, Qt::DirectConnection);
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    m_thread->quit();
    m_thread = nullptr;
    m_worker = nullptr;
}

std::stop_token Job::beginRun(State begun)
{
    stopQuestions();
    m_stop = std::stop_source();
    m_asked = m_unresponsive = false;
    m_patience.stop();
    startThread();
    m_began = std::chrono::steady_clock::now();
    setState(begun);
    return m_stop.get_token();
}

std::chrono::milliseconds Job::runningFor() const
{
    if (!isActive()) return {};
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_began);
}

void Job::endRun(bool failed) { setState(failed ? State::Failed : State::Done); }

void Job::stop()
{
    stopQuestions();
    if (m_state == State::Preparing || m_state == State::Running) {
        m_stop.request_stop();
        setState(State::Stopping);
    }
    if (isIdle() || m_asked) return;
    m_asked = true;
    m_patience.start();
}

void Job::abandon()
{
    if (m_asked && !isIdle()) abandonWorker();
}

void Job::detach()
{
    if (isIdle()) return;
    m_goesOn = true;
    abandonWorker();
    m_goesOn = false;
}

Error Job::leftBehindError(Message unresponsive, Message hint) const
{
    if (m_goesOn)
        return {ErrorCode::Interrupted, Message::tr("The run continues on its target."),
                Message::tr("Run > Jobs fetches its results.")};
    return {ErrorCode::Device, std::move(unresponsive), std::move(hint)};
}

void Job::abandonWorker()
{
    const bool run = isActive(), question = m_questions > 0;
    abandonThread();
    beginThread();
    m_questions = 0;
    if (question) {
        questionLeftBehind();
        emit answering(false);
    }
    if (run)
        runLeftBehind();
    else
        checkIdle();
}

bool Job::stopAndWait(std::chrono::milliseconds limit)
{
    stop();
    if (isIdle()) return true;
    QEventLoop loop;
    connect(this, &Job::idle, &loop, &QEventLoop::quit);
    QTimer::singleShot(limit, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return isIdle();
}

void Job::setState(State state)
{
    if (state == m_state) return;
    m_state = state;
    emit stateChanged(state);
}

void Job::beginQuestion()
{
    startThread();
    ++m_questions;
    emit answering(true);
}

void Job::endQuestion()
{
    --m_questions;
    emit answering(m_questions > 0);
    checkIdle();
}

void Job::checkIdle()
{
    if (!isIdle()) return;
    m_patience.stop();
    m_asked = m_unresponsive = false;
    emit idle();
}

} // namespace qs
