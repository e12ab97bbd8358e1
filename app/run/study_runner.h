// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <stop_token>
#include <utility>

class QThread;

namespace qs {

/// What the controllers of studies share: a worker on a thread of its own, the states of a run, stopping with patience, and leaving behind
/// what does not answer. Never blocks its caller.
class StudyRunner : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Running, Stopping, Done, Failed };
    Q_ENUM(State)

    ~StudyRunner() override;

    State state() const { return m_state; }
    bool isActive() const { return m_state == State::Running || m_state == State::Stopping; }
    /// Whether something is asked of the study that ran last, and not answered yet.
    bool isAnswering() const { return m_pending > 0; }

    /// Asks run and questions to end; what is done is kept. Returns at once.
    void stop();
    /// Stops and waits until nothing is in work, processing events. False where that took longer than `limit`.
    bool stopAndWait(std::chrono::milliseconds limit = std::chrono::seconds(5));
    /// Leaves a run or question behind that does not answer to a stop; another study can be started. Without effect where nothing is in
    /// work that was stopped.
    void abandon();

signals:
    void stateChanged(qs::StudyRunner::State state);
    /// A stop has not been answered for RunController::kPatience.
    void unresponsive();
    /// A question was put or answered: isAnswering() may have changed.
    void answering(bool busy);

protected:
    explicit StudyRunner(const QString& threadName, QObject* parent);

    /// A worker with its signals connected; without parent.
    virtual QObject* makeWorker() = 0;
    /// The run was left behind; its outcome is this error.
    virtual void leftBehind(const Error& error) = 0;
    virtual void stopQuestions() = 0;

    /// For the constructor and the destructor of the subclass, which is the one that knows its worker.
    void beginThread();
    void endThread();

    /// A run begins: a fresh token, the thread under way.
    std::stop_token beginRun();
    void endRun(bool failed);
    /// Runs `what` on the worker's thread.
    template <typename F> void onThread(F&& what) { QMetaObject::invokeMethod(m_worker.data(), std::forward<F>(what), Qt::QueuedConnection); }
    /// For questions that need no run before them: the thread under way.
    void beginQuestion();
    void pend();
    void settle();

private:
    void setState(State state);

    QThread* m_thread = nullptr; ///< left behind, not waited for, where a study hangs in a driver
    QString m_threadName;
    QPointer<QObject> m_worker;
    std::stop_source m_stop;
    QTimer m_patience;
    State m_state = State::Idle;
    int m_pending = 0;
};

} // namespace qs
