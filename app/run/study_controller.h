// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/study_worker.h"
#include "app/tasks/job.h"

#include <functional>

namespace qs {

/// Runs mode studies on a thread of its own, and asks the one that is there: plans, sizes, tensors, files. Never blocks
/// its caller; of several questions of one kind the newest is answered.
class StudyController : public Job
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
    /// What is known of the study that is going on, or went on last.
    const ModeStudyResult& soFar() const { return m_soFar; }

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
    void eventHappened(const qs::StudyEvent& event);
    void finished(const qs::StudyOutcomeOfModes& outcome);
    void planMeasured(const qs::ModeRow& row, const qs::StudyPtr& result);
    void planSuggested(const qs::LayerPlan& plan);
    void sizeKnown(const qs::LayerPlan& plan, const qs::SizeLedger& size);
    void tensorNamesKnown(const QStringList& names);
    void tensorReady(const qs::NamedTensor& tensor);
    void saved(const QString& path);
    void failed(qs::StudyQuestion question, const qs::Error& error);

private:
    void ask(StudyQuestion kind, StudyWorker::Question question);
    void askNames();
    void save(const QString& path, std::function<Result<void>(StudyEngine&)> write);
    QObject* makeWorker() override;
    void runLeftBehind() override;
    void questionLeftBehind() override;
    void stopQuestions() override { m_questions->stopAll(); }
    void begin(std::optional<ModeStudySpec> spec);
    void onEvent(const StudyEvent& event);
    void onFinished(const StudyOutcomeOfModes& outcome, bool inMemory);
    void onAnswer(const StudyAnswer& answer);

    StudyFactory m_factory;
    QPointer<StudyWorker> m_worker;
    std::shared_ptr<StudyQuestions> m_questions = std::make_shared<StudyQuestions>();
    ModeStudySpec m_spec;
    ModeStudyResult m_soFar;
    StudyQuestion m_asked{}; ///< what the newest question was
    bool m_answers = false, m_resumable = false;
};

} // namespace qs
