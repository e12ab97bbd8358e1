// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/study_worker.h"
#include "app/threads/job.h"
#include "gpu/remote/study_kinds.h"

#include <memory>
#include <utility>

namespace qs {

/// A study of any kind on a thread of its own, and the questions to it. Never blocks its caller. What is special about
/// a kind of study is in the controller that derives from this.
class StudyJob : public Job
{
    Q_OBJECT

public:
    ~StudyJob() override;

    /// Whether there is something that can be asked: a run has ended and its study is in memory.
    bool canAnswer() const { return m_answers && !isActive(); }
    /// Whether the last run was stopped before its end and can go on.
    bool canResume() const { return m_resumable && !isActive(); }

signals:
    void eventHappened(const qs::StudyEvent& event);
    void finished(const qs::StudyEnd& end);

protected:
    /// `nothing`: the result before there is anything. `lessMemory`: what to do where there is too little.
    StudyJob(const QString& threadName, std::shared_ptr<StudyResult> nothing, const char* lessMemory, QObject* parent);

    /// Runs the study of a specification, whose results are of the type `Whole`. Refuses what makes no sense, and a
    /// second run at a time. The study before is dropped.
    template <class Whole, class Spec> Result<void> startStudy(const StudyFactoryOf<Spec>& factory, const Spec& spec)
    {
        if (auto may = mayStart(); !may) return may;
        if (auto valid = validate(spec); !valid) return valid;
        auto nothing = std::make_shared<Whole>();
        nothing->spec = spec;
        begin([factory, spec] { return factory(spec); }, std::move(nothing));
        return {};
    }
    Result<void> mayStart() const;
    Result<void> resumeStudy();
    /// What is known of the study that is going on, or went on last.
    const StudyResult& known() const { return *m_known; }

    /// Answered on the study's thread; what the answer is used for happens here where it is still wanted by then.
    void ask(StudyQuestion question);
    /// Frees the study, or what else answers questions.
    void release();

    /// After a run was reported: what follows it.
    virtual void afterRun() {}
    /// What a question brings before its answer.
    virtual void onQuestionEvent(const StudyEvent&) {}
    void questionLeftBehind() override;

private:
    QObject* makeWorker() override;
    void runLeftBehind() override;
    void begin(StudyMaker make, std::shared_ptr<StudyResult> nothing);
    void onEvent(const StudyEvent& event);
    void onFinished(const StudyEnd& end, bool inMemory);

    QPointer<StudyWorker> m_worker;
    std::shared_ptr<StudyResult> m_known;
    const char* m_lessMemory;
    bool m_answers = false, m_resumable = false;
};

/// Runs studies whose results are of the type `Whole` and to which no questions are put.
template <class Whole> class StudyRun : public StudyJob
{
public:
    using Spec = decltype(Whole::spec);
    using Factory = StudyFactoryOf<Spec>;

    /// `lessMemory`: what to do where there is too little.
    StudyRun(Factory factory, const char* lessMemory, QObject* parent)
        : StudyJob(QStringLiteral("study worker"), std::make_shared<Whole>(), lessMemory, parent),
          m_factory(std::move(factory))
    {}
    ~StudyRun() override { endThread(); }

    const Whole& soFar() const { return static_cast<const Whole&>(known()); }
    Result<void> start(const Spec& spec) { return startStudy<Whole>(m_factory, spec); }

private:
    Factory m_factory;
};

} // namespace qs
