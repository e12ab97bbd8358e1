// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/study_runner.h"
#include "app/run/study_worker.h"

#include <functional>

namespace qs {

/// Runs mode studies on a thread of its own, and asks the one that is there: plans, sizes, tensors, files. Never blocks its caller; of
/// several questions of one kind the newest is answered.
class StudyController : public StudyRunner
{
    Q_OBJECT

public:
    explicit StudyController(StudyFactory factory = makeModeStudy, QObject* parent = nullptr);
    ~StudyController() override;

    /// Whether there is a model that can be asked: a run has ended and its study is in memory.
    bool canAnswer() const { return m_answers && !isActive(); }
    /// Whether the last run was stopped before its end and can go on.
    bool canResume() const { return m_resumable && !isActive(); }
    const ModeStudySpec& spec() const { return m_spec; }

    /// Refuses what makes no sense, and a second run at a time. The study before is dropped.
    Result<void> start(const ModeStudySpec& spec);
    /// Goes on with the study that was stopped, where it stood.
    Result<void> resume();
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
    void eventHappened(const qs::ModeStudyEvent& event);
    void finished(const qs::StudyOutcomeOfModes& outcome);
    void planMeasured(const qs::ModeRow& row, const qs::StudyPtr& result);
    void planSuggested(const qs::LayerPlan& plan);
    void sizeKnown(const qs::LayerPlan& plan, const qs::SizeLedger& size);
    void tensorNamesKnown(const QStringList& names);
    void tensorReady(const qs::NamedTensor& tensor);
    void saved(const QString& path);
    void failed(qs::StudyQuestion question, const qs::Error& error);

private:
    /// Runs on the worker's thread; returns what is to happen here with its answer.
    using Question = std::function<std::function<void()>(StudyEngine&, std::stop_token)>;
    void ask(StudyQuestion kind, Question question);
    template <typename T> std::function<void()> answer(StudyQuestion kind, Result<T> value, std::function<void(T&&)> use);
    void save(const QString& path, std::function<Result<void>(StudyEngine&)> write);
    QObject* makeWorker() override;
    void leftBehind(const Error& error) override;
    void stopQuestions() override { m_questions->stopAll(); }
    void begin(std::optional<ModeStudySpec> spec);
    void onFinished(const StudyOutcomeOfModes& outcome);

    StudyFactory m_factory;
    QPointer<StudyWorker> m_worker;
    std::shared_ptr<StudyQuestions> m_questions = std::make_shared<StudyQuestions>();
    ModeStudySpec m_spec;
    bool m_answers = false, m_resumable = false;
};

} // namespace qs
