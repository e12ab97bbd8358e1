// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/study_worker.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>

class QThread;

namespace qs {

/// Runs mode studies on a thread of its own, and asks the one that is there: plans, sizes, tensors, files. Never blocks its caller; of
/// several questions of one kind the newest is answered.
class StudyController : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Running, Stopping, Done, Failed };
    Q_ENUM(State)

    explicit StudyController(StudyFactory factory = makeModeStudy, QObject* parent = nullptr);
    ~StudyController() override;

    State state() const { return m_state; }
    bool isActive() const { return m_state == State::Running || m_state == State::Stopping; }
    /// Whether there is a model that can be asked: a run has ended and its study is in memory.
    bool canAnswer() const { return m_answers && !isActive(); }
    /// Whether the last run was stopped before its end and can go on.
    bool canResume() const { return m_resumable && !isActive(); }
    /// Whether a plan is being measured, or a file written.
    bool isAnswering() const { return m_pending > 0; }
    const ModeStudySpec& spec() const { return m_spec; }

    /// Refuses what makes no sense, and a second run at a time. The study before is dropped.
    Result<void> start(const ModeStudySpec& spec);
    /// Goes on with the study that was stopped, where it stood.
    Result<void> resume();
    /// Asks run and questions to end; what is done is kept. Returns at once.
    void stop();
    /// Stops and waits until nothing is in work, processing events. False where that took longer than `limit`.
    bool stopAndWait(std::chrono::milliseconds limit = std::chrono::seconds(5));

    /// Leaves a run or question behind that does not answer to a stop; another study can be started. Without effect where nothing is in
    /// work that was stopped.
    void abandon();

    // Questions; answered by signal, an error by failed(). Nothing happens where canAnswer() is false.
    void tryPlan(const LayerPlan& plan, const QString& name);
    void suggestPlan(std::int64_t bytes);
    void askSize(const LayerPlan& plan);
    void askTensor(const QString& name);
    void saveModel(const QString& path);
    /// A mode's name, or a plan.
    void saveQuantized(const QString& mode, const QString& path);
    void saveQuantized(const LayerPlan& plan, const QString& path);

signals:
    void stateChanged(qs::StudyController::State state);
    void eventHappened(const qs::ModeStudyEvent& event);
    void finished(const qs::StudyOutcomeOfModes& outcome);
    void planMeasured(const qs::ModeRow& row, const qs::StudyPtr& result);
    void planSuggested(const qs::LayerPlan& plan);
    void sizeKnown(const qs::LayerPlan& plan, const qs::SizeLedger& size);
    void tensorNamesKnown(const QStringList& names);
    void tensorReady(const qs::NamedTensor& tensor);
    void saved(const QString& path);
    void failed(qs::StudyQuestion question, const qs::Error& error);
    /// A stop has not been answered for RunController::kPatience.
    void unresponsive();
    /// A question was put or answered: isAnswering() may have changed.
    void answering(bool busy);

private:
    /// Runs on the worker's thread; returns what is to happen here with its answer.
    using Question = std::function<std::function<void()>(StudyEngine&, std::stop_token)>;
    void ask(StudyQuestion kind, Question question);
    template <typename T> std::function<void()> answer(StudyQuestion kind, Result<T> value, std::function<void(T&&)> use);
    void save(const QString& path, std::function<Result<void>(StudyEngine&)> write);
    void makeWorker();
    void begin(std::optional<ModeStudySpec> spec);
    void setState(State state);
    void onFinished(const StudyOutcomeOfModes& outcome);
    void settle();

    StudyFactory m_factory;
    QThread* m_thread = nullptr; ///< left behind, not waited for, where a study hangs in a driver
    QPointer<StudyWorker> m_worker;
    std::shared_ptr<StudyQuestions> m_questions = std::make_shared<StudyQuestions>();
    std::stop_source m_stop;
    QTimer m_patience;
    ModeStudySpec m_spec;
    State m_state = State::Idle;
    bool m_answers = false, m_resumable = false;
    int m_pending = 0;
};

} // namespace qs
