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

/// A run and the questions to it, on a thread of its own: its states, stopping with patience, and leaving
/// behind what does not answer. What the worker reports arrives with the generation that it was said in, so that
/// a worker that was left behind is ignored, wherever its messages already wait. Never blocks its
/// caller.
class Job : public QObject
{
    Q_OBJECT
    Q_PROPERTY(State state READ state NOTIFY stateChanged)

public:
    enum class State { Idle, Preparing, Running, Stopping, Done, Failed };
    Q_ENUM(State)

    /// After which a stop that had no effect is reported.
    static constexpr std::chrono::milliseconds kPatience{3000};

    ~Job() override;

    /// Of the run.
    State state() const { return m_state; }
    bool isActive() const
    {
        return m_state == State::Preparing || m_state == State::Running || m_state == State::Stopping;
    }
    /// Whether there is something that stop() would end.
    virtual bool canStop() const { return isActive() && m_state != State::Stopping; }
    /// Whether something was asked and is not answered yet.
    bool isAnswering() const { return m_questions > 0; }
    /// Neither a run nor a question is in work.
    bool isIdle() const { return !isActive() && m_questions == 0; }
    /// What was asked to stop has not done so within the patience.
    bool isUnresponsive() const { return m_unresponsive; }
    void setPatience(std::chrono::milliseconds patience) { m_patience.setInterval(patience); }

    /// Asks the run and the questions to end; what is done is kept. Returns at once; idle() or unresponsive()
    /// follows.
    void stop();
    /// Leaves behind what does not answer to a stop: its thread goes on by itself and is ignored,
    /// what had arrived is the result, and another run can be started. Without effect unless something is
    /// being stopped.
    void abandon();
    /// Lets what is in work go on where it is, without this program, which gets no messages of it any more: for a run
    /// in a session that is kept on another computer, when the window is closed. Without effect where nothing is in
    /// work.
    void detach();
    /// How long the run has been going on; 0: none is.
    std::chrono::milliseconds runningFor() const;
    /// Whether it ends by itself, in its time.
    virtual bool hasEnd() const { return true; }
    /// For the end of the program: stops, and waits until nothing is in work, processing events apart from
    /// the user's. False where that took longer than `limit`.
    bool stopAndWait(std::chrono::milliseconds limit = std::chrono::seconds(5));

signals:
    void stateChanged(qs::Job::State state);
    /// A stop has not been answered for the patience.
    void unresponsive();
    /// A question was put or answered: isAnswering() may have changed.
    void answering(bool busy);
    /// Nothing is in work any more, and its outcome was reported.
    void idle();

protected:
    Job(const QString& threadName, QObject* parent);

    /// A worker, without parent; its signals are connected by connectWorker().
    virtual QObject* makeWorker() = 0;
    /// The run did not answer and was left behind: tells its end, with what had arrived.
    virtual void runLeftBehind() = 0;
    /// A question was; there is no answer to come any more.
    virtual void questionLeftBehind() {}
    virtual void stopQuestions() {}
    /// Why a run or a question has no answer; `unresponsive`: what is said where it was abandoned.
    Error leftBehindError(Message unresponsive, Message hint) const;

    /// For the constructor and the destructor of the subclass, which is the one that knows its worker.
    void beginThread();
    void endThread();

    /// Connects a signal of the worker that makeWorker() makes, for as long as it is the worker.
    template <typename Worker, typename... Said, typename Slot>
    void connectWorker(Worker* worker, void (Worker::*signal)(Said...), Slot slot)
    {
        connect(worker, signal, this, [this, slot = std::move(slot), said = m_generation](Said... what) {
            if (said == m_generation) slot(what...);
        });
    }
    /// Runs `what` on the worker's thread, once a run or a question has started it.
    template <typename F> void onThread(F&& what)
    {
        QMetaObject::invokeMethod(m_worker.data(), std::forward<F>(what), Qt::QueuedConnection);
    }
    /// Requested once this generation of the worker is left behind.
    std::stop_token leaving() const { return m_leaving.get_token(); }

    /// A run begins in this state: the thread is under way. The token asks it to end.
    std::stop_token beginRun(State begun);
    void setState(State state);
    /// The run has ended; after its result has been reported, resultReported().
    void endRun(bool failed);
    void resultReported() { checkIdle(); }
    /// A question is put to the thread, which is under way; endQuestion() once its answer has been reported.
    void beginQuestion();
    void endQuestion();

private:
    void startThread();
    void abandonThread();
    void abandonWorker();
    void checkIdle();

    QThread* m_thread = nullptr; ///< left behind, not waited for, where its worker hangs in a driver
    QString m_threadName;
    QPointer<QObject> m_worker; ///< lives in m_thread and is deleted by it
    quint64 m_generation = 0;
    std::stop_source m_stop, m_leaving;
    QTimer m_patience;
    State m_state = State::Idle;
    std::chrono::steady_clock::time_point m_began; ///< the run
    int m_questions = 0;
    bool m_asked = false; ///< to stop, what is in work
    bool m_unresponsive = false;
    bool m_goesOn = false; ///< what is left behind is to go on
};

} // namespace qs
