// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/study_worker.h"

#include "app/controllers/guarded_run.h"
#include "gpu/studies/event_throttle.h"

#include <utility>

namespace qs {

StudyWorker::StudyWorker()
{
    qRegisterMetaType<StudyEvent>();
    qRegisterMetaType<StudyEnd>();
    qRegisterMetaType<AnsweredQuestion>();
}

void StudyWorker::make(const StudyMaker& maker)
{
    if (!maker) return;
    m_study.reset(); // before the next one asks for its memory
    m_study = maker();
}

void StudyWorker::run(const StudyMaker& maker, const char* lessMemory, std::stop_token stop)
{
    EventThrottle sink([this](const StudyEvent& event) { emit eventHappened(event); });
    auto error = guardedRun(lessMemory, [&]() -> std::optional<Error> {
        make(maker);
        if (!m_study)
            return Error{ErrorCode::Usage, Message::tr("There is no study to continue."),
                         Message::tr("Start a study.")};
        return m_study->run(std::move(stop), sink);
    });
    sink.flush();
    emit finished({m_study ? m_study->result().copy() : nullptr, std::move(error)});
}

void StudyWorker::ask(const StudyQuestion& question)
{
    AnsweredQuestion answer;
    if (question.wanted()) {
        EventThrottle sink([this](const StudyEvent& event) { emit questionEvent(event); });
        make(question.make);
        if (m_study) answer.use = question.answer(*m_study, question.stop, sink);
    }
    emit answered(answer);
}

} // namespace qs
