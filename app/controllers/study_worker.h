// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/study.h"

#include <QMetaType>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace qs {

/// What came out of a run of a study: everything that is known, also where an error is set.
struct StudyEnd
{
    std::shared_ptr<const StudyResult> result; ///< null where not even the study could be made
    std::optional<Error> error;

    /// The result of a study whose results are of this type.
    template <class Whole> std::shared_ptr<const Whole> of() const
    {
        return std::static_pointer_cast<const Whole>(result);
    }
};

/// Makes a study on the thread where it will be.
using StudyMaker = std::function<std::unique_ptr<Study>()>;
/// What is to happen with the answer to a question, on the thread of the one who asked.
using AnswerUse = std::function<void()>;

/// A question on its way to a study.
struct StudyQuestion
{
    StudyMaker make; ///< of the study that is asked; empty: the one that is there
    /// Answers on the study's thread. Throws nothing.
    std::function<AnswerUse(Study&, std::stop_token, StudySink&)> answer;
    std::function<bool()> wanted; ///< any thread: whether the answer is still of use
    std::stop_token stop;
};

/// A question that was answered, or overtaken before it began (empty).
struct AnsweredQuestion
{
    AnswerUse use;
};

/// Holds a study of any kind on the thread that it lives in. What it says comes out by signal, as EventThrottle lets it
/// pass.
class StudyWorker : public QObject
{
    Q_OBJECT

public:
    StudyWorker();

    /// Makes a study and runs it; with an empty `make` the one that is there goes on. Blocks until it ends, then emits
    /// finished. `lessMemory`: what to do where there is too little.
    void run(const StudyMaker& make, const char* lessMemory, std::stop_token stop);
    /// Blocks until it is answered, then emits answered.
    void ask(const StudyQuestion& question);
    /// Frees the study.
    void release() { m_study.reset(); }

signals:
    void eventHappened(const qs::StudyEvent& event);
    void finished(const qs::StudyEnd& end);
    /// What a question brings before its answer.
    void questionEvent(const qs::StudyEvent& event);
    void answered(const qs::AnsweredQuestion& question);

private:
    void make(const StudyMaker& maker);

    std::unique_ptr<Study> m_study;
};

} // namespace qs

Q_DECLARE_METATYPE(qs::StudyEvent)
Q_DECLARE_METATYPE(qs::StudyEnd)
Q_DECLARE_METATYPE(qs::AnsweredQuestion)
